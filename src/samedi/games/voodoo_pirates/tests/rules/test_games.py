"""Whole games: each ends after twelve rounds, every seat that is asked has a choice, and the invariants hold."""

from collections import Counter

import pytest

import samedi
from samedi.core.rng import Rng
from samedi.core.types import CHANCE
from samedi.games.voodoo_pirates import GAME
from samedi.games.voodoo_pirates.invariants import broken
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.tests.positions import game, options, play, start, step

PEOPLE = [(2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (4, 1), (4, 2), (4, 3)]  # seats, and Cursed Pirates among them
READINGS = ("book", "plain")
TABLES = [
    (seats, cursed, east, layout, reading)
    for seats, cursed in PEOPLE
    for east in ("moon", "bones")
    for layout in ("shuffled", "reference")
    for reading in READINGS
]
MANY = 500 if samedi.mode == "compiled" else 5


@pytest.mark.parametrize(("seats", "cursed", "east", "layout", "reading"), TABLES)
def test_random_games_end_after_exactly_twelve_rounds(
    seats: int, cursed: int, east: str, layout: str, reading: str
) -> None:  # rules 15.1, 16.1, 16.2
    table = start(seats, cursed, east, layout, reading)
    most = 12 * (seats - cursed) * 40
    for seed in range(MANY):
        copy = table.clone()
        decisions = copy.random_playout(Rng(seed))
        assert copy.round == 12 and copy.acting == () and 12 * (seats - cursed) <= decisions < most
        assert copy.winners()


@pytest.mark.parametrize("games", [3, pytest.param(100, marks=pytest.mark.long)])
@pytest.mark.parametrize(("seats", "cursed", "east", "layout", "reading"), TABLES)
def test_a_seat_that_is_asked_always_has_a_choice(
    seats: int, cursed: int, east: str, layout: str, reading: str, games: int
) -> None:
    longest = GAME.max_log_entries(seats, options(cursed, east, layout, reading))
    for seed in range(games):
        for entries, table in enumerate(game(seats, seed, cursed, east, layout, reading)):
            assert entries <= longest
            assert all(table.legal(seat) for seat in table.acting if seat != CHANCE)
            assert broken(table) is None


@pytest.mark.parametrize("games", [10, pytest.param(500, marks=pytest.mark.long)])
@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize(("seats", "cursed"), PEOPLE)
def test_entries_of_a_turn_are_bounded(seats: int, cursed: int, reading: str, games: int) -> None:
    most = 0
    for seed in range(games):
        table, rng, since, here = start(seats, cursed, "bones", read_as=reading), Rng(seed), 0, (0, 0)
        while table.acting:
            step(table, rng)
            since = since + 1 if here == (table.round, table.turn) else 0
            here, most = (table.round, table.turn), max(most, since)
    assert most < 60


def test_one_person_can_play_against_three_cursed_pirates() -> None:  # rule 1.1
    table = samedi.Session("voodoo-pirates", 4, options={"cursed": 3}, seed=1)
    while not table.over:
        assert table.acting == (0,)
        table.submit(0, table.choices(0)[0])
    assert len(table.scores) == 4 and table.winners


def test_broken_tables_break_an_invariant() -> None:
    table = start(3, layout="reference")
    for change, part in (
        (("treasure", 17), "coins"),
        (("bagged", 17), "bag and grid"),
        (("deck_left", 23), "objects are counted"),
        (("wind", 2), "the wind is 2"),
        (("round", -1), "it is round -1"),
        (("bag", [5, 4, 4, 4, 2]), "there are 5 souls R"),
        (("at", [4, 4, 0, 0, 0, 0]), "on space 4 lie"),
        (("power", [7, 0, 0, 0, 0, 0]), "power is"),
        (("deck", [5, *table.deck[1:]]), "there are 5 objects grey"),
    ):
        copy = table.clone()
        setattr(copy, *change)
        assert part in (broken(copy) or ""), change


def test_untrue_knowledge_breaks_an_invariant() -> None:
    table = start(3, layout="reference")
    table.book = [1 << 7, *table.book[1:]]
    assert "book 0 has grey" in (broken(table) or "")


def test_every_soul_in_the_bag_is_equally_likely() -> None:  # rule 2.3
    state = VoodooPirates(2, 0, 0, False, (0, 1))
    play(state, "* first R")
    counts, rng = dict(zip("RYBGP", state.bag, strict=False)), Rng(3)
    drawn = Counter(GAME.outcome_code(state, state.roll(rng)) for _ in range(5000))
    assert drawn.keys() == {f"soul {colour}" for colour, count in counts.items() if count}
    for colour, count in counts.items():
        assert abs(drawn[f"soul {colour}"] - 5000 * count / sum(counts.values())) < 170, colour
