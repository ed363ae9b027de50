"""The terms of Voodoo Prince: how the interface says cards and colours."""

from functools import cache
from typing import Any

from samedi.core.terms import Terms
from samedi.core.words import Words
from samedi.games.voodoo_prince.components import CARD, COLOURS

PARTS = {"play": "card", "trump": "colour"}  # the name of the part after the verb


def parts(code: str) -> dict[str, str]:
    """Return the parts of a code: `play Y5` names the card Y5."""
    verb, _, rest = code.partition(" ")
    return {PARTS[verb]: rest} if verb in PARTS else {}


def term(name: str, value: Any, words: Words) -> Any:
    """Return a card or colour in words; any other value, such as an unknown card, as it is."""
    if name in ("card", "cards") and value in CARD:
        return card(value, words)
    if name == "colour" and value in tuple(COLOURS):
        return colour(value, words)
    return value


@cache
def card(name: str, words: Words) -> str:
    """Return a card in words, without an article: yellow 5."""
    return words.say("card", colour=name[0], rank=name[1:])


@cache
def colour(letter: str, words: Words) -> str:
    return words.say("colour", colour=letter)


TERMS = Terms(parts=parts, term=term, by_seat=frozenset({"points", "totals"}))
