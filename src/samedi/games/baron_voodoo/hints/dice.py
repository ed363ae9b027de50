"""Dice as advice counts them: which a seat holds, which it could capture, and what combos they make and are worth."""

from collections.abc import Sequence
from functools import lru_cache

from samedi.core.types import Action, Seat
from samedi.games.baron_voodoo.codes import FIRST
from samedi.games.baron_voodoo.components import COLOUR_OF, COMBO, JUMPS
from samedi.games.baron_voodoo.phases import CAPTURE
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.kit import bits

OVER = [space + step for space, step in JUMPS]  # the space that each capture jumps over
LONELY = 0.15  # what a die is worth that is in no combo yet
HOPED = 0.9  # of the points of a combo that is not sent yet: it can still be switched away


# ---- the pieces ----


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


# ---- combos ----


def is_combo(kinds: Sequence[int]) -> bool:
    """One icon in different colours, or one colour with different icons; white stands for any (rules 7.5, 7.6)."""
    colours = [kind // 6 for kind in kinds if kind // 6 < 4]
    faces = [kind % 6 for kind in kinds]
    if not 2 <= len(kinds) <= 4:
        return False
    one_icon = len(set(faces)) == 1 and len(set(colours)) == len(colours)
    return one_icon or (len(set(faces)) == len(faces) and len(set(colours)) < 2)


def largest_combo(kinds: Sequence[int], start: Sequence[int] = ()) -> list[int]:
    """The largest combo among these that has the dice of `start` in it; of equals one with few white dice."""
    return list(grow_combo(tuple(sorted(kinds)), tuple(sorted(start))))


@lru_cache(50_000)
def grow_combo(kinds: tuple[int, ...], start: tuple[int, ...]) -> tuple[int, ...]:
    rest = list(kinds)
    for kind in start:
        rest.remove(kind)
    found = start if len(start) == 1 or is_combo(start) else ()
    for kind in sorted(set(rest)):
        larger = tuple(sorted((*start, kind)))
        if len(larger) == 1 or is_combo(larger):
            other = grow_combo(kinds, larger)
            if (len(other), -count_white(other)) > (len(found), -count_white(found)):
                found = other
    return found


def count_white(kinds: Sequence[int]) -> int:
    return sum(kind // 6 == 4 for kind in kinds)


def dice_value(kinds: Sequence[int]) -> float:
    """What captured dice are worth: the largest combo, then the largest of the rest, and a little for each other."""
    return sorted_value(tuple(sorted(kinds)))


@lru_cache(50_000)
def sorted_value(kinds: tuple[int, ...]) -> float:
    combo = grow_combo(kinds, ())
    if len(combo) < 2:
        return LONELY * len(kinds)
    rest = list(kinds)
    for kind in combo:
        rest.remove(kind)
    return HOPED * COMBO[len(combo)] + sorted_value(tuple(rest))
