"""The parser of the command line: commands, their flags, and `--version`."""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn

from samedi import _compiled
from samedi.cli import arena, bench, check, games, records
from samedi.console import add_table_flags, data_folder, positive
from samedi.core.registry import all_games
from samedi.core.words import languages


def imported(module: str) -> Callable[[argparse.Namespace], int]:
    """Return a command that imports its module only when it runs, because the import takes long."""

    def run(args: argparse.Namespace) -> int:
        code: int = import_module(module).run(args)
        return code

    return run


def parser() -> argparse.ArgumentParser:
    root = argparse.ArgumentParser(prog="samedi", description="Game night in Python.")
    root.add_argument(
        "--version",
        action=Version,
        help="print version, languages, data folder, database, and whether rules are compiled",
    )
    commands = root.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str) -> argparse.ArgumentParser:
        parser = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        parser.set_defaults(run=run)
        return parser

    played = command(
        "play",
        imported("samedi.terminal.command"),
        "play in the terminal against bots, or against the automata of a game",
    )
    played.add_argument("game", metavar="GAME", nargs="?")
    add_table_flags(
        played,
        seats="number of seats (4, or the nearest that the game allows)",
        seed="the same seed gives the same shuffle",
    )
    played.add_argument(
        "--bots",
        metavar="LEVEL[,LEVEL…]",
        help="bots at the other seats: zombie, apprentice, houngan, loa, ./program (apprentice; or automata)",
    )
    played.add_argument("--lang", help="language: en, ja, de, fr (the system's language)")
    played.add_argument("--plain", action="store_true", help="play line by line, for screen readers and scripts")
    played.add_argument("--resume", action="store_true", help="resume the latest unfinished game")
    played.add_argument(
        "--data", type=Path, metavar="DIR", help="folder of saved games (samedi --version names the default)"
    )
    played.set_defaults(error=played.error)

    served = command(
        "serve",
        imported("samedi.server.command"),
        "start the server; `samedi` alone does so and opens it in the browser",
    )
    served.add_argument("--lan", action="store_true", help="let phones and others on the local network join")
    served.add_argument("--open", action="store_true", help="open it in the browser")
    served.add_argument("--host", help="address to listen at (127.0.0.1: this machine only)")
    served.add_argument("--port", type=int, default=8017, help="port (8017; 0: any free port)")
    served.add_argument("--url", help="public address, if the server is behind a proxy: https://games.example")
    served.add_argument(
        "--data", type=Path, metavar="DIR", help="folder of saved games (samedi --version names the default)"
    )
    served.add_argument(
        "--limit", action="append", default=[], metavar="NAME=NUMBER", help="change a limit (docs/wire.md lists them)"
    )

    shelf = command("games", games.show_games, "list the games")
    shelf.add_argument("--json", action="store_true", help="print one JSON document")

    rules = command("rules", games.show_rules, "print the numbered rules of a game, in our own words")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("--lang", help="language: en, ja, de, fr (the system's language)")

    replayed = command("replay", records.show_replay, "step through a record, or print what happened as JSON")
    replayed.add_argument("file", metavar="FILE", help="a record; - is standard input")
    replayed.add_argument(
        "--json", action="store_true", help="print entries, events and scores print one JSON document"
    )
    whose = replayed.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=int, help="print what this seat was told")
    whose.add_argument("--open", action="store_true", help="print everything that happened (the default with --json)")

    verified = command(
        "verify", records.show_verdict, "check that the shuffle was fair and that the record replays to its result"
    )
    verified.add_argument("file", metavar="FILE", help="a record; - is standard input")

    checked = command("check", check.show_check, "check every law on random games")
    which = checked.add_mutually_exclusive_group(required=True)
    which.add_argument("game", metavar="GAME", nargs="?")
    which.add_argument("--all", action="store_true", help="all games and the template")
    checked.add_argument(
        "--games", type=positive(int), default=20, metavar="N", help="random games for each number of seats (20)"
    )
    checked.add_argument(
        "--seconds", type=positive(float), metavar="S", help="stop after about this many seconds for each game"
    )
    checked.add_argument("--json", action="store_true", help="print one JSON document")
    add_table_flags(checked)

    made = command("new-game", games.make_game, "copy the template, a complete small game, into a new folder")
    made.add_argument("name", metavar="NAME", help="small letters, digits and hyphens: ghost-train")
    made.add_argument(
        "--into", type=Path, metavar="DIR", help="where to make the folder (in a checkout: with the other games)"
    )

    arena.flags(
        command(
            "arena",
            imported("samedi.arena.command"),
            "measure which bots are better, by how much, and how sure that is",
        )
    )

    arena.level_flags(
        command("levels", imported("samedi.arena.levels"), "measure how strong the levels are and how long they think")
    )

    dealt = command(
        "deals",
        imported("samedi.arena.matches.evaluation_deals"),
        "print the fixed deals on which bots are compared, as lines of JSON",
    )
    dealt.add_argument("game", metavar="GAME")
    dealt.add_argument("--deals", type=positive(int), metavar="N", help="number of deals (1000)")
    dealt.add_argument("--digest", action="store_true", help="print only their digest")
    add_table_flags(
        dealt,
        seats="number of seats (4, or the nearest that the game allows)",
        seed="another seed gives other deals than the published ones",
    )

    bench.flags(
        command(
            "bench",
            imported("samedi.bench.command"),
            "measure the speed of games and of other libraries, and how many tables a server holds",
        )
    )
    return root


class Version(argparse.Action):
    """Print what is installed and where files are kept."""

    def __init__(self, option_strings: Sequence[str], dest: str, **more: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **more)

    def __call__(self, parser: argparse.ArgumentParser, *rest: Any) -> NoReturn:
        data = data_folder()
        spoken = sorted({lang for game in all_games() for lang in languages(game)})
        print(f"samedi {version('samedi')}")
        print(f"rules      {_compiled.MODE}")
        print(f"languages  {' '.join(spoken)}")
        print(f"data       {data}")
        print(f"database   sqlite:///{data / 'samedi.db'}")
        sys.exit(0)
