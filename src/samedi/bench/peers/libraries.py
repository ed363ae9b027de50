"""Measure other libraries.

OpenSpiel (PyPI open_spiel, imported as pyspiel) is written in C++. Card games are compared with its hearts (four seats,
tricks, one deal), games without hidden information with its breakthrough (two seats, pieces that move and capture), and
board games with chance with its backgammon. RLCard is written in Python; its bridge is its only game of four seats and
tricks.

"""

import importlib
import importlib.metadata
import random
from time import process_time
from typing import Any

from samedi.bench.measures import Measure, rate, repeat_for
from samedi.bench.peers import openspiel
from samedi.core.errors import SamediError

MISSING = "{} is not installed: run ./dev bench --peers, or pip install 'samedi[peers]'"


def load(module: str) -> Any:
    """Return a peer's module, or raise with a sentence on how to install it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise SamediError(MISSING.format(module)) from error


def measures() -> dict[tuple[str, str], Measure]:
    """Return all measures of the peers, by peer and figure."""
    pyspiel, rlcard = load("pyspiel"), load("rlcard")
    return {
        **openspiel.measures(pyspiel),
        ("rlcard", "step"): step_rlcard(rlcard.make("bridge")),
        ("rlcard", "step_uno"): step_rlcard(rlcard.make("uno")),
    }


def about() -> dict[str, dict[str, Any]]:
    """Return the version, game and seats of each peer."""
    version = importlib.metadata.version
    return {
        "pyspiel": {"version": version("open_spiel"), "game": "hearts", "seats": 4},
        "pyspiel_board": {"version": version("open_spiel"), "game": "breakthrough", "seats": 2},
        "rlcard": {"version": version("rlcard"), "game": "bridge", "seats": 4},
        "backgammon": {"version": version("open_spiel"), "game": "backgammon", "seats": 2},
    }


def step_rlcard(env: Any) -> Measure:
    """Measure moves in RLCard's usual loop; its environment always makes the next player's observation too."""

    def measure(seconds: float) -> float:
        choice = random.choice
        moves = 0
        begin = process_time()
        for _ in repeat_for(seconds):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(choice(list(state["legal_actions"])))
                moves += 1
        return rate(moves, process_time() - begin)

    return measure
