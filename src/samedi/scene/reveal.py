"""A finished table with every hand revealed, merged from the scenes of all seats.

Pieces that only their own seat could see are added to the viewer's scene, in areas of that seat, under ids that name
the seat. The face-down pieces that represented them are removed. Games need no code for this.
"""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.scene.model import Area, Look, Mark, Piece, Scene

REVEALED = "open:"  # prefix of the ids of hidden pieces


class SeatScene(NamedTuple):
    """The look and the scene of one seat."""

    look: Look
    scene: Scene


def revealed_look(base: Look, others: Mapping[Seat, Look], words: Words) -> Look:
    """Return the look of a viewer with added areas for what only other seats could see."""
    added = [
        Area(
            id=revealed_id(seat, area.id),
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


def revealed_scene(name: str, base: SeatScene, others: Mapping[Seat, SeatScene]) -> Scene:
    """Return the scene of a viewer with what only other seats could see; `name` is the name of the revealed look."""
    known = {piece.id: piece for piece in base.scene.pieces}
    gone: set[str] = set()
    laid: list[Piece] = []
    marks: list[Mark] = []
    for seat, seen in others.items():
        theirs = [piece for piece in seen.scene.pieces if owns(seen.look.area[piece.area], seat)]
        hidden = [piece for piece in theirs if piece.id not in known or known[piece.id].face != piece.face]
        if hidden:
            names = {piece.id for piece in hidden}
            gone |= face_down_pieces(base, seat, {piece.id for piece in seen.scene.pieces} - names)
            laid += [revealed_piece(piece, seat, shared(base.look, piece.area, seat)) for piece in hidden]
            marks += revealed_marks(seen.scene, names, seat)
    left = [piece for piece in base.scene.pieces if piece.id not in gone]
    true = [mark for mark in base.scene.marks if mark.on not in gone and mark.to not in gone]
    return replace(base.scene, look=name, pieces=(*left, *laid), marks=(*true, *marks))


def face_down_pieces(base: SeatScene, seat: Seat, shown: set[str]) -> set[str]:
    """Return the pieces that only the other seats see in front of a seat: they represent what the seat itself sees."""
    return {
        piece.id for piece in base.scene.pieces if base.look.area[piece.area].seat == seat and piece.id not in shown
    }


def with_former_ids(before: Scene | None, now: Scene) -> Scene:
    """Add to the pieces of a scene the ids that they had in the scene before, inside a revealed hand or outside it."""
    if before is None:
        return now
    was = {piece.id for piece in before.pieces}
    here = {piece.id for piece in now.pieces}
    gone = {original_id(id): id for id in sorted(was - here)}

    def follow(piece: Piece) -> Piece:
        if piece.id in was:
            return piece
        return replace(piece, was=gone[original_id(piece.id)]) if original_id(piece.id) in gone else piece

    return replace(now, pieces=tuple([follow(piece) for piece in now.pieces]))


def owns(area: Area, seat: Seat) -> bool:
    """Tell whether an area of a seat's own look belongs to that seat."""
    return area.seat == seat or (area.zone == "mine" and area.seat is None)


def shared(base: Look, area: str, seat: Seat) -> bool:
    """Tell whether the viewer has this area of a seat too."""
    return area in base.area and base.area[area].seat == seat


def revealed_piece(piece: Piece, seat: Seat, in_place: bool) -> Piece:
    """Return a piece of another seat as the viewer sees it."""
    if in_place:
        return replace(piece, id=revealed_id(seat, piece.id))
    return replace(piece, id=revealed_id(seat, piece.id), area=revealed_id(seat, piece.area), place=None)


def revealed_marks(scene: Scene, hidden: set[str], seat: Seat) -> list[Mark]:
    """Return the marks on pieces that were hidden."""
    return [replace(mark, on=revealed_id(seat, mark.on), to=None) for mark in scene.marks if mark.on in hidden]


def revealed_id(seat: Seat, id: str) -> str:
    return f"{REVEALED}{seat}:{id}"


def original_id(id: str) -> str:
    """Return the id that a piece has for its own seat."""
    return id.split(":", 2)[2] if id.startswith(REVEALED) else id
