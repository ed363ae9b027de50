"""The table of Voodoo Pirates as one viewer sees it: its pieces (`sea`, `mats`) and its prompt (`prompt`)."""

from functools import cache

from samedi.core.offer import Offer
from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.games.voodoo_pirates.phases import DONE
from samedi.games.voodoo_pirates.scene import faces, mats, prompt, sea, sea_cards, sheets
from samedi.games.voodoo_pirates.scene.cues import cues
from samedi.games.voodoo_pirates.scene.layout import areas
from samedi.games.voodoo_pirates.scene.paint import tones
from samedi.games.voodoo_pirates.view import View
from samedi.scene.model import Face, Look, Scene

__all__ = ["cues", "look", "scene"]


def look(view: View, words: Words) -> Look:
    """Return all faces and areas of the table."""
    return look_from(view.seats, view.seat, view.east, words)


@cache
def look_from(seats: int, chair: Seat | None, east: int, words: Words) -> Look:
    return Look(tuple(areas(seats, chair, words)), drawn(east, words), tones(words))


@cache
def drawn(east: int, words: Words) -> dict[str, Face]:
    return sea_cards.faces_of(east, words) | faces.faces_of(words)


def scene(view: View, offer: Offer, words: Words) -> Scene:
    """The table now."""
    table = look(view, words)
    pieces = (*sea.pieces(view, words), *mats.pieces(view, words))
    choices = tuple(prompt.choices(view, offer, words))
    there = wanted = set[str]()
    if offer.denied:
        there = {piece.id for piece in pieces} | places_of(table.name, table)
        wanted = {name for choice in choices for step in choice.pick for name in step}
    return Scene(
        look=table.name,
        pieces=pieces,
        marks=(*sea.marks(view, words), *mats.marks(view, words)),
        seats=mats.seat_cards(view, words),
        prompt=prompt.prompt(view, offer, words),
        choices=choices,
        denied=tuple(prompt.denied(view, offer, words, there, wanted)) if offer.denied else (),
        sheets=sheets.sheets(view, words),
        result=sheets.result(view, words) if view.stage == DONE else None,
    )


PLACES: dict[str, set[str]] = {}


def places_of(name: str, look: Look) -> set[str]:
    """The ids of all areas and places of a look."""
    if name not in PLACES:
        PLACES[name] = {area.id for area in look.areas} | {place.id for area in look.areas for place in area.places}
    return PLACES[name]
