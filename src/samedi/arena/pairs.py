"""Paired deals: which of two bots is better, and by how much?

    python -m samedi.arena.pairs GAME --bots apprentice,zombie --deals 1000

Every deal (see `match`) is played once for each seat: the first bot sits there, the second at all the others. So both
meet the same cards in the same chairs, and luck that a deal brings to a chair falls out of the difference.
Exit codes as everywhere: 0 done, 1 refused or failed (one sentence on standard error), 2 wrong usage.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from samedi.arena.count import Measure, Pair, measure, of_deal
from samedi.arena.match import Job, play_deal
from samedi.bots import BOTS, find_bot
from samedi.core.game import Game
from samedi.core.options import changed
from samedi.core.shelf import find
from samedi.flags import common, exit_code, positive, progress, read_options
from samedi.workers import spread

CHUNK = 5  # deals that a worker plays at a time
FEW = 20  # so few deals are played sooner than workers have started
LABELS = {"payoff": "wins", "score": "score", "score_per_round": "score a round"}


def compare(job: Job, workers: int = 1, progress: Callable[[str], None] = lambda text: None) -> dict[str, Measure]:
    """Play all deals of a job; what comes out does not depend on the number of workers."""
    played: list[dict[str, Pair]] = []
    for some in play_all(job, workers):
        played += some
        progress(f"{len(played) * 100 // len(job.deals)} % of the deals")
    return {name: measure([deal[name] for deal in played]) for name in played[0]}


def play_all(job: Job, workers: int) -> Iterator[list[dict[str, Pair]]]:
    """What each deal brought, in order, a few at a time."""
    starts = range(0, len(job.deals), CHUNK)
    jobs = (msgspec.structs.replace(job, deals=job.deals[start : start + CHUNK]) for start in starts)
    if workers == 1 or len(job.deals) <= FEW:
        yield from map(play_job, jobs)
        return
    yield from spread(play_job, jobs, min(workers, len(starts)))


def play_job(job: Job) -> list[dict[str, Pair]]:
    game = find(job.game)
    return [of_deal(play_deal(game, job, number)) for number in job.deals]


# ---- the command ----


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    return exit_code(lambda: show(parser().parse_args(arguments)))


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(
        prog="samedi.arena.pairs",
        description="Two bots on the same deals: the first at each seat in turn, the second at all others.",
    )
    whole.add_argument("game", metavar="GAME")
    whole.add_argument(
        "--bots", required=True, type=two, metavar="FIRST,SECOND", help=f"each {', '.join(BOTS)} or ./program"
    )
    whole.add_argument(
        "--deals", type=positive(int), default=1000, metavar="N", help="each is played once a seat (1000)"
    )
    common(
        whole,
        seats="how many sit at the table (4, or as near as can be)",
        seed="another seed gives other deals",
    )
    whole.add_argument(
        "--workers",
        type=positive(int),
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes that play; changes nothing but the time",
    )
    whole.add_argument("--json", action="store_true", help="as one JSON document")
    return whole


def two(text: str) -> tuple[str, str]:
    first, second = text.split(",")
    return first.strip(), second.strip()


two.__name__ = "pair of bots"  # how argparse speaks of it


def show(asked: argparse.Namespace) -> int:
    game = find(asked.game)
    seats = game.check_seats(asked.seats if asked.seats is not None else min(max(4, game.seats[0]), game.seats[-1]))
    options = read_options(game, seats, asked.option)
    for name in asked.bots:
        find_bot(name, game)
    start = time.monotonic()
    job = Job(game.name, seats, options, asked.bots, asked.seed, range(asked.deals))
    measures = compare(job, asked.workers, progress)
    progress("")
    seconds = time.monotonic() - start
    if asked.json:
        document = msgspec.json.encode(described(game, job, measures, seconds))
        print(msgspec.json.format(document, indent=2).decode())
    else:
        print(table(game, job, measures, seconds))
    return 0


def people(game: Game, job: Job) -> int:
    """The seats where bots choose; automata, on the last ones, do not."""
    return job.seats - game.automata(job.seats, job.options)


def described(game: Game, job: Job, measures: dict[str, Measure], seconds: float) -> dict[str, Any]:
    return {
        "game": game.name,
        "version": game.version,
        "seats": job.seats,
        "options": changed(game.options, job.options),
        "seed": job.seed,
        "deals": len(job.deals),
        "games": len(job.deals) * people(game, job),
        "bots": [
            {"bot": job.bots[0], **{name: each.first for name, each in measures.items()}},
            {
                "bot": job.bots[1] if people(game, job) > 1 else "automata",
                **{name: each.second for name, each in measures.items()},
            },
        ],
        "difference": {
            name: {"mean": each.difference, "low": each.low, "high": each.high} for name, each in measures.items()
        },
        "seconds": round(seconds, 3),
    }


def table(game: Game, job: Job, measures: dict[str, Measure], seconds: float) -> str:
    first, second = job.bots
    rest = [f"{people(game, job) - 1} {second}"] if people(game, job) > 1 else []
    if people(game, job) < job.seats:
        rest.append(f"{job.seats - people(game, job)} automata")
    others = job.bots[1] if people(game, job) == job.seats else "the others"
    wide = max(12, len(first) + 2, len(second) + 2)
    lines = [
        f"{game.title}, {job.seats} seats, {len(job.deals):,} deals, {len(job.deals) * people(game, job):,} games: "
        f"one {first} against {' and '.join(rest)}",
        f"{'':<14}{first:>{wide}}{others:>{wide}}{'difference':>12}  (95 %)",
    ]
    for name, each in measures.items():
        sure = "" if each.high is None else f"  ± {each.high - each.difference:.3f}"
        figures = f"{each.first:>{wide}.3f}{each.second:>{wide}.3f}{each.difference:>+12.3f}"
        lines.append(f"{LABELS[name]:<14}{figures}{sure}")
    return "\n".join([*lines, f"{seconds:.1f} s"])


if __name__ == "__main__":
    sys.exit(main())
