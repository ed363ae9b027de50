"""`samedi bench`: runs the benchmark that its flags name."""

import argparse

from samedi.bench import output, runner
from samedi.console import INTERRUPTED, processors, progress, put, say
from samedi.core.registry import all_games, find_game


def run(asked: argparse.Namespace) -> int:
    for name in ("deals", "fixed", "out", "kept", "page"):
        if getattr(asked, name) and not asked.strength:
            asked.wrong(f"--{name} goes with --strength")
    if asked.option and not asked.against:
        asked.wrong("--option goes with --against")
    if asked.tables is not None and not (asked.server or asked.attack):
        asked.wrong("--tables goes with --server or --attack")
    if asked.against:
        return show_comparison(asked)
    if asked.server:
        return show_server_bench(asked)
    if asked.attack:
        return show_attacks(asked)
    if asked.strength:
        return show_strength(asked)
    chosen = [find_game(name).name for name in asked.game] or None
    for name in chosen or []:
        if asked.seats is not None:
            find_game(name).check_seats(asked.seats)
    result = runner.run(
        peers=asked.peers, games=chosen, seats=asked.seats, seconds=asked.seconds or 0.15, progress=progress
    )
    progress("")
    if asked.json:
        return put(result)
    print(output.table(result))
    return 0


def show_comparison(asked: argparse.Namespace) -> int:
    if asked.peers or asked.strength or asked.server:
        asked.wrong("--against measures the speed of two commits, and nothing beside")
    from samedi.bench.against import comparison

    pairs = [text.partition("=") for text in asked.option]
    if not all(sign for _, sign, _ in pairs):
        asked.wrong("an option is given as NAME=VALUE")
    options = {name: value for name, _, value in pairs}
    result = comparison.run(asked.against, asked.game, asked.seats, options, asked.seconds, progress)
    progress("")
    if asked.json:
        return put(result)
    print(comparison.table(result))
    return 0


def show_strength(asked: argparse.Namespace) -> int:
    if asked.seconds is not None:
        asked.wrong("--strength gives everybody 50 ms a move; --deals says how long it takes")
    if asked.kept and asked.out is None:
        asked.wrong("--kept goes with --out, the folder where deals are kept")
    from samedi.bench.peers import strength

    chosen = [find_game(name) for name in asked.game] or list(all_games())
    wanted = strength.Wanted(asked.deals or strength.DEALS, asked.fixed, asked.out, asked.kept, processors())
    try:
        result = strength.run(chosen, wanted, asked.seats)
    except KeyboardInterrupt:
        if asked.out is None:
            raise
        progress("")
        say(f"interrupted; what was played is kept in {asked.out}, the same command goes on from there")
        return INTERRUPTED
    progress("")
    if asked.page:
        strength.write(asked.page, result)
    if asked.json:
        return put(result)
    print(strength.table(result))
    return 0


def show_server_bench(asked: argparse.Namespace) -> int:
    if asked.peers or asked.strength or asked.seats is not None:
        asked.wrong("--server measures no peers, and four people sit at each table")
    from samedi.bench.server import benchmark

    result = benchmark.run(
        asked.tables or benchmark.TABLES,
        asked.seconds or benchmark.SECONDS,
        games=[find_game(name) for name in asked.game] or None,
        progress=progress,
    )
    progress("")
    if asked.json:
        return put(result)
    print(output.served(result))
    return 0


def show_attacks(asked: argparse.Namespace) -> int:
    if asked.peers or asked.strength or asked.game or asked.seats is not None:
        asked.wrong("--attack measures one server, where four people sit at each table of all games")
    from samedi.bench.attacks import benchmark

    result = benchmark.run(
        asked.tables or benchmark.TABLES,
        asked.seconds or benchmark.SECONDS,
        names=() if asked.attack == "all" else (asked.attack,),
        progress=progress,
    )
    progress("")
    if asked.json:
        return put(result)
    print(benchmark.table(result))
    return 0
