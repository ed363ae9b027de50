"""How rounds follow each other, from the first deal to the winners (rules 2, 5, 6)."""

from collections import Counter

import pytest

import samedi
from samedi.core.events import EventRecorder
from samedi.core.rng import Rng
from samedi.core.types import CHANCE
from samedi.games.little_devils import GAME
from samedi.games.little_devils.components import DEAL, DEVILS, DONE, PLAY
from samedi.games.little_devils.rules import LittleDevils
from samedi.games.little_devils.tests.positions import SEATS, game, inside, play, play_on, read
from samedi.kit import bits
from samedi.scene.model import ranks_of

# Rounds with a chosen result, B dealing and C leading: the hands, and the cards in the order of play.
ROUND_0_20_21 = (
    "3 5 6 12 13 16 17 18 21 / 2 4 8 11 14 20 22 23 24 / 1 7 9 10 15 19 25 26 27",
    "9 13 23 11 27 18 10 3 2 20 26 21 19 17 14 22 7 16 1 5 8 4 25 6 15 12 24",
)
ROUND_1_20_20 = (
    "5 7 8 12 14 17 18 23 27 / 4 6 10 11 15 16 19 22 26 / 1 2 3 9 13 20 21 24 25",
    "24 7 16 27 15 20 19 2 17 13 18 22 10 21 14 9 23 26 11 3 8 1 5 6 4 25 12",
)
ROUND_7_26_7_16 = (
    "16 17 18 20 21 24 25 26 35 / 7 9 10 14 19 23 28 30 36 / 1 3 4 5 6 13 22 27 29 / 2 8 11 12 15 31 32 33 34",
    "5 15 17 19 28 1 2 24 3 32 26 7 34 18 14 6 22 33 25 36 30 13 11 20 31 35 10 27 9 4 8 21 16 23 29 12",
)
SHORTEST = {3: 3, 4: 3, 5: 2, 6: 2}
LONGEST = {3: 8, 4: 8, 5: 7, 6: 7}
RICHEST = {3: 35, 4: 48, 5: 61, 6: 73}  # devils that one seat can take in a round


def after(
    hands_and_cards: tuple[str, str], round_: int, totals: str, tell: EventRecorder | None = None
) -> LittleDevils:
    """The table after a whole round that begins with these totals."""
    hands, cards = hands_and_cards
    table = read(f"{len(totals.split())} seats | round {round_} | dealer B | totals {totals} | hands {hands} | led C:")
    return play(table, [int(card) for card in cards.split()], tell)


def test_lots_choose_every_seat_equally_often_as_the_first_dealer() -> None:  # rule 2.1
    table, rng = LittleDevils(6), Rng(1)
    assert table.acting == (CHANCE,)
    drawn = Counter(table.roll(rng) for _ in range(6000))
    assert set(drawn) == {(seat,) for seat in range(6)}
    assert sum((count - 1000) ** 2 / 1000 for count in drawn.values()) < 20  # chi², five degrees of freedom: p = 0.001
    table.settle((4,))
    assert (table.dealer, table.phase) == (4, DEAL)


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_first_dealer_may_be_agreed(dealer: int) -> None:  # rule 2.1
    for given in (dealer, str(dealer)):
        table = samedi.Session("little-devils", 4, options={"dealer": given}, seed=1)
        assert [line.entry.code.split()[0] for line in table.log] == ["deal"]  # no lot was drawn
        assert table.acting == ((dealer + 1) % 4,)


@pytest.mark.parametrize("dealer", ["4", 5, "A", "", True, -1])
def test_only_a_seat_of_the_table_can_be_the_agreed_dealer(dealer: object) -> None:  # rule 2.1
    with pytest.raises(samedi.BadOption, match="option dealer is one of random, 0, 1, 2, 3, not"):
        samedi.Session("little-devils", 4, options={"dealer": dealer})


def test_the_lot_is_in_the_record_once_and_the_deal_each_round() -> None:  # rule 2.1
    table = samedi.Session("little-devils", 3, seed=5)
    play_on(table, Rng(5))
    chance = [line.entry.code.split()[0] for line in table.log if line.entry.seat == "*"]
    assert chance == ["dealer"] + ["deal"] * inside(table).round


def test_a_shuffle_brings_every_card_in_use_everywhere_equally_often() -> None:  # rule 2.2
    table, rng = LittleDevils(3, 0), Rng(3)
    first: Counter[int] = Counter()
    for _ in range(2700):
        outcome = table.roll(rng)
        assert sorted(outcome) == list(range(1, 28))
        first[outcome[0]] += 1
    assert sum((first[card] - 100) ** 2 / 100 for card in range(1, 28)) < 54  # p = 0.001
    assert table.phase == DEAL  # rolling changes nothing


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_seat_is_dealt_nine_cards_and_none_are_left(seats: int) -> None:  # rule 2.3
    for dealer in range(seats):
        table = LittleDevils(seats, dealer)
        outcome = table.roll(Rng(dealer))
        table.settle(outcome)
        for seat in range(seats):
            assert list(bits.members(table.hands[seat])) == sorted(outcome[9 * seat : 9 * seat + 9])
        assert bits.size(sum(table.hands)) == 9 * seats


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_dealers_left_neighbour_leads(seats: int) -> None:  # rule 2.4
    for dealer in range(seats):
        table = LittleDevils(seats, dealer)
        table.roll_and_settle(Rng(1))
        assert table.acting == ((dealer + 1) % seats,)


def test_dealer_and_starter_move_one_seat_clockwise() -> None:  # rule 5.2
    table = LittleDevils(4, SEATS.index("C"))
    seen = []
    rng = Rng(8)
    while not table.winners():
        if table.phase == DEAL:
            table.roll_and_settle(rng)
            seen += [(SEATS[table.dealer], table.round), (SEATS[table.mover], table.round)]
        choices = table.legal(table.mover)
        table.apply(table.mover, choices[rng.below(len(choices))])
    assert seen[:5] == [("C", 1), ("D", 1), ("D", 2), ("A", 2), ("A", 3)]
    for (starter, _), (dealer, _) in zip(seen[1::2], seen[2::2], strict=False):
        assert dealer == starter


def test_devils_are_counted_after_the_ninth_trick_and_not_before() -> None:  # rule 5.1
    hands, cards = ROUND_7_26_7_16
    table = read(f"4 seats | round 2 | dealer B | totals 10 20 26 0 | hands {hands} | led C:")
    order = [int(card) for card in cards.split()]
    play(table, order[:-1])
    assert table.scores() == (10, 20, 26, 0) and table.devils[:4] == [7, 26, 7, 12]
    play(table, order[-1:])
    assert table.scores() == (17, 46, 33, 16)
    assert (table.phase, table.round, table.devils[:4], table.count) == (DEAL, 2, [7, 26, 7, 16], 36)
    table.roll_and_settle(Rng(1))
    assert (table.phase, table.round, table.devils[:4], table.count) == (PLAY, 3, [0] * 4, 0)


def test_cards_without_devils_cost_nothing() -> None:  # rule 5.1
    table = play(read("4 seats | hands 1 3 / 2 4 / 14 5 / 16 6 | led A:"), [1, 2, 14, 16])
    assert table.devils == [0] * 6 and table.leader == SEATS.index("D")


def test_below_a_hundred_devils_the_game_goes_on() -> None:  # rule 6.1
    table = after(ROUND_0_20_21, 6, "99 60 46")
    assert table.scores() == (99, 80, 67)
    assert table.acting == (CHANCE,) and table.winners() == () and table.payoffs() == (0, 0, 0)
    table.roll_and_settle(Rng(1))
    assert (table.round, SEATS[table.dealer]) == (7, "C")


def test_with_a_hundred_devils_the_game_is_over_and_the_fewest_win() -> None:  # rules 6.1, 6.2
    table = after(ROUND_1_20_20, 6, "99 60 46")
    assert table.scores() == (100, 80, 66)
    assert table.acting == () and table.phase == DONE
    assert table.winners() == (SEATS.index("C"),) and table.payoffs() == (0, 0, 1)
    assert all(table.legal(seat) == () for seat in range(3))


def test_equal_fewest_share_the_victory() -> None:  # rule 6.2
    table = after(ROUND_7_26_7_16, 6, "97 44 63 76")
    assert table.scores() == (104, 70, 70, 92)
    assert table.winners() == (1, 2) and table.payoffs() == (0, 0.5, 0.5, 0)
    assert ranks_of(table.scores(), fewest=True) == (4, 1, 1, 3)


def test_places_after_a_tie_are_skipped() -> None:  # rule 6.2
    assert ranks_of((70, 104, 70, 92), fewest=True) == (1, 4, 1, 3)
    assert ranks_of((80, 80, 80), fewest=True) == (1, 1, 1)
    assert ranks_of((66, 100, 100), fewest=True) == (1, 2, 2)


def test_a_player_can_win_with_more_than_a_hundred_devils() -> None:  # rule 6.2
    table = read("3 seats | round 9 | totals 120 101 130 | over")
    assert table.winners() == (1,) and table.acting == ()


def test_several_players_may_pass_a_hundred_in_one_round() -> None:  # rule 6.1
    table = after(ROUND_7_26_7_16, 6, "93 99 80 8")
    assert table.scores() == (100, 125, 87, 24) and table.winners() == (3,)


def test_a_round_is_played_to_its_ninth_trick_even_if_a_player_passes_a_hundred_in_it() -> None:  # rule 6.1
    hands, cards = ROUND_7_26_7_16
    table = read(f"4 seats | round 6 | dealer B | totals 60 99 60 61 | hands {hands} | led C:")
    order = [int(card) for card in cards.split()]
    play(table, order[:4])
    assert table.totals[1] + table.devils[1] == 107
    for card in order[4:]:
        assert table.phase == PLAY and table.winners() == () and table.scores() == (60, 99, 60, 61)
        play(table, [card])
    assert table.phase == DONE and table.scores() == (67, 125, 67, 77) and table.winners() == (0, 2)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_game_ends_in_the_rounds_it_can_and_totals_are_whole_decks(seats: int) -> None:  # rule 6.1
    devils = sum(DEVILS[1 : 9 * seats + 1])
    assert 99 * seats // devils + 1 == LONGEST[seats]
    assert -(-100 // RICHEST[seats]) == SHORTEST[seats]
    assert sum(sorted(DEVILS[1 : 9 * seats + 1])[-5 * seats :]) == RICHEST[seats]
    for seed in range(3):
        for entries, table in enumerate(game(seats, seed)):  # noqa: B007  the last one is looked at
            pass
        assert SHORTEST[seats] <= table.round <= LONGEST[seats]
        assert sum(table.scores()) == table.round * devils
        assert max(table.scores()) >= 100 and sum(table.payoffs()) == pytest.approx(1)
        assert entries == 1 + table.round * (1 + 9 * seats)
        assert entries <= GAME.max_log_entries(seats, {}) == 1 + LONGEST[seats] * (1 + 9 * seats)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_take_about_as_many_rounds_as_expected(seats: int) -> None:  # rule 6.1
    usual = {3: 6.5, 4: 6.5, 5: 5.5, 6: 5.5}[seats]
    rng = Rng(seats)
    lengths = []
    for _ in range(12):
        table = LittleDevils(seats)
        table.random_playout(rng)
        lengths.append(table.round)
    assert abs(sum(lengths) / len(lengths) - usual) < 1
