"""How people say what codes, events and reasons of Voodoo Prince name: cards and colours."""

from functools import cache
from typing import Any

from samedi.core.terms import Terms
from samedi.core.words import Words
from samedi.games.voodoo_prince.components import CARD, COLOURS

PARTS = {"play": "card", "trump": "colour"}  # what a code names after its verb


def parts(code: str) -> dict[str, str]:
    """The parts of a code: "play Y5" names the card Y5."""
    verb, _, rest = code.partition(" ")
    return {PARTS[verb]: rest} if verb in PARTS else {}


def term(name: str, value: Any, words: Words) -> Any:
    """A card or colour as people say it; anything else as it is, an unknown card that somebody typed too."""
    if name in ("card", "cards") and value in CARD:
        return card(value, words)
    if name == "colour" and value in tuple(COLOURS):
        return colour(value, words)
    return value


@cache
def card(name: str, words: Words) -> str:
    """The yellow 5, without its article."""
    return words.say("card", colour=name[0], rank=name[1:])


@cache
def colour(letter: str, words: Words) -> str:
    return words.say("colour", colour=letter)


TERMS = Terms(parts=parts, term=term, by_seat=frozenset({"points", "totals"}))
