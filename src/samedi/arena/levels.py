"""Measure how strong the levels of bots are and how long they think, for each game and number of seats.

One bot of a level sits among bots of the next lower one, at every seat in turn, on the evaluation deals. The results
are stored in a file and printed on a page.
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from samedi.arena.command import bar, executor_of
from samedi.arena.matches.contest import Arena, Contest, contests_of
from samedi.arena.matches.evaluation_deals import SEED
from samedi.arena.matches.journal import Journal, Question
from samedi.arena.matches.match import seed_of, walk
from samedi.arena.statistics.paired import Measure, Ratio, ratio
from samedi.bots import BOTS, Budget, find_bot
from samedi.console import progress, write_atomically
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.registry import all_games, find_game
from samedi.core.state import State
from samedi.core.types import Action, Seat

LEVELS = tuple(reversed(BOTS))  # from the strongest
PAIRS = (*((one, one + 1) for one in range(len(LEVELS) - 1)), (0, 2))  # neighbours, and the strongest among apprentices
MEASURED = tuple((LEVELS[one], LEVELS[other]) for one, other in PAIRS)


class Strength(msgspec.Struct, frozen=True, omit_defaults=True):
    """One bot of a level among others: its share of wins; `par` is the share among equals."""

    bots: tuple[str, str]
    deals: int
    games: int
    fixed: bool  # whether all deals were played, even after a decision
    decided: bool
    par: float
    wins: float
    low: float | None
    high: float | None
    score: Measure  # points a round, if the game has rounds
    ratio: Ratio | None = None  # its score divided by each other's; None: too few deals


class Thinking(msgspec.Struct, frozen=True):
    """How long a level thinks about a real choice, in milliseconds: median and 95th percentile."""

    level: str
    mean: float
    most: float


class Table(msgspec.Struct, frozen=True):
    """The levels of one game at one number of seats."""

    game: str
    version: int
    seats: int
    date: str
    strength: tuple[Strength, ...]
    thinking: tuple[Thinking, ...]


class Known(msgspec.Struct, frozen=True):
    """The file: all tables, and which deals were played."""

    seed: str
    tables: tuple[Table, ...] = ()


def run(asked: argparse.Namespace) -> int:
    if asked.page and not asked.file:
        asked.wrong("--page goes with --file")
    pairs = [pair_of(names, asked) for names in asked.pair] if asked.pair else PAIRS
    known = read(asked.file) if asked.file else Known(SEED)
    for game, seats in list(tables(asked)):
        table = measured(game, seats, pairs, asked)
        print(shown(table), flush=True)
        known = with_table(known, table)
        if asked.file:
            write(asked.file, known)
    if asked.page:
        fill(asked.page, "levels", markdown(known))
    return 0


def tables(asked: argparse.Namespace) -> Iterator[tuple[Game, int]]:
    """Return the tables that the command line asks for."""
    for game in [find_game(name) for name in asked.game] or all_games():
        several = [seats for seats in game.seats if seats > 1]
        if asked.seats == "all":
            yield from ((game, seats) for seats in several)
        elif asked.seats and not asked.seats.isdecimal():
            asked.wrong(f"--seats is a number, or all, not {asked.seats!r:.40}")
        else:
            yield game, game.check_seats(int(asked.seats)) if asked.seats else several[0]


def pair_of(names: Sequence[str], asked: argparse.Namespace) -> tuple[int, int]:
    """Parse one of the measured pairs."""
    if tuple(names) not in MEASURED:
        asked.wrong(f"--pair is one of {' '.join(map(','.join, MEASURED))}, not {','.join(names)!r:.40}")
    return PAIRS[MEASURED.index((names[0], names[1]))]


# ---- measuring ----


def measured(game: Game, seats: int, pairs: Sequence[tuple[int, int]], asked: argparse.Namespace) -> Table:
    """Play one table's ladder and time every level."""
    options = game.check_options(seats, {})
    question = Question(game.name, game.version, seats, (options,), LEVELS, {}, (*pairs,), SEED, "", 10.0, alone=True)
    contests = contests_of(question, (asked.deals,), Budget(), fixed=asked.fixed)
    place = "-".join([game.name, str(seats), *(name for names in asked.pair or () for name in names)])
    journal = Journal(asked.out / place, question) if asked.out else None
    arena = Arena(contests, journal)
    try:
        arena.run(executor_of(asked, contests), bar(asked.workers))
    finally:
        if journal:
            journal.close()
    progress("")
    return Table(
        game.name,
        game.version,
        seats,
        time.strftime("%Y-%m-%d"),
        tuple(strength(contest) for contest in contests),
        tuple(thinking(game, seats, level) for level in LEVELS),
    )


def strength(contest: Contest) -> Strength:
    """Convert a contest to the file's form: a difference in wins becomes a share of wins."""
    measures = contest.measures()
    wins, sides = measures["payoff"], len(contest.sides)
    score = "score_per_round" if "score_per_round" in measures else "score"
    part = ratio(contest.brought(score)) if contest.fixed else None

    def share(difference: float | None) -> float | None:
        return None if difference is None else round(min(max((1 + difference * (sides - 1)) / sides, 0.0), 1.0), 4)

    return Strength(
        contest.job.bots,
        len(contest.deals),
        len(contest.deals) * len(contest.seatings),
        contest.fixed,
        contest.better == 0,
        1 / sides,
        round(wins.first, 4),
        share(wins.low),
        share(wins.high),
        Measure(*rounded(measures[score])),
        part and Ratio(*rounded(part)),
    )


def rounded(figures: Measure | Ratio) -> Iterator[Any]:
    return (None if each is None else round(each, 4) for each in msgspec.structs.astuple(figures))


def thinking(game: Game, seats: int, level: str) -> Thinking:
    """Time a level in one game against itself."""
    bots = [find_bot(level, game, seed_of("thinking", seat)) for seat in range(seats)]
    taken = []

    def choose(state: State, seat: Seat) -> Action:
        legal, view = state.legal(seat), game.view(state, seat)
        begin = time.perf_counter()
        action = bots[seat].choose(view, seat, legal, Budget())
        if len(legal) > 1:
            taken.append(1000 * (time.perf_counter() - begin))
        return action

    walk(game, seats, game.check_options(seats, {}), "thinking", choose)
    taken.sort()
    return Thinking(level, round(sum(taken) / len(taken), 2), round(taken[len(taken) * 19 // 20], 2))


# ---- the file and the page ----


def read(path: Path) -> Known:
    if not path.exists():
        return Known(SEED)
    try:
        known = msgspec.json.decode(path.read_bytes(), type=Known)
    except msgspec.MsgspecError as error:
        raise SamediError(f"{path} is not a file of levels: {error}") from None
    if known.seed != SEED:
        raise SamediError(f"{path} has figures of other deals")
    return known


def with_table(known: Known, table: Table) -> Known:
    """Replace the table of this game and number of seats; keep pairs that were not played again."""
    others, found = [], {each.bots: each for each in table.strength}
    for old in known.tables:
        if (old.game, old.version, old.seats) == (table.game, table.version, table.seats):
            found = {each.bots: each for each in old.strength} | found
        elif (old.game, old.seats) != (table.game, table.seats):
            others.append(old)
    strength = tuple(found[bots] for bots in MEASURED if bots in found)
    table = msgspec.structs.replace(table, strength=strength)
    kept = sorted([*others, table], key=lambda each: (each.game, each.seats))
    return Known(known.seed, tuple(kept))


def write(path: Path, known: Known) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")


def fill(page: Path, name: str, text: str) -> None:
    """Replace the text between the marks of that name in a page."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, mark, rest = page.read_text("utf-8").partition(begin)
    _, last, after = rest.partition(end)
    if not mark or not last:
        raise SamediError(f"{page} has no place for {name}: {begin} … {end}")
    write_atomically(page, f"{before}{begin}\n{text}{end}{after}")


def markdown(known: Known) -> str:
    """Format all tables of a game as one Markdown table."""
    lines: list[str] = []
    for name in dict.fromkeys(table.game for table in known.tables):
        mine = [table for table in known.tables if table.game == name]
        lines += ["", f"### {find_game(name).title}", ""]
        lines += rows(("seats", "rules", *map(told_pair, MEASURED)), mine, wins_of)
        lines += ["", *rows(("think, ms", "rules", *LEVELS), mine, times_of)]
    return "\n".join([*lines, "", ""])


def rows(head: Sequence[str], mine: Sequence[Table], cells: Callable[[Table], list[str]]) -> list[str]:
    bodies = [[str(table.seats), f"version {table.version}", *cells(table)] for table in mine]
    return [f"| {' | '.join(each)} |" for each in [head, ["---"] * len(head), *bodies]]


def wins_of(table: Table) -> list[str]:
    found = {each.bots: told(each) for each in table.strength}
    return [found.get(bots, "not measured") for bots in MEASURED]


def times_of(table: Table) -> list[str]:
    return [f"{each.mean:.3g} ({each.most:.3g})" for each in table.thinking]


def told_pair(bots: tuple[str, str]) -> str:
    return f"{bots[0]} among {bots[1]}s"


def told(each: Strength) -> str:
    """Format a share of wins, its interval, par and the number of deals."""
    low, high = (each.low, each.high) if each.low is not None and each.high is not None else (0.0, 1.0)
    return f"{each.wins:.0%} ({low:.0%} … {high:.0%}; par {each.par:.0%}), {each.deals:,} deals".replace("%", " %")


def told_score(each: Strength) -> str:
    """Format a score beside that of each other bot."""
    scores = f"scores {each.score.first:.1f} beside {each.score.second:.1f}"
    if each.ratio is None:
        return scores
    return f"{scores}: {each.ratio.mean:.1%} ({each.ratio.low:.1%} … {each.ratio.high:.1%})".replace("%", " %")


def shown(table: Table) -> str:
    """Format one table for a terminal."""
    lines = [f"{find_game(table.game).title}, {table.seats} seats"]
    for each in table.strength:
        lines += [f"  {told_pair(each.bots):<28}{told(each)}", f"  {'':<28}{told_score(each)}"]
    for level in table.thinking:
        lines.append(f"  {level.level:<28}{level.mean:.3g} ms a choice, {level.most:.3g} at most in 19 of 20")
    return "\n".join(lines)
