"""Where things lie at a table of Voodoo Pirates: the ring with the ritual in its middle, and a mat for each pirate."""

from collections.abc import Iterator
from math import cos, pi, sin

from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.games.voodoo_pirates.components import HARBOUR, SPACES, VALUE
from samedi.scene.model import Area, Cell, Place

RING: dict[int, Cell] = {  # in text the ring is the rim of a square
    11: (0, 0), 12: (1, 0), 1: (2, 0), 2: (3, 0), 3: (3, 1), 4: (3, 2), 5: (3, 3), 6: (2, 3), 7: (1, 3), 8: (0, 3),
    9: (0, 2), 10: (0, 1),
}  # fmt: skip
GRID: dict[int, Cell] = {  # cells are numbered from the south-east corner clockwise, the centre last
    5: (0, 0), 6: (1, 0), 7: (2, 0), 4: (0, 1), 9: (1, 1), 8: (2, 1), 3: (0, 2), 2: (1, 2), 1: (2, 2),
}  # fmt: skip
FAR = 0.42  # of the spaces from the middle


def place_of(space: int) -> str:
    return f"sea:{space}" if space else "harbour"


def areas(seats: int, chair: Seat | None, words: Words) -> Iterator[Area]:
    """Everything in the middle and beside it, then what belongs to each pirate."""
    yield Area("sea", "board", words.say("area-sea"), "centre", places=tuple(spaces(words)))
    yield Area("ritual", "board", words.say("area-grid"), "centre", places=tuple(cells(words)), inside="sea")
    yield Area("weather", "row", words.say("area-weather"), "side")
    yield Area("treasure", "pile", words.say("area-treasure"), "side")
    yield Area("bag", "pile", words.say("area-bag"), "side")
    yield Area("deck", "pile", words.say("area-deck"), "side")
    yield Area("pile", "pile", words.say("area-pile"), "side")
    yield Area("use", "pool", words.say("area-use"), "side")
    yield Area("shown", "row", words.say("area-shown"), "side")
    for seat in range(seats):
        if seat != chair:
            yield from mat(seat, words)
    if chair is not None:
        yield from own_mat(chair, words)


def spaces(words: Words) -> Iterator[Place]:
    """Twelve spaces like the hours of a clock, and the harbour in a corner."""
    for space in range(1, SPACES + 1):
        angle = pi * space / 6
        x, y = round(0.5 + FAR * sin(angle), 4), round(0.5 - FAR * cos(angle), 4)
        value = VALUE[space]
        label = words.say("place-space", space=space, value=value)
        turn = space % SPACES * 30
        yield Place(place_of(space), x, y, 0.25, 0.25, RING[space], label, turn=turn, text=str(value))
    said = words.say("place-harbour", value=VALUE[HARBOUR])
    yield Place(
        place_of(HARBOUR), 0.925, 0.075, 0.15, 0.15, (4, 0), said, text=words.say("place-tortuga", value=VALUE[HARBOUR])
    )


def cells(words: Words) -> Iterator[Place]:
    for cell, (column, row) in sorted(GRID.items()):
        x, y = round((column + 0.5) / 3, 4), round((row + 0.5) / 3, 4)
        label = words.say("place-cell", cell=cell)
        yield Place(f"cell:{cell}", x, y, 0.3333, 0.3333, (column, row), label, text=str(cell))


def mat(seat: Seat, words: Words) -> Iterator[Area]:
    """What lies before another pirate: souls, tonight's card, objects and playing card, tokens."""

    def label(key: str) -> str:
        return words.say(key, who=words.name(seat), me="no")

    yield Area(f"souls:{seat}", "pile", label("area-souls"), "seat", seat)
    yield Area(f"goods:{seat}", "pile", label("area-goods"), "seat", seat)
    yield Area(f"tonight:{seat}", "pile", label("area-tonight"), "seat", seat)
    yield Area(f"hold:{seat}", "fan", label("area-hold"), "seat", seat)


def own_mat(chair: Seat, words: Words) -> Iterator[Area]:
    """Return the areas of the viewer, who also has cards in hand."""

    def label(key: str) -> str:
        return words.say(key, who=words.name(chair), me="yes")

    yield Area(f"souls:{chair}", "pool", label("area-souls"), "mine", chair)
    yield Area(f"goods:{chair}", "row", label("area-goods"), "mine", chair)
    yield Area("cards", "fan", words.say("area-plans"), "mine", chair)
    yield Area(f"hold:{chair}", "fan", label("area-hold"), "mine", chair)
