"""The measured figures. A Measure runs for some seconds and returns a rate per second."""

import gc
import random
import sys
from collections.abc import Callable, Iterator
from itertools import repeat
from time import perf_counter, process_time
from types import ModuleType
from typing import Any

import msgspec

from samedi.bots import Budget
from samedi.bots.search_bot import SearchBot
from samedi.core.game import Game
from samedi.core.offer import offer_of
from samedi.core.rng import Rng
from samedi.core.state import State
from samedi.core.words import words
from samedi.scene.draw import scene_of

FIGURES = ("step", "whole", "clone", "plain", "scene", "search")
SEARCH_BUDGET = Budget(iterations=200)  # of one search; OpenSpiel's search gets as many

Measure = Callable[[float], float]  # seconds -> rate per second


def repeat_for(seconds: float) -> Iterator[None]:
    """Yield at least once, and again until the wall-clock time is up."""
    end = perf_counter() + seconds
    yield
    while perf_counter() < end:
        yield


def rate(count: int, spent: float) -> float:
    """Return the rate per second of processor time, so that other work on the machine does not count."""
    return count / max(spent, 1e-9)  # coarse clocks may measure no time


def step(game: Game, seats: int) -> Measure:
    """Measure moves chosen in Python through the public interface. The time includes chance; the count does not."""
    new, options, choice = game.new, game.check_options(seats, {}), random.choice

    def measure(seconds: float) -> float:
        rng = new_rng()
        moves = 0
        begin = process_time()
        for _ in repeat_for(seconds):
            state = new(seats, options)
            while acting := state.acting:
                seat = acting[0]
                if seat >= 0:
                    state.apply(seat, choice(state.legal(seat)))
                    moves += 1
                else:
                    state.settle(state.roll(rng))
        return rate(moves, process_time() - begin)

    return measure


def whole(game: Game, seats: int) -> Measure:
    """Measure decisions of whole random games, ten in one call, so that the cost of the call hardly counts."""
    start = game.new(seats, game.check_options(seats, {}))

    def measure(seconds: float) -> float:
        rng = new_rng()
        decisions = 0
        begin = process_time()
        for _ in repeat_for(seconds):
            decisions += start.playouts(rng, 10)
        return rate(decisions, process_time() - begin)

    return measure


def clone(game: Game, seats: int) -> Measure:
    """Measure copies of a state in the middle of a game."""
    return time_copies(half_played_state(game, seats).clone)


def time_copies(copy: Callable[[], Any]) -> Measure:
    """Measure copies in one loop, for our states and for those of the peers."""

    def measure(seconds: float) -> float:
        done = 0
        begin = process_time()
        for _ in repeat_for(seconds):
            for _ in repeat(None, 500):
                copy()
            done += 500
        return rate(done, process_time() - begin)

    return measure


def scene(game: Game, seats: int) -> Measure:
    """Measure scenes of one random game, each built from view and offer and encoded, for every seat."""
    spoken = words(game)
    seen = [
        (game.view(state, seat), offer_of(game, state, seat))
        for state in positions(game, seats)
        for seat in range(seats)
    ]

    def measure(seconds: float) -> float:
        done = 0
        begin = process_time()
        for _ in repeat_for(seconds):
            for view, offer in seen:
                msgspec.json.encode(scene_of(game, view, offer, spoken))
            done += len(seen)
        return rate(done, process_time() - begin)

    return measure


def search(game: Game, seats: int) -> Measure:
    """Measure iterations of searches at a seat's first real choice. The time includes worlds, hints and the tree."""
    state = next(each for each in positions(game, seats) if len(each.legal(each.acting[0])) > 1)
    seat = state.acting[0]
    view, legal = game.view(state, seat), state.legal(seat)

    def measure(seconds: float) -> float:
        thinker = SearchBot(game, random.getrandbits(64))
        done = 0
        begin = process_time()
        for _ in repeat_for(seconds):
            done += thinker.think(view, seat, legal, SEARCH_BUDGET).iterations
        return rate(done, process_time() - begin)

    return measure


def positions(game: Game, seats: int) -> Iterator[State]:
    """Yield the states of a random game in which a seat must choose."""
    state, rng = game.new(seats, game.check_options(seats, {})), new_rng()
    while state.acting:
        seat = state.acting[0]
        if seat < 0:
            state.settle(state.roll(rng))
        else:
            yield state
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])


def half_played_state(game: Game, seats: int) -> State:
    """Play a random game to its middle and return the state."""
    seed, options = random.getrandbits(64), game.check_options(seats, {})
    half = game.new(seats, options).random_playout(Rng(seed)) // 2
    state, rng = game.new(seats, options), Rng(seed)
    while half:  # the same game again: `random_playout` chooses in the same way
        seat = state.acting[0]
        if seat < 0:
            state.settle(state.roll(rng))
        else:
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            half -= 1
    return state


def state_bytes(state: object) -> int:
    """Return the memory of a state and of everything it refers to."""
    seen: set[int] = set()
    total = 0
    todo = [state]
    while todo:
        thing = todo.pop()
        if id(thing) not in seen and not isinstance(thing, type | ModuleType):
            seen.add(id(thing))
            total += sys.getsizeof(thing)
            todo += gc.get_referents(thing)
    return total


def new_rng() -> Rng:
    return Rng(random.getrandbits(64))
