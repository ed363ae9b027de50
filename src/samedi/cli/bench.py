"""`samedi bench` and `samedi deals`: the benchmark's flags, and the deals on which bots are compared."""

import argparse
from pathlib import Path

from samedi.console import positive


def flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags of `samedi bench`."""
    parser.add_argument("game", metavar="GAME", nargs="*")
    parser.add_argument("--peers", action="store_true", help="measure OpenSpiel and RLCard in the same run")
    parser.add_argument(
        "--seconds",
        type=positive(float),
        metavar="S",
        help="for each single measurement (0.15; with --against 0.3); with --server for how long they play (30)",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="only this number of seats")
    parser.add_argument("--strength", action="store_true", help="houngan against OpenSpiel's search bots, 50 ms a move")
    parser.add_argument(
        "--deals", type=positive(int), metavar="N", help="with --strength: so many paired deals at most (1000)"
    )
    parser.add_argument(
        "--fixed", action="store_true", help="with --strength: play all deals, even when it is decided who is better"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="with --strength: keep every deal there; the same again goes on"
    )
    parser.add_argument("--kept", action="store_true", help="with --out: play nothing, only show what is kept there")
    parser.add_argument("--page", type=Path, metavar="FILE", help="with --strength: into this page too")
    parser.add_argument(
        "--against", metavar="REF", help="compare this checkout with another commit, which is built first"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="with --against: an option of the games that know it; may be repeated",
    )
    parser.add_argument("--server", action="store_true", help="measure a server: four people at each of many tables")
    parser.add_argument(
        "--tables", type=positive(int), metavar="N", help="with --server: at so many tables (1000); with --attack: 20"
    )
    parser.add_argument(
        "--attack",
        nargs="?",
        const="all",
        metavar="NAME",
        help="what honest players feel while a stranger attacks the server, in all ways or in one",
    )
    parser.add_argument("--json", action="store_true", help="as one JSON document")
    parser.set_defaults(error=parser.error)


def show_deals(args: argparse.Namespace) -> int:
    from samedi.arena.matches import evaluation_deals

    return evaluation_deals.run(args)


def run(args: argparse.Namespace) -> int:
    from samedi.bench import command

    return command.run(args)
