"""How people say what codes, events and reasons of Voodoo Pirates name: souls, objects, barrels, ways."""

from functools import cache
from typing import Any

from samedi.core.terms import Terms
from samedi.core.words import Words
from samedi.games.voodoo_pirates.codes import BARREL_NAMES
from samedi.games.voodoo_pirates.components import ACTION_CARDS, FACES, OBJECTS, SOULS, WAYS, WINDS

FACE_NAMES = tuple(face[0] for face in FACES)

# What the words of a code name after its verb; a code with other words than its family has an entry of its own.
PARTS: dict[str, tuple[str, ...]] = {
    "plan": ("card",), "second": ("card",), "show": ("card",), "barrel": ("barrel", "paid"),
    "octopus": ("give", "soul"), "to": ("space",), "flip": ("space",), "switch": ("space",), "tok": ("soul",),
    "tix": ("other", "way", "soul"), "wind": ("quarters",), "use": ("object",), "cell": ("cell",), "take": ("item",),
    "place": ("soul", "cell"), "leap": ("space", "way", "spaces"), "draw": ("source",),
    "drop": ("object",), "mask": ("object",), "keep": ("object",), "facing": ("way",), "fire": ("space",),
    "ghost": ("soul",),
}  # fmt: skip
WITHOUT = {"take": {"item": "none"}}  # what a code says that has fewer words


def parts(code: str) -> dict[str, Any]:
    """The parts of a code: "tix 2 CW R" names another, a way and a soul."""
    verb, *rest = code.split()
    if verb == "whisper":
        leap = rest[0] == "leap"
        return {"way": rest[-1], "space": int(rest[1]) if leap else 0}
    if verb == "sail":  # sail CW 2, sail CW leap 6
        leap = rest[1] == "leap"
        return {"way": rest[0], "spaces": 2 if leap else int(rest[1]), "space": int(rest[2]) if leap else 0}
    if verb == "board":
        return {"item": rest[0], "soul": rest[1] if len(rest) > 1 else "none"}
    named = dict(zip(PARTS.get(verb, ()), rest, strict=False)) or WITHOUT.get(verb, {})
    return {name: int(value) if value.isdecimal() else value for name, value in named.items()}


VALUES = {  # words for values, by the names that have them: the message and what it takes
    "soul": ("soul", SOULS), "give": ("soul", SOULS), "star": ("soul", SOULS), "paid": ("payment", (*SOULS, "magic")),
    "object": ("object", OBJECTS), "objects": ("object", OBJECTS), "barrel": ("barrel", BARREL_NAMES),
    "way": ("way", WAYS), "wind": ("wind-from", WINDS), "card": ("action-card", ACTION_CARDS),
    "cards": ("action-card", ACTION_CARDS), "played": ("action-card", ACTION_CARDS),
    "face": ("face-sea", FACE_NAMES), "faces": ("face-sea", FACE_NAMES),
}  # fmt: skip


def term(name: str, value: Any, words: Words) -> Any:
    """A soul, object, barrel, card or way as people say it; anything else as it is."""
    if name == "other" and isinstance(value, int):
        return words.name(value)
    message, known = VALUES.get(name, ("", ()))
    return named(message, value, words) if isinstance(value, str) and value in tuple(known) else value


@cache
def named(message: str, value: str, words: Words) -> str:
    return words.say(message, name=value)


TERMS = Terms(parts=parts, term=term, by_seat=frozenset({"points", "cards"}))
