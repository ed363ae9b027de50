"""The invariants hold in whole games, and notice when a piece is lost, exists twice or is where it cannot be."""

from collections.abc import Callable

import pytest

from samedi.core.rng import Rng
from samedi.core.types import CHANCE
from samedi.games.voodoo_pirates import GAME
from samedi.games.voodoo_pirates.components import GREY, MAGIC, OCTOPUS
from samedi.games.voodoo_pirates.invariants import broken
from samedi.games.voodoo_pirates.phases import LANDING, MOONLIGHT
from samedi.games.voodoo_pirates.rules.state import VoodooPirates


def at_dawn(seats: int = 3) -> VoodooPirates:
    """A random game as its third round begins."""
    table, rng = GAME.new(seats, GAME.check_options(seats, {})), Rng(seats)
    assert isinstance(table, VoodooPirates)
    while table.round < 3 or not table.at_horizon():
        seat = table.acting[0]
        if seat == CHANCE:
            table.settle(table.roll(rng))
        else:
            legal = table.legal(seat)
            table.apply(seat, legal[rng.below(len(legal))])
        assert broken(table) is None
    return table


def change(name: str, place: int, by: int) -> Callable[[VoodooPirates], None]:
    """Change one number of a list of the table."""

    def changed(table: VoodooPirates) -> None:
        values = getattr(table, name)  # a copy
        values[place] += by
        setattr(table, name, values)

    return changed


def put(name: str, value: int) -> Callable[[VoodooPirates], None]:
    """Put another number into a field of the table."""
    return lambda table: setattr(table, name, value)


@pytest.mark.parametrize(
    ("faults", "complaint"),
    [
        ([change("deck", GREY, -1), change("deck", OCTOPUS, 1)], "objects grey"),
        ([put("in_use", MAGIC)], "there are 2 objects magic and not 1"),
        ([put("in_use", GREY), put("also_in_use", MAGIC)], "there are 5 objects grey and not 4"),
        ([change("bag", 0, -1), put("bagged", 0)], "there are 3 souls R and not 4"),
        ([put("treasure", 19)], "in the treasure"),
        ([change("card", 0, 6)], "the playing cards are"),
        ([put("grigri", 3)], "the GriGri is with 3"),
        ([put("grigri", -1)], "the GriGri is with -1"),
    ],
)
def test_a_piece_that_is_lost_or_exists_twice_is_noticed(
    faults: list[Callable[[VoodooPirates], None]], complaint: str
) -> None:
    table = at_dawn()
    for fault in faults:
        fault(table)
    assert complaint in str(broken(table))


def test_a_pirate_in_jail_that_is_asked_to_land_is_noticed() -> None:  # rule 11.2
    table = at_dawn()
    table.stage, table.ask, table.mover, table.jailed = MOONLIGHT, LANDING, 1, 1 << 1
    for seat in range(table.seats):  # all have chosen a card that they may choose
        change("plan", seat, (0 if table.last[seat] else 1) - table.plan[seat])(table)
    assert broken(table) == "seat 1 is in jail, and has to do with landing"
