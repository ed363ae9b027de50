"""Helpers for tests of the scene: the scene of a state for one viewer, and what lies in it."""

from typing import Any

from samedi.core.offer import Offer, offer_of
from samedi.core.types import Seat
from samedi.core.words import words
from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.games.baron_voodoo.scene import look, scene
from samedi.games.baron_voodoo.view import view
from samedi.scene.model import Choice, Look, Mark, Piece, Scene, Sheet

LANGUAGES = ("en", "de", "fr", "ja")


def shown(state: BaronVoodoo, seat: Seat | None, lang: str = "en") -> Scene:
    """The scene of a state for one viewer."""
    offer = offer_of(GAME, state, seat) if seat is not None and state.mover >= 0 else Offer()
    return scene(view(state, seat), offer, words(GAME, lang))


def look_at(state: BaronVoodoo, seat: Seat | None, lang: str = "en") -> Look:
    return look(view(state, seat), words(GAME, lang))


def area(scene: Scene, name: str) -> list[Piece]:
    return sorted([piece for piece in scene.pieces if piece.area == name], key=lambda piece: piece.order)


def faces(scene: Scene, name: str) -> list[str]:
    """What lies in an area, in order."""
    return [piece.face for piece in area(scene, name)]


def at(scene: Scene, place: str) -> list[str]:
    """What lies on a space, from the bottom."""
    return [piece.face for piece in area(scene, "board") if piece.place == place]


def die(scene: Scene, place: str) -> str:
    """The id of the die on top of a space."""
    return [piece.id for piece in area(scene, "board") if piece.place == place][-1]


def choice(scene: Scene, code: str) -> Choice:
    [found] = [choice for choice in scene.choices if choice.code == code]
    return found


def ghosts(scene: Scene, code: str) -> list[tuple[str, str, str | None, int]]:
    """Face, area, place and height of the pieces that a choice previews."""
    return [(piece.face, piece.area, piece.place, piece.order) for piece in choice(scene, code).preview]


def marks(scene: Scene, kind: str) -> list[Mark]:
    return [mark for mark in scene.marks if mark.kind == kind]


def sheet(scene: Scene, name: str) -> Sheet:
    [found] = [sheet for sheet in scene.sheets if sheet.id == name]
    return found


def chips(scene: Scene, seat: Seat) -> dict[str, Any]:
    return {chip.id: chip.value for chip in scene.seats[seat].chips}


def denied(scene: Scene) -> dict[str, tuple[str, str]]:
    """The reason and rule of everything that is denied."""
    return {each.on: (each.why, each.rule) for each in scene.denied}
