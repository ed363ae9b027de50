"""Measure how strong the levels of bots are and how long they think, for each game and number of seats.

One bot of a level sits among bots of the next lower one, at every seat in turn, on the evaluation deals. The results
are stored in a file and printed on a page.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from samedi.arena import levels_page
from samedi.arena.executors import executor_of
from samedi.arena.levels_page import LEVELS, MEASURED, PAIRS, LevelsFile, LevelTable, Strength, Thinking
from samedi.arena.matches.contest import Arena, Contest, contests_of
from samedi.arena.matches.evaluation_deals import SEED
from samedi.arena.matches.journal import Journal, Question
from samedi.arena.matches.match import run_game, seed_of
from samedi.arena.output import progress_bar
from samedi.arena.statistics.paired import Measure, Ratio, ratio
from samedi.bots import Budget, find_bot
from samedi.console import progress
from samedi.core.game import Game
from samedi.core.registry import all_games, find_game
from samedi.core.state import State
from samedi.core.types import Action, Seat


def run(args: argparse.Namespace) -> int:
    if args.page and not args.file:
        args.error("--page goes with --file")
    pairs = [parse_pair(names, args) for names in args.pair] if args.pair else PAIRS
    known = levels_page.read(args.file) if args.file else LevelsFile(SEED)
    for game, seats in list(wanted_tables(args)):
        table = measure_table(game, seats, pairs, args)
        print(levels_page.table_text(table), flush=True)
        known = levels_page.with_table(known, table)
        if args.file:
            levels_page.write(args.file, known)
    if args.page:
        levels_page.fill_section(args.page, "levels", levels_page.markdown(known))
    return 0


def wanted_tables(args: argparse.Namespace) -> Iterator[tuple[Game, int]]:
    """Return the tables that the command line asks for."""
    for game in [find_game(name) for name in args.game] or all_games():
        several = [seats for seats in game.seats if seats > 1]
        if args.seats == "all":
            yield from ((game, seats) for seats in several)
        elif args.seats and not args.seats.isdecimal():
            args.error(f"--seats must be a number or all, not {args.seats!r:.40}")
        else:
            yield game, game.check_seats(int(args.seats)) if args.seats else several[0]


def parse_pair(names: Sequence[str], args: argparse.Namespace) -> tuple[int, int]:
    """Parse one of the measured pairs."""
    if tuple(names) not in MEASURED:
        args.error(f"--pair must be one of {' '.join(map(','.join, MEASURED))}, not {','.join(names)!r:.40}")
    return PAIRS[MEASURED.index((names[0], names[1]))]


def measure_table(game: Game, seats: int, pairs: Sequence[tuple[int, int]], args: argparse.Namespace) -> LevelTable:
    """Play one table's ladder and time every level."""
    options = game.check_options(seats, {})
    question = Question(game.name, game.version, seats, (options,), LEVELS, {}, (*pairs,), SEED, "", 10.0, alone=True)
    contests = contests_of(question, (args.deals,), Budget(), fixed=args.fixed)
    place = "-".join([game.name, str(seats), *(name for names in args.pair or () for name in names)])
    journal = Journal(args.out / place, question) if args.out else None
    arena = Arena(contests, journal)
    try:
        arena.run(executor_of(args, contests), progress_bar(args.workers))
    finally:
        if journal:
            journal.close()
    progress("")
    return LevelTable(
        game.name,
        game.version,
        seats,
        time.strftime("%Y-%m-%d"),
        tuple(strength_of(contest) for contest in contests),
        tuple(thinking_time(game, seats, level) for level in LEVELS),
    )


def strength_of(contest: Contest) -> Strength:
    """Convert a contest to the file's form: a difference in wins becomes a share of wins."""
    measures = contest.measures()
    wins, sides = measures["payoff"], len(contest.sides)
    score = "score_per_round" if "score_per_round" in measures else "score"
    part = ratio(contest.deal_averages(score)) if contest.fixed else None

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


def thinking_time(game: Game, seats: int, level: str) -> Thinking:
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

    run_game(game, seats, game.check_options(seats, {}), "thinking", choose)
    taken.sort()
    return Thinking(level, round(sum(taken) / len(taken), 2), round(taken[len(taken) * 19 // 20], 2))
