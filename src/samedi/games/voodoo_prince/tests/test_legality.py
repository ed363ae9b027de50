"""Which cards may be played (rules 3.1 to 3.4)."""

import pytest

from samedi.games.voodoo_prince.components import PLAY
from samedi.games.voodoo_prince.tests.positions import game, legal, read
from samedi.games.voodoo_prince.view import hand_of

VECTORS = [  # L1 to L5: hand, colour led, legal cards in the order of their numbers
    ("Y2 R3 B4", "", "R3 Y2 B4"),
    ("Y2 R3 B4", "Y", "Y2"),
    ("Y2 R3 B4", "R", "R3"),
    ("Y2 R3 B4", "G", "R3 Y2 B4"),
    ("Y0 Y12 R3", "Y", "Y0 Y12"),
]


@pytest.mark.parametrize("trump", "RYGBP")
@pytest.mark.parametrize(("hand", "led", "cards"), VECTORS)
def test_the_colour_led_must_be_followed_whatever_is_trump(hand: str, led: str, cards: str, trump: str) -> None:
    # rules 3.1 to 3.3
    lying = f"D: {led}9" if led else "A:"
    table = read(f"4 seats | trump {trump} | hands {hand} / / / | led {lying}")
    assert table.mover == 0
    assert legal(table) == cards.split()


def test_a_trump_may_be_led_at_any_time() -> None:  # rule 3.1
    assert legal(read("3 seats | trump R | hands R1 G2 / G3 / G4 | led A:")) == ["R1", "G2"]


def test_a_led_trump_must_be_followed() -> None:  # rule 3.2
    assert legal(read("3 seats | trump R | hands / R1 G2 P0 / | led A: R9")) == ["R1"]


def test_a_player_who_can_follow_may_not_trump() -> None:  # rule 3.2
    assert legal(read("3 seats | trump R | hands / R1 G2 / | led A: G9")) == ["G2"]


def test_a_player_who_cannot_follow_may_play_any_card() -> None:  # rule 3.3
    assert legal(read("3 seats | trump R | hands / / R1 R10 G2 P0 | led A: Y3 R2")) == ["R1", "R10", "G2", "P0"]


def test_a_discard_by_another_does_not_change_the_colour_to_follow() -> None:  # rule 3.2
    assert legal(read("3 seats | trump R | hands / / Y1 G2 | led A: Y3 G9")) == ["Y1"]


def test_play_goes_clockwise_and_skips_players_who_are_out() -> None:  # rule 3.4
    table = read("5 seats | trump R | hands / / Y1 / Y2 / Y3 | out A B | led E:")
    order = []
    for _ in range(3):
        order.append(table.mover)
        table.apply(table.mover, table.legal(table.mover)[0])
    assert order == [4, 2, 3]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_seat_that_must_play_holds_a_legal_card(seats: int) -> None:  # rule 3.4
    for seed in range(30):
        for table in game(seats, seed):
            if table.phase == PLAY:
                held = set(hand_of(table, table.mover))
                assert held and set(table.legal(table.mover)) <= held
                assert all(not table.legal(seat) for seat in range(seats) if seat != table.mover)
