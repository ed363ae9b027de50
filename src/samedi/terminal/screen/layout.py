"""Divide the screen among the parts of the table."""

from dataclasses import dataclass

from samedi.scene.model import Area
from samedi.terminal.screen.canvas import Box
from samedi.terminal.screen.frame import Frame
from samedi.terminal.screen.hand import own_height
from samedi.terminal.screen.pieces import PieceDrawer
from samedi.terminal.screen.prompt import buttons_height, prompt_lines, wrapped_lines
from samedi.terminal.screen.seats import seats_height

MIN_SIZE = (60, 18)
MAX_HEIGHT = 200  # lines; no table needs more
MAX_MESSAGE_LINES = 5  # most lines for the latest message
WIDE_SCREEN = 110  # from this width on, the side column takes the full height


@dataclass(frozen=True)
class ScreenLayout:
    """The boxes of the parts of the table."""

    seats: Box
    centre: Box
    prompt: Box
    buttons: Box
    mine: Box
    margin: Box
    card: tuple[int, int]  # width and height of a card in the hand


def compute_layout(drawer: PieceDrawer, width: int, height: int) -> ScreenLayout:
    """Seats are on top, the side column on the right, hand and prompt at the bottom; the board gets the rest."""
    tall, wide = height >= 36, width >= WIDE_SCREEN
    aside = margin_width(width)
    table = width - aside - 3 if aside else width - 2
    below = table if wide else width - 2
    card = (9, 4) if tall and wide else (8, 3) if height >= 30 else (7, 2)
    seats_top = 2 if height >= 28 else 1
    seats_high = seats_height(drawer, below, 9 if tall else 5)
    mine_high = min(own_height(drawer, below, card[1]), height // 3)
    buttons_high = min(buttons_height(drawer, below), 6 if tall else 3)
    asked = len(prompt_lines(drawer.frame, below))
    said = max(2 if tall else 1, min(len(wrapped_lines(drawer.frame.message, below - 2)), MAX_MESSAGE_LINES))
    bottom = height - 1 - (1 if tall else 0)
    mine = Box(1, bottom - mine_high, below, mine_high)
    buttons = Box(1, mine.y - buttons_high - (1 if tall and buttons_high else 0), below, buttons_high)
    free = buttons.y - asked - said - seats_top - seats_high - 1 - (1 if tall else 0)
    wanted = board_lines(drawer.frame, narrow=not aside) + title_lines(drawer.frame)
    while free < wanted and (seats_high > 2 or said > 1):
        seats_high, said, free = (
            (seats_high - 1, said, free + 1) if seats_high > 2 else (seats_high, said - 1, free + 1)
        )
    prompt = Box(1, buttons.y - asked - said, below, asked + said)
    seats = Box(1, seats_top, below, seats_high)
    start = seats.y + seats.h + 1
    centre = Box(1, start, table, prompt.y - start - (1 if tall else 0))
    top, end = (2, height - 3) if wide else (start, prompt.y)
    return ScreenLayout(seats, centre, prompt, buttons, mine, Box(width - aside - 1, top, aside, end - top), card)


def required_size(drawer: PieceDrawer, width: int, height: int) -> tuple[int, int]:
    """Return the size of the window if the table fits, else the smallest larger size in which it does."""
    wide, high = max(width, MIN_SIZE[0]), max(height, MIN_SIZE[1])
    return wide, next((each for each in range(high, MAX_HEIGHT) if fits(drawer, wide, each)), MAX_HEIGHT)


def fits(drawer: PieceDrawer, width: int, height: int) -> bool:
    layout = compute_layout(drawer, width, height)
    return layout.centre.h >= board_lines(drawer.frame, narrow=not layout.margin.w)


def board_lines(frame: Frame, *, narrow: bool) -> int:
    """Return the lines that the boards need; without a side column, one more for the side areas."""
    boards = [area for area in frame.look.areas if area.zone == "centre" and area.places]
    lines = [lines_needed(area, boards) for area in boards if area.inside is None]
    beside = any(area.zone in ("side", "drawer") and frame.pieces_in.get(area.id) for area in frame.look.areas)
    return max(lines, default=2) + (1 if narrow and beside else 0)


def title_lines(frame: Frame) -> int:
    """Return the lines needed above a board for its marks."""
    boards = [area for area in frame.look.areas if area.zone == "centre" and area.places and area.inside is None]
    return int(any(area.id in frame.marks and not has_middle(frame, area) for area in boards))


def column_count(area: Area) -> float:
    columns = {place.cell[0] for place in area.places}
    return max(columns) - min(columns) + 1


def has_middle(frame: Frame, area: Area) -> bool:
    """Tell whether a board has space for its marks in the middle, as a trick has."""
    return (1, 1) not in {place.cell for place in area.places} and column_count(area) == 3


def lines_needed(area: Area, boards: list[Area]) -> int:
    """Return the lines a board needs: two for a card under a name, and enough for the board inside it."""
    least = 2 if area.places[0].id.startswith("seat:") else 1
    inner = max((row_count(each) for each in boards if each.inside == area.id), default=0)
    return row_count(area) * max(least, -(-inner // max(row_count(area) - 2, 1)))


def row_count(area: Area) -> int:
    rows = [place.cell[1] for place in area.places]
    return max(rows) - min(rows) + 1


def margin_width(width: int) -> int:
    return 0 if width < 72 else 25 if width < 96 else 32 if width < WIDE_SCREEN else 38 if width < 140 else 46
