"""A bot that searches in several processes, each in worlds of its own, and adds up what they found."""

import threading
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool

from samedi.bots.bot import Budget, require_view
from samedi.bots.search_bot import SearchBot
from samedi.bots.worker_pool import WorkerPool
from samedi.core.errors import BotFailed
from samedi.core.game import Game
from samedi.core.registry import find_game
from samedi.core.rng import Rng
from samedi.core.types import Action, Seat
from samedi.core.view import View

MAX_PROCESSES = 32  # of one bot

Found = list[tuple[Action, int, float]]  # as `Search.found` returns it: action, visits, mean outcome of its chooser


class ParallelSearchBot:
    """Searches in so many processes, each for the whole budget. The processes stay for later choices and other bots.

    With a budget in iterations it repeats exactly. The processes find the game by its name in the registry.
    """

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        *,
        budget: Budget | None = None,
        iterations_per_world: int = 0,
        processes: int = 2,
    ) -> None:
        self.game, self.budget = game, budget
        self.iterations_per_world, self.processes = iterations_per_world, processes
        self.rng = Rng(seed)

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        require_view(view)
        if len(legal) == 1:
            return legal[0]
        return self.found(view, seat, legal, budget)[0][0]

    def found(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Found:
        """Return what all processes found together, the most visited action first."""
        seeds = [self.rng.word() << 32 | self.rng.word() for _ in range(self.processes)]
        question = (self.iterations_per_world, view, seat, tuple(legal), self.budget or budget)
        try:
            tasks = [(self.game.name, seed, *question) for seed in seeds]
            return add_up(shared_pool(self.processes).map_ordered(search_once, tasks))
        except BrokenProcessPool:
            raise BotFailed("a process that thought for a bot has ended before its time") from None


def search_once(
    game: str, seed: int, iterations_per_world: int, view: View, seat: Seat, legal: tuple[Action, ...], budget: Budget
) -> Found:
    """Run one search, in a worker process, from what its seat may know."""
    require_view(view)
    bot = SearchBot(find_game(game), seed, iterations_per_world=iterations_per_world)
    return bot.think(view, seat, legal, budget).found(legal)


def add_up(results: Sequence[Found]) -> Found:
    """Add visits and totals of the same first actions."""
    visits: dict[Action, int] = {}
    totals: dict[Action, float] = {}
    for action, seen, mean in (row for found in results for row in found):
        visits[action] = visits.get(action, 0) + seen
        totals[action] = totals.get(action, 0.0) + seen * mean
    rows = [(action, seen, totals[action] / seen if seen else 0.0) for action, seen in visits.items()]
    return sorted(rows, key=lambda row: (-row[1], -row[2], row[0]))


POOLS: dict[int, WorkerPool] = {}  # by their number of processes
LOCK = threading.Lock()


def shared_pool(processes: int) -> WorkerPool:
    """Return the pool of this size, which all bots of this size share."""
    with LOCK:
        if processes not in POOLS:
            POOLS[processes] = WorkerPool(processes)
        return POOLS[processes]
