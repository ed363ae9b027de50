"""Habits are the hints of somebody who remembers no more than which cards are gone; what they explain is believed."""

import pytest

from samedi.core.rng import Rng
from samedi.core.shelf import find
from samedi.games.little_devils import hints
from samedi.games.little_devils.rules import LittleDevils, habit
from samedi.games.little_devils.view import view

GAME = find("little-devils")


def dealt(seats: int, seed: int) -> LittleDevils:
    state, rng = LittleDevils(seats), Rng(seed)
    while state.mover == -1:
        state.chance(rng)
    return state


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_habit_is_the_hint_while_nobody_has_shown_what_they_lack(seats: int) -> None:
    compared = 0
    for seed in range(20):
        state, rng = dealt(seats, seed), Rng(seed)
        while state.mover >= 0:
            seat = state.mover
            seen = view(state, seat)
            if not any(seen.barred):
                compared += 1
                unseen, best = hints.unseen_by(seen), hints.advise(seen, state.legal(seat))
                habitual = hints.price(seen, habit(state, seat) + 1, unseen)
                assert habitual == pytest.approx(hints.price(seen, best + 1, unseen))  # another of equals may do
            state.apply(seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
    assert compared > 100


def test_a_world_in_which_others_played_by_habit_is_believed() -> None:
    state = dealt(4, 1)
    assert state.belief(0) == 1
    while state.count < 8:
        state.apply(state.mover, habit(state, state.mover))
    assert state.belief(0) == 1
    strange = next(action for action in state.legal(state.mover) if action != habit(state, state.mover))
    others = state.mover
    state.apply(state.mover, strange)
    assert state.belief(others) == 1  # one's own card tells nothing
    assert state.belief((others + 1) % 4) < 1
    before = GAME.view(state, 0)
    state.belief(0)
    assert GAME.view(state, 0) == before
