"""Check every law on random games, in several processes: Finding, check, tables."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import msgspec

from samedi.bots.worker_pool import parallel_map
from samedi.core.game import Game
from samedi.core.options import Value
from samedi.core.registry import find_game
from samedi.laws.knowledge_laws import past, silence, variety, worlds
from samedi.laws.record_laws import back, fair, twin
from samedi.laws.scene_laws import parity
from samedi.laws.state_laws import clone, commute, conserved, ends, quiet, replay
from samedi.laws.text_laws import grounded, ruled, told, worded
from samedi.laws.trace import Broken, Trace

LAWS: dict[str, Callable[[Trace], int]] = {
    "clone": clone,
    "replay": replay,
    "worlds": worlds,
    "variety": variety,
    "past": past,
    "silence": silence,
    "commute": commute,
    "quiet": quiet,
    "conserved": conserved,
    "ends": ends,
    "ruled": grounded,
    "worded": told,
    "back": back,
    "fair": fair,
    "parity": parity,
}
TWINS = 4  # games at each table that both forms of the rules play
VARIED = 40  # for so many games with default options one is played with each other value of each option
CHUNK = 10  # games that a worker plays at a time


class Finding(msgspec.Struct):
    """How a game stands to one law."""

    law: str
    ok: bool = True
    cases: int = 0
    seconds: float = 0.0
    text: str = ""  # what is broken, and where

    def add(self, other: "Finding") -> None:
        """Take in what was found in other games."""
        if self.ok and not other.ok:
            self.ok, self.text = False, other.text
        self.cases += other.cases
        self.seconds += other.seconds


def tables(game: Game, seats: int | None = None) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every number of seats with default options, with each value of each option, and by the rules of each version."""
    for number in game.seats if seats is None else [seats]:
        usual = game.check_options(number, {})
        yield number, usual
        for option in game.options:
            for value in option_values(game, option.name, number):
                given = {**beside(game, option.name), option.name: value}
                agreed = {**usual, **given}
                fits = all(each.applies(number, agreed) for each in game.options if each.name in given)
                if value != option.default_for(number) and fits:
                    yield number, game.check_options(number, given)
        for version in sorted(game.earlier):
            earlier = by_version(game, number, version)
            if len(earlier) > 1:  # one option alone was there before
                yield number, game.check_options(number, earlier)


def by_version(game: Game, seats: int, version: int) -> dict[str, Value]:
    """The options that play by the rules of an earlier version at so many seats, with all that they need to apply."""
    fixed = game.earlier[version]
    given = {name: value for option in fixed for name, value in beside(game, option).items()} | dict(fixed)
    agreed = {**game.check_options(seats, {}), **given}
    return {name: value for name, value in given.items() if game.option(name).applies(seats, agreed)}


def beside(game: Game, name: str) -> dict[str, Value]:
    """What else must be agreed for an option to mean anything."""
    defaults = {option.name: option.default for option in game.options}
    option = next(option for option in game.options if option.name == name)
    wanted = ((other, allowed) for other, allowed in option.only_when.items() if other in defaults)
    return {other: allowed[0] for other, allowed in wanted if str(defaults[other]) not in allowed}


def option_values(game: Game, name: str, seats: int) -> list[Value]:
    option = next(option for option in game.options if option.name == name)
    match option.kind:
        case "flag":
            return [True, False]
        case "number":
            return list(range(option.least, option.most + 1))
        case "choice":
            return list(option.values_for(seats))
        case _:
            values = option.values_for(seats)
            return [
                tuple(values[(shift + seat) % len(values)] for seat in range(seats)) for shift in range(len(values))
            ]


def check(
    game: Game,
    *,
    games: int = 20,
    seconds: float | None = None,
    seats: int | None = None,
    options: dict[str, Value] | None = None,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[str], None] = lambda text: None,
) -> list[Finding]:
    """Check every law on random games: so many at each number of seats, or until the seconds are over.

    With several workers the game must be on the shelf: each finds it there by its name.
    """
    findings = {law: Finding(law) for law in [*LAWS, "twin"]}
    wanted = list(tables(game, seats))
    if options is not None:
        wanted = [
            (number, game.check_options(number, options)) for number in (game.seats if seats is None else [seats])
        ]
    until = time.monotonic() + seconds if seconds is not None else None
    attempt(findings["ruled"], lambda: ruled(game))
    attempt(findings["worded"], lambda: worded(game))
    attempt(findings["twin"], lambda: twin(game, wanted, min(TWINS, games)))
    jobs = [
        Job(game.name, number, values, first, min(CHUNK, plays - first), seed)
        for number, values in wanted
        for plays in [games if options is not None or values == game.check_options(number, {}) else -(-games // VARIED)]
        for first in range(0, plays, CHUNK)
    ]
    Random(seed).shuffle(jobs)  # when time runs out, every table has had its share
    for done, found in enumerate(run_jobs(game, jobs, workers), 1):
        progress(f"{game.name}: {done * 100 // len(jobs)} % of the games")
        for each in found:
            findings[each.law].add(each)
        if until is not None and time.monotonic() > until:
            break
    return list(findings.values())


class Job(msgspec.Struct, frozen=True):
    """A few random games at one table."""

    game: str
    seats: int
    options: dict[str, Value]
    first: int
    games: int
    seed: int


def run_jobs(game: Game, jobs: list[Job], workers: int) -> Iterator[list[Finding]]:
    """What each job found."""
    if workers == 1:
        yield from (run_job(game, job) for job in jobs)
        return
    yield from parallel_map(run_named, jobs, workers)


def run_named(job: Job) -> list[Finding]:
    return run_job(find_game(job.game), job)


def run_job(game: Game, job: Job) -> list[Finding]:
    findings = {law: Finding(law) for law in LAWS}
    for played in range(job.first, job.first + job.games):
        one_game(findings, game, job.seats, job.options, job.seed + played)
    return list(findings.values())


def one_game(findings: dict[str, Finding], game: Game, seats: int, options: dict[str, Value], seed: int) -> None:
    where = f"{seats} seats, options {options}, seed {seed}: " if options else f"{seats} seats, seed {seed}: "
    trace = Trace(game, seats, options, seed)
    if attempt(findings["ends"], trace.play, where):
        for name, law in LAWS.items():
            attempt(findings[name], partial(law, trace), where)


def attempt(finding: Finding, law: Callable[[], int], where: str = "") -> bool:
    """Run a law once; the first break is kept."""
    if not finding.ok:
        return False
    start = time.perf_counter()
    try:
        finding.cases += law()
    except Broken as broken:
        finding.ok, finding.text = False, f"{where}{broken}"
    except Exception as error:  # a law that cannot even be tried does not hold, whatever the game threw
        finding.ok, finding.text = False, f"{where}{type(error).__name__}: {error}"
    finding.seconds += time.perf_counter() - start
    return finding.ok
