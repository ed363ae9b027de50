"""A position in one line: writing, reading, and errors in sentences."""

import pytest

from samedi.core.errors import Reason
from samedi.games.baron_voodoo import GAME, notation
from samedi.games.baron_voodoo.phases import BEFORE
from samedi.games.baron_voodoo.tests.positions import NAMED, TABLES, game, legal, opened, read, seen


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMED)
def test_every_state_of_a_game_reads_back_as_it_was(seats: int, options: dict[str, object]) -> None:  # rule 3.1
    steps = set()
    for table in game(seats, 5, **options):
        line = notation.write(table)
        again = notation.read(line)
        assert notation.write(again) == line
        assert seen(again) == seen(table), line
        assert again.mover < 0 or legal(again) == legal(table), line
        steps.add(next(part for part in line.split(" | ") if part.startswith("step")).split()[1])
    assert steps >= {"before", "capture", "face", "effect", "bank", "over"}


def test_the_line_of_the_manual_reads_as_the_manual_says() -> None:  # rules 2.1, 7.1
    table = read(
        "3 seats | loas Y T R | turn A | step before | board a1=Yo b1=Tv,Rc d4=Rv,Yo,Yc | zones Tv Wx / - / Yo"
        " | spirits Wo / - / - | offerings 3 2 0 | scores 4 0 1 | guarded B | baron A"
    )
    assert table.phase == BEFORE and table.mover == 0 and table.baron == 0 and table.guard == 2
    assert table.reserve == 15 and table.scores() == (4, 0, 1)


def test_a_stack_may_be_written_in_brackets() -> None:  # rule 1.4
    one, other = "2 seats | board d4=[Rv,Yo] a1=[Yo] b1=[To]", "2 seats | board d4=Rv,Yo a1=Yo b1=To"
    assert notation.write(read(one)) == notation.write(read(other))


def test_views_do_not_depend_on_the_numbers_of_dice_of_one_kind() -> None:  # rule 1.1
    one = read("2 seats | board a1=Yo b1=To c3=Yo | zones Yv / -")
    other = read("2 seats | board c3=Yo b1=To a1=Yo | zones Yv / -")
    assert seen(one) == seen(other) and hash(seen(one)) == hash(seen(other))
    assert seen(one).board != seen(other).board
    assert seen(one) != seen(read("2 seats | board c3=Yo b1=To a1=Yv | zones Yo / -"))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "not known"),
        ("board a1=Yo", "begins with its number of seats"),
        ("5 seats", "2 to 4"),
        ("2 seats | team", "team mode is for 4 seats"),
        ("4 seats | team | white", "white counts anyway"),
        ("2 seats | filling red", "'red' is no filling"),
        ("2 seats | loas Y Y", "2 different Loas are wanted"),
        ("2 seats | loas Y Q", "'Q' is no Loa"),
        ("2 seats | board a1=Yo,Yv,Yc,Yg", "a1 has a stack of 4 dice, and three is the most"),
        ("2 seats | board a1=Yo a1=To", "space a1 stands there twice"),
        ("2 seats | board h1=Yo", "'h1' is no space"),
        ("2 seats | board a1=Yz", "'Yz' has an unknown face"),
        ("2 seats | board a1=Qo", "'Qo' is no die"),
        ("2 seats | zones " + "Yo " * 11 + "/ -", "Yo is die 11 of this position and Y number 11; there are 10"),
        ("2 seats | zones Yo", "zones has 1 parts for 2 owners"),
        ("2 seats | offerings -1 3", "nobody has -1 offerings"),
        ("2 seats | offerings 11 10", "21 offerings are out"),
        ("2 seats | offerings 3", "2 numbers are wanted"),
        ("2 seats | scores 0 x", "'x' is not a number"),
        ("2 seats | baron A B | spirits Wo / Wo", "there is one Baron Samedi, and 2 seats hold it"),
        ("2 seats | baron A | baron B", "stands there twice"),
        ("2 seats | baron A", "has not the most white dice"),
        ("4 seats | team | baron A | spirits Wo / -", "in team mode there is no Baron Samedi"),
        ("2 seats | guarded E", "'E' is not a seat"),
        ("2 seats | turn A twice", "'twice' says nothing of a turn"),
        ("2 seats | step dance", "'dance' is no step of a turn"),
        ("2 seats | step over", "`ending` says who"),
        ("2 seats | step capture | board a1=Yo", "seat A can do nothing in the step 'capture'"),
        ("2 seats | step before | board a1=Yo", "seat A can use no power and capture nothing"),
        ("2 seats | step draft", "no pool"),
        ("2 seats | step roll | board a1=Yo", "before they are rolled"),
        ("2 seats | step effect Yo", "'Yo' was captured and is not in the zone"),
        ("2 seats | step bank Yo Tv | zones Yo Tv / -", "'Tv' cannot be laid with 'Yo Tv'"),
        ("2 seats | step with 7 Yo Wx | zones Wx / Yo", "'7' is no owner"),
        ("2 seats | step with 1 To Wx | zones Wx / Yo", "'To' is not in the capture zone of 1"),
        ("2 seats | step before swap z9", "'z9' is no space"),
        ("2 seats | step before swap a1 b1", "the step swap names 2 spaces"),
        ("2 seats | step after swap a1 | board a1=Yo,Tv", "no single die stands on a1"),
        ("2 seats | step after drop a1 | board a1=Yo", "no column that can be taken apart"),
        ("2 seats | step after order a1 b1 | board a1=Yo b1=To,Tv", "no full column stands on b1"),
    ],
)
def test_a_bad_position_is_refused_with_a_sentence_about_the_mistake(line: str, says: str) -> None:  # rule 1.4
    with pytest.raises(ValueError, match=says.replace("(", r"\(")):
        read(line)


def test_a_board_with_49_dice_is_refused() -> None:  # rule 1.1
    every = [colour + "o" for colour, many in zip("YTRPW", (10, 10, 10, 10, 8), strict=True) for _ in range(many)]
    read(f"2 seats | zones {' '.join(every)} / - | board | ending A | step over")
    with pytest.raises(ValueError, match="Wv is die 49 of this position"):
        read(f"2 seats | zones {' '.join(every)} Wv / - | ending A | step over")


@pytest.mark.parametrize(
    ("board", "code", "kind"),
    [
        ("random", "pool Y oooooooooo", "board-due"),
        ("random", "board scxgovs", "board-due"),
        ("random", "board scxgovs vgovsgc oscxcox gvxoxvg xocxcso cgsvogv svogxcs", "board-due"),
        ("random", "board zcxgovs vgovsgc oscxcox gvx.xvg xocxcso cgsvogv svogxcs", "no-face"),
        ("draft", "board scxgovs", "pool-due"),
        ("draft", "pool Y oooooooooo T vvvvvvvvvv R cccccccccc P gggggggggg W ssssss", "pool-due"),
        ("draft", "pool Y ooooooooox T vvvvvvvvvv R cccccccccc P gggggggggg W sssssszz", "no-face"),
    ],
)
def test_an_impossible_roll_is_refused(board: str, code: str, kind: str) -> None:  # rules 1.2, 2.5, 2.6
    reason = GAME.read_outcome(opened(2, board=board), code)
    assert isinstance(reason, Reason) and reason.kind == kind


def test_a_pool_may_be_written_in_any_order() -> None:  # rule 2.6
    table = opened(2, board="draft")
    mixed = GAME.read_outcome(table, "pool Y xoooooooov T vvvvvvvvvv R cccccccccc P gggggggggg W ssssxsxs")
    assert isinstance(mixed, tuple)
    assert GAME.outcome_code(table, mixed).startswith("pool Y oooooooovx T ")
