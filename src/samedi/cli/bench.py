"""The flags of `samedi bench`."""

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
        help="seconds of each measurement (0.15; with --against 0.3; with --server, of play: 30)",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="only this number of seats")
    parser.add_argument("--strength", action="store_true", help="houngan against OpenSpiel's search bots, 50 ms a move")
    parser.add_argument("--deals", type=positive(int), metavar="N", help="with --strength: most paired deals (1000)")
    parser.add_argument(
        "--fixed", action="store_true", help="with --strength: play all deals, even after the better bot is known"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="with --strength: keep every deal there; the same command continues"
    )
    parser.add_argument("--kept", action="store_true", help="with --out: only show the kept deals, play none")
    parser.add_argument(
        "--page", type=Path, metavar="FILE", help="with --strength: write the result into this page too"
    )
    parser.add_argument("--against", metavar="REF", help="build another commit and compare this checkout with it")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="with --against: an option of the games that know it; may be repeated",
    )
    parser.add_argument("--server", action="store_true", help="measure a server with many tables of four players")
    parser.add_argument(
        "--tables", type=positive(int), metavar="N", help="number of tables (with --server 1000, with --attack 20)"
    )
    parser.add_argument(
        "--attack",
        nargs="?",
        const="all",
        metavar="NAME",
        help="measure what honest players feel while a server is attacked, by all attacks or by one",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.set_defaults(error=parser.error)
