"""Bots: who sits in for people. Each is found by its name and plays any game on the shelf."""

from functools import partial
from typing import Any, Protocol

from samedi.bots.apprentice import Apprentice
from samedi.bots.bot import Bot, Budget
from samedi.bots.pipe import Pipe, command_of
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
    """A new bot of that name, or a program of that path, for one seat of a game; raises UnknownBot with a sentence."""
    return maker(name)(game, seed)


def maker(name: Any) -> Maker:
    if isinstance(name, str):
        if name in BOTS:
            return BOTS[name]
        command = command_of(name)
        if command:
            return partial(Pipe, command)
    raise UnknownBot(f"there is no bot {shown(name)} (there is: {', '.join(BOTS)})")
