"""`samedi bench --strength`: houngan against OpenSpiel's bots, with the same time per move.

A match of the arena on the evaluation deals, with houngan at every seat in turn and the other bot at all others. It
ends when the sequential test decides, or with `fixed` after all deals; with a folder it continues where it stopped. The
time that each bot takes for a choice is measured too, because their clocks are checked only between two simulations.

"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from samedi.arena.levels import thinking_time
from samedi.arena.levels_page import fill_section
from samedi.arena.matches.contest import Arena, PlayedDeals, Task, contests_of, play_task
from samedi.arena.matches.evaluation_deals import SEED
from samedi.arena.matches.journal import Journal, Question, read_question
from samedi.arena.output import MEASURE_LABELS, pair_document, progress_bar
from samedi.bench.output import align, machine_line
from samedi.bench.peers import libraries
from samedi.bench.peers.openspiel_bots import OPENSPIEL_BOTS
from samedi.bench.runner import machine
from samedi.bots import BOTS, Budget
from samedi.bots.program_bot import LIMIT
from samedi.bots.worker_pool import parallel_map
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.registry import find_game

DEALS = 1000  # at most
OURS = "houngan:50ms"


@dataclass(frozen=True)
class MatchSettings:
    """How the matches are played."""

    deals: int = DEALS
    fixed: bool = False  # play all deals, even after the match is decided
    out: Path | None = None  # the folder in which all deals are kept
    kept: bool = False  # play nothing, only show what is kept
    workers: int = 1


def run(games: Sequence[Game], settings: MatchSettings, seats: int | None = None) -> dict[str, Any]:
    """Match each game against each guest, at this number of seats (None: the fewest)."""
    tables = [(game, game.check_seats(fewest_seats(game) if seats is None else seats)) for game in games]
    libraries.load("pyspiel")
    BOTS.update(OPENSPIEL_BOTS)
    return {
        "machine": machine(),
        "openspiel": libraries.about()["pyspiel"]["version"],
        "fixed": settings.fixed,
        "matches": [match for game, count in tables for match in play_matches(game, count, settings)],
    }


def fewest_seats(game: Game) -> int:
    """Return the smallest number of seats at which players compete."""
    return next(seats for seats in game.seats if seats > 1)


def play_matches(game: Game, seats: int, settings: MatchSettings) -> list[dict[str, Any]]:
    """Play the deals that are missing; return the results and the time each bot took for a choice."""
    with open_arena(game, seats, settings) as (arena, version):
        if not settings.kept:
            arena.run(executor(settings.workers), progress_bar(settings.workers))
        took = {name: thinking_time(game, seats, name).mean for name in (OURS, *OPENSPIEL_BOTS)}
        return [
            {**match, "milliseconds": {name: took[name] for name in match["bots"]}}
            for match in matches(game, version, arena)
        ]


@contextmanager
def open_arena(game: Game, seats: int, settings: MatchSettings) -> Iterator[tuple[Arena, int]]:
    """Yield the contests of one houngan among each kind of bot with all kept deals, and the version of the rules.

    Deals that are only shown may come from an earlier version.

    """
    names = (OURS, *OPENSPIEL_BOTS)
    pairs = tuple((0, guest) for guest in range(1, len(names)))
    options = game.check_options(seats, {})
    question = Question(game.name, game.version, seats, (options,), names, {}, pairs, SEED, "", LIMIT, alone=True)
    folder = settings.out and settings.out / f"{game.name}-{seats}"
    if settings.kept and folder:
        if not folder.exists():
            raise SamediError(f"{settings.out} has no deals of {game.name} with {seats} seats")
        kept = read_question(folder)
        question = msgspec.structs.replace(question, version=kept.version, settings=kept.settings)
    contests = contests_of(question, (settings.deals,), Budget(), fixed=settings.fixed)
    journal = Journal(folder, question) if folder else None
    try:
        yield Arena(contests, journal), question.version
    finally:
        if journal:
            journal.close()


def matches(game: Game, version: int, arena: Arena) -> list[dict[str, Any]]:
    """Return the results of houngan and each bot on the same deals; a match without kept deals is left out."""
    return [
        {"game": game.name, "version": version, "seats": contest.job.seats, **pair_document(game, contest)}
        for contest in arena.contests
        if contest.deals
    ]


def executor(workers: int) -> Callable[..., Iterator[PlayedDeals]]:
    play = play_without_moves
    return lambda work, tasks: map(play, tasks) if workers == 1 else parallel_map(play, tasks, workers)


def play_without_moves(task: Task) -> PlayedDeals:
    """Play some deals, in any process. Moves are not kept: bots with a time limit do not repeat them."""
    BOTS.update(OPENSPIEL_BOTS)
    done = play_task(task)
    deals = [[msgspec.structs.replace(game, moves=b"") for game in deal_hearts] for deal_hearts in done.deals]
    return msgspec.structs.replace(done, deals=deals)


def table(result: dict[str, Any]) -> str:
    """Format the result of `samedi bench --strength`."""
    rows: list[tuple[str, ...]] = [
        ("game", "seats", "against", "deals", "figure", "houngan", "it", "difference", "95 %", "ms", "its ms")
    ]
    rows += [
        (
            match["game"],
            str(match["seats"]),
            match["bots"][1],
            f"{match['deals']:,}",
            MEASURE_LABELS[name],
            f"{each['first']:.3f}",
            f"{each['second']:.3f}",
            f"{each['difference']:+.3f}",
            "" if each["low"] is None else f"{each['low']:+.3f} … {each['high']:+.3f}",
            *(f"{took:.1f}" for took in match["milliseconds"].values()),
        )
        for match in result["matches"]
        for name, each in match["measures"].items()
    ]
    return "\n\n".join(
        [
            machine_line(result["machine"]),
            align(rows),
            f"Paired deals: {OURS} at every seat in turn, OpenSpiel {result['openspiel']} at the others.\n"
            + (
                "Intervals are for a number of deals fixed in advance."
                if result["fixed"]
                else "A match ends when the better bot is known. Intervals of wins hold at any stopping time, "
                "those of scores after some fifty deals."
            ),
        ]
    )


def write_page(page: Path, result: dict[str, Any]) -> None:
    """Write the matches into their section of a page."""
    fill_section(page, "openspiel", markdown(result["matches"]))


def markdown(found: Sequence[dict[str, Any]]) -> str:
    """Return the matches as a Markdown table."""
    lines = [
        "| game | rules | seats | deals | against | wins | difference in points (95 %) | score | difference (95 %) |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for match in found:
        wins, score = match["measures"]["payoff"], match["measures"]["score"]
        cells = (
            find_game(match["game"]).title,
            f"version {match['version']}",
            str(match["seats"]),
            f"{match['deals']:,}",
            match["bots"][1],
            f"{wins['first']:.0%} : {wins['second']:.0%}".replace("%", " %"),
            difference(wins, 100, 0),
            f"{score['first']:.1f} : {score['second']:.1f}",
            difference(score, 1, 1),
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(["", *lines, "", ""])


def difference(measure: dict[str, Any], times: int, digits: int) -> str:
    """Format a difference and, if known, its interval."""
    known = [measure[name] for name in ("difference", "low", "high")]
    told = [f"{times * each:+.{digits}f}".replace("-", "−") for each in known if each is not None]
    return f"{told[0]} ({told[1]} … {told[2]})" if len(told) == 3 else told[0]
