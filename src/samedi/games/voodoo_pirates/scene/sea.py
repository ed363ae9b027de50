"""The middle of the table: sea cards, ships, figures, the ritual, supplies, and their marks."""

from collections.abc import Iterator
from functools import cache, lru_cache

from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.components import ACW, CARDINAL, COMPASS_SIDE, OBJECTS, SOULS, SPACES, SPECIAL, WINDS
from samedi.games.voodoo_pirates.phases import PLACE, STAGES
from samedi.games.voodoo_pirates.scene.faces import BLOWS, MATCH
from samedi.games.voodoo_pirates.scene.layout import place_of
from samedi.games.voodoo_pirates.scene.paint import LETTERS, TONES
from samedi.games.voodoo_pirates.scene.sea_cards import barrel_at, face_name
from samedi.games.voodoo_pirates.view import View, courses
from samedi.scene.model import Mark, Piece

KEPT = 2048  # pictures of a part of the table
SPECIALS = ("", "map", "watch", "low", "high", "sand", "current")  # in the order of `components`, from PLAIN


def pieces(view: View, words: Words) -> tuple[Piece, ...]:
    """Return the pieces. Caches draw those once that are the same for all viewers and many entries."""
    return (
        *sea_cards(view.sea, view.east, words),
        *ships(view.colours, view.at, view.facing, view.seat, words),
        marker(view.round, words),
        *figures(view.colours, view.figure, view.east, view.seat, words),
        *ritual(view.grid),
        rose(view.wind, words),
        *supplies(view, words),
        *in_use(view.in_use, view.also_in_use, words),
    )


@lru_cache(KEPT)
def sea_cards(sea: tuple[int, ...], east: int, words: Words) -> tuple[Piece, ...]:
    laid = [space for space in range(1, SPACES + 1) if sea[space] != components.QUAY]
    return tuple([sea_card(sea[space], space, east, words) for space in laid])


@lru_cache(KEPT)
def ships(
    colours: tuple[int, ...], at: tuple[int, ...], facing: tuple[int, ...], viewer: Seat | None, words: Words
) -> tuple[Piece, ...]:
    found = enumerate(zip(colours, at, facing, strict=True))
    return tuple([ship(seat, colour, space, way, seat == viewer, words) for seat, (colour, space, way) in found])


@lru_cache(KEPT)
def figures(
    colours: tuple[int, ...], figure: tuple[Seat, ...], east: int, viewer: Seat | None, words: Words
) -> tuple[Piece, ...]:
    """Return the figure on each barrel."""
    there = [(barrel, seat) for barrel, seat in enumerate(figure) if seat >= 0]
    return tuple([standing(seat, colours[seat], barrel, east, seat == viewer, words) for barrel, seat in there])


@lru_cache(KEPT)
def ritual(grid: tuple[int, ...]) -> tuple[Piece, ...]:
    return tuple([placed(soul, cell) for cell, soul in enumerate(grid, 1) if soul >= 0])


@cache
def sea_card(sea: int, space: int, east: int, words: Words) -> Piece:
    """A card keeps its id when it is turned over or switched, so that it is seen doing so."""
    if sea < COMPASS_SIDE:
        note = words.say("note-sea", special=SPECIALS[SPECIAL[sea]]) if SPECIAL[sea] else ""
        return Piece(f"card:{components.SEA_NAMES[sea][0]}", face_name(sea), "sea", place_of(space), note=note)
    wind = (sea - COMPASS_SIDE) % 4
    blows = sea >= components.WIND_SIDE
    note = words.say("condition", wind=WINDS[wind]) if blows else words.say("note-barrel", barrel=barrel_at(wind, east))
    return Piece(f"wind:{WINDS[wind]}", face_name(sea), "sea", place_of(space), note=note)


@cache
def ship(seat: Seat, colour: int, space: int, facing: int, mine: bool, words: Words) -> Piece:
    face, turn = ship_face(colour, facing, space)
    way = "ACW" if facing == ACW else "CW"
    label = words.say("piece-ship", who=words.name(seat), me="yes" if mine else "no", way=way if space else "none")
    return Piece(f"ship:{seat}", face, "sea", place_of(space), 1 + (0 if space else seat), turn, label=label)


def ship_face(colour: int, facing: int, space: int) -> tuple[str, int]:
    """How a ship is drawn that lies there, and how it is turned."""
    letter = LETTERS[colour]
    return (f"ship-<{letter}", 180 if space else 0) if facing == ACW else (f"ship-{letter}>", 0)


@cache
def marker(number: int, words: Words) -> Piece:
    label = words.say("piece-marker", round=number, rounds=components.ROUNDS)
    return Piece("round", "marker", "sea", place_of(number or SPACES), 9, label=label)


@cache
def standing(seat: Seat, colour: int, barrel: int, east: int, mine: bool, words: Words) -> Piece:
    name = words.say("barrel", name=barrel_at(barrel, east))
    label = words.say("piece-figure", who=words.name(seat), me="yes" if mine else "no", barrel=name)
    return Piece(f"figure:{seat}", f"figure-{LETTERS[colour]}", "sea", place_of(CARDINAL[barrel]), 8, label=label)


@cache
def placed(soul: int, cell: int) -> Piece:
    return Piece(f"grid:{cell}", f"soul-{SOULS[soul]}", "ritual", f"cell:{cell}")


@cache
def rose(wind: int, words: Words) -> Piece:
    """The wind rose points where the wind goes."""
    label = words.say("piece-rose", wind=words.say("wind-from", name=WINDS[wind]))
    return Piece("rose", "rose", "weather", turn=90 * wind, label=label, note=words.say("condition", wind=WINDS[wind]))


def supplies(view: View, words: Words) -> Iterator[Piece]:
    """Treasure, bag, deck and discard pile, as far as anything is in them."""
    if view.treasure:
        yield heap("treasure:coins", "treasure", "treasure", view.treasure)
    if view.bagged:
        yield bag(view.bag, view.bagged, words)
    if view.deck_left:
        yield heap("deck:top", "obj-back", "deck", view.deck_left)
    if view.pile:
        yield top(view.pile[-1], len(view.pile), words)


@cache
def heap(name: str, face: str, area: str, count: int) -> Piece:
    return Piece(name, face, area, count=count)


@cache
def bag(souls: tuple[int, ...], count: int, words: Words) -> Piece:
    """Return the bag, with a note that says how many souls of each colour are in it."""
    return Piece("bag:souls", "bag", "bag", count=count, note=counted(souls, words))


@cache
def counted(souls: tuple[int, ...], words: Words) -> str:
    """Souls by colour: 2 red, 1 blue."""
    names = [words.say("counted-souls", count=many, soul=SOULS[colour]) for colour, many in enumerate(souls) if many]
    return words.listed(names)


@cache
def top(name: int, count: int, words: Words) -> Piece:
    note = words.say("note-object", object=OBJECTS[name])
    return Piece("pile:top", f"obj-{OBJECTS[name]}", "pile", count=count, note=note)


@cache
def in_use(one: int, other: int, words: Words) -> tuple[Piece, ...]:
    """Objects whose effect is not complete: two, while an Octopus is used beside Barrel Magic (rules 12.1, 12.9)."""
    names = [OBJECTS[name] for name in (one, other) if name >= 0]
    return tuple(
        [
            Piece(f"use:{name}", f"obj-{name}", "use", order=order, note=words.say("note-object", object=name))
            for order, name in enumerate(names)
        ]
    )


def marks(view: View, words: Words) -> tuple[Mark, ...]:
    found = (round_mark(view.round, view.stage, view.ritual, words), *sea_marks(view.sea, view.wind, view.at, words))
    if view.ask == PLACE and view.seat is not None and view.mover == view.seat and not stays(view):
        found += matches(view.grid, tuple([bool(souls) for souls in view.souls[view.seat]]), words)
    return found


@lru_cache(KEPT)
def sea_marks(sea: tuple[int, ...], wind: int, at: tuple[int, ...], words: Words) -> tuple[Mark, ...]:
    """The wind, haunted water under it, and what that does to ships."""
    water = [haunted(space, wind, words) for space in range(1, SPACES + 1) if components.HAUNTED[sea[space]]]
    aboard = [
        mark
        for seat, space in enumerate(at)
        if space != components.HARBOUR
        for mark in ship_marks(seat, stuck_on(sea[space], wind), wind, SPECIAL[sea[space]] == components.WATCH, words)
    ]
    return (*wind_marks(wind, words), *water, *aboard)


@cache
def round_mark(number: int, stage: int, ritual: int, words: Words) -> Mark:
    part = "ritual" if ritual else STAGES[stage]
    return Mark("round", "round", words.say("mark-round", round=number, rounds=components.ROUNDS, part=part))


@cache
def wind_marks(wind: int, words: Words) -> tuple[Mark, ...]:
    """What the wind is called, and an arrow over the island."""
    start, end = CARDINAL[wind], CARDINAL[(wind + 2) % 4]
    name = words.say("mark-condition", wind=WINDS[wind])
    blows = words.say("mark-wind")
    return (
        Mark("weather", "condition", name, BLOWS[wind]),
        Mark(place_of(start), "wind", blows, tone="wind", to=place_of(end)),
    )


@cache
def haunted(space: int, wind: int, words: Words) -> Mark:
    """Haunted water, and what it does in this wind (rule 9)."""
    icon = "" if wind == components.FAIR else BLOWS[wind]
    return Mark(place_of(space), "haunted", words.say("mark-haunted", wind=WINDS[wind]), icon, "haunted")


@cache
def ship_marks(seat: Seat, held: bool, wind: int, watched: bool, words: Words) -> tuple[Mark, ...]:
    """Return the marks of a ship that is stuck, or guarded by the Night Watch."""
    kinds = []
    if held:
        kinds.append("stuck-storm" if wind == components.STORM else "stuck-calm")
    if watched:
        kinds.append("watched")
    return tuple([Mark(f"ship:{seat}", kind, words.say(f"mark-{kind}")) for kind in kinds])


def stuck_on(sea: int, wind: int) -> bool:
    """Is a ship stuck that lies on this card in this wind (rule 9.6)?"""
    return bool(components.HAUNTED[sea]) and wind in (components.STORM, components.BECALMED)


def stays(view: View, *, matched: bool = True) -> bool:
    """Return whether no soul, or none that matches, can move the ship of the player who is asked."""
    return not courses.can_sail(view, view.mover, matched=matched)


@cache
def matches(grid: tuple[int, ...], own: tuple[bool, ...], words: Words) -> tuple[Mark, ...]:
    """Cells beside a soul of a colour that one could place: there the ship sails two spaces (rule 8.4)."""
    found = []
    for cell in range(1, 10):
        near = {grid[other - 1] for other in components.NEIGHBOURS[cell]} - {-1}
        for colour in sorted(near):
            if grid[cell - 1] < 0 and own[colour]:
                name = words.say("soul", name=SOULS[colour])
                tone = TONES[SOULS[colour]]
                found.append(Mark(f"cell:{cell}", f"match-{tone}", words.say("mark-match", soul=name), MATCH, tone))
    return tuple(found)


def finds(sea: int) -> str:
    """What a ship finds that lands there: "skull", "map" or "none" (rule 11)."""
    return "skull" if components.SKULL[sea] else "map" if SPECIAL[sea] == components.MAP else "none"
