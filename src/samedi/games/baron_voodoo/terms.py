"""How people say what codes, events and reasons of Baron Voodoo name: dice, faces, Loas, lines and edges."""

from functools import cache
from typing import Any

from samedi.core.terms import Terms
from samedi.core.words import Words
from samedi.games.baron_voodoo.components import COLOURS, FACES, KIND, LOAS, SPACE, SPACE_COLOUR

DICE = {"die", "dice", "second"}
POWERS = {"MW": ("line", "edge"), "GB": ("space",), "PL": ("start", "end"), "EF": ("space",)}
PARTS = {  # what a code names after its verb
    "face": ("face",),
    "drop": ("space",),
    "swap": ("space",),
    "capture": ("space", "edge"),
    "change": ("die", "face"),
    "steal": ("other", "die"),
    "switch": ("other", "die"),
    "with": ("other", "die"),
    "put": ("die",),
}


def parts(code: str) -> dict[str, Any]:
    """The parts of a code: "steal 1 Yv" names seat 1 and the die Yv."""
    verb, *rest = code.split()
    if verb == "power" and rest and rest[0] in POWERS:
        return {"power": rest[0], **dict(zip(POWERS[rest[0]], rest[1:], strict=False))}
    if verb == "draft" and len(rest) == 2 and rest[1] in SPACE:
        return {"die": COLOURS[SPACE_COLOUR[SPACE[rest[1]]]] + rest[0], "space": rest[1]}
    named = dict(zip(PARTS.get(verb, ()), rest, strict=False))
    return {name: int(value) if name == "other" else value for name, value in named.items()}


def term(name: str, value: Any, words: Words) -> Any:
    """A value as people say it; anything else as it is, what somebody typed too."""
    if name in DICE and value in KIND:
        return die(value, words)
    if name == "face" and value in tuple(FACES):
        return words.say("face", face=value)
    if name == "colour" and value in tuple(COLOURS):
        return words.say("colour", colour=value)
    if name == "loa" and value in LOAS:
        return words.say("loa", loa=value)
    if name == "line" and isinstance(value, str):
        return words.say("rank" if value.isdecimal() else "file", line=value)
    if name == "edge" and value in tuple("NESW"):
        return words.say("edge", edge=value)
    return value


@cache
def die(kind: str, words: Words) -> str:
    """The yellow Offering, without its article."""
    return words.say("die", colour=kind[0], face=kind[1])


TERMS = Terms(parts=parts, term=term, by_seat=frozenset({"scores"}))
