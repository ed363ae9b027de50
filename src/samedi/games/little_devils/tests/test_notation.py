"""A table in one line of text."""

import pytest

from samedi.games.little_devils.components import CHOOSE_DEALER, DEAL, DONE, PLAY
from samedi.games.little_devils.notation import read, write
from samedi.games.little_devils.rules import LittleDevils
from samedi.games.little_devils.tests.positions import game
from samedi.games.little_devils.view import view

LINE = "3 seats | round 2 | dealer C | totals 7 18 16 | hands 16 17 / 7 / 2 8 | past A: 5 15 13 | led B: 24"


def everything(table: LittleDevils) -> tuple[object, ...]:
    """All parts of a table, without what was played in earlier rounds."""
    return (
        table.seats,
        table.tally,
        table.phase,
        table.dealer,
        table.round,
        table.leader,
        list(table.totals),
        list(table.devils),
        list(table.hands),
        list(table.played[: table.count]),
        table.lying,
        [view(table, viewer) for viewer in (*range(table.seats), None)],
    )


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_table_of_a_game_reads_as_it_was_written(seats: int) -> None:
    phases = set()
    for dealer in (-1, 2):
        for table in game(seats, seed=seats, dealer=dealer):
            phases.add(table.phase)
            again = read(write(table))
            assert everything(again) == everything(table)
            assert write(again) == write(table)
            assert again.acting == table.acting
            for seat in range(seats):
                assert again.legal(seat) == table.legal(seat)
    assert phases == {CHOOSE_DEALER, DEAL, PLAY, DONE}


def test_a_line_is_written_in_the_order_of_its_parts() -> None:
    assert write(read(LINE)) == LINE
    assert write(LittleDevils(4)) == "4 seats | round 1 | totals 0 0 0 0"
    assert write(LittleDevils(3, 1, True)) == "3 seats | tally | round 1 | dealer B | totals 0 0 0"
    assert write(read("3 seats | totals 99 100 7 | over")).endswith("| over")


def test_parts_may_come_in_any_order_and_with_any_spaces() -> None:
    parts = LINE.split(" | ")
    assert write(read("|".join([*reversed(parts[1:]), parts[0]]))) == LINE
    assert write(read(LINE.replace(" ", "  ").replace("3  seats", "3 seats"))) == LINE


def test_what_a_line_leaves_out() -> None:  # rules 2.1, 2.4
    assert read("5 seats").phase == CHOOSE_DEALER
    assert read("5 seats | dealer E").phase == DEAL
    table = read("4 seats | led C: 10 12")
    assert (table.phase, table.dealer, table.leader, table.mover) == (PLAY, 1, 2, 0)
    table = read("4 seats | past C: 10 12 11 20")
    assert (table.phase, table.dealer, table.leader, table.lying) == (PLAY, 1, 1, 0)
    assert read("4 seats | dealer B | hands 1 / 2 / 3 / 4").leader == 2
    assert read("4 seats | totals 100 50 40 34 | over").phase == DONE


def test_a_line_counts_the_devils_of_past_tricks() -> None:  # rule 4.4
    table = read("4 seats | past A: 10 12 9 20, C: 30 31 33 32 | led A: 1")
    assert table.devils[:4] == [7, 0, 9, 0]
    assert (table.leader, table.lying, table.count) == (0, 1, 9)


BAD = {  # line: the error
    "": "a part '' is not known here",
    "hello": "a part 'hello' is not known here",
    "3 seats | past A: 10 12 9 | counted": "a round that is counted has all its tricks",
    "led A: 10": 'a position begins with its number of seats, "4 seats"',
    "2 seats": "'2' is not a number from 3 to 6",
    "10 seats": "'10' is not a number from 3 to 6",
    "four seats": "'four' is not a number from 3 to 6",
    "3 seats | moon full": "a part 'moon full' is not known here",
    "3 seats | 4 seats": "the part 'seats' stands there twice",
    "3 seats | led A: 1 | led B: 2": "the part 'led' stands there twice",
    "3 seats | round 0": "'0' is not a number from 1 to 99",
    "3 seats | round": "one number is wanted, not ''",
    "3 seats | round 1 2": "one number is wanted, not '1 2'",
    "3 seats | dealer D": "'D' is not a seat: there is A, B, C",
    "3 seats | dealer": "'' is not a seat: there is A, B, C",
    "3 seats | dealer AB": "'AB' is not a seat: there is A, B, C",
    "3 seats | totals 1 2": "3 numbers are wanted, not '1 2'",
    "3 seats | totals 1 2 -3": "'-3' is not a number from 0 to 999",
    "3 seats | totals 1 2 3000": "'3000' is not a number from 0 to 999",
    "3 seats | hands 1 / 2": "2 hands for 3 seats",
    "3 seats | hands 1 / 2 / 3 / 4": "4 hands for 3 seats",
    "3 seats | hands 1 / 2 / 2": "card 2 stands there twice",
    "3 seats | hands 1 / 2 / 3 | led A: 3": "card 3 stands there twice",
    "3 seats | past A: 1 2 3 | led C: 3": "card 3 stands there twice",
    "3 seats | led A: 1 1": "card 1 stands there twice",
    "3 seats | hands 1 / 2 / 28": "'28' is not a number from 1 to 27",
    "3 seats | led A: 0": "'0' is not a number from 1 to 27",
    "3 seats | led A: Q": "'Q' is not a number from 1 to 27",
    "3 seats | led D: 1": "'D' is not a seat: there is A, B, C",
    "3 seats | led 1 2": "'1 2' is not a seat: there is A, B, C",
    "3 seats | led A: 1 2 3 4": "the trick has 4 cards for 3 seats",
    "3 seats | past A: 1 2": "a trick that A led has 2 cards for 3 seats",
    "3 seats | past A: 1 2 3 4": "a trick that A led has 4 cards for 3 seats",
    "3 seats | past A: 1 2 3 | led B: 4": "C has to lead and not B",
    "3 seats | past A: 1 2 3, A: 4 5 6": "C has to lead and not A",
    "3 seats | dealer C | led B: 4": "A has to lead and not B",
    "x" * 30_000: "a position has at most 20,000 characters",
}


@pytest.mark.parametrize("line", BAD, ids=lambda line: line[:40])
def test_a_bad_line_is_refused_with_a_sentence(line: str) -> None:
    with pytest.raises(ValueError) as caught:
        read(line)
    assert str(caught.value).startswith(BAD[line])
    assert len(str(caught.value)) < 160
