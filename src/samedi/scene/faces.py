"""Drawings of cards, discs and signs, as complete SVG.

Drawings made by hand are SVG files in folders named `art`: general ones beside this file, those of a game in its own
folder. A drawing has the colour of its surroundings (`currentColor`); cut-outs have the colour below it (`var(--on)`).
A card is 100 by 140. Its left third, the spine, shows all that a player needs, so that a fan may cover the rest.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.scene.model import Face, Tone

ART = Path(__file__).parent / "art"
PAPER, INK, IVORY, GOLD = "#f7eed9", "#161b33", "#fff8e8", "#e6ba5f"  # the same in the light and the dark theme
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="{}" fill="currentColor">{}</svg>'

SPINE = "M36 0H8a8 8 0 0 0-8 8v124a8 8 0 0 0 8 8h28"
STARS = "M68 12v18m-6-10h12m-6 90v18m-6-8h12"  # above and below a single sign
WREATH = (  # all around a single sign
    "M68 8v28m-6-21h12m-10 6h8m-4 83v28m-6-7h12m-10-6h8M45 46c-5 10-5 38 0 48m46-48c5 10 5 38 0 48"
    + "".join(f"M{x} {y}l4 8m0-8l-4 8m-2-4h8" for x in (49, 83) for y in (28, 104))
)
SIGN_SPOTS: dict[int, tuple[tuple[int, int, int], ...]] = {  # number of signs -> centre and size of each
    0: ((68, 70, 42),),
    1: ((68, 70, 46),),
    2: ((68, 44, 36), (68, 96, 36)),
    3: ((68, 36, 32), (68, 70, 32), (68, 104, 32)),
    4: ((54, 40, 27), (82, 40, 27), (54, 100, 27), (82, 100, 27)),
    5: ((54, 32, 25), (82, 32, 25), (68, 70, 32), (54, 108, 25), (82, 108, 25)),
    6: ((54, 30, 26), (82, 30, 26), (54, 70, 26), (82, 70, 26), (54, 110, 26), (82, 110, 26)),
}
DIGIT_WIDTHS = dict(
    zip("0123456789", (52.6, 40.2, 46.3, 42, 47.7, 44, 47, 42, 45.1, 47), strict=True)
)  # width in % of the height

SEAT_MARKS = (  # for each seat: a mark, a letter in text, a colour for the light and one for the dark theme
    ("eye", "A", "#a3231f", "#ec827d"),
    ("bell", "B", "#865500", "#edb32f"),
    ("cup", "C", "#2a6b3b", "#6cbf7d"),
    ("snake", "D", "#2057a3", "#6ba3ec"),
    ("hand", "E", "#5b2d86", "#b48be0"),
    ("moon", "F", "#0f6660", "#3fbfb4"),
)
SIGNS = {
    "↑": "up",
    "↓": "down",
    "»": "led",
    "♦": "first",
    "✗": "misfit",
    "◷": "round",
}  # the text of a mark -> its drawing


Spot: TypeAlias = tuple[float, float, float]  # centre and size


class Drawing(NamedTuple):
    """A file of a folder `art`: its view box, the SVG inside, and the colour of the game box it belongs to."""

    box: tuple[float, float, float, float]  # x, y, width, height
    inner: str
    box_colour: str = ""

    def transform(self, x: float, y: float, size: float) -> str:
        """Return the transform that centres it on a point and scales it to fit a square of this size."""
        left, top, wide, high = self.box
        scale = size / max(wide, high)
        across, down = x - (left + wide / 2) * scale, y - (top + high / 2) * scale
        return f'transform="translate({across:.4g} {down:.4g})scale({scale:.3g})"'

    def at(self, spot: Spot, colour: str, on: str, more: str = "") -> str:
        """Draw it at a spot in a colour; `on` is the colour below it."""
        return f'<g color="{colour}" style="--on:{on}" {self.transform(*spot)}{more}>{self.inner}</g>'

    @property
    def svg(self) -> str:
        """Return it as an SVG of its own; lines without a width take the width of the surroundings."""
        return SVG.format(" ".join(f"{side:g}" for side in self.box), self.inner)


@cache
def drawing(file: Path) -> Drawing:
    """Return the drawing in a file."""
    found = re.fullmatch(r"\s*<svg ([^>]*)>(.*)</svg>\s*", file.read_text("utf-8"), re.DOTALL)
    assert found, f"{file} is no drawing"
    said = dict(re.findall(r'([\w-]+)="([^"]*)"', found[1]))
    left, top, wide, high = map(float, said["viewBox"].split())
    return Drawing((left, top, wide, high), re.sub(r">\s+<", "><", found[2].strip()), said.get("data-lid", ""))


def sign(glyph: str) -> Face:
    """Return the face of a mark's sign. A client draws a face named like a sign wherever that sign is used."""
    return Face(drawing(ART / f"{SIGNS[glyph]}.svg").svg, glyph, "", glyph)


def card(
    text: str,
    tone: str,
    *,
    on: str = INK,
    sign: Drawing | None = None,
    small: Drawing | None = None,
    pips: int = 1,
    ink: str = "",
    line: str = "",
    paper: str = PAPER,
    foot: Drawing | None = None,
    figure: Drawing | None = None,
    lines: str = STARS,
) -> str:
    """Return a card face: text and `pips` signs (`small`, else `sign`) in colour `on`, down a spine of this tone.

    The signs are repeated large on the paper in colour `ink` (else the tone). Without pips there is a single sign, or
    `figure` instead. `foot` is another sign, low on the spine. A single sign is surrounded by `lines` in colour `line`
    (else the ink); this colour also outlines an ink that is too light for the paper.
    """
    ink = ink or tone
    line = line or ink
    edge = f' stroke="{line}" stroke-width=".6"' if line != ink else ""
    parts = [f'<path d="{SPINE}" fill="{tone}"/>', spine_text(text, on)]
    if pips < 2 and lines:
        parts.append(f'<path d="{lines}" fill="none" stroke="{line}" stroke-width="1.3" stroke-linecap="round"/>')
    if sign:
        size, top = (21.0, 54.5) if pips == 1 else (13.6, 49.8)
        spine = [(18, top + 18 * i, size) for i in range(pips)]
        parts += repeated(f"p{text}{tone[1:3]}", small or sign, spine, on, tone)
        parts += [] if figure else repeated(f"s{text}{tone[1:3]}", sign, SIGN_SPOTS[pips], ink, paper, edge)
    if figure:
        parts.append(figure.at((68, 69, 78), line, paper))
    if foot:
        parts += [f'<path d="M8 108h20" stroke="{on}" opacity=".5"/>', foot.at((18, 122.5, 22), on, tone)]
    return sheet(paper, *parts)


def back(emblem: Drawing) -> str:
    """Return the back of a card: the emblem in a thin frame, on the colour of the game box."""
    frame = f'<rect x="5" y="5" width="90" height="130" rx="4" fill="none" stroke="{GOLD}" opacity=".7"/>'
    drawn = emblem.at((50, 70, 82), GOLD, emblem.box_colour, ' stroke-width="1.8"')
    return sheet(emblem.box_colour or INK, frame, drawn)


def sheet(paper: str, *parts: str) -> str:
    """Return a card of this colour with parts drawn on it."""
    return SVG.format("0 0 100 140", f'<rect width="100" height="140" rx="8" fill="{paper}"/>{"".join(parts)}')


def spine_text(text: str, colour: str) -> str:
    """Return the text at the top of the spine, with a fixed width in every font."""
    size = 34 if len(text) > 1 else 38
    width = min(33, sum(DIGIT_WIDTHS.get(letter, 50) for letter in text) * size / 100 - (len(text) > 1))
    held = f'textLength="{width:.3g}" lengthAdjust="spacingAndGlyphs"'
    font = f"font:700 {size}px var(--display,serif);font-feature-settings:'lnum'"
    return f'<text x="18" y="34" fill="{colour}" text-anchor="middle" {held} style="{font}">{text}</text>'


def repeated(name: str, drawing: Drawing, spots: Sequence[Spot], colour: str, on: str, more: str = "") -> Iterator[str]:
    """Yield one drawing at each spot; several spots share a definition, whose name is unique on a page."""
    if len(spots) < 2:
        yield from (drawing.at(spot, colour, on, more) for spot in spots)
        return
    yield f'<defs><g id="{name}">{drawing.inner}</g></defs><g color="{colour}" style="--on:{on}"{more}>'
    yield from (f'<use href="#{name}" {drawing.transform(*spot)}/>' for spot in spots)
    yield "</g>"


def disc(tone: str, sign: Drawing, on: str) -> str:
    """Return a round piece of this colour with a sign and a thin ring."""
    ring = '<circle cx="40" cy="40" r="39.3" fill="none" stroke="var(--line,#96702a)" stroke-width="1.2"/>'
    return SVG.format(
        "0 0 80 80", f'<circle cx="40" cy="40" r="36" fill="{tone}"/>{ring}{sign.at((40, 40, 46), on, tone)}'
    )


def seat_mark(seat: Seat) -> str:
    """Return the mark of a seat on a disc of paper."""
    mark = drawing(ART / f"{SEAT_MARKS[seat % len(SEAT_MARKS)][0]}.svg")
    return SVG.format(
        "0 0 48 48", f'<circle cx="24" cy="24" r="24" fill="{PAPER}"/>{mark.at((24, 24, 28), INK, PAPER)}'
    )


def seat_marks(seats: int, words: Words) -> tuple[dict[str, Face], dict[str, Tone]]:
    """Return the marks of the seats as faces, and tones named `seat-2`, for a game whose players have no colours."""
    faces, tones = {}, {}
    for seat, (_, letter, light, dark) in enumerate(SEAT_MARKS[:seats]):
        tones[f"seat-{seat}"] = Tone(light, dark, letter, words.name(seat))
        faces[letter] = Face(seat_mark(seat), letter, f"seat-{seat}", f"{letter}, {words.name(seat)}")
    return faces, tones
