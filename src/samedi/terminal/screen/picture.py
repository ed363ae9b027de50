"""Draw: the whole table as one picture, laid out for the width and height there is."""

from dataclasses import dataclass

from rich.cells import cell_len

from samedi.scene.model import Area
from samedi.terminal.screen.board import draw_board
from samedi.terminal.screen.canvas import FAINT, GOLD, INLAY, SOFT, TEXT, Box, Canvas, Ink, folded
from samedi.terminal.screen.frame import Shown
from samedi.terminal.screen.hand import draw_mine
from samedi.terminal.screen.layout import Plan, board_lines, has_middle, least_size, plan_for, weight
from samedi.terminal.screen.overlays import Page, draw_page, laid_out
from samedi.terminal.screen.pieces import INLAY_TEXT, Brush, Spot
from samedi.terminal.screen.prompt import draw_buttons, draw_footer, draw_list, draw_prompt
from samedi.terminal.screen.seats import draw_seats
from samedi.terminal.screen.side import draw_log, draw_side


@dataclass(frozen=True)
class Picture:
    """A drawn table, where things lie on it, and the line at which a page laid over it begins."""

    canvas: Canvas
    spots: tuple[Spot, ...]
    top: int = 0

    def at(self, x: int, y: int) -> Spot | None:
        """The uppermost thing there."""
        return next((spot for spot in reversed(self.spots) if spot.box.holds(x, y)), None)


def draw(shown: Shown, width: int, height: int, page: Page | None = None, top: int | None = None) -> Picture:
    """The table, and a page over it if one is open."""
    brush = Brush(shown, width, height)
    needed = least_size(brush, width, height)
    if needed != (width, height):
        draw_too_small(brush, *needed)
        return Picture(brush.canvas, ())
    plan = plan_for(brush, width, height)
    draw_title(brush, plan)
    draw_seats(brush, plan.seats)
    if plan.margin.w:
        draw_centre(brush, plan.centre)
    else:
        draw_narrow(brush, plan.centre)
    draw_margin(brush, plan.margin, tall=height >= 36)
    draw_prompt(brush, plan.prompt)
    draw_buttons(brush, plan.buttons)
    draw_mine(brush, plan.mine, plan.card[1], plan.card[0])
    draw_footer(brush, height - 1)
    if page is None:
        return Picture(brush.canvas, tuple(brush.spots))
    return Picture(brush.canvas, (), draw_page(brush, page, top))


def draw_too_small(brush: Brush, width: int, height: int) -> None:
    canvas = brush.canvas
    lines = folded(brush.shown.say("screen-too-small", least=f"{width}×{height}"), max(canvas.width - 2, 1))
    top = max(0, (canvas.height - len(lines)) // 2)
    for index, line in enumerate(lines[: canvas.height]):
        canvas.middle(Box(0, 0, canvas.width, canvas.height), top + index, line, Ink(GOLD))


# ---- its parts ----


def draw_title(brush: Brush, plan: Plan) -> None:
    canvas = brush.canvas
    used = canvas.put(1, 0, "✦ ", Ink(INLAY))
    canvas.put(1 + used, 0, brush.shown.title, Ink(TEXT, bold=True))
    sign = "Samedi"
    canvas.put(canvas.width - 1 - len(sign), 0, sign, Ink(INLAY))
    canvas.line(1, plan.centre.y - 1, plan.seats.w)


def draw_centre(brush: Brush, box: Box) -> None:
    """The board or boards; when the game is over, how it ended."""
    shown = brush.shown
    result = shown.scene.result
    if result is not None:
        draw_result(brush, box)
        return
    areas = [area for area in shown.look.areas if area.zone == "centre"]
    outer = [area for area in areas if area.shape == "board" and area.places and area.inside is None]
    rows = [area for area in areas if area.shape != "board" and area.inside is None and shown.in_area.get(area.id)]
    high = box.h - min(2 * len(rows), box.h // 2)
    whole = sum(weight(area) for area in outer)
    x = box.x
    for area in outer:
        wide = int(box.w * weight(area) / whole)
        inner = Box(x, box.y, wide, high)
        if area.id in shown.marks and not has_middle(shown, area):
            text = "  ".join(brush.mark_text(mark) for mark in shown.marks[area.id])
            brush.canvas.middle(inner, inner.y, text, Ink(SOFT))
            inner = Box(x, box.y + 1, wide, high - 1)
        draw_board(brush, area, inner)
        x += wide
    draw_centre_rows(brush, rows, Box(box.x, box.y + high, box.w, box.h - high) if outer else box)


def draw_centre_rows(brush: Brush, rows: list[Area], box: Box) -> None:
    """What lies in the middle without being a board, the latest below if not all has room."""
    shown = brush.shown
    room = max(box.h // 2, 1)
    for index, area in enumerate(rows[-room:]):
        y = box.y + 2 * index
        brush.canvas.put(box.x, y, shown.named(area.label), Ink(FAINT, italic=True), box.w)
        if y + 1 < box.y + box.h:
            brush.flow(Box(box.x, y + 1, box.w, 1), shown.in_area[area.id])


def draw_narrow(brush: Brush, box: Box) -> None:
    """Without a margin: what lies aside in a line or two above the board, the latest sentence below it, if it fits."""
    spare = box.h - board_lines(brush.shown, narrow=False)
    high = draw_side(brush, box._replace(h=min(spare, 2)))
    log = 1 if spare > high else 0
    draw_log(brush, Box(box.x, box.y + box.h - log, box.w, log))
    draw_centre(brush, Box(box.x, box.y + high, box.w, box.h - high - log))


def draw_result(brush: Brush, box: Box) -> None:
    """Who won, and the score sheet under it."""
    shown = brush.shown
    result = shown.scene.result
    assert result is not None
    y = box.y + 1
    for line in folded(shown.named(result.text), box.w - 4):
        brush.canvas.middle(box, y, line, Ink(GOLD, bold=True))
        y += 1
    sheet = shown.sheet(result.sheet) or shown.sheet("scores")
    if sheet is None:
        return
    rows = laid_out(shown, sheet, box.w - 6)
    wide = max((sum(cell_len(text) for text, _ in row) for row in rows), default=0)
    y += 1
    for row in rows[: box.y + box.h - y]:
        x = box.x + max(0, (box.w - wide) // 2)
        for text, ink in row:
            x += brush.canvas.put(x, y, text, ink, box.x + box.w - x)
        y += 1


def draw_margin(brush: Brush, box: Box, *, tall: bool) -> None:
    """At the right: the list of choices while it is open, else what lies aside, the score sheet and the log."""
    if brush.shown.typed is not None:
        draw_list(brush, box if box.w else Box(brush.canvas.width // 4, 4, brush.canvas.width // 2, 9))
        return
    if not box.w:
        return
    y = box.y + draw_side(brush, box._replace(h=max(box.h - 4, box.h * 2 // 3)))
    sheet = brush.shown.sheet("scores")
    if tall and sheet is not None and brush.shown.scene.result is None:
        y += 1 if y > box.y else 0
        brush.canvas.put(box.x, y, brush.shown.named(sheet.title), Ink(INLAY_TEXT, bold=True), box.w)
        for line in laid_out(brush.shown, sheet, box.w)[: box.h // 3]:
            y += 1
            x = box.x
            for text, ink in line:
                x += brush.canvas.put(x, y, text, ink, box.x + box.w - x)
        y += 1
    if y > box.y:
        brush.canvas.line(box.x, y, box.w)
        y += 1
    draw_log(brush, Box(box.x, y, box.w, box.y + box.h - y))
