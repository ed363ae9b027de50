"""Chance codes of Baron Voodoo: the rolled board, or the pool to draft from."""

from samedi.core.errors import Reason
from samedi.core.types import Outcome
from samedi.games.baron_voodoo.components import CENTRE, COLOURS, DICE_OF, DRAFTED, FACES, FILLED, PRINTED
from samedi.games.baron_voodoo.rules.state import BaronVoodoo


def outcome_code(state: BaronVoodoo, outcome: Outcome) -> str:
    if state.filling == DRAFTED:
        pool = [
            f"{COLOURS[colour]} {''.join(FACES[outcome[die]] for die in dice)}" for colour, dice in enumerate(DICE_OF)
        ]
        return " ".join(["pool", *pool])
    shown = dict(zip(FILLED, outcome, strict=True))
    letters = "".join("." if space == CENTRE else FACES[shown[space]] for space in PRINTED)
    return " ".join(["board", *(letters[i : i + 7] for i in range(0, 49, 7))])


def read_outcome(state: BaronVoodoo, code: str) -> Outcome | Reason:
    return read_pool(code) if state.filling == DRAFTED else read_board(code)


def read_board(code: str) -> Outcome | Reason:
    """Read the faces of a board, from rank 7 to rank 1."""
    verb, *ranks = code.split() or [""]
    if verb != "board" or [len(rank) for rank in ranks] != [7] * 7 or ranks[3][3] != ".":
        return Reason("board-due", "2.5", {"code": code[:40]})
    letters = [letter for rank in ranks for letter in rank]
    del letters[24]
    return faces_of(letters)


def read_pool(code: str) -> Outcome | Reason:
    """Read the faces of the pool, colour by colour."""
    verb, *words = code.split() or [""]
    sizes = [len(dice) for dice in DICE_OF]
    if verb != "pool" or words[::2] != list(COLOURS) or [len(faces) for faces in words[1::2]] != sizes:
        return Reason("pool-due", "2.6", {"code": code[:40]})
    return faces_of([letter for faces in words[1::2] for letter in sorted(faces, key=FACES.find)])


def faces_of(letters: list[str]) -> Outcome | Reason:
    for letter in letters:
        if letter not in FACES:
            return Reason("no-face", "1.2", {"letter": letter})
    return tuple(FACES.index(letter) for letter in letters)
