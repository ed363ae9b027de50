"""The flags of `samedi arena` and `samedi levels`."""

import argparse
from pathlib import Path

from samedi.console import add_table_flags, positive, processors


def flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags of `samedi arena`."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--bots",
        type=bot_names,
        metavar="BOT,BOT…",
        help="a level (zombie, apprentice, …), ismcts:2000it, ismcts:4x2000it, ./program; with --ladder all levels",
    )
    parser.add_argument(
        "--ladder", action="store_true", help="let only neighbours in the list meet; otherwise all pairs meet"
    )
    parser.add_argument(
        "--deals",
        type=deal_counts,
        default=(1000,),
        metavar="N[,N…]",
        help="most deals of each pair (1000); several numbers: one for each pair, the last for all others",
    )
    add_table_flags(
        parser, seats="number of seats (4, or the nearest that the game allows)", seed="another seed gives other deals"
    )
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="NAME",
        help="also play with the other values of this option (all: of every option); may be repeated",
    )
    parser.add_argument(
        "--varied", type=bot_names, metavar="BOT,BOT", help="the only pair that plays with other options (all pairs)"
    )
    parser.add_argument(
        "--alone", action="store_true", help="play only one of the first bot among the second, never the reverse"
    )
    parser.add_argument("--fixed", action="store_true", help="play all deals, even after the better bot is known")
    parser.add_argument("--budget", default="", metavar="50ms|2000it", help="budget of bots without their own")
    parser.add_argument(
        "--limit", type=positive(float), default=10.0, metavar="S", help="seconds that a program has for an answer (10)"
    )
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keep every deal there; the same command continues")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a report for designers: F.html")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument(
        "--workers",
        type=positive(int),
        default=processors(),
        metavar="N",
        help="number of processes; it changes only the time",
    )
    parser.add_argument(
        "--executor", choices=["pool", "ray"], default="pool", help="play in processes here or on a Ray cluster"
    )
    parser.add_argument("--address", metavar="HOST:PORT", help="with --executor ray: address of the cluster")
    parser.set_defaults(error=parser.error)


def bot_names(text: str) -> tuple[str, ...]:
    found = tuple(name.strip() for name in text.split(","))
    if len(found) < 2 or not all(found):
        raise ValueError
    return found


bot_names.__name__ = "list of two bots or more"  # the name in argparse's messages


def deal_counts(text: str) -> tuple[int, ...]:
    return tuple(positive(int)(part) for part in text.split(","))


deal_counts.__name__ = "number, or list of numbers"


def level_flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags of `samedi levels`."""
    parser.add_argument("game", metavar="GAME", nargs="*")
    parser.add_argument("--seats", metavar="N|all", default="", help="number of seats (the fewest that compete)")
    parser.add_argument("--deals", type=positive(int), default=100, metavar="N", help="most deals of each pair (100)")
    parser.add_argument(
        "--pair",
        type=bot_names,
        action="append",
        metavar="LEVEL,LEVEL",
        help="measure only this pair, one of the first level among the second (loa,houngan); may be repeated",
    )
    parser.add_argument("--fixed", action="store_true", help="play all deals, even after the better bot is known")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keep every deal there; the same command continues")
    parser.add_argument(
        "--file", type=Path, metavar="FILE", help="write the results into this file, beside those it has"
    )
    parser.add_argument("--page", type=Path, metavar="FILE", help="write the tables of FILE into this page")
    parser.add_argument("--workers", type=positive(int), default=processors(), metavar="N", help="processes that play")
    parser.set_defaults(error=parser.error, executor="pool", address=None)
