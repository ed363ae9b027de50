"""Check every law on random games and on games that seek what is rare: tables, check."""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

import msgspec

from samedi.core.game import Game
from samedi.core.options import Value
from samedi.laws.jobs import LAWS, Finding, Job, SeekingJob, TableCoverage, attempt, run_jobs
from samedi.laws.record_laws import GivenGame, twin
from samedi.laws.seeking import kind_of_code
from samedi.laws.text_laws import ruled, worded

TWINS = 4  # games at each table that both forms of the rules play; so many that seek, too
VARIED = 40  # for so many games with default options one is played with each other value of each option
CHUNK = 10  # games that a worker plays at a time
SOUGHT = 100  # games that seek what is rare, for each at which all laws look;
FEWER = 16  # a table with other than default options has a sixteenth of them


class CheckResult(msgspec.Struct):
    """How a game stands to each law, and what was met where games sought what is rare."""

    findings: list[Finding]
    coverage: list[TableCoverage]


def codes_never_met(game: Game, coverage: Sequence[TableCoverage]) -> list[str]:
    """The kinds of codes (the first two words of each action of the game) that were met at none of these tables."""
    met = {code for table in coverage for code in table.codes}
    return sorted({kind_of_code(code) for code in game.actions} - met)


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
    sought: int = SOUGHT,
    seconds: float | None = None,
    seats: int | None = None,
    options: dict[str, Value] | None = None,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[str], None] = lambda text: None,
) -> CheckResult:
    """Check every law on random games: so many at each number of seats, or until the seconds are over.

    For each of them `sought` games (with options fewer) seek what is rare at the same table, and all laws look at one
    of those too. With several workers the game must be on the shelf: each finds it there by its name.
    """
    findings = {law: Finding(law) for law in [*LAWS, "twin"]}
    coverage: list[TableCoverage] = []
    twins: list[GivenGame] = []
    wanted = list(tables(game, seats))
    if options is not None:
        wanted = [
            (number, game.check_options(number, options)) for number in (game.seats if seats is None else [seats])
        ]
    until = time.monotonic() + seconds if seconds is not None else None
    attempt(findings["ruled"], lambda: ruled(game))
    attempt(findings["worded"], lambda: worded(game))
    attempt(findings["twin"], lambda: twin(game, wanted, min(TWINS, games)))
    jobs: list[Job | SeekingJob] = []
    for number, values in wanted:
        usual = options is not None or values == game.check_options(number, {})
        plays = games if usual else -(-games // VARIED)
        for first in range(0, plays, CHUNK):
            jobs.append(Job(game.name, number, values, first, min(CHUNK, plays - first), seed))
        if sought:
            many = plays * (sought if usual else -(-sought // FEWER))
            jobs.append(SeekingJob(game.name, number, values, many, plays, seed, until))
    Random(seed).shuffle(jobs)  # when time runs out, every table has had its share
    for number, done in enumerate(run_jobs(game, jobs, workers), 1):
        progress(f"{game.name}: {number * 100 // len(jobs)} % of the games")
        for each in done.findings:
            findings[each.law].add(each)
        if done.coverage is not None:
            coverage.append(done.coverage)
        twins += done.looked_at[:TWINS]
        if until is not None and time.monotonic() > until:
            break
    attempt(findings["twin"], partial(twin, game, [], 0, twins))
    coverage.sort(key=lambda table: (table.seats, str(table.options)))
    return CheckResult(list(findings.values()), coverage)
