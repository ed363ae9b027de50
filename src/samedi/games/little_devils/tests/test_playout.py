"""Playouts follow the hints of a player who remembers only which cards are gone, and so do the likelihoods of hands."""

from collections import Counter

import pytest

from samedi.bots.ismcts import Search
from samedi.core.hints import SearchSettings
from samedi.core.registry import find_game
from samedi.core.rng import Rng
from samedi.games.little_devils import hints
from samedi.games.little_devils.rules import LittleDevils, habit_action
from samedi.games.little_devils.view import unseen_cards, view

GAME = find_game("little-devils")


def dealt(seats: int, seed: int) -> LittleDevils:
    state, rng = LittleDevils(seats), Rng(seed)
    while state.mover == -1:
        state.roll_and_settle(rng)
    return state


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_playout_plays_the_hint_until_a_seat_has_shown_what_it_lacks(seats: int) -> None:
    compared = 0
    for seed in range(20):
        state, rng = dealt(seats, seed), Rng(seed)
        while state.mover >= 0:
            seat = state.mover
            seen = view(state, seat)
            if not any(seen.barred):
                compared += 1
                unseen, best = unseen_cards(seen), hints.advise(seen, state.legal(seat))
                habitual = hints.expected_cost(seen, habit_action(state, seat) + 1, unseen)
                cheapest = hints.expected_cost(seen, best + 1, unseen)
                assert habitual == pytest.approx(cheapest), "the same card, or another that is as good"
            state.apply(seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
    assert compared > 100


def test_hands_that_the_playout_would_have_played_so_are_likelier() -> None:
    state = dealt(4, 1)
    assert all(state.likelihood(seat) == 1 for seat in range(4)), "nothing has happened that must be explained"
    while state.count < 8:
        state.apply(state.mover, habit_action(state, state.mover))
    before = [state.likelihood(seat) for seat in range(4)]
    seat = state.mover
    usual, strange = state.clone(), state.clone()
    usual.apply(seat, habit_action(state, seat))
    strange.apply(seat, next(action for action in state.legal(seat) if action != habit_action(state, seat)))
    assert 0 < strange.likelihood(seat) < 0.1 * usual.likelihood(seat)
    assert usual.likelihood(seat) <= before[seat]
    for other in range(4):
        if other != seat:
            assert usual.likelihood(other) == strange.likelihood(other) == before[other], "each answers for itself"
    seen = GAME.view(state, 0)
    state.likelihood(0)
    assert GAME.view(state, 0) == seen


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_past_tricks_are_weighed_by_what_was_known_then(seats: int) -> None:
    """The playout of an earlier moment is the same when it is computed later."""
    state = dealt(seats, seats)
    while state.mover >= 0:
        state.apply(state.mover, habit_action(state, state.mover))
        assert all(state.likelihood(seat) > 0.4 for seat in range(seats))


def test_a_search_samples_hands_as_often_as_they_are_likely() -> None:
    """With two cards left each, hands are drawn in proportion to their likelihood."""
    state = dealt(4, 5)
    while len(state.legal(state.mover)) < 2 or state.count < 28:
        state.apply(state.mover, habit_action(state, state.mover))
    seat = state.mover
    worlds = GAME.worlds(view(state, seat))
    wanted: dict[tuple[int, ...], float] = {}
    for world in worlds.every():
        assert isinstance(world, LittleDevils)
        weight = 1.0
        for other in range(4):
            weight *= world.likelihood(other) if other != seat else 1.0
        wanted[tuple(world.hands[:4])] = weight
    search = Search(worlds, seat, 9, SearchSettings(trust=16, resample_steps=8))
    here, times = state.clone(), 20_000
    came: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        search.run(1)
        worlds.write_into(here)
        came[tuple(here.hands[:4])] += 1
    assert len(wanted) > 10 and came.keys() <= wanted.keys()
    whole = sum(wanted.values())
    apart = sum(abs(came[hands] / times - weight / whole) for hands, weight in wanted.items()) / 2
    plain = sum(abs(1 / len(wanted) - weight / whole) for weight in wanted.values()) / 2
    assert apart < 0.05 < 0.2 < plain, "close to what is likely, and far from any hand being as good as another"
