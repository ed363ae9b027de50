"""`samedi check`: the laws on random games, as a scorecard or as JSON."""

import argparse
import hashlib
import time
from collections.abc import Sequence
from typing import Any

from samedi import _compiled
from samedi.console import print_json, processors, progress, read_options
from samedi.core.game import Game
from samedi.core.registry import all_games, find_game


def show_check(args: argparse.Namespace) -> int:
    from samedi import laws

    chosen = [*all_games(), find_game("_template")] if args.all else [find_game(args.game)]
    seed = int.from_bytes(hashlib.sha256(args.seed.encode()).digest()[:4], "big") if args.seed else 0
    results: list[dict[str, Any]] = []
    for game in chosen:
        seats = game.check_seats(args.seats) if args.seats is not None else None
        options = read_options(game, seats, args.option) if args.option else None
        start = time.monotonic()
        findings = laws.check(
            game,
            games=args.games,
            seconds=args.seconds,
            seats=seats,
            options=options,
            seed=seed,
            workers=processors(),
            progress=progress,
        )
        progress("")
        results.append(
            {"game": game.name, "version": game.version, "laws": {each.law: law_result(each) for each in findings}}
        )
        if not args.json:
            show_scorecard(game, findings, time.monotonic() - start)
    if args.json:
        print_json({"games": results})
    return int(any(not law["ok"] for game in results for law in game["laws"].values()))


def law_result(finding: Any) -> dict[str, Any]:
    result = {"ok": finding.ok, "cases": finding.cases, "seconds": round(finding.seconds, 3)}
    return result if finding.ok else {**result, "text": finding.text}


def show_scorecard(game: Game, findings: Sequence[Any], seconds: float) -> None:
    print(f"{game.title} (version {game.version}, rules {_compiled.MODE}, {seconds:.1f} s)")
    for finding in findings:
        verdict = "holds " if finding.ok else "BROKEN"
        print(f"  {verdict} {finding.law:<10} {finding.cases:>9,} cases {finding.seconds:>7.2f} s")
        if not finding.ok:
            print(f"         {finding.text}")
