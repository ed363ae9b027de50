"""How the sea cards of Voodoo Pirates look: twelve parts of a ring, each with its name and its signs.

A card is drawn as the northern part of the ring, around a middle at 0, 0. The client turns it to its
place; what is marked `upright` stays upright there, and of the two names on its rim (`over`, `under`) that one is seen
which is not upside down.
"""

from functools import cache
from math import asin, cos, degrees, pi, sin
from pathlib import Path

from samedi.core.words import Words
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.codes import BARREL_NAMES
from samedi.games.voodoo_pirates.components import EAST, HAUNTED, SEA_NAMES, SKULL, WINDS
from samedi.games.voodoo_pirates.scene.paint import INKS, PAINT, TONES
from samedi.scene import faces
from samedi.scene.faces import IVORY, PAPER, Drawing
from samedi.scene.model import Face

BOX = "-86.5 -334 173 142.8"
INNER, OUTER, HEADER = 202, 330, 317  # radii of a card and of the lower edge of its header
CALM, CHART, DARK, BLOWN = range(4)  # open water, compass side, haunted water, wind side
STYLES = (  # ground, lines, header
    ("#cfe0dd", "#23565c", "#2b6870"),
    (PAPER, "#4a3413", "#7a5a22"),
    ("#0f2b2c", "#7fd6b4", "#1f5a4e"),
    ("#0f2b2c", "#7fd6b4", "#8d5f0f"),
)
PICTURES = {  # of the outer faces
    "A0": "coral", "A1": "map", "B0": "wreck", "B1": "map", "C0": "watch", "C1": "moonless", "D0": "watch",
    "D1": "lost-souls", "E0": "high-tide", "E1": "low-tide", "F0": "sand", "F1": "shifting", "G0": "open-water",
    "G1": "current", "H0": "open-water", "H1": "current",
}  # fmt: skip
CONDITIONS = ("fair", "storm", "becalmed", "mermaids")
SIGNS = {
    components.MAP: "$",
    components.WATCH: "o",
    components.LOW_TIDE: "-",
    components.HIGH_TIDE: "+",
    components.SAND: ":",
    components.CURRENT: "<",
}  # of specials, in text
SHIFT = 18.5  # of a star and a skull that lie side by side


@cache
def art(name: str) -> Drawing:
    return faces.drawing(Path(__file__).parents[1] / "art" / f"{name}.svg")


def face_name(sea: int) -> str:
    return f"sea-{SEA_NAMES[sea]}"


def faces_of(east: int, words: Words) -> dict[str, Face]:
    """Both faces of every sea card."""
    found = {face_name(sea): outer_face(sea, words) for sea in range(len(components.FACES))}
    for wind in range(4):
        found[face_name(components.COMPASS_SIDE + wind)] = compass_face(wind, barrel_at(wind, east), words)
        found[face_name(components.WIND_SIDE + wind)] = wind_face(wind, words)
    return found


def barrel_at(wind: int, east: int) -> str:
    """The barrel that stands on the card of this wind."""
    if wind == EAST:
        return "bones" if east == components.BONES else "moon"
    return BARREL_NAMES[wind + (wind > EAST)]


def outer_face(sea: int, words: Words) -> Face:
    """A face of an outer card: its picture, its star, its skull (rule 2.4)."""
    name, letter = SEA_NAMES[sea], components.SOULS[components.STAR[sea]]
    style = STYLES[DARK if HAUNTED[sea] else CALM]
    title = words.say("face-sea", name=name)
    parts = [*ground(style, title, ripples=bool(HAUNTED[sea])), upright(287, art(PICTURES[name]), 48, style)]
    parts += stars(letter, bool(SKULL[sea]), style)
    text = f"{letter}{'!' if HAUNTED[sea] else ''}{'x' if SKULL[sea] else ''}{SIGNS.get(components.SPECIAL[sea], '')}"
    label = words.say("face-sea-card", title=title, star=letter, haunted=yes(HAUNTED[sea]), skull=yes(SKULL[sea]))
    return Face(faces.SVG.format(BOX, "".join(parts)), text, "", label)


def compass_face(wind: int, barrel: str, words: Words) -> Face:
    """A cardinal card that shows its compass side, with a barrel."""
    style, letter = STYLES[CHART], WINDS[wind]
    title = words.say("face-wind", wind=letter)
    parts = [*ground(style, title), upright(284, art(f"barrel-{barrel}"), 48, style), written(letter, 231, 38, style)]
    said = words.say("face-compass-side", title=title, barrel=words.say("barrel", name=barrel))
    return Face(faces.SVG.format(BOX, "".join(parts)), f"({letter})", "", said)


def wind_face(wind: int, words: Words) -> Face:
    """A cardinal card that shows its wind side: the wind blows from here (rule 2.3)."""
    style, letter = STYLES[BLOWN], WINDS[wind]
    title = words.say("face-blowing", wind=letter)
    parts = [*ground(style, title, ripples=True), upright(281, art(CONDITIONS[wind]), 52, style)]
    parts.append(written(letter, 228, 34, style))
    return Face(faces.SVG.format(BOX, "".join(parts)), f"{letter}!!", "", words.say("face-wind-side", title=title))


def yes(true: int) -> str:
    return "yes" if true else "no"


def ground(style: tuple[str, str, str], title: str, *, ripples: bool = False) -> list[str]:
    """The card, its header with the name, and ripples: haunted water is never told by colour alone."""
    fill, line, head = style
    drawn = [sector(INNER, OUTER, fill), sector(HEADER, OUTER, head)]
    if ripples:
        dashes = 'stroke-width="1.6" stroke-dasharray="1 6 9 6" stroke-linecap="round" stroke-opacity=".55"'
        rings = "".join(arc(radius, 12) for radius in (212, 222, 232))
        drawn.append(f'<path d="{rings}" fill="none" stroke="{line}" {dashes}/>')
    size = min(12.8, 142 / max(1.0, sum(0.52 if ord(letter) < 0x2000 else 1 for letter in title)))
    for name, path in (("over", arc(318.2, 14)), ("under", arc(327.8, 14, back=True))):
        text = f'<textPath href="#{name}" startOffset="50%">{title}</textPath>'
        font = f"font:800 {size:.3g}px var(--text,sans-serif)"
        drawn.append(f'<path id="{name}" d="{path}" fill="none"/>')
        drawn.append(f'<text class="{name}" fill="{IVORY}" text-anchor="middle" style="{font}">{text}</text>')
    return drawn


def sector(inner: float, outer: float, fill: str) -> str:
    """A part of the ring between two radii, with round corners."""
    corners = [
        polar(radius, side * (15 - degrees(asin(6.5 / radius))))
        for radius, side in ((outer, -1), (outer, 1), (inner, 1), (inner, -1))
    ]
    a, b, c, d = (f"{x:.4g} {y:.4g}" for x, y in corners)
    path = f"M{a}A{outer} {outer} 0 0 1 {b}L{c}A{inner} {inner} 0 0 0 {d}Z"
    return f'<path d="{path}" fill="{fill}" stroke="{fill}" stroke-width="8" stroke-linejoin="round"/>'


def arc(radius: float, half: float, *, back: bool = False) -> str:
    """A line along the ring; back: to be read from inside."""
    (x, y), (to_x, to_y) = polar(radius, -half), polar(radius, half)
    if back:
        x, to_x = to_x, x
    return f"M{x:.4g} {y:.4g}A{radius} {radius} 0 0 {0 if back else 1} {to_x:.4g} {to_y:.4g}"


def polar(radius: float, angle: float) -> tuple[float, float]:
    return radius * sin(angle * pi / 180), -radius * cos(angle * pi / 180)


def upright(far: float, drawing: Drawing, size: float, style: tuple[str, str, str], aside: float = 0) -> str:
    """A drawing so far from the middle of the ring, which does not turn with the card."""
    return standing(far, drawing.at((0, 0, size), style[1], style[0]), aside)


def standing(far: float, inner: str, aside: float = 0) -> str:
    return f'<g transform="translate({aside:g} {-far:g})"><g class="upright">{inner}</g></g>'


def written(letter: str, far: float, size: int, style: tuple[str, str, str]) -> str:
    font = f"font:700 {size}px var(--display,serif)"
    text = f'<text y="{size / 3:.3g}" fill="{style[1]}" text-anchor="middle" style="{font}">{letter}</text>'
    return standing(far, f'<rect x="-16" y="-20" width="32" height="40" fill="none"/>{text}')


def stars(letter: str, skull: bool, style: tuple[str, str, str]) -> list[str]:
    """The star that the Stars barrel looks for, and the skull of a space where objects are found."""
    points = (polar(17 if i % 2 == 0 else 12.6, 22.5 * i) for i in range(16))
    path = "M" + "L".join(f"{x:.3g} {y:.3g}" for x, y in points) + "Z"
    edge = f'fill="{PAINT[letter]}" stroke="{style[1]}" stroke-width="1.6"'
    mark = art(TONES[letter]).at((0, 0, 16), INKS[letter], PAINT[letter])
    drawn = [standing(228, f'<path d="{path}" {edge}/>{mark}', -SHIFT if skull else 0)]
    return [*drawn, upright(228, art("skull"), 26, style, SHIFT)] if skull else drawn
