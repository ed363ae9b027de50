"""A bot that searches: it plays on in worlds that agree with its View."""

import time
from collections.abc import Sequence

from samedi.bots.bot import Budget, require_view
from samedi.bots.ismcts import MAX_EDGES, MIN_EDGES, Search
from samedi.core.game import Game
from samedi.core.hints import SearchSettings
from samedi.core.rng import Rng
from samedi.core.types import Action, Seat
from samedi.core.view import View

DEFAULT_BUDGET = Budget(iterations=2000)
CLOCK_INTERVAL = 16  # iterations between two looks at the clock
PARTS = 16  # of a budget; from the middle on, the search may stop after each part
ITERATIONS_PER_SECOND = 400_000  # at most: the size of a tree for a budget in seconds


class SearchBot:
    """Thinks for its own budget; without one, for the budget of the question."""

    def __init__(
        self, game: Game, seed: int = 0, *, budget: Budget | None = None, iterations_per_world: int = 0
    ) -> None:
        self.game, self.budget, self.iterations_per_world = game, budget, iterations_per_world
        self.rng = Rng(seed)

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        require_view(view)
        if len(legal) == 1:
            return legal[0]
        search = self.think(view, seat, legal, self.budget or budget, whole=False)
        return search.found(tuple(legal))[0][0]

    def think(
        self,
        view: View,
        seat: Seat,
        legal: Sequence[Action],
        budget: Budget,
        *,
        whole: bool = True,
        scored: bool = False,
    ) -> Search:
        """Return a search that has used up its budget. If not `whole`, it stops when the rest cannot change its choice.

        Preparing the search is part of the time. In a budget of seconds, the iterations that are left are estimated
        from the speed so far.
        """
        begin = time.perf_counter()
        if budget.iterations is None and budget.seconds is None:
            budget = DEFAULT_BUDGET
        seed = self.rng.word() << 32 | self.rng.word()
        iterations = budget.iterations and max(budget.iterations, budget.per_choice * len(legal))
        room = iterations or min(MAX_EDGES, int((budget.seconds or 0) * ITERATIONS_PER_SECOND))
        hints = self.game.hints
        settings = hints.search if hints and not self.iterations_per_world else SearchSettings()
        hinted = hints.advise(view, legal) if hints else -1
        search = Search(
            self.game.worlds(view),
            seat,
            seed,
            settings,
            room=max(MIN_EDGES, room),
            iterations_per_world=self.iterations_per_world,
            hinted=hinted,
            scored=scored,
        )
        if iterations is not None:
            left = iterations
            while left > 0 and (whole or left * 2 > iterations or not search.is_decided(tuple(legal), left)):
                some = min(left, -(-iterations // PARTS))
                search.run(some)
                left -= some
            return search
        assert budget.seconds is not None
        search.run(CLOCK_INTERVAL)
        for part in range(1, PARTS + 1):
            while time.perf_counter() < begin + budget.seconds * part / PARTS:
                search.run(CLOCK_INTERVAL)
            left = search.iterations * (PARTS - part) // part
            if not whole and part * 2 >= PARTS and search.is_decided(tuple(legal), left):
                break
        return search
