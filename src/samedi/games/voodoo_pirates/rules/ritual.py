"""Hoodoo: everybody may give a soul to move. Two rounds, the second for Hoodoo cards only."""

from samedi.core.rng import IntBuffer
from samedi.core.types import Seat, Tell
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.codes import DO_PASS, DO_PLACE
from samedi.games.voodoo_pirates.components import CELLS, HOODOO, SOULS
from samedi.games.voodoo_pirates.phases import PLACE, RITUAL, SAIL
from samedi.games.voodoo_pirates.rules import objects, sea, voyage
from samedi.games.voodoo_pirates.rules import table as on
from samedi.games.voodoo_pirates.rules.table import Table

TOUCH = list(components.TOUCH)
VALUE = list(components.VALUE)
SCRATCH = IntBuffer()


def hoodoos(table: Table) -> int:
    """How many Hoodoo cards are played in this round."""
    count = 0
    for seat in range(table.seats):
        if table.plan[seat] == HOODOO:
            count += 1
    return count


def call(table: Table, seat: Seat, tell: Tell | None) -> None:
    """The first Hoodoo of a round calls the ritual; in the plain reading the wind changes with the call."""
    table.held_ritual = 1
    table.job, table.caller = RITUAL, seat
    table.ritual, table.step = 1, 0
    if tell is not None:
        tell("ritual", seat, cards=hoodoos(table))
    if table.plain:
        sea.change_wind(table, hoodoos(table), seat, tell)


def go_on(table: Table, tell: Tell | None) -> None:
    """The next pirate that may give a soul."""
    if table.filled == CELLS:
        finish(table, tell)
    elif table.step == table.seats:
        table.step = 0
        table.ritual += 1
        if table.ritual > 2:
            on.finish_job(table)
            if tell is not None:
                tell("ritual-over")
    else:
        seat = on.following(table, table.caller, table.step)
        if on.is_jailed(table, seat) or (table.ritual == 2 and table.plan[seat] != HOODOO):
            table.step += 1
        elif table.load[seat]:
            on.put_question(table, PLACE, seat)
        elif wants_soul(table, seat):
            on.draw_soul(table, seat)
        else:
            table.step += 1


def finish(table: Table, tell: Tell | None) -> None:
    """The grid is full: all souls on it go into the bag, and the ritual is over."""
    for cell in range(1, CELLS + 1):
        on.into_bag(table, on.lift(table, cell))
    on.finish_job(table)
    if tell is not None:
        tell("grid-full")


def wants_soul(table: Table, seat: Seat) -> bool:
    """A Cursed Pirate with a Hoodoo card and no soul draws one in the first round; a prudent one if it may gain."""
    return (
        seat >= table.humans
        and table.ritual == 1
        and table.plan[seat] == HOODOO
        and table.bagged > 0
        and (not table.prudent or gains_by_sailing(table, seat, 2))
    )


def gains_by_sailing(table: Table, seat: Seat, most: int) -> bool:
    """Would one space, or up to so many, lead to a place of more value?"""
    here = VALUE[table.at[seat]]
    for i in range(2 * most):
        if VALUE[sea.course(table, seat, i % 2, i // 2 + 1, 0)] > here:
            return True
    return False


def best_sail(table: Table, seat: Seat, most: int) -> int:
    """The possible move to the highest value, of equals the shorter, then the clockwise one; -1 if there is none."""
    best, value = -1, -1
    for i in range(2 * most):
        end = sea.course(table, seat, i % 2, i // 2 + 1, 0)
        if end != table.at[seat] and VALUE[end] > value:
            best, value = i % 2 * 2 + i // 2, VALUE[end]
    return best


def matches(table: Table, colour: int, cell: int) -> bool:
    """Does a soul in this cell touch one of its colour?"""
    for other in range(1, CELLS + 1):
        if TOUCH[cell] >> other & 1 and table.grid[other] == colour:
            return True
    return False


def fill_place(table: Table, seat: Seat, out: IntBuffer) -> None:
    out.add(DO_PASS)
    objects.fill_octopus(table, seat, out)
    for colour in range(5):
        if table.souls[5 * seat + colour]:
            for cell in range(1, CELLS + 1):
                if table.grid[cell] < 0:
                    out.add(DO_PLACE + CELLS * colour + cell - 1)


def play_place(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    if action == DO_PASS:
        table.step += 1
        if tell is not None:
            tell("abstained", seat)
    elif action < DO_PLACE:
        objects.play_octopus(table, seat, action, tell)
    else:
        place(table, seat, (action - DO_PLACE) // CELLS, (action - DO_PLACE) % CELLS + 1, tell)


def place(table: Table, seat: Seat, colour: int, cell: int, tell: Tell | None) -> None:
    """A soul is put on the grid; the ship must then make one of its possible moves."""
    on.unload_soul(table, seat, colour)
    table.matched = 1 if matches(table, colour, cell) else 0
    table.grid[cell] = colour
    table.filled += 1
    if tell is not None:
        tell("placed", seat, soul=SOULS[colour], cell=cell, match="yes" if table.matched else "no")
    if can_sail(table, seat):
        on.put_question(table, SAIL, seat)
    else:
        table.step += 1
        table.matched = 0
        if tell is not None:
            tell("stayed", seat)


def can_sail(table: Table, seat: Seat) -> bool:
    """Is any of the moves that the ritual allows possible?"""
    SCRATCH.count = 0
    voyage.fill_sail(table, seat, SCRATCH)
    return SCRATCH.count > 0


def play_sail(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    table.step += 1
    table.matched = 0
    voyage.play_sail(table, seat, action, tell)
