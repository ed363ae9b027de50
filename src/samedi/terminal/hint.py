"""Hint: what would be good to do, and how that compares with the next best, in lines for both terminals."""

from collections.abc import Callable
from typing import NamedTuple

from samedi.core.words import Words


class Promise(NamedTuple):
    """A choice, and what came of trying it; "" where nothing was tried."""

    code: str
    result: str = ""


class Hint(NamedTuple):
    """The best choices, the best first; why that is good, how sure it is, and what the results mean, in words."""

    ideas: tuple[Promise, ...]
    why: str = ""
    sure: str = ""
    measure: str = ""

    @property
    def code(self) -> str:
        return self.ideas[0].code


def compared(hint: Hint, words: Words, label: Callable[[str], str]) -> list[str]:
    """How sure, and what the best choice promises; then the others, each in a line of its own."""
    if not hint.sure:
        return []
    colon, semicolon = words.say("text-colon"), words.say("text-semicolon")
    best, *others = hint.ideas
    first = f"{hint.sure}{semicolon}{hint.measure}{colon}{best.result}"
    return [first[:1].upper() + first[1:], *(f"{label(each.code)}{colon}{each.result}" for each in others)]
