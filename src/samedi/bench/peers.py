"""The same figures of other people's libraries, each measured in the fastest fair way we know.

OpenSpiel (PyPI open_spiel, imported as pyspiel) has hearts, written in C++: four seats, tricks, one deal.
RLCard has bridge, written in Python: the one game of four seats and tricks among its environments.
OpenSpiel's backgammon, for games on boards, is in `backgammon`.
"""

import importlib
import importlib.metadata
import random
from time import process_time
from typing import Any

from samedi.bench import backgammon
from samedi.bench.own import Measure, clones, rate, turns
from samedi.core.errors import SamediError

MISSING = "{} is not installed: run ./dev bench --peers, or pip install 'samedi[peers]'"
DEALS = 6  # that rollouts start from
ROLLOUTS = 100  # a simulation; with ten times as many it is no faster


def load(module: str) -> Any:
    """A peer's module, or one sentence on how to get it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise SamediError(MISSING.format(module)) from error


def measures() -> dict[tuple[str, str], Measure]:
    """Everything that is measured of the peers, by peer and figure."""
    spiel, rlcard = load("pyspiel"), load("rlcard")
    hearts = spiel.load_game("hearts")
    return {
        ("pyspiel", "step"): step(hearts),
        ("pyspiel", "step_quick_deal"): step_quick_deal(hearts),
        ("pyspiel", "step_play_only"): step_play_only(hearts),
        ("pyspiel", "whole"): whole(spiel, hearts),
        ("pyspiel", "clone"): clones(played(hearts, 32).clone),
        ("rlcard", "step"): step_rlcard(rlcard.make("bridge")),
        ("rlcard", "step_uno"): step_rlcard(rlcard.make("uno")),
        **backgammon.measures(spiel),
    }


def about() -> dict[str, dict[str, Any]]:
    """What was measured, beside the figures."""
    version = importlib.metadata.version
    return {
        "pyspiel": {"version": version("open_spiel"), "game": "hearts", "seats": 4},
        "rlcard": {"version": version("rlcard"), "game": "bridge", "seats": 4},
        "backgammon": {"version": version("open_spiel"), "game": "backgammon", "seats": 2},
    }


def deal(hearts: Any) -> Any:
    """A hearts state with all cards dealt, the quick way: all outcomes of its chance are equally likely."""
    state, choice = hearts.new_initial_state(), random.choice
    while state.is_chance_node():
        state.apply_action(choice(state.legal_actions()))
    return state


def played(hearts: Any, moves: int) -> Any:
    """A random hearts game with passing after so many of its 64 moves."""
    while True:
        state = deal(hearts)
        if remaining(state) == 64:
            break
    for _ in range(moves):
        state.apply_action(random.choice(state.legal_actions()))
    return state


def remaining(state: Any) -> int:
    """How many decisions a hearts state has before it, found by playing a copy to its end."""
    copy, moves = state.clone(), 0
    while not copy.is_terminal():
        copy.apply_action(random.choice(copy.legal_actions()))
        moves += 1
    return moves


def step(hearts: Any) -> Measure:
    """Moves chosen in Python, with the deal (53 chance nodes) in the time.

    The loop of OpenSpiel's own examples, with `random.choice` where they use numpy's, which is slower.
    """

    def measure(seconds: float) -> float:
        choice = random.choice
        moves = 0
        begin = process_time()
        for _ in turns(seconds):
            state = hearts.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(choice(state.legal_actions()))
                    moves += 1
        return rate(moves, process_time() - begin)

    return measure


def step_quick_deal(hearts: Any) -> Measure:
    """The same with all that we know of hearts: chance comes first, and its outcomes are equally likely."""

    def measure(seconds: float) -> float:
        choice = random.choice
        moves = 0
        begin = process_time()
        for _ in turns(seconds):
            state = deal(hearts)
            while not state.is_terminal():
                state.apply_action(choice(state.legal_actions()))
                moves += 1
        return rate(moves, process_time() - begin)

    return measure


def step_play_only(hearts: Any) -> Measure:
    """The same without any deal: hands are dealt outside the time."""

    def measure(seconds: float) -> float:
        choice = random.choice
        moves = 0
        spent = 0.0
        for _ in turns(seconds):
            states = [deal(hearts) for _ in range(8)]
            begin = process_time()
            for state in states:
                while not state.is_terminal():
                    state.apply_action(choice(state.legal_actions()))
                    moves += 1
            spent += process_time() - begin
        return rate(moves, spent)

    return measure


def whole(spiel: Any, hearts: Any) -> Measure:
    """Decisions in random rollouts inside C++, without the deal.

    A search of two simulations is nothing but two batches of rollouts: one from the dealt state, one from a
    child of it. (More simulations go deeper, and stop early where only one action is legal.)
    """
    states = [played(hearts, 0) for _ in range(DEALS)]  # deals differ by some per cent
    decisions = ROLLOUTS * sum(2 * remaining(state) - 1 for state in states)
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, random.getrandbits(31))
    bot = spiel.MCTSBot(hearts, evaluator, 2.0, 2, 100, False, random.getrandbits(31), False)

    def measure(seconds: float) -> float:
        done = 0
        begin = process_time()
        for _ in turns(seconds):
            for state in states:
                bot.step(state)
            done += decisions
        return rate(done, process_time() - begin)

    return measure


def step_rlcard(env: Any) -> Measure:
    """Moves in RLCard's usual loop; an environment always makes the next player's observation too."""

    def measure(seconds: float) -> float:
        choice = random.choice
        moves = 0
        begin = process_time()
        for _ in turns(seconds):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(choice(list(state["legal_actions"])))
                moves += 1
        return rate(moves, process_time() - begin)

    return measure
