"""Positions of places on a board, in the unit box and in text: a grid, a ring, a track, a place for each seat."""

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from samedi.core.types import Seat
from samedi.scene.model import Cell, Place

SEAT_CELLS: dict[int, tuple[Cell, ...]] = {  # number of seats -> their cells in text, clockwise from the viewer
    1: ((1, 2),),
    2: ((1, 2), (1, 0)),
    3: ((1, 2), (0, 0), (2, 0)),
    4: ((1, 2), (0, 1), (1, 0), (2, 1)),
    5: ((1, 2), (0, 1), (0, 0), (2, 0), (2, 1)),
    6: ((1, 2), (0, 1), (0, 0), (1, 0), (2, 0), (2, 1)),
}
SEAT_DISTANCE = 0.36  # distance of the cards of the seats from the middle


def around(seats: int, chair: Seat | None, label: Callable[[Seat], str]) -> tuple[Place, ...]:
    """Return a place in front of each seat (`seat:2`), clockwise, the viewer's at the bottom."""
    places = []
    for seat in range(seats):
        step = (seat - (chair or 0)) % seats
        angle = 2 * pi * step / seats
        x, y = round(0.5 - SEAT_DISTANCE * sin(angle), 4), round(0.5 + SEAT_DISTANCE * cos(angle), 4)
        places.append(Place(f"seat:{seat}", x, y, 0.1327, 0.26, SEAT_CELLS[seats][step], label(seat)))
    return tuple(places)


def grid(
    columns: Sequence[str], rows: Sequence[str], label: Callable[[str], str], *, rim: float = 0
) -> tuple[Place, ...]:
    """Return places named by column and row, the last row on top: grid("abc", "123") begins with a1 at the lower left.

    A margin of width `rim` around them stays free for `edge_handles`.
    """
    w, h, first = (1 - 2 * rim) / len(columns), (1 - 2 * rim) / len(rows), 1 if rim else 0
    return tuple(
        Place(
            column + row,
            round(rim + (i + 0.5) * w, 4),
            round(1 - rim - (j + 0.5) * h, 4),
            round(w, 4),
            round(h, 4),
            (first + i, first + len(rows) - 1 - j),
            label(column + row),
        )
        for j, row in enumerate(rows)
        for i, column in enumerate(columns)
    )


def edge_handles(
    columns: Sequence[str], rows: Sequence[str], label: Callable[[str, str], str], *, rim: float
) -> tuple[Place, ...]:
    """Return handles at both ends of each line, in the margin of a grid: 1W, 1E of row 1, aN, aS of column a."""
    w, h = (1 - 2 * rim) / len(columns), (1 - 2 * rim) / len(rows)
    near, far, right, low = round(rim / 2, 4), round(1 - rim / 2, 4), len(columns) + 1, len(rows) + 1
    places = []
    for j, row in enumerate(rows):
        y, at = round(1 - rim - (j + 0.5) * h, 4), len(rows) - j
        for edge, x, column in (("W", near, 0), ("E", far, right)):
            places.append(Place(row + edge, x, y, rim, round(h, 4), (column, at), label(row, edge), text=row))
    for i, column_name in enumerate(columns):
        x = round(rim + (i + 0.5) * w, 4)
        for edge, y, at in (("N", near, 0), ("S", far, low)):
            cell = (i + 1, at)
            places.append(
                Place(column_name + edge, x, y, round(w, 4), rim, cell, label(column_name, edge), text=column_name)
            )
    return tuple(places)


def ring(names: Sequence[str], label: Callable[[str], str]) -> tuple[Place, ...]:
    """Return places on a circle, clockwise from the top left corner; in text they form the border of a square."""
    side = len(names) // 4 + 1
    rim = [*((i, 0) for i in range(side - 1)), *((side - 1, i) for i in range(side - 1))]
    rim += [*((side - 1 - i, side - 1) for i in range(side - 1)), *((0, side - 1 - i) for i in range(side - 1))]
    size = round(1 / side, 4)
    places = []
    for i, name in enumerate(names):
        angle = 2 * pi * i / len(names) - pi / 4
        x, y = round(0.5 + 0.42 * sin(angle), 4), round(0.5 - 0.42 * cos(angle), 4)
        places.append(Place(name, x, y, size, size, rim[i], label(name), turn=round(angle * 180 / pi % 360, 2)))
    return tuple(places)


def track(names: Sequence[str], label: Callable[[str], str], *, lines: int = 1) -> tuple[Place, ...]:
    """Return places from left to right, in `lines` lines. On a phone they are one line, whose first place is twice as
    wide because all markers begin there."""
    columns = -(-len(names) // lines)
    w, h, step = 1 / columns, 1 / lines, 1 / (len(names) + 1)
    return tuple(
        Place(
            name,
            round((i % columns + 0.5) * w, 4),
            round((i // columns + 0.5) * h, 4),
            round(w, 4),
            round(h, 4),
            (i % columns, i // columns),
            label(name),
            narrow=(round((i + 1.5 if i else 1) * step, 4), 0.5, round(step if i else 2 * step, 4))
            if lines > 1
            else None,
        )
        for i, name in enumerate(names)
    )
