"""Draw single pieces: as a card or as a token, with their marks."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from rich.cells import cell_len

from samedi.scene.model import Mark, Piece, Place
from samedi.terminal.screen.canvas import (
    CELL,
    FAINT,
    GOLD,
    INK,
    ON_GOLD,
    PAPER,
    SHADE,
    SOFT,
    Box,
    Canvas,
    Ink,
    pad,
    truncate,
)
from samedi.terminal.screen.frame import Frame

ARROWS = "↑↗→↘↓↙←↖"
HINTED = "✦"
NEW = "•"

Thing: TypeAlias = Piece | Place  # what stands in a row


class Spot(NamedTuple):
    """A clickable box on the screen; `area` is the area that the thing belongs to."""

    id: str
    area: str
    box: Box


class PieceDrawer:
    """A canvas, the frame that is drawn on it, and the spots of the things drawn so far."""

    def __init__(self, frame: Frame, width: int, height: int) -> None:
        self.frame = frame
        self.canvas = Canvas(width, height)
        self.spots: list[Spot] = []

    def add_spot(self, thing: str, area: str, box: Box) -> None:
        self.spots.append(Spot(thing, area, box))

    def is_focused(self, thing: str) -> bool:
        return bool(thing) and thing == self.frame.focus and self.frame.typed is None

    def is_target(self, thing: str) -> bool:
        return thing in self.frame.targets

    def is_hinted(self, piece: Piece) -> bool:
        return piece.id in self.frame.hint

    def is_new(self, piece: Piece) -> bool:
        return piece.state == "new" or piece.id in self.frame.new_pieces

    def is_dim(self, piece: Piece) -> bool:
        return piece.state == "dim" or (piece.id in self.frame.denied and self.frame.my_turn)

    def is_ghost(self, piece: Piece) -> bool:
        return piece in self.frame.ghosts

    def piece_text(self, piece: Piece, *, symbol: bool = True) -> str:
        """Return a piece in a few columns: symbol of its colour, text, direction, count and marks."""
        face = self.frame.face(piece)
        tone = self.frame.tone(face.tone)
        bare = not symbol or tone.symbol in face.text or piece.face in self.frame.card_backs
        text = face.text if bare else tone.symbol + face.text
        if piece.turn % 360 and not any(arrow in text for arrow in ARROWS):
            text += ARROWS[round(piece.turn / 45) % 8]
        if piece.count != 1:
            text += f"×{piece.count}"
        return text + "".join(icon_of(mark) for mark in self.frame.marks.get(piece.id, ()))

    def piece_ink(self, piece: Piece) -> Ink:
        """Return the colours of a piece: light paper, shaded if it cannot be played, dark if it lies face down."""
        tone = self.frame.tone(self.frame.face(piece).tone)
        if self.is_ghost(piece):
            return Ink(SOFT, "", italic=True)
        if self.is_focused(piece.id):
            return Ink(ON_GOLD, GOLD, bold=True)
        if piece.state == "spent":
            return Ink(SOFT, CELL)
        if self.is_dim(piece):
            return Ink(SOFT, SHADE)
        if piece.face in self.frame.card_backs:
            return Ink(tone.dark, CELL)
        return Ink(tone.light, PAPER, bold=True)

    def place_text(self, place: Place) -> str:
        """Return a place outside the middle of the table, and what lies there, in a few columns."""
        area = self.frame.places[place.id][0]
        lying = [self.piece_text(piece) for piece in reversed(self.frame.pieces_at.get((area.id, place.id), ()))]
        marks = "".join(icon_of(mark) for mark in self.frame.marks.get(place.id, ()))
        return " ".join(
            [self.frame.tone(place.tone).symbol + (place.text or place.id.rpartition(":")[2]) + marks, *lying]
        )

    def token_width(self, thing: Thing) -> int:
        if isinstance(thing, Place):
            return 2 + cell_len(self.place_text(thing))
        return 2 + cell_len(self.piece_text(thing)) + self.is_hinted(thing)

    def draw_place_token(self, x: int, y: int, place: Place, room: int) -> int:
        """Draw a place as a token of one line."""
        width = min(self.token_width(place), room)
        focused, target = self.is_focused(place.id), self.is_target(place.id)
        left, right = ("▸", "◂") if focused else ("[", "]") if target else (" ", " ")
        ink = Ink(ON_GOLD, GOLD, bold=True) if focused else Ink(GOLD if target else SOFT, CELL)
        self.canvas.write(x, y, pad(left + self.place_text(place), width - 1) + right, ink, width)
        self.add_spot(place.id, self.frame.places[place.id][0].id, Box(x, y, width, 1))
        return width

    def draw_piece_token(self, x: int, y: int, piece: Piece, room: int, *, wide: bool = False) -> int:
        """Draw a piece in one line: [♥Q] can be picked, ▸♥Q◂ has the focus, (♥Q) is a ghost, •♥Q is new."""
        width = room if wide else min(self.token_width(piece), room)
        ink = self.piece_ink(piece)
        left, right = " ", " "
        if self.is_ghost(piece):
            left, right = "(", ")"
            ink = ink._replace(fg=GOLD)
        elif self.is_focused(piece.id):
            left, right = "▸", "◂"
        elif self.is_target(piece.id):
            left, right = "[", "]"
        elif self.is_new(piece):
            left = NEW
        text = self.piece_text(piece) + (HINTED if self.is_hinted(piece) else "")
        edge = ink if ink.bg == GOLD or left == "(" else ink._replace(fg="#7a5207" if ink.bg == PAPER else GOLD)
        short_chips = cell_len(text) + 2 > width
        self.canvas.write(x, y, pad(text if short_chips and left == " " else left + text, width), ink, width)
        if left != " ":
            self.canvas.write(x, y, left, edge._replace(bold=True))
        if right != " " and not short_chips:
            self.canvas.write(x + width - 1, y, right, edge._replace(bold=True))
        if not self.is_ghost(piece):
            self.add_spot(piece.id, piece.area, Box(x, y, width, 1))
        return width

    def draw_card(self, box: Box, piece: Piece) -> None:
        """Draw a piece as a card: its left edge has text and symbol, because a fan shows no more."""
        frame, canvas = self.frame, self.canvas
        face = frame.face(piece)
        tone = frame.tone(face.tone)
        ink = self.piece_ink(piece)
        ghost, hidden = self.is_ghost(piece), piece.face in frame.card_backs
        if ghost:
            ink = ink._replace(bg=CELL)
        canvas.fill(box, ink.bg)
        spine = ink._replace(fg=tone.light if ink.bg == PAPER else ink.fg if ink.bg == GOLD else tone.dark)
        for y in range(box.y, box.y + box.h):
            canvas.write(box.x, y, "▌", spine)
        if self.is_focused(piece.id):
            canvas.write(box.x, box.y, "▸", ink)
        elif ghost:
            canvas.write(box.x, box.y, "(", ink)
        elif self.is_target(piece.id) and frame.look.area[piece.area].shape != "fan":
            canvas.write(box.x, box.y, "[", ink._replace(fg="#7a5207"))
            canvas.write(box.x + box.w - 1, box.y, "]", ink._replace(fg="#7a5207"))
        text = self.piece_text(piece, symbol=box.h < 2)
        if box.h > 1 and tone.symbol and not hidden:
            text = text.replace(tone.symbol, "", 1) or text
            if tone.symbol not in text:
                self.draw_emblem(box, tone.symbol, spine, text)
        word = ink._replace(fg=INK if ink.bg == PAPER else ink.fg, bold=True)
        canvas.write(box.x + 1, box.y, truncate(text, box.w - 1), word)
        if self.is_hinted(piece):
            canvas.write(box.x + box.w - 1, box.y + box.h - 1, HINTED, word)
        elif self.is_new(piece):
            canvas.write(box.x + box.w - 1, box.y, NEW, word)
        if not ghost:
            self.add_spot(piece.id, piece.area, box)

    def draw_emblem(self, box: Box, symbol: str, ink: Ink, text: str) -> None:
        """Draw the symbol of a card below its text; on a large card in the middle, and the text again at the bottom."""
        if box.h < 4:
            self.canvas.write(box.x + 1, box.y + 1, symbol, ink, box.w - 1)
            return
        self.canvas.write_centred(box, box.y + box.h // 2, symbol, ink)
        self.canvas.write(box.x + box.w - 1 - cell_len(text), box.y + box.h - 1, text, ink)

    def draw_token(self, x: int, y: int, thing: Thing, room: int) -> int:
        """Draw a piece or a place as a token."""
        if isinstance(thing, Place):
            return self.draw_place_token(x, y, thing, room)
        return self.draw_piece_token(x, y, thing, room)

    def draw_tokens(self, box: Box, things: Sequence[Thing]) -> int:
        """Draw tokens one after the other in the lines of the box; return the lines used."""
        lines = self.lines_of_tokens(things, box.w)
        visible = lines[: box.h]
        left_out = sum(map(len, lines[box.h :]))
        while left_out and len(visible[-1]) > 1 and self.line_width(visible[-1]) + len(f" +{left_out}") > box.w:
            visible[-1] = visible[-1][:-1]  # make room for the number of things left out
            left_out += 1
        for y, line in enumerate(visible, box.y):
            x = box.x
            for thing in line:
                x += self.draw_token(x, y, thing, box.x + box.w - x) + 1
        if left_out:
            more = f" +{left_out}"
            self.canvas.write(box.x + box.w - len(more), box.y + box.h - 1, more, Ink(FAINT))
        return max(len(visible), 1)

    def tokens_height(self, things: Sequence[Thing], width: int) -> int:
        """Return the lines that `draw_tokens` needs."""
        return max(len(self.lines_of_tokens(things, width)), 1)

    def lines_of_tokens(self, things: Sequence[Thing], width: int) -> list[list[Thing]]:
        """Divide things into lines that fit."""
        lines: list[list[Thing]] = []
        for thing in things:
            if lines and self.line_width([*lines[-1], thing]) <= width:
                lines[-1].append(thing)
            else:
                lines.append([thing])
        return lines

    def line_width(self, things: Sequence[Thing]) -> int:
        return sum(self.token_width(thing) + 1 for thing in things) - 1

    def mark_text(self, mark: Mark) -> str:
        return f"{icon_of(mark)} {self.frame.named(mark.label)}".strip()

    def mark_ink(self, mark: Mark) -> Ink:
        return Ink(self.frame.tone(mark.tone).dark if mark.tone else INLAY_TEXT)


INLAY_TEXT = "#c9b48a"  # INLAY, light enough for text


def icon_of(mark: Mark) -> str:
    """Return the sign of a mark if a terminal can show it, else a general one."""
    if mark.icon and cell_len(mark.icon) <= 2:
        return mark.icon
    return "→" if mark.to is not None else "∗"
