"""Command: the work behind `samedi play`: a new game or the latest one, on the whole screen or line by line."""

import argparse
import sys
from io import StringIO, TextIOWrapper
from pathlib import Path

import msgspec

from samedi.bots import maker
from samedi.core.errors import BadOption
from samedi.core.game import Game
from samedi.core.options import shown
from samedi.core.shelf import find
from samedi.core.words import language, languages
from samedi.flags import read_options, say
from samedi.terminal.keep import Kept, unfinished
from samedi.terminal.sitting import Sitting

SEATS = 4  # at a table, if nothing else is asked for and the game allows
BOTS = "apprentice"


def run(asked: argparse.Namespace) -> int:
    """Play as the flags say; returns the exit code."""
    folder = asked.data or data_folder()
    sitting = resumed(asked, folder) if asked.resume else started(asked, folder)
    if asked.plain or not on_a_terminal(sitting):
        from samedi.terminal import plain

        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # whatever is typed, it is read
        return plain.play(sitting, sys.stdin or StringIO())
    from samedi.terminal import app  # here: nothing else needs Textual

    return app.play(sitting)


def data_folder() -> Path:
    """Where games are kept if nobody says otherwise."""
    from platformdirs import user_data_path

    return user_data_path("samedi", appauthor=False)


def started(asked: argparse.Namespace, folder: Path) -> Sitting:
    game = find(asked.game)
    lang = spoken(game, asked.lang)
    seats = game.check_seats(asked.seats if asked.seats is not None else as_near(game))
    options = read_options(game, seats, asked.option)
    bots = [name.strip() for name in (asked.bots or BOTS).split(",")]
    for name in bots:
        maker(name)
    return Sitting.start(game, seats, bots, options=options, seed=asked.seed or None, lang=lang, folder=folder)


def as_near(game: Game) -> int:
    return min(max(SEATS, game.seats[0]), game.seats[-1])


def resumed(asked: argparse.Namespace, folder: Path) -> Sitting:
    """The latest unfinished game, as it stands."""
    if asked.seats is not None or asked.bots or asked.seed or asked.option:
        raise BadOption("--resume goes on with a game as it stands, without --seats, --bots, --seed or --option")
    name = find(asked.game).name if asked.game else None
    kept = msgspec.json.decode(unfinished(folder, name).record.read_bytes(), type=Kept)
    game = find(kept.game)
    return Sitting.resume(folder, game.name, spoken(game, asked.lang))


def spoken(game: Game, lang: str | None) -> str:
    """The language asked for, or that of the system."""
    if lang is not None and lang not in languages(game):
        raise BadOption(f"{game.title} does not speak {shown(lang)} (there is: {', '.join(languages(game))})")
    return lang or language(game)


def on_a_terminal(sitting: Sitting) -> bool:
    """Are both ends a terminal? If not, says that the game goes on line by line."""
    ends = (sys.stdin, sys.stdout)
    if all(end is not None and end.isatty() for end in ends):
        return True
    say(sitting.words.say("text-no-terminal"))
    return False
