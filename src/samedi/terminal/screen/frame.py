"""The data of one drawn frame: a scene, the player's cursor, and what drawing derives from them."""

import re
from dataclasses import dataclass, field
from functools import cached_property

from samedi.core.types import Seat
from samedi.core.words import Words, with_names
from samedi.scene.model import Area, Choice, Face, Look, Mark, Piece, Place, Scene, Sheet, Tone
from samedi.terminal.selection import Selection

BUTTON = "choice "  # prefix of the id of a button; the code of its choice follows
PLAIN_TONE = Tone("#6b6048", "#b8b9c4", "", "")
NO_FACE = Face("", "?", "", "?")
SEAT_NAME = re.compile(r"\{(\d)\}")
MAX_GHOSTS = 6  # most choices whose previews are drawn together


@dataclass(frozen=True)
class Frame:
    """A scene, the players' names, and the player's focus and selection."""

    look: Look
    scene: Scene
    names: tuple[str, ...]
    words: Words
    title: str = ""
    selection: Selection = field(default_factory=Selection)
    focus: str = ""
    hint: frozenset[str] = frozenset()
    new_pieces: frozenset[str] = frozenset()
    message: str = ""
    is_warning: bool = False
    log: tuple[str, ...] = ()
    typed: str | None = None  # text typed after "/"; None while the list of choices is closed
    list_index: int = 0  # the focused line of that list
    seat: Seat | None = None  # the player's own seat, if the table tells it
    over: bool = False

    def say(self, key: str, **data: object) -> str:
        return self.words.say(key, **data)

    def named(self, text: str) -> str:
        return with_names(text, self.names)

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        return {piece.id: piece for piece in self.scene.pieces}

    @cached_property
    def places(self) -> dict[str, tuple[Area, Place]]:
        return {place.id: (area, place) for area in self.look.areas for place in area.places}

    @cached_property
    def pieces_in(self) -> dict[str, list[Piece]]:
        """Return the pieces of each area in their order, followed by its ghosts."""
        lying: dict[str, list[Piece]] = {}
        for piece in sorted(self.scene.pieces, key=lambda piece: piece.order):
            lying.setdefault(piece.area, []).append(piece)
        for ghost in self.ghosts:
            lying.setdefault(ghost.area, []).append(ghost)
        return lying

    @cached_property
    def pieces_at(self) -> dict[tuple[str, str], list[Piece]]:
        """Return the pieces at each place of each board from bottom to top, including the trick that was just taken."""
        lying = {(piece.area, piece.place): [piece] for piece in self.last_trick if piece.place is not None}
        for area, pieces in self.pieces_in.items():
            for piece in pieces:
                if piece.place is not None:
                    lying.setdefault((area, piece.place), []).append(piece)
        return lying

    @cached_property
    def last_trick(self) -> list[Piece]:
        """Return the cards of the trick that was just taken; they stay visible, faded, until the next trick begins."""
        sheet = self.sheet("last-trick")
        if sheet is None:
            return []
        found = [(SEAT_NAME.search(row[0]), row[1:]) for row in sheet.rows if row]
        cards = [(f"seat:{seat[1]}", face) for seat, faces in found if seat for face in faces]
        return [
            Piece("", face, area.id, place, state="spent")
            for area in self.look.areas
            if area.zone == "centre" and area.places and not self.pieces_in.get(area.id)
            for place, face in cards
            if all(each.id.startswith("seat:") for each in area.places)
        ]

    @cached_property
    def marks(self) -> dict[str, list[Mark]]:
        on: dict[str, list[Mark]] = {}
        for mark in self.scene.marks:
            on.setdefault(mark.on, []).append(mark)
        return on

    @cached_property
    def pointed_at(self) -> dict[str, list[Mark]]:
        """Return the marks by the place or piece that their arrows point at."""
        ends: dict[str, list[Mark]] = {}
        for mark in self.scene.marks:
            if mark.to is not None:
                ends.setdefault(mark.to, []).append(mark)
        return ends

    @cached_property
    def denied(self) -> dict[str, tuple[str, str]]:
        """Return the own pieces that cannot be played, each with the reason and its rule."""
        return {denied.on: (self.named(denied.why), denied.rule) for denied in self.scene.denied}

    @cached_property
    def chair(self) -> Seat | None:
        """Return the seat from which the table is seen."""
        if self.seat is not None:
            return self.seat
        return next((area.seat for area in self.look.areas if area.zone == "mine" and area.seat is not None), None)

    @cached_property
    def card_backs(self) -> frozenset[str]:
        return frozenset(face.back for face in self.look.faces.values() if face.back)

    def face(self, piece: Piece) -> Face:
        return self.look.faces.get(piece.face, NO_FACE)

    def tone(self, name: str) -> Tone:
        return self.look.tones.get(name, PLAIN_TONE)

    def sheet(self, name: str) -> Sheet | None:
        return next((sheet for sheet in self.scene.sheets if sheet.id == name), None)

    @cached_property
    def my_turn(self) -> bool:
        return bool(self.scene.choices)

    @cached_property
    def targets(self) -> frozenset[str]:
        return self.selection.targets

    @cached_property
    def buttons(self) -> tuple[Choice, ...]:
        """Return the choices that are buttons now, sorted by group."""
        buttons = self.selection.buttons
        groups = list(dict.fromkeys(choice.group for choice in buttons))
        return tuple(sorted(buttons, key=lambda choice: (choice.rank == "quiet", groups.index(choice.group))))

    @cached_property
    def number_keys(self) -> dict[str, str]:
        """Return the number keys: for own pieces that can be picked, then for buttons."""
        own = [
            piece.id
            for area in self.look.areas
            if area.zone == "mine" and area.shape != "board"
            for piece in self.pieces_in.get(area.id, ())
            if piece.id in self.targets and piece not in self.ghosts
        ]
        ids = [*dict.fromkeys(own), *(BUTTON + choice.code for choice in self.buttons)]
        return {each: str(number) for number, each in enumerate(ids[:9], 1)}

    @cached_property
    def matching_choices(self) -> tuple[Choice, ...]:
        """Return the choices that match the typed text."""
        texts = {piece.id: self.face(piece).text for piece in self.scene.pieces}
        return self.selection.find(self.typed or "", texts)

    @cached_property
    def pointed_choices(self) -> tuple[Choice, ...]:
        """Return the choices that the focus is on."""
        if self.typed is not None:
            return self.matching_choices[self.list_index : self.list_index + 1]
        if self.focus.startswith(BUTTON):
            return tuple(choice for choice in self.buttons if BUTTON + choice.code == self.focus)
        target = next((each for each in self.within(self.focus) if each in self.targets), None)
        if target is not None:
            return self.selection.choices_with(target)
        return self.selection.open_choices if self.selection.taken and len(self.selection.open_choices) == 1 else ()

    @cached_property
    def ghosts(self) -> tuple[Piece, ...]:
        """Return the pieces that the focused choices would put somewhere."""
        if len(self.pointed_choices) > MAX_GHOSTS:
            return ()
        lying = {(piece.id, piece.area, piece.place, piece.face, piece.turn) for piece in self.scene.pieces}
        ghosts = dict.fromkeys(ghost for choice in self.pointed_choices for ghost in choice.preview)
        return tuple(
            ghost for ghost in ghosts if (ghost.id, ghost.area, ghost.place, ghost.face, ghost.turn) not in lying
        )

    def within(self, thing: str) -> list[str]:
        """Return a thing and, if it is a place, the pieces there from top to bottom."""
        if thing not in self.places:
            return [thing]
        area = self.places[thing][0].id
        lying = [piece.id for piece in self.scene.pieces if piece.area == area and piece.place == thing]
        return [thing, *sorted(lying, key=lambda each: -self.pieces[each].order)]
