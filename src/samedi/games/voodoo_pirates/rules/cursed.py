"""Cursed Pirates: they choose nothing, and follow these rules instead."""

from samedi.core.types import Seat, Tell
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.codes import (
    DO_BOARD_COIN,
    DO_BOARD_COMPASS,
    DO_BOARD_GRIGRI,
    DO_BOARD_OBJECT,
    DO_BOARD_SOUL,
    DO_CELL,
    DO_DRAW_DECK,
    DO_FIRE,
    DO_PASS,
    DO_PLACE,
    DO_SAIL,
    DO_SWAP,
)
from samedi.games.voodoo_pirates.components import ACW, CELLS, CW, HOODOO, JAX, ROOM, TAKE, TIX, TOK
from samedi.games.voodoo_pirates.phases import (
    BOARD,
    CURSED,
    JAX_CELL,
    LANDING,
    PLACE,
    SAIL,
    SWAP,
    TAKING,
    TIXING,
    TOKKING,
)
from samedi.games.voodoo_pirates.rules import actions, broadside, objects, ritual, sea
from samedi.games.voodoo_pirates.rules import table as on
from samedi.games.voodoo_pirates.rules.table import Table

VALUE = list(components.VALUE)


def turn_over(table: Table, seat: Seat) -> None:
    """The top card of its pile. An empty pile is made anew, last round's card at the bottom."""
    if not table.heap[seat]:
        table.heap[seat] = 31
        table.bottom[seat] = table.last[seat]
    on.ask_chance(table, CURSED, seat)


def above_bottom(table: Table, seat: Seat) -> int:
    """The cards that can be on top, as a set: the bottom one only when no other is left."""
    bottom = table.bottom[seat]
    if bottom < 0:
        return table.heap[seat]
    above = table.heap[seat] & ~(1 << bottom)
    return above if above else table.heap[seat]


def turned(table: Table, seat: Seat, card: int) -> bool:
    """A card was turned over; is it the one played? A full ship sets Jax and Tok aside."""
    table.heap[seat] &= ~(1 << card)
    if not table.heap[seat]:
        table.bottom[seat] = -1
    if card in (JAX, TOK) and table.load[seat] == ROOM:
        return False
    table.plan[seat] = card
    return True


def conjure(table: Table, seat: Seat, tell: Tell | None) -> None:
    """It conjures its card if it can."""
    card = table.plan[seat]
    if card == JAX:
        if actions.can_jax(table, seat):
            actions.jax(table, seat, tell)
    elif card == TOK:
        if table.load[seat] < ROOM:
            conjure_tok(table, seat, tell)
    elif card == TAKE:
        conjure_take(table, seat, tell)
    elif card == TIX:
        conjure_tix(table, seat, tell)
    elif card == HOODOO and not table.held_ritual:
        ritual.call(table, seat, tell)


def conjure_tok(table: Table, seat: Seat, tell: Tell | None) -> None:
    """It calls the colour that brings most; without souls it draws one and calls that; if none brings any it draws."""
    best, most = -1, 0
    for colour in range(5):
        brought = min(actions.brings(table, seat, colour), ROOM - table.load[seat])
        if table.souls[5 * seat + colour] and brought > most:
            best, most = colour, brought
    if best >= 0:
        actions.tok(table, seat, best, tell)
    elif table.bagged:
        if not table.load[seat]:
            table.job, table.caller = TOKKING, seat
        on.draw_soul(table, seat)


def conjure_take(table: Table, seat: Seat, tell: Tell | None) -> None:
    """Two coins and a soul; a soul for each coin that is missing."""
    if tell is not None:
        tell("take", seat)
    table.job, table.caller, table.left = TAKING, seat, 3
    for _ in range(2):
        if table.treasure:
            actions.take_coin(table, seat, tell)
            table.left -= 1


def conjure_tix(table: Table, seat: Seat, tell: Tell | None) -> None:
    """It gives away its most numerous soul, or draws one for it."""
    if not sea.stuck(table, seat) and actions.any_tix(table, seat):
        if table.load[seat]:
            push_best(table, seat, tell)
        elif table.bagged:
            table.job, table.caller = TIXING, seat
            on.draw_soul(table, seat)


def push_best(table: Table, seat: Seat, tell: Tell | None) -> None:
    """The victim of the highest value, then most coins, then nearest clockwise; the way that gains it most."""
    victim, way, worth, gain = -1, CW, -1, 0
    for step in range(1, table.seats):
        other = on.following(table, seat, step)
        each = 32 * VALUE[table.at[other]] + table.coins[other]
        if each > worth:
            for towards in range(2):
                if actions.can_tix(table, seat, other, towards):
                    gained = gained_by_tix(table, seat, other, towards)
                    if each > worth or gained > gain:
                        victim, way, worth, gain = other, towards, each, gained
    actions.tix(table, seat, victim, way, most_numerous(table, seat, seat), tell)


def gained_by_tix(table: Table, seat: Seat, victim: Seat, way: int) -> int:
    """The own value after it, less the victim's."""
    start = table.at[victim]
    end = sea.course(table, victim, way, 1, 0)
    sea.lay(table, victim, end)
    own = sea.course(table, seat, 1 - way, 1, 0)
    sea.lay(table, victim, start)
    return VALUE[own] - VALUE[end]


def go_on_take(table: Table, tell: Tell | None) -> None:
    """The souls of a Take; if one cannot be had, a single object instead."""
    seat = table.caller
    if not table.left:
        on.finish_job(table)
    elif actions.can_jax(table, seat):
        table.left -= 1
        if table.bagged:
            on.draw_soul(table, seat)
        else:
            actions.take_cell(table, seat, lowest_soul(table), tell)
    else:
        on.finish_job(table)
        if objects.drawable(table):
            objects.draw_object(table, seat, tell)


def go_on(table: Table, tell: Tell | None) -> None:
    """The soul is drawn that a Tok or Tix waited for."""
    seat, job, colour = table.caller, table.job, table.drawn
    on.finish_job(table)
    table.drawn = -1
    if job == TOKKING:
        actions.tok(table, seat, colour, tell)
    else:
        push_best(table, seat, tell)


def answer(table: Table, seat: Seat) -> int:
    """What it does where a pirate would be asked."""
    if table.ask == PLACE:
        return place(table, seat)
    if table.ask == SAIL:
        return DO_SAIL + ritual.best_sail(table, seat, 2 if table.matched else 1)
    if table.ask == BOARD:
        return board(table, seat, table.way[table.passing])
    if table.ask == SWAP:
        return DO_SWAP
    if table.ask == LANDING:
        return DO_DRAW_DECK
    if table.ask == JAX_CELL:
        return DO_CELL + lowest_soul(table) - 1
    return aim(table, seat)


def most_numerous(table: Table, seat: Seat, own: Seat) -> int:
    """Of the souls on a ship the colour that another (or the same) ship has most of; ties by colour order."""
    best, most = -1, -1
    for colour in range(5):
        if table.souls[5 * seat + colour] and table.souls[5 * own + colour] > most:
            best, most = colour, table.souls[5 * own + colour]
    return best


def lowest_soul(table: Table) -> int:
    """The lowest cell of the grid with a soul."""
    cell = 1
    while table.grid[cell] < 0:
        cell += 1
    return cell


def place(table: Table, seat: Seat) -> int:
    """A matching soul in the lowest cell, or the most numerous in the lowest empty one.

    With another card than Hoodoo, or if it is prudent, only if its ship gains.
    """
    always = table.plan[seat] == HOODOO and not table.prudent
    lowest = 0
    for cell in range(1, CELLS + 1):
        if table.grid[cell] < 0:
            for colour in range(5):
                if table.souls[5 * seat + colour] and ritual.matches(table, colour, cell):
                    joins = always or ritual.gains_by_sailing(table, seat, 2)
                    return DO_PLACE + CELLS * colour + cell - 1 if joins else DO_PASS
            if not lowest:
                lowest = cell
    if always or ritual.gains_by_sailing(table, seat, 1):
        return DO_PLACE + CELLS * most_numerous(table, seat, seat) + lowest - 1
    return DO_PASS


def board(table: Table, seat: Seat, passed: Seat) -> int:
    """The first there is: Compass, coin, soul, object, GriGri."""
    if table.compass == passed:
        return DO_BOARD_COMPASS
    if table.coins[passed]:
        return DO_BOARD_COIN
    if table.load[passed] and table.load[seat] < ROOM:
        return DO_BOARD_SOUL + most_numerous(table, passed, seat)
    if table.objects[passed]:
        return DO_BOARD_OBJECT
    return DO_BOARD_GRIGRI


def aim(table: Table, seat: Seat) -> int:
    """The target that gives most hits, then the one with more coins, then the clockwise one."""
    one, other = broadside.beside(table, seat, CW), broadside.beside(table, seat, ACW)
    first = 32 * broadside.hits(table, seat, one) + table.coins[one]
    second = 32 * broadside.hits(table, seat, other) + table.coins[other]
    return DO_FIRE - 1 + table.at[other if second > first else one]
