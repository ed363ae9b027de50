"""Reveal: a table with every hand laid open, put together from what each seat sees. For games that are over.

What a seat alone could see lies in the viewer's picture too, in that seat's own areas or in added ones, under ids that
name the seat; what stood there for it face down is gone. No game needs to know of this.
"""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.scene.model import Area, Look, Mark, Piece, Scene

OPEN = "open:"  # begins the ids of what was hidden


class Seen(NamedTuple):
    """A table as one chair sees it."""

    look: Look
    scene: Scene


def opened_look(base: Look, others: Mapping[Seat, Look], words: Words) -> Look:
    """The look of a viewer, with areas for what only others could see."""
    added = [
        Area(
            id=opened_id(seat, area.id),
            shape=area.shape if area.shape != "board" else "row",
            label=words.say("reveal-area", who=words.name(seat)),
            zone="seat",
            seat=seat,
        )
        for seat, look in others.items()
        for area in look.areas
        if owns(area, seat) and not shared(base, area.id, seat)
    ]
    faces, tones = dict(base.faces), dict(base.tones)
    for look in others.values():
        faces = look.faces | faces
        tones = look.tones | tones
    return replace(base, areas=(*base.areas, *added), faces=faces, tones=tones)


def opened_scene(name: str, base: Seen, others: Mapping[Seat, Seen]) -> Scene:
    """The scene of a viewer, with what only others could see; `name` is that of the opened look."""
    known = {piece.id: piece for piece in base.scene.pieces}
    gone: set[str] = set()
    laid: list[Piece] = []
    marks: list[Mark] = []
    for seat, seen in others.items():
        theirs = [piece for piece in seen.scene.pieces if owns(seen.look.area[piece.area], seat)]
        hidden = [piece for piece in theirs if piece.id not in known or known[piece.id].face != piece.face]
        if hidden:
            names = {piece.id for piece in hidden}
            gone |= stand_ins(base, seat, {piece.id for piece in seen.scene.pieces} - names)
            laid += [lay_open(piece, seat, shared(base.look, piece.area, seat)) for piece in hidden]
            marks += marked(seen.scene, names, seat)
    left = [piece for piece in base.scene.pieces if piece.id not in gone]
    true = [mark for mark in base.scene.marks if mark.on not in gone and mark.to not in gone]
    return replace(base.scene, look=name, pieces=(*left, *laid), marks=(*true, *marks))


def stand_ins(base: Seen, seat: Seat, shown: set[str]) -> set[str]:
    """What lies before a seat for others only: it stands there for something that the seat itself sees."""
    return {
        piece.id for piece in base.scene.pieces if base.look.area[piece.area].seat == seat and piece.id not in shown
    }


def followed(before: Scene | None, now: Scene) -> Scene:
    """A scene after another one: what comes out of an open hand, or goes into one, was there before."""
    if before is None:
        return now
    was = {piece.id for piece in before.pieces}
    here = {piece.id for piece in now.pieces}
    gone = {bare(id): id for id in sorted(was - here)}

    def follow(piece: Piece) -> Piece:
        if piece.id in was:
            return piece
        return replace(piece, was=gone[bare(piece.id)]) if bare(piece.id) in gone else piece

    return replace(now, pieces=tuple([follow(piece) for piece in now.pieces]))


def owns(area: Area, seat: Seat) -> bool:
    """Is this, in a seat's own look, an area of that seat?"""
    return area.seat == seat or (area.zone == "mine" and area.seat is None)


def shared(base: Look, area: str, seat: Seat) -> bool:
    """Does the viewer see this area of a seat too?"""
    return area in base.area and base.area[area].seat == seat


def lay_open(piece: Piece, seat: Seat, in_place: bool) -> Piece:
    """A piece of somebody else, where the viewer sees it."""
    if in_place:
        return replace(piece, id=opened_id(seat, piece.id))
    return replace(piece, id=opened_id(seat, piece.id), area=opened_id(seat, piece.area), place=None)


def marked(scene: Scene, hidden: set[str], seat: Seat) -> list[Mark]:
    """What is true of pieces that were hidden."""
    return [replace(mark, on=opened_id(seat, mark.on), to=None) for mark in scene.marks if mark.on in hidden]


def opened_id(seat: Seat, id: str) -> str:
    return f"{OPEN}{seat}:{id}"


def bare(id: str) -> str:
    """The id that a thing has for whoever may see it."""
    return id.split(":", 2)[2] if id.startswith(OPEN) else id
