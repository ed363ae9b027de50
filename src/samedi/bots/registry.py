"""The names of bots.

A name is a level (`houngan`), a search with a budget (`ismcts:2000it`, `houngan:50ms`), a search in several processes
that each use the whole budget (`ismcts:4x2000it`), or the path of a program (`./mybot`). A search with a budget in
iterations repeats exactly; one with a budget in time does not.
"""

import re
from functools import partial
from typing import Any, Protocol

from samedi.bots.bot import Bot, Budget
from samedi.bots.hints_bot import HintsBot
from samedi.bots.parallel_search import MAX_PROCESSES, ParallelSearchBot
from samedi.bots.program_bot import ProgramBot, command_of
from samedi.bots.random_bot import RandomBot
from samedi.bots.search_bot import SearchBot
from samedi.core.errors import UnknownBot
from samedi.core.game import Game
from samedi.core.hints import SearchSettings
from samedi.core.options import short_repr

PIMC_ITERATIONS_PER_WORLD = 100  # for perfect-information sampling
BUDGET = re.compile(r"([1-9]\d{0,8})(it|ms)")
SEVERAL = re.compile(r"([1-9]\d?)x(.*)", re.DOTALL)


class BotFactory(Protocol):
    """Makes a bot for one seat of one game."""

    def __call__(self, game: Game, seed: int = 0) -> Bot: ...


def search_level(level: str, game: Game, seed: int = 0) -> Bot:
    """Return the search bot of a level. A game may set its iterations, and the fewest iterations for each choice."""
    search = game.hints.search if game.hints else SearchSettings()
    iterations = search.iterations.get(level, LEVEL_ITERATIONS[level])
    return SearchBot(game, seed, budget=Budget(iterations, per_choice=search.iterations_per_choice.get(level, 0)))


LEVEL_ITERATIONS = {"houngan": 500, "loa": 4000}  # unless the game says otherwise
BOTS: dict[str, BotFactory] = {  # from weak to strong
    "zombie": RandomBot,
    "apprentice": HintsBot,
    "houngan": partial(search_level, "houngan"),
    "loa": partial(search_level, "loa"),
}
SEARCHES = {"houngan": 0, "loa": 0, "ismcts": 0, "pimc": PIMC_ITERATIONS_PER_WORLD}  # iterations per world


def find_bot(name: Any, game: Game, seed: int = 0) -> Bot:
    """Return a new bot of that name, or the program of that path, for one seat of a game; raises UnknownBot."""
    return bot_factory(name)(game, seed)


def bot_factory(name: Any) -> BotFactory:
    """Return the factory of a name, or raise UnknownBot."""
    if isinstance(name, str):
        if name in BOTS:
            return BOTS[name]
        kind, _, budget = name.partition(":")
        if kind in SEARCHES:
            return search_factory(budget, SEARCHES[kind])
        command = command_of(name)
        if command:
            return partial(ProgramBot, command)
    known = ", ".join(dict.fromkeys([*BOTS, *SEARCHES]))
    raise UnknownBot(f"there is no bot {short_repr(name)} (there is: {known}, or a program such as ./mybot)")


def search_factory(text: str, iterations_per_world: int) -> BotFactory:
    """Return a factory for `2000it` or `4x50ms`; without a budget the search uses the one that each question brings."""
    several = SEVERAL.fullmatch(text)
    processes, each = (int(several[1]), several[2]) if several else (1, text)
    if processes > MAX_PROCESSES:
        raise UnknownBot(f"a bot thinks with {MAX_PROCESSES} processes at most, not {processes}")
    budget = read_budget(each) if text else None
    if processes == 1:
        return partial(SearchBot, budget=budget, iterations_per_world=iterations_per_world)
    return partial(ParallelSearchBot, budget=budget, iterations_per_world=iterations_per_world, processes=processes)


def read_budget(text: str) -> Budget:
    """Read a budget: 2000it or 50ms."""
    found = BUDGET.fullmatch(text)
    if not found:
        raise UnknownBot(f"how long a bot thinks is told as 2000it or 50ms, not {short_repr(text)}")
    number = int(found[1])
    return Budget(iterations=number) if found[2] == "it" else Budget(seconds=number / 1000)
