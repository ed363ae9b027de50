"""Filling the board: dice are rolled onto it, or into a pool and drafted from there (rules 2.5 to 2.8)."""

from samedi.core import dice
from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import Action, Seat, Tell
from samedi.games.baron_voodoo import codes, components
from samedi.games.baron_voodoo.components import KINDS, NAMES
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules.board import Board
from samedi.kit import bits

ONE = 1  # as wide as a set when compiled
COLOUR_OF = list(components.COLOUR_OF)
FILLED = list(components.FILLED)  # the spaces that get a die, in reading order
FILLED_BY = [0] * 48  # the die that each of them gets: the next one of its colour
for colour in range(5):
    spaces = [at for at in range(48) if components.SPACE_COLOUR[FILLED[at]] == colour]
    for at, die in zip(spaces, components.DICE_OF[colour], strict=True):
        FILLED_BY[at] = die
DRAFTED_TO = sorted(components.FILLED)  # the same spaces from a1 on, in the order of codes
SPACE_COLOUR = [components.SPACE_COLOUR.get(space, -1) for space in range(56)]
FIRST_DRAFT = codes.FIRST["draft"]


def roll(rng: Rng, out: IntBuffer) -> None:
    """Roll 48 faces, in reading order of the board."""
    for _ in range(48):
        out.add(dice.below(rng, 6))


def sort_pool(out: IntBuffer) -> None:
    """Sort the faces within each colour, because dice of one kind are interchangeable."""
    for die in range(1, 48):
        at = die
        while at > 0 and COLOUR_OF[at - 1] == COLOUR_OF[at] and out.at[at - 1] > out.at[at]:
            out.at[at - 1], out.at[at] = out.at[at], out.at[at - 1]
            at -= 1


def fill_board(board: Board, drawn: IntBuffer) -> None:
    """Put a die of its colour on each coloured space (rule 2.5)."""
    for at in range(48):
        board.face[FILLED_BY[at]] = drawn.at[at]
        on.put_top(board, FILLED[at], FILLED_BY[at])


def fill_pool(board: Board, drawn: IntBuffer) -> None:
    """Put all dice into the pool (rule 2.6)."""
    for die in range(48):
        board.face[die] = drawn.at[die]
        board.pool |= ONE << die


def fill_draft(board: Board, out: IntBuffer) -> None:
    """Add each kind of the pool for each empty space of its colour (rule 2.6)."""
    kinds = on.kinds_in(board, board.pool)
    for at in range(48):
        if not board.occupied >> DRAFTED_TO[at] & 1:
            bits.offer(FIRST_DRAFT + 6 * at, kinds >> 6 * SPACE_COLOUR[DRAFTED_TO[at]] & 63, out)


def draft(board: Board, seat: Seat, action: Action, tell: Tell | None) -> None:
    """Move a die of the pool to a space of its colour (rule 2.6)."""
    space = DRAFTED_TO[(action - FIRST_DRAFT) // 6]
    die = on.die_of(board, board.pool, SPACE_COLOUR[space] * 6 + (action - FIRST_DRAFT) % 6)
    board.pool &= ~(ONE << die)
    on.put_top(board, space, die)
    if tell is not None:
        tell("drafted", seat, die=KINDS[on.kind_of(board, die)], space=NAMES[space])
