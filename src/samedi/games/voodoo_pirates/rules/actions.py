"""The action cards Jax, Tok, Take and Tix. (Hoodoo is in `ritual`.)"""

from samedi.core.rng import IntBuffer
from samedi.core.types import Seat, Tell
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.codes import (
    DO_CELL,
    DO_STOP,
    DO_TAKE_COIN,
    DO_TAKE_DECK,
    DO_TAKE_DISCARD,
    DO_TAKE_SOUL,
    DO_TIX,
    DO_TOK,
)
from samedi.games.voodoo_pirates.components import CELLS, HIGH_TIDE, JAX, LOW_TIDE, OCTOPUS, ROOM, SOULS, WAYS
from samedi.games.voodoo_pirates.phases import CALLED, JAX_CELL, JAXING, OCTOPUS_ANSWER, TAKE_ITEM, TAKING, TIX_MOVE
from samedi.games.voodoo_pirates.rules import objects, sea, voyage
from samedi.games.voodoo_pirates.rules import table as on
from samedi.games.voodoo_pirates.rules.table import Table

CARDINAL = list(components.CARDINAL)
SPECIAL = list(components.SPECIAL)


def can_jax(table: Table, seat: Seat) -> bool:
    return table.load[seat] < ROOM and (table.bagged > 0 or table.filled > 0)


def jax(table: Table, seat: Seat, tell: Tell | None) -> None:
    """As many souls as Jax were played up to this one, one more at high tide, one fewer at low.

    In the plain reading only those count that were conjured.
    """
    table.jaxes += 1
    number = table.jaxes if table.plain else on.played_before(table, JAX) + 1
    here = SPECIAL[table.sea[table.at[seat]]]
    table.left = number + (here == HIGH_TIDE) - (here == LOW_TIDE)
    table.job, table.caller = JAXING, seat
    if tell is not None:
        tell("jax", seat, souls=table.left)


def go_on_jax(table: Table) -> None:
    """The next soul: from the bag, or if that is empty a chosen one from the grid."""
    seat = table.caller
    if not table.left or not can_jax(table, seat):
        on.finish_job(table)
    else:
        table.left -= 1
        if table.bagged:
            on.draw_soul(table, seat)
        else:
            on.put_question(table, JAX_CELL, seat)


def fill_cells(table: Table, out: IntBuffer) -> None:
    """Any soul on the grid."""
    for cell in range(1, CELLS + 1):
        if table.grid[cell] >= 0:
            out.add(DO_CELL + cell - 1)


def take_cell(table: Table, seat: Seat, cell: int, tell: Tell | None) -> None:
    colour = on.lift(table, cell)
    on.load_soul(table, seat, colour)
    if tell is not None:
        tell("lifted", seat, soul=SOULS[colour], cell=cell)


def brings(table: Table, seat: Seat, colour: int) -> int:
    """How many souls a call of this colour would bring, whatever room there is."""
    found = 0
    for other in range(table.seats):
        if other != seat and other != table.grigri:
            found += table.souls[5 * other + colour]
    for cell in range(1, CELLS + 1):
        if table.grid[cell] == colour:
            found += 1
    return found


def fill_tok(table: Table, seat: Seat, out: IntBuffer) -> None:
    for colour in range(5):
        if table.souls[5 * seat + colour]:
            out.add(DO_TOK + colour)


def tok(table: Table, seat: Seat, colour: int, tell: Tell | None) -> None:
    """Call a colour. Pirates that would lose a soul may answer with the Octopus, but not in the plain reading."""
    if not table.plain and next_to_answer(table, seat, colour, 1) < table.seats:
        table.job, table.caller, table.called, table.step = CALLED, seat, colour, 1
        if tell is not None:
            tell("called", seat, soul=SOULS[colour])
    else:
        gather(table, seat, colour, tell)


def next_to_answer(table: Table, seat: Seat, colour: int, step: int) -> int:
    """How many steps clockwise from the caller the next pirate is who may answer; as many as seats, if there is none.

    It has a soul of the colour, is neither in jail nor the holder of the GriGri, and may have the Octopus.
    """
    while step < table.seats:
        other = on.following(table, seat, step)
        if (
            other < table.humans
            and other != table.grigri
            and table.souls[5 * other + colour]
            and not on.is_jailed(table, other)
            and objects.may_have(table, other, OCTOPUS)
        ):
            break
        step += 1
    return step


def go_on_tok(table: Table, tell: Tell | None) -> None:
    """The next answer to a Tok; after the last the souls come that are still there."""
    seat, colour = table.caller, table.called
    step = next_to_answer(table, seat, colour, table.step)
    if step < table.seats:
        table.step = step + 1
        on.put_question(table, OCTOPUS_ANSWER, on.following(table, seat, step))
    else:
        on.finish_job(table)
        table.called = -1
        gather(table, seat, colour, tell)


def gather(table: Table, seat: Seat, colour: int, tell: Tell | None) -> None:
    """Every soul of the colour comes: from the others but the holder of the GriGri, then from the grid."""
    before = table.load[seat]
    for step in range(1, table.seats):
        other = on.following(table, seat, step)
        if other != table.grigri:
            while table.souls[5 * other + colour] and table.load[seat] < ROOM:
                on.unload_soul(table, other, colour)
                on.load_soul(table, seat, colour)
    for cell in range(1, CELLS + 1):
        if table.grid[cell] == colour and table.load[seat] < ROOM:
            on.load_soul(table, seat, on.lift(table, cell))
    if tell is not None:
        tell("tok", seat, soul=SOULS[colour], souls=table.load[seat] - before)


def can_take(table: Table, seat: Seat) -> bool:
    """Is there anything to take?"""
    return (
        table.treasure > 0
        or objects.drawable(table)
        or (table.load[seat] < ROOM and (table.bagged > 0 or table.filled > 0))
    )


def take(table: Table, seat: Seat, tell: Tell | None) -> None:
    """Twice an item."""
    table.job, table.caller, table.left = TAKING, seat, 2
    if tell is not None:
        tell("take", seat)


def go_on_take(table: Table) -> None:
    if not table.left or not can_take(table, table.caller):
        on.finish_job(table)
    else:
        table.left -= 1
        on.put_question(table, TAKE_ITEM, table.caller)


def fill_take(table: Table, seat: Seat, out: IntBuffer) -> None:
    if table.load[seat] < ROOM:
        fill_cells(table, out)
    if table.treasure:
        out.add(DO_TAKE_COIN)
    if objects.drawable(table):
        out.add(DO_TAKE_DECK)
    if table.piled:
        out.add(DO_TAKE_DISCARD)
    if table.bagged and table.load[seat] < ROOM:
        out.add(DO_TAKE_SOUL)
    out.add(DO_STOP)


def play_take(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    if action < DO_TAKE_COIN:
        take_cell(table, seat, action - DO_CELL + 1, tell)
    elif action == DO_TAKE_COIN:
        take_coin(table, seat, tell)
    elif action == DO_TAKE_DECK:
        objects.draw_object(table, seat, tell)
    elif action == DO_TAKE_DISCARD:
        objects.take_discard(table, seat, tell)
    elif action == DO_TAKE_SOUL:
        on.draw_soul(table, seat)
    else:
        table.left = 0
        if tell is not None:
            tell("stopped", seat)


def take_coin(table: Table, seat: Seat, tell: Tell | None) -> None:
    table.treasure -= 1
    table.coins[seat] += 1
    if tell is not None:
        tell("coin", seat)


def can_tix(table: Table, seat: Seat, victim: Seat, way: int) -> bool:
    """Can the victim be moved a space that way, and then the own ship one the other way?"""
    if victim == seat or victim == table.grigri:
        return False
    start = table.at[victim]
    end = sea.course(table, victim, way, 1, 0)
    if end == start:
        return False
    sea.lay(table, victim, end)
    fits = sea.possible(table, seat, 1 - way, 1, 0) or (not table.plain and can_leap(table, seat, 1 - way))
    sea.lay(table, victim, start)
    return fits


def can_leap(table: Table, seat: Seat, way: int) -> bool:
    """Can the own ship leap that way with the Compass?"""
    if seat < table.humans and objects.can_leap(table, seat):
        for i in range(4):
            if CARDINAL[i] != table.at[seat] and sea.possible(table, seat, way, 1, CARDINAL[i]):
                return True
    return False


def any_tix(table: Table, seat: Seat) -> bool:
    for i in range(2 * table.seats):
        if can_tix(table, seat, i // 2, i % 2):
            return True
    return False


def fill_tix(table: Table, seat: Seat, out: IntBuffer) -> None:
    if table.load[seat] and not sea.stuck(table, seat):
        for i in range(2 * table.seats):
            if can_tix(table, seat, i // 2, i % 2):
                for colour in range(5):
                    if table.souls[5 * seat + colour]:
                        out.add(DO_TIX + 5 * i + colour)


def tix(table: Table, seat: Seat, victim: Seat, way: int, colour: int, tell: Tell | None) -> None:
    """A soul for the victim, which is moved a space and lands; then the own ship sails one the other way."""
    on.unload_soul(table, seat, colour)
    if table.load[victim] < ROOM:
        on.load_soul(table, victim, colour)
    else:
        on.into_bag(table, colour)
    if tell is not None:
        tell("tix", seat, other=victim, way=WAYS[way], soul=SOULS[colour])
    sea.push(table, victim, way, tell)
    if table.plain:
        voyage.sail(table, seat, 1 - way, 1, 0, tell)
    else:
        on.await_landing(table, victim)
        table.tix_way = 1 - way


def go_on_tix(table: Table, tell: Tell | None) -> None:
    """The victim has landed, and the own ship goes. A pirate that can leap is asked how."""
    seat = table.moon
    if seat < table.humans and objects.can_leap(table, seat):
        on.put_question(table, TIX_MOVE, seat)
    else:
        voyage.sail(table, seat, table.tix_way, 1, 0, tell)
        table.tix_way = -1


def play_tix_move(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    table.tix_way = -1
    voyage.play_sail(table, seat, action, tell)
