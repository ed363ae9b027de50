"""The process that measures one of two builds for `samedi bench --against`.

It runs as a script, with PYTHONPATH at the sources that it measures: `python -P probe.py`. Both builds are measured
by this same text, so a changed benchmark changes no ratio. Modules and classes have other names in older commits;
a list of names gives all of them, the present one first. Nothing of samedi is imported before it is needed.

A request is one line of JSON, [method, arguments …]; the answer is one line, {"value": …} or {"error": sentence}.
"""

import gc
import importlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

import msgspec

SCENES = 40  # positions of a game whose scenes are drawn, spread over the game
ITERATIONS = 200  # of one search

REGISTRY = ("samedi.core.registry", "samedi.core.shelf")
GAMES = [(REGISTRY[0], "all_games"), (REGISTRY[0], "games"), (REGISTRY[1], "games")]
RNG = [("samedi.core.rng", "Rng")]
OFFER = [("samedi.core.offer", "offer_of")]
WORDS = [("samedi.core.words", "words")]
SCENE = [("samedi.scene.draw", "scene_of"), ("samedi.kit.show", "scene_of")]
BUDGET = [("samedi.bots", "Budget"), ("samedi.bots.bot", "Budget")]
SEARCH = [("samedi.bots.search_bot", "SearchBot"), ("samedi.bots.searcher", "Searcher")]


class MissingName(Exception):
    """This build has none of these names."""


def find_name(places: list[tuple[str, str]]) -> Any:
    """Return the first of these (module, name) that this build has."""
    for module, name in places:
        try:
            return getattr(importlib.import_module(module), name)
        except (ModuleNotFoundError, AttributeError):
            continue
    raise MissingName(f"it has no {' or '.join('.'.join(place) for place in places)}")


def rate(once: Callable[[], int], seconds: float) -> float:
    """Return the rate per second of processor time, so that other work on the machine does not count."""
    once()  # fill the caches
    gc.collect()
    done = 0
    begin = process_time()
    while True:
        done += once()
        spent = process_time() - begin
        if spent >= seconds:
            return done / max(spent, 1e-9)


class Workload:
    """One game with a number of seats and options, and the figures to measure."""

    def __init__(self, game: Any, seats: int, options: dict[str, Any], seed: int) -> None:
        self.game, self.seats = game, seats
        self.options = game.check_options(seats, options)
        random.seed(seed)  # both builds play the same games if their rules agree
        self.rng = find_name(RNG)(seed)

    def step(self) -> Callable[[], int]:
        """Count moves of a game, chosen in Python."""
        new, choice, rng = self.game.new, random.choice, self.rng

        def once() -> int:
            state = new(self.seats, self.options)
            moves = 0
            while acting := state.acting:
                seat = acting[0]
                if seat >= 0:
                    state.apply(seat, choice(state.legal(seat)))
                    moves += 1
                else:
                    state.settle(state.roll(rng))
            return moves

        return once

    def whole(self) -> Callable[[], int]:
        """Count decisions of ten random games in one call."""
        start = self.game.new(self.seats, self.options)
        return lambda: int(start.playouts(self.rng, 10))

    def search(self) -> Callable[[], int]:
        """Count iterations of searches from a seat's view at its first choice."""
        state = next(each for each in self.positions() if len(each.legal(each.acting[0])) > 1)
        seat = state.acting[0]
        view, legal = self.game.view(state, seat), state.legal(seat)
        bot, budget = find_name(SEARCH)(self.game, random.getrandbits(64)), find_name(BUDGET)(iterations=ITERATIONS)
        return lambda: int(bot.think(view, seat, legal, budget).iterations)

    def scene(self) -> Callable[[], int]:
        """Count scenes for every seat, drawn from view and offer and encoded."""
        game, offer_of, scene_of, encode = self.game, find_name(OFFER), find_name(SCENE), msgspec.json.encode
        options_text = find_name(WORDS)(game)
        seen: list[list[tuple[Any, Any]]] = [
            [(game.view(state, seat), offer_of(game, state, seat)) for seat in range(self.seats)]
            for state in self.positions()
        ]
        drawn = [pair for pairs in seen[:: max(1, len(seen) // SCENES)] for pair in pairs]

        def once() -> int:
            for view, offer in drawn:
                encode(scene_of(game, view, offer, options_text))
            return len(drawn)

        return once

    def positions(self) -> Iterator[Any]:
        """Yield the states of a random game in which a seat must choose."""
        state = self.game.new(self.seats, self.options)
        while state.acting:
            seat = state.acting[0]
            if seat < 0:
                state.settle(state.roll(self.rng))
            else:
                yield state
                state.apply(seat, random.choice(state.legal(seat)))


def find(name: str) -> Any:
    """Return the game of that name."""
    return {game.name: game for game in find_name(GAMES)()}.get(name)


def known_options(game: Any, options: dict[str, str]) -> dict[str, str]:
    """Return the options that this build's game has."""
    names = {option.name for option in game.options}
    return {name: value for name, value in options.items() if name in names}


def describe(seats: int | None, options: dict[str, str]) -> dict[str, Any]:
    """Tell where this build is, whether it is compiled, and which games and which of the options it has."""
    import samedi

    found = {
        game.name: {"seats": list(game.seats), "options": known_options(game, options), "version": game.version}
        for game in find_name(GAMES)()
        if seats is None or seats in game.seats
    }
    return {"file": samedi.__file__, "mode": samedi.mode, "games": found}


def measure(figure: str, name: str, seats: int, options: dict[str, str], seconds: float, seed: int) -> float:
    """Return the rate of one figure."""
    game = find(name)
    return rate(getattr(Workload(game, seats, known_options(game, options), seed), figure)(), seconds)


METHODS: dict[str, Callable[..., Any]] = {"describe": describe, "measure": measure}


def answer(line: str) -> dict[str, Any]:
    method, *arguments = json.loads(line)
    try:
        return {"value": METHODS[method](*arguments)}
    except MissingName as lack:
        return {"lacks": str(lack)}
    except Exception as error:  # the parent says in which build it happened, and ends
        return {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    try:
        for line in sys.stdin:
            print(json.dumps(answer(line)), flush=True)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
