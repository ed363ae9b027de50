"""Measure everything in turn for several rounds, and keep the best rate of each figure.

Other work on the machine then affects our figures and the peers' equally, and another round makes up for a bad moment.

"""

import gc
import os
import platform
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from samedi import _compiled
from samedi.bench import measures
from samedi.bench.peers import libraries
from samedi.bench.plain_python import PlainPython
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.registry import all_games, find_game
from samedi.core.worlds import Worlds

ROUNDS = 12
ROUNDS_WITH_PEERS = 24  # a ratio has two noisy figures
CARD_SEATS = 4  # seats of the peers' card games
CARD_RATIOS = {
    "step_vs_pyspiel": ("step", "pyspiel", "step"),
    "step_vs_pyspiel_play_only": ("step", "pyspiel", "step_play_only"),
    "whole_vs_pyspiel": ("whole", "pyspiel", "whole"),
    "clone_vs_pyspiel": ("clone", "pyspiel", "clone"),
    "step_vs_rlcard": ("step", "rlcard", "step"),
    "search_vs_pyspiel": ("search", "pyspiel", "search"),
}
OPEN_SEATS = 2  # seats of the peer without hidden information
OPEN_RATIOS = {
    "step_vs_breakthrough": ("step", "pyspiel_board", "step"),
    "whole_vs_breakthrough": ("whole", "pyspiel_board", "whole"),
    "clone_vs_breakthrough": ("clone", "pyspiel_board", "clone"),
}
BOARD_RATIOS = {
    "step_vs_backgammon": ("step", "backgammon", "step"),
    "whole_vs_backgammon": ("whole", "backgammon", "whole"),
    "clone_vs_backgammon": ("clone", "backgammon", "clone"),
}
ON_BOARDS = ("voodoo-pirates",)  # compared with backgammon; the others have tricks, like hearts and bridge

FigureKey = tuple[str, ...]  # ("little-devils", "4", "step"), ("pyspiel", "clone")


def run(
    peers: bool = False,
    games: list[str] | None = None,
    seats: int | None = None,
    seconds: float = 0.15,
    progress: Callable[[str], None] = lambda line: None,
) -> dict[str, Any]:
    """Measure games (None: all) at a number of seats (None: all); a turn of one figure lasts `seconds`."""
    tables = [(game, count) for game in chosen_games(games, seats) for count in ([seats] if seats else game.seats)]
    theirs = peer_measures() if peers else {}
    rounds = ROUNDS_WITH_PEERS if peers else ROUNDS
    with PlainPython() as plain:
        best = best_rates(own_measures(tables, plain) | theirs, rounds, seconds, progress)
    result: dict[str, Any] = {"machine": machine(), "games": {}}
    for game, count in tables:
        figures: dict[str, int] = {figure: round(best[game.name, str(count), figure]) for figure in measures.FIGURES}
        figures["state_bytes"] = measures.state_bytes(measures.half_played_state(game, count))
        result["games"].setdefault(game.name, {})[str(count)] = figures
    if peers:
        result["peers"] = peer_figures(best, theirs)
        result["ratios"] = {}
        for name, counts in result["games"].items():
            like, wanted = peer_to_compare(find_game(name))
            if str(like) in counts:
                result["ratios"][name] = ratios(counts[str(like)], result["peers"], wanted)
    return result


def peer_to_compare(game: Game) -> tuple[int, dict[str, tuple[str, str, str]]]:
    """Return the number of seats at which a game is compared, and the nearest game of the peers."""
    if hides_nothing(game):
        return OPEN_SEATS, OPEN_RATIOS
    return CARD_SEATS, BOARD_RATIOS if game.name in ON_BOARDS else CARD_RATIOS


def hides_nothing(game: Game) -> bool:
    """Tell whether nothing is hidden. Such a game is compared with a board game, the others with card games."""
    seats = game.seats[0]
    view = game.view(game.new(seats, game.check_options(seats, {})), 0)
    return type(game.worlds(view)) is Worlds


def chosen_games(names: list[str] | None, seats: int | None) -> list[Game]:
    """Return the games to measure: those named, or all that allow this number of seats."""
    if names is not None:
        found = [find_game(name) for name in names]
        for game in found:
            if seats is not None:
                game.check_seats(seats)
        return found
    found = [game for game in all_games() if seats is None or seats in game.seats]
    if not found:
        raise SamediError(f"there is no game for {seats} seats")
    return found


def own_measures(tables: list[tuple[Game, int]], plain: PlainPython) -> dict[FigureKey, measures.Measure]:
    wanted: dict[FigureKey, measures.Measure] = {}
    for game, count in tables:
        wanted[game.name, str(count), "step"] = measures.step(game, count)
        wanted[game.name, str(count), "whole"] = measures.whole(game, count)
        wanted[game.name, str(count), "clone"] = measures.clone(game, count)
        wanted[game.name, str(count), "plain"] = plain.whole(game.name, count)
        wanted[game.name, str(count), "scene"] = measures.scene(game, count)
        wanted[game.name, str(count), "search"] = measures.search(game, count)
    return wanted


def peer_measures() -> dict[FigureKey, measures.Measure]:
    return dict(libraries.measures().items())


def best_rates(
    wanted: dict[FigureKey, measures.Measure], rounds: int, seconds: float, progress: Callable[[str], None]
) -> dict[FigureKey, float]:
    """Return the best of several rounds for each figure."""
    best = dict.fromkeys(wanted, 0.0)
    for number in range(1, rounds + 1):
        told = ""
        for name, measure in wanted.items():
            if name[0] != told:
                told = name[0]
                progress(f"round {number} of {rounds}: {told}")
            gc.collect()
            best[name] = max(best[name], measure(seconds))
    return best


def peer_figures(best: dict[FigureKey, float], theirs: dict[FigureKey, measures.Measure]) -> dict[str, dict[str, Any]]:
    """Return the peers' figures, and the version and game of each."""
    found = libraries.about()
    for peer, figure in theirs:
        found[peer][figure] = round(best[peer, figure])
    return found


def ratios(
    figures: dict[str, int], peers: dict[str, dict[str, Any]], wanted: dict[str, tuple[str, str, str]]
) -> dict[str, float]:
    """Return how many times faster a game is than the peers."""
    return {name: round(figures[figure] / peers[peer][theirs], 2) for name, (figure, peer, theirs) in wanted.items()}


def machine() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "platform": platform.platform(),
        "cpus": os.cpu_count(),
        "mode": _compiled.MODE,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }
