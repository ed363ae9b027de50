"""Faces: small drawings of cards, as SVG that stands by itself.

A card is 100 by 140. Its left third, the spine, carries all that a game needs, so that a fan may cover the rest. Signs
are drawn in a box of 24 by 24 and take the colour of where they stand (`currentColor`, which is their fill too).
"""

from collections.abc import Sequence

PAPER, INK, IVORY, GOLD = "#f7eed9", "#161b33", "#fff8e8", "#e6ba5f"  # the same in both themes: only the room changes

SPINE = "M36 0H8a8 8 0 0 0-8 8v124a8 8 0 0 0 8 8h28"
STARS = "M68 12v18m-6-10h12m-6 90v18m-6-8h12"  # above and below a sign that stands alone
SPOTS: dict[int, tuple[int, tuple[tuple[int, int], ...]]] = {  # so many signs on the paper: their size, their middles
    0: (42, ((68, 70),)),
    1: (46, ((68, 70),)),
    2: (36, ((68, 44), (68, 96))),
    3: (32, ((68, 36), (68, 70), (68, 104))),
    4: (27, ((54, 40), (82, 40), (54, 100), (82, 100))),
    5: (27, ((54, 34), (82, 34), (68, 70), (54, 106), (82, 106))),
    6: (26, ((54, 30), (82, 30), (54, 70), (82, 70), (54, 110), (82, 110))),
}


def card(
    text: str,
    tone: str,
    *,
    on: str = INK,
    sign: str = "",
    pips: int = 1,
    ink: str = "",
    paper: str = PAPER,
    foot: str = "",
) -> str:
    """A card face: text and `pips` signs in colour `on`, down a spine of this tone.

    The signs return large on the paper in colour `ink` (else the tone); with no pips one stands there alone. `foot` is
    another sign, low on the spine.
    """
    ink = ink or tone
    parts = [f'<path d="{SPINE}" fill="{tone}"/>', printed(text, on)]
    if sign:
        name = f"s{text}{tone[1:3]}"  # its own for each face: a page may hold them all
        large, spots = SPOTS[pips]
        small, column = (21.0, [(18, 54)]) if pips == 1 else (13.6, [(18, 50 + 18 * i) for i in range(pips)])
        parts.append(f'<defs><g id="{name}">{sign}</g></defs>')
        parts.append(scattered(name, small, column, on) if pips else "")
        parts.append(scattered(name, large, spots, ink))
    if foot:
        parts.append(f'<g color="{on}" transform="translate(7 113)scale(.92)">{foot}</g>')
    if pips < 2:
        parts.append(f'<path d="{STARS}" stroke="{ink}" stroke-width="1.3" stroke-linecap="round"/>')
    return sheet(paper, *parts)


def back(tone: str, sign: str = "") -> str:
    """The back of a card: a thin frame, and a sign in its middle."""
    frame = f'<rect x="5" y="5" width="90" height="130" rx="4" fill="none" stroke="{GOLD}" opacity=".7"/>'
    middle = f'<g color="{GOLD}" transform="translate(23 43)scale(2.25)">{sign}</g>' if sign else ""
    return sheet(tone, frame, middle)


def sheet(paper: str, *parts: str) -> str:
    """A card of this colour with parts drawn on it."""
    start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" fill="currentColor">'
    return f'{start}<rect width="100" height="140" rx="8" fill="{paper}"/>{"".join(parts)}</svg>'


def printed(text: str, colour: str) -> str:
    """What is written at the top of the spine, held to its width whatever the font."""
    size, held = (34, ' textLength="30" lengthAdjust="spacingAndGlyphs"') if len(text) > 1 else (38, "")
    font = f"font:700 {size}px var(--display,serif)"
    return f'<text x="18" y="34" fill="{colour}" text-anchor="middle"{held} style="{font}">{text}</text>'


def scattered(name: str, size: float, middles: Sequence[tuple[int, int]], colour: str) -> str:
    """One sign at several spots, in one size and colour."""
    scale = size / 24
    left, top = (min(each[axis] for each in middles) - size / 2 for axis in (0, 1))
    uses = []
    for x, y in middles:
        across, down = (f"{(at - size / 2 - start) / scale:.3g}" for at, start in ((x, left), (y, top)))
        where = (f' x="{across}"' if across != "0" else "") + (f' y="{down}"' if down != "0" else "")
        uses.append(f'<use href="#{name}"{where}/>')
    return f'<g color="{colour}" transform="translate({left:g} {top:g})scale({scale:.3g})">{"".join(uses)}</g>'
