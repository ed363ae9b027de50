"""Bots: who sits in for people. Each is found by its name and plays any game on the shelf.

A name may carry how long to think: `ismcts:2000it` or `houngan:50ms`; and with how many processes, each of which thinks
so long: `ismcts:4x2000it`. What thinks in iterations repeats, what thinks in time does not. A path (`./mybot`) is a
program.
"""

import re
from functools import partial
from typing import Any, Protocol

from samedi.bots.bot import Bot, Budget
from samedi.bots.hints_bot import Apprentice
from samedi.bots.parallel_search import MOST, Council
from samedi.bots.program_bot import Pipe, command_of
from samedi.bots.random_bot import Zombie
from samedi.bots.search_bot import Searcher
from samedi.core.errors import UnknownBot
from samedi.core.game import Game
from samedi.core.options import shown

__all__ = ["BOTS", "Bot", "Budget", "find_bot"]

HELD = 100  # iterations in one world, for perfect-information sampling
THOUGHT = re.compile(r"([1-9]\d{0,8})(it|ms)")
SHARED = re.compile(r"([1-9]\d?)x(.*)", re.DOTALL)


class Maker(Protocol):
    """What makes a bot for one seat of one game."""

    def __call__(self, game: Game, seed: int = 0) -> Bot: ...


def thinker(level: str, game: Game, seed: int = 0) -> Bot:
    """A level that searches; a game may say for how many iterations, and how many each choice has at least."""
    hints = game.module("hints")
    iterations, each = THINKS | getattr(hints, "THINKS", {}), getattr(hints, "EACH", {})
    return Searcher(game, seed, budget=Budget(iterations=iterations[level], each=each.get(level, 0)))


THINKS = {"houngan": 500, "loa": 4000}  # iterations of each level, where a game does not say otherwise
BOTS: dict[str, Maker] = {  # from weak to strong
    "zombie": Zombie,
    "apprentice": Apprentice,
    "houngan": partial(thinker, "houngan"),
    "loa": partial(thinker, "loa"),
}
SEARCHES = {"houngan": 0, "loa": 0, "ismcts": 0, "pimc": HELD}  # for how many iterations each holds a world


def find_bot(name: Any, game: Game, seed: int = 0) -> Bot:
    """A new bot of that name, or a program of that path, for one seat of a game; raises UnknownBot with a sentence."""
    return maker(name)(game, seed)


def maker(name: Any) -> Maker:
    if isinstance(name, str):
        if name in BOTS:
            return BOTS[name]
        kind, _, thought = name.partition(":")
        if kind in SEARCHES:
            return searcher(thought, SEARCHES[kind])
        command = command_of(name)
        if command:
            return partial(Pipe, command)
    there = ", ".join(dict.fromkeys([*BOTS, *SEARCHES]))
    raise UnknownBot(f"there is no bot {shown(name)} (there is: {there}, or a program such as ./mybot)")


def searcher(thought: str, hold: int) -> Maker:
    """What makes a search that thinks so: `2000it`, `4x50ms`, or as it is told each time if nothing is said."""
    shared = SHARED.fullmatch(thought)
    workers, each = (int(shared[1]), shared[2]) if shared else (1, thought)
    if workers > MOST:
        raise UnknownBot(f"a bot thinks with {MOST} processes at most, not {workers}")
    budget = read_budget(each) if thought else None
    if workers == 1:
        return partial(Searcher, budget=budget, hold=hold)
    return partial(Council, budget=budget, hold=hold, workers=workers)


def read_budget(text: str) -> Budget:
    """How long to think: 2000it or 50ms."""
    found = THOUGHT.fullmatch(text)
    if not found:
        raise UnknownBot(f"how long a bot thinks is told as 2000it or 50ms, not {shown(text)}")
    number = int(found[1])
    return Budget(iterations=number) if found[2] == "it" else Budget(seconds=number / 1000)
