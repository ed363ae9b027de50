"""OpenSpiel's backgammon: the peer of games on boards, with chance between the choices.

Two seats, written in C++. How long a random game is differs from game to game, so rollouts are counted by the average
length of random games from the same states.
"""

import random
from time import process_time
from typing import Any

from samedi.bench.own import Measure, clones, rate, turns

OPENINGS = 6  # that rollouts start from
ROLLOUTS = 20  # a simulation; each has about a hundred choices
COUNTED = 60  # random games from each opening that say how long they are


def measures(spiel: Any) -> dict[tuple[str, str], Measure]:
    """What is measured of it, by figure."""
    game = spiel.load_game("backgammon")
    return {
        ("backgammon", "step"): step(game),
        ("backgammon", "whole"): whole(spiel, game),
        ("backgammon", "clone"): clones(played(game, 50).clone),
    }


def roll(state: Any) -> None:
    """The dice are cast, by their chances."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, chances)[0])


def played(game: Any, moves: int) -> Any:
    """A random game after so many choices, or after fewer if it was over by then, with dice for the next one."""
    state = game.new_initial_state()
    while not state.is_terminal() and (moves or state.is_chance_node()):
        if state.is_chance_node():
            roll(state)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves -= 1
    return state


def remaining(state: Any) -> int:
    """How many choices a random game from here has."""
    copy, moves = state.clone(), 0
    while not copy.is_terminal():
        if copy.is_chance_node():
            roll(copy)
        else:
            copy.apply_action(random.choice(copy.legal_actions()))
            moves += 1
    return moves


def step(game: Any) -> Measure:
    """Choices made in Python, with the dice in the time."""

    def measure(seconds: float) -> float:
        choice = random.choice
        moves = 0
        begin = process_time()
        for _ in turns(seconds):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    roll(state)
                else:
                    state.apply_action(choice(state.legal_actions()))
                    moves += 1
        return rate(moves, process_time() - begin)

    return measure


def whole(spiel: Any, game: Any) -> Measure:
    """Choices in random rollouts inside C++: two simulations of a search are two batches of them."""
    states = [played(game, 0) for _ in range(OPENINGS)]
    length = sum(remaining(state) for state in states for _ in range(COUNTED)) / (OPENINGS * COUNTED)
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, random.getrandbits(31))
    bot = spiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, random.getrandbits(31), False)

    def measure(seconds: float) -> float:
        searches = 0
        begin = process_time()
        for number, _ in enumerate(turns(seconds)):
            bot.step(states[number % OPENINGS])
            searches += 1
        return rate(round(searches * ROLLOUTS * (2 * length - 1)), process_time() - begin)

    return measure
