"""Draw the whole table, laid out for the size of the window."""

from dataclasses import dataclass

from rich.cells import cell_len

from samedi.scene.model import Area
from samedi.terminal.screen.board import draw_board
from samedi.terminal.screen.canvas import FAINT, GOLD, INLAY, SOFT, TEXT, Box, Canvas, Ink, wrap
from samedi.terminal.screen.frame import Frame
from samedi.terminal.screen.hand import draw_own
from samedi.terminal.screen.layout import (
    ScreenLayout,
    board_lines,
    column_count,
    compute_layout,
    has_middle,
    required_size,
)
from samedi.terminal.screen.overlays import Overlay, draw_overlay, styled_sheet
from samedi.terminal.screen.pieces import INLAY_TEXT, PieceDrawer, Spot
from samedi.terminal.screen.prompt import draw_buttons, draw_footer, draw_list, draw_prompt
from samedi.terminal.screen.seats import draw_seats
from samedi.terminal.screen.side import draw_log, draw_side


@dataclass(frozen=True)
class DrawnTable:
    """A drawn table, the spots on it, and the first visible line of an overlay."""

    canvas: Canvas
    spots: tuple[Spot, ...]
    scroll: int = 0

    def spot_at(self, x: int, y: int) -> Spot | None:
        """Return the topmost spot at a position."""
        return next((spot for spot in reversed(self.spots) if spot.box.holds(x, y)), None)


def draw(frame: Frame, width: int, height: int, overlay: Overlay | None = None, top: int | None = None) -> DrawnTable:
    """Draw the table, and an overlay if one is open."""
    drawer = PieceDrawer(frame, width, height)
    needed = required_size(drawer, width, height)
    if needed != (width, height):
        draw_too_small(drawer, *needed)
        return DrawnTable(drawer.canvas, ())
    layout = compute_layout(drawer, width, height)
    draw_title(drawer, layout)
    draw_seats(drawer, layout.seats)
    if layout.margin.w:
        draw_centre(drawer, layout.centre)
    else:
        draw_narrow(drawer, layout.centre)
    draw_margin(drawer, layout.margin, tall=height >= 36)
    draw_prompt(drawer, layout.prompt)
    draw_buttons(drawer, layout.buttons)
    draw_own(drawer, layout.mine, layout.card[1], layout.card[0])
    draw_footer(drawer, height - 1)
    if overlay is None:
        return DrawnTable(drawer.canvas, tuple(drawer.spots))
    return DrawnTable(drawer.canvas, (), draw_overlay(drawer, overlay, top))


def draw_too_small(drawer: PieceDrawer, width: int, height: int) -> None:
    canvas = drawer.canvas
    lines = wrap(drawer.frame.say("screen-too-small", least=f"{width}×{height}"), max(canvas.width - 2, 1))
    top = max(0, (canvas.height - len(lines)) // 2)
    for index, line in enumerate(lines[: canvas.height]):
        canvas.write_centred(Box(0, 0, canvas.width, canvas.height), top + index, line, Ink(GOLD))


def draw_title(drawer: PieceDrawer, layout: ScreenLayout) -> None:
    canvas = drawer.canvas
    used = canvas.write(1, 0, "✦ ", Ink(INLAY))
    canvas.write(1 + used, 0, drawer.frame.title, Ink(TEXT, bold=True))
    sign = "Samedi"
    canvas.write(canvas.width - 1 - len(sign), 0, sign, Ink(INLAY))
    canvas.draw_line(1, layout.centre.y - 1, layout.seats.w)


def draw_centre(drawer: PieceDrawer, box: Box) -> None:
    """Draw the boards, or the result when the game is over."""
    frame = drawer.frame
    result = frame.scene.result
    if result is not None:
        draw_result(drawer, box)
        return
    areas = [area for area in frame.look.areas if area.zone == "centre"]
    outer = [area for area in areas if area.shape == "board" and area.places and area.inside is None]
    rows = [area for area in areas if area.shape != "board" and area.inside is None and frame.pieces_in.get(area.id)]
    high = box.h - min(2 * len(rows), box.h // 2)
    whole = sum(column_count(area) for area in outer)
    x = box.x
    for area in outer:
        wide = int(box.w * column_count(area) / whole)
        inner = Box(x, box.y, wide, high)
        if area.id in frame.marks and not has_middle(frame, area):
            text = "  ".join(drawer.mark_text(mark) for mark in frame.marks[area.id])
            drawer.canvas.write_centred(inner, inner.y, text, Ink(SOFT))
            inner = Box(x, box.y + 1, wide, high - 1)
        draw_board(drawer, area, inner)
        x += wide
    draw_centre_rows(drawer, rows, Box(box.x, box.y + high, box.w, box.h - high) if outer else box)


def draw_centre_rows(drawer: PieceDrawer, rows: list[Area], box: Box) -> None:
    """Draw the areas in the middle that are not boards; without enough room the first ones are left out."""
    frame = drawer.frame
    room = max(box.h // 2, 1)
    for index, area in enumerate(rows[-room:]):
        y = box.y + 2 * index
        drawer.canvas.write(box.x, y, frame.named(area.label), Ink(FAINT, italic=True), box.w)
        if y + 1 < box.y + box.h:
            drawer.draw_tokens(Box(box.x, y + 1, box.w, 1), frame.pieces_in[area.id])


def draw_narrow(drawer: PieceDrawer, box: Box) -> None:
    """Draw a narrow table: the side areas in up to two lines above the board, the latest sentence below it."""
    spare = box.h - board_lines(drawer.frame, narrow=False)
    high = draw_side(drawer, box._replace(h=min(spare, 2)))
    log = 1 if spare > high else 0
    draw_log(drawer, Box(box.x, box.y + box.h - log, box.w, log))
    draw_centre(drawer, Box(box.x, box.y + high, box.w, box.h - high - log))


def draw_result(drawer: PieceDrawer, box: Box) -> None:
    """Draw who won, and the score sheet below."""
    frame = drawer.frame
    result = frame.scene.result
    assert result is not None
    y = box.y + 1
    for line in wrap(frame.named(result.text), box.w - 4):
        drawer.canvas.write_centred(box, y, line, Ink(GOLD, bold=True))
        y += 1
    sheet = frame.sheet(result.sheet) or frame.sheet("scores")
    if sheet is None:
        return
    rows = styled_sheet(frame, sheet, box.w - 6)
    wide = max((sum(cell_len(text) for text, _ in row) for row in rows), default=0)
    y += 1
    for row in rows[: box.y + box.h - y]:
        x = box.x + max(0, (box.w - wide) // 2)
        for text, ink in row:
            x += drawer.canvas.write(x, y, text, ink, box.x + box.w - x)
        y += 1


def draw_margin(drawer: PieceDrawer, box: Box, *, tall: bool) -> None:
    """Draw the side column: the list of choices while it is open, else side areas, score sheet and log."""
    if drawer.frame.typed is not None:
        draw_list(drawer, box if box.w else Box(drawer.canvas.width // 4, 4, drawer.canvas.width // 2, 9))
        return
    if not box.w:
        return
    y = box.y + draw_side(drawer, box._replace(h=max(box.h - 4, box.h * 2 // 3)))
    sheet = drawer.frame.sheet("scores")
    if tall and sheet is not None and drawer.frame.scene.result is None:
        y += 1 if y > box.y else 0
        drawer.canvas.write(box.x, y, drawer.frame.named(sheet.title), Ink(INLAY_TEXT, bold=True), box.w)
        for line in styled_sheet(drawer.frame, sheet, box.w)[: box.h // 3]:
            y += 1
            x = box.x
            for text, ink in line:
                x += drawer.canvas.write(x, y, text, ink, box.x + box.w - x)
        y += 1
    if y > box.y:
        drawer.canvas.draw_line(box.x, y, box.w)
        y += 1
    draw_log(drawer, Box(box.x, y, box.w, box.y + box.h - y))
