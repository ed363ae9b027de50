"""Reach: which dice a seat holds, and which it could capture as they lie."""

from samedi.core.types import Action, Seat
from samedi.games.baron_voodoo.box import COLOUR_OF, FIRST, JUMPS
from samedi.games.baron_voodoo.phases import CAPTURE
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.kit import bits

OVER = [space + step for space, step in JUMPS]  # the space that each capture jumps over


def owner(state: BaronVoodoo, seat: Seat) -> int:
    return seat % 2 if state.team else seat


def kinds_of(state: BaronVoodoo, dice: int) -> list[int]:
    faces = state.face
    return [COLOUR_OF[die] * 6 + faces[die] for die in bits.members(dice)]


def held(state: BaronVoodoo, seat: Seat) -> list[int]:
    return kinds_of(state, state.cz[owner(state, seat)])


def captured_kind(state: BaronVoodoo, action: Action) -> int:
    """The kind of the die that a capture takes."""
    at = 3 * OVER[action - FIRST["capture"]]
    die = [die for die in state.stack[at : at + 3] if die >= 0][-1]
    return COLOUR_OF[die] * 6 + state.face[die]


def within_reach(state: BaronVoodoo, seat: Seat) -> set[int]:
    """The kinds of dice that a seat could capture if it were to capture now."""
    table = state.clone()
    table.mover, table.phase = seat, CAPTURE
    stack, face, found = table.stack, table.face, set()
    for over in {OVER[action - FIRST["capture"]] for action in table.legal(seat)}:
        die = [die for die in stack[3 * over : 3 * over + 3] if die >= 0][-1]
        found.add(COLOUR_OF[die] * 6 + face[die])
    return found
