"""The cards, and what the number of players decides (rules 1.1, 1.2, 2.1 to 2.6)."""

from collections import Counter

import pytest

import samedi
from samedi.core.rng import Rng
from samedi.core.types import CHANCE
from samedi.games.voodoo_prince import GAME
from samedi.games.voodoo_prince.components import CARDS, HAND, NAME_TRUMP, PLAY, TARGET, TOP, deck_for
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.tests.positions import game, inside, later, read, step
from samedi.games.voodoo_prince.view import hand_of, view

SET_UP = [  # seats, top, deck, hand, left over, target: typed from the table of the rulebook
    (2, 10, 55, 13, 29, 7),
    (3, 10, 55, 13, 16, 4),
    (4, 12, 65, 13, 13, 3),
    (5, 15, 80, 14, 10, 3),
]


def test_five_colours_have_the_numbers_0_to_15_once_each() -> None:  # rule 1.1
    assert tuple(f"{colour}{rank}" for colour in "RYGBP" for rank in range(16)) == CARDS
    assert len(set(CARDS)) == 80
    assert GAME.actions == tuple(f"play {card}" for card in CARDS) + tuple(f"trump {c}" for c in "RYGBP")


@pytest.mark.parametrize(("seats", "top", "deck", "hand", "left", "target"), SET_UP)
def test_the_number_of_players_decides_deck_hand_and_target(
    seats: int, top: int, deck: int, hand: int, left: int, target: int
) -> None:  # rule 1.2
    assert (TOP[seats], HAND[seats], TARGET[seats]) == (top, hand, target)
    assert [CARDS[card] for card in deck_for(seats)] == [f"{c}{rank}" for c in "RYGBP" for rank in range(top + 1)]
    assert len(deck_for(seats)) == deck
    table = VoodooPrince(seats, 0)
    table.settle(table.roll(Rng(3)))
    dealt = [card for seat in range(table.seats) for card in hand_of(table, seat)]
    assert len(set(dealt)) == len(dealt) == deck - left
    assert set(dealt) <= set(deck_for(seats))


def test_two_to_five_can_play() -> None:  # rule 1.2
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(samedi.BadOption):
            samedi.Session("voodoo-prince", seats)


def test_lots_choose_every_seat_equally_often_as_the_starter() -> None:  # rule 2.1
    rng = Rng(8)
    drawn = Counter(VoodooPrince(5).roll(rng) for _ in range(5000))
    assert sorted(drawn) == [(0,), (1,), (2,), (3,), (4,)]
    assert all(900 < many < 1100 for many in drawn.values())
    table = samedi.Session("voodoo-prince", 5, deals=["start 3"])
    assert (table.log[0].entry.code, inside(table).starter, table.acting) == ("start 3", 3, (3,))


def test_the_option_starter_names_who_starts_and_no_lot_is_drawn() -> None:  # rule 2.1
    table = samedi.Session("voodoo-prince", 4, options={"starter": 2}, seed=1)
    assert [line.entry.code.split()[0] for line in table.log] == ["deal", "trump"]
    assert table.acting == (2,)
    with pytest.raises(samedi.BadOption):
        samedi.Session("voodoo-prince", 2, options={"starter": 2})


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_card_in_use_comes_back_each_round(seats: int) -> None:  # rule 2.2
    seen: dict[int, set[int]] = {}
    for seed in range(40):
        for table in game(seats, seed):
            seen.setdefault(table.round, set()).update(c for seat in range(table.seats) for c in hand_of(table, seat))
    assert all(cards == set(deck_for(seats)) for cards in seen.values()) and sorted(seen) == [1, 2, 3, 4, 5]


def test_every_card_is_dealt_equally_often() -> None:  # rules 2.2, 2.3
    rng = Rng(2)
    times = Counter(card for _ in range(2000) for card in VoodooPrince(4, 0).roll(rng)[:13])
    assert sorted(times) == list(deck_for(4))
    assert all(320 < many < 480 for many in times.values())  # 400 expected, four deviations of 18


def test_no_seat_knows_the_rest_of_the_deck() -> None:  # rule 2.3
    table = later(4, 1, 3)
    hands = [hand_of(table, seat) for seat in range(4)]
    assert [len(hand) for hand in hands] == [13] * 4
    undealt = set(deck_for(4)).difference(*hands)
    assert len(undealt) == 13
    for seat in range(4):
        assert not undealt & set(view(table, seat).hand)


def test_in_the_first_round_trump_is_drawn_by_lot_after_the_deal() -> None:  # rule 2.4
    table = read("3 seats | starter B | hands R1 / R2 / R3")
    assert table.mover == CHANCE and table.trump == -1
    rng = Rng(4)
    drawn = Counter(table.roll(rng) for _ in range(5000))
    assert sorted(drawn) == [(0,), (1,), (2,), (3,), (4,)]
    assert all(900 < many < 1100 for many in drawn.values())
    table.settle((3,))
    assert (table.trump, table.phase, table.mover) == (3, PLAY, 1)


@pytest.mark.parametrize("round", [2, 3, 4, 5])
def test_in_later_rounds_the_starter_names_any_trump_before_a_card_is_played(round: int) -> None:  # rule 2.5
    table = read(f"3 seats | round {round} | starter B | hands R1 / R2 / R3")
    assert table.phase == NAME_TRUMP and table.acting == (1,)
    assert [GAME.actions[action] for action in table.legal(1)] == [f"trump {c}" for c in "RYGBP"]
    assert table.legal(0) == table.legal(2) == ()
    table.apply(1, GAME.action_of["trump R"])
    assert (table.trump, table.phase) == (0, PLAY)


def test_trump_may_be_the_same_again() -> None:  # rule 2.5
    rng = Rng(11)
    table = VoodooPrince(3, 0)
    named = []
    while table.mover != -2:
        if table.mover == CHANCE and table.phase not in (0, 1):
            table.settle((4,))
        elif table.phase == NAME_TRUMP:
            assert len(table.legal(table.mover)) == 5
            table.apply(table.mover, GAME.action_of["trump P"])
            named.append(table.trump)
        else:
            step(table, rng)
    assert named == [4, 4, 4, 4]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_starter_leads_to_the_first_trick(seats: int) -> None:  # rule 2.6
    for table in game(seats, 5):
        if table.phase == PLAY and table.count == 0:
            assert table.mover == table.starter
