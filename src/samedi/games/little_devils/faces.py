"""The faces of the cards of Little Devils: a number, its devils, and a colour that is hotter with more devils."""

from pathlib import Path

from samedi.core.words import Words
from samedi.games.little_devils.components import DEVILS, HAND
from samedi.scene import faces
from samedi.scene.faces import Drawing
from samedi.scene.model import Face, Tone

SPINES = {0: "#dfe6e2", 1: "#ecd6a6", 2: "#e3a04a", 3: "#bf4822", 5: "#8e1f1f"}
INKS = {0: "#8aa39c", 1: "#a8792a", 2: "#b4621a", 3: "#b23f1c", 5: "#f26a3d"}
NIGHT = "#26101a"  # the paper of a card with five devils
SIGNS = {0: "", 1: "▴", 2: "▴▴", 3: "▴▴▴", 5: "▴x5"}  # the devils in text, one column wide in every terminal
COLOURS = {  # of words on the table, in the light and in the dark theme
    0: ("#4b635c", "#dfe6e2"),
    1: ("#74500f", "#ecd6a6"),
    2: ("#8a4409", "#e3a04a"),
    3: ("#a3311c", "#ee7a52"),
    5: ("#7f0f14", "#ff8f68"),
}


def art(name: str) -> Drawing:
    return faces.drawing(Path(__file__).parent / "art" / f"{name}.svg")


def draw_card(card: int) -> str:
    devils = DEVILS[card]
    return faces.card(
        str(card),
        SPINES[devils],
        on=faces.INK if devils < 3 else faces.IVORY,
        sign=art("devil" if devils else "halo"),
        small=art("devil-small"),
        pips=devils,
        ink=INKS[devils],
        paper=NIGHT if devils == 5 else faces.PAPER,
    )


def card_face(card: int, words: Words) -> Face:
    """Return the face of a card; its label is `22, two devils`."""
    devils = DEVILS[card]
    label = words.say("face-card", card=card, devils=devils)
    return Face(draw_card(card), f"{card}{SIGNS[devils]}", f"devils-{devils}", label, back="back")


def faces_of(seats: int, words: Words) -> dict[str, Face]:
    """Return the faces of all pieces at a table of so many seats."""
    return {
        "back": Face(faces.back(art("emblem")), "░░", "devils-5", words.say("face-back")),
        "▴": Face(art("devil-small").svg, "▴", "", words.say("chip-total")),
        **{str(card): card_face(card, words) for card in range(1, HAND * seats + 1)},
    }


def tones(words: Words) -> dict[str, Tone]:
    """Return a tone for each number of devils."""
    return {
        f"devils-{devils}": Tone(light, dark, SIGNS[devils] or "◦", words.say("tone-devils", devils=devils))
        for devils, (light, dark) in COLOURS.items()
    }
