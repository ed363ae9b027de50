"""What Voodoo Pirates is played with besides the sea: pirates, souls, action cards, objects, playing cards."""

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
ALL_OBJECTS = sum(COUNTS)
FIRST = tuple(sum(COUNTS[:name]) for name in range(NAMES + 1))  # the copies of a name are numbered from here
NAME = tuple(name for name in range(NAMES) for _ in range(COUNTS[name]))  # of each of the 24 cards
SHOWN = 5  # cards that a Shipwreck shows

DECK, PILE, USE, GONE, PEEKED = range(6, 11)  # where an object card can be, after the six ships; see `books`
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
