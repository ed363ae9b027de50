"""Habits: what somebody in a hurry does at a table of Baron Voodoo, and how well a seat stands.

A search plays on by these. Captures and faces are weighed by the combos they make, combos of three are sent at once,
and powers are seldom thought of.
"""

import math

from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import Action, Seat
from samedi.games.baron_voodoo import codes, components
from samedi.games.baron_voodoo.phases import AFTER, AGAIN, BANK, BEFORE, CAPTURE, EFFECT, FACE, WITH
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules import capturing
from samedi.games.baron_voodoo.rules.board import Board
from samedi.kit import bits

ONE = 1  # as wide as a set when compiled
COLOUR_OF = list(components.COLOUR_OF)
COMBO = list(components.COMBO)
DICE_OF = [bits.pack(dice) for dice in components.DICE_OF]
STARTS = [start for start, _ in components.JUMPS]
STEPS = [step for _, step in components.JUMPS]
PASS, JUMP, FACED, CHANGED = (codes.FIRST[name] for name in ("pass", "capture", "face", "change"))
STOLEN, SWITCHED, WITHED, PUT = (codes.FIRST[name] for name in ("steal", "switch", "with", "put"))
USE, BUY, SCORE, DONE = (codes.FIRST[name] for name in ("use", "again", "score", "done"))
WHITE = components.WHITE
EACH_ICON = bits.pack(range(0, 30, 5))

LONELY = 0.15  # points that a die promises which is in no combo yet
HOPED = 0.9  # of the points of a combo that is not sent yet
OFFERING = 0.5  # points that an offering promises to who captures it
PROMISED = [OFFERING, 1.0, 0.4, 0.3, 0.5, 0.3]  # and the effect of each face
NEARER = 0.3  # a white die brings Baron Samedi nearer
CAPTURED = 1.3  # what captured dice bring in the end, by what they are worth now
STOCK = 0.3  # points that each offering in stock brings in the end
BARON = 0.3  # to have him
LEAD, LATE = 0.1, 0.6  # to have the most dice of a colour, by thirds: at first, and more when the end has come near
LUCK = 3.0  # points that one must be ahead at the end, and twice as many at the beginning, to win three games of four
PATIENCE = 5  # dice that one gathers before pairs are good enough
SELDOM = 8  # once in so many turns a power is used
DOUBT = 0.4  # points by which one is mistaken, at most


# ---- what dice are worth ----


def largest(board: Board, dice: int) -> int:
    """The dice of the largest combo among these, with few white ones; at least one die if there is any."""
    there, whites, rest = 0, 0, dice  # five bits for each icon: which colours show it; and four: how many white dice
    while rest:
        die = bits.lowest(rest)
        rest &= rest - 1
        face, colour = board.face[die], COLOUR_OF[die]
        there |= ONE << (5 * face + colour)
        if colour == WHITE:
            whites += ONE << (4 * face)
    best, most = -1, 1
    for icon in range(6):
        count = bits.size16(there >> (5 * icon) & 15) + (whites >> (4 * icon) & 15)
        if count > most and most < 4:
            best, most = icon, count
    for colour in range(4):
        count = bits.size((there >> colour | there >> WHITE) & EACH_ICON)
        if count > most and most < 4:
            best, most = 6 + colour, count
    return dice & -dice if best < 0 else combo_of(board, dice, best)


def combo_of(board: Board, dice: int, number: int) -> int:
    """The first four dice that show one icon, no colour twice; or, from 6 on, of one colour, no icon twice."""
    combo, seen, count = 0, 0, 0
    if number >= 6:
        dice &= DICE_OF[number - 6] | DICE_OF[WHITE]
    while dice and count < 4:
        die = bits.lowest(dice)
        dice &= dice - 1
        face, colour = board.face[die], COLOUR_OF[die]
        if number < 6:
            if face != number or seen >> colour & 1:
                continue
            seen |= 0 if colour == WHITE else 1 << colour
        else:
            if seen >> face & 1:
                continue
            seen |= 1 << face
        combo |= ONE << die
        count += 1
    return combo


def worth(board: Board, dice: int) -> float:
    """What captured dice are worth: the largest combo, then the largest of the rest, and a little for each other."""
    points = 0.0
    while dice:
        combo = largest(board, dice)
        count = bits.size(combo)
        if count == 1:
            return points + LONELY * bits.size(dice)
        points += HOPED * COMBO[count]
        dice &= ~combo
    return points


def gained(board: Board, seat: Seat, die: int, zone: int) -> float:
    """What capturing a die is worth beside those that lie in a zone."""
    points = worth(board, zone | ONE << die) + PROMISED[board.face[die]]
    if COLOUR_OF[die] == WHITE:
        points += NEARER
    elif COLOUR_OF[die] == board.loa[seat]:
        points += OFFERING
    return points


def standing(board: Board, owner: int) -> float:
    """Points, and what promises some: how much it does is learnt from games (docs/decisions/0010)."""
    points = board.score[owner] + STOCK * board.offerings[owner] + CAPTURED * worth(board, board.cz[owner])
    if board.baron == owner:
        points += BARON
    ahead = 0
    for colour in range(4):
        mine, others = bits.size((board.sw[owner] | board.cz[owner]) & DICE_OF[colour]), 0
        for other in range(on.owners(board)):
            if other != owner:
                count = bits.size((board.sw[other] | board.cz[other]) & DICE_OF[colour])
                others = count if count > others else others
        ahead += 3 if mine > others else 1 if mine == others else 0
    return points + ahead * (LEAD + LATE * progress(board))


def progress(board: Board) -> float:
    """How near the end is, from 0 to 1."""
    most = 0
    for owner in range(on.owners(board)):
        if board.score[owner] > most:
            most = board.score[owner]
    return 1.0 if most > board.target else most / board.target


def chance(board: Board, owner: int) -> float:
    """How likely one is to win, by where everybody stands: the later, the surer."""
    mine, luck, weight = standing(board, owner), LUCK * (2.0 - progress(board)), 0.0
    for other in range(on.owners(board)):
        weight += math.exp((standing(board, other) - mine) / luck)
    return 1.0 / weight


# ---- what one does ----


def playout_action(board: Board, seat: Seat, rng: Rng, out: IntBuffer) -> Action:
    """A choice that makes sense, soon found."""
    phase = board.phase
    if phase in (BEFORE, AFTER) and rng.below(SELDOM) and (phase == AFTER or on.can_capture(board, seat)):
        return PASS
    if phase == AGAIN:
        return BUY if best_capture(board, seat, rng, out) >= 0 and rng.below(4) else PASS
    if phase == CAPTURE:
        return best_capture(board, seat, rng, out)
    out.count = 0
    board.fill_legal(seat, out)
    if phase == BANK:
        return bank(board, seat, out)
    if phase == FACE:
        return turn(board, seat)
    if phase in (EFFECT, WITH):
        return settle(board, seat, out)
    return out.at[rng.below(out.count)]


def best_capture(board: Board, seat: Seat, rng: Rng, out: IntBuffer) -> Action:
    """The capture that is worth most, more or less; -1 if there is none."""
    zone, best, most = board.cz[on.owner_of(board, seat)], -1, -1.0
    out.count = 0
    capturing.fill_captures(board, seat, out)
    for i in range(out.count):
        jump = out.at[i] - JUMP
        points = gained(board, seat, on.top_die(board, STARTS[jump] + STEPS[jump]), zone)
        points += DOUBT * rng.below(16) / 16
        if points > most:
            best, most = out.at[i], points
    return best


def turn(board: Board, seat: Seat) -> Action:
    """The captured die is turned if that is worth an offering."""
    die, zone = board.captured, board.cz[on.owner_of(board, seat)]
    before, best = board.face[die], PASS
    most = gained(board, seat, die, zone) + OFFERING
    for face in range(6):
        board.face[die] = face
        points = gained(board, seat, die, zone)
        if points > most:
            best, most = FACED + face, points
    board.face[die] = before
    return best


def settle(board: Board, seat: Seat, out: IntBuffer) -> Action:
    """The effect that leaves the best dice in the own zone."""
    mine = on.owner_of(board, seat)
    best, most = out.at[1] if out.at[out.count - 1] == USE else out.at[0], worth(board, board.cz[mine])
    for i in range(out.count):
        points = settled(board, mine, out.at[i])
        if points > most:
            best, most = out.at[i], points
    return best


def settled(board: Board, mine: int, action: Action) -> float:
    """What the own zone is worth after an effect."""
    zone = board.cz[mine]
    if action >= WITHED:
        owner, kind = (action - WITHED) // 30, (action - WITHED) % 30
        if owner != mine:
            return 0.0
        given = on.die_of(board, board.cz[board.source // 30], board.source % 30)
        return worth(board, zone & ~(ONE << on.die_of(board, zone, kind)) | ONE << given)
    if action >= SWITCHED:
        owner, kind = (action - SWITCHED) // 30, (action - SWITCHED) % 30
        return 0.0 if owner == mine else worth(board, zone | ONE << on.die_of(board, board.cz[owner], kind))
    if action >= STOLEN:
        owner, kind = (action - STOLEN) // 30, (action - STOLEN) % 30
        return worth(board, zone | ONE << on.die_of(board, board.sw[owner], kind))
    if action >= CHANGED:
        die, other = on.die_of(board, zone, (action - CHANGED) // 5), (action - CHANGED) % 5
        before = board.face[die]
        board.face[die] = other if other < before else other + 1
        points = worth(board, zone)
        board.face[die] = before
        return points
    return 0.0


def bank(board: Board, seat: Seat, out: IntBuffer) -> Action:
    """Large combos at once, pairs when there is enough else or the end is near."""
    mine = on.owner_of(board, seat)
    combo = largest(board, board.cz[mine])
    count = bits.size(combo)
    if board.chosen == 0:
        near = board.ended_by >= 0 or board.score[mine] >= board.target - 3
        if count < 2 or (count == 2 and not near and bits.size(board.cz[mine]) < PATIENCE):
            return DONE
    elif board.chosen & ~combo:
        return out.at[out.count - 1]  # another combo is being laid: as many as fit
    rest = combo & ~board.chosen
    return PUT + on.kind_of(board, bits.lowest(rest)) if rest else SCORE
