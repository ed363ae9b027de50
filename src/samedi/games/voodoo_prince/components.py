"""The 80 cards of Voodoo Prince, the numbers that depend on the seats, and the phases of a game.

A card is colour * 16 + rank, so all cards of a colour are consecutive.
"""

COLOURS = "RYGBP"  # red, yellow, green, blue, purple
CARDS = tuple([f"{colour}{rank}" for colour in COLOURS for rank in range(16)])
CARD = {name: card for card, name in enumerate(CARDS)}

ACTIONS = tuple([f"play {card}" for card in CARDS] + [f"trump {colour}" for colour in COLOURS])
TRUMP = len(CARDS)  # the action `trump R`; the other colours follow

# By the number of seats, from 2 on.
TOP = (0, 0, 10, 10, 12, 15)  # the highest rank in use
HAND = (0, 0, 13, 13, 13, 14)  # cards dealt to each seat
TARGET = (0, 0, 7, 4, 3, 3)  # piles that take a seat out of the round
ROUNDS = 5
SPLITTERS = (5, 7)  # ranks that make two piles (rule 4.5)

START, DEAL, TURN_UP, NAME_TRUMP, PLAY, DONE = range(6)  # phases

DECK = tuple([colour * 16 + rank for rank in range(16) for colour in range(5)])  # a smaller deck is a prefix of it


def deck_for(seats: int) -> tuple[int, ...]:
    """Return the cards in use at a table of so many seats, ascending."""
    return tuple(sorted(DECK[: 5 * (TOP[seats] + 1)]))
