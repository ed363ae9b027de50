"""The invariants hold after every entry, and a planted fault breaks one."""

from collections.abc import Callable

import pytest

from samedi.core.events import Entry
from samedi.core.rng import Rng
from samedi.core.types import CHANCE, OVER
from samedi.games.voodoo_prince import GAME
from samedi.games.voodoo_prince.invariants import broken, retell
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.tests.positions import everything, game, later


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_invariants_hold_in_random_games(seats: int) -> None:  # rules 2.3, 3.4, 5.1 to 5.6
    for seed in range(12):
        for table in game(seats, seed):
            assert broken(table) is None


def lose_a_card(table: VoodooPrince) -> None:
    hands = list(table.hands)
    some = next(i for i, ranks in enumerate(hands) if ranks)
    hands[some] &= hands[some] - 1
    table.hands = hands


def double_a_card(table: VoodooPrince) -> None:
    table.hands = [*table.hands[2:4], *table.hands[2:]]


def find_a_pile(table: VoodooPrince) -> None:
    table.tricks = [table.tricks[0] + 1, *table.tricks[1:]]


def find_points(table: VoodooPrince) -> None:
    seat = table.out[0]
    table.points = [points + (each == seat) for each, points in enumerate(table.points)]


def change_trump(table: VoodooPrince) -> None:
    table.trump = -1


def skip_a_turn(table: VoodooPrince) -> None:
    table.mover = (table.mover + 1) % table.seats


def swap_who_played(table: VoodooPrince) -> None:
    table.by = [table.by[1], table.by[0], *table.by[2:]]


def come_back(table: VoodooPrince) -> None:
    table.gone -= 1


def gain_totals(table: VoodooPrince) -> None:
    table.totals = [999, *table.totals[1:]]


FAULTS = [
    lose_a_card,
    double_a_card,
    find_a_pile,
    find_points,
    change_trump,
    skip_a_turn,
    swap_who_played,
    come_back,
    gain_totals,
]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_breaks_an_invariant(fault: Callable[[VoodooPrince], None]) -> None:  # rules 2.3, 3.4, 5.1, 5.2
    tested = 0
    for table in game(4, 7):
        if table.phase == 4 and table.gone == 2:
            twin = table.clone()
            fault(twin)
            assert broken(twin)
            tested += 1
    assert tested > 5


def test_a_card_on_the_table_before_the_first_deal_breaks_an_invariant() -> None:  # rule 2.2
    table = VoodooPrince(4, 0)
    assert broken(table) is None
    table.trump = 2
    assert broken(table)
    table = VoodooPrince(4, 0)
    table.tricks = [1, 0, 0, 0, 0]
    assert broken(table)


def test_two_players_share_seven_points_a_round() -> None:  # rule 5.6
    *_, table = game(2, 1)
    table.totals = [17, 17, 0, 0, 0]
    assert broken(table)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_record_retold_in_another_world_replays_to_that_world(seats: int) -> None:  # rules 3.2, 7.2
    table, rng, entries = VoodooPrince(seats), Rng(12), list[Entry]()
    while table.mover != OVER:
        seat = table.mover
        if seat == CHANCE:
            outcome = table.roll(rng)
            entries.append(Entry("*", GAME.outcome_code(table, outcome)))
            table.settle(outcome)
        else:
            action = table.legal(seat)[rng.below(len(table.legal(seat)))]
            entries.append(Entry(str(seat), GAME.actions[action]))
            table.apply(seat, action)
        if rng.below(8) == 0 or table.mover == OVER:
            world = GAME.worlds(GAME.view(table, rng.below(seats))).draw(rng)
            assert isinstance(world, VoodooPrince)
            assert everything(played(seats, retell(world, entries))) == everything(world)


def played(seats: int, entries: list[Entry]) -> VoodooPrince:
    """The table after these entries; each must be legal."""
    table = VoodooPrince(seats)
    for entry in entries:
        if entry.seat == "*":
            outcome = GAME.read_outcome(table, entry.code)
            assert isinstance(outcome, tuple)
            table.settle(outcome)
        else:
            assert GAME.action_of[entry.code] in table.legal(int(entry.seat))
            table.apply(int(entry.seat), GAME.action_of[entry.code])
    return table


def test_a_table_before_its_first_deal_is_retold_unchanged() -> None:  # rule 2.1
    assert retell(later(3, 1, 1), [Entry("*", "start 1")]) == [Entry("*", "start 1")]
