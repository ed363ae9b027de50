"""`samedi play` and `samedi serve`: a game in the terminal, and the server."""

import argparse


def play_game(args: argparse.Namespace) -> int:
    if args.game is None and not args.resume:
        args.error("which game? `samedi games` lists them, --resume continues the latest")
    from samedi.terminal import command

    return command.run(args)


def serve(args: argparse.Namespace) -> int:
    from platformdirs import user_data_path

    from samedi.server import command

    return command.run(args, user_data_path("samedi", appauthor=False))
