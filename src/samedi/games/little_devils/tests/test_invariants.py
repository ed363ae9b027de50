"""The invariants hold after every entry, and a planted fault breaks one."""

import pytest

import samedi
from samedi.core.events import Entry
from samedi.core.rng import Rng
from samedi.games.little_devils.components import DEVILS
from samedi.games.little_devils.invariants import broken, retell
from samedi.games.little_devils.notation import write
from samedi.games.little_devils.rules import LittleDevils
from samedi.games.little_devils.tests.positions import game, inside, play_on, read
from samedi.games.little_devils.view import view, worlds
from samedi.kit import bits

START = "3 seats | dealer B | hands {} / 1 4 9 14 15 17 21 23 27 / 3 5 8 12 16 18 19 20 26 | led C:"
HAND = "2 6 7 10 11 13 22 24 25"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_invariants_hold_in_whole_games(seats: int) -> None:  # rules 2.3, 3.5, 4.4, 5.1
    for dealer in (-1, seats - 1):
        for table in game(seats, seed=40 + seats, dealer=dealer):
            assert broken(table) is None


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_between_tricks_all_hands_are_equal_in_size(seats: int) -> None:  # rule 3.5
    for table in game(seats, seed=50 + seats):
        if table.lying == 0:
            assert len({bits.size(hand) for hand in table.hands[:seats]}) == 1


@pytest.mark.parametrize("seats", [3, 6])
def test_a_copy_is_equal_and_independent(seats: int) -> None:
    rng = Rng(seats)
    for number, table in enumerate(game(seats, seed=seats)):
        table.tally = number % 2 == 0
        before = write(table)
        twin, other = table.clone(), LittleDevils(4)
        other.copy_from(table)
        assert write(twin) == write(other) == before
        if number % 20 == 0:
            twin.random_playout(rng)
            other.random_playout(rng)
            assert write(table) == before


def test_a_lost_card_breaks_an_invariant() -> None:
    assert broken(read(START.format(HAND))) is None
    assert broken(read(START.format("2 6 7 10 11 13 22 24"))) == "a card is missing or there twice"
    table = read(START.format(HAND))
    table.hands = [table.hands[0], table.hands[1] | 1 << 2, *table.hands[2:]]
    assert broken(table) == "a card is missing or there twice"


def test_a_card_in_the_wrong_hand_breaks_an_invariant() -> None:
    table = read(START.format(HAND))
    table.hands = [table.hands[0] & ~(1 << 2), table.hands[1] | 1 << 2, *table.hands[2:]]
    assert broken(table) == "seat 0 holds 8 cards and not 9"


def test_invented_devils_break_an_invariant() -> None:
    table = read(START.format(HAND))
    table.totals = [1, 0, 0, 0, 0, 0]
    assert broken(table) == "totals (1, 0, 0) are not 0 rounds of 41 devils"
    table = read(START.format(HAND))
    table.devils = [0, 3, 0, 0, 0, 0]
    assert broken(table) == "devils of the round are [0, 3, 0], and the tricks hold [0, 0, 0]"


def test_a_trick_given_to_its_leader_breaks_an_invariant() -> None:
    table = read("3 seats | dealer C | past A: 10 12 11")
    assert table.leader == 1
    assert sum(DEVILS[card] for card in (10, 12, 11)) == table.devils[1]
    table.devils = [6, 0, 0, 0, 0, 0]
    assert broken(table) is not None


def test_a_record_retold_in_another_world_replays_to_that_world() -> None:
    table = samedi.Session("little-devils", 4, seed="retold")
    rng = Rng(4)
    play_on(table, rng, 60)
    entries = [line.entry for line in table.log]
    assert retell(inside(table), entries) == entries
    world = worlds(view(inside(table), 2)).draw(rng)
    assert isinstance(world, LittleDevils)
    told = retell(world, entries)
    assert told != entries and len(told) == len(entries)
    record = {"samedi": 1, "game": "little-devils", "version": 1, "seats": 4}
    again = samedi.replay({**record, "entries": [[entry.seat, entry.code] for entry in told]})
    assert inside(again).hands == world.hands
    assert again.view(2) == table.view(2)


def test_there_is_nothing_to_retell_before_the_first_deal_or_between_rounds() -> None:
    assert retell(read("3 seats"), [Entry("*", "dealer 1")]) == [Entry("*", "dealer 1")]
    assert retell(read("3 seats | dealer B"), []) == []
