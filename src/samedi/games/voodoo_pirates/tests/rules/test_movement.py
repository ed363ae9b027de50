"""How ships move: every movement vector of the specification, and the rulings."""

import pytest

from samedi.games.voodoo_pirates.tests.positions import IMPOSSIBLE, asked, legal, menu, moved, play, read, sailing

pytestmark = pytest.mark.usefixtures("reading")


@pytest.mark.parametrize(
    ("number", "wind", "mover", "others", "code", "end", "boarded"),
    [
        (1, "N", "4", "", "sail CW 1", 5, ""),
        (2, "N", "4", "5", "sail CW 1", 6, "B"),
        (3, "N", "4", "5,6", "sail CW 1", 7, "BC"),
        (4, "N", "4", "5", "sail CW 2", 6, "B"),
        (5, "N", "0", "", "sail CW 1", 2, ""),
        (6, "N", "0", "", "sail ACW 1", 1, ""),
        (7, "N", "0", "2", "sail CW 1", 3, "B"),
        (8, "S", "4", "", "sail CW 2", 5, ""),
        (9, "S", "4", "5", "sail CW 1", 6, ""),
        (10, "S", "5", "", "sail CW 1", IMPOSSIBLE, ""),
        (11, "S", "3", "4", "sail CW 1", 5, ""),
        (12, "S", "8", "7,6", "sail ACW 1", 5, ""),
        (13, "E", "4", "", "sail CW 2", 5, ""),
        (14, "E", "4", "5", "sail CW 1", IMPOSSIBLE, ""),
        (15, "E", "1", "2,3", "sail CW 1", IMPOSSIBLE, ""),
        (16, "E", "1", "2", "sail CW 1", 3, "B"),
        (17, "E", "1", "3", "sail CW 2", 2, ""),
        (18, "E", "9", "8,7", "sail ACW 2", IMPOSSIBLE, ""),
        (25, "N", "12", "", "sail ACW 1", IMPOSSIBLE, ""),
        (26, "N", "12", "", "sail ACW 2", 10, ""),
        (27, "N", "10", "", "sail CW 1", IMPOSSIBLE, ""),
        (28, "N", "9", "", "sail CW 2", 10, ""),
        (29, "N", "1", "", "sail ACW 2", 12, ""),
        (87, "N", "0", "1", "sail ACW 1", 12, "B"),
        (88, "E", "0", "2,3", "sail CW 1", IMPOSSIBLE, ""),
        (89, "E", "12", "2,3", "sail CW 2", 1, ""),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else "",
)
def test_a_ship_ends_where_the_specification_says(
    number: int, wind: str, mover: str, others: str, code: str, end: int, boarded: str
) -> None:  # rules 9.1, 9.2, 9.3, 9.5, 9.7, 2.2
    table = sailing(wind, mover, others)
    assert moved(table, code) == (end, boarded, 3)


@pytest.mark.parametrize(
    ("number", "mover", "others", "code", "end", "tolls", "boarded"),
    [
        (19, "4", "", "sail CW 1", 6, 1, ""),
        (20, "6", "", "sail CW 1", 8, 1, ""),
        (21, "8", "", "sail CW 1", 11, 2, ""),
        (22, "6", "8", "sail CW 1", 11, 3, "B"),
        (23, "8", "", "sail CW 2", 11, 1, ""),
        (24, "4", "", "sail CW 2", 6, 0, ""),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else "",
)
def test_mermaids_carry_a_ship_on_for_a_toll(
    number: int, mover: str, others: str, code: str, end: int, tolls: int, boarded: str
) -> None:  # rule 9.4
    table = sailing("W", mover, others)
    assert moved(table, code) == (end, boarded, 3 - tolls)


def test_a_current_on_2_drives_a_ship_from_the_harbour_to_1() -> None:  # rule 9.5, vector 86
    table = sailing("N", "0", more="sea E0 G1 C0 A0 D1 F0 B0 H1")
    assert moved(table, "sail CW 1") == (1, "", 3)
    assert table.facing[0] == 0


def test_a_current_is_crossed_by_two_spaces_and_works_once() -> None:  # rule 9.5
    table = sailing("N", "9", more="sea E0 C0 D1 A0 F0 B0 G1 H1")
    assert moved(table, "sail CW 1") == (IMPOSSIBLE, "", 3)  # 10 drives it back to 9
    assert moved(table, "sail CW 2") == (10, "", 3)  # 11 drives it back to 10, whose own current does nothing


def test_ships_met_on_the_way_back_in_a_current_are_not_boarded() -> None:  # rule 10.1
    table = sailing("N", "9", "10")
    assert moved(table, "sail CW 2") == (IMPOSSIBLE, "", 3)  # 11, back over 10: to 9 again
    table = sailing("N", "8", "10,9")
    assert moved(table, "sail CW 1") == (IMPOSSIBLE, "", 3)


def test_one_ship_alone_lies_on_a_space_and_a_move_that_ends_at_its_start_is_none() -> None:  # rule 9.7
    table = sailing("N", "4", "5,6,7,8,9")
    assert moved(table, "sail CW 1") == (10, "BCDEF", 3)


def test_a_stuck_ship_cannot_sail_whisper_or_be_pushed() -> None:  # rule 9.6, vector 55
    assert legal(sailing("S", "4")) and not legal(sailing("S", "5"))
    table = menu("5> 8>", "tix", "souls RB - | grigri A", wind="E")
    assert legal(table) == ["end"]
    table = menu("5> 8>", "jax", "objects whisper - | souls R -", wind="S")
    assert not [code for code in legal(table) if code.startswith("whisper")]
    assert "whisper CW" in legal(menu("5> 8>", "jax", "objects whisper - | souls R -", wind="N"))


def test_a_ship_faces_the_way_it_set_out() -> None:  # rule 9.8
    table = sailing("N", "9>")
    play(table, "sail ACW 1")
    assert table.facing[0] == 1
    table = sailing("N", "9>")
    play(table, "sail CW 2")  # driven back, but it set out clockwise
    assert table.facing[0] == 0


def test_boarding_comes_before_landing_and_tolls_before_both() -> None:  # rules 9.4, 10.1
    table = sailing("N", "4", "5", more="coins 0 1")
    play(table, "sail CW 2")
    assert asked(table) == "board A"
    play(table, "board coin", "no swap")
    assert table.coins[:2] == [1, 0]


def test_landing_where_the_ship_began_is_impossible_so_there_is_no_landing() -> None:  # rule 11.2
    table = read(
        "2 seats | wind N | ships 10> 0> | souls R - | plans hoodoo tok | grigri B | now place A"
        " | flow moonlight ritual caller=0 ritual=1 held_ritual=1 acted=1"
    )
    play(table, "place R 1")
    assert "sail CW 1" not in legal(table)
