"""`samedi bench`: run the benchmark that the flags name."""

import argparse
from collections.abc import Callable
from typing import Any

from samedi.bench import output, runner
from samedi.console import INTERRUPTED, print_json, processors, progress, say
from samedi.core.registry import all_games, find_game


def run(args: argparse.Namespace) -> int:
    for name in ("deals", "fixed", "out", "kept", "page"):
        if getattr(args, name) and not args.strength:
            args.error(f"--{name} goes with --strength")
    if args.option and not args.against:
        args.error("--option goes with --against")
    if args.tables is not None and not (args.server or args.attack):
        args.error("--tables goes with --server or --attack")
    if args.against:
        return run_comparison(args)
    if args.server:
        return run_server(args)
    if args.attack:
        return run_attacks(args)
    if args.strength:
        return run_strength(args)
    chosen = [find_game(name).name for name in args.game] or None
    for name in chosen or []:
        if args.seats is not None:
            find_game(name).check_seats(args.seats)
    result = runner.run(
        peers=args.peers, games=chosen, seats=args.seats, seconds=args.seconds or 0.15, progress=progress
    )
    return show(args, result, output.table)


def show(args: argparse.Namespace, result: dict[str, Any], table: Callable[[dict[str, Any]], str]) -> int:
    """Print a result as JSON or as a table."""
    progress("")
    if args.json:
        return print_json(result)
    print(table(result))
    return 0


def run_comparison(args: argparse.Namespace) -> int:
    if args.peers or args.strength or args.server:
        args.error(
            "--against compares the speed of two commits and cannot be combined with --peers, --strength or --server"
        )
    from samedi.bench.against import comparison

    pairs = [text.partition("=") for text in args.option]
    if not all(sign for _, sign, _ in pairs):
        args.error("an option is given as NAME=VALUE")
    options = {name: value for name, _, value in pairs}
    result = comparison.run(args.against, args.game, args.seats, options, args.seconds, progress)
    return show(args, result, comparison.table)


def run_strength(args: argparse.Namespace) -> int:
    if args.seconds is not None:
        args.error("--strength gives each bot 50 ms a move; --deals determines how long it takes")
    if args.kept and args.out is None:
        args.error("--kept goes with --out, the folder where deals are kept")
    from samedi.bench.peers import strength

    chosen = [find_game(name) for name in args.game] or list(all_games())
    settings = strength.MatchSettings(args.deals or strength.DEALS, args.fixed, args.out, args.kept, processors())
    try:
        result = strength.run(chosen, settings, args.seats)
    except KeyboardInterrupt:
        if args.out is None:
            raise
        progress("")
        say(f"interrupted; the played deals are kept in {args.out}, and the same command continues from there")
        return INTERRUPTED
    if args.page:
        strength.write_page(args.page, result)
    return show(args, result, strength.table)


def run_server(args: argparse.Namespace) -> int:
    if args.peers or args.strength or args.seats is not None:
        args.error("--server has four players at each table and cannot be combined with --peers, --strength or --seats")
    from samedi.bench.server import benchmark

    result = benchmark.run(
        args.tables or benchmark.TABLES,
        args.seconds or benchmark.SECONDS,
        games=[find_game(name) for name in args.game] or None,
        progress=progress,
    )
    return show(args, result, output.server_table)


def run_attacks(args: argparse.Namespace) -> int:
    if args.peers or args.strength or args.game or args.seats is not None:
        args.error("--attack plays all games with four players and cannot be combined with --peers or --strength")
    from samedi.bench.attacks import measurement

    result = measurement.run(
        args.tables or measurement.TABLES,
        args.seconds or measurement.SECONDS,
        names=() if args.attack == "all" else (args.attack,),
        progress=progress,
    )
    return show(args, result, measurement.table)
