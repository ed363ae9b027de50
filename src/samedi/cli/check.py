"""`samedi check`: the laws on random games, as a scorecard or as JSON."""

import argparse
import hashlib
import time
from collections.abc import Sequence
from typing import Any

from samedi import _compiled
from samedi.console import print_json, processors, progress, read_options
from samedi.core.game import Game
from samedi.core.options import changed_options
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
        result = laws.check(
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
            {
                "game": game.name,
                "version": game.version,
                "laws": {each.law: law_result(each) for each in result.findings},
                "coverage": coverage_result(game, result.coverage),
            }
        )
        if not args.json:
            show_scorecard(game, result.findings, time.monotonic() - start)
            show_coverage(game, result.coverage)
    if args.json:
        print_json({"games": results})
    return int(any(not law["ok"] for game in results for law in game["laws"].values()))


def law_result(finding: Any) -> dict[str, Any]:
    result = {"ok": finding.ok, "cases": finding.cases, "seconds": round(finding.seconds, 3)}
    if not finding.ok:
        result["text"] = finding.text
        if finding.entries:
            result["entries"] = finding.entries
    return result


def coverage_result(game: Game, coverage: Sequence[Any]) -> dict[str, Any]:
    """What games that sought what is rare met: in all, and at each table."""
    return {
        **table_result(game, coverage),
        "tables": [
            {
                "seats": table.seats,
                "options": changed_options(game.options, table.options),
                **table_result(game, [table]),
                "kinds": table.kinds,
                "pairs": table.pairs,
            }
            for table in coverage
        ],
    }


def table_result(game: Game, coverage: Sequence[Any]) -> dict[str, Any]:
    from samedi import laws

    codes = {code for table in coverage for code in table.codes}
    return {
        "games": sum(table.games for table in coverage),
        "codes": len(codes),
        "codes_never_met": laws.codes_never_met(game, coverage),
    }


def show_scorecard(game: Game, findings: Sequence[Any], seconds: float) -> None:
    print(f"{game.title} (version {game.version}, rules {_compiled.MODE}, {seconds:.1f} s)")
    for finding in findings:
        verdict = "holds " if finding.ok else "BROKEN"
        print(f"  {verdict} {finding.law:<10} {finding.cases:>9,} cases {finding.seconds:>7.2f} s")
        if not finding.ok:
            print(f"         {finding.text}")


def show_coverage(game: Game, coverage: Sequence[Any]) -> None:
    if not coverage:
        return
    found = table_result(game, coverage)
    kinds, pairs = (max(getattr(table, name) for table in coverage) for name in ("kinds", "pairs"))
    tables = f"{len(coverage)} tables" if len(coverage) > 1 else "one table"
    print(f"  seeking {found['games']:,} games at {tables} met {found['codes']:,} kinds of codes that seats choose,")
    print(f"          at one table up to {kinds:,} kinds of choices and {pairs:,} pairs of them in a round")
    if found["codes_never_met"]:
        print(f"          never met: {', '.join(found['codes_never_met'])}")
