"""Overlays for reading: the rules, a score sheet, the last trick, the log, a closer look."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len

from samedi.scene.model import Sheet
from samedi.scene.rules_text import Block, Heading, Paragraph, RulesList, RulesTable, Span, plain_text
from samedi.terminal.screen.canvas import FAINT, GOLD, HAIR, INLAY, LIT, PAPER, SOFT, TEXT, Box, Ink, pad, wrap
from samedi.terminal.screen.frame import Frame
from samedi.terminal.screen.pieces import PieceDrawer

StyledLine = list[tuple[str, Ink]]
WIDEST, NARROWEST = 92, 40


@dataclass(frozen=True)
class Overlay:
    """What an overlay shows; its lines are computed for the current width."""

    title: str
    sheet: Sheet | None = None
    rules: tuple[Block, ...] = ()
    rule: str = ""  # the number of the rule to open it at
    sentences: tuple[str, ...] = field(default=())
    at_end: bool = False


def draw_overlay(drawer: PieceDrawer, overlay: Overlay, top: int | None) -> int:
    """Draw an overlay on the table; return its first visible line. `top` None means: where it opens."""
    canvas, frame = drawer.canvas, drawer.frame
    width = min(canvas.width - 4, WIDEST)
    lines = overlay_lines(frame, overlay, width - 4)
    needed = max((sum(cell_len(text) for text, _ in line) for line in lines), default=0)
    width = min(width, max(needed, cell_len(overlay.title), NARROWEST) + 4)
    height = min(canvas.height - 2, len(lines) + 4)
    room = height - 4
    box = Box((canvas.width - width) // 2, (canvas.height - height) // 2, width, height)
    canvas.fill(Box(box.x - 1, box.y, box.w + 2, box.h), LIT)
    canvas.write(box.x + 2, box.y, overlay.title, Ink(GOLD, bold=True), width - 4)
    canvas.draw_line(box.x + 2, box.y + 1, width - 4, INLAY)
    if top is None:
        top = first_line(lines, overlay, room)
    top = max(0, min(top, len(lines) - room))
    for index, line in enumerate(lines[top : top + room]):
        x = box.x + 2
        for text, ink in line:
            x += canvas.write(x, box.y + 2 + index, text, ink, box.x + box.w - 2 - x)
    canvas.draw_line(box.x + 2, box.y + box.h - 2, width - 4)
    more = len(lines) > room
    part = f"{top + 1}–{min(top + room, len(lines))} / {len(lines)}   " if more else ""
    canvas.write(box.x + 2, box.y + box.h - 1, part + frame.say("screen-close"), Ink(FAINT), width - 4)
    return top


def first_line(lines: list[StyledLine], overlay: Overlay, room: int) -> int:
    """Return the first visible line: at the cited rule, at the end of a log, else 0."""
    if overlay.at_end:
        return len(lines) - room
    cited = (number for number, line in enumerate(lines) if line and line[0][0].startswith("▸"))
    return max(0, next(cited, 0) - 1)


def overlay_lines(frame: Frame, overlay: Overlay, width: int) -> list[StyledLine]:
    if overlay.sheet is not None:
        return styled_sheet(frame, overlay.sheet, width)
    if overlay.rules:
        return rules_lines(overlay.rules, width, overlay.rule)
    return [[(part, Ink(TEXT))] for sentence in overlay.sentences for part in wrap(sentence, width)]


def styled_sheet(frame: Frame, sheet: Sheet, width: int) -> list[StyledLine]:
    if sheet.kind == "cards":
        return cards_lines(frame, sheet, width)
    rows = [[frame.named(cell) for cell in row] for row in sheet.rows]
    head = [frame.named(cell) for cell in sheet.columns]
    return table_lines(head, rows, width)


def cards_lines(frame: Frame, sheet: Sheet, width: int) -> list[StyledLine]:
    """Return open cards as lines: a label, then faces, each with its name if it is alone."""
    labels = max((cell_len(frame.named(row[0])) for row in sheet.rows if row), default=0)
    lines: list[StyledLine] = []
    for row in sheet.rows:
        label = frame.named(row[0]) if row else ""
        line: StyledLine = [(pad(label, labels) + "  ", Ink(SOFT))]
        used = labels + 2
        faces = [frame.look.faces[name] for name in row[1:] if name in frame.look.faces]
        for face in faces:
            tone = frame.tone(face.tone)
            text = f" {'' if tone.symbol in face.text else tone.symbol}{face.text} "
            words = f" {frame.named(face.label)}" if len(faces) == 1 else ""
            if used + cell_len(text + words) + 1 > width and used > labels + 2:
                lines.append(line)
                line, used = [(" " * (labels + 2), Ink())], labels + 2
            line += [(text, Ink(tone.light, PAPER, bold=True)), (words + " ", Ink(FAINT))]
            used += cell_len(text + words) + 1
        lines += [line, []]
    return lines[:-1]


def table_lines(head: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[StyledLine]:
    """Return a table with a line below its head; numbers are aligned right, long cells are wrapped."""
    whole = [list(head), *map(list, rows)] if any(head) else list(map(list, rows))
    if not whole:
        return []
    columns = max(map(len, whole))
    whole = [row + [""] * (columns - len(row)) for row in whole]
    sizes = column_sizes(whole, width)
    lines: list[StyledLine] = []
    for index, row in enumerate(whole):
        first = index == 0 and any(head)
        ink = Ink(FAINT, italic=True) if first else Ink(TEXT)
        cells = [wrap(cell, max(size, 1)) for cell, size in zip(row, sizes, strict=True)]
        for part in range(max(map(len, cells))):
            texts = [cell[part] if part < len(cell) else "" for cell in cells]
            lines.append(
                [
                    (aligned_cell(text, size, n, whole) + ("  " if n + 1 < columns else ""), ink)
                    for n, (text, size) in enumerate(zip(texts, sizes, strict=True))
                ]
            )
        if first:
            lines.append([("─" * min(width, sum(sizes) + 2 * (columns - 1)), Ink(HAIR))])
    return lines


def aligned_cell(text: str, size: int, column: int, rows: list[list[str]]) -> str:
    """Return a padded cell; columns of numbers are aligned right."""
    figures = column > 0 and all(re.fullmatch(r"[-+−–—/%.\d\s]*", row[column]) for row in rows[1:])
    return " " * (size - cell_len(text)) + text if figures else pad(text, size)


def column_sizes(rows: list[list[str]], width: int) -> list[int]:
    """Return the width of each column; the widest shrink until all fit."""
    sizes = [max(cell_len(row[column]) for row in rows) for column in range(len(rows[0]))]
    while sum(sizes) + 2 * (len(sizes) - 1) > width and max(sizes) > 3:
        sizes[sizes.index(max(sizes))] -= 1
    return sizes


def rules_lines(blocks: Iterable[Block], width: int, rule: str) -> list[StyledLine]:
    """Return rules as lines; an arrow points at the cited rule."""
    lines: list[StyledLine] = []
    for block in blocks:
        match block:
            case Heading(level, text):
                lines += [[(part, Ink(GOLD, bold=level < 3))] for part in wrap(plain_text(text), width)]
            case RulesTable(heads, rows):
                cells = [[plain_text(cell) for cell in row] for row in rows]
                table = table_lines([plain_text(head) for head in heads], cells, width - 2)
                lines += [[("  ", Ink()), *line] for line in table]
            case RulesList(items):
                for item in items:
                    first, *more = paragraph_lines(item, width - 4, Ink(TEXT))
                    lines += [[("  – ", Ink()), *first], *([("    ", Ink()), *line] for line in more)]
            case Paragraph(text, number):
                here = bool(number) and number == rule
                sign = ("▸ ", Ink(GOLD, bold=True)) if here else ("  ", Ink())
                first, *more = paragraph_lines(text, width - 2, Ink(GOLD if here else TEXT))
                lines += [[sign, *first], *([("  ", Ink()), *line] for line in more)]
        lines.append([])
    return lines


def paragraph_lines(spans: Iterable[Span], width: int, ink: Ink) -> list[StyledLine]:
    """Wrap a paragraph and keep its emphasis."""
    signs = [(sign, ink._replace(bold=span.strong, italic=span.em)) for span in spans for sign in span.text]
    kept = (pair for at, pair in enumerate(signs) if not joins_japanese(signs, at))
    signs = [(" " if sign == "\n" else sign, own) for sign, own in kept]
    lines: list[StyledLine] = []
    at = 0
    plain = "".join(sign for sign, _ in signs)
    for line in wrap(plain, width):
        at = plain.index(line[:1], at) if line else at
        runs: StyledLine = []
        for character, own in signs[at : at + len(line)]:
            if runs and runs[-1][1] == own:
                runs[-1] = (runs[-1][0] + character, own)
            else:
                runs.append((character, own))
        at += len(line)
        lines.append(runs)
    return lines or [[]]


def joins_japanese(signs: Sequence[tuple[str, Ink]], at: int) -> bool:
    """Tell whether this line break is between two Japanese characters, which are joined without a space."""
    if signs[at][0] != "\n" or not 0 < at < len(signs) - 1:
        return False
    return cell_len(signs[at - 1][0]) == cell_len(signs[at + 1][0]) == 2
