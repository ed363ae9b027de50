"""`samedi arena` measures which bots are better; `samedi levels` measures all levels."""

import argparse
import contextlib
import hashlib
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from samedi.console import INTERRUPTED, common, positive, processors, progress, read_options, say

if TYPE_CHECKING:
    from samedi.arena.matches.contest import Arena
    from samedi.arena.matches.journal import Question


def flags(added: argparse.ArgumentParser) -> None:
    """Add the flags of `samedi arena`."""
    added.add_argument("game", metavar="GAME")
    added.add_argument(
        "--bots",
        type=several,
        metavar="BOT,BOT…",
        help="a level (zombie, apprentice, …), ismcts:2000it, ismcts:4x2000it, ./program; with --ladder all levels",
    )
    added.add_argument("--ladder", action="store_true", help="only neighbours meet; else everybody meets everybody")
    added.add_argument(
        "--deals",
        type=numbers,
        default=(1000,),
        metavar="N[,N…]",
        help="for each pair, if that many are needed (1000); several: one for each pair, the last for all others",
    )
    common(
        added,
        seats="how many sit at the table (4, or as near as can be)",
        seed="another seed gives other deals",
    )
    added.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="NAME",
        help="play at the other values of this option too (all: of every option); may be repeated",
    )
    added.add_argument(
        "--varied", type=several, metavar="BOT,BOT", help="only this pair plays with other options (all pairs)"
    )
    added.add_argument(
        "--alone", action="store_true", help="only one of the first bot among the second, never the reverse"
    )
    added.add_argument("--fixed", action="store_true", help="play all deals, even when it is decided who is better")
    added.add_argument(
        "--budget", default="", metavar="50ms|2000it", help="how long bots think that have no own budget"
    )
    added.add_argument(
        "--limit", type=positive(float), default=10.0, metavar="S", help="seconds a program has for an answer (10)"
    )
    added.add_argument("--out", type=Path, metavar="FOLDER", help="keep every deal there; the same again goes on")
    added.add_argument("--report", type=Path, metavar="FILE", help="a page for designers: F.html")
    added.add_argument("--json", action="store_true", help="as one JSON document")
    added.add_argument(
        "--workers",
        type=positive(int),
        default=processors(),
        metavar="N",
        help="processes that play; changes nothing but the time",
    )
    added.add_argument("--executor", choices=["pool", "ray"], default="pool", help="processes here, or a Ray cluster")
    added.add_argument("--address", metavar="HOST:PORT", help="with --executor ray: where the cluster is")
    added.set_defaults(wrong=added.error)


def several(text: str) -> tuple[str, ...]:
    found = tuple(name.strip() for name in text.split(","))
    if len(found) < 2 or not all(found):
        raise ValueError
    return found


several.__name__ = "list of two bots or more"  # the name in argparse's messages


def numbers(text: str) -> tuple[int, ...]:
    return tuple(positive(int)(part) for part in text.split(","))


numbers.__name__ = "number, or list of numbers"


def run(asked: argparse.Namespace) -> int:
    if asked.bots is None and not asked.ladder:
        asked.wrong("which bots? --bots houngan,apprentice names them, --ladder alone takes all levels")
    if asked.address and asked.executor != "ray":
        asked.wrong("--address goes with --executor ray")
    if asked.report and asked.report.is_dir():
        asked.wrong(f"--report is a file, and {asked.report} is a folder")
    from samedi.arena.executors import executor_of
    from samedi.arena.matches.contest import Arena, contests_of
    from samedi.arena.matches.journal import Journal
    from samedi.arena.output import progress_bar
    from samedi.bots import Budget
    from samedi.bots.registry import read_budget

    absent = leave_out(asked)
    question = question_of(asked)
    budget = read_budget(asked.budget) if asked.budget else Budget()
    contests = contests_of(question, asked.deals, budget, fixed=asked.fixed)
    if asked.report:
        asked.report.parent.mkdir(parents=True, exist_ok=True)
    journal = Journal(asked.out, question) if asked.out else None
    arena = Arena(contests, journal)
    start = time.monotonic()
    try:
        arena.run(executor_of(asked, contests), progress_bar(asked.workers))
    except KeyboardInterrupt:
        if journal is None:
            raise
        progress("")
        say(f"interrupted; {arena.played:,} deals are kept in {asked.out}, the same command goes on from there")
        return INTERRUPTED
    finally:
        if journal:
            journal.close()
    progress("")
    from samedi.arena.output import described

    return show(asked, question, arena, described(question, arena, time.monotonic() - start, absent))


def show(asked: argparse.Namespace, question: "Question", arena: "Arena", result: dict[str, Any]) -> int:
    if asked.json:
        import msgspec

        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result), indent=2).decode() + "\n")
    else:
        from samedi.arena.output import table

        print(table(question, arena, result), flush=True)
    if asked.report:
        from samedi.arena.report.page import write

        write(asked.report, question, arena, result, progress)
        progress("")
        if not asked.json:
            print(f"The report is in {asked.report}.")
    return 0


# ---- levels ----


def level_flags(added: argparse.ArgumentParser) -> None:
    """Add the flags of `samedi levels`."""
    added.add_argument("game", metavar="GAME", nargs="*")
    added.add_argument("--seats", metavar="N|all", default="", help="how many sit at the table (as few as can be)")
    added.add_argument("--deals", type=positive(int), default=100, metavar="N", help="for each pair, at most (100)")
    added.add_argument(
        "--pair",
        type=several,
        action="append",
        metavar="LEVEL,LEVEL",
        help="only one of the first level among the second (loa,houngan); may be repeated",
    )
    added.add_argument("--fixed", action="store_true", help="play all deals, even when it is decided who is better")
    added.add_argument("--out", type=Path, metavar="FOLDER", help="keep every deal there; the same again goes on")
    added.add_argument("--file", type=Path, metavar="FILE", help="write what comes out there; what else it has stays")
    added.add_argument("--page", type=Path, metavar="FILE", help="and into this page, from FILE")
    added.add_argument("--workers", type=positive(int), default=processors(), metavar="N", help="processes that play")
    added.set_defaults(wrong=added.error, executor="pool", address=None)


def run_levels(asked: argparse.Namespace) -> int:
    from samedi.arena import levels

    return levels.run(asked)


# ---- the question ----


def leave_out(asked: argparse.Namespace) -> dict[str, str]:
    """Return the names that are no bot, and why. The others play if at least two are left and no pair has deals or
    options of its own; otherwise a later check refuses them."""
    from samedi.bots.registry import bot_factory
    from samedi.core.errors import UnknownBot
    from samedi.core.options import shown

    absent = dict[str, str]()
    for text in (*(asked.bots or ()), asked.seed):
        if text.encode("utf-8", "ignore").decode() != text:  # bytes that are not UTF-8 arrive as surrogates
            asked.wrong(f"{shown(text)} is no text, so nothing could be written of it")
    for name in asked.bots or ():
        try:
            bot_factory(name)
        except UnknownBot as wrong:
            absent[name] = str(wrong)
    rest = tuple(name for name in asked.bots or () if name not in absent)
    if len(rest) > 1 and len(asked.deals) == 1 and not absent.keys() & set(asked.varied or ()):
        asked.bots = rest
        for name, why in absent.items():
            say(f"{shown(name)} does not play: {why}")
    return absent


def question_of(asked: argparse.Namespace) -> "Question":
    from samedi.arena.matches.journal import Question
    from samedi.bots.registry import BOTS, bot_factory, read_budget
    from samedi.core.registry import find_game

    game = find_game(asked.game)
    seats = game.check_seats(asked.seats if asked.seats is not None else min(max(4, game.seats[0]), game.seats[-1]))
    options = read_options(game, seats, asked.option)
    bots = asked.bots or tuple(reversed(BOTS))
    for name in bots:
        bot_factory(name)
    if asked.budget:
        read_budget(asked.budget)
    return Question(
        game=game.name,
        version=game.version,
        seats=seats,
        settings=(options, *varied(game, seats, options, asked.vary)),
        bots=bots,
        programs={name: digest for name in bots if (digest := digest_of(name))},
        pairs=pairs_of(len(bots), asked.ladder),
        seed=asked.seed,
        budget=asked.budget,
        limit=asked.limit,
        alone=asked.alone,
        varied=varied_pair(bots, asked),
    )


def varied_pair(bots: Sequence[str], asked: argparse.Namespace) -> tuple[int, int] | None:
    """Return the pair that also plays with other options, or None if all pairs do."""
    if asked.varied is None:
        return None
    for one, other in pairs_of(len(bots), asked.ladder):
        if (bots[one], bots[other]) == asked.varied:
            return one, other
    asked.wrong(f"--varied is a pair that meets, not {','.join(asked.varied)!r:.40}")
    raise AssertionError  # parser.error exits


def pairs_of(bots: int, ladder: bool) -> tuple[tuple[int, int], ...]:
    """Return the pairs: all of them, or on a ladder each bot and the next."""
    return tuple(
        (one, other) for one in range(bots) for other in range(one + 1, bots) if not ladder or other == one + 1
    )


def digest_of(name: str) -> str:
    """Hash all files that a program's command names (perl mybot.pl); "" for other bots."""
    from samedi.bots.program_bot import command_of
    from samedi.bots.registry import BOTS

    command = None if name in BOTS or os.sep not in name else command_of(name)
    files = [Path(word).read_bytes() for word in command or () if Path(word).is_file()]
    return hashlib.sha256(b"".join(files)).hexdigest() if files else ""


def varied(game: Any, seats: int, options: dict[str, Any], names: Sequence[str]) -> list[dict[str, Any]]:
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
                raise BadOption(f"{game.title}: option {option.name} has no other value to play at this table")
            found += [other for other in others if other not in found]
    return found


def values_of(option: Any) -> Sequence[Any]:
    """Return the values of an option. A per-seat option is not varied: all of its many values mean the same."""
    if option.kind == "flag":
        return (False, True)
    if option.kind == "number":
        return range(option.least, option.most + 1)
    return option.values if option.kind == "choice" else ()
