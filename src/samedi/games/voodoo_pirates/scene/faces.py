"""Faces of ships, souls, cards, tokens and small signs. Those of sea cards are in `sea_cards`."""

from functools import cache

from samedi.core.words import Words
from samedi.games.voodoo_pirates.components import ACTION_CARDS, OBJECTS, RANKS, SOULS
from samedi.games.voodoo_pirates.scene.paint import INKS, LETTERS, PAINT, SYMBOLS, TONES
from samedi.games.voodoo_pirates.scene.sea_cards import art
from samedi.scene import faces
from samedi.scene.faces import GOLD, INK, IVORY, SVG, Drawing
from samedi.scene.model import Face

TEAL, BROWN, VIOLET = "#0f4a52", "#5a3a22", "#4b1d6e"  # spines and backs: action cards, objects, playing cards
SUN, MOON, GRIGRI, COMPASS, JAIL, STUCK = "☉", "☽", "¤", "✧", "#", "="  # tokens and marks as signs
COINS, LOAD, POWER, GOODS = "$", "•", "*", "▯"  # the figures of a ship
BLOWS = ("~", "↯", "=", "§")  # what each wind does on haunted water
CONDITIONS = ("fair", "storm", "becalmed", "mermaids")
MATCH = "2"  # a cell where a soul sails two spaces
SIGNED = {  # signs and their drawings
    SUN: "sun", MOON: "moon", GRIGRI: "grigri", COMPASS: "compass", JAIL: "jail", COINS: "coin", LOAD: "souls",
    POWER: "power", GOODS: "goods", **dict(zip(BLOWS, CONDITIONS, strict=True)),
}  # fmt: skip
SKULLS = {
    "grey": "#6b6f7c",
    "red": "#b8282c",
    "yellow": "#c98d10",
    "blue": "#2e6fc4",
    "green": "#3f8850",
    "purple": "#5b2d86",
}
PICTURES = {"magic": "barrel-stars"}  # of objects whose drawing has another name
SHORT = {  # objects in six columns
    "grey": "GrSkul", "red": "RSkull", "yellow": "YSkull", "blue": "BSkull", "green": "GSkull", "purple": "PSkull",
    "eyes": "Eyes", "cursed": "CuSkul", "compass": "Compas", "mask": "Mask", "octopus": "Octop", "magic": "Magic",
    "ghost": "Ghost", "wreck": "Wreck", "maelstrom": "Maelst", "whisper": "Whispr",
}  # fmt: skip


def faces_of(words: Words) -> dict[str, Face]:
    """Everything but the sea cards."""
    found: dict[str, Face] = {}
    for letter in LETTERS:
        found |= of_pirate(letter, words)
    for letter in SOULS:
        says = words.say("face-thing", text=letter, name=words.say("soul", name=letter))
        found[f"soul-{letter}"] = Face(soul(letter), letter, TONES[letter], says)
    for card in ACTION_CARDS:
        name = words.say("action-card", name=card)
        found[f"act-{card}"] = Face(action_card(card, words), card.title(), "", name, back="act-back")
        found[f"slip-{card}"] = Face(slip(art(card), name), card.title(), "", name)
    for name in OBJECTS:
        said = words.say("object", name=name)
        found[f"obj-{name}"] = Face(object_card(name, words), SHORT[name], "", said, back="obj-back")
    for rank in RANKS:
        found[f"blessed-{rank}"] = Face(
            playing_card(rank), rank, "", words.say("face-playing", rank=rank), "blessed-back"
        )
    for kind, colour, text in (("act", TEAL, "▒▒"), ("obj", BROWN, "░░"), ("blessed", VIOLET, "▓▓")):
        found[f"{kind}-back"] = Face(back(colour), text, "", words.say(f"face-{kind}-back"))
    return found | tokens(words) | signs(words)


def of_pirate(letter: str, words: Words) -> dict[str, Face]:
    """Ship (facing either way), figure and sign of a pirate; the caller turns the ship."""
    tone = TONES[letter]
    colour = words.say("colour", name=tone)
    drawn = ship(letter)
    ships = {
        f"ship-{text}": Face(drawn, text, tone, words.say("face-ship", text=text, colour=colour))
        for text in (f"{letter}>", f"<{letter}")
    }
    figure = Face(
        disc(letter, IVORY, 3), f"{letter}!", tone, words.say("face-figure", text=f"{letter}!", colour=colour)
    )
    sign = SYMBOLS[letter]
    said = words.say("face-thing", text=sign, name=colour)
    return {**ships, f"figure-{letter}": figure, sign: Face(disc(letter), sign, tone, said)}


@cache
def ship(letter: str) -> str:
    hull = painted(art("ship"), letter)
    mark = art(TONES[letter]).at((32, 27.5, 21), INKS[letter], PAINT[letter])
    course = (
        f'<path d="M57 64l13-7-13-7 3.5 7z" fill="{GOLD}" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"/>'
    )
    return SVG.format("-3 -3 74 72", f"{hull}{mark}{course}")


@cache
def soul(letter: str) -> str:
    mark = art(TONES[letter]).at((16, 21.6, 16.8), INKS[letter], PAINT[letter])
    return SVG.format("0 0 32 36", painted(art("soul"), letter) + mark)


def painted(drawing: Drawing, letter: str) -> str:
    """A drawing that leaves one colour open."""
    return f'<g style="--c:{PAINT[letter]}">{drawing.inner}</g>'


def disc(letter: str, edge: str = "", width: int = 0) -> str:
    """The mark of a pirate on a disc, with an edge if it stands on the table."""
    line = f' stroke="{edge}" stroke-width="{width}"' if width else ""
    mark = art(TONES[letter]).at((24, 24, 28), INKS[letter], PAINT[letter])
    return SVG.format(
        "0 0 48 48", f'<circle cx="24" cy="24" r="{24 - width / 2:g}" fill="{PAINT[letter]}"{line}/>{mark}'
    )


def action_card(card: str, words: Words) -> str:
    lines = words.say("card-lines", card=card)
    return titled(words.say("action-card", name=card), art(card), TEAL, lines, size=27, picture_size=58)


def object_card(name: str, words: Words) -> str:
    """An object: skulls in their colours, with what they are worth."""
    picture = art("object-skull" if name in SKULLS else PICTURES.get(name, name))
    colour = SKULLS.get(name, INK)
    return titled(
        words.say("object-short", name=name), picture, BROWN, words.say("object-lines", name=name), ink=colour
    )


def titled(
    title: str, picture: Drawing, spine: str, lines: str, *, size: float = 22, picture_size: float = 48, ink: str = INK
) -> str:
    """A card with its name down the spine, a picture, and in few words what it does."""
    wide = sum(0.46 if ord(letter) < 0x2000 else 1.02 for letter in title)
    lies = "" if max(title) > "\u3000" else ";text-orientation:sideways"  # an apostrophe too
    font = f"font:700 {min(size, 120 / wide):.3g}px var(--display,serif);writing-mode:vertical-rl{lies}"
    parts = [f'<path d="{faces.SPINE}" fill="{spine}"/>']
    parts.append(f'<text x="18" y="10" fill="{IVORY}" style="{font}">{title}</text>')
    parts.append(picture.at((68, 46, picture_size), ink, faces.PAPER))
    rows = lines.split("|")
    widest = max(sum(0.5 if ord(letter) < 0x2000 else 1 for letter in row) for row in rows)
    small = min(11, 58 / max(1.0, widest))
    for nth, row in enumerate(rows):
        at = f'x="68" y="{94 + 13 * nth}" text-anchor="middle" fill="{INK}"'
        parts.append(f'<text {at} style="font:700 {small:.3g}px var(--text,sans-serif)">{row}</text>')
    return faces.sheet(faces.PAPER, *parts)


def playing_card(rank: str) -> str:
    """A blessed playing card: its rank, and a flame."""
    return faces.card(rank, VIOLET, on=IVORY, sign=art("flame"), ink="#b4621a", line=VIOLET, lines=faces.WREATH)


@cache
def back(colour: str) -> str:
    return faces.back(art("emblem")._replace(box_colour=colour))


def slip(picture: Drawing, name: str) -> str:
    """The card that another pirate plays: a picture and a name, in the colour of the text around it."""
    wide = 36 + sum(9.4 if ord(letter) < 0x2000 else 18 for letter in name)
    font = "font:600 19px var(--display,serif)"
    text = f'<text x="35" y="22" fill="currentColor" style="{font}">{name}</text>'
    return SVG.format(f"0 0 {wide:.0f} 32", picture.at((15, 16, 30), "currentColor", "var(--table)") + text)


def tokens(words: Words) -> dict[str, Face]:
    """What passes from one to another, and what lies beside the ring."""
    found = {}
    for name, text, drawn in (
        ("coin", "$", art("coin").svg), ("treasure", "$$", art("treasure").svg), ("bag", "Bag", art("bag").svg),
        ("rose", "Wind", art("rose").svg), ("grigri", "GriGri", art("grigri").svg),
        ("compass", "Compas", art("compass").svg),
        ("sun", "Sun", token("sun")), ("moon", "Moon", token("moon")), ("marker", "Round", marker()),
    ):  # fmt: skip
        found[name] = Face(drawn, text, "", words.say(f"face-{name}"))
    return found


def token(name: str) -> str:
    ground = '<circle cx="16" cy="16" r="15" fill="#23305c" stroke="#e6ba5f" stroke-width="1.6"/>'
    return SVG.format("0 0 32 32", ground + art(name).at((16, 16, 22), GOLD, "#23305c"))


def marker() -> str:
    """The marker of the round: a flame."""
    ground = f'<circle cx="12" cy="12" r="11" fill="{INK}" stroke="{GOLD}" stroke-width="1.6"/>'
    return SVG.format("-5 -5 34 34", f"<g>{ground}{art('flame').at((12, 11.4, 16), GOLD, INK)}</g>")


def signs(words: Words) -> dict[str, Face]:
    """What is drawn where a mark or a figure has one of these signs."""
    return {sign: Face(art(name).svg, sign, "", words.say(f"sign-{name}")) for sign, name in SIGNED.items()}
