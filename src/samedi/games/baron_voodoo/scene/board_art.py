"""The drawing of the board below its dice (`Area.inlay`).

It has a frame, a field for each place with a small stone in its middle, and a cross where four fields meet; some fields
are dark, with a large stone. Lines have the theme's ornament colour, fields its board colour.
"""

from collections.abc import Collection, Iterable, Sequence

from samedi.scene.faces import GOLD, SVG
from samedi.scene.model import Place

SIDE = 1000  # of the drawing
GAP, ROUND, STONE, CROSS = 3.5, 4.5, 11, 7
NIGHT = "#05070f"
LINE = 'fill="none" stroke="currentColor"'


def draw_board(places: Sequence[Place], dark: Collection[str] = ()) -> str:
    """Draw the board of a grid with these places."""
    left, right = (min(place.x - place.w / 2 for place in places), max(place.x + place.w / 2 for place in places))
    top, bottom = (min(place.y - place.h / 2 for place in places), max(place.y + place.h / 2 for place in places))
    box = (left * SIDE, top * SIDE, (right - left) * SIDE, (bottom - top) * SIDE)
    inner = [place for place in places if place.x - place.w > left and place.y - place.h > top]
    parts = [
        frame(box, 9, 'fill="var(--board)" stroke="currentColor"'),
        frame(box, GAP, f'{LINE} opacity=".6"'),
        paths((field(place) for place in places if place.id not in dark), 'fill="var(--cell)"'),
        paths((field(place) for place in places if place.id in dark), f'fill="{NIGHT}"'),
        paths((stone(place, STONE) for place in places if place.id not in dark), f'{LINE} opacity=".55"'),
        paths((crossing(place) for place in inner), LINE),
        paths((stone(place, large(place)) for place in places if place.id in dark), f'fill="none" stroke="{GOLD}"'),
    ]
    return SVG.format(f"0 0 {SIDE} {SIDE}", "".join(parts))


def paths(lines: Iterable[str], how: str) -> str:
    path = "".join(lines)
    return f'<path d="{path}" {how}/>' if path else ""


def frame(box: tuple[float, float, float, float], off: float, how: str) -> str:
    """Draw a frame at this distance outside a box."""
    x, y, w, h = box[0] - off, box[1] - off, box[2] + 2 * off, box[3] + 2 * off
    return f'<rect x="{x:.4g}" y="{y:.4g}" width="{w:.4g}" height="{h:.4g}" rx="{off / 2 + 3:.3g}" {how}/>'


def field(place: Place) -> str:
    """Return the path of a place with rounded corners."""
    x, y = (place.x - place.w / 2) * SIDE + GAP + ROUND, (place.y - place.h / 2) * SIDE + GAP
    w, h = place.w * SIDE - 2 * (GAP + ROUND), place.h * SIDE - 2 * (GAP + ROUND)
    turn = f"a{ROUND} {ROUND} 0 0 1"
    return (
        f"M{x:.4g} {y:.4g}h{w:.4g}{turn} {ROUND} {ROUND}v{h:.4g}{turn}-{ROUND} {ROUND}"
        f"h-{w:.4g}{turn}-{ROUND}-{ROUND}v-{h:.4g}{turn} {ROUND}-{ROUND}z"
    )


def large(place: Place) -> float:
    return min(place.w, place.h) * SIDE / 2 - STONE


def stone(place: Place, size: float) -> str:
    """Return the path of a square on its corner, in the middle of a place."""
    r = f"{size:.4g}"
    return f"M{place.x * SIDE:.4g} {place.y * SIDE - size:.4g}l{r} {r}l-{r} {r}l-{r} -{r}z"


def crossing(place: Place) -> str:
    """Return the path of a cross at the upper left corner of a place."""
    x, y = (place.x - place.w / 2) * SIDE, (place.y - place.h / 2) * SIDE
    return f"M{x - CROSS:.4g} {y:.4g}h{2 * CROSS}m-{CROSS}-{CROSS}v{2 * CROSS}"
