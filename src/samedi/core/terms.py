"""What a game's module `terms` offers: how people say the codes and values of the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from samedi.core.words import Words


@dataclass(frozen=True, kw_only=True, eq=False)
class Terms:
    """The terms of one game. Its module `terms` exports one as TERMS."""

    parts: Callable[[str], Mapping[str, Any]]  # the parts of a code, named: "play 22" -> {"card": 22}
    term: Callable[[str, Any, "Words"], Any]  # (name, value, words) -> a value of a code, event or reason in words
    by_seat: frozenset[str] = frozenset()  # names of lists that hold a figure for each seat
