"""`samedi play`: start a game or resume the latest one, on the full screen or line by line."""

import argparse
import os
import sys
from io import StringIO, TextIOWrapper
from pathlib import Path

import msgspec

from samedi.bots.program import kill_all_programs
from samedi.bots.registry import bot_factory
from samedi.console import data_folder, read_options, say, seats_or_default
from samedi.core.errors import BadOption
from samedi.core.game import Game
from samedi.core.options import short_repr
from samedi.core.registry import find_game
from samedi.core.words import language, languages
from samedi.terminal.game import TerminalGame
from samedi.terminal.saved_games import SavedHeader, latest_unfinished

BOTS = "apprentice"


def run(args: argparse.Namespace) -> int:
    """Play as the flags say and return the exit code."""
    if args.game is None and not args.resume:
        args.error("which game? `samedi games` lists them, --resume continues the latest")
    folder = args.data or data_folder()
    game = resume_game(args, folder) if args.resume else start_game(args, folder)
    try:
        if not args.plain and can_use_full_screen():
            from samedi.terminal.screen import app  # imported here because only the full screen needs Textual

            return app.play(game)
        from samedi.terminal import line_mode

        if not args.plain:
            say(game.words.say("text-no-terminal"))
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # read invalid bytes instead of failing
        return line_mode.play(game, sys.stdin or StringIO())
    finally:
        kill_all_programs()


def start_game(args: argparse.Namespace, folder: Path) -> TerminalGame:
    game = find_game(args.game)
    lang = choose_language(game, args.lang)
    solo = game.solo if args.seats is None and not args.bots and not args.option else None
    seats = seats_or_default(game, solo.seats if solo else args.seats)
    options = game.check_options(seats, solo.options) if solo else read_options(game, seats, args.option)
    bots = [name.strip() for name in (args.bots or BOTS).split(",")]
    for name in bots:
        bot_factory(name)
    return TerminalGame.start(game, seats, bots, options=options, seed=args.seed or None, lang=lang, folder=folder)


def resume_game(args: argparse.Namespace, folder: Path) -> TerminalGame:
    """Resume the latest unfinished game."""
    if args.seats is not None or args.bots or args.seed or args.option:
        raise BadOption(
            "--resume continues a saved game and cannot be combined with --seats, --bots, --seed or --option"
        )
    name = find_game(args.game).name if args.game else None
    if args.lang is None:
        return TerminalGame.resume(folder, name)
    kept = msgspec.json.decode(latest_unfinished(folder, name).record.read_bytes(), type=SavedHeader)
    return TerminalGame.resume(folder, name, choose_language(find_game(kept.game), args.lang))


def choose_language(game: Game, lang: str | None) -> str:
    """Return the language asked for, or that of the system."""
    if lang is not None and lang not in languages(game):
        raise BadOption(f"{game.title} has no language {short_repr(lang)} (there is: {', '.join(languages(game))})")
    return lang or language(game)


def can_use_full_screen() -> bool:
    """Tell whether standard input and output are terminals that can do more than print lines."""
    ends = (sys.stdin, sys.stdout)
    able = os.name == "nt" or os.environ.get("TERM", "dumb") != "dumb"
    return able and all(end is not None and end.isatty() for end in ends)
