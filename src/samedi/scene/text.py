"""A Scene as lines of text, for screen readers, for scripts and for the law *parity*.

The lines contain everything that a Scene shows: every label, count, mark, chip, note, choice and refusal. Their order
suits a listener: the table, the seats, the viewer's own things, and last the prompt and the choices.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Literal, TypeAlias
from unicodedata import category, east_asian_width

import msgspec

from samedi.core.types import Seat
from samedi.core.words import Words, with_names
from samedi.scene.model import Area, Chip, Choice, Look, Mark, Piece, Place, Prompt, Scene, SeatCard, Sheet

Section: TypeAlias = Literal["table", "seats", "implied", "mine", "denied", "sheets", "prompt", "choices", "result"]
Part: TypeAlias = tuple[str, tuple[str, ...]]  # some words, and the ids and codes that they describe

NOT_FIRST = frozenset("、。，．」』）】！？：；・…ー)!?:;,.»")  # no line begins with one of these
NOT_LAST = frozenset("（「『【(«")  # and none ends with one of these
INDENT = "  "  # before the second and later lines of a paragraph
LARGE = 12  # a board with more places to describe than this is described row by row


class TextLine(msgspec.Struct, frozen=True):
    """One line of text, the ids and codes that it describes, and the section it belongs to."""

    text: str
    of: tuple[str, ...] = ()
    section: Section = "table"


def scene_lines(look: Look, scene: Scene, names: Sequence[str], words: Words, width: int = 80) -> list[TextLine]:
    """Return a scene in lines of at most `width` columns; with width 0 lines are not wrapped."""
    return [
        line
        for section, parts in Describer(look, scene, words).sections()
        for line in lines_of(parts, section, names, width)
    ]


def sheet_lines(sheet: Sheet, look: Look, names: Sequence[str], words: Words, width: int = 80) -> list[TextLine]:
    """Return a score sheet or open cards row by row; each figure follows the name of its column."""
    describer = Describer(look, Scene(look.name), words)
    return [line for parts in describer.sheet(sheet) for line in lines_of(parts, "sheets", names, width)]


def lines_of(parts: Iterable[Part], section: Section, names: Sequence[str], width: int) -> list[TextLine]:
    """Wrap one paragraph, with the names of the players inserted."""
    named = [(with_names(text, names), ids) for text, ids in parts]
    return [TextLine(text, ids, section) for text, ids in wrap(named, width)]


def numbered_choices(scene: Scene) -> list[Choice]:
    """Return the choices in the order of their numbers; choices of one group follow each other."""
    return [choice for family in choice_groups(scene) for choice in family]


def choice_groups(scene: Scene) -> list[list[Choice]]:
    """Return the choices by group; a choice without a group is a group of its own."""
    found: dict[str, list[Choice]] = {}
    for choice in scene.choices:
        key = f"group {choice.group}" if choice.group else f"code {choice.code}"
        found.setdefault(key, []).append(choice)
    return list(found.values())


def prompt_text(prompt: Prompt, words: Words) -> str:
    """Return the text of a prompt, with its rule if it cites one."""
    return words.say("rule-cited", text=prompt.text, rule=prompt.rule) if prompt.rule else prompt.text


def chip_id(seat: Seat, chip: Chip) -> str:
    return f"seat:{seat}/{chip.id}"


def mark_id(mark: Mark) -> str:
    return f"{mark.on}!{mark.kind}" + (f">{mark.to}" if mark.to else "")


def denied_id(on: str) -> str:
    return f"not:{on}"


class Describer:
    """Describes one scene in the words of one language."""

    def __init__(self, look: Look, scene: Scene, words: Words) -> None:
        self.look, self.scene, self.words = look, scene, words
        self.colon, self.semicolon = words.say("text-colon"), words.say("text-semicolon")
        self.comma, self.stop = words.say("list-comma"), words.say("text-stop")
        self.open, self.close = words.say("text-open"), words.say("text-close")
        self.lying: defaultdict[str, list[Piece]] = defaultdict(list)
        for piece in sorted(scene.pieces, key=lambda piece: piece.order):
            self.lying[piece.area].append(piece)
        self.marks: defaultdict[str, list[Mark]] = defaultdict(list)
        for mark in scene.marks:
            self.marks[mark.on].append(mark)
        self.denied = {denied.on for denied in scene.denied}
        self.seats = {card.seat for card in scene.seats}
        self.labels = {place.id: place.label for area in look.areas for place in area.places}
        self.labels |= {area.id: area.label for area in look.areas}
        self.labels |= {piece.id: self.label(piece) for piece in scene.pieces}
        self.labels |= {f"seat:{seat}": words.name(seat) for seat in self.seats}

    def sections(self) -> Iterator[tuple[Section, list[Part]]]:
        """Yield all paragraphs in their order, each with its section."""
        own = [area for area in self.look.areas if area.zone == "mine"]
        theirs = [area for area in self.look.areas if area.zone == "seat" and area.seat in self.seats]
        for zone in ("centre", "side", "seat", "drawer"):
            for area in with_inner_areas(self.look.areas):
                if area.zone == zone and area not in theirs:
                    yield from (("table", parts) for parts in self.area(area))
        for card in self.look.clockwise(self.scene.seats):
            yield "seats", self.seat(card)
            for area in theirs:
                if area.seat == card.seat:
                    section: Section = "implied" if self.is_implied(area, card) else "seats"
                    yield from ((section, parts) for parts in self.area(area))
        for area in own:
            yield from (("mine", parts) for parts in self.area(area))
        yield from (("denied", parts) for parts in self.refusals())
        if self.scene.sheets:
            titles = self.listed([sheet.title for sheet in self.scene.sheets])
            ids = tuple(sheet.id for sheet in self.scene.sheets)
            yield "sheets", [(self.words.say("text-sheets", titles=titles), ids)]
        yield from (("prompt", parts) for parts in self.prompt())
        yield from (("choices", parts) for parts in self.choices())
        yield from (("result", parts) for parts in self.result())

    def area(self, area: Area) -> Iterator[list[Part]]:
        """Yield what lies in an area. An empty area is mentioned only where players expect something."""
        lying, marks = self.lying[area.id], self.marks[area.id]
        head = (self.with_notes(area.label, [self.mark(mark) for mark in marks]), (area.id, *map(mark_id, marks)))
        if area.shape == "board":
            yield from self.board(area, head, lying)
        elif lying:
            yield self.with_heading(head, self.merge_alike([self.piece(piece) for piece in lying]))
        elif marks or (area.zone in ("centre", "mine") and area.shape not in ("pile", "pool")):
            yield self.with_heading(head, [(self.words.say("text-nothing"), ())])

    def is_implied(self, area: Area, card: SeatCard) -> bool:
        """Tell whether this area adds nothing: a chip of its seat has the same figure, or all cards lie face down."""
        lying = self.lying[area.id]
        backs = {face.back for face in self.look.faces.values()}
        count = sum(piece.count for piece in lying)
        alike = len({piece.face for piece in lying}) == 1 and not any(piece.note for piece in lying)
        return alike and (lying[0].face in backs or any(chip.value == count for chip in card.chips))

    def board(self, area: Area, head: Part, lying: list[Piece]) -> Iterator[list[Part]]:
        """Yield the occupied and the marked places of a board, in the order of play or of the board."""
        on: dict[str, list[Piece]] = {}
        for piece in lying:
            on.setdefault(piece.place or "", []).append(piece)
        seen = [place for place in area.places if place.id in on or self.place_marks(place)]
        seen.sort(key=lambda place: on[place.id][0].order if place.id in on else 0)
        spots = [(place.cell[1], self.place(area, place, on.get(place.id, []))) for place in seen]
        loose = [(-1, self.piece(piece)) for piece in lying if piece.place not in {place.id for place in seen}]
        if len(spots) <= LARGE:
            told = [part for _, part in spots + loose]
            yield self.with_heading(head, told or [(self.words.say("text-nothing"), ())])
            return
        yield [head]
        for row in dict.fromkeys(row for row, _ in sorted(spots + loose, key=lambda spot: spot[0])):
            yield self.listed_parts([part for at, part in spots + loose if at == row])

    def place(self, area: Area, place: Place, lying: list[Piece]) -> Part:
        marks = self.place_marks(place)
        label = self.with_notes(place.label, [self.mark(mark) for mark in marks])
        ids = (place.id, *map(mark_id, marks))
        if not lying:
            return label, ids
        pieces = [self.piece(piece) for piece in lying]
        text = self.listed([text for text, _ in pieces])
        if area.stacked and len(lying) > 1:
            text = self.words.say("text-stack", pieces=text)
        return label + self.colon + text, ids + tuple(each for _, of in pieces for each in of)

    def place_marks(self, place: Place) -> list[Mark]:
        """Return the marks of a place; marks of a place in front of a seat are described with the seat."""
        return [] if place.id in {f"seat:{seat}" for seat in self.seats} else self.marks[place.id]

    def piece(self, piece: Piece) -> Part:
        marks = self.marks[piece.id]
        dimmed = piece.state == "dim" and piece.id in self.denied  # the refusal says more
        more = [piece.note] if piece.note else []
        more += [self.words.say(f"text-{piece.state}")] if piece.state and not dimmed else []
        more += [self.mark(mark) for mark in marks]
        return self.with_notes(self.with_count(piece), more), (piece.id, *map(mark_id, marks))

    def merge_alike(self, pieces: list[Part]) -> list[Part]:
        """Merge neighbours with the same text into one with their number."""
        told = []
        for text, same in groupby(pieces, key=lambda part: part[0]):
            ids = [of for _, of in same]
            said = text if len(ids) == 1 else self.words.say("text-times", count=str(len(ids)), what=text)
            told.append((said, tuple(each for of in ids for each in of)))
        return told

    def with_count(self, piece: Piece) -> str:
        label = self.label(piece)
        return label if piece.count == 1 else self.words.say("text-times", count=str(piece.count), what=label)

    def label(self, piece: Piece) -> str:
        face = self.look.faces.get(piece.face)
        return piece.label or (face.label if face else piece.face)

    def mark(self, mark: Mark) -> str:
        if mark.to is None:
            return mark.label
        return self.words.say("text-toward", what=mark.label, where=self.labels.get(mark.to, mark.to))

    def seat(self, card: SeatCard) -> list[Part]:
        marks = self.marks[f"seat:{card.seat}"]
        state = "acting" if not card.state and card.seat in self.scene.prompt.waits_for else card.state
        more = [self.words.say(f"text-{state}")] if state else []
        more += [self.words.say("text-automa")] if card.kind == "automa" else []
        more += [self.mark(mark) for mark in marks]
        name = self.with_notes(self.words.name(card.seat), more)
        head = (name, (f"seat:{card.seat}", *map(mark_id, marks)))
        return self.with_heading(head, [(self.chip(chip), (chip_id(card.seat, chip),)) for chip in card.chips])

    def chip(self, chip: Chip) -> str:
        value = str(chip.value)
        if chip.most is not None:
            value = self.words.say("text-of", value=value, most=str(chip.most))
        return self.with_notes(f"{chip.label} {value}", [chip.note] if chip.note else [])

    def refusals(self) -> Iterator[list[Part]]:
        """Yield what looks possible and is refused; things refused for the same reason share a line."""
        alike: dict[tuple[str, str], list[str]] = {}
        for denied in self.scene.denied:
            alike.setdefault((denied.why, denied.rule), []).append(denied.on)
        for (why, rule), things in alike.items():
            why = self.words.say("rule-cited", text=why, rule=rule) if rule else why
            what = self.listed([self.labels.get(on, on) for on in things])
            yield [(self.words.say("text-denied", what=what, why=why), tuple(map(denied_id, things)))]

    def prompt(self) -> Iterator[list[Part]]:
        prompt = self.scene.prompt
        if prompt.chosen:
            yield [(self.words.say("text-chosen", steps=self.listed(prompt.chosen)), ("chosen",))]
        if prompt.can_go_back:
            yield [(self.words.say("text-go-back"), ("back",))]
        if prompt.text:
            yield [(prompt_text(prompt, self.words), ("prompt",))]

    def choices(self) -> Iterator[list[Part]]:
        """Yield the numbered choices; choices of one group share a line if none of them has notes."""
        number = 0
        for family in choice_groups(self.scene):
            parts: list[Part] = []
            for choice in family:
                number += 1
                parts.append((f"{number}. {self.choice(choice)}", (choice.code,)))
            short = all(self.choice(choice) == choice.label for choice in family)
            yield from [self.listed_parts(parts)] if short else ([part] for part in parts)

    def choice(self, choice: Choice) -> str:
        more = [choice.note] if choice.note else []
        if choice.preview:
            more.append(
                self.words.say("text-then", what=self.listed([self.preview(piece) for piece in choice.preview]))
            )
        more += [self.words.say("text-final")] if choice.final else []
        return self.with_notes(choice.label, more)

    def preview(self, piece: Piece) -> str:
        """Describe a piece that a choice would put somewhere."""
        where = self.labels.get(piece.place or piece.area, "")
        what = self.with_notes(self.with_count(piece), [piece.note] if piece.note else [])
        return self.words.say("text-at", what=what, where=where)

    def result(self) -> Iterator[list[Part]]:
        result = self.scene.result
        if result is None:
            return
        yield [(result.text, ("result",))]
        places = sorted(enumerate(result.ranks), key=lambda place: place[1])
        if places:
            yield self.listed_parts([(f"{rank}. {self.words.name(seat)}", (f"seat:{seat}",)) for seat, rank in places])

    def sheet(self, sheet: Sheet) -> Iterator[list[Part]]:
        yield [(sheet.title, (sheet.id,))]
        for first, *rest in filter(None, sheet.rows):
            if sheet.kind == "cards":
                faces = (self.look.faces.get(name) for name in rest)
                cells = [face.label if face else name for face, name in zip(faces, rest, strict=True)]
            else:
                heads = [*sheet.columns[1:], *[""] * len(rest)]
                cells = [f"{head} {cell}".strip() for head, cell in zip(heads, rest, strict=False)]
            parts: list[Part] = [(cell, ()) for cell in cells]
            yield self.with_heading((first, ()), parts) if first else [(self.listed(cells), ())]

    def with_notes(self, text: str, more: Sequence[str]) -> str:
        """Add notes in brackets to a text."""
        return f"{text}{self.open}{self.semicolon.join(more)}{self.close}" if more else text

    def with_heading(self, head: Part, parts: Sequence[Part]) -> list[Part]:
        """Return a heading followed by its parts."""
        return [(head[0] + self.colon, head[1]), *self.listed_parts(parts)] if parts else [head]

    def listed_parts(self, parts: Sequence[Part]) -> list[Part]:
        sign = self.separator([text for text, _ in parts])
        return [(text + sign, of) for text, of in parts[:-1]] + list(parts[-1:])

    def listed(self, texts: Sequence[str]) -> str:
        return self.separator(texts).join(texts)

    def separator(self, texts: Sequence[str]) -> str:
        """Return a comma as separator, a semicolon if the texts contain commas, a full stop if they contain both."""
        if any(self.semicolon in text for text in texts):
            return self.stop
        return self.semicolon if any(self.comma.strip() in text for text in texts) else self.comma


def with_inner_areas(areas: Sequence[Area]) -> Iterator[Area]:
    """Yield the areas, each followed by the areas inside it."""
    known = {area.id for area in areas}
    for area in areas:
        if area.inside not in known:
            yield area
            yield from (other for other in areas if other.inside == area.id)


@lru_cache(4096)
def columns_of(character: str) -> int:
    """Return how many columns of a terminal a character takes."""
    if category(character) in ("Mn", "Me", "Cf", "Cc"):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


def columns(text: str) -> int:
    return len(text) if text.isascii() else sum(map(columns_of, text))


def wrap(parts: Sequence[Part], width: int) -> Iterator[Part]:
    """Wrap parts into lines; each line has the ids of the parts that begin on it."""
    if not width:
        yield "".join(text for text, _ in parts), tuple(each for _, ids in parts for each in ids)
        return
    line, used, begun = "", 0, tuple[str, ...]()
    for text, ids in parts:
        for bit in unbreakable_parts(text):
            size = columns(bit)
            if line.strip() and used + size - (bit[-1:] == " ") > width:
                yield line.rstrip(" "), begun
                line, used, begun = INDENT, len(INDENT), ()
            line, used, begun, ids = line + bit, used + size, begun + ids, ()
    yield line.rstrip(" "), begun


def unbreakable_parts(text: str) -> Iterator[str]:
    """Yield what stays on one line: a word with the space after it, a wide character with its punctuation."""
    bit = ""
    for character in text:
        if bit and character != " " and may_break(bit[-1], character):
            yield bit
            bit = ""
        bit += character
    yield bit


def may_break(last: str, first: str) -> bool:
    if first in NOT_FIRST or last in NOT_LAST:
        return False
    return last == " " or columns_of(last) == 2 or columns_of(first) == 2
