"""The shelf: games are found, never listed.

A game is a folder of the package `samedi.games` whose `__init__.py` has a GAME; folders whose name begins with an
underscore are not on the shelf. More folders are looked for in the directories of SAMEDI_GAMES,
and installed packages may offer games as entry points of the group "samedi.games".
"""

import difflib
import importlib
import importlib.metadata
import pkgutil
import warnings
from functools import cache
from typing import Any

from samedi.core.errors import UnknownGame
from samedi.core.game import Game
from samedi.core.options import shown


@cache
def places() -> dict[str, str]:
    """Names of games and where each is: "little-devils" -> "samedi.games.little_devils:GAME"."""
    import samedi.games

    found = {point.name: point.value for point in importlib.metadata.entry_points(group="samedi.games")}
    for module in pkgutil.iter_modules(samedi.games.__path__):
        if module.ispkg and not module.name.startswith("_"):
            found[module.name.replace("_", "-")] = f"samedi.games.{module.name}:GAME"
    return dict(sorted(found.items()))


def find(name: Any) -> Game:
    """The game of that name; raises UnknownGame with a sentence."""
    where = places().get(name) if isinstance(name, str) else None
    if name == "_template":  # not on the shelf, but laws and tests want it
        where = "samedi.games._template:GAME"
    if where is None:
        near = difflib.get_close_matches(str(name)[:40], places(), 1)
        hint = f"did you mean {near[0]}?" if near else f"there is: {', '.join(places())}"
        raise UnknownGame(f"there is no game {shown(name)} on the shelf ({hint})")
    return load(where)


@cache
def load(where: str) -> Game:
    module, _, attribute = where.partition(":")
    try:
        game = getattr(importlib.import_module(module), attribute or "GAME")
    except Exception as error:
        raise UnknownGame(f"the game at {where} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise UnknownGame(f"{where} is not a game")
    return game


def games() -> list[Game]:
    """Every game on the shelf. One that cannot be loaded is left out, with a warning."""
    found = []
    for where in places().values():
        try:
            found.append(load(where))
        except UnknownGame as broken:
            warnings.warn(str(broken), stacklevel=2)
    return found
