"""OpenSpiel's own search bots, written in Python, play our games.

Their code runs unchanged; only a clock ends their searches, because they count simulations. They get what our own
search has: worlds that agree with the View (`Worlds.draw`), the same horizons (`State.at_horizon`) and values there
(`State.evaluate`), in units of their standard deviation, so that their usual `uct_c` means the same as in a game that
is won or lost. Otherwise they would play a dozen random games to the end in the time of a move, and could hardly tell
two choices apart. Chance happens inside a move, which is faster for them than chance nodes.

"""

import importlib
import math
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import perf_counter
from types import SimpleNamespace
from typing import Any

from samedi.bench.peers.openspiel import UCT_C
from samedi.bots import Bot, Budget
from samedi.bots.bot import require_view
from samedi.bots.search_bot import SearchBot
from samedi.core.game import Game
from samedi.core.rng import Rng
from samedi.core.state import State
from samedi.core.types import CHANCE, OVER, SEVERAL, Action, Seat
from samedi.core.view import View
from samedi.core.worlds import Worlds

WORLDS = 5  # worlds that MCTSBot, which cannot handle hidden information, searches one after another
SPREAD_ITERATIONS = 64  # iterations that estimate the spread of outcomes
MIN_SIMULATIONS = 2  # simulations that run even after the time is up; the first only creates the root
TERMINAL = -4  # PlayerId.TERMINAL


class TimeUp(Exception):
    """Raised to end a search between two simulations."""


class OpenSpielGame:
    """One of our games with the interface that OpenSpiel's bots expect."""

    def __init__(self, game: Game, spiel: Any) -> None:
        self.game = game
        self.spread = 0.5  # standard deviation of the values at horizons
        self.horizons = game.hints.search.horizons if game.hints else 1
        kinds = spiel.GameType
        self.type = SimpleNamespace(
            dynamics=kinds.Dynamics.SEQUENTIAL,
            information=kinds.Information.IMPERFECT_INFORMATION,
            reward_model=kinds.RewardModel.TERMINAL,
        )

    def get_type(self) -> Any:
        return self.type

    def max_utility(self) -> float:
        return math.inf  # so that no outcome ends a search early

    def estimate_spread(self, view: View, seat: Seat, legal: Sequence[Action]) -> None:
        """Estimate the spread of outcomes from here on, as our own search does."""
        search = SearchBot(self.game).think(view, seat, legal, Budget(iterations=SPREAD_ITERATIONS))
        self.spread = max(1e-3, search.width / search.exploration)


class OpenSpielState:
    """One of our states with OpenSpiel's interface. Simultaneous choices are made one after another, unseen.

    With `luck`, the same moves bring the same chance outcomes, which a tree without chance nodes needs.

    """

    __slots__ = ("luck", "passed", "rng", "rolled", "rules", "seen", "state")

    def __init__(self, rules: OpenSpielGame, state: State, rng: Rng, luck: int | None = None) -> None:
        self.rules, self.state, self.rng, self.luck = rules, state, rng, luck
        self.passed = self.rolled = 0
        self.seen: int | None = None  # a hash of what the player to move knows, computed on first use

    def get_game(self) -> OpenSpielGame:
        return self.rules

    def current_player(self) -> int:
        if self.is_terminal():
            return TERMINAL
        return self.state.first_waiting() if self.state.mover == SEVERAL else self.state.mover

    def is_terminal(self) -> bool:
        return self.state.mover == OVER or self.passed >= self.rules.horizons

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[Action]:
        return list(self.state.legal(self.current_player()))

    def apply_action(self, action: Any) -> None:
        self.state.apply(self.current_player(), int(action))
        self.seen = None
        self.passed += self.state.at_horizon()
        while self.state.mover == CHANCE and self.passed < self.rules.horizons:
            self.state.roll_and_settle(self.rng if self.luck is None else Rng(self.luck + self.rolled))
            self.rolled += 1
            self.passed += self.state.at_horizon()

    def clone(self) -> "OpenSpielState":
        twin = OpenSpielState(self.rules, self.state.clone(), self.rng, self.luck)
        twin.passed, twin.rolled, twin.seen = self.passed, self.rolled, self.seen
        return twin

    def returns(self) -> list[float]:
        return [(self.state.evaluate(seat) - 0.5) / self.rules.spread for seat in range(self.state.seats)]

    def information_state_string(self) -> int:
        """Return a hash of the mover's View: their tree uses it as a key, and compares it often."""
        if self.seen is None:
            self.seen = hash(self.rules.game.view(self.state, self.current_player()))
        return self.seen


class SearchClock:
    """The time limit of a search."""

    def __init__(self) -> None:
        self.end, self.done = 0.0, 0

    def start(self, seconds: float) -> None:
        self.end, self.done = perf_counter() + seconds, 0

    def check(self) -> None:
        """Count a simulation; raise TimeUp when the time is up."""
        if self.done >= MIN_SIMULATIONS and perf_counter() >= self.end:
            raise TimeUp
        self.done += 1


class OpenSpielBot(ABC):
    """The common part of both bots: a time per move and random generators."""

    def __init__(self, game: Game, seed: int, seconds: float) -> None:
        numpy, spiel = importlib.import_module("numpy"), importlib.import_module("pyspiel")
        self.game, self.seconds = game, seconds
        self.rules, self.clock, self.rng = OpenSpielGame(game, spiel), SearchClock(), Rng(seed)
        self.random = numpy.random.RandomState(seed % 2**32)

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        require_view(view)
        if len(legal) == 1:
            return legal[0]
        self.rules.estimate_spread(view, seat, legal)  # takes a millisecond, outside their time
        return self.think(view, budget.seconds or self.seconds)

    @abstractmethod
    def think(self, view: View, seconds: float) -> Action:
        """Search until the time is up and return the choice."""


class ISMCTSPlayer(OpenSpielBot):
    """OpenSpiel's ISMCTSBot with our worlds (`set_resampler`)."""

    def __init__(self, game: Game, seed: int = 0, seconds: float = 0.05) -> None:
        super().__init__(game, seed, seconds)
        ismcts = importlib.import_module("open_spiel.python.algorithms.ismcts")
        clock = self.clock

        class Timed(ismcts.ISMCTSBot):  # type: ignore[misc, name-defined]
            def sample_root_state(self, state: Any) -> Any:
                clock.check()
                return super().sample_root_state(state)

            def best(self, state: Any) -> Any:
                policy = self.get_final_policy(state, self._root_node)
                actions, chances = zip(*policy, strict=True)
                return self._random_state.choice(actions, p=chances)

        self.bot = Timed(self.rules, rollouts(self.random), UCT_C, sys.maxsize, random_state=self.random)

    def think(self, view: View, seconds: float) -> Action:
        self.clock.start(seconds)
        worlds = self.game.worlds(view)
        self.bot.set_resampler(lambda state, player: OpenSpielState(self.rules, worlds.draw(self.rng), self.rng))
        table = OpenSpielState(self.rules, worlds.draw(self.rng), self.rng)
        with suppress(TimeUp):
            self.bot.run_search(table)
        return int(self.bot.best(table))


class MCTSPlayer(OpenSpielBot):
    """OpenSpiel's MCTSBot, which sees everything, in several worlds that agree with the View; visits are added."""

    def __init__(self, game: Game, seed: int = 0, seconds: float = 0.05) -> None:
        super().__init__(game, seed, seconds)
        mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
        clock = self.clock

        class Timed(mcts.MCTSBot):  # type: ignore[misc, name-defined]
            root: Any = None

            def _apply_tree_policy(self, root: Any, state: Any) -> Any:
                self.root = root
                clock.check()
                return super()._apply_tree_policy(root, state)

        self.bot = Timed(self.rules, UCT_C, sys.maxsize, rollouts(self.random), random_state=self.random)

    def think(self, view: View, seconds: float) -> Action:
        begin = perf_counter()
        worlds = self.game.worlds(view)
        many = 1 if type(worlds) is Worlds else WORLDS
        visit_shares: dict[Action, float] = {}
        for number in range(many):
            self.clock.start(begin + seconds * (number + 1) / many - perf_counter())
            for action, share in self.search(worlds).items():
                visit_shares[action] = visit_shares.get(action, 0.0) + share
        return max(visit_shares, key=lambda action: (visit_shares[action], -action))

    def search(self, worlds: Worlds) -> dict[Action, float]:
        """Return each choice's share of the visits in one world; a choice proven best gets all of them."""
        table = OpenSpielState(self.rules, worlds.draw(self.rng), self.rng, luck=self.rng.word() << 16)
        with suppress(TimeUp):
            self.bot.mcts_search(table)
        root = self.bot.root
        if root.outcome is not None:
            return {root.best_child().action: 1.0}
        return {child.action: child.explore_count / root.explore_count for child in root.children}


def rollouts(random: Any) -> Any:
    """Return OpenSpiel's own evaluator with one random playout."""
    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    return mcts.RandomRolloutEvaluator(random_state=random)


OPENSPIEL_BOTS: dict[str, Callable[..., Bot]] = {"ISMCTSBot": ISMCTSPlayer, "MCTSBot": MCTSPlayer}
