"""Draw what lies in front of the player: the cards of the hand, and rows of other things."""

from samedi.scene.model import Area
from samedi.terminal.screen.canvas import GOLD, Box, Ink
from samedi.terminal.screen.frame import Frame
from samedi.terminal.screen.pieces import PieceDrawer
from samedi.terminal.screen.side import draw_inline

NARROWEST = 5  # columns of a card in the hand, including the gap


def own_areas(frame: Frame) -> tuple[list[Area], list[Area]]:
    """Return the player's hands that hold cards, and all other areas of the player."""
    mine = [area for area in frame.look.areas if area.zone == "mine" and area.inside is None]
    fans = [area for area in mine if area.shape == "fan" and frame.pieces_in.get(area.id)]
    return fans, [area for area in mine if area.shape != "fan"]


def own_height(drawer: PieceDrawer, width: int, tall: int) -> int:
    """Return the lines that the player's areas need with cards of this height."""
    fans, rows = own_areas(drawer.frame)
    high = sum(
        max(fan_rows(drawer, area, room) for area, room in line) * (tall + 1)
        for line in lines_of_fans(drawer, fans, width)
    )
    return high + (draw_inline(drawer, rows, Box(0, 0, width, 0)) if rows else 0)


def lines_of_fans(drawer: PieceDrawer, fans: list[Area], width: int) -> list[list[tuple[Area, int]]]:
    """Put hands side by side as far as they fit, each with its columns."""
    lines: list[list[Area]] = []
    used = width
    for area in fans:
        size = len(drawer.frame.pieces_in[area.id]) * (NARROWEST + 2) + 2
        if used + size > width:
            lines.append([])
            used = 0
        lines[-1].append(area)
        used += size
    counts = [[len(drawer.frame.pieces_in[area.id]) for area in line] for line in lines]
    return [
        [(area, width * each // sum(count)) for area, each in zip(line, count, strict=True)]
        for line, count in zip(lines, counts, strict=True)
    ]


def fan_rows(drawer: PieceDrawer, area: Area, width: int) -> int:
    cards = len(drawer.frame.pieces_in.get(area.id, ()))
    return max(1, -(-cards * NARROWEST // width))


def draw_own(drawer: PieceDrawer, box: Box, tall: int, widest: int) -> None:
    y = box.y
    fans, rows = own_areas(drawer.frame)
    for line in lines_of_fans(drawer, fans, box.w):
        high = max(fan_rows(drawer, area, room) for area, room in line) * (tall + 1)
        x = box.x
        for area, room in line:
            draw_fan(drawer, area, Box(x, y, room, high), tall, widest)
            x += room
        y += high
    draw_inline(drawer, rows, Box(box.x, y, box.w, box.y + box.h - y))


def draw_fan(drawer: PieceDrawer, area: Area, box: Box, tall: int, widest: int) -> None:
    """Draw a hand: cards that can be played are raised by a line and have their key below."""
    frame = drawer.frame
    cards = frame.pieces_in.get(area.id, [])
    rows = fan_rows(drawer, area, box.w)
    in_row = -(-len(cards) // rows)
    pitch = min(widest + 1, box.w // max(in_row, 1))
    for row in range(rows):
        part = cards[row * in_row : (row + 1) * in_row]
        x = box.x + max(0, (box.w - pitch * len(part) + 1) // 2)
        y = box.y + row * (tall + 1)
        for piece in part:
            legal = piece.id in frame.targets
            picked = piece.id in frame.selection.taken
            drawer.draw_card(Box(x, y + (0 if legal or picked else 1), pitch - 1, tall), piece)
            if legal and piece.id in frame.number_keys:
                drawer.canvas.write(x + 1, y + tall, frame.number_keys[piece.id], Ink(GOLD))
            elif picked:
                drawer.canvas.write(x + 1, y + tall, "▲", Ink(GOLD))
            x += pitch
