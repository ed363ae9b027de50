"""How ships move: walking, storms, calm, mermaids, currents, and the wind that turns."""

from samedi.core.types import Seat, Tell
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.components import (
    BECALMED,
    COMPASS_SIDE,
    CURRENT,
    HARBOUR,
    MERMAIDS,
    STORM,
    WATCH,
    WAYS,
    WIND_SIDE,
    WINDS,
)
from samedi.games.voodoo_pirates.rules import table as on
from samedi.games.voodoo_pirates.rules.table import Table

NEXT = list(components.NEXT)
CARDINAL = list(components.CARDINAL)
HAUNTED = list(components.HAUNTED)
SPECIAL = list(components.SPECIAL)

SECOND_STEP = 1 << 4  # added to a space: the leap there is the second step of a move, and not the first

# Of the way that was looked at last: the ships passed (how many, then their seats) and the tolls due.
PASSED = [0] * 16
TOLLS = [0]


def haunted(table: Table, space: int) -> bool:
    return bool(HAUNTED[table.sea[space]])


def watched(table: Table, space: int) -> bool:
    """Does the Night Watch guard this space?"""
    return SPECIAL[table.sea[space]] == WATCH


def stuck(table: Table, seat: Seat) -> bool:
    """A ship on a haunted space cannot move in a storm or calm."""
    return (table.wind == STORM or table.wind == BECALMED) and haunted(table, table.at[seat])


def following(space: int, way: int) -> int:
    return NEXT[13 * way + space]


def taken(table: Table, seat: Seat, space: int) -> bool:
    """Does another ship lie there? Where the moving ship itself lay counts as empty."""
    return table.on[space] >= 0 and table.on[space] != seat


def note_passed(table: Table, space: int) -> None:
    PASSED[0] += 1
    PASSED[PASSED[0]] = table.on[space]


def walk(table: Table, seat: Seat, start: int, way: int, spaces: int, leap: int, note: bool) -> int:
    """Where so many spaces lead, as the specification writes it; a leap is the first step or the second."""
    here = empty = start
    count = 0
    passed = PASSED[0]
    while True:
        space = leap & 15 if leap and count == leap >> 4 else following(here, way)
        occupied = taken(table, seat, space)
        if space == start or (occupied and table.wind == STORM and haunted(table, space)):
            if note:
                PASSED[0] = passed  # ships beyond where it was turned back are not passed
            return empty
        if not occupied and (table.wind == STORM or table.wind == BECALMED) and haunted(table, space):
            return space
        here = space
        count += 1
        if not occupied:
            empty = space
            passed = PASSED[0]
            if count >= spaces:
                return space
        elif note:
            note_passed(table, space)


def carried(table: Table, seat: Seat, space: int, way: int, note: bool) -> int:
    """Where the Mermaid's Breath leaves a ship that would rest there."""
    while haunted(table, space):
        TOLLS[0] += 1
        space = following(space, way)
        while taken(table, seat, space):
            if note:
                note_passed(table, space)
            space = following(space, way)
    return space


def course(table: Table, seat: Seat, way: int, spaces: int, leap: int) -> int:
    """Where a ship would end, in PASSED and TOLLS what it would meet; its own place if it cannot move."""
    start = table.at[seat]
    PASSED[0] = TOLLS[0] = 0
    if stuck(table, seat):
        return start
    end = walk(table, seat, start, way, spaces, leap, True)
    if end == start:
        return start
    if table.wind == MERMAIDS and haunted(table, end):
        return carried(table, seat, end, way, True)
    if SPECIAL[table.sea[end]] == CURRENT:
        end = walk(table, seat, end, 1 - way, 1, 0, False)
        if table.wind == MERMAIDS and haunted(table, end):
            end = carried(table, seat, end, 1 - way, False)
    return end


def possible(table: Table, seat: Seat, way: int, spaces: int, leap: int) -> bool:
    """Would the ship end on another space?"""
    return course(table, seat, way, spaces, leap) != table.at[seat]


def lay(table: Table, seat: Seat, space: int) -> None:
    """A ship comes to lie on a space."""
    if table.at[seat] != HARBOUR:
        table.on[table.at[seat]] = -1
    table.at[seat] = space
    if space != HARBOUR:
        table.on[space] = seat


def pay_tolls(table: Table, seat: Seat, tell: Tell | None) -> None:
    """For every push a coin, or without one all souls."""
    for _ in range(TOLLS[0]):
        if table.coins[seat]:
            table.coins[seat] -= 1
            table.treasure += 1
            if tell is not None:
                tell("toll", seat, coins=1, souls=0)
        elif table.load[seat]:
            if tell is not None:
                tell("toll", seat, coins=0, souls=table.load[seat])
            for colour in range(5):
                while table.souls[5 * seat + colour]:
                    on.unload_soul(table, seat, colour)
                    on.into_bag(table, colour)


def push(table: Table, seat: Seat, way: int, tell: Tell | None) -> None:
    """Another pirate moves this ship a space; it boards no ship."""
    start = table.at[seat]
    end = course(table, seat, way, 1, 0)
    lay(table, seat, end)
    table.facing[seat] = way
    if tell is not None:
        tell("pushed", seat, start=start, end=end, way=WAYS[way])
    pay_tolls(table, seat, tell)


def breathe(table: Table, seat: Seat, tell: Tell | None) -> None:
    """Mermaids carry a ship that lies on a haunted space the way it faces."""
    start = table.at[seat]
    if table.wind == MERMAIDS and haunted(table, start):
        TOLLS[0] = 0
        end = carried(table, seat, start, table.facing[seat], False)
        lay(table, seat, end)
        on.await_landing(table, seat)
        if tell is not None:
            tell("carried", seat, start=start, end=end)
        pay_tolls(table, seat, tell)


def set_wind(table: Table, wind: int) -> None:
    """Turn the wind cards."""
    table.sea[CARDINAL[table.wind]] = COMPASS_SIDE + table.wind
    table.wind = wind
    table.sea[CARDINAL[wind]] = WIND_SIDE + wind


def change_wind(table: Table, quarters: int, actor: Seat, tell: Tell | None) -> None:
    """The wind turns clockwise; from the West it carries ships along, clockwise from who turned it."""
    if quarters % 4:
        set_wind(table, (table.wind + quarters) % 4)
        if tell is not None:
            tell("wind", actor, wind=WINDS[table.wind])
        for step in range(table.seats):
            breathe(table, on.following(table, actor, step), tell)
