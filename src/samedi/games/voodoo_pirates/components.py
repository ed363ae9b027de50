"""What is in the box: pirates, souls, cards, objects; the ring of twelve spaces with the sea cards on it; the winds.

Space 0 is the harbour. A sea is what lies face up on a space: the sixteen faces of the outer cards (card * 2 + face),
then the compass sides and the wind sides of the four cardinal cards, then the harbour.
"""

PIRATES = ("red", "yellow", "blue", "green", "purple", "black")
SOULS = "RYBGP"  # in the colour order of the Cursed Pirates
SOUL_COUNTS = (4, 4, 4, 4, 2)
COINS = 18
ROOM = 6  # souls that a ship holds
HOLD = 3  # objects that a ship holds
MOST_POWER = 6
ROUNDS = 12
CELLS = 9

JAX, TOK, TAKE, TIX, HOODOO = range(5)
ACTION_CARDS = ("jax", "tok", "take", "tix", "hoodoo")

OBJECTS = (
    "grey", "red", "yellow", "blue", "green", "purple", "eyes", "cursed",
    "compass", "mask", "octopus", "magic", "ghost", "wreck", "maelstrom", "whisper",
)  # fmt: skip
COUNTS = (4, 1, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1, 2, 2, 1, 2)
(
    GREY, RED_SKULL, YELLOW_SKULL, BLUE_SKULL, GREEN_SKULL, PURPLE_SKULL, EYES, CURSED_SKULL,
    COMPASS, MASK, OCTOPUS, MAGIC, GHOST, WRECK, MAELSTROM, WHISPER,
) = range(16)  # fmt: skip
NAMES = len(OBJECTS)
TWICE = 8  # bit `name + TWICE` of a set says that the second card of a name is used too; names from MASK on can be used
ALL_OBJECTS = sum(COUNTS)
FIRST = tuple(sum(COUNTS[:name]) for name in range(NAMES + 1))  # the copies of a name are numbered from here
NAME = tuple(name for name in range(NAMES) for _ in range(COUNTS[name]))  # of each of the 24 cards
SHOWN = 5  # cards that a Shipwreck shows

DECK, PILE, USE, GONE, PEEKED = range(6, 11)  # where an object card can be, after the six ships
PUBLIC = 6  # the book of a spectator, after those of the seats
BOOKS = 7

PLAYING_CARD = 24  # hidden cards that are dealt to build worlds: objects are 0 to 23, playing cards come from here,
PLAN_CARD = 30  # and action cards from here. Places of those are the plan of each seat,
SECONDS = 6  # the second card of each,
UNSEEN = 12  # and what was not chosen

RANKS = ("9", "10", "J", "Q", "K", "A")  # the playing cards
ACE = 5

STARS, EAST, SEA, WIND = range(4)  # barrels, in the order of the winds on whose cards they stand
MOON, BONES = range(2)  # what the East barrel is

NEIGHBOURS = (  # cells of the ritual grid that touch, numbered from the south-east corner clockwise, the centre last
    (), (2, 8), (1, 3, 9), (2, 4), (3, 5, 9), (4, 6), (5, 7, 9), (6, 8), (7, 1, 9), (2, 4, 6, 8),
)  # fmt: skip
TOUCH = tuple(sum(1 << cell for cell in cells) for cells in NEIGHBOURS)  # the same as sets


def following(place: int, size: int, *, back: bool = False) -> int:
    """The next place clockwise, or back."""
    return (place - 2 if back else place) % size + 1


def opposite(place: int, size: int) -> int:
    """The place across a ring with an even number of them."""
    return (place + size // 2 - 1) % size + 1


def beside(place: int, size: int) -> tuple[int, int]:
    """The two neighbours, the clockwise one first."""
    return following(place, size), following(place, size, back=True)


SPACES = 12
HARBOUR = 0
VALUE = (1, 4, 4, 5, 6, 7, 9, 10, 11, 9, 8, 6, 5)  # of each space, whatever card lies there
OUTER = (1, 2, 4, 5, 7, 8, 10, 11)
CARDINAL = (12, 3, 6, 9)  # where the wind cards lie, in the order of the winds
SWITCHED = (1, 2, 4, 5)  # each with its opposite
NORTH = (0, 10, 11, 12, 1, 2)  # spaces from which a Maelstrom turns clockwise

WINDS = "NESW"
FAIR, STORM, BECALMED, MERMAIDS = range(4)  # what each wind does on haunted spaces

CW, ACW = range(2)
WAYS = ("CW", "ACW")
NEXT = tuple(  # the space after each, clockwise and then anticlockwise; no ship returns to the harbour
    [(1 if back else 2) if space == HARBOUR else following(space, SPACES, back=back) for back in (False, True)
     for space in range(SPACES + 1)]
)  # fmt: skip
OPPOSITE = tuple([opposite(space, SPACES) if space else 0 for space in range(SPACES + 1)])

PLAIN, MAP, WATCH, LOW_TIDE, HIGH_TIDE, SAND, CURRENT = range(7)  # what a face does
CARDS = "ABCDEFGH"

# name of the face, haunted, star, skull, special; two faces for each card
FACES = (
    ("A0", True, "R", True, PLAIN),
    ("A1", False, "P", False, MAP),
    ("B0", True, "B", True, PLAIN),
    ("B1", False, "P", False, MAP),
    ("C0", False, "G", False, WATCH),
    ("C1", True, "G", True, PLAIN),
    ("D0", False, "Y", False, WATCH),
    ("D1", True, "Y", True, PLAIN),
    ("E0", False, "B", False, HIGH_TIDE),
    ("E1", False, "B", True, LOW_TIDE),
    ("F0", False, "R", False, SAND),
    ("F1", True, "R", False, SAND),
    ("G0", False, "Y", True, PLAIN),
    ("G1", False, "Y", False, CURRENT),
    ("H0", False, "G", True, PLAIN),
    ("H1", False, "G", False, CURRENT),
)
COMPASS_SIDE, WIND_SIDE, QUAY = 16, 20, 24  # seas that are no face of an outer card
SEA_NAMES = (*(face[0] for face in FACES), *WINDS, *(f"{wind}!" for wind in WINDS), "-")
SEA_OF = {name: sea for sea, name in enumerate(SEA_NAMES)}

HAUNTED = (*(int(face[1]) for face in FACES), 0, 0, 0, 0, 1, 1, 1, 1, 0)
STAR = (*("RYBGP".index(face[2]) for face in FACES), *[-1] * 9)
SKULL = (*(int(face[3]) for face in FACES), *[0] * 9)
SPECIAL = (*(face[4] for face in FACES), *[PLAIN] * 9)

REFERENCE = tuple(SEA_OF[name] for name in ("E0", "G0", "C0", "A0", "D1", "F0", "B0", "H1"))  # on the outer spaces
