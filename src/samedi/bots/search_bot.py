"""Searcher: a bot that plays on in worlds that agree with its View, before it chooses."""

import time
from collections.abc import Sequence

from samedi.bots.bot import Budget, only_a_view
from samedi.bots.ismcts import FEWEST, MOST, Search
from samedi.core.game import Game
from samedi.core.rng import Rng
from samedi.core.types import Action, Seat
from samedi.core.view import View

USUAL = Budget(iterations=2000)
AT_ONCE = 16  # iterations between two looks at the clock
PARTS = 16  # of a budget; from the middle on it may be settled after each what will be chosen
A_SECOND = 400_000  # iterations for which there is room in a tree that is made for some time


class Searcher:
    """Thinks for its own budget, or for the one it is given if it has none."""

    def __init__(self, game: Game, seed: int = 0, *, budget: Budget | None = None, hold: int = 0) -> None:
        self.game, self.budget, self.hold = game, budget, hold
        self.rng = Rng(seed)

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        only_a_view(view)
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
        """A search that has used up its budget, or if not `whole` so much that the rest cannot change its choice.

        To prepare it is part of the time. How many iterations a rest of the time has is judged by those before.
        """
        begin = time.perf_counter()
        if budget.iterations is None and budget.seconds is None:
            budget = USUAL
        seed = self.rng.word() << 32 | self.rng.word()
        iterations = budget.iterations and max(budget.iterations, budget.each * len(legal))
        room = iterations or min(MOST, int((budget.seconds or 0) * A_SECOND))
        hints = self.game.module("hints")
        manner = {} if self.hold else getattr(hints, "SEARCH", {})  # how to search this game: arguments of Search
        hinted = hints.advise(view, legal) if hints else -1
        worlds = self.game.worlds(view)
        search = Search(
            worlds, seat, seed, room=max(FEWEST, room), hold=self.hold, hinted=hinted, scored=scored, **manner
        )
        if iterations is not None:
            left = iterations
            while left > 0 and (whole or left * 2 > iterations or not search.settled(tuple(legal), left)):
                some = min(left, -(-iterations // PARTS))
                search.run(some)
                left -= some
            return search
        assert budget.seconds is not None
        search.run(AT_ONCE)
        for part in range(1, PARTS + 1):
            while time.perf_counter() < begin + budget.seconds * part / PARTS:
                search.run(AT_ONCE)
            left = search.iterations * (PARTS - part) // part
            if not whole and part * 2 >= PARTS and search.settled(tuple(legal), left):
                break
        return search
