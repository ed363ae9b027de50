"""What a game may tell the laws that look for rare things. Its module `invariants` exports one Rare as RARE."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from samedi.core.events import Entry
from samedi.core.options import Value


def no_beginnings(seats: int, options: Mapping[str, Value]) -> Sequence[Sequence[Entry]]:
    return ()


@dataclass(frozen=True, kw_only=True, eq=False)
class Rare:
    """What is rare in a game, and where it is near. No game needs to say so."""

    codes: frozenset[str] = frozenset()  # the first two words of codes that are rarely legal
    beginnings: Callable[[int, Mapping[str, Value]], Sequence[Sequence[Entry]]] = no_beginnings  # (seats, options)
