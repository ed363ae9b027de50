"""Fast choices for playouts in Baron Voodoo, and the value of a position.

Captures and faces are chosen by the combos they make, combos of three are sent at once, and powers are rarely used.
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
PASS, FIRST_CAPTURE, FIRST_FACE, FIRST_CHANGE = (codes.FIRST[name] for name in ("pass", "capture", "face", "change"))
FIRST_STEAL, FIRST_SWITCH, FIRST_WITH, FIRST_PUT = (codes.FIRST[name] for name in ("steal", "switch", "with", "put"))
USE, BUY, SCORE, DONE = (codes.FIRST[name] for name in ("use", "again", "score", "done"))
WHITE = components.WHITE
EACH_ICON = bits.pack(range(0, 30, 5))

SINGLE_DIE = 0.15  # the value of a die in no combo, in points
UNSENT_COMBO = 0.9  # the part of its points that a combo is worth before it is sent
OFFERING_VALUE = 0.5  # the value of a captured offering
EFFECT_VALUE = [OFFERING_VALUE, 1.0, 0.4, 0.3, 0.5, 0.3]  # the effect of each face
WHITE_VALUE = 0.3  # a white die brings Baron Samedi nearer
CAPTURED_FACTOR = 1.3  # points that captured dice bring in the end, for each point of their present value
STOCK_VALUE = 0.3  # points that each offering in stock brings in the end
BARON_VALUE = 0.3  # the value of holding Baron Samedi
MAJORITY_VALUE, MAJORITY_GROWTH = 0.1, 0.6  # a third of a majority: its value at first, and what it gains until the end
SAFE_LEAD = 3.0  # the lead that wins three games of four at the end; at the beginning twice as much
ENOUGH_DICE = 5  # with so many captured dice, pairs are sent too
POWER_EVERY = 8  # a power is used once in so many turns
NOISE = 0.4  # the largest random error of a capture's value, in points


def largest_combo(board: Board, dice: int) -> int:
    """Return the largest combo of these dice, with few white ones; without a combo a single die."""
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
    """Return up to four dice of icon `number` in different colours, or of colour `number - 6` with different icons."""
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


def dice_value(board: Board, dice: int) -> float:
    """Return the value of captured dice: of the largest combo, then of the largest of the rest, then of each die."""
    points = 0.0
    while dice:
        combo = largest_combo(board, dice)
        count = bits.size(combo)
        if count == 1:
            return points + SINGLE_DIE * bits.size(dice)
        points += UNSENT_COMBO * COMBO[count]
        dice &= ~combo
    return points


def capture_value(board: Board, seat: Seat, die: int, zone: int) -> float:
    """Return the value of a zone and a captured die with its effect."""
    points = dice_value(board, zone | ONE << die) + EFFECT_VALUE[board.face[die]]
    if COLOUR_OF[die] == WHITE:
        points += WHITE_VALUE
    elif COLOUR_OF[die] == board.loa[seat]:
        points += OFFERING_VALUE
    return points


def expected_score(board: Board, owner: int) -> float:
    """Return the points to expect in the end; the weights are fitted to games (docs/decisions/0010)."""
    points = board.score[owner] + STOCK_VALUE * board.offerings[owner]
    points += CAPTURED_FACTOR * dice_value(board, board.cz[owner])
    if board.baron == owner:
        points += BARON_VALUE
    ahead = 0
    for colour in range(4):
        mine, others = bits.size((board.sw[owner] | board.cz[owner]) & DICE_OF[colour]), 0
        for other in range(on.owners(board)):
            if other != owner:
                count = bits.size((board.sw[other] | board.cz[other]) & DICE_OF[colour])
                others = count if count > others else others
        ahead += 3 if mine > others else 1 if mine == others else 0
    return points + ahead * (MAJORITY_VALUE + MAJORITY_GROWTH * progress(board))


def progress(board: Board) -> float:
    """Return how near the end is, from 0 to 1."""
    most = 0
    for owner in range(on.owners(board)):
        if board.score[owner] > most:
            most = board.score[owner]
    return 1.0 if most > board.target else most / board.target


def win_chance(board: Board, owner: int) -> float:
    """Return the chance to win from the expected scores; later in the game a lead counts more."""
    mine, luck, weight = expected_score(board, owner), SAFE_LEAD * (2.0 - progress(board)), 0.0
    for other in range(on.owners(board)):
        weight += math.exp((expected_score(board, other) - mine) / luck)
    return 1.0 / weight


def playout_action(board: Board, seat: Seat, rng: Rng, out: IntBuffer) -> Action:
    """Return a plausible choice quickly."""
    phase = board.phase
    if phase in (BEFORE, AFTER) and rng.below(POWER_EVERY) and (phase == AFTER or on.can_capture(board, seat)):
        return PASS
    if phase == AGAIN:
        return BUY if best_capture(board, seat, rng, out) >= 0 and rng.below(4) else PASS
    if phase == CAPTURE:
        return best_capture(board, seat, rng, out)
    out.count = 0
    board.fill_legal(seat, out)
    if phase == BANK:
        return choose_bank(board, seat, out)
    if phase == FACE:
        return choose_face(board, seat)
    if phase in (EFFECT, WITH):
        return choose_effect(board, seat, out)
    return out.at[rng.below(out.count)]


def best_capture(board: Board, seat: Seat, rng: Rng, out: IntBuffer) -> Action:
    """Return about the best capture, or -1."""
    zone, best, most = board.cz[on.owner_of(board, seat)], -1, -1.0
    out.count = 0
    capturing.fill_captures(board, seat, out)
    for i in range(out.count):
        jump = out.at[i] - FIRST_CAPTURE
        points = capture_value(board, seat, on.top_die(board, STARTS[jump] + STEPS[jump]), zone)
        points += NOISE * rng.below(16) / 16
        if points > most:
            best, most = out.at[i], points
    return best


def choose_face(board: Board, seat: Seat) -> Action:
    """Return the face to turn the captured die to, if that is worth an offering."""
    die, zone = board.captured, board.cz[on.owner_of(board, seat)]
    before, best = board.face[die], PASS
    most = capture_value(board, seat, die, zone) + OFFERING_VALUE
    for face in range(6):
        board.face[die] = face
        points = capture_value(board, seat, die, zone)
        if points > most:
            best, most = FIRST_FACE + face, points
    board.face[die] = before
    return best


def choose_effect(board: Board, seat: Seat, out: IntBuffer) -> Action:
    """Return the effect that leaves the best dice in the own zone."""
    mine = on.owner_of(board, seat)
    best, most = out.at[1] if out.at[out.count - 1] == USE else out.at[0], dice_value(board, board.cz[mine])
    for i in range(out.count):
        points = zone_value_after(board, mine, out.at[i])
        if points > most:
            best, most = out.at[i], points
    return best


def zone_value_after(board: Board, mine: int, action: Action) -> float:
    """Return the value of the own zone after an effect."""
    zone = board.cz[mine]
    if action >= FIRST_WITH:
        owner, kind = (action - FIRST_WITH) // 30, (action - FIRST_WITH) % 30
        if owner != mine:
            return 0.0
        given = on.die_of(board, board.cz[board.source // 30], board.source % 30)
        return dice_value(board, zone & ~(ONE << on.die_of(board, zone, kind)) | ONE << given)
    if action >= FIRST_SWITCH:
        owner, kind = (action - FIRST_SWITCH) // 30, (action - FIRST_SWITCH) % 30
        return 0.0 if owner == mine else dice_value(board, zone | ONE << on.die_of(board, board.cz[owner], kind))
    if action >= FIRST_STEAL:
        owner, kind = (action - FIRST_STEAL) // 30, (action - FIRST_STEAL) % 30
        return dice_value(board, zone | ONE << on.die_of(board, board.sw[owner], kind))
    if action >= FIRST_CHANGE:
        die, other = on.die_of(board, zone, (action - FIRST_CHANGE) // 5), (action - FIRST_CHANGE) % 5
        before = board.face[die]
        board.face[die] = other if other < before else other + 1
        points = dice_value(board, zone)
        board.face[die] = before
        return points
    return 0.0


def choose_bank(board: Board, seat: Seat, out: IntBuffer) -> Action:
    """Send large combos at once, and pairs when there are enough dice or the end is near."""
    mine = on.owner_of(board, seat)
    combo = largest_combo(board, board.cz[mine])
    count = bits.size(combo)
    if board.chosen == 0:
        near = board.ended_by >= 0 or board.score[mine] >= board.target - 3
        if count < 2 or (count == 2 and not near and bits.size(board.cz[mine]) < ENOUGH_DICE):
            return DONE
    elif board.chosen & ~combo:
        return out.at[out.count - 1]  # another combo is being laid: as many as fit
    rest = combo & ~board.chosen
    return FIRST_PUT + on.kind_of(board, bits.lowest(rest)) if rest else SCORE
