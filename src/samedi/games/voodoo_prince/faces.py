"""The faces of the cards of Voodoo Prince: a mark for each colour, a sign for what a card does."""

from pathlib import Path

from samedi.core.words import Words
from samedi.games.voodoo_prince import terms
from samedi.games.voodoo_prince.components import CARDS, COLOURS, SPLITTERS, TOP, deck_for
from samedi.scene import faces
from samedi.scene.faces import INK, IVORY, Drawing
from samedi.scene.model import Face, Tone

TONES = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
MARKS = {"R": "flame", "Y": "sun", "G": "leaf", "B": "waves", "P": "moon"}
SYMBOLS = {"R": "▲", "Y": "☼", "G": "♣", "B": "≈", "P": "☾"}  # the marks in text
PAINT = {"R": "#b8282c", "Y": "#edb32f", "G": "#4e9e5f", "B": "#2e6fc4", "P": "#5b2d86"}  # the spine of a card
INKS = {"R": IVORY, "Y": INK, "G": INK, "B": IVORY, "P": IVORY}  # of what is drawn on the spine
LINES = {"R": "#b8282c", "Y": "#9a6300", "G": "#2f7541", "B": "#2560b0", "P": "#5b2d86"}  # of what is drawn on paper
LIGHT = {"R": "#a3231f", "Y": "#865500", "G": "#2a6b3b", "B": "#2057a3", "P": "#5b2d86"}  # words in the light theme
DARK = {"R": "#ec827d", "Y": "#edb32f", "G": "#6cbf7d", "B": "#6ba3ec", "P": "#b48be0"}  # and in the dark one
PINNED = "M68 11v11m-5-5.5h10m-5 99.5v13m-8 0h16"  # above and below a doll


def art(name: str) -> Drawing:
    return faces.drawing(Path(__file__).parent / "art" / f"{name}.svg")


def faces_of(seats: int, words: Words) -> dict[str, Face]:
    """Return the faces of all pieces at a table of so many seats."""
    found = {CARDS[card]: card_face(card, TOP[seats], words) for card in deck_for(seats)}
    for letter in COLOURS:
        colour = terms.colour(letter, words)
        disc = faces.disc(PAINT[letter], art(MARKS[letter]), INKS[letter])
        label = words.say("face-trump", text=letter, colour=colour)
        found[trump_sign(letter)] = Face(disc, letter, TONES[letter], label)
        found[SYMBOLS[letter]] = Face(art(MARKS[letter]).svg, SYMBOLS[letter], "", colour)
    back = faces.back(art("emblem"))
    found["back"] = Face(back, "░░", "", words.say("face-back"))
    found["pile"] = Face(back, "▮", "", words.say("face-pile"))
    return found


def trump_sign(letter: str) -> str:
    """Return the name of the disc that shows a colour as trump; in text it is the sign of that mark."""
    return f"♛{letter}"


def card_face(card: int, top: int, words: Words) -> Face:
    """Return the face of a card; its label says its name and what it does (rules 4.3, 4.5)."""
    name, rank = CARDS[card], card % 16
    says = {"text": name, "card": terms.card(name, words)}
    if rank == 0:
        label = words.say("face-doll", top=terms.card(CARDS[card + top], words), **says)
    else:
        kind = "splitter" if rank in SPLITTERS else "top" if rank == top else "card"
        label = words.say(f"face-{kind}", **says)
    return Face(draw_card(card, top), name, TONES[name[0]], label, back="back")


def draw_card(card: int, top: int) -> str:
    """Draw a card: rank and mark on its spine, below them what it does; a doll has its own figure."""
    letter, rank = CARDS[card][0], card % 16
    foot = "doll-small" if rank == 0 else "splitter" if rank in SPLITTERS else "crown" if rank == top else ""
    return faces.card(
        str(rank),
        PAINT[letter],
        on=INKS[letter],
        line=LINES[letter],
        sign=art(MARKS[letter]),
        figure=None if rank else art("doll"),
        foot=art(foot) if foot else None,
        lines=faces.WREATH if rank else PINNED,
    )


def tones(words: Words) -> dict[str, Tone]:
    """Return a tone for each colour."""
    return {
        TONES[letter]: Tone(LIGHT[letter], DARK[letter], SYMBOLS[letter], terms.colour(letter, words))
        for letter in COLOURS
    }
