"""A position in one line: writing, reading, and errors in sentences."""

import pytest

from samedi.games.voodoo_prince import GAME, notation
from samedi.games.voodoo_prince.components import DEAL, DONE, NAME_TRUMP, PLAY, START, TURN_UP
from samedi.games.voodoo_prince.tests.positions import everything, game, play, read, tricks_of
from samedi.games.voodoo_prince.view import view


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_state_of_a_game_reads_back_as_it_was(seats: int) -> None:  # rule 7.1
    phases: set[tuple[int, bool]] = set()
    for seed in range(4):
        for table in game(seats, seed, starter=seed - 1 if seed <= seats else -1):
            line = notation.write(table)
            assert everything(notation.read(line)) == everything(table), line
            assert notation.write(notation.read(line)) == line
            phases.add((table.phase, table.count > 0))
    assert {phase for phase, _ in phases} == {START, DEAL, TURN_UP, NAME_TRUMP, PLAY, DONE}
    assert (DEAL, False) in phases and (DEAL, True) in phases


def test_the_line_of_the_manual_reads_as_the_manual_says() -> None:  # rule 5.1
    table = read(
        "3 seats | round 1 | starter C | trump R | totals 0 0 0 | hands R3 Y6 / R6 P10 / R1 Y8 | piles 0 4 1 "
        "| out B | points - 0 - | past C: G3 G2 G5, B: R8 R4 R5, B: B0 B5 B10, C: R9 R2 | led C: P0"
    )
    assert table.mover == 0 and table.tricks[:3] == [0, 4, 1] and table.points[:3] == [-1, 0, -1]
    assert table.by[: table.count] == [2, 0, 1, 1, 2, 0, 1, 2, 0, 2, 0, 2]


def test_piles_and_players_who_are_out_follow_from_the_past() -> None:  # rules 4.5, 5.1
    table = read("3 seats | trump R | past C: G3 G2 G5, B: R8 R4 R6, B: B0 B5 B10, C: R9 R2 | led C: P0")
    assert (table.tricks[:3], table.out[: table.gone], table.starter) == ([0, 4, 1], [1], 2)
    assert table.mover == 0


def test_parts_of_a_line_may_be_left_out() -> None:  # rule 3.4
    table = read("4 seats | trump R | out B D | hands Y1 / / Y2 / | led C:")
    assert table.mover == 2
    play(table, "Y2")
    assert table.mover == 0
    assert everything(read(notation.write(table))) == everything(table)


def test_a_table_read_with_seats_out_plays_on_and_reads_back() -> None:  # rule 3.4
    table = read("5 seats | trump R | out B D | piles 0 3 1 4 1 | hands Y1 Y3 / / Y2 Y4 / / Y8 Y6 | led C:")
    for card in ["Y2", "Y8", "Y1", "Y6", "Y3"]:
        play(table, card)
        line = notation.write(table)
        assert everything(read(line)) == everything(table), line
    assert [len(trick) for trick in tricks_of(view(table, 0))] == [3, 2]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "not known"),
        ("round 2", "number of seats"),
        ("6 seats", "2 to 5"),
        ("4 seats | round 6", "1 to 5"),
        ("4 seats | starter E", "not a seat"),
        ("4 seats | trump X | led A:", "not a colour"),
        ("4 seats | totals 1 2 3", "4 numbers"),
        ("4 seats | totals 1 2 3 x", "not a number"),
        ("4 seats | hands R1 / R2", "2 hands"),
        ("4 seats | hands R1 / R1 / / ", "twice"),
        ("4 seats | hands R13 / / / ", "not a card"),
        ("4 seats | hands R01 / / / ", "not a card"),
        ("4 seats | led A: R1", "trump colour is wanted"),
        ("4 seats | trump R | led A: R1 R2 R3 R4 R5", "5 cards for 4"),
        ("4 seats | trump R | out B | led B: R1", "cannot lead"),
        ("4 seats | trump R | past A: R1 R2 R3 | led A:", "past trick"),
        ("4 seats | trump R | out A B C | led D:", "at most 2"),
        ("4 seats | trump R | out A A | led D:", "once"),
        ("4 seats | trump R | piles 5 0 0 0 | led D:", "0 to 4"),
        ("4 seats | trump R | out A | points - 1 - - | led D:", "points are wanted"),
        ("4 seats | round 1 | round 2", "twice"),
        ("4 seats | dealer A", "not known"),
    ],
)
def test_a_bad_line_is_refused_with_a_sentence(line: str, says: str) -> None:  # rule 1.2
    with pytest.raises(ValueError, match=says):
        notation.read(line)
