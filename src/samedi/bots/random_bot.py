"""The level `zombie`: it chooses uniformly at random."""

from collections.abc import Sequence

from samedi.bots.bot import Budget, require_view
from samedi.core.game import Game
from samedi.core.rng import Rng
from samedi.core.types import Action, Seat
from samedi.core.view import View


class RandomBot:
    """Chooses every legal action with the same probability, from a seed, so that its games repeat."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        require_view(view)
        return legal[self.rng.below(len(legal))]
