"""Draw areas as rows of text: the side areas and the log."""

from collections.abc import Sequence

from rich.cells import cell_len

from samedi.scene.model import Area
from samedi.terminal.screen.canvas import FAINT, SOFT, TEXT, Box, Ink, wrap
from samedi.terminal.screen.frame import Frame
from samedi.terminal.screen.pieces import PieceDrawer, Thing


def draw_side(drawer: PieceDrawer, box: Box) -> int:
    """Draw the side areas, each on a line if there is room; return the lines used."""
    frame = drawer.frame
    aside = [
        area
        for area in frame.look.areas
        if (area.zone in ("side", "drawer") or (area.zone == "seat" and area.seat is None)) and area.inside is None
    ]
    areas = [area for area in aside if things_in(frame, area) or frame.marks.get(area.id)]
    if not areas:
        return 0
    heights = [side_height(drawer, area, box.w) for area in areas]
    if sum(heights) > box.h:
        return min(draw_inline(drawer, areas, box), box.h)
    y = box.y
    for area, high in zip(areas, heights, strict=True):
        used = caption(drawer, area, Box(box.x, y, box.w, 1))
        things = pickable_first(drawer, area)
        if high == 1:
            drawer.draw_tokens(Box(box.x + used + 1, y, box.w - used - 1, 1), things)
        else:
            drawer.draw_tokens(Box(box.x, y + 1, box.w, high - 1), things)
        y += high
    return y - box.y


def side_height(drawer: PieceDrawer, area: Area, width: int) -> int:
    if in_one_line(drawer, area, width):
        return 1
    things = things_in(drawer.frame, area)
    return 1 + (drawer.tokens_height(things, width) if things else 0)


def caption(drawer: PieceDrawer, area: Area, box: Box) -> int:
    """Draw the label and the marks of an area; return the columns used."""
    text = drawer.frame.named(area.label)
    marks = [drawer.mark_text(mark) for mark in drawer.frame.marks.get(area.id, ())]
    used = drawer.canvas.write(box.x, box.y, text, Ink(FAINT, italic=True), box.w)
    if marks and used + 2 < box.w:
        used += 1 + drawer.canvas.write(box.x + used + 1, box.y, " ".join(marks), Ink(SOFT), box.w - used - 1)
    return used


def in_one_line(drawer: PieceDrawer, area: Area, width: int) -> bool:
    """Tell whether the label of an area and all its things fit in one line."""
    sizes = sum(drawer.token_width(thing) + 1 for thing in things_in(drawer.frame, area))
    return cell_len(drawer.frame.named(area.label)) + 1 + sizes <= width and not drawer.frame.marks.get(area.id)


def draw_inline(drawer: PieceDrawer, areas: list[Area], box: Box) -> int:
    """Draw areas one after the other like text: label, marks, things; return the lines needed."""
    x, y = box.x, box.y
    for area in areas:
        label = " ".join([drawer.frame.named(area.label), *map(drawer.mark_text, drawer.frame.marks.get(area.id, ()))])
        things = pickable_first(drawer, area)
        first = drawer.token_width(things[0]) if things else 1
        if x > box.x and x + cell_len(label) + 1 + first > box.x + box.w:
            x, y = box.x, y + 1
        if y < box.y + box.h:
            drawer.canvas.write(x, y, label, Ink(FAINT, italic=True), box.x + box.w - x)
        x += min(cell_len(label), box.w) + 1
        for thing in things:
            size = drawer.token_width(thing)
            if x > box.x and x + size > box.x + box.w:
                x, y = box.x, y + 1
            if y < box.y + box.h:
                drawer.draw_token(x, y, thing, box.x + box.w - x)
            x += size + 1
        if not things:
            if y < box.y + box.h:
                drawer.canvas.write(x, y, "–", Ink(FAINT), box.x + box.w - x)
            x += 2
        x += 1
    return y - box.y + 1


def pickable_first(drawer: PieceDrawer, area: Area) -> Sequence[Thing]:
    """Return the things of an area; those that can be picked come first if there are many."""
    things = things_in(drawer.frame, area)
    return sorted(things, key=lambda thing: thing.id not in drawer.frame.targets) if len(things) > 6 else things


def things_in(frame: Frame, area: Area) -> Sequence[Thing]:
    """Return the pieces of an area, or the places of a board outside the middle."""
    if area.shape == "board" and area.places:
        return sorted(area.places, key=lambda place: (place.cell[1], place.cell[0]))
    return frame.pieces_in.get(area.id, [])


def draw_log(drawer: PieceDrawer, box: Box) -> None:
    """Draw the latest sentences, the newest brightest and at the bottom."""
    lines: list[tuple[str, Ink]] = []
    for back, sentence in enumerate(reversed(drawer.frame.log)):
        ink = Ink(TEXT) if back == 0 else Ink(SOFT)
        parts = wrap(sentence, box.w - 2)
        lines = [(("  " if index else "· ") + part, ink) for index, part in enumerate(parts)] + lines
        if len(lines) >= box.h:
            break
    for index, (text, ink) in enumerate(lines[-box.h :] if box.h > 0 else []):
        drawer.canvas.write(box.x, box.y + index, text, ink, box.w)
