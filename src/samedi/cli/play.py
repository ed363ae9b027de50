"""`samedi play` and `samedi serve`: a game in the terminal, and the server."""

import argparse


def play_game(asked: argparse.Namespace) -> int:
    if asked.game is None and not asked.resume:
        asked.wrong("which game? `samedi games` lists them, --resume goes on with the latest")
    from samedi.terminal import command

    return command.run(asked)


def serve(asked: argparse.Namespace) -> int:
    from platformdirs import user_data_path

    from samedi.server import command

    return command.run(asked, user_data_path("samedi", appauthor=False))
