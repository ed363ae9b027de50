"""The fields of a table of Baron Voodoo, and the functions that move dice and tokens.

Sets of spaces and sets of dice are bits of one number. The board stores the stack of each space, and the sets of spaces
that are occupied, tall (two dice or more), full (three dice) or topped by a colour.
"""

from typing import Any

from samedi.core.state import State
from samedi.core.types import CHANCE, Seat, Tell
from samedi.games.baron_voodoo import components
from samedi.games.baron_voodoo.components import OFFERINGS, RANDOM, TEAM_TARGET
from samedi.games.baron_voodoo.phases import ROLL
from samedi.kit import bits

ONE = 1  # as wide as a set when compiled
BOARD = bits.pack(components.SPACES)
COLOUR_OF = list(components.COLOUR_OF)
TARGET = list(components.TARGET)
WHITES = bits.pack(components.DICE_OF[4])


def jumpers(mine: int, victims: int, free: int) -> int:
    """Return which of these spaces have a victim beside them and a free space behind it (rule 4.1)."""
    return mine & (
        ((victims >> 1) & (free >> 2))
        | ((victims << 1) & (free << 2))
        | ((victims >> 8) & (free >> 16))
        | ((victims << 8) & (free << 16))
    )


def kind_of(board: "Board", die: int) -> int:
    """Return colour and face of a die as one number."""
    return COLOUR_OF[die] * 6 + board.face[die]


def kinds_in(board: "Board", dice: int) -> int:
    """Return the set of kinds of these dice."""
    kinds = 0
    while dice:
        die = bits.lowest(dice)
        dice &= dice - 1
        kinds |= ONE << (COLOUR_OF[die] * 6 + board.face[die])
    return kinds


def die_of(board: "Board", dice: int, kind: int) -> int:
    """Return the lowest of these dice that is of a kind, or -1."""
    while dice:
        die = bits.lowest(dice)
        if COLOUR_OF[die] * 6 + board.face[die] == kind:
            return die
        dice &= dice - 1
    return -1


def height_of(board: "Board", space: int) -> int:
    return (board.occupied >> space & 1) + (board.tall >> space & 1) + (board.full >> space & 1)


def top_die(board: "Board", space: int) -> int:
    """Return the die on top of an occupied space."""
    return board.stack[3 * space + (board.tall >> space & 1) + (board.full >> space & 1)]


def take_top(board: "Board", space: int) -> int:
    """Remove and return the top die of a stack."""
    spot = ONE << space
    level = (board.tall >> space & 1) + (board.full >> space & 1)
    die = board.stack[3 * space + level]
    board.stack[3 * space + level] = -1
    board.top[COLOUR_OF[die]] &= ~spot
    if level == 0:
        board.occupied &= ~spot
    else:
        if level == 1:
            board.tall &= ~spot
        else:
            board.full &= ~spot
        board.top[COLOUR_OF[board.stack[3 * space + level - 1]]] |= spot
    return die


def put_top(board: "Board", space: int, die: int) -> None:
    """Put a die on a space or on the dice there."""
    spot = ONE << space
    level = height_of(board, space)
    if level == 0:
        board.occupied |= spot
    else:
        board.top[COLOUR_OF[board.stack[3 * space + level - 1]]] &= ~spot
        if level == 1:
            board.tall |= spot
        else:
            board.full |= spot
    board.stack[3 * space + level] = die
    board.top[COLOUR_OF[die]] |= spot


def owner_of(board: "Board", seat: Seat) -> int:
    """Return the owner of a seat's zones, offerings and points: the seat, in team mode its team (rule 9.3)."""
    return seat & 1 if board.team else seat


def owners(board: "Board") -> int:
    return 2 if board.team else board.seats


def safe_colours(board: "Board", seat: Seat) -> int:
    """Return the colours that a seat may not capture: those of protected opponents (rules 6.4, 9.5)."""
    safe = 0
    if board.guard:
        for other in range(board.seats):
            if board.guard >> other & 1 and owner_of(board, other) != owner_of(board, seat):
                safe |= 1 << board.loa[other]
    return safe


def safe_tops(board: "Board", safe: int) -> int:
    """Return the spaces whose top die has one of these colours."""
    spots = 0
    for colour in range(4):
        if safe >> colour & 1:
            spots |= board.top[colour]
    return spots


def victims_of(board: "Board", seat: Seat) -> int:
    """Return the spaces whose top die a seat may capture (rule 4.3)."""
    if board.guard == 0:
        return board.occupied
    return board.occupied & ~safe_tops(board, safe_colours(board, seat))


def can_capture(board: "Board", seat: Seat) -> bool:
    return jumpers(board.top[board.loa[seat]], victims_of(board, seat), BOARD & ~board.full) != 0


def safe_world(board: "Board", owner: int) -> bool:
    """Tell whether a spirit world is protected from Steal (rules 6.4, 9.5)."""
    for seat in range(board.seats):
        if board.guard >> seat & 1 and owner_of(board, seat) == owner:
            return True
    return False


def pay(board: "Board", seat: Seat, cost: int) -> None:
    """Move offerings to the reserve."""
    board.offerings[owner_of(board, seat)] -= cost
    board.reserve += cost


def gain(board: "Board", seat: Seat) -> None:
    """Take an offering from the reserve."""
    board.offerings[owner_of(board, seat)] += 1
    board.reserve -= 1


def pass_baron(board: "Board", tell: Tell | None) -> None:
    """Give Baron Samedi to the seat with the most white dice in its spirit world (rules 7.1, 7.2)."""
    most, leader, leaders = 0, -1, 0
    for seat in range(0 if board.team else board.seats):  # rule 9.7: not in team mode
        whites = bits.size(board.sw[seat] & WHITES)
        if whites > most:
            most, leader, leaders = whites, seat, 1
        elif whites == most and most > 0:
            leaders += 1
            if seat == board.baron:
                leader = seat
    holder = leader if leaders == 1 or (leaders > 1 and leader == board.baron) else -1
    if holder != board.baron:
        if tell is not None:
            if holder >= 0:
                tell("baron", holder)
            else:
                tell("baron-gone", board.baron)
        board.baron = holder


class Board(State):
    """The fields of a table of Baron Voodoo: dice, tokens, and the progress of the turn."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.mover = CHANCE
        self.phase = ROLL
        self.filling = RANDOM
        self.team = False
        self.white = False  # white counts in the majorities at the end
        self.loa = [0, 1, 2, 3]
        self.target = TARGET[seats]
        self.round = 1
        self.face = [-1] * 48
        self.stack = [-1] * 168
        self.occupied = self.tall = self.full = 0
        self.top = [0] * 5
        self.pool = 0  # dice still to be drafted
        self.cz = [0] * 4  # capture zones: by seat, in team mode by team
        self.sw = [0] * 4  # spirit worlds
        self.offerings = [0] * 4
        self.score = [0] * 4
        self.reserve = OFFERINGS
        self.guard = 0  # protected seats, as a set
        self.baron = -1
        self.ended_by = -1
        self.clear_turn()

    def clear_turn(self) -> None:
        """Reset what belongs to a turn."""
        self.extra = False
        self.power_used = False
        self.bought = False
        self.captured = -1
        self.chosen = 0  # dice laid together for a combo
        self.late = False  # the power in progress belongs to the end of the turn
        self.source = -1  # Gran Bwa's and Erzulie's space, or owner * 30 + kind of Switch
        self.dropped = -1  # the space of Gran Bwa's first die

    def deal_offerings(self) -> None:
        """Give three offerings to each seat, in team mode to each team (rules 2.3, 9.3)."""
        if self.team:
            self.target = TEAM_TARGET
        for owner in range(owners(self)):
            self.offerings[owner] = 3
            self.reserve -= 3

    def copy_from(self, other: Any) -> None:
        self.copy(other)

    def copy(self, other: "Board") -> None:
        self.seats, self.mover, self.phase, self.filling = other.seats, other.mover, other.phase, other.filling
        self.team, self.white, self.target, self.round = other.team, other.white, other.target, other.round
        self.occupied, self.tall, self.full, self.pool = other.occupied, other.tall, other.full, other.pool
        self.reserve, self.guard, self.baron, self.ended_by = other.reserve, other.guard, other.baron, other.ended_by
        self.extra, self.power_used, self.bought, self.late = other.extra, other.power_used, other.bought, other.late
        self.captured, self.chosen = other.captured, other.chosen
        self.source, self.dropped = other.source, other.dropped
        self.loa[:] = other.loa
        self.face[:] = other.face
        self.stack[:] = other.stack
        self.top[:] = other.top
        self.cz[:] = other.cz
        self.sw[:] = other.sw
        self.offerings[:] = other.offerings
        self.score[:] = other.score
