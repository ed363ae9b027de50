"""`samedi games`, `samedi rules` and `samedi new-game`: what games there are, and a new one."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from samedi.console import print_json
from samedi.core.errors import BadOption
from samedi.core.game import Game
from samedi.core.registry import all_games, find_game
from samedi.core.words import language, languages


def show_games(args: argparse.Namespace) -> int:
    if args.json:
        return print_json([game_document(game) for game in all_games()])
    for game in all_games():
        print(f"{game.name:<16} {game.title:<16} {game.people[0]}–{game.people[-1]} players")
    return 0


def game_document(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "options": [msgspec.to_builtins(option) for option in game.options],
        "languages": list(languages(game)),
    }


def show_rules(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    lang = args.lang or language(game)
    text = game.folder / ("RULES.md" if lang == "en" else f"RULES.{Path(lang).name}.md")
    if not text.exists():
        raise BadOption(f"{game.title} has no rules in the language {lang!r:.20}")
    print(text.read_text(encoding="utf-8").replace("**", ""), end="")
    return 0


def make_game(args: argparse.Namespace) -> int:
    from samedi.cli.new_game import copy_template

    folder, found = copy_template(args.name, args.into)
    print(f"{folder} has a complete game. Change RULES.md and rules.py, then run: samedi check {args.name}")
    if not found:
        print(f"To make it known, set SAMEDI_GAMES={folder.parent}")
    return 0
