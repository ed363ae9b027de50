"""The table right after a choice, as far as the viewer can know it."""

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
    """Return what the viewer knows, as a table without hidden objects of others. Callers do not change it."""
    return known_table(view)


def after(view: View, action: Action) -> VoodooPirates:
    """Return the table after a legal choice of the player who is asked."""
    table = known(view).clone()
    table.apply(view.mover, action)
    return table


@lru_cache(8)
def supposed(view: View) -> VoodooPirates:
    """Return a possible table, on which the viewer has the same choices. Callers do not change it."""
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
    """Yield the code of each choice of the viewer, as words."""
    seat = view.seat
    return (ACTIONS[action].split() for action in supposed(view).legal(seat)) if seat is not None else iter(())
