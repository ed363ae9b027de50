"""How the cards of Voodoo Prince look: a mark for each colour, a sign for what a card does."""

from samedi.games.voodoo_prince.deck import CARDS
from samedi.kit import faces
from samedi.kit.faces import INK, IVORY

TONES = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
PAINT = {"R": "#b8282c", "Y": "#edb32f", "G": "#4e9e5f", "B": "#2e6fc4", "P": "#5b2d86"}  # the spine of a card
INKS = {"R": IVORY, "Y": INK, "G": INK, "B": IVORY, "P": IVORY}  # what stands on that
BACK = "#4a1c68"

LINE = '<path fill="none" stroke="currentColor" stroke-width="{}" stroke-linecap="round" d="{}"/>'
MARKS = {  # in a box of 24 by 24, as all signs
    "R": '<path d="M12.4 1C13.2 5.6 19.6 8.6 19.6 15.2 19.6 19.9 16.3 23 12 23S4.4 19.9 4.4 15.4C4.4 12 6.6 10 7 6.8'
    'c1.9 1.2 2.9 2.6 3.1 4.4C12 8.8 12.9 5 12.4 1Z"/>',  # a flame
    "Y": '<path d="M10 5.1 12 .4l2 4.7ZM15.5 5.7l4.7-1.9-1.9 4.7ZM18.9 10l4.7 2-4.7 2ZM18.3 15.5l1.9 4.7-4.7-1.9ZM14'
    ' 18.9l-2 4.7-2-4.7ZM8.5 18.3l-4.7 1.9 1.9-4.7ZM5.1 14 .4 12l4.7-2ZM5.7 8.5 3.8 3.8l4.7 1.9Z"/>'
    '<circle cx="12" cy="12" r="5.6"/>',  # the sun
    "G": '<path d="M21.6 2.2C10 1.6 3.4 7 3.4 14c0 1.6.4 3 1 4.2L2 21.2l1.8 1.6L6.4 20C15 24 22.4 15 21.6 2.2Z"/>'
    '<path d="M6.4 18 16.4 7.6M9 15.2V10.6" stroke="#fff8e8" stroke-width="1.3" stroke-linecap="round"/>',  # a leaf
    "B": LINE.format(3.5, "".join(f"M1.6 {y}c2.6-4 5-4 7 0s4.8 4 6.8 0 4.6-4 7 0" for y in (6, 12.4, 18.8))),  # waves
    "P": '<path d="M14.8 1.4A11 11 0 1 0 22.6 15.2 8.6 8.6 0 0 1 14.8 1.4Z"/>'
    '<path d="m18.4 4.2.9 2.2 2.3.2-1.8 1.5.6 2.3-2-1.3-2 1.3.6-2.3-1.8-1.5 2.3-.2z"/>',  # the moon and a star
}
DOLL = LINE.format(
    1.6,
    "M12 1.2a3.4 3.4 0 0 1 1.8 6.3L19.6 9v2.6L14.8 12.4 16.8 22H13.6L12 16.4 10.4 22H7.2L9.2 12.4 4.4 11.6V9l5.8-1.5"
    "A3.4 3.4 0 0 1 12 1.2ZM21.4 3 13 11.6",
)
SPLITTER = LINE.format(1.7, "M1.5 4.5H9.5V19.5H1.5ZM14.5 4.5H22.5V19.5H14.5ZM12 2V6M12 10V14M12 18V22")
CROWN = LINE.format(1.7, "M3.4 18 2 7.4 7.4 11.4 12 4 16.6 11.4 22 7.4 20.6 18ZM4 21.4H20")
HEART = LINE.format(
    1,
    "M12 20C4 14.4 3.6 6.6 8.4 6.2 10.8 6 12 8 12 9.4 12 8 13.2 6 15.6 6.2 20.4 6.6 20 14.4 12 20ZM8.6 3.6 7.6.6 10 2.4"
    " 12 .2 14 2.4 16.4.6 15.4 3.6ZM5 8.6 1 6M4.6 12.6H.6M6.4 16.4 3.4 19M19 8.6 23 6M19.4 12.6H23.4M17.6 16.4 20.6 19",
)


def card(card: int, top: int) -> str:
    """A number card: rank and mark on its spine, below them what it does."""
    letter, rank = CARDS[card][0], card % 16
    foot = {0: DOLL, 5: SPLITTER, 7: SPLITTER, top: CROWN}.get(rank, "")
    return faces.card(str(rank), PAINT[letter], on=INKS[letter], sign=MARKS[letter], foot=foot)


def indicator(letter: str) -> str:
    """A trump indicator card: all in its colour, with a large mark."""
    mark = f'<g transform="translate(20 40)scale(2.5)" fill="{INKS[letter]}" color="{INKS[letter]}">{MARKS[letter]}</g>'
    return faces.sheet(PAINT[letter], mark)


def back() -> str:
    """A card that lies face down: a crowned heart with its pins."""
    return faces.back(BACK, HEART)
