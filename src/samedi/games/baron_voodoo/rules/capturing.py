"""Captures: the legal jumps, the result of a jump, and turning the captured die (rules 4.1 to 4.6)."""

from samedi.core.rng import IntBuffer
from samedi.core.types import Seat, Tell
from samedi.games.baron_voodoo import codes, components
from samedi.games.baron_voodoo.components import FACES, KINDS, NAMES
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules import powers
from samedi.games.baron_voodoo.rules.board import Board
from samedi.kit import bits

ONE = 1  # as wide as a set when compiled
BOARD = bits.pack(components.SPACES)
COLOUR_OF = list(components.COLOUR_OF)
STARTS = [start for start, _ in components.JUMPS]
STEPS = [step for _, step in components.JUMPS]
FIRST_CAPTURE, FIRST_FACE = codes.FIRST["capture"], codes.FIRST["face"]
JUMPED = [-1] * (56 * 4)  # the action of a jump, by space and direction
for number, (space, step) in enumerate(components.JUMPS):
    JUMPED[4 * space + list(components.DIRECTIONS.values()).index(step)] = FIRST_CAPTURE + number


def fill_captures(board: Board, seat: Seat, out: IntBuffer) -> None:
    """Add every legal capture, space by space (rules 4.1 to 4.3)."""
    mine, victims, free = board.top[board.loa[seat]], on.victims_of(board, seat), BOARD & ~board.full
    north = mine & (victims >> 8) & (free >> 16)
    east = mine & (victims >> 1) & (free >> 2)
    south = mine & (victims << 8) & (free << 16)
    west = mine & (victims << 1) & (free << 2)
    mine = north | east | south | west
    while mine:
        space = bits.lowest(mine)
        mine &= mine - 1
        if north >> space & 1:
            out.add(JUMPED[4 * space])
        if east >> space & 1:
            out.add(JUMPED[4 * space + 1])
        if south >> space & 1:
            out.add(JUMPED[4 * space + 2])
        if west >> space & 1:
            out.add(JUMPED[4 * space + 3])


def capture(board: Board, seat: Seat, jump: int, tell: Tell | None) -> None:
    """Jump with a die of the own colour and capture the die below the jump (rules 4.1, 4.2, 4.4)."""
    start, over, end = STARTS[jump], STARTS[jump] + STEPS[jump], STARTS[jump] + 2 * STEPS[jump]
    die = on.take_top(board, over)
    powers.carry(board, start, end)
    board.cz[on.owner_of(board, seat)] |= ONE << die
    board.captured = die
    if tell is not None:
        kind = KINDS[on.kind_of(board, die)]
        tell("captured", seat, die=kind, start=NAMES[start], over=NAMES[over], end=NAMES[end])
    if COLOUR_OF[die] == board.loa[seat] and board.reserve > 0:  # rule 4.5
        on.gain(board, seat)
        if tell is not None:
            tell("bonus", seat)


def fill_faces(board: Board, out: IntBuffer) -> None:
    """Add the faces to which the captured die may be turned (rule 4.6)."""
    for face in range(6):
        if face != board.face[board.captured]:
            out.add(FIRST_FACE + face)


def turn_die(board: Board, seat: Seat, face: int, tell: Tell | None) -> None:
    """Pay to turn the captured die to another face (rule 4.6)."""
    on.pay(board, seat, 1)
    if tell is not None:
        tell("turned", seat, die=KINDS[on.kind_of(board, board.captured)], face=FACES[face])
    board.face[board.captured] = face
