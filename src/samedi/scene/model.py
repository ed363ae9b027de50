"""Look and Scene: the vocabulary in which every game is drawn, in the browser and in the terminal.

A Look is what never changes for a viewer; it is sent once. A Scene is what lies on the table now. A client knows five
shapes and no game. Neither contains names of people: a text says {2} for the name of seat 2 (`Words.name`), and the
client inserts it.
"""

import hashlib
from collections.abc import Sequence
from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from samedi.core.types import Seat

Cell: TypeAlias = tuple[int, int]  # column and row in text
Sign: TypeAlias = str  # a letter or two; a face of the Look with that name is drawn instead


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A spot on a board, in the unit box; `scene.layout` computes its position."""

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
    narrow: tuple[float, ...] | None = None  # x, y and w on a phone, if they differ


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where pieces lie: a board with places, a fan, a row, a pile or a pool."""

    id: str
    shape: Literal["board", "fan", "row", "pile", "pool"]
    label: str
    zone: Literal["centre", "mine", "seat", "side", "drawer"]
    seat: Seat | None = None
    places: tuple[Place, ...] = ()
    ratio: float = 1.0  # width to height of a board
    inside: str | None = None  # the board in whose free middle it is drawn
    stacked: bool = False  # several pieces on one place are a visible stack
    inlay: str = ""  # an ornament behind the places of a board, as SVG; it carries no information
    shared: Seat | None = None  # the partner of `seat`, if both own it; it is drawn between them


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a piece looks: drawn, as text of at most six columns, and in words that begin with that text."""

    svg: str
    text: str
    tone: str
    label: str
    back: str | None = None  # the face of its back


class Tone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A named colour and its symbol, so that colour is never the only sign."""

    light: str
    dark: str
    symbol: Sign
    label: str


class Look(msgspec.Struct, frozen=True, dict=True, omit_defaults=True):
    """Everything that can lie on a table, and where."""

    areas: tuple[Area, ...]
    faces: dict[str, Face]
    tones: dict[str, Tone]
    seating: tuple[Seat, ...] = ()  # the seats clockwise, if they are not 0, 1, 2, …

    @cached_property
    def encoded(self) -> bytes:
        return msgspec.json.encode(self)

    @cached_property
    def name(self) -> str:
        """A hash of its content: looks with the same name are equal."""
        return hashlib.sha256(self.encoded).hexdigest()[:16]

    @cached_property
    def area(self) -> dict[str, Area]:
        return {area.id: area for area in self.areas}

    def clockwise(self, seats: "Sequence[SeatCard]", chair: Seat | None = None) -> "list[SeatCard]":
        """Return the seats clockwise from the viewer's left; the viewer's own is last."""
        order = self.seating or tuple([card.seat for card in seats])
        start = order.index(chair) + 1 if chair in order else 0
        known = {card.seat: card for card in seats}
        return [known[seat] for seat in order[start:] + order[:start]]


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing on the table. The id of a face-down piece tells where it lies, never what it is."""

    id: str
    face: str
    area: str
    place: str | None = None
    order: int = 0  # in a fan or row; height in a stack
    turn: int = 0
    count: int = 1  # number of equal things in a heap
    label: str = ""  # overrides the face's
    note: str = ""  # longer text, shown on focus
    state: Literal["", "dim", "lit", "new", "spent"] = ""
    was: str | None = None  # the id it had before it was revealed


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact about a place, area, piece or seat (`seat:2`) that is not a piece."""

    on: str
    kind: str  # "round" tells the progress of the game, which a client may show beside the title
    label: str
    icon: Sign = ""
    tone: str = ""
    to: str | None = None  # the end of an arrow


class Chip(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure that belongs to a seat, such as its points."""

    id: str
    label: str
    value: int | str
    icon: Sign = ""
    most: int | None = None  # target or limit
    note: str = ""


class SeatCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at the table, without the name of the player."""

    seat: Seat
    tone: str
    state: Literal["", "acting", "ready", "out", "winner"] = ""
    chips: tuple[Chip, ...] = ()
    kind: Literal["person", "automa"] = "person"


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the viewer is asked, in one line."""

    text: str
    waits_for: tuple[Seat, ...] = ()
    chosen: tuple[str, ...] = ()  # steps already taken in this choice, as words
    can_go_back: bool = False
    rule: str = ""  # cited when the viewer may not expect the question


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action: its code, its words, and the clicks that lead to it."""

    code: str
    label: str
    pick: tuple[tuple[str, ...], ...] = ()  # for each step: what can be clicked; () is a button
    preview: tuple[Piece, ...] = ()  # drawn translucent while the choice is pointed at
    note: str = ""
    group: str = ""
    rank: Literal["main", "plain", "quiet"] = "plain"
    final: bool = False  # cannot be taken back, so a client may ask for confirmation


class Denied(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of the viewer that looks playable and is not, and why."""

    on: str
    why: str
    rule: str


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A score sheet (`table`: cells are text) or open cards (`cards`: rows of a label and names of faces)."""

    id: str
    title: str
    kind: Literal["table", "cards"]
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a game."""

    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]  # by seat, from 1; seats that tie share a rank
    text: str
    sheet: str = ""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one viewer sees it now."""

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
    """A movement shown with an event, for things without ids of their own; its kind selects a sound."""

    kind: str
    face: str = ""
    start: str = ""
    end: str = ""
    count: int = 1


def ranks_of(scores: tuple[int, ...], *, fewest: bool = False) -> tuple[int, ...]:
    """Return the rank of each seat, from 1; equal scores share the better rank."""
    better = [[other < own if fewest else other > own for other in scores] for own in scores]
    return tuple(1 + sum(each) for each in better)
