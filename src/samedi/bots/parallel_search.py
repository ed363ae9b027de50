"""Council: several searches in processes of their own, each in worlds of its own, that add up what they found."""

import threading
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool

from samedi.bots.bot import Budget, only_a_view
from samedi.bots.search_bot import Searcher
from samedi.bots.worker_pool import Crew
from samedi.core.errors import BotFailed
from samedi.core.game import Game
from samedi.core.registry import find_game
from samedi.core.rng import Rng
from samedi.core.types import Action, Seat
from samedi.core.view import View

MOST = 32  # processes of one council

Found = list[tuple[Action, int, float]]  # as `Search.found` tells it: action, visits, how its chooser fared


class Council:
    """Thinks with so many processes, each for the whole budget. They stay for the next choice, and for other councils.

    What thinks in iterations repeats, however fast each of them is. They find the game by its name on the shelf.
    """

    def __init__(
        self, game: Game, seed: int = 0, *, budget: Budget | None = None, hold: int = 0, workers: int = 2
    ) -> None:
        self.game, self.budget, self.hold, self.workers = game, budget, hold, workers
        self.rng = Rng(seed)

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        only_a_view(view)
        if len(legal) == 1:
            return legal[0]
        return self.found(view, seat, legal, budget)[0][0]

    def found(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Found:
        """What all of them found together, the most visited action first."""
        seeds = [self.rng.word() << 32 | self.rng.word() for _ in range(self.workers)]
        question = (self.hold, view, seat, tuple(legal), self.budget or budget)
        try:
            return added(crew(self.workers).all(look, [(self.game.name, seed, *question) for seed in seeds]))
        except BrokenProcessPool:
            raise BotFailed("a process that thought for a bot has ended before its time") from None


def look(game: str, seed: int, hold: int, view: View, seat: Seat, legal: tuple[Action, ...], budget: Budget) -> Found:
    """In a process of its own: what one search finds, knowing what its seat may know."""
    only_a_view(view)
    return Searcher(find_game(game), seed, hold=hold).think(view, seat, legal, budget).found(legal)


def added(every: Sequence[Found]) -> Found:
    """Visits and totals of the same first choices, added up."""
    visits: dict[Action, int] = {}
    totals: dict[Action, float] = {}
    for action, seen, mean in (row for found in every for row in found):
        visits[action] = visits.get(action, 0) + seen
        totals[action] = totals.get(action, 0.0) + seen * mean
    rows = [(action, seen, totals[action] / seen if seen else 0.0) for action, seen in visits.items()]
    return sorted(rows, key=lambda row: (-row[1], -row[2], row[0]))


CREWS: dict[int, Crew] = {}  # by their size
LOCK = threading.Lock()


def crew(workers: int) -> Crew:
    """The processes in which councils of this size think."""
    with LOCK:
        if workers not in CREWS:
            CREWS[workers] = Crew(workers)
        return CREWS[workers]
