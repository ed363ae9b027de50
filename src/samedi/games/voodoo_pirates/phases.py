"""Where a game of Voodoo Pirates stands: what is asked, of chance or of a pirate, and what is under way."""

(  # asked of chance
    LAYOUT, FIRST_SOUL, SOUL, PLAYING, OBJECT, PEEK, ROB, CURSED,
) = range(8)  # fmt: skip
(  # asked of a pirate, in the order in which a round comes to them
    PLAN, BARREL, STARS_TO, SEA_MAGIC, SECOND, SHOW, MENU, JAX_CELL, TAKE_ITEM, PLACE, SAIL, BOARD, SWAP,
    LANDING, EXCESS, MASK_PICK, WRECK_PICK, FACING, FIRE, GHOST_ANSWER,
) = range(8, 28)  # fmt: skip
NOTHING = 28  # the game goes on by itself, or is over
TIX_MOVE, OCTOPUS_ANSWER = 29, 30  # also asked of a pirate: the move of its own ship with Tix; the answer to a Tok
ASKS = (
    "layout", "first", "soul", "cards", "object", "peek", "rob", "cursed",
    "plan", "barrel", "stars", "sea", "second", "show", "menu", "jax", "take", "place", "sail", "board", "swap",
    "landing", "excess", "mask", "wreck", "facing", "fire", "ghost", "nothing", "tix", "octopus",
)  # fmt: skip

# The parts of the game, in their order. In each, `turn` counts the pirates that had their turn.
SET_UP, PLANNING, BARRELS, ACTIVATION, REVEAL, MOONLIGHT, AIM, DONE = range(8)
BEFORE_COUNT = 8  # after the last turn, before the game is over
STAGES = ("set-up", "planning", "barrels", "activation", "reveal", "moonlight", "aim", "over", "before-count")

# What a pirate is in the middle of conjuring.
# (TOKKING and TIXING wait for a soul that a Cursed Pirate draws, CALLED for answers to a Tok.)
IDLE, JAXING, TAKING, RITUAL, TOKKING, TIXING, CALLED = range(7)
JOBS = ("idle", "jax", "take", "ritual", "tok", "tix", "called")

FREE = -9  # in `mover`: no player is asked, the game goes on by itself
