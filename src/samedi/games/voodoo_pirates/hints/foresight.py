"""Foresight: a table as it would be right after a choice, as far as the viewer can know it."""

from collections.abc import Iterator
from functools import lru_cache

from samedi.core.rng import Rng
from samedi.core.types import Action, Seat
from samedi.games.voodoo_pirates.codes import ACTIONS
from samedi.games.voodoo_pirates.components import ROOM
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.view import View, known_table, worlds


@lru_cache(64)
def known(view: View) -> VoodooPirates:
    """What the viewer knows, as a table. Hidden objects of others are not on it. Do not change it."""
    return known_table(view)


def after(view: View, action: Action) -> VoodooPirates:
    """The table after a legal choice of who is asked: where ships lie, who has what."""
    table = known(view).clone()
    table.apply(view.mover, action)
    return table


@lru_cache(8)
def supposed(view: View) -> VoodooPirates:
    """A table that the viewer cannot tell from the real one: what it may do itself is the same. Do not change it."""
    table = worlds(view).draw(Rng(1))
    assert isinstance(table, VoodooPirates)
    return table


def takes_all(view: View, seat: Seat) -> bool:
    """Will the Tok that is called take every such soul of this ship (rule 7.3)? Pirates before it have answered."""
    room = ROOM - view.load[view.caller]
    for step in range(1, (seat - view.caller) % view.seats):
        other = (view.caller + step) % view.seats
        room -= view.souls[other][view.called] if other != view.grigri else 0
    return room >= view.souls[seat][view.called] > 0


def choices(view: View) -> Iterator[list[str]]:
    """What the viewer may do, as the words of each code."""
    seat = view.seat
    return (ACTIONS[action].split() for action in supposed(view).legal(seat)) if seat is not None else iter(())
