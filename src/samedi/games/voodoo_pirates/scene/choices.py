"""How a player picks a choice on the table, with its preview and its note."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.components import OBJECTS, SOULS, SPECIAL, WINDS
from samedi.games.voodoo_pirates.scene import sea as sea_scene
from samedi.games.voodoo_pirates.scene.layout import place_of
from samedi.games.voodoo_pirates.scene.mats import boarded, card_note, coins, object_id, soul_ids
from samedi.games.voodoo_pirates.view import View, courses, jax_souls, tok_souls
from samedi.games.voodoo_pirates.view.courses import Course
from samedi.scene.model import Piece

Steps: TypeAlias = tuple[tuple[str, ...], ...]
BARREL_SPACES = {"stars": 12, "moon": 3, "bones": 3, "sea": 6, "wind": 9}
SUPPLIES = {"coin": ("treasure:coins", "treasure"), "soul": ("bag:souls", "bag")}
WAY = {"CW": components.CW, "ACW": components.ACW}


class Picked(NamedTuple):
    """The steps of a choice, its ghosts and its note."""

    steps: Steps = ()
    preview: tuple[Piece, ...] = ()
    note: str = ""


def picked(view: View, code: str, words: Words) -> Picked:
    """Return how the viewer picks a choice. A choice without steps is a button."""
    verb, *rest = code.split()
    found = VERBS.get(verb)
    return found(view, rest, words) if found else Picked()


def card(view: View, rest: list[str], words: Words) -> Picked:
    return Picked(((f"act:{rest[0]}",),), note=card_note(rest[0], bool(view.plain), words))


def barrel(view: View, rest: list[str], words: Words) -> Picked:
    """First the barrel, then what pays for it."""
    name, paid = rest
    payment = held(view, "magic") if paid == "magic" else souls(view, paid)
    wasted = name == "stars" and paid != "magic" and not shines(view, SOULS.index(paid))
    note = words.say("note-barrel", barrel="starless" if wasted else name)
    return Picked(((place_of(BARREL_SPACES[name]),), payment), note=note)


def shines(view: View, colour: int) -> bool:
    """Is there a star of this colour, as the sea lies now, to which a ship could go (rule 4.5)?"""
    return any(components.STAR[view.sea[space]] == colour and space not in view.at for space in components.OUTER)


def octopus(view: View, rest: list[str], words: Words) -> Picked:
    """The card, then the soul that goes; buttons say which one comes."""
    return Picked((held(view, "octopus"), souls(view, rest[0])))


def stars(view: View, rest: list[str], words: Words) -> Picked:
    space = int(rest[0])
    course = courses.star(view, me(view), space)
    return Picked(((place_of(space),),), (own_ghost(view, course),), move_note(view, course, words))


def flip(view: View, rest: list[str], words: Words) -> Picked:
    """A card that is picked twice is turned over; picked with its opposite it is switched."""
    space = int(rest[0])
    place = (place_of(space),)
    turned = view.sea[space] ^ 1  # the two faces of a card are neighbours
    ghosts = (sea_scene.sea_card(turned, space, view.east, words),)
    return Picked((place, place), ghosts, words.say("face-sea", name=components.SEA_NAMES[turned]))


def switch(view: View, rest: list[str], words: Words) -> Picked:
    one = int(rest[0])
    other = components.OPPOSITE[one]
    either = (place_of(one), place_of(other))
    ghosts = [(view.sea[other], one), (view.sea[one], other)]
    return Picked((either, either), tuple([sea_scene.sea_card(sea, at, view.east, words) for sea, at in ghosts]))


def jax(view: View, rest: list[str], words: Words) -> Picked:
    return Picked((("act:jax",),), note=words.say("note-brings", souls=jax_souls(view, me(view))))


def tok(view: View, rest: list[str], words: Words) -> Picked:
    """Call a colour by one of its souls (rule 7.3)."""
    colour = SOULS.index(rest[0])
    count = tok_souls(view, me(view), colour)
    return Picked((souls(view, rest[0]),), note=words.say("note-brings", souls=count))


def take(view: View, rest: list[str], words: Words) -> Picked:
    """The card Take itself, or one of the things that it brings."""
    if not rest:
        return card(view, ["take"], words)
    return Picked((source(view, rest[0]),))


def tix(view: View, rest: list[str], words: Words) -> Picked:
    """A ship, where it goes, and the soul for it; the own ship goes the other way (rule 7.5)."""
    victim, way, soul = int(rest[0]), rest[1], rest[2]
    course = courses.tix(view, me(view), victim, way)
    ghosts = (ghost(victim, view.colours[victim], course.pushed, course.pushed_way), own_ghost(view, course))
    steps = ((f"ship:{victim}",), (place_of(course.pushed),), souls(view, soul))
    return Picked(steps, ghosts, move_note(view, course, words, own=True))


def hoodoo(view: View, rest: list[str], words: Words) -> Picked:
    """In the plain reading the wind turns with the call, by as many quarters as Hoodoo are played (rules 8.1, 16.1)."""
    if not view.plain:
        return Picked((("act:hoodoo",),))
    wind = (view.wind + view.plans.count(components.HOODOO)) % 4
    note = words.say("note-wind", wind=WINDS[wind])
    return Picked((("act:hoodoo",),), (sea_scene.rose(wind, words),), note)


def wind(view: View, rest: list[str], words: Words) -> Picked:
    """Pick the wind card of the new wind."""
    after = (view.wind + int(rest[0])) % 4
    note = words.say("note-wind", wind=WINDS[after])
    return Picked(((place_of(components.CARDINAL[after]),),), (sea_scene.rose(after, words),), note)


def use(view: View, rest: list[str], words: Words) -> Picked:
    return Picked((held(view, rest[0]),), note=words.say("note-object", object=rest[0]))


def bury(view: View, rest: list[str], words: Words) -> Picked:
    return Picked((held(view, "cursed"),))


def whisper(view: View, rest: list[str], words: Words) -> Picked:
    """The card, then where the ship would end."""
    leap = int(rest[1]) if rest[0] == "leap" else 0
    moved = sailing(view, courses.sail(view, me(view), rest[-1], 1, leap), words)
    return moved._replace(steps=(held(view, "whisper"), *moved.steps))


def draw(view: View, rest: list[str], words: Words) -> Picked:
    return Picked() if rest[0] == "none" else Picked((source(view, rest[0]),))


def cell(view: View, rest: list[str], words: Words) -> Picked:
    return Picked(((f"cell:{rest[0]}",),))


def place(view: View, rest: list[str], words: Words) -> Picked:
    """A soul and a cell; with souls of one colour only the cell is asked for."""
    letter, cell = rest[0], int(rest[1])
    near = [view.grid[other - 1] for other in components.NEIGHBOURS[cell]]
    match = SOULS.index(letter) in near
    stays = sea_scene.stays(view, matched=match)
    note = words.say("note-stays") if stays else words.say("note-match") if match else ""
    only = sum(1 for many in view.souls[me(view)] if many) == 1
    on_cell = (f"cell:{cell}",)
    steps: Steps = (on_cell,) if only else (souls(view, letter), on_cell)
    return Picked(steps, (sea_scene.placed(SOULS.index(letter), cell),), note)


def sail(view: View, rest: list[str], words: Words) -> Picked:
    if rest[1] == "leap":
        return sailing(view, courses.sail_and_leap(view, me(view), rest[0], int(rest[2])), words)
    return sailing(view, courses.sail(view, me(view), rest[0], int(rest[1])), words)


def leap(view: View, rest: list[str], words: Words) -> Picked:
    return sailing(view, courses.sail(view, me(view), rest[1], int(rest[2]), int(rest[0])), words)


def sailing(view: View, course: Course, words: Words) -> Picked:
    """A move is picked by where it ends."""
    return Picked(((place_of(course.end),),), (own_ghost(view, course),), move_note(view, course, words))


def board(view: View, rest: list[str], words: Words) -> Picked:
    """What is taken from a ship that was passed, by picking it."""
    other = boarded(view)
    if rest[0] == "soul":
        return Picked((soul_ids(view, other, rest[1]),))
    things = {
        "coin": (coins(other, view.coins[other]).id,),
        "compass": ("compass",),
        "grigri": ("grigri",),
        "object": tuple([f"back:{other}:{nth}" for nth in range(view.objects[other])]),
    }
    return Picked((things[rest[0]],)) if rest[0] in things else Picked()


def drop(view: View, rest: list[str], words: Words) -> Picked:
    return Picked((held(view, rest[0]),))


def choose_shown(view: View, rest: list[str], words: Words) -> Picked:
    """A card that a Shipwreck or a Mask shows."""
    if rest[0] == "none":
        return Picked()
    name = OBJECTS.index(rest[0])
    many = view.peek.count(name) or 1
    ids = tuple([f"shown:{rest[0]}:{nth}" for nth in range(many)])
    return Picked((ids,), note=words.say("note-object", object=rest[0]))


def fire(view: View, rest: list[str], words: Words) -> Picked:
    target = view.at.index(int(rest[0]))
    hits = max(0, view.load[me(view)] - view.load[target])
    return Picked(((f"ship:{target}",),), note=words.say("note-hits", hits=hits))


def answer(view: View, rest: list[str], words: Words) -> Picked:
    """The Ghost Ship, then the soul that it takes."""
    first = held(view, "ghost")
    return Picked((first,)) if rest[0] == "none" else Picked((first, soul_ids(view, view.shooter, rest[0])))


VERBS: dict[str, Callable[[View, list[str], Words], Picked]] = {
    "plan": card, "second": card, "show": card, "barrel": barrel, "octopus": octopus, "to": stars, "flip": flip,
    "switch": switch, "jax": jax, "tok": tok, "take": take, "tix": tix, "hoodoo": hoodoo, "wind": wind, "use": use,
    "bury": bury, "whisper": whisper, "cell": cell, "place": place, "sail": sail, "leap": leap, "board": board,
    "draw": draw, "drop": drop, "mask": choose_shown, "keep": choose_shown, "fire": fire, "ghost": answer,
}  # fmt: skip


def me(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def souls(view: View, letter: str) -> tuple[str, ...]:
    """The viewer's souls of this colour."""
    return soul_ids(view, me(view), letter)


def held(view: View, name: str) -> tuple[str, ...]:
    """The viewer's objects of this name."""
    return tuple([object_id(me(view), name, nth) for nth in range(view.hand.count(OBJECTS.index(name)))])


def source(view: View, name: str) -> tuple[str, ...]:
    """Where something is taken from: what lies there, or the empty place of the deck (rule 11.4)."""
    if name == "deck":
        return ("deck:top",) if view.deck_left else ("deck",)
    return ("pile:top",) if name == "discard" else SUPPLIES[name][:1]


def own_ghost(view: View, course: Course) -> Piece:
    """The viewer's ship where it would be."""
    return ghost(me(view), view.colours[me(view)], course.end, course.way)


@cache
def ghost(seat: Seat, colour: int, space: int, way: int) -> Piece:
    face, turn = sea_scene.ship_face(colour, way, space)
    return Piece(f"ship:{seat}", face, "sea", place_of(space), 1, turn)


def move_note(view: View, course: Course, words: Words, *, own: bool = False) -> str:
    """Return the note of a move: its end, the ships it passes, its tolls and its find."""
    sea = view.sea[course.end]
    held_fast = sea_scene.stuck_on(sea, view.wind)
    whom = tuple([seat for seat in course.passed if can_board(view, seat)])
    return course_note(course.end, whom, course.tolls, sea_scene.finds(sea), held_fast, own, words)


def can_board(view: View, seat: Seat) -> bool:
    """Return whether other ships can board this one (rule 10.1)."""
    sea = view.sea[view.at[seat]]
    return not (view.wind == components.BECALMED and components.HAUNTED[sea]) and SPECIAL[sea] != components.WATCH


@lru_cache(8192)
def course_note(
    end: int, whom: tuple[Seat, ...], tolls: int, found: str, held_fast: bool, own: bool, words: Words
) -> str:
    says = [words.say("note-end", space=end, value=components.VALUE[end], own="yes" if own else "no")]
    if whom:
        says.append(words.say("note-boards", who=words.listed([words.name(seat) for seat in whom])))
    if tolls:
        says.append(words.say("note-tolls", tolls=tolls))
    if found != "none":
        says.append(words.say(f"note-{found}"))
    if held_fast:
        says.append(words.say("note-held"))
    return " · ".join(says)
