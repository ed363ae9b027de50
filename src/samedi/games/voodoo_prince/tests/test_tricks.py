"""Who takes a trick, and how many piles it makes (rules 4.1 to 4.6)."""

from itertools import permutations

import pytest

from samedi.core.rng import Rng
from samedi.games.voodoo_prince.components import CARDS, COLOURS, TOP, deck_for
from samedi.games.voodoo_prince.tests.positions import SEATS, read, taken
from samedi.games.voodoo_prince.view import taken_by, view

SOURCES = [  # T1 to T12: seats, trump, plays, taker, gain
    (4, "B", "A:R4 B:R3 C:G12 D:B2", "D", 1),
    (4, "B", "A:Y4 B:Y2 C:Y8 D:B5", "D", 2),
    (4, "R", "A:B12 B:B0 C:B3 D:B4", "B", 1),
    (4, "R", "A:B12 B:B0 C:R1 D:B4", "C", 1),
    (4, "R", "A:R12 B:R0 C:R3 D:B4", "B", 1),
    (3, "R", "A:Y3 B:Y5 C:Y6", "C", 1),
    (3, "R", "A:Y3 B:Y5 C:B6", "B", 2),
    (3, "R", "A:Y3 B:Y5 C:R2", "C", 1),
    (3, "R", "A:Y3 B:R1 C:R2", "C", 1),
    (3, "R", "A:Y10 B:Y5 C:Y0", "C", 1),
    (3, "R", "A:Y10 B:R1 C:Y0", "B", 1),
    (3, "R", "A:Y10 B:R10 C:R0", "C", 1),
]
DERIVED = [  # D1 to D14, D16, D17; D15 is played with two seats out, below
    (4, "R", "A:Y12 B:Y11 C:Y0 D:Y5", "C", 1),
    (4, "R", "A:Y0 B:Y12 C:Y3 D:Y4", "A", 1),
    (4, "R", "A:Y3 B:B12 C:B0 D:Y2", "A", 1),
    (4, "R", "A:Y12 B:B0 C:Y4 D:Y6", "A", 1),
    (4, "R", "A:Y12 B:Y11 C:R0 D:Y0", "C", 1),
    (4, "R", "A:Y10 B:Y0 C:Y3 D:Y2", "A", 1),
    (5, "R", "A:G15 B:G0 C:G14 D:G1 E:G2", "B", 1),
    (5, "R", "A:G12 B:G0 C:G3 D:G1 E:G2", "A", 1),
    (4, "R", "A:Y7 B:Y6 C:Y1 D:Y2", "A", 2),
    (3, "R", "A:Y5 B:Y7 C:Y1", "B", 2),
    (4, "R", "A:Y12 B:Y5 C:Y7 D:Y0", "D", 1),
    (4, "R", "A:Y12 B:Y0 C:R5 D:Y3", "C", 2),
    (4, "R", "A:Y4 B:R5 C:R6 D:Y3", "C", 1),
    (2, "R", "A:Y10 B:Y0", "B", 1),
    (4, "R", "A:R7 B:Y12 C:B12 D:G12", "A", 2),
    (3, "P", "A:B0 B:Y9 C:G10", "A", 1),
]


@pytest.mark.parametrize(("seats", "trump", "plays", "taker", "gain"), SOURCES + DERIVED)
def test_the_tricks_of_the_rulebooks_are_taken_as_they_say(
    seats: int, trump: str, plays: str, taker: str, gain: int
) -> None:  # rules 4.1 to 4.5
    assert taken(seats, trump, plays) == (taker, gain)


def test_the_highest_trump_takes_the_trick() -> None:  # rule 4.1
    assert taken(4, "R", "A:Y11 B:R1 C:R9 D:R3") == ("C", 1)
    assert taken(4, "R", "A:R3 B:R9 C:R4 D:Y12") == ("B", 1)


def test_without_trump_only_the_colour_led_can_take_it() -> None:  # rule 4.2
    for led in range(1, 11):
        assert taken(4, "P", f"A:Y{led} B:R12 C:G12 D:B12")[0] == "A"


def test_a_doll_alone_is_the_lowest_of_its_colour() -> None:  # rule 4.3
    assert taken(3, "R", "A:Y0 B:Y1 C:G9") == ("B", 1)
    assert taken(3, "R", "A:Y1 B:R0 C:R1") == ("C", 1)


def test_doll_and_top_card_may_come_in_any_order() -> None:  # rule 4.3
    for first, second, third in permutations(("Y0", "Y10", "Y9")):
        plays = f"A:{first} B:{second} C:{third}"
        assert taken(3, "R", plays) == ("ABC"[[first, second, third].index("Y0")], 1)


def test_with_the_top_card_a_doll_beats_the_whole_colour() -> None:  # rule 4.3
    assert taken(5, "R", "A:G14 B:G13 C:G15 D:G7 E:G0") == ("E", 1)


def test_a_lone_trump_zero_beats_every_other_colour() -> None:  # rules 4.1, 4.3
    for rank in range(11):
        assert taken(3, "R", f"A:Y{rank} B:G10 C:R0") == ("C", 1)


def test_trump_zero_beats_the_top_trump() -> None:  # rule 4.3
    assert taken(3, "R", "A:Y9 B:R0 C:R10") == ("B", 1)


def test_a_doll_and_top_card_of_another_colour_do_nothing() -> None:  # rule 4.4
    assert taken(4, "R", "A:Y1 B:G12 C:G0 D:Y2") == ("D", 1)
    assert taken(4, "R", "A:Y12 B:R1 C:Y0 D:Y2") == ("B", 1)


def test_a_doll_does_nothing_to_the_top_card_of_another_colour() -> None:  # rule 4.4
    assert taken(3, "R", "A:Y10 B:G0 C:Y1") == ("A", 1)
    assert taken(3, "R", "A:R10 B:Y0 C:R1") == ("A", 1)
    assert taken(3, "R", "A:Y0 B:R10 C:Y1") == ("B", 1)


def test_the_top_card_depends_on_the_seats_at_the_table_and_not_on_players_still_in() -> None:  # rule 4.4, D15
    assert taken(4, "R", "A:Y10 C:Y0", out="B D") == ("A", 1)
    assert taken(4, "R", "A:Y12 C:Y0", out="D B") == ("C", 1)
    for seats in (2, 3, 4, 5):
        for rank in range(1, TOP[seats] + 1):
            rest = " ".join(f"{seat}:G{low}" for low, seat in enumerate(SEATS[2:seats], 1))
            assert taken(seats, "R", f"A:Y{rank} B:Y0 {rest}")[0] == ("B" if rank == TOP[seats] else "A")


def test_a_splitter_that_takes_the_trick_makes_two_piles() -> None:  # rule 4.5
    for rank in range(1, 13):
        assert taken(4, "R", f"A:Y{rank} B:G1 C:G2 D:G3") == ("A", 2 if rank in (5, 7) else 1)


def test_a_splitter_that_does_not_take_the_trick_does_nothing() -> None:  # rule 4.5
    assert taken(4, "R", "A:Y5 B:Y7 C:Y8 D:G5") == ("C", 1)


def test_two_splitters_make_no_third_pile() -> None:  # rule 4.5
    assert taken(4, "R", "A:Y7 B:Y5 C:G7 D:G5") == ("A", 2)
    assert taken(2, "R", "A:R5 B:R7") == ("B", 2)


def test_a_trick_taken_by_a_doll_is_never_split() -> None:  # rule 4.5
    assert taken(4, "R", "A:Y0 B:Y12 C:Y5 D:Y7") == ("A", 1)


def test_the_taker_leads_to_the_next_trick() -> None:  # rule 4.6
    table = read("4 seats | trump R | hands Y1 G1 / Y2 G2 / Y9 G3 / Y3 G4 | led B:")
    for _ in range(4):
        table.apply(table.mover, table.legal(table.mover)[0])
    assert table.mover == 2 and table.tricks == [0, 0, 1, 0, 0]


def test_the_line_of_the_manual_reads() -> None:  # rule 4.4
    table = read("4 seats | trump R | led A: Y12 B0 Y4 Y6")
    assert table.lying == 4 and taken_by(view(table, None).trick, table.trump, TOP[4]) == (0, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_trick_is_taken_as_the_specification_computes_it(seats: int) -> None:  # rules 4.1 to 4.5
    rng = Rng(seats)
    for _ in range(500):
        deck = list(deck_for(seats))
        cards = [deck.pop(rng.below(len(deck))) for _ in range(seats)]
        trump = rng.below(5)
        plays = " ".join(f"{SEATS[seat]}:{CARDS[card]}" for seat, card in enumerate(cards))
        seat, gain = taken_by(list(enumerate(cards)), trump, TOP[seats])
        assert taken(seats, COLOURS[trump], plays) == (SEATS[seat], gain)
