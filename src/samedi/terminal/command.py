"""Command: the work behind `samedi play`: a new game or the latest one, on the whole screen or line by line."""

import argparse
import os
import sys
from io import StringIO, TextIOWrapper
from pathlib import Path

import msgspec

from samedi.bots.program import kill_all
from samedi.bots.registry import bot_factory
from samedi.console import read_options, say, seats_or_default
from samedi.core.errors import BadOption
from samedi.core.game import Game
from samedi.core.options import shown
from samedi.core.registry import find_game
from samedi.core.words import language, languages
from samedi.terminal.game import TerminalGame
from samedi.terminal.saved_games import SavedHeader, data_folder, latest_unfinished

BOTS = "apprentice"


def run(asked: argparse.Namespace) -> int:
    """Play as the flags say; returns the exit code."""
    folder = asked.data or data_folder()
    table = resume_game(asked, folder) if asked.resume else start_game(asked, folder)
    try:
        if not asked.plain and can_use_full_screen():
            from samedi.terminal.screen import app  # here: nothing else needs Textual

            return app.play(table)
        from samedi.terminal import line_mode

        if not asked.plain:
            say(table.words.say("text-no-terminal"))
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # whatever is typed, it is read
        return line_mode.play(table, sys.stdin or StringIO())
    finally:
        kill_all()


def start_game(asked: argparse.Namespace, folder: Path) -> TerminalGame:
    game = find_game(asked.game)
    lang = choose_language(game, asked.lang)
    solo = game.solo if asked.seats is None and not asked.bots and not asked.option else None
    seats = seats_or_default(game, solo.seats if solo else asked.seats)
    options = game.check_options(seats, solo.options) if solo else read_options(game, seats, asked.option)
    bots = [name.strip() for name in (asked.bots or BOTS).split(",")]
    for name in bots:
        bot_factory(name)
    return TerminalGame.start(game, seats, bots, options=options, seed=asked.seed or None, lang=lang, folder=folder)


def resume_game(asked: argparse.Namespace, folder: Path) -> TerminalGame:
    """The latest unfinished game, as it stands."""
    if asked.seats is not None or asked.bots or asked.seed or asked.option:
        raise BadOption("--resume goes on with a game as it stands, without --seats, --bots, --seed or --option")
    name = find_game(asked.game).name if asked.game else None
    if asked.lang is None:
        return TerminalGame.resume(folder, name)
    kept = msgspec.json.decode(latest_unfinished(folder, name).record.read_bytes(), type=SavedHeader)
    return TerminalGame.resume(folder, name, choose_language(find_game(kept.game), asked.lang))


def choose_language(game: Game, lang: str | None) -> str:
    """The language asked for, or that of the system."""
    if lang is not None and lang not in languages(game):
        raise BadOption(f"{game.title} does not speak {shown(lang)} (there is: {', '.join(languages(game))})")
    return lang or language(game)


def can_use_full_screen() -> bool:
    """Is there a terminal at both ends that can do more than lines?"""
    ends = (sys.stdin, sys.stdout)
    able = os.name == "nt" or os.environ.get("TERM", "dumb") != "dumb"
    return able and all(end is not None and end.isatty() for end in ends)
