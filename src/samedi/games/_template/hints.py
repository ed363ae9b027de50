"""What a casual player of Candlelight does: an apprentice asks here."""

from collections.abc import Sequence

from samedi.core.hints import Hints
from samedi.core.types import Action
from samedi.games._template.view import View


def advise(view: View, legal: Sequence[Action]) -> Action:
    """The highest card: none is likelier to light this candle."""
    return legal[-1]


HINTS = Hints(advise=advise)
