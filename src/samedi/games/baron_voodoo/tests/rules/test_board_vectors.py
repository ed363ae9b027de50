"""The test vectors of the specification about the board: captures (TV1 to TV8) and powers (TV20 to TV27)."""

import pytest

from samedi.core.types import OVER
from samedi.games.baron_voodoo.components import COLOURS, JUMPS, SPACE
from samedi.games.baron_voodoo.phases import BEFORE, CAPTURE
from samedi.games.baron_voodoo.tests.positions import (
    board,
    captures,
    do,
    legal,
    opened,
    plans,
    powers,
    read,
    stack,
    zone,
)

FIRST = "2 seats | board d4=[Rv,Yo,Yc] d5=[To] e4=[Pg] f4=[Yx] g4=[Rs] b2=[Yv]"


def test_tv1_a_covered_die_a_lone_one_and_one_at_the_edge_do_not_jump() -> None:  # rules 1.4, 4.1, 4.2
    assert captures(FIRST) == ["d4 N", "d4 E"]


def test_tv2_a_jump_lands_on_another_die() -> None:  # rules 4.1, 4.2, 4.4
    table = do(read(FIRST + " | step capture"), "capture d4 E")
    assert board(table) == "b2=Yv d4=Rv,Yo f4=Yx,Yc g4=Rs d5=To"
    assert zone(table, 0) == ["Pg"]


def test_tv3_a_jump_lands_on_an_empty_space() -> None:  # rules 4.1, 4.2
    table = do(read(FIRST + " | step capture"), "capture d4 N")
    assert stack(table, "d4") == ["Rv", "Yo"] and stack(table, "d5") == [] and stack(table, "d6") == ["Yc"]
    assert zone(table, 0) == ["To"]


def test_tv4_a_full_column_accepts_nothing() -> None:  # rules 1.4, 4.2
    assert captures("2 seats | board a1=Yo b1=Tv c1=Rc,Pg,Ws") == []
    table = do(read("2 seats | board a1=Yo b1=Tv c1=Rc,Pg | step capture"), "capture a1 E")
    assert stack(table, "c1") == ["Rc", "Pg", "Yo"]


def test_tv5_jumping_a_column_takes_its_top_die() -> None:  # rule 4.1
    table = do(read("2 seats | board a1=Yo b1=Tv,Rc,Pg | step capture"), "capture a1 E")
    assert (zone(table, 0), board(table)) == (["Pg"], "b1=Tv,Rc c1=Yo")


def test_tv6_there_are_no_diagonal_jumps() -> None:  # rule 4.1
    assert captures("2 seats | board c3=Yo d4=Tv") == []


def test_tv7_own_dice_can_be_captured_and_bring_an_offering() -> None:  # rules 4.3, 4.5
    table = do(read("2 seats | board a1=Yo b1=Yv | step capture"), "capture a1 E")
    assert zone(table, 0) == ["Yv"] and table.offerings[0] == 1 and table.reserve == 19
    table = do(read("2 seats | board a1=Yo b1=Yv c1=Tc | step capture"), "capture a1 E")
    assert stack(table, "c1") == ["Tc", "Yo"]


def test_tv8_each_loa_has_27_captures_on_a_fresh_board() -> None:  # rules 1.3, 2.7
    for loa in "YTRP":
        table = opened(2, board="balanced", loas=f"{loa} {'T' if loa == 'Y' else 'Y'}")
        table.phase = CAPTURE
        assert len(legal(table)) == 27
        jumps = {code.split()[1] for code in legal(table)}
        assert all(stack(table, name)[0][0] == loa for name in jumps)
        overs = [stack_over(code) for code in legal(table)]
        assert not any(stack(table, name)[0][0] == loa for name in overs)  # none captures a die of its own colour
    table = opened(2, board="chaos")
    table.phase = CAPTURE
    text = [
        "b7",
        "ES",
        "f7",
        "SW",
        "d6",
        "ESW",
        "a5",
        "NES",
        "f5",
        "NSW",
        "c4",
        "NSW",
        "e3",
        "NESW",
        "b2",
        "NE",
        "d1",
        "NEW",
        "g1",
        "NW",
    ]
    wanted = {f"capture {name} {way}" for name, ways in zip(text[::2], text[1::2], strict=True) for way in ways}
    assert set(legal(table)) == wanted


def stack_over(code: str) -> str:
    """The space that a capture jumps over."""
    _, name, way = code.split()
    file, rank = "abcdefg".index(name[0]), int(name[1])
    east, north = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}[way]
    return f"{'abcdefg'[file + east]}{rank + north}"


def test_there_are_140_jumps_on_an_open_board() -> None:  # rule 4.1
    assert len(JUMPS) == 140 and (SPACE["a2"], -1) not in JUMPS


def test_tv20_mamy_wata_closes_the_gaps_of_a_line() -> None:  # rules 5.2, 5.3
    line = "2 seats | board a4=Yo c4=To,Rv f4=Px | step after"
    west = do(read(line), "power MW 4 W")
    assert board(west) == "a4=Yo b4=To,Rv c4=Px"
    east = do(read(line), "power MW 4 E")
    assert board(east) == "e4=Yo f4=To,Rv g4=Px"


def test_tv21_on_a_fresh_board_two_lines_can_be_pushed_either_way() -> None:  # rules 2.7, 5.2, 5.3
    table = opened(2, board="balanced", loas="Y T")
    assert powers(table, "MW") == ["power MW 4 W", "power MW 4 E", "power MW d S", "power MW d N"]
    row = ["Tg", "Pv", "Yx", "Rx", "Tv", "Pg"]
    column = ["Yg", "Rv", "Px", "Tx", "Yv", "Rg"]
    after = do(table.clone(), "power MW 4 W")
    assert [stack(after, f"{file}4") for file in "abcdefg"] == [[die] for die in row] + [[]]
    after = do(table.clone(), "power MW 4 E")
    assert [stack(after, f"{file}4") for file in "abcdefg"] == [[]] + [[die] for die in row]
    after = do(table.clone(), "power MW d S")
    assert [stack(after, f"d{rank}") for rank in range(1, 8)] == [[die] for die in column] + [[]]
    after = do(table.clone(), "power MW d N")
    assert [stack(after, f"d{rank}") for rank in range(1, 8)] == [[]] + [[die] for die in column]


def test_tv22_papa_legba_has_twelve_ways_on_a_fresh_board_all_to_the_centre() -> None:  # rules 2.7, 5.4
    table = opened(2, board="balanced", loas="R T")
    found = powers(table, "PL")
    assert len(found) == 12 and all(code.endswith(" d4") for code in found)


def test_tv23_papa_legba_carries_a_top_die_over_stacks() -> None:  # rule 5.4
    table = read("2 seats | loas R T | board a1=Yo,Tv b1=Rc | step after")
    found = powers(table, "PL")
    assert "power PL a1 b1" not in found and "power PL a1 e1" in found
    do(table, "power PL a1 e1")
    assert board(table) == "a1=Yo b1=Rc e1=Tv"


def test_tv24_gran_bwa_takes_a_column_apart() -> None:  # rules 5.5, 5.6
    table = read("2 seats | loas T Y | board c3=Yo,Tv,Rc e5=Pg a1=Ws,Wx g7=Yo,To,Ro | step after")
    assert "power GB e5" not in legal(table)
    ways = plans(table, "power GB c3")
    ends = {board(do(table.clone(), *way)) for way in ways}
    assert ends == {
        "a1=Ws,Wx,Tv c3=Yo e5=Pg,Rc g7=Yo,To,Ro",
        "a1=Ws,Wx,Rc c3=Yo e5=Pg,Tv g7=Yo,To,Ro",
        "a1=Ws,Wx c3=Yo e5=Pg,Tv,Rc g7=Yo,To,Ro",
        "a1=Ws,Wx c3=Yo e5=Pg,Rc,Tv g7=Yo,To,Ro",
    }
    assert len(ways) == 4
    assert plans(table, "power GB a1") == [("power GB a1", "drop e5")]
    assert board(do(table.clone(), "power GB a1", "drop e5")) == "a1=Ws c3=Yo,Tv,Rc e5=Pg,Wx g7=Yo,To,Ro"


def test_tv25_erzulie_freda_exchanges_unlike_single_dice() -> None:  # rules 5.7, 5.8
    table = opened(2, board="balanced", loas="P T")
    pairs = {frozenset(way) for code in powers(table, "EF") for way in pairs_of(table, code)}
    assert len(pairs) == 1100
    column = read("2 seats | loas P T | board a1=Yo,Tv b1=Rc c1=Pg | step after")
    assert powers(column, "EF") == ["power EF b1", "power EF c1"]
    assert plans(column, "power EF b1") == [("power EF b1", "swap c1")]


def pairs_of(table: object, code: str) -> list[tuple[str, str]]:
    return [(first.split()[-1], second.split()[-1]) for first, second in plans(table, code)]  # type: ignore[arg-type]


def test_tv26_a_power_must_unlock_a_capture_if_there_is_none() -> None:  # rule 3.4
    table = read("2 seats | loas R T | board a1=Ro c1=Tv | offerings 0 0")
    assert table.phase == BEFORE and table.mover == 0
    assert legal(table) == ["power PL a1 b1", "power PL a1 d1", "power PL c1 b1"]


@pytest.mark.parametrize("offerings", [0, 1])
def test_tv27_a_player_who_can_neither_capture_nor_unlock_is_stuck(offerings: int) -> None:  # rule 8.2
    table = read(f"2 seats | loas R T | board a1=Ro g7=Tv | offerings {offerings} 0")
    assert table.mover == OVER and table.ended_by == 0


def test_tv27_later_seats_still_have_their_turn() -> None:  # rules 8.2, 8.3
    table = read("2 seats | loas R T | board a1=Ro g7=Tv f7=Yo | offerings 0 0")
    assert table.mover == 1 and table.ended_by == 0
    table.phase = CAPTURE
    assert legal(table) == ["capture g7 W"]


def test_tv27_a_power_that_can_be_paid_saves_from_being_stuck() -> None:  # rules 5.1, 8.2
    table = read("2 seats | loas R T | board a1=Ro g7=Tv f7=Yo | offerings 1 0")
    assert table.mover == 0 and legal(table) == ["power EF a1", "power EF g7"]  # one pair, whichever is named first
    assert plans(table, "power EF a1") == [("power EF a1", "swap g7")]
    assert plans(table, "power EF g7") == [("power EF g7", "swap a1")]


def test_colours_are_in_the_order_of_the_loas() -> None:  # rule 2.1
    assert COLOURS == "YTRPW"
