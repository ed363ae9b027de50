"""Lid: the box of a game, in a colour and with a sign that come from its name. So a new game has a box at once.

The signs are our own, in the spirit of line drawings in flour: an axis, a crossing, curls and stars, drawn on the left
and mirrored.
"""

import hashlib
from functools import cache

from samedi.core.game import Game
from samedi.table.pages.markup import Html, text_of

COLOURS = ("#8e1f1f", "#4a1c68", "#3b3532", "#0f4a52", "#23457f", "#2f5130")
SALT = 9_421_240  # one under which the games of this house have boxes of different colours

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
STARS = ("-78 -72 9", "-84 44 7", "-58 -84 6", "-82 80 6")


@cache
def drawn(name: str) -> Html:
    """The sign of a name."""
    digits = hashlib.sha256(f"{name} {SALT}".encode()).digest()
    crown, heart, end, ray, foot, curl = (
        digits[at] % len(parts) for at, parts in enumerate((CROWNS, HEARTS, ENDS, RAYS, FEET, CURLS), 1)
    )
    return sign(crown, heart, end, ray, foot, curl)


@cache
def house_sign() -> Html:
    """The sign of the house: a door, and over it a flame."""
    return sign(0, 4, 1, 2, 0, 2)


def sign(crown: int, heart: int, end: int, ray: int, foot: int, curl: int) -> Html:
    """A drawing of these parts."""
    left = ENDS[end] + RAYS[ray] + FEET[foot] + "".join(map(spiral, CURLS[curl])) + "".join(map(star, STARS))
    return Html(
        '<svg class="sign" viewBox="-104 -104 208 208" aria-hidden="true"><g fill="none" stroke="currentColor" '
        f'stroke-linecap="round" stroke-linejoin="round"><path d="M0 -58V-34{CROWNS[crown]}{HEARTS[heart]}"/>'
        f'<path d="{left}"/><path d="{left}" transform="scale(-1 1)"/></g></svg>'
    )


def spiral(at: str) -> str:
    """A curl that opens outwards."""
    return f"M{at}a3 3 0 0 1 6 0a6 6 0 0 1 -12 0a9 9 0 0 1 18 0a11 11 0 0 1 -9 11"


def star(at: str) -> str:
    """A small star of three strokes."""
    x, y, size = map(int, at.split())
    aside, up = round(size * 0.87, 1), round(size / 2, 1)
    falling = f"M{x - aside} {y - up}L{x + aside} {y + up}"
    rising = f"M{x - aside} {y + up}L{x + aside} {y - up}"
    return f"M{x} {y - size}V{y + size}{falling}{rising}"


def colour(name: str) -> str:
    return COLOURS[hashlib.sha256(f"{name} {SALT}".encode()).digest()[0] % len(COLOURS)]


def lid(game: Game, title: str, players: str) -> Html:
    """The box as it lies on the shelf."""
    return Html(
        f'<div class="lid" style="--lid:{colour(game.name)}" aria-hidden="true"><span class="edge"></span>'
        f"{drawn(game.name)}<b>{text_of(title)}</b><i>{text_of(players)}</i></div>"
    )


def small_lid(name: str) -> Html:
    """The box from afar, in a list."""
    return Html(f'<span class="lid small" style="--lid:{colour(name)}" aria-hidden="true">{drawn(name)}</span>')
