"""The box of a game, with the emblem and the colour from its folder `art`.

A game without an emblem gets a colour and a sign that are derived from its name. The signs are our own, in the spirit
of line drawings in flour: an axis, a crossing, curls and stars, drawn on the left and mirrored.
"""

import hashlib
import re
from functools import cache

from samedi.core.errors import UnknownGame
from samedi.core.game import Game
from samedi.core.registry import find_game
from samedi.scene.faces import ART, Drawing, drawing
from samedi.server.pages.components.html import Html, text_of

COLOURS = ("#8e1f1f", "#4a1c68", "#3b3532", "#0f4a52", "#23457f", "#2f5130")
SALT = 9_421_240
LINE = "1.3px"
LINES = '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">{}</g>'
MARGIN = 0.2  # around the small sign of a game

CROWNS = (
    "M0 -60C-14 -70 -12 -80 0 -96C12 -80 14 -70 0 -60ZM0 -66C-5 -71 -4 -76 0 -82C4 -76 5 -71 0 -66Z",  # a flame
    "M-26 -62L-34 -90L-14 -76L0 -94L14 -76L34 -90L26 -62ZM-24 -69H24",  # a crown
    "M0 -58V-96M-22 -92V-84A22 22 0 0 0 22 -84V-92M-26 -88L-22 -96L-18 -88ZM18 -88L22 -96L26 -88ZM-4 -90L0 -98L4 -90Z",
    "M0 -60A17 17 0 1 0 0 -94A17 17 0 1 0 0 -60ZM0 -68A9 9 0 1 0 0 -86A9 9 0 1 0 0 -68Z"
    "M0 -94V-98M-17 -77H-23M17 -77H23",
    "M-30 -86A31 31 0 0 0 30 -86A24 24 0 0 1 -30 -86ZM0 -98L3 -90L10 -88L3 -85L0 -78L-3 -85L-10 -88L-3 -90Z",  # a moon
)
HEARTS = (
    "M0 -34L30 4L0 42L-30 4ZM-22 -6L8 32M-15 -15L15 23M-8 -24L22 14M22 -6L-8 32M15 -15L-15 23M8 -24L-22 14"
    "M-30 4H-48M30 4H48",  # a net
    "M0 42C-52 6 -38 -34 0 -14C38 -34 52 6 0 42ZM0 31C-37 3 -28 -22 0 -4C28 -22 37 3 0 31Z"
    "M0 -34V-14M-35 4H-48M35 4H48",  # a heart
    "M0 -34A38 38 0 1 0 0 42A38 38 0 1 0 0 -34ZM0 -28A32 32 0 1 0 0 36A32 32 0 1 0 0 -28Z"
    "M0 -26L6 -2L30 4L6 10L0 34L-6 10L-30 4L-6 -2ZM-38 4H-48M38 4H48",  # a rose of winds
    "M-44 4C-20 -26 20 -26 44 4C20 34 -20 34 -44 4ZM0 -13A17 17 0 1 0 0 21A17 17 0 1 0 0 -13Z"
    "M0 -4A8 8 0 1 0 0 12A8 8 0 1 0 0 -4ZM0 -34V-19M0 27V42M-44 4H-48M44 4H48",  # an eye
    "M-34 42V-2A34 34 0 0 1 34 -2V42ZM-27 42V-2A27 27 0 0 1 27 -2V42ZM0 4L10 18L0 32L-10 18ZM0 12L4 18L0 24L-4 18Z"
    "M-34 4H-48M34 4H48",  # a door
)
ENDS = (  # of the arms, on the left
    "M-48 4H-72M-72 -9L-85 4L-72 17L-59 4ZM-72 -3L-79 4L-72 11L-65 4Z",
    "M-48 4H-94M-86 -4V12M-78 -4V12M-94 -7V15",
    "M-48 4H-80M-88 4m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-88 4h.1",
    "M-48 4H-84M-94 -10C-86 -10 -78 -4 -78 4C-78 12 -86 18 -94 18M-84 4H-97",
)
RAYS = (
    "",
    "M-34 -24L-72 -50M-75 -52m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M-30 36L-66 62M-69 64m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0",
    "M-36 -30C-52 -34 -56 -46 -48 -58M-34 36C-50 42 -54 54 -46 64",
)
FEET = (
    "M0 84H-60M0 92H-40M0 42V84",
    "M0 42V92M0 84C-14 70 -24 84 -38 84S-54 74 -66 78",
    "M0 42V72M-14 92V82H-30V92M0 72H-14V82M-30 92H-64",
    "M0 42V92C-22 92 -38 82 -44 64M-52 70L-44 62L-38 72",
)
CURLS = (("-64 -20", "-28 60"), ("-60 34", "-32 -40"), ("-28 60", "-32 -40"), ("-60 34", "-64 -20"))
PARTS = (CROWNS, HEARTS, ENDS, RAYS, FEET, CURLS)
STARS = ("-78 -72 9", "-84 44 7", "-58 -84 6", "-82 80 6")


def art_of(name: str, part: str) -> Drawing | None:
    """Return a drawing from the folder of a game; None if it has none or is no longer installed."""
    try:
        file = find_game(name).folder / "art" / f"{part}.svg"
    except UnknownGame:
        return None
    return drawing(file) if file.exists() else None


@cache
def emblem(name: str) -> Drawing:
    """The emblem of a game, with the colour of its lid."""
    own = art_of(name, "emblem")
    return own._replace(box_colour=own.box_colour or colour_of(name)) if own else drawn(name)


@cache
def small_sign(name: str) -> Html:
    """Return the small sign of a game."""
    own = art_of(name, "sign")
    return outlined(own, MARGIN) if own else outlined(drawn_small(name))


@cache
def house_sign() -> Html:
    """Return the emblem of Samedi: a door, in it the crossroads, and over it a flame."""
    return outlined(drawing(ART / "house.svg"), line="1px")


def outlined(own: Drawing, margin: float = 0, line: str = LINE) -> Html:
    """Return a drawing whose lines are equally thin at any size."""
    left, top, wide, high = own.box
    box = (left - wide * margin, top - high * margin, wide * (1 + 2 * margin), high * (1 + 2 * margin))
    view = " ".join(f"{side:g}" for side in box)
    inner = re.sub("<(path|circle|ellipse|rect) ", r'<\1 vector-effect="non-scaling-stroke" ', own.inner)
    return Html(
        f'<svg class="sign" viewBox="{view}" fill="currentColor" style="stroke-width:{line}" aria-hidden="true">'
        f"{inner}</svg>"
    )


@cache
def drawn(name: str) -> Drawing:
    """Return an emblem derived from a name."""
    crown, heart, end, ray, foot, curl = parts_of(name)
    axis = f'<path d="M0 -58V-34{CROWNS[crown]}{HEARTS[heart]}"/>'
    left = ENDS[end] + RAYS[ray] + FEET[foot] + "".join(map(spiral, CURLS[curl])) + "".join(map(star, STARS))
    both = f'<path d="{left}"/><path d="{left}" transform="scale(-1 1)"/>'
    return Drawing((-104, -104, 208, 208), LINES.format(axis + both), colour_of(name))


@cache
def drawn_small(name: str) -> Drawing:
    """Return only the heart of that emblem."""
    heart = parts_of(name)[1]
    return Drawing((-56, -52, 112, 112), LINES.format(f'<path d="{HEARTS[heart]}"/>'))


def parts_of(name: str) -> list[int]:
    """Which of the parts above make up the emblem of a name."""
    return [number % len(parts) for number, parts in zip(mixed(name)[1:7], PARTS, strict=True)]


def mixed(name: str) -> bytes:
    return hashlib.sha256(f"{name} {SALT}".encode()).digest()


def spiral(at: str) -> str:
    """Return a curl that opens outwards."""
    return f"M{at}a3 3 0 0 1 6 0a6 6 0 0 1 -12 0a9 9 0 0 1 18 0a11 11 0 0 1 -9 11"


def star(at: str) -> str:
    """Return a small star of three strokes."""
    x, y, size = map(int, at.split())
    aside, up = round(size * 0.87, 1), round(size / 2, 1)
    falling = f"M{x - aside} {y - up}L{x + aside} {y + up}"
    rising = f"M{x - aside} {y + up}L{x + aside} {y - up}"
    return f"M{x} {y - size}V{y + size}{falling}{rising}"


def colour_of(name: str) -> str:
    """The colour of a lid for a game that does not say one."""
    return COLOURS[mixed(name)[0] % len(COLOURS)]


def cover(game: Game, title: str, players: str) -> Html:
    """Return the box of a game."""
    own = emblem(game.name)
    return Html(
        f'<div class="lid" style="--lid:{text_of(own.box_colour)}" aria-hidden="true"><span class="edge"></span>'
        f"{outlined(own)}<b>{text_of(title)}</b><i>{text_of(players)}</i></div>"
    )


def small_cover(name: str) -> Html:
    """Return the small box of a game, for lists."""
    style = f"--lid:{text_of(emblem(name).box_colour)}"
    return Html(f'<span class="lid small" style="{style}" aria-hidden="true">{small_sign(name)}</span>')
