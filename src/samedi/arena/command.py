"""`samedi arena` measures which bots are better; `samedi levels` measures all levels."""

import argparse
import contextlib
import hashlib
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from samedi.console import (
    INTERRUPTED,
    add_table_flags,
    positive,
    print_json,
    processors,
    progress,
    read_options,
    say,
    seats_or_default,
)

if TYPE_CHECKING:
    from samedi.arena.matches.contest import Arena
    from samedi.arena.matches.journal import Question


def flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags of `samedi arena`."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--bots",
        type=bot_names,
        metavar="BOT,BOT…",
        help="a level (zombie, apprentice, …), ismcts:2000it, ismcts:4x2000it, ./program; with --ladder all levels",
    )
    parser.add_argument(
        "--ladder", action="store_true", help="let only neighbours in the list meet; otherwise all pairs meet"
    )
    parser.add_argument(
        "--deals",
        type=deal_counts,
        default=(1000,),
        metavar="N[,N…]",
        help="most deals of each pair (1000); several numbers: one for each pair, the last for all others",
    )
    add_table_flags(
        parser, seats="number of seats (4, or the nearest that the game allows)", seed="another seed gives other deals"
    )
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="NAME",
        help="also play with the other values of this option (all: of every option); may be repeated",
    )
    parser.add_argument(
        "--varied", type=bot_names, metavar="BOT,BOT", help="the only pair that plays with other options (all pairs)"
    )
    parser.add_argument(
        "--alone", action="store_true", help="play only one of the first bot among the second, never the reverse"
    )
    parser.add_argument("--fixed", action="store_true", help="play all deals, even after the better bot is known")
    parser.add_argument("--budget", default="", metavar="50ms|2000it", help="budget of bots without their own")
    parser.add_argument(
        "--limit", type=positive(float), default=10.0, metavar="S", help="seconds that a program has for an answer (10)"
    )
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keep every deal there; the same command continues")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a report for designers: F.html")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument(
        "--workers",
        type=positive(int),
        default=processors(),
        metavar="N",
        help="number of processes; it changes only the time",
    )
    parser.add_argument(
        "--executor", choices=["pool", "ray"], default="pool", help="play in processes here or on a Ray cluster"
    )
    parser.add_argument("--address", metavar="HOST:PORT", help="with --executor ray: address of the cluster")
    parser.set_defaults(error=parser.error)


def bot_names(text: str) -> tuple[str, ...]:
    found = tuple(name.strip() for name in text.split(","))
    if len(found) < 2 or not all(found):
        raise ValueError
    return found


bot_names.__name__ = "list of two bots or more"  # the name in argparse's messages


def deal_counts(text: str) -> tuple[int, ...]:
    return tuple(positive(int)(part) for part in text.split(","))


deal_counts.__name__ = "number, or list of numbers"


def run(args: argparse.Namespace) -> int:
    if args.bots is None and not args.ladder:
        args.error("which bots? --bots houngan,apprentice names them, --ladder alone takes all levels")
    if args.address and args.executor != "ray":
        args.error("--address goes with --executor ray")
    if args.report and args.report.is_dir():
        args.error(f"--report must be a file, but {args.report} is a folder")
    from samedi.arena.executors import executor_of
    from samedi.arena.matches.contest import Arena, contests_of
    from samedi.arena.matches.journal import Journal
    from samedi.arena.output import progress_bar
    from samedi.bots import Budget
    from samedi.bots.registry import read_budget

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
    from samedi.arena.output import result_document

    return show(args, question, arena, result_document(question, arena, time.monotonic() - start, absent))


def show(args: argparse.Namespace, question: "Question", arena: "Arena", result: dict[str, Any]) -> int:
    if args.json:
        print_json(result)
    else:
        from samedi.arena.output import table

        print(table(question, arena, result), flush=True)
    if args.report:
        from samedi.arena.report.page import write

        write(args.report, question, arena, result, progress)
        progress("")
        if not args.json:
            print(f"The report is in {args.report}.")
    return 0


# ---- levels ----


def level_flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags of `samedi levels`."""
    parser.add_argument("game", metavar="GAME", nargs="*")
    parser.add_argument("--seats", metavar="N|all", default="", help="number of seats (the fewest that compete)")
    parser.add_argument("--deals", type=positive(int), default=100, metavar="N", help="most deals of each pair (100)")
    parser.add_argument(
        "--pair",
        type=bot_names,
        action="append",
        metavar="LEVEL,LEVEL",
        help="measure only this pair, one of the first level among the second (loa,houngan); may be repeated",
    )
    parser.add_argument("--fixed", action="store_true", help="play all deals, even after the better bot is known")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keep every deal there; the same command continues")
    parser.add_argument(
        "--file", type=Path, metavar="FILE", help="write the results into this file, beside those it has"
    )
    parser.add_argument("--page", type=Path, metavar="FILE", help="write the tables of FILE into this page")
    parser.add_argument("--workers", type=positive(int), default=processors(), metavar="N", help="processes that play")
    parser.set_defaults(error=parser.error, executor="pool", address=None)


def run_levels(args: argparse.Namespace) -> int:
    from samedi.arena import levels

    return levels.run(args)


# ---- the question ----


def drop_unknown_bots(args: argparse.Namespace) -> dict[str, str]:
    """Return the names that are no bot, and why. The others play if at least two are left and no pair has deals or
    options of its own; otherwise a later check refuses them."""
    from samedi.bots.registry import bot_factory
    from samedi.core.errors import UnknownBot
    from samedi.core.options import short_repr

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


def make_question(args: argparse.Namespace) -> "Question":
    from samedi.arena.matches.journal import Question
    from samedi.bots.registry import BOTS, bot_factory, read_budget
    from samedi.core.registry import find_game

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
    from samedi.bots.program_bot import command_of
    from samedi.bots.registry import BOTS

    command = None if name in BOTS or os.sep not in name else command_of(name)
    files = [Path(word).read_bytes() for word in command or () if Path(word).is_file()]
    return hashlib.sha256(b"".join(files)).hexdigest() if files else ""


def varied_options(game: Any, seats: int, options: dict[str, Any], names: Sequence[str]) -> list[dict[str, Any]]:
    """Return the table with each other value of each varied option."""
    from samedi.core.errors import BadOption

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
