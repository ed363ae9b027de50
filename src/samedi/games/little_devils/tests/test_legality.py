"""Which cards may be played (rules 3.1 to 3.5)."""

import pytest

from samedi.core.rng import IntBuffer, Rng
from samedi.games.little_devils.components import DEVILS, PLAY
from samedi.games.little_devils.tests.positions import SEATS, game, legal, play, read, rounds
from samedi.kit import bits

LEGAL = {  # name: (hand, cards lying, legal)
    "L1": ("3 15 25", "", "3"),
    "L2": ("15 25", "", "15 25"),
    "L3": ("35", "", "35"),
    "L4": ("3 15 25", "20", "3 15 25"),
    "L5": ("3 15 25", "20 22", "25"),
    "L6": ("3 15 25", "20 18", "3 15"),
    "L7": ("3 15 25", "30 31", "3 15 25"),
    "L8": ("21 24 26", "20 30", "21 24 26"),  # 21 is below the second card and above the first
    "L9": ("5 7 21", "6 3 20", "5"),  # the third card calls nothing
    "L10": ("1 2 4 14", "", "1 2 4 14"),
}


@pytest.mark.parametrize("name", LEGAL)
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_legal_cards_are_those_of_the_vectors(name: str, seats: int) -> None:  # rules 3.1, 3.2, 3.3, 3.4
    hand, lying, expected = LEGAL[name]
    hands = [""] * seats
    hands[len(lying.split())] = hand
    table = read(f"{seats} seats | hands {' / '.join(hands)} | led A: {lying}")
    assert table.mover == len(lying.split())
    assert legal(table) == [int(card) for card in expected.split()]


def test_five_devils_may_not_be_led_while_another_card_is_left() -> None:  # rule 3.1
    assert legal(read("6 seats | hands / 15 25 35 45 54 / / / / | led B:")) == [54]


def test_a_seat_with_nothing_but_five_devils_leads_any_of_them() -> None:  # rule 3.1
    assert legal(read("6 seats | hands / 15 25 35 45 / / / / | led B:")) == [15, 25, 35, 45]


def test_the_second_card_is_free_even_with_five_devils() -> None:  # rule 3.2
    assert legal(read("4 seats | hands / 1 15 20 35 / / | led A: 18")) == [1, 15, 20, 35]


def test_only_the_first_card_is_compared() -> None:  # rule 3.3
    assert legal(read("5 seats | hands / / / 19 21 29 31 / | led A: 20 30 44")) == [21, 29, 31]
    assert legal(read("5 seats | hands / / / 5 11 19 21 / | led A: 20 10 1")) == [5, 11, 19]


def test_five_devils_follow_freely_where_they_fit() -> None:  # rule 3.3
    assert legal(read("6 seats | hands / / / 15 40 / / | led A: 37 31 39")) == [15]
    assert legal(read("6 seats | hands / / / 15 40 / / | led A: 10 31 39")) == [15, 40]


def test_a_seat_without_a_card_on_the_called_side_plays_any_card() -> None:  # rule 3.4
    assert legal(read("4 seats | hands / / 1 9 15 / | led A: 20 22")) == [1, 9, 15]
    assert legal(read("4 seats | hands / / 21 25 36 / | led A: 20 18")) == [21, 25, 36]


def test_play_goes_clockwise_from_the_leader_one_card_each() -> None:  # rule 3.5
    table = read("4 seats | hands 20 2 / 3 21 / 10 22 / 11 23 | led C:")
    for seat, card in zip("CDAB", (10, 11, 20, 21), strict=True):
        assert table.acting == (SEATS.index(seat),)
        for other in range(4):
            if SEATS[other] != seat:
                assert table.legal(other) == ()
        play(table, [card])
    assert [bits.size(hand) for hand in table.hands[:4]] == [1, 1, 1, 1]


def by_the_book(hand: list[int], lying: list[int]) -> list[int]:
    """Section 5 of the specification, word by word."""
    if not lying:
        return [card for card in hand if DEVILS[card] != 5] or hand
    if len(lying) == 1:
        return hand
    first, second = lying[:2]
    return [card for card in hand if (card > first if second > first else card < first)] or hand


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_whole_games_exactly_the_cards_of_the_book_are_legal_and_never_none(seats: int) -> None:  # rule 3.3
    for table in game(seats, seed=seats):
        if table.phase == PLAY:
            seat = table.mover
            lying = table.played[table.count - table.lying : table.count]
            assert legal(table) == by_the_book(list(bits.members(table.hands[seat])), lying) != []


def test_the_first_lead_of_a_round_is_never_forced() -> None:  # rule 3.1
    drawn, rng = IntBuffer(), Rng(1)
    for _ in range(100):  # nine cards, and only four with five devils
        drawn.fill(tuple(range(1, 55)))
        rng.shuffle(9, drawn)
        hand = " ".join(map(str, drawn.tuple()))
        assert all(DEVILS[card] != 5 for card in legal(read(f"6 seats | hands {hand} / / / / / | led A:")))


@pytest.mark.parametrize(("seats", "last"), [(3, 2), (4, 3), (5, 4), (6, 4)])
def test_five_devils_are_led_in_the_last_few_tricks_only(seats: int, last: int) -> None:  # rule 3.1
    led = [
        number
        for tricks in rounds(seats, seed=3, many=150)
        for number, (_, cards) in enumerate(tricks, 1)
        if DEVILS[cards[0]] == 5
    ]
    assert led and min(led) > 9 - last


def test_a_lone_legal_card_is_still_played_by_its_seat() -> None:  # rule 3.5
    table = read("3 seats | hands 1 / 2 / 3 | led A:")
    assert table.acting == (0,) and legal(table) == [1]
