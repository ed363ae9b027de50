"""Games with a planted fault, and the laws that they break."""

import dataclasses
from collections.abc import Mapping
from typing import Any

from samedi import laws
from samedi.core.game import Game
from samedi.games._template import GAME
from samedi.games._template.rules import Candlelight


def broken(game: Game, *, games: int = 4, seats: int | None = None) -> dict[str, str]:
    """The laws that a game breaks, with what each says."""
    return {
        each.law: each.text for each in laws.check(game, games=games, sought=0, seats=seats).findings if not each.ok
    }


def with_state(kind: type[Candlelight]) -> Game:
    """Candlelight with another State."""

    def new(seats: int, options: Mapping[str, Any]) -> Candlelight:
        return kind(seats)

    return dataclasses.replace(GAME, new=new)
