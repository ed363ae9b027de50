"""The faces of Baron Voodoo: dice from above, slips that count them, power cards and tokens.

Each die has two drawings: on top of a stack, and covered. A covered die shows its colour and face again on its front,
and the client keeps this band visible.
"""

from functools import cache
from pathlib import Path

from samedi.core.words import Words
from samedi.games.baron_voodoo import terms
from samedi.games.baron_voodoo.components import COLOURS, DICE_OF, FACES, KINDS, LOAS, PAIRS
from samedi.scene import faces
from samedi.scene.faces import GOLD, INK, IVORY, PAPER, SVG, Drawing
from samedi.scene.model import Face, Tone

TONES = {"Y": "yellow", "T": "turquoise", "R": "red", "P": "purple", "W": "white"}
MARKS = {"Y": "tail", "T": "tree", "R": "key", "P": "heart", "W": "hat"}  # drawings of the Loas, and of Baron Samedi
SYMBOLS = {"Y": "≈", "T": "♣", "R": "†", "P": "♥", "W": "○"}  # the marks in text
ICONS = {"o": "offering", "v": "victory", "c": "change", "g": "guard", "s": "steal", "x": "switch"}
DIAGRAMS = {"MW": "push", "GB": "take-apart", "PL": "carry", "EF": "exchange"}
LETTER = dict(zip(LOAS, COLOURS, strict=False))  # the colour of each Loa
PAINT = {"Y": "#edb32f", "T": "#2aa198", "R": "#b8282c", "P": "#5b2d86", "W": "#f4ecdc"}
FRONTS = {"Y": "#b57d0c", "T": "#176c66", "R": "#7f161d", "P": "#37145a", "W": "#c4b594"}  # the front of a die
INKS = {"Y": INK, "T": INK, "R": IVORY, "P": IVORY, "W": INK}  # of what is drawn on it
LIGHT = {"Y": "#865500", "T": "#0f6660", "R": "#a3231f", "P": "#5b2d86", "W": "#5d5440"}  # words in the light theme
DARK = {"Y": "#edb32f", "T": "#3fbfb4", "R": "#ec827d", "P": "#b48be0", "W": "#f4ecdc"}  # and in the dark one
EDGE, NIGHT, CLAY, EMBER, BRASS = "#0b1022", "#05070f", "#5a3a22", "#c4472b", "#7a5207"
OUTLINE = "M4 .5h20a3.5 3.5 0 0 1 3.5 3.5v34a3.5 3.5 0 0 1-3.5 3.5H4A3.5 3.5 0 0 1 .5 38V4A3.5 3.5 0 0 1 4 .5z"

OFFERING, POINTS, GUARD, BARON, FREE = "◒", "♛", "◈", "♚", "✦"  # signs, in text and drawn
TWENTY = "20"  # the sign and the face of a 20-point token
END = "end"  # the tone of the points that bring the end about
SIGNS = {POINTS: "victory", GUARD: "guard", BARON: "hat"}


def art(name: str) -> Drawing:
    return faces.drawing(Path(__file__).parents[1] / "art" / f"{name}.svg")


def faces_of(words: Words) -> dict[str, Face]:
    """Return the faces of all pieces."""
    found = {}
    for kind in KINDS:
        label = words.say("face-die", text=kind, die=terms.die(kind, words))
        for name, covered in ((kind, False), (covered_face(kind), True)):
            found[name] = Face(die(kind, covered), kind, TONES[kind[0]], label)
    for letter, dice in zip(COLOURS, DICE_OF, strict=True):
        for count in range(len(dice) + 1):
            text = f"{SYMBOLS[letter]}{count}"
            label = words.say("face-slip", text=text, count=count, colour=words.say("colour", colour=letter))
            found[slip_of(letter, count)] = Face(slip(letter, count), text, TONES[letter], label)
        found[SYMBOLS[letter]] = Face(disc(letter), SYMBOLS[letter], "", words.say("colour", colour=letter))
    for loa in LOAS:
        label = words.say("face-power", text=loa, loa=words.say("loa", loa=loa))
        found[f"loa-{loa}"] = Face(disc(LETTER[loa]), loa, TONES[LETTER[loa]], label)
        found[f"power-{loa}"] = Face(power(loa, words.say("loa", loa=loa)), loa, TONES[LETTER[loa]], label)
    for both in [pair for pairs in PAIRS.values() for pair in pairs]:
        one, other = both[0], both[1]
        colours = words.listed([words.say("colour", colour=letter) for letter in (one, other)])
        found[pair_of(one, other)] = Face(pair(one, other), SYMBOLS[one] + SYMBOLS[other], "", colours)
    for face in FACES:
        label = words.say("face-icon", text=face, face=words.say("face", face=face))
        found[f"icon-{face}"] = Face(token(PAPER, art(ICONS[face]), INK), face, "", label)
    found[OFFERING] = Face(bowl(), OFFERING, "", words.say("face-offering"))
    found["baron"] = Face(token(NIGHT, art("hat"), IVORY, GOLD), "Baron", "", words.say("face-baron"))
    found[TWENTY] = Face(twenty(), TWENTY, "", words.say("face-twenty"))
    found |= {sign: Face(art(name).svg, sign, "", sign) for sign, name in SIGNS.items()}
    return found


def tones(words: Words) -> dict[str, Tone]:
    """Return the tones of the Loas, of white, and of the target."""
    found = {
        TONES[letter]: Tone(LIGHT[letter], DARK[letter], SYMBOLS[letter], words.say("colour", colour=letter))
        for letter in COLOURS
    }
    return found | {END: Tone(BRASS, GOLD, POINTS, words.say("tone-end"))}


@cache
def covered_face(kind: str) -> str:
    """Return the face name of a covered die."""
    return f"{kind}."


@cache
def pair_of(one: str, other: str) -> str:
    """Return the face name of the marker of two partners, in any order."""
    return "pair-" + "".join(sorted((one, other), key=COLOURS.index))


@cache
def slip_of(letter: str, count: int) -> str:
    """Return the face name of the slip for so many dice of a colour."""
    return f"slip-{letter}{count}"


def die(kind: str, covered: bool) -> str:
    """Draw a die seen from above and a little from the front."""
    letter, face = kind[0], kind[1]
    paint, ink, icon, mark = PAINT[letter], INKS[letter], art(ICONS[face]), art(MARKS[letter])
    front = paint if covered else FRONTS[letter]
    parts = [
        f'<rect width="74" height="74" rx="10.5" fill="{EDGE}"/>',
        f'<path d="M1.7 40h70.6v23.8a8.6 8.6 0 0 1-8.6 8.5H10.3a8.6 8.6 0 0 1-8.6-8.5z" fill="{front}"/>',
    ]
    if covered:
        parts.append(f'<rect y="2" width="74" height="55.6" rx="8.8" fill="{EDGE}"/>')
        parts += [mark.at((14, 65, 13.2), ink, paint), icon.at((37, 65, 14.2), ink, paint)]
    parts += [
        f'<rect x="1.7" y="1.7" width="70.6" height="56.2" rx="8.8" fill="{paint}"/>',
        '<path d="M11 3h52" stroke="#fff" stroke-opacity=".42" stroke-width="1.6" stroke-linecap="round"/>',
        icon.at((39, 31, 41), ink, paint),
        mark.at((13, 12.6, 14.6), ink, paint),
    ]
    return SVG.format("0 0 74 74", "".join(parts))


def slip(letter: str, count: int) -> str:
    """Draw the number of dice of a colour in a spirit world; an outline if it is 0."""
    mark, tall = art(MARKS[letter]), "font:700 18px var(--display,serif);font-feature-settings:'lnum'"
    if count:
        paint, ink = PAINT[letter], INKS[letter]
        ground = f'<rect width="28" height="42" rx="3.4" fill="{paint}"/>'
    else:
        paint, ink = "var(--table,#131b36)", "var(--text-3,#9a9fb4)"
        ground = f'<path d="{OUTLINE}" fill="none" stroke="var(--line-2,#3a3d4f)"/>'
    figure = f'<text x="14" y="36" fill="{ink}" text-anchor="middle" style="{tall}">{count}</text>'
    return SVG.format("0 0 28 42", ground + mark.at((14, 12.4, 16), ink, paint) + figure)


def disc(letter: str) -> str:
    """Draw the sign of a Loa beside a name."""
    mark = art(MARKS[letter]).at((24, 24, 27), INKS[letter], PAINT[letter])
    return SVG.format("0 0 48 48", f'<circle cx="24" cy="24" r="24" fill="{PAINT[letter]}"/>{mark}')


def pair(one: str, other: str) -> str:
    """Draw the signs of two partners, each on half a disc."""
    halves = ((one, "M24 0a24 24 0 0 0 0 48z", 12.6), (other, "M24 0a24 24 0 0 1 0 48z", 35.4))
    parts = [
        f'<path d="{half}" fill="{PAINT[letter]}"/>{art(MARKS[letter]).at((x, 24, 18), INKS[letter], PAINT[letter])}'
        for letter, half, x in halves
    ]
    return SVG.format("0 0 48 48", "".join(parts))


def token(ground: str, sign: Drawing, ink: str, rim: str = "") -> str:
    """Draw a round token with a sign on it."""
    ring = f'<circle cx="30" cy="30" r="27.4" fill="none" stroke="{rim or ink}" opacity="{1 if rim else 0.25}"/>'
    disc = f'<circle cx="30" cy="30" r="30" fill="{ground}"/>'
    return SVG.format("0 0 60 60", f"{disc}{ring}{sign.at((30, 30, 33), ink, ground)}")


def twenty() -> str:
    """Draw a token for 20 points."""
    tall = "font:700 30px var(--display,serif);font-feature-settings:'lnum'"
    rim = f'<circle cx="30" cy="30" r="27" fill="none" stroke="{BRASS}" stroke-width="2"/>'
    text = f'<text x="30" y="40.5" fill="{INK}" text-anchor="middle" style="{tall}">{TWENTY}</text>'
    return SVG.format("0 0 60 60", f'<circle cx="30" cy="30" r="30" fill="{GOLD}"/>{rim}{text}')


def bowl() -> str:
    """Draw an offering: a bowl with a flame over it."""
    disc = f'<circle cx="16" cy="16" r="16" fill="{CLAY}"/><circle cx="16" cy="16" r="14.4" fill="#f4e7c9"/>'
    whole = (16, 16, 32)
    return SVG.format("0 0 32 32", disc + art("bowl").at(whole, CLAY, PAPER) + art("fire").at(whole, EMBER, PAPER))


def power(loa: str, name: str) -> str:
    """Draw a power card: the sign of its Loa, a diagram of what it does, and the name."""
    letter = LETTER[loa]
    paint, ink = PAINT[letter], INKS[letter]
    size = min(21, 122 / (len(name) * (0.5 if name.isascii() else 1.02)))
    parts = [
        f'<rect width="140" height="100" rx="6" fill="{PAPER}"/>',
        f'<path d="M0 8V6a6 6 0 0 1 6-6h128a6 6 0 0 1 6 6v2z" fill="{paint}"/>',
        f'<circle cx="29" cy="42" r="21" fill="{paint}"/>',
        art(MARKS[letter]).at((29, 42, 25), ink, paint),
        art(DIAGRAMS[loa]).at((94, 42, 78), INK, PAPER),
        f'<text x="9" y="89" fill="{INK}" style="font:600 {size:.3g}px var(--display,serif)">{name}</text>',
    ]
    return SVG.format("0 0 140 100", "".join(parts))
