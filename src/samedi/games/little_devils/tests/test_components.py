"""The cards: their numbers, their devils, and which are in use (rules 1.1 to 1.3)."""

from collections import Counter

import pytest

import samedi
from samedi.games.little_devils import GAME
from samedi.games.little_devils.components import DEVILS, FIVES
from samedi.games.little_devils.tests.positions import inside
from samedi.kit import bits

TABLE = {  # typed from the printed table, not from the code
    0: "1 2 14 16 24 26 34 36 44 46",
    1: "3 5 7 9 11 13 17 19 21 23 27 29 31 33 37 39 41 43 47 49 51 53",
    2: "4 12 18 22 28 32 38 42 48",
    3: "6 8 10 20 30 40 50 52 54",
    5: "15 25 35 45",
}
ARRAY = """
0 0 1 2 1 3 1 3 1 3
1 2 1 0 5 0 1 2 1 3
1 2 1 0 5 0 1 2 1 3
1 2 1 0 5 0 1 2 1 3
1 2 1 0 5 0 1 2 1 3
1 3 1 3
"""
IN_USE = [  # seats, highest card, devils, cards with 0, 1, 2, 3, 5 of them
    (3, 27, 41, (6, 11, 4, 4, 2)),
    (4, 36, 56, (8, 14, 6, 5, 3)),
    (5, 45, 72, (9, 18, 8, 6, 4)),
    (6, 54, 87, (10, 22, 9, 9, 4)),
]


def test_every_number_from_1_to_54_is_one_card() -> None:  # rule 1.1
    listed = [int(value) for row in TABLE.values() for value in row.split()]
    assert sorted(listed) == list(range(1, 55))
    assert GAME.actions == tuple(f"play {value}" for value in range(1, 55))


def test_the_devils_are_those_of_the_table() -> None:  # rule 1.2
    for devils, row in TABLE.items():
        assert [value for value in range(1, 55) if DEVILS[value] == devils] == [int(v) for v in row.split()]
    assert list(DEVILS[1:]) == [int(devils) for devils in ARRAY.split()]
    assert sum(DEVILS) == 87 and len(DEVILS) == 55
    assert FIVES == (15, 25, 35, 45)


def test_both_tricks_printed_in_the_rulebook_add_up() -> None:  # rule 1.2
    assert sum(DEVILS[card] for card in (22, 30, 27, 34, 23)) == 7
    for devil_free in (44, 46):
        assert sum(DEVILS[card] for card in (37, 31, 39, 15, 1, devil_free)) == 8


def test_the_devils_repeat_every_ten_cards_and_mirror_around_thirty() -> None:  # rule 1.2
    assert all(DEVILS[value] == DEVILS[value + 10] for value in range(11, 41))
    assert all(DEVILS[value] == DEVILS[60 - value] for value in range(6, 55))
    assert DEVILS[49] == 1  # both patterns say so; printed lists leave out this card


@pytest.mark.parametrize(("seats", "highest", "devils", "counts"), IN_USE)
def test_only_the_lowest_nine_cards_a_head_are_in_use(  # rule 1.3
    seats: int, highest: int, devils: int, counts: tuple[int, ...]
) -> None:
    used = range(1, highest + 1)
    assert sum(DEVILS[value] for value in used) == devils
    by_devils = Counter(DEVILS[value] for value in used)
    assert tuple(by_devils[number] for number in (0, 1, 2, 3, 5)) == counts
    table = inside(samedi.Session("little-devils", seats, seed=seats))
    assert sorted(card for hand in table.hands for card in bits.members(hand)) == list(used)


@pytest.mark.parametrize("seats", [0, 1, 2, 7, -3, True, "4"])
def test_only_three_to_six_can_play(seats: int) -> None:  # rule 1.3
    with pytest.raises(samedi.BadOption, match="Little Devils is for 3 to 6 seats"):
        samedi.Session("little-devils", seats)
    assert list(GAME.seats) == [3, 4, 5, 6]
