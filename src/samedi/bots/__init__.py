"""Bots: who sits in for people. Each is found by its name and plays any game on the shelf."""

from typing import Any, Protocol

from samedi.bots.apprentice import Apprentice
from samedi.bots.bot import Bot, Budget
from samedi.bots.uniform import Zombie
from samedi.core.errors import UnknownBot
from samedi.core.game import Game
from samedi.core.options import shown

__all__ = ["BOTS", "Bot", "Budget", "find_bot"]


class Maker(Protocol):
    """What makes a bot for one seat of one game."""

    def __call__(self, game: Game, seed: int = 0) -> Bot: ...


BOTS: dict[str, Maker] = {"zombie": Zombie, "apprentice": Apprentice}  # from weak to strong


def find_bot(name: Any, game: Game, seed: int = 0) -> Bot:
    """A new bot of that name for one seat of a game; raises UnknownBot with a sentence."""
    return maker(name)(game, seed)


def maker(name: Any) -> Maker:
    if not isinstance(name, str) or name not in BOTS:
        raise UnknownBot(f"there is no bot {shown(name)} (there is: {', '.join(BOTS)})")
    return BOTS[name]
