"""The Compass: vectors 30 to 33, 90, 91 and 112 to 117 of the specification."""

import pytest

from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.tests.positions import (
    IMPOSSIBLE,
    asked,
    book_only,
    legal,
    menu,
    moved,
    plain_only,
    play,
    sailing,
    souls,
)

pytestmark = pytest.mark.usefixtures("reading")


def leaps(table: VoodooPirates) -> set[str]:
    """The legal codes with a leap in them."""
    return {code for code in legal(table) if "leap" in code}


@pytest.mark.parametrize(
    ("number", "wind", "others", "code", "end", "boarded", "tolls"),
    [
        (30, "N", "", "leap 6 CW 1", 6, "", 0),
        (31, "N", "6", "leap 6 CW 1", 7, "B", 0),
        (32, "N", "6", "leap 6 ACW 1", 5, "B", 0),
        (33, "N", "", "leap 6 CW 2", 7, "", 0),
        (90, "E", "3", "leap 3 CW 1", IMPOSSIBLE, "", 0),
        (901, "S", "", "leap 6 CW 1", 6, "", 0),
        (91, "W", "", "leap 9 CW 1", 11, "", 2),
        (911, "W", "", "leap 9 ACW 1", 8, "", 1),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else "",
)
def test_the_compass_lets_the_first_step_leap(
    number: int, wind: str, others: str, code: str, end: int, boarded: str, tolls: int
) -> None:  # rule 12.10
    table = sailing(wind, "12", others, more="compass A")
    assert moved(table, code) == (end, boarded, 3 - tolls)


def test_without_the_token_or_from_any_other_space_there_is_no_leap() -> None:  # rule 12.10
    assert not leaps(sailing("N", "12"))
    assert not leaps(sailing("N", "10", matched=False, more="compass A"))
    found = leaps(sailing("N", "12", matched=False, more="compass A"))
    assert found == {f"leap {space} {way} 1" for space in (3, 6, 9) for way in ("CW", "ACW")}


@book_only
def test_after_a_step_onto_a_cardinal_space_the_second_step_may_leap() -> None:  # rule 12.10, vector 112
    table = sailing("N", "11", more="compass A")
    assert leaps(table) == {"sail CW leap 3", "sail CW leap 6", "sail CW leap 9"}
    assert {"sail CW 1", "sail CW 2", "sail ACW 1", "sail ACW 2"} <= set(legal(table))
    assert not leaps(sailing("N", "11", matched=False, more="compass A"))
    assert play(table, "sail CW leap 6").at[0] == 6 and table.facing[0] == 0


@plain_only
def test_in_the_plain_reading_only_the_first_step_leaps() -> None:  # rule 16.1, vector 112
    assert not leaps(sailing("N", "11", more="compass A"))


@book_only
@pytest.mark.parametrize(
    ("number", "wind", "mover", "others", "code", "end", "boarded", "tolls"),
    [
        (113, "N", "11", "12,6", "sail CW leap 6", 7, "BC", 0),
        (114, "S", "2", "3", "sail CW leap 6", 6, "B", 0),
        (115, "W", "1", "", "sail ACW leap 9", 8, "", 1),
        (1151, "W", "11", "", "sail CW leap 9", IMPOSSIBLE, "", 0),
    ],
)
def test_a_leap_as_the_second_step_follows_the_rules_of_the_sea(
    number: int, wind: str, mover: str, others: str, code: str, end: int, boarded: str, tolls: int
) -> None:  # rules 12.10, 9.1, 9.3, 9.4
    table = sailing(wind, mover, others, more="compass A")
    assert moved(table, code) == (end, boarded, 3 - tolls)


@book_only
def test_a_storm_or_calm_that_ends_the_first_step_leaves_no_leap() -> None:  # rules 12.10, 9.2, 9.3, 9.6, vector 114
    assert not leaps(sailing("E", "2", more="compass A"))  # 3 is the storm card
    assert not leaps(sailing("E", "2", "3", more="compass A"))  # and cannot be entered
    assert not leaps(sailing("S", "5", more="compass A"))  # stuck
    table = sailing("S", "2", "3", more="compass A")
    assert play(table, "sail CW leap 6").at[0] == 6
    assert not legal(sailing("S", "7", more="compass A"))


@book_only
def test_there_is_one_leap_in_a_move() -> None:  # rule 12.10
    assert not [code for code in legal(sailing("N", "12", more="compass A")) if code.count("leap") > 1]
    assert not [code for code in leaps(sailing("N", "12", more="compass A")) if code.startswith("sail")]


@book_only
def test_a_whisper_has_one_step_so_it_leaps_only_from_a_cardinal_space() -> None:  # rules 12.8, 12.10
    assert not leaps(menu("11> 0>", "jax", "objects whisper - | compass A"))


@book_only
def test_in_tix_the_owner_of_the_compass_may_leap() -> None:  # rules 7.5, 12.10, vector 116
    table = menu("12> 4>", "tix", "souls R - | grigri A | compass A")
    assert legal(table) == ["tix 1 CW R", "tix 1 ACW R", "end"]  # although 11 is a Current
    play(table, "tix 1 CW R")
    assert asked(table) == "landing B" and table.at[:2] == [12, 5]
    play(table, "draw none")
    assert table.mover == 0 and set(legal(table)) == {"leap 3 ACW 1", "leap 6 ACW 1", "leap 9 ACW 1"}
    play(table, "leap 6 ACW 1")
    assert table.at[0] == 6 and table.facing[0] == 1
    assert souls(table, "B") == "R"


@book_only
def test_in_tix_the_step_is_offered_beside_the_leaps() -> None:  # rules 7.5, 12.10
    table = play(menu("12> 4>", "tix", "souls R - | grigri A | compass A"), "tix 1 ACW R")
    assert set(legal(table)) == {"sail CW 1", "leap 3 CW 1", "leap 6 CW 1", "leap 9 CW 1"}
    assert play(table, "sail CW 1").at[:2] == [1, 3]


@book_only
def test_a_leap_in_tix_is_an_own_move_and_boards() -> None:  # rules 10.1, 12.10
    table = menu("12> 4> 9>", "tix", "souls R - - | coins 0 0 1 | grigri A | compass A")
    play(table, "tix 1 ACW R", "leap 9 CW 1")
    assert asked(table) == "board A" and table.at[0] == 10


@book_only
def test_only_the_owner_of_the_compass_on_a_cardinal_space_is_asked_in_tix() -> None:  # rules 7.5, 12.10
    for more in ("compass B", "compass A"):
        table = menu("1> 4>", "tix", f"souls R - | grigri A | {more}")
        play(table, "tix 1 ACW R")
        assert table.at[:2] == [2, 3] and not leaps(table)


@plain_only
def test_in_the_plain_reading_there_is_no_leap_in_tix() -> None:  # rule 16.1
    table = play(menu("12> 4>", "tix", "souls R - | grigri A | compass A"), "tix 1 ACW R")
    assert table.at[:2] == [1, 3]


def test_the_victim_of_tix_does_not_leap() -> None:  # rules 7.5, 12.10, vector 117
    table = menu("4> 12>", "tix", "souls R - | grigri A | compass B")
    play(table, "tix 1 CW R")
    assert table.at[:2] == [3, 1]
