"""A bot that runs inside Samedi's own process, and the arena that measures it."""

import sys
from collections.abc import Sequence

from samedi.bots import BOTS, Budget
from samedi.cli import main
from samedi.core.game import Game
from samedi.core.rng import Rng
from samedi.core.types import Action, Seat
from samedi.core.view import View


class Dreamer:
    """Draws worlds that agree with its View, plays each to its end at random, and chooses the action that won most."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.rng = Rng(seed)

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        worlds = self.game.worlds(view)
        won = dict.fromkeys(legal, 0.0)
        for _ in range(budget.iterations or 20):
            for action in legal:
                world = worlds.draw(self.rng)
                world.apply(seat, action)
                world.random_playout(self.rng)
                won[action] += world.payoffs()[seat]
        return max(legal, key=lambda action: won[action])


BOTS["dreamer"] = Dreamer  # the worker processes of the arena import this file, so they know the name too

if __name__ == "__main__":
    raise SystemExit(main(["arena", *sys.argv[1:]]))
