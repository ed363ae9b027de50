"""The components of Baron Voodoo as numbers and tuples: 48 dice, 49 spaces, the two printed boards, tokens.

A die is a number: 0 to 9 are yellow, then come turquoise, red and purple, 40 to 47 are white. A kind is colour * 6 +
face. A space is rank * 8 + file, so a set of spaces has 64 bits and a step off the board leads to a bit never set.
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
PRINTED = tuple([rank * 8 + file for rank in range(6, -1, -1) for file in range(7)])  # in reading order

LAYOUT = "RYWRTYP PTPYWRT YWRTPYW TPY.RTP WRTPYWR PYWRTPT TRPYWRY"  # colours of the spaces, ranks 7 to 1
BALANCED = "scxgovs vgovsgc oscxcox gvx.xvg xocxcso cgsvogv svogxcs"  # faces on the balanced board
CHAOS = "xsxsxcx cvgosvs xsxsxgx sos.sos xgxsxsx svsogvc xcxsxsx"  # faces on the board called chaos
FILLED = tuple([space for space in PRINTED if space != CENTRE])  # the spaces that get a die, in reading order
SPACE_COLOUR = dict(zip(FILLED, [COLOURS.index(letter) for letter in LAYOUT if letter in COLOURS], strict=True))

OFFERINGS = 20  # the number of tokens
TRACK = 20  # points on the score track, and on a token for points beyond it
TARGET = (0, 0, 18, 15, 12)  # points that end the game, by the number of seats
TEAM_TARGET = 18
COMBO = (0, 0, 1, 3, 5)  # points by the number of dice
PAIRS = {"A": ("YR", "TP"), "B": ("YT", "RP")}  # partners, as letters of their colours
AROUND = (0, 2, 1, 3)  # the seats of two teams, clockwise: partners side by side, numbered in the order of play

RANDOM, DRAFTED, PRINT = range(3)  # how the board is filled

DIRECTIONS = {"N": 8, "E": 1, "S": -8, "W": -1}
LINES = tuple([f"{rank + 1} {edge}" for rank in range(7) for edge in "WE"]) + tuple(
    [f"{file} {edge}" for file in "abcdefg" for edge in "SN"]
)
# For each line, the space at the edge that it is pushed to, and the step from there into the board.
EDGES = tuple([8 * i + end for i in range(7) for end in (0, 6)] + [i + end for i in range(7) for end in (0, 48)])
INWARDS = (1, -1) * 7 + (8, -8) * 7
JUMPS = tuple(
    (space, step)
    for space in SPACES
    for step in DIRECTIONS.values()
    if space + step in NAMES and space + 2 * step in NAMES
)
CARRIES = tuple(
    (start, end)
    for start in SPACES
    for end in SPACES
    if start != end and (start // 8 == end // 8 or start % 8 == end % 8)
)
