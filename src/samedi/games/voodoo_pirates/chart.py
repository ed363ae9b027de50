"""The ring of twelve spaces, the sea cards that lie on it, and the wind.

Space 0 is the harbour. A sea is what lies face up on a space: the sixteen faces of the outer cards (card * 2 + face),
then the compass sides and the wind sides of the four cardinal cards, then the harbour.
"""

from samedi.kit.ring import following, opposite

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
