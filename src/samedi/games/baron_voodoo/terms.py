"""The terms of Baron Voodoo: how the interface says dice, faces, Loas, lines and edges."""

from functools import cache
from typing import Any

from samedi.core.terms import Terms
from samedi.core.words import Words
from samedi.games.baron_voodoo.components import COLOURS, FACES, KIND, LOAS, SPACE, SPACE_COLOUR

DICE = {"die", "dice", "second"}
NAMED = {"face": tuple(FACES), "colour": tuple(COLOURS), "loa": LOAS, "edge": tuple("NESW")}  # said by their own word
POWERS = {"MW": ("line", "edge"), "GB": ("space",), "PL": ("start", "end"), "EF": ("space",)}
PARTS = {  # the names of the parts after the verb
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
    """Return the parts of a code: `steal 1 Yv` names seat 1 and the die Yv."""
    verb, *rest = code.split()
    if verb == "power" and rest and rest[0] in POWERS:
        return {"power": rest[0], **dict(zip(POWERS[rest[0]], rest[1:], strict=False))}
    if verb == "draft" and len(rest) == 2 and rest[1] in SPACE:
        return {"die": COLOURS[SPACE_COLOUR[SPACE[rest[1]]]] + rest[0], "space": rest[1]}
    named = dict(zip(PARTS.get(verb, ()), rest, strict=False))
    return {name: int(value) if name == "other" else value for name, value in named.items()}


def term(name: str, value: Any, words: Words) -> Any:
    """Return a value in words; any other value, such as user input, as it is."""
    if name in DICE and value in KIND:
        return die(value, words)
    if value in NAMED.get(name, ()):
        return words.say(name, **{name: value})
    if name == "line" and isinstance(value, str):
        return words.say("rank" if value.isdecimal() else "file", line=value)
    return value


@cache
def die(kind: str, words: Words) -> str:
    """Return a die in words, without an article: yellow Offering."""
    return words.say("die", colour=kind[0], face=kind[1])


TERMS = Terms(parts=parts, term=term, by_seat=frozenset({"scores"}))
