"""The command line: `samedi play`, `games`, `rules`, `replay`, `verify`, `check`, `new-game`, `arena`,
`levels`, `deals`, `bench`.

Every command: exit 0 done, 1 refused or failed (one sentence on standard error), 2 wrong usage. With --json standard
output holds one JSON document and nothing else; whatever else is said goes to standard error.
"""

import argparse
import hashlib
import sys
import time
import warnings
from collections.abc import Callable, Sequence
from importlib.metadata import version
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from samedi import _compiled
from samedi.arena import command as arena
from samedi.console import common, exit_code, positive, processors, progress, put, read_options, say
from samedi.core.errors import BadOption
from samedi.core.game import Game
from samedi.core.registry import all_games, find_game
from samedi.core.words import language, languages


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    warnings.showwarning = lambda message, *_: say(str(message))
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter still shows the others
    return exit_code(lambda: run(arguments))


def run(arguments: Sequence[str] | None) -> int:
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["serve", "--open", *words]
    asked = parser().parse_args(words)
    code: int = asked.run(asked)
    return code


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog="samedi", description="Game night in Python.")
    whole.add_argument("--version", action=Version, help="version, compiled or plain, languages, data folder, database")
    commands = whole.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        added.set_defaults(run=run)
        return added

    played = command("play", play_game, "play in the terminal against bots, or the automata of a game that has them")
    played.add_argument("game", metavar="GAME", nargs="?")
    common(played, seats="how many sit at the table (4, or as near as can be)", seed="the same seed, the same shuffle")
    played.add_argument(
        "--bots",
        metavar="LEVEL[,LEVEL…]",
        help="who sits at the other seats: zombie, apprentice, houngan, loa, ./program (apprentice; or automata)",
    )
    played.add_argument("--lang", help="language: en, ja, de, fr (that of your system)")
    played.add_argument("--plain", action="store_true", help="line by line, for screen readers and scripts")
    played.add_argument("--resume", action="store_true", help="go on with the latest game that is not over")
    played.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (samedi --version names it)")
    played.set_defaults(wrong=played.error)

    served = command("serve", serve, "open the parlour; `samedi` alone does so and shows it in the browser")
    served.add_argument("--lan", action="store_true", help="phones and others on the local network can join")
    served.add_argument("--open", action="store_true", help="show it in the browser")
    served.add_argument("--host", help="where to listen (127.0.0.1: this machine only)")
    served.add_argument("--port", type=int, default=8017, help="at which port (8017; 0: any that is free)")
    served.add_argument("--url", help="the address people type, if it stands behind a proxy: https://games.example")
    served.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (samedi --version names it)")
    served.add_argument(
        "--limit", action="append", default=[], metavar="NAME=NUMBER", help="another limit (docs/wire.md lists them)"
    )

    shelf = command("games", show_games, "what is on the shelf")
    shelf.add_argument("--json", action="store_true", help="as one JSON document")

    rules = command("rules", show_rules, "the rules of a game, numbered, in our own words")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("--lang", help="language: en, ja, de, fr (that of your system)")

    replayed = command("replay", show_replay, "step through a record, or print what happened as JSON")
    replayed.add_argument("file", metavar="FILE", help="a record; - is standard input")
    replayed.add_argument("--json", action="store_true", help="entries, events, scores as one JSON document")
    whose = replayed.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=int, help="what this seat heard")
    whose.add_argument("--open", action="store_true", help="everything that happened (with --json the default)")

    verified = command("verify", show_verdict, "was the shuffle fair, and does the record replay to its result")
    verified.add_argument("file", metavar="FILE", help="a record; - is standard input")

    checked = command("check", show_check, "the conformance kit: every law on random games")
    which = checked.add_mutually_exclusive_group(required=True)
    which.add_argument("game", metavar="GAME", nargs="?")
    which.add_argument("--all", action="store_true", help="every game on the shelf, and the template")
    checked.add_argument(
        "--games",
        type=positive(int),
        default=20,
        metavar="N",
        help="random games for each number of seats (20)",
    )
    checked.add_argument("--seconds", type=positive(float), metavar="S", help="stop after about so many seconds a game")
    checked.add_argument("--json", action="store_true", help="as one JSON document")
    common(checked)

    made = command("new-game", make_game, "copy the template: a complete small game in one folder")
    made.add_argument("name", metavar="NAME", help="small letters, digits and hyphens: ghost-train")
    made.add_argument(
        "--into", type=Path, metavar="DIR", help="where the folder goes (in a checkout: with the other games)"
    )

    arena.flags(command("arena", arena.run, "which bots are better, by how much, and how sure that is"))

    arena.level_flags(command("levels", arena.run_levels, "how strong the levels are and how long they think"))

    dealt = command("deals", show_deals, "the fixed deals on which bots are compared, as lines of JSON")
    dealt.add_argument("game", metavar="GAME")
    dealt.add_argument("--deals", type=positive(int), metavar="N", help="the first so many (1000)")
    dealt.add_argument("--digest", action="store_true", help="their digest alone")
    common(dealt, seats="how many sit at the table (4, or as near as can be)", seed="other deals than the published")

    measured = command(
        "bench", show_bench, "how fast the games are, and others beside them; how many tables a server holds"
    )
    measured.add_argument("game", metavar="GAME", nargs="*")
    measured.add_argument("--peers", action="store_true", help="measure OpenSpiel and RLCard in the same run")
    measured.add_argument(
        "--seconds",
        type=positive(float),
        metavar="S",
        help="for each single measurement (0.15; with --against 0.3); with --server for how long they play (30)",
    )
    measured.add_argument("--seats", type=int, metavar="N", help="only this number of seats")
    measured.add_argument(
        "--strength", action="store_true", help="houngan against OpenSpiel's search bots, 50 ms a move"
    )
    measured.add_argument(
        "--deals", type=positive(int), metavar="N", help="with --strength: so many paired deals at most (1000)"
    )
    measured.add_argument(
        "--fixed", action="store_true", help="with --strength: play all deals, even when it is decided who is better"
    )
    measured.add_argument(
        "--out", type=Path, metavar="FOLDER", help="with --strength: keep every deal there; the same again goes on"
    )
    measured.add_argument("--kept", action="store_true", help="with --out: play nothing, only show what is kept there")
    measured.add_argument("--page", type=Path, metavar="FILE", help="with --strength: into this page too")
    measured.add_argument(
        "--against", metavar="REF", help="compare this checkout with another commit, which is built first"
    )
    measured.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="with --against: an option of the games that know it; may be repeated",
    )
    measured.add_argument("--server", action="store_true", help="measure a server: four people at each of many tables")
    measured.add_argument("--tables", type=positive(int), metavar="N", help="with --server: at so many tables (1000)")
    measured.add_argument("--json", action="store_true", help="as one JSON document")
    measured.set_defaults(wrong=measured.error)
    return whole


class Version(argparse.Action):
    """Prints what is installed and where it keeps things."""

    def __init__(self, option_strings: Sequence[str], dest: str, **more: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **more)

    def __call__(self, parser: argparse.ArgumentParser, *rest: Any) -> NoReturn:
        from platformdirs import user_data_path

        data = user_data_path("samedi", appauthor=False)
        spoken = sorted({lang for game in all_games() for lang in languages(game)})
        print(f"samedi {version('samedi')}")
        print(f"rules      {_compiled.MODE}")
        print(f"languages  {' '.join(spoken)}")
        print(f"data       {data}")
        print(f"database   sqlite:///{data / 'samedi.db'}")
        sys.exit(0)


# ---- playing ----


def play_game(asked: argparse.Namespace) -> int:
    if asked.game is None and not asked.resume:
        asked.wrong("which game? `samedi games` lists them, --resume goes on with the latest")
    from samedi.terminal import command

    return command.run(asked)


def serve(asked: argparse.Namespace) -> int:
    from platformdirs import user_data_path

    from samedi.server import command

    return command.run(asked, user_data_path("samedi", appauthor=False))


# ---- the shelf ----


def show_games(asked: argparse.Namespace) -> int:
    if asked.json:
        return put([described(game) for game in all_games()])
    for game in all_games():
        print(f"{game.name:<16} {game.title:<16} {game.people[0]}–{game.people[-1]} players")
    return 0


def described(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "options": [msgspec.to_builtins(option) for option in game.options],
        "languages": list(languages(game)),
    }


def show_rules(asked: argparse.Namespace) -> int:
    game = find_game(asked.game)
    lang = asked.lang or language(game)
    text = game.folder / ("RULES.md" if lang == "en" else f"RULES.{Path(lang).name}.md")
    if not text.exists():
        raise BadOption(f"there are no rules of {game.title} in the language {lang!r:.20} yet")
    print(text.read_text(encoding="utf-8").replace("**", ""), end="")
    return 0


def make_game(asked: argparse.Namespace) -> int:
    from samedi.core.template import copy_template

    folder, found = copy_template(asked.name, asked.into)
    print(f"{folder}: a complete game. Change RULES.md and rules.py, then: samedi check {asked.name}")
    if not found:
        print(f"So that it is found: SAMEDI_GAMES={folder.parent}")
    return 0


# ---- records ----


def record_of(asked: argparse.Namespace) -> Any:
    """What replay and verify read: a path, or standard input as JSON values."""
    from samedi.engine.record import LARGEST, parse, to_dict

    if asked.file != "-":
        return asked.file
    return to_dict(parse(sys.stdin.buffer.read(LARGEST + 1)))


def show_replay(asked: argparse.Namespace) -> int:
    from samedi.engine.session import replay

    table = replay(record_of(asked))
    if asked.seat is not None and not 0 <= asked.seat < table.seats:
        raise BadOption(f"there is no seat {asked.seat} at this table of {table.seats}")
    everything = asked.open or (asked.json and asked.seat is None)
    entries: list[dict[str, Any]] = [
        {
            "seat": line.entry.seat,
            "code": line.entry.code,
            "events": [msgspec.to_builtins(event) for event in line.events if everything or event.seen(asked.seat)],
            **({"undone": True} if line.undone else {}),
        }
        for line in table.log
    ]
    if asked.json:
        return put(
            {
                "game": table.game.name,
                "over": table.over,
                "scores": list(table.scores),
                "winners": list(table.winners),
                "entries": entries,
            }
        )
    steps = sys.stdin.isatty() and sys.stdout.isatty()
    for number, entry in enumerate(entries):
        known = everything or entry["seat"] == str(asked.seat)
        code = entry["code"] if known else entry["code"].split()[0]  # what was hidden is told by events alone
        print(f"{number:>4}  {entry['seat']:<2} {code}" + (" (taken back)" if "undone" in entry else ""))
        for event in entry["events"]:
            print("         " + event_line(event))
        if steps and input("[Enter: next, q: leave] ").strip() == "q":
            return 0
    won = f", won by seat {' and '.join(map(str, table.winners))}" if table.winners else ""
    print(f"scores {' '.join(map(str, table.scores))}{won}")
    return 0


def event_line(event: dict[str, Any]) -> str:
    data = ", ".join(f"{name} {value}" for name, value in event["data"].items())
    return " ".join(filter(None, [event["kind"], f"seat {event['seat']}" if event["seat"] is not None else "", data]))


def show_verdict(asked: argparse.Namespace) -> int:
    from samedi.engine.verify import verify

    verdict = verify(record_of(asked))
    if not verdict.fair:
        say(verdict.text)
        return 1
    print(f"fair: {verdict.text} ({verdict.outcomes} of them), and the record replays to its result")
    if not verdict.salted:
        print("This table had no salts: whoever chose the seed could have tried several.")
    return 0


# ---- laws and speed ----


def show_check(asked: argparse.Namespace) -> int:
    from samedi import laws

    chosen = [*all_games(), find_game("_template")] if asked.all else [find_game(asked.game)]
    seed = int.from_bytes(hashlib.sha256(asked.seed.encode()).digest()[:4], "big") if asked.seed else 0
    results: list[dict[str, Any]] = []
    for game in chosen:
        seats = game.check_seats(asked.seats) if asked.seats is not None else None
        options = read_options(game, seats, asked.option) if asked.option else None
        start = time.monotonic()
        findings = laws.check(
            game,
            games=asked.games,
            seconds=asked.seconds,
            seats=seats,
            options=options,
            seed=seed,
            workers=processors(),
            progress=progress,
        )
        progress("")
        results.append(
            {
                "game": game.name,
                "version": game.version,
                "laws": {each.law: law_result(each) for each in findings},
            }
        )
        if not asked.json:
            show_scorecard(game, findings, time.monotonic() - start)
    if asked.json:
        put({"games": results})
    return int(any(not law["ok"] for game in results for law in game["laws"].values()))


def law_result(finding: Any) -> dict[str, Any]:
    result = {"ok": finding.ok, "cases": finding.cases, "seconds": round(finding.seconds, 3)}
    return result if finding.ok else {**result, "text": finding.text}


def show_scorecard(game: Game, findings: Sequence[Any], seconds: float) -> None:
    print(f"{game.title} (version {game.version}, rules {_compiled.MODE}, {seconds:.1f} s)")
    for finding in findings:
        verdict = "holds " if finding.ok else "BROKEN"
        print(f"  {verdict} {finding.law:<10} {finding.cases:>9,} cases {finding.seconds:>7.2f} s")
        if not finding.ok:
            print(f"         {finding.text}")


def show_deals(asked: argparse.Namespace) -> int:
    from samedi.arena.matches import evaluation_deals

    return evaluation_deals.run(asked)


def show_bench(asked: argparse.Namespace) -> int:
    from samedi.bench import command

    return command.run(asked)
