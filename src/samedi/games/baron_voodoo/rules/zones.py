"""The effects of captured dice on capture zones and spirit worlds (rules 6.1 to 6.6)."""

from samedi.core.rng import IntBuffer
from samedi.core.types import Action, Seat, Tell
from samedi.games.baron_voodoo import codes, components
from samedi.games.baron_voodoo.components import CHANGE, FACES, GUARD, KINDS, OFFERING, STEAL, SWITCH
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules.board import Board
from samedi.kit import bits

ONE = 1  # as wide as a set when compiled
COLOUR_OF = list(components.COLOUR_OF)
USE, FIRST_CHANGE, FIRST_STEAL = codes.FIRST["use"], codes.FIRST["change"], codes.FIRST["steal"]
FIRST_SWITCH, FIRST_WITH = codes.FIRST["switch"], codes.FIRST["with"]


def has_effect(board: Board, seat: Seat) -> bool:
    """Tell whether the captured die has an effect (rules 6.1 to 6.6)."""
    face = board.face[board.captured]
    if face == OFFERING:
        return board.reserve > 0
    if face == STEAL:
        for owner in range(on.owners(board)):
            if may_steal(board, seat, owner):
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


def may_steal(board: Board, seat: Seat, owner: int) -> bool:
    """Tell whether an opponent has dice to steal and no Protection (rules 6.4, 6.5)."""
    return owner != on.owner_of(board, seat) and board.sw[owner] != 0 and not on.safe_world(board, owner)


def fill_effect(board: Board, seat: Seat, out: IntBuffer) -> None:
    """Add the choices that the captured die offers."""
    face = board.face[board.captured]
    if face == CHANGE:
        fill_changes(board, board.cz[on.owner_of(board, seat)], out)
    elif face == STEAL:
        for owner in range(on.owners(board)):
            if may_steal(board, seat, owner):
                bits.offer(FIRST_STEAL + 30 * owner, on.kinds_in(board, board.sw[owner]), out)
    elif face == SWITCH:
        for owner in range(on.owners(board)):
            kinds = on.kinds_in(board, board.cz[owner])
            others = kinds_elsewhere(board, owner)
            if others & (others - 1) == 0:  # one kind alone: exchanging it for itself is no choice
                kinds &= ~others
            if others:
                bits.offer(FIRST_SWITCH + 30 * owner, kinds, out)
    elif face != OFFERING or board.reserve > 0:
        out.add(USE)


def fill_changes(board: Board, zone: int, out: IntBuffer) -> None:
    """Add each kind of a zone with each other face (rule 6.3)."""
    kinds = on.kinds_in(board, zone)
    while kinds:
        kind = bits.lowest(kinds)
        kinds &= kinds - 1
        for other in range(5):
            out.add(FIRST_CHANGE + 5 * kind + other)


def kinds_elsewhere(board: Board, owner: int) -> int:
    """Return the kinds in all capture zones but one."""
    kinds = 0
    for other in range(on.owners(board)):
        if other != owner:
            kinds |= on.kinds_in(board, board.cz[other])
    return kinds


def fill_with(board: Board, out: IntBuffer) -> None:
    """Switch: add the dice of other zones that differ from the one named first (rule 6.6)."""
    giver, given = board.source // 30, board.source % 30
    for owner in range(on.owners(board)):
        if owner != giver:
            bits.offer(FIRST_WITH + 30 * owner, on.kinds_in(board, board.cz[owner]) & ~(ONE << given), out)


def take_effect(board: Board, seat: Seat, action: Action, tell: Tell | None) -> None:
    """Use the effect of the captured die; Switch takes two steps and is not done here."""
    face = board.face[board.captured]
    if face == CHANGE:
        change(board, seat, (action - FIRST_CHANGE) // 5, (action - FIRST_CHANGE) % 5, tell)
    elif face == STEAL:
        steal(board, seat, (action - FIRST_STEAL) // 30, (action - FIRST_STEAL) % 30, tell)
    else:
        use(board, seat, face, tell)


def use(board: Board, seat: Seat, face: int, tell: Tell | None) -> None:
    """Give an offering, a point or Protection (rules 6.1, 6.2, 6.4)."""
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
    """Turn a die of the own capture zone to another face, numbered among the five others (rule 6.3)."""
    die = on.die_of(board, board.cz[on.owner_of(board, seat)], kind)
    face = other if other < board.face[die] else other + 1
    if tell is not None:
        tell("changed", seat, die=KINDS[kind], face=FACES[face])
    board.face[die] = face


def steal(board: Board, seat: Seat, owner: int, kind: int, tell: Tell | None) -> None:
    """Take a die from a spirit world into the own capture zone (rule 6.5)."""
    die = on.die_of(board, board.sw[owner], kind)
    board.sw[owner] &= ~(ONE << die)
    board.cz[on.owner_of(board, seat)] |= ONE << die
    if tell is not None:
        tell("stole", seat, die=KINDS[kind], other=owner)
    on.pass_baron(board, tell)


def switch(board: Board, seat: Seat, owner: int, kind: int, tell: Tell | None) -> None:
    """Exchange two dice of different capture zones (rule 6.6)."""
    giver, given = board.source // 30, board.source % 30
    one, other = on.die_of(board, board.cz[giver], given), on.die_of(board, board.cz[owner], kind)
    both = ONE << one | ONE << other
    board.cz[giver] ^= both
    board.cz[owner] ^= both
    if tell is not None:
        tell("switched", seat, die=KINDS[given], one=giver, second=KINDS[kind], other=owner)
