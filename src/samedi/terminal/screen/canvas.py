"""A screen of coloured characters that is drawn on and returned line by line."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from rich.cells import cell_len, get_character_cell_size
from rich.segment import Segment
from rich.style import Style

from samedi.scene.text import unbreakable_parts

# A night scene: the room is ink blue, pieces are warm paper, and gold marks what the player can do.
ROOM = "#0d1328"
TABLE = "#131b36"
CELL = "#202b52"
CELL_TOO = "#1a2345"  # every other cell of a board
LIT = "#1a2446"  # background of an overlay
TEXT = "#f3e9d2"
SOFT = "#b8b9c4"
FAINT = "#9a9fb4"
HAIR = "#3a3d4f"
INLAY = "#8c7340"
GOLD = "#e6ba5f"
ON_GOLD = "#161b33"
PAPER = "#f7eed9"
INK = "#161b33"
SHADE = "#2a3357"  # a card that cannot be played, still readable
WARN = "#f29a7c"

ELLIPSIS = "…"


class Ink(NamedTuple):
    """Colours and style of text; without a background, the one already there stays."""

    fg: str = TEXT
    bg: str = ""
    bold: bool = False
    italic: bool = False


class Box(NamedTuple):
    """A rectangle of the screen."""

    x: int
    y: int
    w: int
    h: int

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h


@lru_cache(1024)
def style_of(ink: Ink) -> Style:
    return Style(color=ink.fg, bgcolor=ink.bg or ROOM, bold=ink.bold, italic=ink.italic)


class Canvas:
    """Rows of characters; a wide character takes its cell and an empty one after it."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        blank = (" ", Ink(TEXT, ROOM))
        self.rows: list[list[tuple[str, Ink]]] = [[blank] * width for _ in range(height)]

    def fill(self, box: Box, colour: str) -> None:
        blank = (" ", Ink(TEXT, colour))
        for y in range(max(box.y, 0), min(box.y + box.h, self.height)):
            left, right = max(box.x, 0), min(box.x + box.w, self.width)
            self.rows[y][left:right] = [blank] * (right - left)

    def write(self, x: int, y: int, text: str, ink: Ink = Ink(), room: int | None = None) -> int:  # noqa: B008
        """Write a text, cut to the available space; return the columns used."""
        if not 0 <= y < self.height or x >= self.width:
            return 0
        text = truncate(text, min(self.width - x, room if room is not None else self.width))
        row, start = self.rows[y], x
        for character in text:
            size = get_character_cell_size(character)
            if size == 0:
                if x > start:
                    before, written = row[x - 1]
                    row[x - 1] = (before + character, written)
                continue
            written = ink if ink.bg else ink._replace(bg=row[x][1].bg)
            row[x] = (character, written)
            if size == 2 and x + 1 < self.width:
                row[x + 1] = ("", written)
            x += size
        return x - start

    def write_centred(self, box: Box, y: int, text: str, ink: Ink = Ink()) -> None:  # noqa: B008
        """Write a text centred in a box."""
        text = truncate(text, box.w)
        self.write(box.x + (box.w - cell_len(text)) // 2, y, text, ink, box.w)

    def draw_line(self, x: int, y: int, width: int, colour: str = HAIR) -> None:
        self.write(x, y, "─" * max(width, 0), Ink(colour))

    def segments(self, y: int) -> Iterator[Segment]:
        """Yield a row as runs of one style."""
        run, ink = "", self.rows[y][0][1]
        for character, written in self.rows[y]:
            if written != ink:
                yield Segment(run, style_of(ink))
                run, ink = "", written
            run += character
        yield Segment(run, style_of(ink))

    def plain_lines(self) -> list[str]:
        """Return the characters without colours."""
        return ["".join(character for character, _ in row).rstrip() for row in self.rows]


def truncate(text: str, room: int) -> str:
    """Return the text, shortened to fit."""
    if cell_len(text) <= room:
        return text
    kept, used = "", 0
    for character in text:
        used += get_character_cell_size(character)
        if used > room - 1:
            break
        kept += character
    return kept.rstrip() + ELLIPSIS if room > 0 else ""


def pad(text: str, room: int) -> str:
    """Return the text, cut or filled to exactly this many columns."""
    text = truncate(text, room)
    return text + " " * (room - cell_len(text))


def wrap(text: str, room: int) -> list[str]:
    """Wrap a text to this many columns: between words, in Japanese between any two characters."""
    lines: list[str] = []
    line, used = "", 0
    for bit in unbreakable_parts(text):
        size = cell_len(bit.rstrip())
        if used and used + size > room:
            lines.append(line.rstrip())
            line, used = "", 0
        while size > room:
            head = truncate(bit, room + 1)[:-1] or bit[:1]
            lines.append(head)
            bit = bit[len(head) :]
            size = cell_len(bit.rstrip())
        line += bit
        used += cell_len(bit)
    return [*lines, line.rstrip()] if line.strip() or not lines else lines
