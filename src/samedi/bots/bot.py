"""Bot: somebody who plays by what a seat may know."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from samedi.core.types import Action, Seat
from samedi.core.view import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one choice: in iterations, which repeat, or in seconds, which do not."""

    iterations: int | None = None
    seconds: float | None = None
    each: int = 0  # with iterations: so many for each choice at least


class Bot(Protocol):
    """Chooses for a seat from its View and its legal actions; it is never handed a State.

    A bot belongs to one seat of one game and may remember what it was shown there.
    """

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action: ...


def only_a_view(view: Any) -> None:
    """Whoever hands a bot anything but a View, a State or a Session say, has made a mistake. It is not looked into."""
    kind = type(view)
    if not issubclass(kind, View):
        raise TypeError(f"a bot is handed a View, never a State or anything else, such as this {kind.__name__}")
