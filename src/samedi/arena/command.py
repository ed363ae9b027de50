"""`samedi arena`: measure which bots are better."""

import argparse
import contextlib
import hashlib
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from samedi.arena.executors import executor_of
from samedi.arena.matches.contest import Arena, contests_of
from samedi.arena.matches.journal import Journal, Question
from samedi.arena.output import progress_bar, result_document, table
from samedi.arena.report import page
from samedi.bots import Budget
from samedi.bots.program_bot import command_of
from samedi.bots.registry import BOTS, bot_factory, read_budget
from samedi.console import INTERRUPTED, print_json, progress, read_options, say, seats_or_default
from samedi.core.errors import BadOption, UnknownBot
from samedi.core.options import short_repr
from samedi.core.registry import find_game


def run(args: argparse.Namespace) -> int:
    if args.bots is None and not args.ladder:
        args.error("which bots? --bots houngan,apprentice names them, --ladder alone takes all levels")
    if args.address and args.executor != "ray":
        args.error("--address goes with --executor ray")
    if args.report and args.report.is_dir():
        args.error(f"--report must be a file, but {args.report} is a folder")
    absent = drop_unknown_bots(args)
    question = make_question(args)
    budget = read_budget(args.budget) if args.budget else Budget()
    contests = contests_of(question, args.deals, budget, fixed=args.fixed)
    if args.report:
        args.report.parent.mkdir(parents=True, exist_ok=True)
    journal = Journal(args.out, question) if args.out else None
    arena = Arena(contests, journal)
    start = time.monotonic()
    try:
        arena.run(executor_of(args, contests), progress_bar(args.workers))
    except KeyboardInterrupt:
        if journal is None:
            raise
        progress("")
        kept = f"{arena.deals_played:,} deals are kept in {args.out}"
        say(f"interrupted; {kept}, and the same command continues from there")
        return INTERRUPTED
    finally:
        if journal:
            journal.close()
    progress("")
    return show(args, question, arena, result_document(question, arena, time.monotonic() - start, absent))


def show(args: argparse.Namespace, question: Question, arena: Arena, result: dict[str, Any]) -> int:
    if args.json:
        print_json(result)
    else:
        print(table(question, arena, result), flush=True)
    if args.report:
        page.write(args.report, question, arena, result, progress)
        progress("")
        if not args.json:
            print(f"The report is in {args.report}.")
    return 0


def drop_unknown_bots(args: argparse.Namespace) -> dict[str, str]:
    """Return the names that are no bot, and why. The others play if at least two are left and no pair has deals or
    options of its own; otherwise a later check refuses them."""
    absent = dict[str, str]()
    for text in (*(args.bots or ()), args.seed):
        if text.encode("utf-8", "ignore").decode() != text:  # bytes that are not UTF-8 arrive as surrogates
            args.error(f"{short_repr(text)} is not valid text")
    for name in args.bots or ():
        try:
            bot_factory(name)
        except UnknownBot as wrong:
            absent[name] = str(wrong)
    rest = tuple(name for name in args.bots or () if name not in absent)
    if len(rest) > 1 and len(args.deals) == 1 and not absent.keys() & set(args.varied or ()):
        args.bots = rest
        for name, why in absent.items():
            say(f"{short_repr(name)} does not play: {why}")
    return absent


def make_question(args: argparse.Namespace) -> Question:
    game = find_game(args.game)
    seats = seats_or_default(game, args.seats)
    options = read_options(game, seats, args.option)
    bots = args.bots or tuple(reversed(BOTS))
    for name in bots:
        bot_factory(name)
    if args.budget:
        read_budget(args.budget)
    return Question(
        game=game.name,
        version=game.version,
        seats=seats,
        settings=(options, *varied_options(game, seats, options, args.vary)),
        bots=bots,
        programs={name: digest for name in bots if (digest := program_digest(name))},
        pairs=pairs_of(len(bots), args.ladder),
        seed=args.seed,
        budget=args.budget,
        limit=args.limit,
        alone=args.alone,
        varied=varied_pair(bots, args),
    )


def varied_pair(bots: Sequence[str], args: argparse.Namespace) -> tuple[int, int] | None:
    """Return the pair that also plays with other options, or None if all pairs do."""
    if args.varied is None:
        return None
    for one, other in pairs_of(len(bots), args.ladder):
        if (bots[one], bots[other]) == args.varied:
            return one, other
    args.error(f"--varied must name a pair that meets, not {','.join(args.varied)!r:.40}")
    raise AssertionError  # parser.error exits


def pairs_of(bots: int, ladder: bool) -> tuple[tuple[int, int], ...]:
    """Return the pairs: all of them, or on a ladder each bot and the next."""
    return tuple(
        (one, other) for one in range(bots) for other in range(one + 1, bots) if not ladder or other == one + 1
    )


def program_digest(name: str) -> str:
    """Hash all files that a program's command names (perl mybot.pl); "" for other bots."""
    command = None if name in BOTS or os.sep not in name else command_of(name)
    files = [Path(word).read_bytes() for word in command or () if Path(word).is_file()]
    return hashlib.sha256(b"".join(files)).hexdigest() if files else ""


def varied_options(game: Any, seats: int, options: dict[str, Any], names: Sequence[str]) -> list[dict[str, Any]]:
    """Return the table with each other value of each varied option."""
    known = [option.name for option in game.options]
    for name in names:
        if name != "all" and name not in known:
            raise BadOption(f"{game.title}: there is no option {name!r:.40} (there is: {', '.join(known) or 'none'})")
    found: list[dict[str, Any]] = []
    for option in game.options:
        if option.name in names or ("all" in names and not option.names_seat):
            others = []
            for value in values_of(option):
                with contextlib.suppress(BadOption):  # has no meaning at this table
                    others.append(game.check_options(seats, {**options, option.name: value}))
            others = [other for other in others if other != options]
            if option.name in names and not others:
                raise BadOption(f"{game.title}: option {option.name} has no other value at this table")
            found += [other for other in others if other not in found]
    return found


def values_of(option: Any) -> Sequence[Any]:
    """Return the values of an option. A per-seat option is not varied: all of its many values mean the same."""
    if option.kind == "flag":
        return (False, True)
    if option.kind == "number":
        return range(option.least, option.most + 1)
    return option.values if option.kind == "choice" else ()
