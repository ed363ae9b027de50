"""Foresight: a table as it would be right after a choice, as far as the viewer can know it."""

from functools import lru_cache

from samedi.core.names import Action
from samedi.games.voodoo_pirates.rules import VoodooPirates
from samedi.games.voodoo_pirates.view import View, known_table


@lru_cache(64)
def known(view: View) -> VoodooPirates:
    """What the viewer knows, as a table. Hidden objects of others are not on it. Do not change it."""
    return known_table(view)


def after(view: View, action: Action) -> VoodooPirates:
    """The table after a legal choice of who is asked: where ships lie, who has what."""
    table = known(view).clone()
    table.apply(view.mover, action)
    return table
