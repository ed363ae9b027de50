"""How the codes and figures of Little Devils are said."""

from typing import Any

from samedi.core.terms import Terms
from samedi.core.words import Words


def parts(code: str) -> dict[str, int]:
    """The parts of a code: play 22 names a card."""
    _, card = code.split()
    return {"card": int(card)}


def term(name: str, value: Any, words: Words) -> Any:
    """Cards and devils are numbers, and said as such."""
    return value


TERMS = Terms(parts=parts, term=term, by_seat=frozenset({"devils", "totals"}))
