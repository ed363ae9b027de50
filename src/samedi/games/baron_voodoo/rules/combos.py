"""Combos: laying dice together, sending them to the spirit world, and the count at the end (rules 7.4 to 8.6)."""

from samedi.core.rng import IntBuffer
from samedi.core.types import Seat, Tell
from samedi.games.baron_voodoo import codes, components
from samedi.games.baron_voodoo.components import KINDS
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules.board import Board
from samedi.kit import bits

ONE = 1  # as wide as a set when compiled
COLOUR_OF = list(components.COLOUR_OF)
COMBO = list(components.COMBO)
DICE_OF = [bits.pack(dice) for dice in components.DICE_OF]
FIRST_PUT, SCORE, DONE = codes.FIRST["put"], codes.FIRST["score"], codes.FIRST["done"]


def fits(board: Board, die: int) -> bool:
    """Tell whether the chosen dice and this one are a combo (rules 7.5, 7.6)."""
    faces, colours, count = 0, 0, 0
    dice = board.chosen
    while dice:
        each = bits.lowest(dice)
        dice &= dice - 1
        faces |= 1 << board.face[each]
        if COLOUR_OF[each] < 4:
            colours |= 1 << COLOUR_OF[each]
        count += 1
    if count == 0:
        return True
    if count == 4:
        return False
    face, white = 1 << board.face[die], COLOUR_OF[die] == 4
    colour = 1 << COLOUR_OF[die]
    if faces == face:  # one icon: no colour twice
        return white or not colours & colour
    if faces & face or (count > 1 and faces & (faces - 1) == 0):
        return False
    return white or colours == 0 or colours == colour  # different icons: one colour


def fill_bank(board: Board, seat: Seat, out: IntBuffer) -> None:
    """Add the dice that fit the chosen ones; and to score the chosen ones, or to send no more (rules 7.4, 7.7)."""
    out.add(SCORE if board.chosen else DONE)
    dice = board.cz[on.owner_of(board, seat)] & ~board.chosen
    kinds = 0
    while dice:
        die = bits.lowest(dice)
        dice &= dice - 1
        if fits(board, die):
            kinds |= ONE << (COLOUR_OF[die] * 6 + board.face[die])
    bits.offer(FIRST_PUT, kinds, out)


def choose(board: Board, seat: Seat, kind: int, tell: Tell | None) -> None:
    """Choose a die of the own capture zone (rule 7.4)."""
    board.chosen |= ONE << on.die_of(board, board.cz[on.owner_of(board, seat)] & ~board.chosen, kind)
    if tell is not None:
        tell("put", seat, die=KINDS[kind])


def bank(board: Board, seat: Seat, tell: Tell | None) -> bool:
    """Send the chosen dice to the spirit world and score them (rules 7.4 to 7.7); return whether they were the last."""
    owner = on.owner_of(board, seat)
    points = COMBO[bits.size(board.chosen)]
    if tell is not None:
        tell("banked", seat, dice=names(board, board.chosen), points=points)
    board.cz[owner] &= ~board.chosen
    board.sw[owner] |= board.chosen
    board.chosen = 0
    board.score[owner] += points
    on.pass_baron(board, tell)
    return board.cz[owner] == 0


def names(board: Board, dice: int) -> list[str]:
    """Return the kinds of dice, sorted."""
    kinds = []
    while dice:
        kinds.append(on.kind_of(board, bits.lowest(dice)))
        dice &= dice - 1
    return [KINDS[kind] for kind in sorted(kinds)]


def best_combo(board: Board, dice: int) -> int:
    """Return the number of dice in the largest combo of these dice, or 0 (rule 8.4)."""
    best = 0
    for face in range(6):
        count, colours = 0, 0
        rest = dice
        while rest:
            die = bits.lowest(rest)
            rest &= rest - 1
            if board.face[die] == face and not colours >> COLOUR_OF[die] & 1:
                count += 1
                if COLOUR_OF[die] < 4:
                    colours |= 1 << COLOUR_OF[die]
        if count > best:
            best = count
    for colour in range(4):
        faces = 0
        rest = dice & (DICE_OF[colour] | DICE_OF[4])
        while rest:
            die = bits.lowest(rest)
            rest &= rest - 1
            faces |= 1 << board.face[die]
        if bits.size(faces) > best:
            best = bits.size(faces)
    return 0 if best < 2 else best if best < 4 else 4


def last_combos(board: Board, tell: Tell | None) -> None:
    """Score the best combo of each owner, and send all captured dice to the spirit worlds (rule 8.4)."""
    for owner in range(on.owners(board)):
        points = COMBO[best_combo(board, board.cz[owner])]
        board.score[owner] += points
        board.sw[owner] |= board.cz[owner]
        board.cz[owner] = 0
        if tell is not None and points:
            tell("last-combo", owner, points=points)


def majorities(board: Board, tell: Tell | None) -> None:
    """Score the majority of each colour: three points, or one each if shared (rules 8.5, 8.6, 9.7)."""
    for colour in range(5 if board.white or board.team else 4):
        most, leaders = 0, 0
        for owner in range(on.owners(board)):
            count = bits.size(board.sw[owner] & DICE_OF[colour])
            if count > most:
                most, leaders = count, 1
            elif count == most:
                leaders += 1
        if most == 0:
            continue
        points = 3 if leaders == 1 else 1
        for owner in range(on.owners(board)):
            if bits.size(board.sw[owner] & DICE_OF[colour]) == most:
                board.score[owner] += points
                if tell is not None:
                    tell("majority", owner, colour=components.COLOURS[colour], dice=most, points=points)
