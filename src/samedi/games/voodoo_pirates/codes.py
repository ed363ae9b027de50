"""Every choice of Voodoo Pirates as a code, numbered. The choices of one question stand in ascending order."""

from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.components import ACTION_CARDS, CARDINAL, CELLS, OBJECTS, OUTER, SOULS, WAYS

BARREL_NAMES = ("stars", "moon", "bones", "sea", "wind")
SEATS = 6

LEAPS = tuple(f"{space} {way}" for space in CARDINAL for way in WAYS)
DROPPED = tuple(name for name in range(components.NAMES) if name != components.COMPASS)

GROUPS: tuple[tuple[str, ...], ...] = (
    tuple(f"plan {card}" for card in ACTION_CARDS),
    tuple(f"second {card}" for card in ACTION_CARDS),
    tuple(f"show {card}" for card in ACTION_CARDS),
    ("pass",),
    tuple(f"barrel {barrel} {paid}" for barrel in BARREL_NAMES for paid in (*SOULS, "magic")),
    tuple(f"octopus {give} {take}" for give in SOULS for take in SOULS),
    tuple(f"to {space}" for space in OUTER),
    tuple(f"flip {space}" for space in OUTER),
    tuple(f"switch {space}" for space in components.SWITCHED),
    ("decline",),
    ("jax",),
    tuple(f"tok {soul}" for soul in SOULS),
    ("take",),
    tuple(f"tix {seat} {way} {soul}" for seat in range(SEATS) for way in WAYS for soul in SOULS),
    ("hoodoo",),
    ("wind 1", "wind 2"),
    ("use mask",),
    ("use wreck",),
    ("use maelstrom",),
    tuple(f"whisper {way}" for way in WAYS),
    tuple(f"whisper leap {leap}" for leap in LEAPS),
    ("bury",),
    ("end",),
    tuple(f"cell {cell}" for cell in range(1, CELLS + 1)),
    ("take coin",),
    ("take deck",),
    ("take discard",),
    ("take soul",),
    ("stop",),
    tuple(f"place {soul} {cell}" for soul in SOULS for cell in range(1, CELLS + 1)),
    tuple(f"sail {way} {spaces}" for way in WAYS for spaces in (1, 2)),
    tuple(f"leap {leap} {spaces}" for leap in LEAPS for spaces in (1, 2)),
    tuple(f"sail {way} leap {space}" for way in WAYS for space in CARDINAL),
    ("board none",),
    ("board coin",),
    ("board compass",),
    ("board grigri",),
    ("board object",),
    tuple(f"board soul {soul}" for soul in SOULS),
    ("swap",),
    ("no swap",),
    ("draw deck",),
    ("draw discard",),
    ("draw none",),
    tuple(f"drop {OBJECTS[name]}" for name in DROPPED),
    tuple(f"mask {OBJECTS[name]}" for name in DROPPED),
    tuple(f"keep {name}" for name in OBJECTS),
    ("keep none",),
    tuple(f"facing {way}" for way in WAYS),
    tuple(f"fire {space}" for space in range(1, components.SPACES + 1)),
    tuple(f"ghost {soul}" for soul in SOULS),
    ("ghost none",),
)
ACTIONS = tuple(code for codes in GROUPS for code in codes)
ACTION = {code: action for action, code in enumerate(ACTIONS)}

(  # the number of the first code of each group
    DO_PLAN, DO_SECOND, DO_SHOW, DO_PASS, DO_BARREL, DO_OCTOPUS, DO_TO, DO_FLIP, DO_SWITCH, DO_DECLINE,
    DO_JAX, DO_TOK, DO_TAKE, DO_TIX, DO_HOODOO, DO_WIND, DO_USE_MASK, DO_USE_WRECK, DO_USE_MAELSTROM,
    DO_WHISPER, DO_WHISPER_LEAP, DO_BURY, DO_END, DO_CELL, DO_TAKE_COIN, DO_TAKE_DECK, DO_TAKE_DISCARD,
    DO_TAKE_SOUL, DO_STOP, DO_PLACE, DO_SAIL, DO_LEAP, DO_SAIL_LEAP, DO_BOARD_NONE, DO_BOARD_COIN,
    DO_BOARD_COMPASS, DO_BOARD_GRIGRI, DO_BOARD_OBJECT, DO_BOARD_SOUL, DO_SWAP, DO_NO_SWAP, DO_DRAW_DECK,
    DO_DRAW_DISCARD, DO_DRAW_NONE, DO_DROP, DO_MASK_TAKES, DO_KEEP, DO_KEEP_NONE, DO_FACING, DO_FIRE, DO_GHOST,
    DO_GHOST_NONE,
) = (ACTION[codes[0]] for codes in GROUPS)  # fmt: skip
