"""What is in the box of Baron Voodoo, as numbers and tuples: 48 dice, 49 spaces, the two printed boards, tokens.

A die is a number: 0 to 9 yellow, then turquoise, red and purple, 40 to 47 white. A kind is colour * 6 + face. A space
is rank * 8 + file, so that a set of spaces fits into 64 bits and a step off the board falls on a bit that is never set.
"""

COLOURS = "YTRPW"  # yellow, turquoise, red, purple, white
FACES = "ovcgsx"  # Offering, Victory, Change, Guard, Steal, Switch
OFFERING, VICTORY, CHANGE, GUARD, STEAL, SWITCH = range(6)
WHITE = 4
DICE = 48
KINDS = tuple([colour + face for colour in COLOURS for face in FACES])
KIND = {name: kind for kind, name in enumerate(KINDS)}
COLOUR_OF = tuple([die // 10 for die in range(DICE)])
DICE_OF = tuple([tuple([die for die in range(DICE) if COLOUR_OF[die] == colour]) for colour in range(5)])

LOAS = ("MW", "GB", "PL", "EF")  # Mamy Wata, Gran Bwa, Papa Legba, Erzulie Freda: of the first four colours

SPACES = tuple([rank * 8 + file for rank in range(7) for file in range(7)])
NAMES = {space: f"{'abcdefg'[space % 8]}{space // 8 + 1}" for space in SPACES}
SPACE = {name: space for space, name in NAMES.items()}
CENTRE = SPACE["d4"]
PRINTED = tuple([rank * 8 + file for rank in range(6, -1, -1) for file in range(7)])  # as one reads a board

LAYOUT = "RYWRTYP PTPYWRT YWRTPYW TPY.RTP WRTPYWR PYWRTPT TRPYWRY"  # colours of the spaces, ranks 7 to 1
BALANCED = "scxgovs vgovsgc oscxcox gvx.xvg xocxcso cgsvogv svogxcs"  # faces on the balanced board
CHAOS = "xsxsxcx cvgosvs xsxsxgx sos.sos xgxsxsx svsogvc xcxsxsx"  # and on the one called chaos
FILLED = tuple([space for space in PRINTED if space != CENTRE])  # the spaces that get a die, as one reads
SPACE_COLOUR = dict(zip(FILLED, [COLOURS.index(letter) for letter in LAYOUT if letter in COLOURS], strict=True))

OFFERINGS = 20  # tokens in all
TRACK = 20  # points on the score track, and on one of the tokens that a marker takes beyond them
TARGET = (0, 0, 18, 15, 12)  # points that end the game, by seats
TEAM_TARGET = 18
COMBO = (0, 0, 1, 3, 5)  # points by the number of dice
PAIRS = {"A": ("YR", "TP"), "B": ("YT", "RP")}  # who plays with whom
AROUND = (0, 2, 1, 3)  # the seats of two teams, clockwise: partners side by side, numbered in the order of play

RANDOM, DRAFTED, PRINT = range(3)  # how the board is filled

DIRECTIONS = {"N": 8, "E": 1, "S": -8, "W": -1}
LINES = tuple([f"{rank + 1} {edge}" for rank in range(7) for edge in "WE"]) + tuple(
    [f"{file} {edge}" for file in "abcdefg" for edge in "SN"]
)
JUMPS = tuple(
    [
        (space, step)
        for space in SPACES
        for step in DIRECTIONS.values()
        if space + step in NAMES and space + 2 * step in NAMES
    ]
)
CARRIES = tuple(
    [
        (start, end)
        for start in SPACES
        for end in SPACES
        if start != end and (start // 8 == end // 8 or start % 8 == end % 8)
    ]
)
