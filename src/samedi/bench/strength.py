"""How well our search plays beside other people's: houngan against OpenSpiel's bots, the same time a move for all.

A match of the arena on the evaluation deals: houngan at every seat in turn, the guest at all the others. It ends as
soon as it is decided who is better (`arena.decide`), or with `fixed` when all deals are played; with a folder it goes
on where it was. How long everybody takes for a choice is measured beside it: a clock is only looked at between two
simulations.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from samedi.arena.command import bar
from samedi.arena.contest import Arena, Played, Task, contests_of, play_task
from samedi.arena.deals import SEED
from samedi.arena.journal import Journal, Question
from samedi.arena.levels import thinking
from samedi.arena.show import LABELS, pair
from samedi.bench import peers
from samedi.bench.guests import GUESTS
from samedi.bench.rounds import machine
from samedi.bench.show import about, columns
from samedi.bots import BOTS, Budget
from samedi.core.game import Game
from samedi.workers import spread

DEALS = 1000  # at most
OURS = "houngan:50ms"


@dataclass(frozen=True)
class Wanted:
    """How the matches are played."""

    deals: int = DEALS
    fixed: bool = False  # all deals, even when it is decided who is better
    out: Path | None = None  # every deal is kept there
    workers: int = 1


def run(games: Sequence[Game], wanted: Wanted, seats: int | None = None) -> dict[str, Any]:
    """Each game against each guest, at so many seats (None: as few as can be)."""
    tables = [(game, game.check_seats(smallest(game) if seats is None else seats)) for game in games]
    peers.load("pyspiel")
    BOTS.update(GUESTS)
    return {
        "machine": machine(),
        "openspiel": peers.about()["pyspiel"]["version"],
        "fixed": wanted.fixed,
        "matches": [match for game, count in tables for match in matches(game, count, wanted)],
    }


def smallest(game: Game) -> int:
    """As few as can be who play against each other."""
    return next(seats for seats in game.seats if seats > 1)


def matches(game: Game, seats: int, wanted: Wanted) -> Iterator[dict[str, Any]]:
    """One houngan among guests, of each kind of guest: what it and they made of the same deals."""
    names = (OURS, *GUESTS)
    pairs = tuple((0, guest) for guest in range(1, len(names)))
    question = Question(
        game.name, game.version, seats, (game.check_options(seats, {}),), names, {}, pairs, SEED, "", 10.0, alone=True
    )
    contests = contests_of(question, (wanted.deals,), Budget(), fixed=wanted.fixed)
    journal = Journal(wanted.out / f"{game.name}-{seats}", question) if wanted.out else None
    try:
        Arena(contests, journal).run(executor(wanted.workers), bar(wanted.workers))
    finally:
        if journal:
            journal.close()
    took = {name: thinking(game, seats, name).mean for name in names}
    for contest in contests:
        yield {
            "game": game.name,
            "seats": seats,
            **pair(game, contest),
            "milliseconds": {name: took[name] for name in contest.job.bots},
        }


def executor(workers: int) -> Callable[..., Iterator[Played]]:
    return lambda work, tasks: map(play, tasks) if workers == 1 else spread(play, tasks, workers)


def play(task: Task) -> Played:
    """Some deals, in any process; what was chosen does not repeat with bots that look at a clock, and is not kept."""
    BOTS.update(GUESTS)
    played = play_task(task)
    deals = [[msgspec.structs.replace(game, moves=b"") for game in deal] for deal in played.deals]
    return msgspec.structs.replace(played, deals=deals)


def table(result: dict[str, Any]) -> str:
    """What `samedi bench --strength` prints."""
    rows: list[tuple[str, ...]] = [
        ("game", "seats", "against", "deals", "figure", "houngan", "it", "difference", "95 %", "ms", "its ms")
    ]
    rows += [
        (
            match["game"],
            str(match["seats"]),
            match["bots"][1],
            f"{match['deals']:,}",
            LABELS[name],
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
            about(result["machine"]),
            columns(rows),
            f"Paired deals: {OURS} at every seat in turn, OpenSpiel {result['openspiel']} at the others.\n"
            + (
                "Intervals take means of deals to be normal, as they are for fifty deals or more."
                if result["fixed"]
                else "A match ends when it is decided who wins more; intervals hold whenever one stops."
            ),
        ]
    )
