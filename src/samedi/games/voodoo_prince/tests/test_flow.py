"""Going out, counting, the next round and the end (rules 5.1 to 6.2)."""

from itertools import product

import pytest

from samedi.core.events import EventRecorder
from samedi.core.rng import Rng
from samedi.core.types import CHANCE, OVER
from samedi.games.voodoo_prince import GAME
from samedi.games.voodoo_prince.components import DEAL, DONE, NAME_TRUMP, TARGET, TRUMP
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.tests.positions import fixed, game, read, step, wins
from samedi.scene.model import ranks_of

BOUNDS = {  # points of the first player out, the second, …, and of the last one left
    2: [(0, 6), (1, 7)],
    3: [(0, 6), (4, 8), (0, 3)],
    4: [(0, 6), (3, 8), (6, 10), (0, 2)],
    5: [(0, 8), (3, 10), (6, 12), (9, 14), (0, 2)],
}
LENGTHS = {2: (4, 13), 3: (4, 11), 4: (6, 11), 5: (8, 14)}  # shortest and longest round, in tricks
MEANS = {  # points of random players, from the specification
    2: [3.4, 3.6],
    3: [2.9, 6.0, 1.8],
    4: [2.6, 5.3, 7.5, 1.3],
    5: [3.5, 6.4, 8.6, 10.5, 1.3],
}


def test_with_enough_piles_a_player_is_out_at_once_and_keeps_the_rest_of_the_hand() -> None:  # rule 5.1
    table = read("4 seats | trump R | hands Y9 G1 / Y1 G2 / Y2 G3 / Y3 G4 | piles 2 2 1 1 | led A:")
    for _ in range(4):
        step(table, Rng(1)) if table.lying else table.apply(0, GAME.action_of["play Y9"])
    assert table.out[: table.gone] == [0]
    assert table.hands[:2] == [1 << 33, 0]  # the green 1
    assert table.legal(0) == () and table.mover == 1


def test_points_are_the_piles_of_all_others() -> None:  # rule 5.2, S1 and S2
    table, recorder = wins(4, "2 2 1 1", "A")
    assert (table.tricks[:4], fixed(recorder), table.mover) == ([3, 2, 1, 1], [("A", 4)], 1)
    table, recorder = wins(3, "1 2 3", "C")
    assert (table.tricks[:3], fixed(recorder), table.mover) == ([1, 2, 4], [("C", 3)], 0)


def test_piles_of_players_who_are_out_count_too() -> None:  # rule 5.2, S3
    table, recorder = wins(3, "4 3 2", "B", out="A")
    assert fixed(recorder) == [("B", 6), ("C", 2)]
    assert (table.phase, table.starter) == (DEAL, 2)


@pytest.mark.parametrize("piles", list(product(range(3), repeat=3)))
def test_a_pile_too_many_brings_its_owner_nothing(piles: tuple[int, int, int]) -> None:  # rule 5.2, S4
    table, recorder = wins(4, " ".join(map(str, (*piles, 2))), "D", split=True)
    assert (table.tricks[:4], fixed(recorder)) == ([*piles, 4], [("D", sum(piles))])
    assert table.mover == 0


def test_a_pile_too_many_counts_for_players_who_go_out_later() -> None:  # rule 5.2, S5 and S6
    table, recorder = wins(3, "3 3 2", "A", split=True)
    assert (table.tricks[:3], fixed(recorder), table.mover) == ([5, 3, 2], [("A", 5)], 1)
    table, recorder = wins(3, "5 3 2", "B", out="A")
    assert fixed(recorder) == [("B", 7), ("C", 2)]
    assert (table.phase, table.starter) == (DEAL, 2)


def test_settled_points_never_change() -> None:  # rule 5.3
    for seed in range(20):
        before: list[int] = []
        for table in game(4, seed):
            now = table.points[:4]
            if table.phase not in (DEAL, NAME_TRUMP) and before:
                assert all(old < 0 or old == new for old, new in zip(before, now, strict=True))
            before = [] if table.phase == DEAL else now


def test_after_a_player_goes_out_the_next_who_is_still_in_leads() -> None:  # rule 5.4, F1 and F2
    table, _ = wins(4, "1 2 3 1", "B", out="C")
    assert table.mover == 3
    table, _ = wins(5, "3 3 1 1 2", "E", out="A B")
    assert table.mover == 2


def test_a_player_who_takes_a_trick_and_stays_in_leads() -> None:  # rule 4.6, F3
    table, _ = wins(5, "3 3 1 1 1", "E", out="A B")
    assert table.mover == 4
    assert [table.mover, *table.out[: table.gone]] == [4, 0, 1]


def test_the_last_player_gets_a_point_for_each_own_pile() -> None:  # rule 5.5, F5
    table, recorder = wins(5, "3 0 3 4 2", "E", out="A C D")
    assert fixed(recorder) == [("E", 10), ("B", 0)]
    assert table.starter == 1


def test_the_round_ends_with_the_trick_that_leaves_one_and_no_further_card_is_played() -> None:  # rule 5.5
    table, recorder = wins(3, "4 3 3", "B", out="A")
    assert [event.kind for event in recorder.events] == ["played", "played", "took", "out", "last", "counted"]
    assert table.mover == CHANCE and table.legal(2) == ()


@pytest.mark.parametrize(
    ("piles", "split", "points"),
    [
        ("6 2", False, (2, 5)),
        ("6 6", False, (6, 1)),
        ("6 5", False, (5, 2)),
        ("6 3", True, (3, 4)),
        ("6 0", False, (0, 7)),
    ],
)
def test_with_two_players_the_last_gets_seven_points_less_those_of_the_other(
    piles: str, split: bool, points: tuple[int, int]
) -> None:  # rule 5.6, S7 to S9 and F4
    table, recorder = wins(2, piles, "A", split=split)
    assert fixed(recorder) == [("A", points[0]), ("B", points[1])]
    assert table.starter == 1 and table.scores() == points


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_player_left_over_deals_and_names_trump_and_leads(seats: int) -> None:  # rule 5.7, F7
    table, recorder, rng, named = VoodooPrince(seats), EventRecorder(), Rng(6), 0
    while table.mover != OVER:
        if table.phase == NAME_TRUMP:
            left = [event.seat for event in recorder.events if event.kind == "last"][-1]
            assert table.mover == table.starter == left
            assert all(action >= TRUMP for action in table.legal(table.mover))
            named += 1
            step(table, rng, recorder)
            assert table.mover == left and table.lying == 0
        else:
            step(table, rng, recorder)
    assert named == 4


def test_a_new_round_starts_from_an_empty_table() -> None:  # rule 2.2
    table, _ = wins(3, "4 3 3", "B", out="A")
    assert table.round == 2 and table.out[: table.gone] == [0, 1]  # visible until the next deal
    fresh = VoodooPrince(3, 2)
    outcome = table.roll(Rng(1))
    table.settle(outcome)
    fresh.settle(outcome)
    assert (table.hands, table.tricks, table.points, table.out) == (fresh.hands, fresh.tricks, fresh.points, fresh.out)
    assert (table.trump, table.count, table.lying, table.gone) == (-1, 0, 0, 0)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_game_has_five_rounds(seats: int) -> None:  # rule 6.1
    for table in game(seats, 3):
        assert (table.phase == DONE) == (table.mover == OVER)
        assert table.round <= 5
    assert table.phase == DONE and table.round == 5


def test_points_of_all_rounds_are_added_up() -> None:  # rule 6.1
    table, recorder = wins(4, "3 3 2 1", "C", out="A B")
    assert table.scores() == (0, 0, 7, 1)  # A and B had no points in this line
    table, recorder = wins(2, "6 2", "A", round=5)
    assert (table.phase, table.scores(), table.winners()) == (DONE, (2, 5), (1,))
    assert [event.data for event in recorder.events if event.kind == "over"] == [{"winners": [1]}]


def test_the_highest_total_wins_and_ties_are_shared() -> None:  # rule 6.2, F6
    table = read("3 seats | totals 20 24 24 | over")
    assert table.winners() == (1, 2)
    assert table.payoffs() == (0.0, 0.5, 0.5)
    assert ranks_of(table.scores()) == (3, 1, 1)
    assert read("3 seats | totals 20 24 24").winners() == ()


def test_two_players_cannot_tie() -> None:  # rules 5.6, 6.2
    for seed in range(50):
        *_, table = game(2, seed)
        assert sum(table.scores()) == 35 and len(table.winners()) == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_points_and_length_of_random_rounds_stay_within_the_proven_bounds(seats: int) -> None:  # rules 5.1 to 5.6
    sums = [0] * seats
    rounds, rng = 250, Rng(seats)
    shortest, longest = LENGTHS[seats]
    for _ in range(rounds // 5):
        table, recorder = VoodooPrince(seats), EventRecorder()
        while table.mover != OVER:
            step(table, rng, recorder)
        tricks = 0
        points: list[int] = []
        for event in recorder.events:
            if event.kind in ("out", "last"):
                points.append(event.data["points"])
            tricks += event.kind == "took"
            if event.kind == "counted":
                assert all(low <= got <= high for got, (low, high) in zip(points, BOUNDS[seats], strict=True))
                assert seats == 2 or points[:-1] == sorted(set(points[:-1]))  # later is strictly better
                assert shortest <= tricks <= longest
                sums = [total + got for total, got in zip(sums, points, strict=True)]
                tricks, points = 0, []
    for total, mean in zip(sums, MEANS[seats], strict=True):
        assert abs(total / rounds - mean) < 0.6  # about four deviations


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_game_has_more_entries_than_max_log_entries(seats: int) -> None:  # rules 5.1, 6.1
    most = GAME.max_log_entries(seats, {})
    assert most == 1 + 5 * (2 + seats * LENGTHS[seats][1])
    assert LENGTHS[seats][1] == seats * TARGET[seats] - 1
    assert all(sum(1 for _ in game(seats, seed)) - 1 <= most for seed in range(40))
