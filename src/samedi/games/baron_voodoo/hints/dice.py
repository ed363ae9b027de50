"""Dice as hints count them: dice that a seat holds or could capture, and the combos that dice make."""

from collections.abc import Sequence
from functools import lru_cache

from samedi.core.types import Action, Seat
from samedi.games.baron_voodoo.codes import FIRST
from samedi.games.baron_voodoo.components import COMBO, JUMPS, WHITE
from samedi.games.baron_voodoo.phases import CAPTURE
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.kit import bits

JUMPED = [space + step for space, step in JUMPS]  # the space that each capture jumps over
SINGLE_DIE = 0.15  # the value of a die in no combo, in points
UNSENT_COMBO = 0.9  # the part of its points that a combo is worth before it is sent: it can still be switched away


def kinds_of(state: BaronVoodoo, dice: int) -> list[int]:
    return [on.kind_of(state, die) for die in bits.members(dice)]


def held(state: BaronVoodoo, seat: Seat) -> list[int]:
    """Return the kinds of dice in a seat's capture zone."""
    return kinds_of(state, state.cz[on.owner_of(state, seat)])


def captured_kind(state: BaronVoodoo, action: Action) -> int:
    """Return the kind of the die that a capture takes."""
    return on.kind_of(state, on.top_die(state, JUMPED[action - FIRST["capture"]]))


def jumped_spaces(state: BaronVoodoo) -> set[int]:
    """Return the spaces over which the seat can jump that captures now."""
    return {JUMPED[action - FIRST["capture"]] for action in state.legal(state.mover)}


def within_reach(state: BaronVoodoo, seat: Seat) -> set[int]:
    """Return the kinds of dice that a seat could capture if it captured now."""
    table = state.clone()
    table.mover, table.phase = seat, CAPTURE
    return {on.kind_of(table, on.top_die(table, space)) for space in jumped_spaces(table)}


def is_combo(kinds: Sequence[int]) -> bool:
    """Tell whether dice have one icon in different colours, or one colour with different icons (rules 7.5, 7.6).

    White stands for any colour.
    """
    colours = [kind // 6 for kind in kinds if kind // 6 != WHITE]
    faces = [kind % 6 for kind in kinds]
    if not 2 <= len(kinds) <= 4:
        return False
    one_icon = len(set(faces)) == 1 and len(set(colours)) == len(colours)
    return one_icon or (len(set(faces)) == len(faces) and len(set(colours)) < 2)


def largest_combo(kinds: Sequence[int], start: Sequence[int] = ()) -> list[int]:
    """Return the largest combo of these dice that contains `start`; of equals one with few white dice."""
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
    return sum(kind // 6 == WHITE for kind in kinds)


def dice_value(kinds: Sequence[int]) -> float:
    """Return the value of captured dice: of the largest combo, then of the largest of the rest, then of each die."""
    return sorted_value(tuple(sorted(kinds)))


@lru_cache(50_000)
def sorted_value(kinds: tuple[int, ...]) -> float:
    combo = grow_combo(kinds, ())
    if len(combo) < 2:
        return SINGLE_DIE * len(kinds)
    rest = list(kinds)
    for kind in combo:
        rest.remove(kind)
    return UNSENT_COMBO * COMBO[len(combo)] + sorted_value(tuple(rest))
