"""The powers of the Loas: which are legal, and how they move dice (rules 5.1 to 5.9).

A power before the capture must leave a capture (rule 3.4). A power touches few spaces, so a capture that needs none of
them stays possible; this check is fast. Only if there is none, the power is tried on the board and taken back.
"""

from samedi.core.rng import IntBuffer
from samedi.core.types import Seat
from samedi.games.baron_voodoo import codes, components
from samedi.games.baron_voodoo.phases import ORDER, SWAP
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules.board import Board
from samedi.kit import bits

ONE = 1  # as wide as a set when compiled
BOARD = bits.pack(components.SPACES)
COLOUR_OF = list(components.COLOUR_OF)
FIRST_PUSH, FIRST_APART, FIRST_CARRY = (codes.FIRST[name] for name in ("push", "apart", "carry"))
FIRST_EXCHANGE, FIRST_DROP, FIRST_SWAP, ABOVE = (codes.FIRST[name] for name in ("exchange", "drop", "swap", "over"))

INDEX = [components.SPACES.index(space) if space in components.NAMES else -1 for space in range(56)]
LINE = [0x7F << 8 * rank for rank in range(7) for _ in "WE"] + [
    0x01010101010101 << file for file in range(7) for _ in "SN"
]
EDGE = list(components.EDGES)
INWARD = list(components.INWARDS)
CROSS = [
    (0x7F << 8 * (space // 8) ^ 0x01010101010101 << space % 8) if space in components.NAMES else 0
    for space in range(56)
]
CARRIED = [0] * (56 * 56)
for number, (start, end) in enumerate(components.CARRIES):
    CARRIED[start * 56 + end] = FIRST_CARRY + number
SCRATCH = IntBuffer()


def separate_captures(mine: int, victims: int, free: int) -> int:
    """Return a lower bound of the number of captures that have no space in common, up to four."""
    count = 0
    while count < 4:
        found = mine & (victims >> 1) & (free >> 2)
        if found:
            used = (ONE * 7) << bits.lowest(found)
        else:
            found = mine & (victims << 1) & (free << 2)
            if found:
                used = (ONE * 7) << (bits.lowest(found) - 2)
            else:
                found = mine & (victims >> 8) & (free >> 16)
                if found:
                    used = (ONE * 0x10101) << bits.lowest(found)
                else:
                    found = mine & (victims << 8) & (free << 16)
                    if not found:
                        return count
                    used = (ONE * 0x10101) << (bits.lowest(found) - 16)
        mine &= ~used
        victims &= ~used
        free &= ~used
        count += 1
    return count


def spare_captures(board: Board, seat: Seat) -> int:
    """Return this number for a seat: a power that touches fewer spaces leaves a capture."""
    return separate_captures(board.top[board.loa[seat]], on.victims_of(board, seat), BOARD & ~board.full)


def has_capture_outside(board: Board, seat: Seat, touched: int) -> bool:
    """Tell whether there is a capture that needs none of these spaces."""
    victims, free = on.victims_of(board, seat), BOARD & ~board.full
    return on.jumpers(board.top[board.loa[seat]] & ~touched, victims & ~touched, free & ~touched) != 0


def landings(mine: int, victims: int, free: int) -> int:
    """Return the spaces on which captures end."""
    return (
        (mine << 2 & victims << 1)
        | (mine >> 2 & victims >> 1)
        | (mine << 16 & victims << 8)
        | (mine >> 16 & victims >> 8)
    ) & free


def after_push(spaces: int, line: int, occupied: int) -> int:
    """Return where these occupied spaces are after a push of a line."""
    after = spaces & ~LINE[line]
    space = to = EDGE[line]
    for _ in range(7):
        if occupied >> space & 1:
            if spaces >> space & 1:
                after |= ONE << to
            to += INWARD[line]
        space += INWARD[line]
    return after


def push_leaves_capture(board: Board, seat: Seat, line: int) -> bool:
    if has_capture_outside(board, seat, LINE[line]):
        return True
    guarded = after_push(on.safe_tops(board, on.safe_colours(board, seat)), line, board.occupied)
    mine = after_push(board.top[board.loa[seat]], line, board.occupied)
    full = after_push(board.full, line, board.occupied)
    occupied = after_push(board.occupied, line, board.occupied)
    return on.jumpers(mine, occupied & ~guarded, BOARD & ~full) != 0


def carry_leaves_capture(board: Board, seat: Seat, start: int, end: int) -> bool:
    carry(board, start, end)
    leaves = on.can_capture(board, seat)
    carry(board, end, start)
    return leaves


def exchange_leaves_capture(board: Board, seat: Seat, first: int, second: int) -> bool:
    if has_capture_outside(board, seat, ONE << first | ONE << second):
        return True
    exchange(board, first, second)
    leaves = on.can_capture(board, seat)
    exchange(board, first, second)
    return leaves


def drop_leaves_capture(board: Board, seat: Seat, source: int, target: int, tops: int) -> bool:
    """Tell whether a capture is left with the top die of a column on this target and the middle die on any."""
    carry(board, source, target)
    leaves = on.can_capture(board, seat) if tops == 1 else any_middle_leaves_capture(board, seat, source, target)
    carry(board, target, source)
    return leaves


def any_middle_leaves_capture(board: Board, seat: Seat, source: int, dropped: int) -> bool:
    """Tell whether a capture is left with the middle die of a column on some target and the top die on `dropped`."""
    targets = board.occupied & ~board.full & ~(ONE << source)
    while targets:
        target = bits.lowest(targets)
        targets &= targets - 1
        if middle_leaves_capture(board, seat, source, target, dropped):
            return True
    return False


def middle_leaves_capture(board: Board, seat: Seat, source: int, target: int, dropped: int) -> bool:
    """Tell whether a capture is left with the middle die on this target, above or below the top die there."""
    carry(board, source, target)
    leaves = on.can_capture(board, seat)
    if target == dropped and not leaves:
        turn_over(board, target)
        leaves = on.can_capture(board, seat)
        turn_over(board, target)
    carry(board, target, source)
    return leaves


def affordable(board: Board, seat: Seat, loa: int) -> bool:
    """Tell whether a power is the seat's own, free by Baron Samedi, or paid with an offering (rules 5.1, 7.3)."""
    return board.loa[seat] == loa or board.baron == seat or board.offerings[on.owner_of(board, seat)] > 0


def any_power(board: Board, seat: Seat, late: bool) -> bool:
    """Tell whether this seat can use any power; a seat that cannot may be stuck (rule 8.2)."""
    SCRATCH.count = 0
    fill_powers(board, seat, late, 1, SCRATCH)
    return SCRATCH.count > 0


def fill_powers(board: Board, seat: Seat, late: bool, enough: int, out: IntBuffer) -> None:
    """Add the powers that may be begun, up to `enough`; before the capture only those that leave one (rule 3.4)."""
    sure = 4 if late else spare_captures(board, seat)
    enough += out.count
    if affordable(board, seat, 0):
        fill_pushes(board, seat, late, enough, out)
    if affordable(board, seat, 1) and out.count < enough:
        fill_apart(board, seat, sure, enough, out)
    if affordable(board, seat, 2) and out.count < enough:
        fill_carries(board, seat, sure, enough, out)
    if affordable(board, seat, 3) and out.count < enough:
        fill_exchanges(board, seat, sure, enough, out)


def fill_pushes(board: Board, seat: Seat, late: bool, enough: int, out: IntBuffer) -> None:
    """Mamy Wata: add lines with a gap towards the edge (rules 5.2, 5.3)."""
    empty = BOARD & ~board.occupied
    line = 0
    while line < 28 and out.count < enough:
        beside = empty << 1 if line < 14 else empty << 8
        if line & 1:
            beside = empty >> 1 if line < 14 else empty >> 8
        if board.occupied & beside & LINE[line] and (late or push_leaves_capture(board, seat, line)):
            out.add(FIRST_PUSH + line)
        line += 1


def fill_apart(board: Board, seat: Seat, sure: int, enough: int, out: IntBuffer) -> None:
    """Gran Bwa: add columns whose upper dice all find a place (rules 5.5, 5.6)."""
    columns = board.tall
    while columns and out.count < enough:
        source = bits.lowest(columns)
        columns &= columns - 1
        if any_drop(board, seat, source, sure):
            out.add(FIRST_APART + INDEX[source])


def any_drop(board: Board, seat: Seat, source: int, sure: int) -> bool:
    targets = board.occupied & ~board.full & ~(ONE << source)
    while targets:
        target = bits.lowest(targets)
        targets &= targets - 1
        if may_drop(board, seat, source, target, sure):
            return True
    return False


def may_drop(board: Board, seat: Seat, source: int, target: int, sure: int) -> bool:
    """Tell whether the top die of a column may go to this target, so that the others find a place too."""
    if board.full >> source & 1:
        others = board.occupied & ~board.full & ~(ONE << source) & ~(ONE << target)
        if others == 0 and board.tall >> target & 1:
            return False
        return sure >= 4 or drop_leaves_capture(board, seat, source, target, 2)
    return sure >= 3 or drop_leaves_capture(board, seat, source, target, 1)


def fill_steps(board: Board, seat: Seat, out: IntBuffer) -> None:
    """Add the next steps of a power in progress."""
    if board.phase == SWAP:
        fill_swaps(board, seat, out)
    elif board.phase == ORDER:
        fill_turns(board, seat, out)
    else:
        fill_drops(board, seat, out)


def fill_drops(board: Board, seat: Seat, out: IntBuffer) -> None:
    """Gran Bwa: add the targets of the die on top of the column."""
    source, dropped = board.source, board.dropped
    sure = 4 if board.late else spare_captures(board, seat)
    targets = board.occupied & ~board.full & ~(ONE << source)
    while targets:
        target = bits.lowest(targets)
        targets &= targets - 1
        if dropped < 0:
            legal = may_drop(board, seat, source, target, sure)
        else:
            legal = sure >= 3 or middle_leaves_capture(board, seat, source, target, dropped)
        if legal:
            out.add(FIRST_DROP + INDEX[target])


def fill_turns(board: Board, seat: Seat, out: IntBuffer) -> None:
    """Gran Bwa: add the two orders of middle and top die on one target."""
    if board.late or on.can_capture(board, seat):
        out.add(ABOVE)
    turn_over(board, board.dropped)
    if board.late or on.can_capture(board, seat):
        out.add(ABOVE + 1)
    turn_over(board, board.dropped)


def fill_carries(board: Board, seat: Seat, sure: int, enough: int, out: IntBuffer) -> None:
    """Papa Legba: add the moves of a top die to an empty space of its rank or file (rule 5.4)."""
    mine, victims, free = board.top[board.loa[seat]], on.victims_of(board, seat), BOARD & ~board.full
    starts = board.occupied
    while starts and out.count < enough:
        start = bits.lowest(starts)
        starts &= starts - 1
        spot = ONE << start
        ends = CROSS[start] & ~board.occupied
        safe = ends  # where a capture is left: the die fills one space, so one that ends elsewhere stays possible
        if sure < 3:
            last = landings(mine & ~spot, victims & ~spot, free & ~spot)
            safe = 0 if last == 0 else ends & ~last if last & (last - 1) == 0 else ends
        while ends and out.count < enough:
            end = bits.lowest(ends)
            ends &= ends - 1
            if safe >> end & 1 or carry_leaves_capture(board, seat, start, end):
                out.add(CARRIED[start * 56 + end])


def fill_exchanges(board: Board, seat: Seat, sure: int, enough: int, out: IntBuffer) -> None:
    """Erzulie Freda: add single dice that differ from another single die (rules 5.7, 5.8)."""
    firsts = board.occupied & ~board.tall
    while firsts and out.count < enough:
        first = bits.lowest(firsts)
        firsts &= firsts - 1
        if any_exchange(board, seat, first, sure):
            out.add(FIRST_EXCHANGE + INDEX[first])


def any_exchange(board: Board, seat: Seat, first: int, sure: int) -> bool:
    seconds = board.occupied & ~board.tall & ~(ONE << first)
    while seconds:
        second = bits.lowest(seconds)
        seconds &= seconds - 1
        if may_exchange(board, seat, first, second, sure):
            return True
    return False


def may_exchange(board: Board, seat: Seat, first: int, second: int, sure: int) -> bool:
    one, other = on.top_die(board, first), on.top_die(board, second)
    if COLOUR_OF[one] == COLOUR_OF[other]:
        if board.face[one] == board.face[other]:
            return False
        return sure >= 1 or exchange_leaves_capture(board, seat, first, second)
    return sure >= 3 or exchange_leaves_capture(board, seat, first, second)


def fill_swaps(board: Board, seat: Seat, out: IntBuffer) -> None:
    """Erzulie Freda: add the dice that the first one may change places with."""
    sure = 4 if board.late else spare_captures(board, seat)
    seconds = board.occupied & ~board.tall & ~(ONE << board.source)
    while seconds:
        second = bits.lowest(seconds)
        seconds &= seconds - 1
        if may_exchange(board, seat, board.source, second, sure):
            out.add(FIRST_SWAP + INDEX[second])


def push(board: Board, line: int) -> None:
    """Close up the stacks of a line towards an edge, in their order (rule 5.2)."""
    space = to = EDGE[line]
    step = INWARD[line]
    occupied = board.occupied
    board.full = after_push(board.full, line, occupied)
    board.tall = after_push(board.tall, line, occupied)
    board.occupied = after_push(occupied, line, occupied)
    for colour in range(5):
        board.top[colour] = after_push(board.top[colour], line, occupied)
    for _ in range(7):
        if occupied >> space & 1:
            for level in range(3):
                die = board.stack[3 * space + level]
                board.stack[3 * space + level] = -1
                board.stack[3 * to + level] = die
            to += step
        space += step


def carry(board: Board, start: int, end: int) -> None:
    """Move a top die to another space or stack (rules 5.4, 5.5)."""
    on.put_top(board, end, on.take_top(board, start))


def turn_over(board: Board, space: int) -> None:
    """Exchange the two upper dice of a full column (rule 5.6)."""
    one = on.take_top(board, space)
    other = on.take_top(board, space)
    on.put_top(board, space, one)
    on.put_top(board, space, other)


def exchange(board: Board, first: int, second: int) -> None:
    """Exchange two single dice (rule 5.7)."""
    one, other = on.take_top(board, first), on.take_top(board, second)
    on.put_top(board, first, other)
    on.put_top(board, second, one)
