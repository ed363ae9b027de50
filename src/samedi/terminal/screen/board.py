"""Draw boards: areas whose places have cells, such as a grid, a ring, a track or the cards in front of the seats."""

import re
from typing import NamedTuple

from rich.cells import cell_len

from samedi.scene.model import Area, Cell, Mark, Piece, Place
from samedi.terminal.screen.canvas import (
    CELL,
    CELL_TOO,
    FAINT,
    GOLD,
    HAIR,
    ON_GOLD,
    SOFT,
    TABLE,
    Box,
    Ink,
    truncate,
    wrap,
)
from samedi.terminal.screen.pieces import PieceDrawer, icon_of

MAX_CELL_WIDTH, MAX_CELL_HEIGHT = 24, 8  # largest cell
MAX_CARD_WIDTH = 11  # widest card


class Lattice(NamedTuple):
    """The columns and rows of a board on the screen."""

    columns: dict[int, tuple[int, int]]  # column -> x and width; rows likewise
    rows: dict[int, tuple[int, int]]

    def box(self, cell: Cell) -> Box:
        (x, w), (y, h) = self.columns[cell[0]], self.rows[cell[1]]
        return Box(x, y, w, h)


def draw_board(drawer: PieceDrawer, area: Area, box: Box) -> None:
    """Draw a board in the middle of its box, with the areas inside it."""
    lattice = lattice_of(area, box)
    if all(place.id.startswith("seat:") for place in area.places):
        draw_spotlight(drawer, lattice)
    for place in area.places:
        cell = lattice.box(place.cell)
        gap = 1 if cell.w > 2 else 0
        draw_place(drawer, area, place, Box(cell.x, cell.y, cell.w - gap, cell.h - (cell.h > 3)))
    middle = free_middle(area, lattice)
    inner = [each for each in drawer.frame.look.areas if each.inside == area.id]
    if middle and inner:
        draw_inside(drawer, inner, middle)
    elif middle:
        draw_area_marks(drawer, area, middle)
    known = {place.id for place in area.places}
    loose = [piece for piece in drawer.frame.pieces_in.get(area.id, ()) if piece.place not in known]
    if loose:
        drawer.draw_tokens(Box(box.x, box.y + box.h - 1, box.w, 1), loose)


def draw_spotlight(drawer: PieceDrawer, lattice: Lattice) -> None:
    """Draw the lit table below a trick."""
    left, right = min(x for x, _ in lattice.columns.values()), max(x + w for x, w in lattice.columns.values())
    top, bottom = min(y for y, _ in lattice.rows.values()), max(y + h for y, h in lattice.rows.values())
    for y in range(top, bottom):
        up = (y + 0.5 - (top + bottom) / 2) / ((bottom - top) / 2)
        half = round((right - left) / 2 * (1 - up**4) ** 0.25)
        drawer.canvas.fill(Box((left + right) // 2 - half, y, 2 * half, 1), TABLE)


def draw_inside(drawer: PieceDrawer, inner: list[Area], middle: Box) -> None:
    """Draw boards in the free middle of another board; other areas get a line below."""
    boards = [area for area in inner if area.shape == "board"]
    rows = [area for area in inner if area.shape != "board"]
    for index, area in enumerate(rows):
        pieces = drawer.frame.pieces_in.get(area.id, [])
        drawer.draw_tokens(Box(middle.x + 1, middle.y + middle.h - len(rows) + index, middle.w - 2, 1), pieces)
    for area in boards:
        draw_board(drawer, area, Box(middle.x, middle.y, middle.w, middle.h - len(rows)))


def lattice_of(area: Area, box: Box) -> Lattice:
    """Divide the box among the cells; a margin of small places takes only what it needs."""
    columns = sorted({place.cell[0] for place in area.places})
    rows = sorted({place.cell[1] for place in area.places})
    columns, rows = list(range(columns[0], columns[-1] + 1)), list(range(rows[0], rows[-1] + 1))
    wide = cell_sizes(columns, {c for c in columns if is_margin(area, 0, c)}, box.w, MAX_CELL_WIDTH, 4)
    high = cell_sizes(rows, {r for r in rows if is_margin(area, 1, r)}, box.h, MAX_CELL_HEIGHT, 1)
    return Lattice(spread_lines(columns, wide, box.x, box.w), spread_lines(rows, high, box.y, box.h))


def is_margin(area: Area, axis: int, line: int) -> bool:
    """Tell whether this line is a margin: all its places are much smaller than the largest of the board."""
    sizes = [(place.w, place.h)[axis] for place in area.places]
    own = [(place.w, place.h)[axis] for place in area.places if place.cell[axis] == line]
    return bool(own) and max(own) < 0.6 * max(sizes)


def cell_sizes(lines: list[int], thin: set[int], room: int, most: int, least: int) -> dict[int, int]:
    full = len(lines) - len(thin)
    size = max(1, min(most, (room - least * len(thin)) // max(full, 1)))
    return {line: least if line in thin else size for line in lines}


def spread_lines(lines: list[int], sizes: dict[int, int], start: int, room: int) -> dict[int, tuple[int, int]]:
    """Put lines side by side, centred in their space."""
    at = start + max(0, (room - sum(sizes.values())) // 2)
    out = {}
    for line in lines:
        out[line] = (at, sizes[line])
        at += sizes[line]
    return out


def free_middle(area: Area, lattice: Lattice) -> Box | None:
    """Return the largest rectangle of cells without a place that does not touch the edge of the board."""
    taken = {place.cell for place in area.places}
    columns, rows = list(lattice.columns), list(lattice.rows)
    best: tuple[int, Box] | None = None
    for left in range(1, len(columns) - 1):
        for top in range(1, len(rows) - 1):
            for right in range(left, len(columns) - 1):
                for bottom in range(top, len(rows) - 1):
                    size = (right - left + 1) * (bottom - top + 1)
                    cells = ((c, r) for c in columns[left : right + 1] for r in rows[top : bottom + 1])
                    if (best is None or size > best[0]) and not any(cell in taken for cell in cells):
                        first, last = (
                            lattice.box((columns[left], rows[top])),
                            lattice.box((columns[right], rows[bottom])),
                        )
                        best = (size, Box(first.x, first.y, last.x + last.w - first.x, last.y + last.h - first.y))
    return best[1] if best else None


def draw_area_marks(drawer: PieceDrawer, area: Area, box: Box) -> None:
    """Draw the marks of the whole board in its free middle."""
    marks = drawer.frame.marks.get(area.id, [])
    if all(place.id.startswith("seat:") for place in area.places):
        box = box._replace(x=box.x - 1, w=box.w + 2)  # the cards at the sides leave this much free
    told = fitted_marks(drawer, marks, box)
    y = box.y + (box.h - sum(len(lines) for _, lines in told)) // 2
    for mark, lines in told:
        for line in lines:
            drawer.canvas.write_centred(box, y, line, drawer.mark_ink(mark)._replace(bold=True))
            y += 1


def fitted_marks(drawer: PieceDrawer, marks: list[Mark], box: Box) -> list[tuple[Mark, list[str]]]:
    """Wrap marks to fit the box: the last are shortened first, then the first are left out."""
    told = [(mark, wrap(drawer.mark_text(mark), box.w)) for mark in marks]
    for index in reversed(range(len(told))):
        if sum(len(lines) for _, lines in told) > box.h:
            told[index] = (marks[index], wrap(short_mark_text(drawer, marks[index]), box.w))
    while len(told) > 1 and sum(len(lines) for _, lines in told) > box.h:
        told = told[1:]
    return [(mark, lines[: box.h]) for mark, lines in told]


def short_mark_text(drawer: PieceDrawer, mark: Mark) -> str:
    """Return the sign and the number of a mark whose label contains one number, else its text."""
    text = drawer.mark_text(mark)
    numbers = re.findall(r"\d+", text)
    return f"{icon_of(mark)} {numbers[0]}" if mark.icon and len(numbers) == 1 else text


def draw_place(drawer: PieceDrawer, area: Area, place: Place, box: Box) -> None:
    """Draw a place and what lies there."""
    drawer.add_spot(place.id, area.id, box)
    pieces = list(reversed(drawer.frame.pieces_at.get((area.id, place.id), ())))
    if place.id.startswith("seat:"):
        draw_played_card(drawer, place, pieces, box)
        return
    drawer.canvas.fill(box, CELL if sum(place.cell) % 2 else CELL_TOO)
    room = draw_edges(drawer, place, box)
    if not pieces:
        draw_place_text(drawer, place, room)
    elif area.stacked:
        draw_stack(drawer, place, pieces, room)
    else:
        draw_heap(drawer, place, pieces, room)


def draw_edges(drawer: PieceDrawer, place: Place, box: Box) -> Box:
    """Draw brackets around a place that can be picked and arrows at the focused one; return the box inside."""
    if drawer.is_focused(place.id):
        left, right, ink, lines = "▸", "◂", Ink(ON_GOLD, GOLD, bold=True), range(box.h)
    elif drawer.is_target(place.id):
        left, right, ink, lines = "[", "]", Ink(GOLD, bold=True), range(0, box.h, max(box.h - 1, 1))
    else:
        return Box(box.x + 1, box.y, box.w - 2, box.h) if box.w > 14 else box
    for line in lines:
        drawer.canvas.write(box.x, box.y + line, left, ink)
        drawer.canvas.write(box.x + box.w - 1, box.y + line, right, ink)
    return Box(box.x + 1, box.y, max(box.w - 2, 1), box.h)


def draw_place_text(drawer: PieceDrawer, place: Place, box: Box) -> int:
    """Draw the place's symbol, text and marks in its last line; return the columns used."""
    tone = drawer.frame.tone(place.tone)
    marks = [*drawer.frame.marks.get(place.id, ()), *drawer.frame.pointed_at.get(place.id, ())]
    icons = "".join(icon_of(mark) for mark in marks)
    text = truncate(f"{tone.symbol}{place.text}{icons}", box.w)
    ink = Ink(tone.dark if place.tone else FAINT)
    return drawer.canvas.write(box.x + box.w - cell_len(text), box.y + box.h - 1, text, ink)


def draw_stack(drawer: PieceDrawer, place: Place, pieces: list[Piece], box: Box) -> None:
    """Draw the top piece large and the covered ones as bands; without room, as symbols or as a number."""
    bands = pieces[1:]
    if box.h > 2 and box.h > len(bands):
        high = max(1, min(box.h - len(bands), box.h - 1))
        top = Box(box.x, box.y, box.w, high)
        if high > 1:
            drawer.draw_card(top, pieces[0])
        else:
            drawer.draw_piece_token(box.x, box.y, pieces[0], box.w, wide=True)
        for index, piece in enumerate(bands):
            drawer.draw_piece_token(box.x, box.y + high + index, piece, box.w, wide=True)
        if not bands:
            draw_place_text(drawer, place, box)
        return
    width = drawer.draw_piece_token(box.x, box.y, pieces[0], box.w - (1 if bands and box.h == 1 else 0), wide=box.h > 1)
    if box.h > 1:
        covered = [drawer.piece_text(piece) for piece in bands]
        if sum(map(cell_len, covered)) + len(covered) > box.w:
            covered = [drawer.frame.tone(drawer.frame.face(piece).tone).symbol or "▪" for piece in bands]
        used = drawer.canvas.write(box.x + 1, box.y + 1, " ".join(covered), Ink(SOFT), box.w - 1)
        if not used:
            draw_place_text(drawer, place, box)
    elif bands:
        drawer.canvas.write(box.x + width, box.y, str(len(pieces)), Ink(FAINT))


def draw_heap(drawer: PieceDrawer, place: Place, pieces: list[Piece], box: Box) -> None:
    """Draw pieces that share a place: the lowest as a card if there is room, the others as tokens above it."""
    above = pieces[:-1]
    card = box.h - len(above) - 1
    if card >= 2 and box.w > 5:
        for index, piece in enumerate(above):
            drawer.draw_piece_token(box.x, box.y + index, piece, box.w)
        wide = min(box.w, MAX_CARD_WIDTH)
        left = box.x + (box.w - wide) // 2 if not above else box.x
        drawer.draw_card(Box(left, box.y + len(above), wide, min(card, 5)), pieces[-1])
    else:
        if drawer.draw_tokens(box, pieces) >= box.h > 1:
            return
    draw_place_text(drawer, place, box)


def draw_played_card(drawer: PieceDrawer, place: Place, pieces: list[Piece], box: Box) -> None:
    """Draw the card in front of a seat, under the player's name."""
    frame, canvas = drawer.frame, drawer.canvas
    seat = int(place.id.partition(":")[2])
    card = next((card for card in frame.scene.seats if card.seat == seat), None)
    acting = card is not None and card.state == "acting"
    focused = drawer.is_focused(place.id)
    name = frame.names[seat] if seat < len(frame.names) else frame.named(place.label)
    sign = "▸" if focused else "▶" if acting else "[" if drawer.is_target(place.id) else ""
    ink = Ink(ON_GOLD, GOLD, bold=True) if focused else Ink(GOLD if acting else FAINT, bold=acting)
    marks = "".join(icon_of(mark) for mark in frame.pointed_at.get(place.id, ()) if place.id.startswith("seat:"))
    canvas.write_centred(box, box.y, f"{sign} {name} {marks}".strip() + ("]" if sign == "[" else ""), ink)
    high = min(box.h - 1, 5)
    wide = min(box.w, 6 if high < 3 else 8 if high < 4 else 10)
    room = Box(box.x + (box.w - wide) // 2, box.y + 1, wide, high)
    if pieces:
        each = room if len(pieces) == 1 else room._replace(w=max(4, box.w // len(pieces) - 1), x=box.x)
        for index, piece in enumerate(pieces):
            drawer.draw_card(each._replace(x=each.x + index * (each.w + 1)), piece)
    elif high > 0:
        canvas.write_centred(box, box.y + 1 + high // 2, "·  ·  ·", Ink(HAIR))
