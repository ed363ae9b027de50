"""Scene: one vocabulary that draws every game, in the browser and in the terminal alike.

A Look is what never changes at a chair and is sent once; a Scene is what lies there now. Whoever draws them knows five
shapes and no game. Names of people are in neither: a text says {2} where the name of seat 2 belongs (`Words.name`), and
whoever draws puts it there.
"""

import hashlib
from collections.abc import Sequence
from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from samedi.core.types import Seat

Cell: TypeAlias = tuple[int, int]  # column and row when drawn in text
Sign: TypeAlias = str  # a letter or two; if a face of the Look has that name, it is drawn in their place


# ---- sent once per table ----


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A spot on a board, in the unit box; `scene.layout` computes them."""

    id: str
    x: float
    y: float
    w: float
    h: float
    cell: Cell
    label: str
    turn: float = 0
    text: str = ""  # small print on the place
    tone: str = ""
    narrow: tuple[float, ...] | None = None  # x and y on a phone, if they differ, and w if places are not alike there


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where pieces lie: a board with places, a fan, a row, a pile or a pool."""

    id: str
    shape: Literal["board", "fan", "row", "pile", "pool"]
    label: str
    zone: Literal["centre", "mine", "seat", "side", "drawer"]
    seat: Seat | None = None
    places: tuple[Place, ...] = ()
    ratio: float = 1.0  # width to height of a board
    inside: str | None = None  # drawn in the free middle of that board
    stacked: bool = False  # several pieces on one place are a visible stack
    inlay: str = ""  # an emblem behind the places of a board, as SVG: ornament, which nobody needs to see
    shared: Seat | None = None  # the partner whose it is too; of others the next seat clockwise, and drawn between both


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a thing looks: drawn, in at most six columns of text, and in words that begin with that text."""

    svg: str
    text: str
    tone: str
    label: str
    back: str | None = None  # the face that shows when it lies face down


class Tone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A named colour, and the symbol that goes with it so that colour is never the only sign."""

    light: str
    dark: str
    symbol: Sign
    label: str


class Look(msgspec.Struct, frozen=True, dict=True, omit_defaults=True):
    """Everything that can lie on this table, and where."""

    areas: tuple[Area, ...]
    faces: dict[str, Face]
    tones: dict[str, Tone]
    seating: tuple[Seat, ...] = ()  # the seats clockwise around the table, if they are not 0, 1, 2, …

    @cached_property
    def encoded(self) -> bytes:
        return msgspec.json.encode(self)

    @cached_property
    def name(self) -> str:
        """Its hash: two looks of one name are the same."""
        return hashlib.sha256(self.encoded).hexdigest()[:16]

    @cached_property
    def area(self) -> dict[str, Area]:
        return {area.id: area for area in self.areas}

    def clockwise(self, seats: "Sequence[SeatCard]", chair: Seat | None = None) -> "list[SeatCard]":
        """The seats as they are met around the table, the viewer's last."""
        order = self.seating or tuple([card.seat for card in seats])
        start = order.index(chair) + 1 if chair in order else 0
        known = {card.seat: card for card in seats}
        return [known[seat] for seat in order[start:] + order[:start]]


# ---- sent after every entry ----


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing on the table. Face down its id says where it lies, never what it is."""

    id: str
    face: str
    area: str
    place: str | None = None
    order: int = 0  # in a fan or row; height in a stack
    turn: int = 0
    count: int = 1  # a heap of equal things
    label: str = ""  # overrides the face's
    note: str = ""  # longer text on focus
    state: Literal["", "dim", "lit", "new", "spent"] = ""
    was: str | None = None  # the id it had before it turned up


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is true of a place, area, piece or seat (`seat:2`) without being a piece."""

    on: str
    kind: str  # "round": how far the game has come, which may be told beside its title
    label: str
    icon: Sign = ""
    tone: str = ""
    to: str | None = None  # draws an arrow


class Chip(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure that matters about a seat."""

    id: str
    label: str
    value: int | str
    icon: Sign = ""
    most: int | None = None  # target or limit
    note: str = ""


class SeatCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at the table, without the name of who sits there."""

    seat: Seat
    tone: str
    state: Literal["", "acting", "ready", "out", "winner"] = ""
    chips: tuple[Chip, ...] = ()
    kind: Literal["person", "automa"] = "person"


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wanted, always in one line."""

    text: str
    waits_for: tuple[Seat, ...] = ()
    chosen: tuple[str, ...] = ()  # steps already taken in this choice, as words
    can_go_back: bool = False
    rule: str = ""  # by which a viewer is asked who may not expect it


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the viewer may do now: its code, its words, and the clicks that lead to it."""

    code: str
    label: str
    pick: tuple[tuple[str, ...], ...] = ()  # steps; each: any one of these pieces, places, seats. () is a button only
    preview: tuple[Piece, ...] = ()  # ghosts while it is pointed at
    note: str = ""
    group: str = ""
    rank: Literal["main", "plain", "quiet"] = "plain"
    final: bool = False  # cannot be taken back: may be asked twice


class Denied(msgspec.Struct, frozen=True, omit_defaults=True):
    """An own piece that looks playable and is not, and why."""

    on: str
    why: str
    rule: str


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A score sheet (`table`: cells are text) or cards laid open (`cards`: a label, then names of faces)."""

    id: str
    title: str
    kind: Literal["table", "cards"]
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How it ended."""

    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]  # of each seat, from 1; equal places share a number
    text: str
    sheet: str = ""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as one viewer sees it now."""

    look: str
    pieces: tuple[Piece, ...] = ()
    marks: tuple[Mark, ...] = ()
    seats: tuple[SeatCard, ...] = ()
    prompt: Prompt = Prompt("")
    choices: tuple[Choice, ...] = ()
    denied: tuple[Denied, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    result: Result | None = None


class Cue(msgspec.Struct, frozen=True, omit_defaults=True):
    """With an event: this travelled from here to there. For things without an id of their own; also picks the sound."""

    kind: str
    face: str = ""
    start: str = ""
    end: str = ""
    count: int = 1


def ranks_of(scores: tuple[int, ...], *, fewest: bool = False) -> tuple[int, ...]:
    """The place of each seat, from 1; equal scores share the better place."""
    better = [[other < own if fewest else other > own for other in scores] for own in scores]
    return tuple(1 + sum(each) for each in better)
