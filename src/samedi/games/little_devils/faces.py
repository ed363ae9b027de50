"""How the cards of Little Devils look: a number, its devils, and the heat of the colour."""

from pathlib import Path

from samedi.core.words import Words
from samedi.games.little_devils.components import DEVILS, HAND
from samedi.scene import faces
from samedi.scene.faces import Drawing
from samedi.scene.model import Face, Tone

SPINES = {0: "#dfe6e2", 1: "#ecd6a6", 2: "#e3a04a", 3: "#bf4822", 5: "#8e1f1f"}
INKS = {0: "#8aa39c", 1: "#a8792a", 2: "#b4621a", 3: "#b23f1c", 5: "#f26a3d"}
NIGHT = "#26101a"  # the paper of a card with five devils: another card altogether
SIGNS = {0: "", 1: "▴", 2: "▴▴", 3: "▴▴▴", 5: "▴x5"}  # horns, in signs that are one column wide in every terminal
HEAT = {  # as words on the table, by day and by night
    0: ("#4b635c", "#dfe6e2"),
    1: ("#74500f", "#ecd6a6"),
    2: ("#8a4409", "#e3a04a"),
    3: ("#a3311c", "#ee7a52"),
    5: ("#7f0f14", "#ff8f68"),
}


def art(name: str) -> Drawing:
    return faces.drawing(Path(__file__).parent / "art" / f"{name}.svg")


def drawn(card: int) -> str:
    """The drawing of a card."""
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


def name(card: int, words: Words) -> str:
    """A card in words: 22, two devils."""
    return words.say("face-card", card=card, devils=DEVILS[card])


def faces_of(seats: int, words: Words) -> dict[str, Face]:
    """Everything that can lie on a table of so many seats."""
    return {
        "back": Face(faces.back(art("emblem")), "░░", "devils-5", words.say("face-back")),
        "▴": Face(art("devil-small").svg, "▴", "", words.say("chip-total")),
        **{
            str(card): Face(
                drawn(card),
                f"{card}{SIGNS[DEVILS[card]]}",
                f"devils-{DEVILS[card]}",
                name(card, words),
                back="back",
            )
            for card in range(1, HAND * seats + 1)
        },
    }


def tones(words: Words) -> dict[str, Tone]:
    """The heat of the cards."""
    return {
        f"devils-{devils}": Tone(light, dark, SIGNS[devils] or "◦", words.say("tone-devils", devils=devils))
        for devils, (light, dark) in HEAT.items()
    }
