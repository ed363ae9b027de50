"""How the cards of Little Devils look: a number, its devils, and the heat of the colour."""

from samedi.core.words import Words
from samedi.games.little_devils.deck import DEVILS, HAND
from samedi.kit import faces
from samedi.kit.scene import Face, Tone

DEVIL = (
    '<path fill-rule="evenodd" d="M12 23.3q-8.3-3.4-8-11.9-2.2-5.2-1.2-10.6 2.7 3.6 6.1 4.7 3.1-1.1 6.2 0 3.4-1.1 '
    "6.1-4.7 1 5.4-1.2 10.6.3 8.5-8 11.9m-5.7-13.5q.7 4.4 4.6 3.6-.9-3-4.6-3.6m11.4 0q-3.7.6-4.6 3.6 3.9.8 4.6-3.6"
    'm-10.1 6.4q1.4 3.9 4.4 3.9t4.4-3.9q-2.4 1.3-4.4 1.3t-4.4-1.3"/>'
)
HALO = (
    '<path d="M5 5.4a7 2.6 0 1 0 14 0a7 2.6 0 1 0-14 0M6.6 17a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0M10 16.3v.2m4'
    '-.2v.2" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>'
)

SPINES = {0: "#dfe6e2", 1: "#ecd6a6", 2: "#e3a04a", 3: "#bf4822", 5: "#8e1f1f"}
INKS = {0: "#8aa39c", 1: "#a8792a", 2: "#b4621a", 3: "#b23f1c", 5: "#f26a3d"}
NIGHT = "#26101a"  # the paper of a card with five devils: another card altogether
BACK = "#8e1f1f"
SIGNS = {0: "", 1: "▴", 2: "▴▴", 3: "▴▴▴", 5: "▴x5"}  # horns, in signs that are one column wide in every terminal
HEAT = {  # as words on the table, by day and by night
    0: ("#4b635c", "#dfe6e2"),
    1: ("#74500f", "#ecd6a6"),
    2: ("#8a4409", "#e3a04a"),
    3: ("#a3311c", "#ee7a52"),
    5: ("#7f0f14", "#ff8f68"),
}
CHAIRS = (  # the seats clockwise, by day and by night
    ("#a3231f", "#ec827d"),
    ("#865500", "#edb32f"),
    ("#2a6b3b", "#6cbf7d"),
    ("#2057a3", "#6ba3ec"),
    ("#5b2d86", "#b48be0"),
    ("#0f6660", "#3fbfb4"),
)


def drawn(card: int) -> str:
    """The drawing of a card."""
    devils = DEVILS[card]
    return faces.card(
        str(card),
        SPINES[devils],
        on=faces.INK if devils < 3 else faces.IVORY,
        sign=DEVIL if devils else HALO,
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
        "back": Face(faces.back(BACK, DEVIL), "░░", "devils-5", words.say("face-back")),
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


def tones(seats: int, words: Words) -> dict[str, Tone]:
    """The heat of the cards and the colours of the seats."""
    heat = {
        f"devils-{devils}": Tone(light, dark, SIGNS[devils] or "◦", words.say("tone-devils", devils=devils))
        for devils, (light, dark) in HEAT.items()
    }
    chairs = {
        f"seat-{seat}": Tone(light, dark, "ABCDEF"[seat], words.name(seat))
        for seat, (light, dark) in enumerate(CHAIRS[:seats])
    }
    return heat | chairs
