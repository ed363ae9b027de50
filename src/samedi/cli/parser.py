"""The parser of the command line: commands, their flags, and `--version`."""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn

from samedi import _compiled
from samedi.arena import command as arena
from samedi.cli import bench, check, games, play, records
from samedi.console import add_table_flags, positive
from samedi.core.registry import all_games
from samedi.core.words import languages


def parser() -> argparse.ArgumentParser:
    root = argparse.ArgumentParser(prog="samedi", description="Game night in Python.")
    root.add_argument("--version", action=Version, help="version, compiled or plain, languages, data folder, database")
    commands = root.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str) -> argparse.ArgumentParser:
        parser = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        parser.set_defaults(run=run)
        return parser

    played = command(
        "play", play.play_game, "play in the terminal against bots, or the automata of a game that has them"
    )
    played.add_argument("game", metavar="GAME", nargs="?")
    add_table_flags(
        played, seats="how many sit at the table (4, or as near as can be)", seed="the same seed, the same shuffle"
    )
    played.add_argument(
        "--bots",
        metavar="LEVEL[,LEVEL…]",
        help="who sits at the other seats: zombie, apprentice, houngan, loa, ./program (apprentice; or automata)",
    )
    played.add_argument("--lang", help="language: en, ja, de, fr (that of your system)")
    played.add_argument("--plain", action="store_true", help="line by line, for screen readers and scripts")
    played.add_argument("--resume", action="store_true", help="go on with the latest game that is not over")
    played.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (samedi --version names it)")
    played.set_defaults(error=played.error)

    served = command("serve", play.serve, "open the parlour; `samedi` alone does so and shows it in the browser")
    served.add_argument("--lan", action="store_true", help="phones and others on the local network can join")
    served.add_argument("--open", action="store_true", help="show it in the browser")
    served.add_argument("--host", help="where to listen (127.0.0.1: this machine only)")
    served.add_argument("--port", type=int, default=8017, help="at which port (8017; 0: any that is free)")
    served.add_argument("--url", help="the address people type, if it stands behind a proxy: https://games.example")
    served.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (samedi --version names it)")
    served.add_argument(
        "--limit", action="append", default=[], metavar="NAME=NUMBER", help="another limit (docs/wire.md lists them)"
    )

    shelf = command("games", games.show_games, "what is on the shelf")
    shelf.add_argument("--json", action="store_true", help="as one JSON document")

    rules = command("rules", games.show_rules, "the rules of a game, numbered, in our own words")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("--lang", help="language: en, ja, de, fr (that of your system)")

    replayed = command("replay", records.show_replay, "step through a record, or print what happened as JSON")
    replayed.add_argument("file", metavar="FILE", help="a record; - is standard input")
    replayed.add_argument("--json", action="store_true", help="entries, events, scores as one JSON document")
    whose = replayed.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=int, help="what this seat heard")
    whose.add_argument("--open", action="store_true", help="everything that happened (with --json the default)")

    verified = command("verify", records.show_verdict, "was the shuffle fair, and does the record replay to its result")
    verified.add_argument("file", metavar="FILE", help="a record; - is standard input")

    checked = command("check", check.show_check, "the conformance kit: every law on random games")
    which = checked.add_mutually_exclusive_group(required=True)
    which.add_argument("game", metavar="GAME", nargs="?")
    which.add_argument("--all", action="store_true", help="every game on the shelf, and the template")
    checked.add_argument(
        "--games", type=positive(int), default=20, metavar="N", help="random games for each number of seats (20)"
    )
    checked.add_argument("--seconds", type=positive(float), metavar="S", help="stop after about so many seconds a game")
    checked.add_argument("--json", action="store_true", help="as one JSON document")
    add_table_flags(checked)

    made = command("new-game", games.make_game, "copy the template: a complete small game in one folder")
    made.add_argument("name", metavar="NAME", help="small letters, digits and hyphens: ghost-train")
    made.add_argument(
        "--into", type=Path, metavar="DIR", help="where the folder goes (in a checkout: with the other games)"
    )

    arena.flags(command("arena", arena.run, "which bots are better, by how much, and how sure that is"))

    arena.level_flags(command("levels", arena.run_levels, "how strong the levels are and how long they think"))

    dealt = command("deals", bench.show_deals, "the fixed deals on which bots are compared, as lines of JSON")
    dealt.add_argument("game", metavar="GAME")
    dealt.add_argument("--deals", type=positive(int), metavar="N", help="the first so many (1000)")
    dealt.add_argument("--digest", action="store_true", help="their digest alone")
    add_table_flags(
        dealt, seats="how many sit at the table (4, or as near as can be)", seed="other deals than the published"
    )

    bench.flags(
        command("bench", bench.run, "how fast the games are, and others beside them; how many tables a server holds")
    )
    return root


class Version(argparse.Action):
    """Print what is installed and where files are kept."""

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
