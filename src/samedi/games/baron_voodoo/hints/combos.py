"""Combos among dice given by kind: which one is largest, and what a handful is worth to whoever hopes for more."""

from collections.abc import Sequence
from functools import lru_cache

from samedi.games.baron_voodoo.box import COMBO

LONELY = 0.15  # what a die is worth that is in no combo yet
HOPED = 0.9  # of the points of a combo that is not sent yet: it can still be switched away


def is_combo(kinds: Sequence[int]) -> bool:
    """One icon in different colours, or one colour with different icons; white stands for any (rules 7.5, 7.6)."""
    colours = [kind // 6 for kind in kinds if kind // 6 < 4]
    faces = [kind % 6 for kind in kinds]
    if not 2 <= len(kinds) <= 4:
        return False
    one_icon = len(set(faces)) == 1 and len(set(colours)) == len(colours)
    return one_icon or (len(set(faces)) == len(faces) and len(set(colours)) < 2)


def largest(kinds: Sequence[int], start: Sequence[int] = ()) -> list[int]:
    """The largest combo among these that has the dice of `start` in it; of equals one with few white dice."""
    return list(grown(tuple(sorted(kinds)), tuple(sorted(start))))


@lru_cache(50_000)
def grown(kinds: tuple[int, ...], start: tuple[int, ...]) -> tuple[int, ...]:
    rest = list(kinds)
    for kind in start:
        rest.remove(kind)
    found = start if len(start) == 1 or is_combo(start) else ()
    for kind in sorted(set(rest)):
        larger = tuple(sorted((*start, kind)))
        if len(larger) == 1 or is_combo(larger):
            other = grown(kinds, larger)
            if (len(other), -whites(other)) > (len(found), -whites(found)):
                found = other
    return found


def whites(kinds: Sequence[int]) -> int:
    return sum(kind // 6 == 4 for kind in kinds)


def holding(kinds: Sequence[int]) -> float:
    """What captured dice are worth: the largest combo, then the largest of the rest, and a little for each other."""
    return worth(tuple(sorted(kinds)))


@lru_cache(50_000)
def worth(kinds: tuple[int, ...]) -> float:
    combo = grown(kinds, ())
    if len(combo) < 2:
        return LONELY * len(kinds)
    rest = list(kinds)
    for kind in combo:
        rest.remove(kind)
    return HOPED * COMBO[len(combo)] + worth(tuple(rest))
