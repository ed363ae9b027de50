"""The terms of Little Devils: how the interface says its codes and values."""

from typing import Any

from samedi.core.terms import Terms
from samedi.core.words import Words


def parts(code: str) -> dict[str, int]:
    """Return the parts of a code: `play 22` names a card."""
    _, card = code.split()
    return {"card": int(card)}


def term(name: str, value: Any, words: Words) -> Any:
    """Return the value itself: cards and devils are numbers."""
    return value


TERMS = Terms(parts=parts, term=term, by_seat=frozenset({"devils", "totals"}))
