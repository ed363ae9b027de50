"""Capture zones and spirit worlds: what the captured die does, combos, and the count at the end."""

from samedi.core.rng import Ints
from samedi.core.types import Action, Seat, Tell
from samedi.games.baron_voodoo import box
from samedi.games.baron_voodoo.box import CHANGE, FACES, GUARD, KINDS, OFFERING, STEAL, SWITCH
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules.board import Board
from samedi.kit import bits

ONE = 1  # as wide as a set when compiled
COLOUR_OF = list(box.COLOUR_OF)
COMBO = list(box.COMBO)
DICE_OF = [bits.pack(dice) for dice in box.DICE_OF]
USE, CHANGED, STOLEN = box.FIRST["use"], box.FIRST["change"], box.FIRST["steal"]
SWITCHED, WITH, PUT, SCORE = box.FIRST["switch"], box.FIRST["with"], box.FIRST["put"], box.FIRST["score"]


# ---- what the captured die does ----


def has_effect(board: Board, seat: Seat) -> bool:
    """Can the captured die do anything (rules 6.1 to 6.6)?"""
    face = board.face[board.captured]
    if face == OFFERING:
        return board.reserve > 0
    if face == STEAL:
        for owner in range(on.owners(board)):
            if may_rob(board, seat, owner):
                return True
        return False
    if face == SWITCH:
        zones, kinds = 0, 0
        for owner in range(on.owners(board)):
            if board.cz[owner]:
                zones += 1
                kinds |= on.kinds_in(board, board.cz[owner])
        return zones > 1 and kinds & (kinds - 1) != 0
    return True


def may_rob(board: Board, seat: Seat, owner: int) -> bool:
    """Is there anything to steal from an opponent, and no Protection (rules 6.4, 6.5)?"""
    return owner != on.owner_of(board, seat) and board.sw[owner] != 0 and not on.safe_world(board, owner)


def fill_effect(board: Board, seat: Seat, out: Ints) -> None:
    """What may be done with the captured die."""
    face = board.face[board.captured]
    if face == CHANGE:
        fill_changes(board, board.cz[on.owner_of(board, seat)], out)
    elif face == STEAL:
        for owner in range(on.owners(board)):
            if may_rob(board, seat, owner):
                bits.offer(STOLEN + 30 * owner, on.kinds_in(board, board.sw[owner]), out)
    elif face == SWITCH:
        for owner in range(on.owners(board)):
            kinds = on.kinds_in(board, board.cz[owner])
            others = kinds_elsewhere(board, owner)
            if others & (others - 1) == 0:  # one kind alone: nothing is gained by giving the same for it
                kinds &= ~others
            if others:
                bits.offer(SWITCHED + 30 * owner, kinds, out)
    elif face != OFFERING or board.reserve > 0:
        out.add(USE)


def fill_changes(board: Board, zone: int, out: Ints) -> None:
    """Each kind of a zone with each other face (rule 6.3)."""
    kinds = on.kinds_in(board, zone)
    while kinds:
        kind = bits.lowest(kinds)
        kinds &= kinds - 1
        for other in range(5):
            out.add(CHANGED + 5 * kind + other)


def kinds_elsewhere(board: Board, owner: int) -> int:
    """The kinds in all capture zones but one."""
    kinds = 0
    for other in range(on.owners(board)):
        if other != owner:
            kinds |= on.kinds_in(board, board.cz[other])
    return kinds


def fill_with(board: Board, out: Ints) -> None:
    """Switch: dice of other zones that differ from the one named first (rule 6.6)."""
    giver, given = board.source // 30, board.source % 30
    for owner in range(on.owners(board)):
        if owner != giver:
            bits.offer(WITH + 30 * owner, on.kinds_in(board, board.cz[owner]) & ~(ONE << given), out)


def take_effect(board: Board, seat: Seat, action: Action, tell: Tell | None) -> None:
    """The captured die does what its face says, Switch excepted, which takes two steps."""
    face = board.face[board.captured]
    if face == CHANGE:
        change(board, seat, (action - CHANGED) // 5, (action - CHANGED) % 5, tell)
    elif face == STEAL:
        steal(board, seat, (action - STOLEN) // 30, (action - STOLEN) % 30, tell)
    else:
        use(board, seat, face, tell)


def use(board: Board, seat: Seat, face: int, tell: Tell | None) -> None:
    """An offering, a point or Protection (rules 6.1, 6.2, 6.4)."""
    if face == OFFERING:
        on.gain(board, seat)
        if tell is not None:
            tell("offering", seat)
    elif face == GUARD:
        board.guard |= 1 << seat
        if tell is not None:
            tell("guarded", seat)
    else:
        board.score[on.owner_of(board, seat)] += 1
        if tell is not None:
            tell("point", seat)


def change(board: Board, seat: Seat, kind: int, other: int, tell: Tell | None) -> None:
    """A die of the own capture zone shows another face, counted among the five others (rule 6.3)."""
    die = on.die_of(board, board.cz[on.owner_of(board, seat)], kind)
    face = other if other < board.face[die] else other + 1
    if tell is not None:
        tell("changed", seat, die=KINDS[kind], face=FACES[face])
    board.face[die] = face


def steal(board: Board, seat: Seat, owner: int, kind: int, tell: Tell | None) -> None:
    """A die comes from a spirit world into the own capture zone (rule 6.5)."""
    die = on.die_of(board, board.sw[owner], kind)
    board.sw[owner] &= ~(ONE << die)
    board.cz[on.owner_of(board, seat)] |= ONE << die
    if tell is not None:
        tell("stole", seat, die=KINDS[kind], other=owner)
    on.pass_baron(board, tell)


def switch(board: Board, seat: Seat, owner: int, kind: int, tell: Tell | None) -> None:
    """Two dice change their capture zones (rule 6.6)."""
    giver, given = board.source // 30, board.source % 30
    one, other = on.die_of(board, board.cz[giver], given), on.die_of(board, board.cz[owner], kind)
    both = ONE << one | ONE << other
    board.cz[giver] ^= both
    board.cz[owner] ^= both
    if tell is not None:
        tell("switched", seat, die=KINDS[given], one=giver, second=KINDS[kind], other=owner)


# ---- combos ----


def fits(board: Board, die: int) -> bool:
    """Do the dice laid together stay a combo with this one (rules 7.5, 7.6)?"""
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


def fill_bank(board: Board, seat: Seat, out: Ints) -> None:
    """Dice that can be laid together with those already chosen; scoring these; or no more of it (rules 7.4, 7.7)."""
    out.add(SCORE if board.chosen else SCORE + 1)
    dice = board.cz[on.owner_of(board, seat)] & ~board.chosen
    kinds = 0
    while dice:
        die = bits.lowest(dice)
        dice &= dice - 1
        if fits(board, die):
            kinds |= ONE << (COLOUR_OF[die] * 6 + board.face[die])
    bits.offer(PUT, kinds, out)


def lay(board: Board, seat: Seat, kind: int, tell: Tell | None) -> None:
    """A die of the own capture zone is laid with others (rule 7.4)."""
    board.chosen |= ONE << on.die_of(board, board.cz[on.owner_of(board, seat)] & ~board.chosen, kind)
    if tell is not None:
        tell("put", seat, die=KINDS[kind])


def bank(board: Board, seat: Seat, tell: Tell | None) -> bool:
    """The dice laid together go to the spirit world and score (rules 7.4 to 7.7); were they the last?"""
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
    """Dice by their kinds, in order."""
    kinds = []
    while dice:
        kinds.append(on.kind_of(board, bits.lowest(dice)))
        dice &= dice - 1
    return [KINDS[kind] for kind in sorted(kinds)]


def best_combo(board: Board, dice: int) -> int:
    """How many dice the largest combo has that can be made of these; 0 if there is none (rule 8.4)."""
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


# ---- the count at the end ----


def last_combos(board: Board, tell: Tell | None) -> None:
    """Everybody's best combo scores, and all captured dice go to the spirit worlds (rule 8.4)."""
    for owner in range(on.owners(board)):
        points = COMBO[best_combo(board, board.cz[owner])]
        board.score[owner] += points
        board.sw[owner] |= board.cz[owner]
        board.cz[owner] = 0
        if tell is not None and points:
            tell("last-combo", owner, points=points)


def majorities(board: Board, tell: Tell | None) -> None:
    """Three points for most dice of a colour, one each if several have most (rules 8.5, 8.6, 9.7)."""
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
                    tell("majority", owner, colour=box.COLOURS[colour], dice=most, points=points)
