"""Who takes a trick (rules 4.1 to 4.4)."""

from itertools import pairwise

import pytest

from samedi.core.rng import IntBuffer, Rng
from samedi.games.little_devils.components import DEVILS
from samedi.games.little_devils.tests.positions import SEATS, play, read, rounds
from samedi.games.little_devils.view import taken_by

TRICKS = {  # name: (seats, cards from A on, called, taker, devils)
    "E1": (5, "22 30 27 34 23", "higher", "D", 7),  # no player fails
    "E2a": (6, "37 31 39 15 1 44", "lower", "F", 8),  # C and F hold nothing below 37
    "E2b": (6, "37 31 39 15 1 46", "lower", "F", 8),
    "E2c": (6, "37 31 39 15 1 38", "lower", "C", 10),
    "D1": (3, "10 12 11", "higher", "B", 6),  # the second player takes what he called
    "D2": (3, "10 8 9", "lower", "B", 7),
    "D3": (4, "10 12 9 20", "higher", "C", 9),  # one misfit, however close
    "D4": (4, "10 12 9 3", "higher", "D", 7),  # the lowest of two misfits
    "D5": (4, "10 8 11 36", "lower", "D", 7),  # the highest of two misfits
    "D6": (4, "10 8 11 1", "lower", "C", 7),  # one misfit against a still lower card
    "D7": (4, "1 36 2 35", "higher", "B", 5),  # above 1 no player can fail
    "D8": (3, "27 26 25", "lower", "C", 6),
    "D9": (3, "2 1 3", "lower", "C", 1),
    "D10": (6, "30 31 29 28 54 1", "higher", "F", 10),  # three misfits
    "D11": (5, "20 45 21 22 44", "higher", "B", 11),  # five devils make the call
}
RICHEST = {3: 13, 4: 18, 5: 23, 6: 26}


@pytest.mark.parametrize("name", TRICKS)
def test_tricks_are_taken_as_the_vectors_say(name: str) -> None:  # rules 4.1, 4.2, 4.3
    seats, cards, called, taker, _ = TRICKS[name]
    values = [int(card) for card in cards.split()]
    assert ("higher" if values[1] > values[0] else "lower") == called
    assert SEATS[read(f"{seats} seats | led A: {cards}").taker()] == taker
    assert SEATS[taken_by(tuple(values))] == taker


@pytest.mark.parametrize("name", TRICKS)
def test_a_trick_played_card_by_card_goes_to_the_same_seat(name: str) -> None:  # rule 4.4
    seats, cards, _, taker, devils = TRICKS[name]
    values = [int(card) for card in cards.split()]
    first, up = values[0], values[1] > values[0]
    spare = [value for value in range(1, 9 * seats + 1) if value not in values]
    called = [value for value in spare if (value > first) == up]
    missed = [value for value in spare if (value > first) != up]
    hands = []
    for value in values:  # one more card each; a misfit holds another misfit, or it would have to play the other card
        misfit = value != first and (value > first) != up
        hands.append(f"{value} {missed.pop() if misfit or not called else called.pop()}")
    table = play(read(f"{seats} seats | hands {' / '.join(hands)} | led A:"), values)
    assert SEATS[table.leader] == taker == SEATS[table.mover]
    assert table.lying == 0
    assert table.devils[table.leader] == devils == sum(table.devils)


def test_without_misfits_the_card_that_went_furthest_takes_it() -> None:  # rule 4.1
    assert read("4 seats | led B: 10 12 11 20").taker() == SEATS.index("A")
    assert read("4 seats | led B: 10 8 9 1").taker() == SEATS.index("A")
    assert read("4 seats | led B: 10 30 11 20").taker() == SEATS.index("C")


def test_the_lowest_misfit_takes_a_trick_called_higher_and_the_highest_one_called_lower() -> None:  # rule 4.2
    assert read("5 seats | led C: 20 40 19 1 45").taker() == SEATS.index("A")
    assert read("5 seats | led C: 20 3 21 45 1").taker() == SEATS.index("A")


def test_a_single_misfit_takes_the_trick_however_close() -> None:  # rule 4.3
    assert read("4 seats | led A: 10 12 9 20").taker() == SEATS.index("C")
    for first in range(3, 53):  # its neighbour against the furthest cards of the called side
        assert read(f"6 seats | led A: {first} 53 {first - 1} 54").taker() == SEATS.index("C")
        assert read(f"6 seats | led A: {first} 2 {first + 1} 1").taker() == SEATS.index("C")


def by_the_book(cards: tuple[int, ...]) -> int:
    """The taker by the words of the specification: misfits first, from the third card on."""
    first, second = cards[:2]
    up = second > first
    misfits = [card for card in cards[2:] if (card > first) != up]
    if up:
        return cards.index(min(misfits) if misfits else max(cards))
    return cards.index(max(misfits) if misfits else min(cards))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_any_trick_goes_to_the_seat_that_the_book_names_and_never_to_its_leader(seats: int) -> None:  # rule 4.2
    rng, drawn = Rng(seats), IntBuffer()
    for _ in range(500):
        drawn.fill(tuple(range(1, 9 * seats + 1)))
        rng.shuffle(seats, drawn)
        cards = drawn.tuple()
        leader = rng.below(seats)
        taker = read(f"{seats} seats | led {SEATS[leader]}: {' '.join(map(str, cards))}").taker()
        assert taker == (leader + by_the_book(cards)) % seats
        assert taken_by(cards) == by_the_book(cards)
        assert taker != leader


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_second_player_takes_it_if_no_other_fails_or_goes_further(seats: int) -> None:  # rule 4.1
    for tricks in rounds(seats, seed=seats, many=20):
        for _, cards in tricks:
            first, second, *rest = cards
            up = second > first
            further = any((card > first) != up or (card > second) == up for card in rest)
            assert (taken_by(cards) == 1) == (not further)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_player_takes_two_tricks_in_a_row(seats: int) -> None:  # rule 4.4
    for tricks in rounds(seats, seed=10 + seats, many=50):
        takers = [(leader + taken_by(cards)) % seats for leader, cards in tricks]
        assert [leader for leader, _ in tricks[1:]] == takers[:-1]
        assert all(one != other for one, other in pairwise(takers))
        starter = tricks[0][0]
        for seat in range(seats):
            assert takers.count(seat) <= (4 if seat == starter else 5)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_trick_is_richer_than_the_richest_cards(seats: int) -> None:  # rule 1.2
    richest = sorted(DEVILS[1 : 9 * seats + 1])[-seats:]
    assert sum(richest) == RICHEST[seats]
    for tricks in rounds(seats, seed=20 + seats, many=50):
        assert all(sum(DEVILS[card] for card in cards) <= RICHEST[seats] for _, cards in tricks)
