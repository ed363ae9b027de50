"""Carrying out the power of a Loa, in one step or several (rules 5.1 to 5.8). powers.py says what is legal."""

from samedi.core.types import Action, Seat, Tell
from samedi.games.baron_voodoo import codes, components
from samedi.games.baron_voodoo.components import KINDS, LOAS, NAMES
from samedi.games.baron_voodoo.phases import DROP_MIDDLE, DROP_TOP, ORDER, SWAP
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules import powers
from samedi.games.baron_voodoo.rules.board import Board

SPACES = list(components.SPACES)
BEGINS = [start for start, _ in components.CARRIES]
ENDS = [end for _, end in components.CARRIES]
FIRST_PUSH, FIRST_APART, FIRST_CARRY = (codes.FIRST[name] for name in ("push", "apart", "carry"))
FIRST_EXCHANGE, FIRST_DROP, FIRST_SWAP, ABOVE = (codes.FIRST[name] for name in ("exchange", "drop", "swap", "over"))


def call(board: Board, seat: Seat, action: Action, tell: Tell | None) -> bool:
    """Pay for a power (rules 5.1, 7.3) and begin it; return whether it is over already."""
    loa = 0 if action < FIRST_APART else 1 if action < FIRST_CARRY else 2 if action < FIRST_EXCHANGE else 3
    cost = 0 if loa == board.loa[seat] or board.baron == seat else 1
    on.pay(board, seat, cost)
    board.power_used = True
    if tell is not None:
        tell("power", seat, loa=LOAS[loa], cost=cost)
    if loa == 0:
        powers.push(board, action - FIRST_PUSH)
        if tell is not None:
            line, edge = components.LINES[action - FIRST_PUSH].split()
            tell("pushed", seat, line=line, edge=edge)
    elif loa == 2:
        carry(board, seat, BEGINS[action - FIRST_CARRY], ENDS[action - FIRST_CARRY], tell)
    else:
        board.source = SPACES[action - (FIRST_APART if loa == 1 else FIRST_EXCHANGE)]
        board.phase = DROP_TOP if loa == 1 else SWAP
    return loa in (0, 2)


def take_step(board: Board, seat: Seat, action: Action, tell: Tell | None) -> bool:
    """Do the next step of a power; return whether it is over now."""
    if board.phase == SWAP:
        return swap(board, seat, SPACES[action - FIRST_SWAP], tell)
    if board.phase == ORDER:
        return order(board, seat, action, tell)
    return drop(board, seat, SPACES[action - FIRST_DROP], tell)


def carry(board: Board, seat: Seat, start: int, end: int, tell: Tell | None) -> None:
    powers.carry(board, start, end)
    if tell is not None:
        die = KINDS[on.kind_of(board, on.top_die(board, end))]
        tell("carried", seat, die=die, start=NAMES[start], end=NAMES[end])


def drop(board: Board, seat: Seat, target: int, tell: Tell | None) -> bool:
    """Gran Bwa: move the top die of the column to another stack (rules 5.5, 5.6)."""
    carry(board, seat, board.source, target, tell)
    if board.tall >> board.source & 1:
        board.dropped = target
        board.phase = DROP_MIDDLE
        return False
    middle, top = board.stack[3 * target + 1], board.stack[3 * target + 2]
    if target == board.dropped and on.kind_of(board, middle) != on.kind_of(board, top):
        board.phase = ORDER
        return False
    return True


def order(board: Board, seat: Seat, action: Action, tell: Tell | None) -> bool:
    """Gran Bwa: put the middle die over or under the top die (rule 5.6)."""
    if action != ABOVE:
        powers.turn_over(board, board.dropped)
    if tell is not None:
        die = KINDS[on.kind_of(board, on.top_die(board, board.dropped))]
        tell("ordered", seat, die=die, space=NAMES[board.dropped])
    return True


def swap(board: Board, seat: Seat, second: int, tell: Tell | None) -> bool:
    """Erzulie Freda: exchange two single dice (rule 5.7)."""
    first = board.source
    if tell is not None:
        one = KINDS[on.kind_of(board, on.top_die(board, first))]
        other = KINDS[on.kind_of(board, on.top_die(board, second))]
        tell("swapped", seat, die=one, space=NAMES[first], second=other, end=NAMES[second])
    powers.exchange(board, first, second)
    return True
