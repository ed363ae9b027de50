"""The level `apprentice`: it follows the game's own advice, the module `hints`."""

from collections.abc import Sequence

from samedi.bots.bot import Budget, require_view
from samedi.bots.random_bot import RandomBot
from samedi.core.errors import Because
from samedi.core.game import Game
from samedi.core.rng import Rng
from samedi.core.types import Action, Seat
from samedi.core.view import View


class HintsBot:
    """Chooses what `Hints.advise` says: the same for the same View. Without hints it plays at random.

    Where a predictable player loses, a game may also have `Hints.play`, which only this bot uses.
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.hints = game.hints
        self.rng = Rng(seed)
        self.fallback = RandomBot(game, seed)

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        require_view(view)
        if self.hints is None:
            return self.fallback.choose(view, seat, legal, budget)
        if self.hints.play is None:
            return self.hints.advise(view, legal)
        return self.hints.play(view, legal, self.rng)


def because(game: Game, view: View, legal: Sequence[Action], action: Action) -> Because | None:
    """Return what speaks for an action, if the game's hints can tell."""
    if len(legal) == 1:
        return Because("only")
    return game.hints.because(view, action) if game.hints else None
