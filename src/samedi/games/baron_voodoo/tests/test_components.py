"""Dice, layout and printed boards, checked by computation (section 2 of the specification)."""

from collections import Counter

import pytest

from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.codes import ACTIONS, FAMILIES
from samedi.games.baron_voodoo.components import (
    BALANCED,
    CENTRE,
    CHAOS,
    COLOUR_OF,
    COLOURS,
    FACES,
    FILLED,
    KINDS,
    NAMES,
    SPACE_COLOUR,
    SPACES,
)
from samedi.games.baron_voodoo.tests.positions import opened, stack

TURNED = {"T": "R", "R": "P", "P": "Y", "Y": "T", "W": "W"}  # a quarter turn clockwise


def quarter_turn(space: int) -> int:
    """The space to which a quarter turn clockwise moves this one."""
    rank, file = divmod(space, 8)
    return (6 - file) * 8 + rank


def printed(faces: str) -> dict[int, str]:
    return dict(zip(FILLED, [face for face in faces if face in FACES], strict=True))


def colour(space: int) -> str:
    return COLOURS[SPACE_COLOUR[space]]


def test_there_are_48_dice_ten_of_each_loa_and_eight_white() -> None:  # rules 1.1, 1.2 (R1, R3)
    assert Counter(COLOURS[colour] for colour in COLOUR_OF) == {"Y": 10, "T": 10, "R": 10, "P": 10, "W": 8}
    assert len(KINDS) == 30 and len(set(FACES)) == 6


def test_every_loa_has_ten_spaces_and_white_eight() -> None:  # rule 1.3 (R2)
    assert Counter(map(colour, FILLED)) == {"Y": 10, "T": 10, "R": 10, "P": 10, "W": 8}
    assert len(SPACES) == 49 and CENTRE not in SPACE_COLOUR


def test_a_quarter_turn_maps_the_loas_onto_one_another() -> None:  # rule 1.3 (R2)
    assert all(colour(quarter_turn(space)) == TURNED[colour(space)] for space in FILLED)


def test_no_neighbours_share_a_colour() -> None:  # rule 1.3 (R2)
    for space in FILLED:
        for beside in (space + 1, space + 8):
            assert beside not in SPACE_COLOUR or colour(beside) != colour(space)


def test_the_inner_board_holds_five_of_each_loa_and_four_white() -> None:  # rule 1.3 (R1)
    inner = [space for space in FILLED if NAMES[space][0] in "bcdef" and NAMES[space][1] in "23456"]
    assert Counter(map(colour, inner)) == {"Y": 5, "T": 5, "R": 5, "P": 5, "W": 4}


@pytest.mark.parametrize(
    ("faces", "own", "all_faces"),
    [
        (BALANCED, "ccggoosvvx", dict.fromkeys(FACES, 8)),
        (CHAOS, "cgosssvxxx", {"s": 16, "x": 16, "o": 4, "v": 4, "c": 4, "g": 4}),
    ],
    ids=["balanced", "chaos"],
)
def test_the_two_printed_boards_have_the_dice_and_the_symmetry_of_the_book(
    faces: str, own: str, all_faces: dict[str, int]
) -> None:  # rules 2.7, 2.8 (R44)
    board = printed(faces)
    for loa in "YTRP":
        assert "".join(sorted(board[space] for space in FILLED if colour(space) == loa)) == own
    assert Counter(board[space] for space in FILLED if colour(space) == "W") == {"s": 4, "x": 4}
    assert Counter(board.values()) == all_faces
    assert all(board[quarter_turn(space)] == board[space] for space in FILLED)


def test_white_on_the_balanced_board_steals_inside_and_switches_outside() -> None:  # rule 2.7 (R44)
    board = printed(BALANCED)
    for space in FILLED:
        if colour(space) == "W":
            inner = NAMES[space][0] in "bcdef" and NAMES[space][1] in "23456"
            assert board[space] == ("s" if inner else "x")


@pytest.mark.parametrize(("board", "row"), [("balanced", "Rs Yc Wx Rg To Yv Ps"), ("chaos", "Rx Ys Wx Rs Tx Yc Px")])
def test_a_printed_board_lies_as_it_is_printed(board: str, row: str) -> None:  # rules 2.7, 2.8
    table = opened(2, board=board)
    assert " ".join(stack(table, f"{file}7")[0] for file in "abcdefg") == row
    assert stack(table, "d4") == []


def test_there_are_fewer_than_two_thousand_codes_each_once() -> None:  # rule 1.2
    assert len(ACTIONS) == len(set(ACTIONS)) < 2000
    assert GAME.actions is ACTIONS


def test_every_family_has_as_many_codes_as_its_parts_allow() -> None:  # rules 2.6, 4.1, 5.2 to 5.7, 6.3, 6.5, 6.6
    spaces, kinds, faces, owners = 49, 30, 6, 4
    assert {name: len(family) for name, family in FAMILIES.items()} == {
        "pass": 1,
        "use": 1,
        "again": 1,
        "score": 1,
        "done": 1,
        "over": 2,  # and under
        "face": faces,
        "push": (7 + 7) * 2,
        "apart": spaces,
        "carry": spaces * (6 + 6),
        "exchange": spaces,
        "drop": spaces,
        "swap": spaces,
        "capture": 2 * 7 * 5 * 2,  # five in each of 14 lines, either way
        "change": kinds * (faces - 1),
        "steal": owners * kinds,
        "switch": owners * kinds,
        "with": owners * kinds,
        "put": kinds,
        "draft": (spaces - 1) * faces,
    }
    assert len(ACTIONS) == 1793


@pytest.mark.parametrize(
    "code",
    [
        "draft o b7",
        "pass",
        "power MW 4 W",
        "power MW d N",
        "power PL a1 e1",
        "power GB c3",
        "drop e5",
        "drop a1",
        "over",
        "under",
        "power EF a1",
        "swap b5",
        "capture d4 E",
        "face v",
        "use",
        "change To v",
        "steal 1 Yv",
        "switch 1 Po",
        "with 2 Tv",
        "again",
        "put Yo",
        "score",
        "done",
    ],
)
def test_the_agreed_codes_are_in_the_table_of_codes(code: str) -> None:  # rule 3.1
    assert code in ACTIONS
