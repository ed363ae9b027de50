"""Apprentice: follows the game's own rules of thumb, its module `hints`."""

from collections.abc import Sequence

from samedi.bots.bot import Budget, only_a_view
from samedi.bots.random_bot import Zombie
from samedi.core.errors import Because
from samedi.core.game import Game
from samedi.core.rng import Rng
from samedi.core.types import Action, Seat
from samedi.core.view import View


class Apprentice:
    """Does what `hints.advise(view, legal)` says: the same for the same View. Without hints it plays uniformly.

    A game in which whoever is foreseen loses may have `hints.play(view, legal, rng)` as well, for an apprentice alone.
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.hints = game.module("hints")
        self.play = getattr(self.hints, "play", None)
        self.rng = Rng(seed)
        self.otherwise = Zombie(game, seed)

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action:
        only_a_view(view)
        if self.hints is None:
            return self.otherwise.choose(view, seat, legal, budget)
        action: Action = self.play(view, legal, self.rng) if self.play else self.hints.advise(view, legal)
        return action


def because(game: Game, view: View, legal: Sequence[Action], action: Action) -> Because | None:
    """What can be said for a choice, whoever made it, if the game's hints can (`hints.because(view, action)`)."""
    if len(legal) == 1:
        return Because("only")
    say = getattr(game.module("hints"), "because", None)
    reason: Because | None = say(view, action) if say else None
    return reason
