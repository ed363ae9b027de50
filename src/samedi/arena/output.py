"""Output of the results: JSON for programs, lines for people."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from samedi.arena.matches.contest import Arena, Contest
from samedi.arena.matches.journal import Question
from samedi.arena.statistics.paired import Measure
from samedi.arena.statistics.ratings import ratings
from samedi.console import progress
from samedi.core.game import Game
from samedi.core.options import Value, changed_options, short_repr
from samedi.core.registry import find_game

MEASURE_LABELS = {"payoff": "wins", "score": "score", "score_per_round": "score a round"}
LABEL_WIDTH = 24  # width of the label column
BAR_WIDTH = 24  # width of the progress bar


def result_document(question: Question, arena: Arena, seconds: float, absent: Mapping[str, str]) -> dict[str, Any]:
    """Return all results for programs; `absent` tells why a named bot does not play."""
    game = find_game(question.game)
    base = [contest for contest in arena.contests if contest.setting == 0]
    rated = ratings(question.bots, base)
    return {
        "game": game.name,
        "version": game.version,
        "seats": question.seats,
        "options": changed_options(game.options, question.settings[0]),
        "seed": question.seed,
        "budget": question.budget or None,
        "alone": question.alone,
        "bots": list(question.bots),
        "ratings": None if rated is None else [msgspec.to_builtins(each) for each in rated],
        "pairs": [pair_document(game, contest) for contest in arena.contests],
        "faults": [
            *failure_list(arena),
            *({"bot": bot, "games": 0, "text": why, "deal": None} for bot, why in absent.items()),
        ],
        "seconds": round(seconds, 3),
    }


def pair_document(game: Game, contest: Contest) -> dict[str, Any]:
    better = contest.better
    alone = [
        {"bot": contest.job.bots[bot], "measures": as_values(contest.measures(bot))}
        for bot in ((0, 1) if contest.has_reverse and contest.deals else ())
    ]
    return {
        "bots": list(contest.job.bots),
        "options": changed_options(game.options, contest.job.options),
        "deals": len(contest.deals),
        "games": len(contest.deals) * len(contest.seatings),
        "better": None if better is None else contest.job.bots[better],
        "fixed": contest.fixed,
        "measures": as_values(contest.measures()),
        "alone": alone,
    }


def as_values(measures: dict[str, Measure]) -> dict[str, Any]:
    return {name: msgspec.to_builtins(each) for name, each in measures.items()}


def failure_list(arena: Arena) -> list[dict[str, Any]]:
    """Tell which bots lost games by failing: how many, and the first failure."""
    found: dict[str, dict[str, Any]] = {}
    for contest in arena.contests:
        for number, deal in enumerate(contest.deals):
            for result in deal:
                for bot, first in {fault.bot: fault for fault in reversed(result.faults)}.items():
                    known = found.setdefault(bot, {"bot": bot, "games": 0, "text": first.text, "deal": number})
                    known["games"] += 1
    return sorted(found.values(), key=lambda each: (-each["games"], each["bot"]))


def table(question: Question, arena: Arena, result: dict[str, Any]) -> str:
    game = find_game(question.game)
    blocks = [contest_lines(game, contest, each) for contest, each in zip(arena.contests, result["pairs"], strict=True)]
    if len(question.bots) > 2:
        blocks.append(rating_lines(result["ratings"]))
    blocks.append([fault_line(each) for each in result["faults"]])
    return "\n\n".join("\n".join(block) for block in [*blocks, [f"{result['seconds']:.1f} s"]] if block)


def contest_lines(game: Game, contest: Contest, result: dict[str, Any]) -> list[str]:
    first, second = contest.job.bots
    wide = max(12, len(first) + 2, len(second) + 2)
    table = f"{game.title}, {contest.job.seats} seats{options_text(result['options'])}"
    how = "95 %" if contest.fixed else "95 %, at any time"
    how_many = f"{result['deals']:,} deals, {result['games']:,} games"
    lines = [
        f"{table}: {f'one {first} among' if contest.job.alone else f'{first} against'} {second}, {how_many}",
        f"{'':<{LABEL_WIDTH}}{first:>{wide}}{second:>{wide}}{'difference':>12}  ({how})",
        *(measure_line(MEASURE_LABELS[name], each, wide) for name, each in result["measures"].items()),
    ]
    for each, others in zip(result["alone"], (second, first), strict=False):
        lines.append(f"one {each['bot']} among {others}")
        lines += [measure_line(f"  {MEASURE_LABELS[name]}", values, wide) for name, values in each["measures"].items()]
    return [*lines, f"{result['better']} is better." if result["better"] else "Not decided."]


def measure_line(label: str, each: dict[str, Any], wide: int) -> str:
    means = f"{each['first']:>{wide}.3f}{each['second']:>{wide}.3f}{each['difference']:>+12.3f}"
    interval = "" if each["high"] is None else f"  {each['low']:+.3f} to {each['high']:+.3f}"
    return f"{label:<{LABEL_WIDTH}}{means}{interval}"


def options_text(options: dict[str, Value]) -> str:
    return "".join(f", {name} {value_text(value)}" for name, value in options.items())


def value_text(value: Value) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return " ".join(value) if isinstance(value, tuple) else str(value)


def rating_lines(rated: list[dict[str, Any]] | None) -> list[str]:
    if rated is None:
        return ["(Ratings need openskill: pip install 'samedi[arena]'.)"]
    ordered = sorted(rated, key=lambda each: -each["mu"])
    return [
        f"{'rating (OpenSkill)':<{LABEL_WIDTH}}{'mean':>12}{'deviation':>12}{'deals':>12}",
        *(
            f"{each['bot']:<{LABEL_WIDTH}}{each['mu']:>12.2f}{each['sigma']:>12.2f}{each['deals']:>12,}"
            for each in ordered
        ),
    ]


def fault_line(each: dict[str, Any]) -> str:
    if not each["games"]:
        return f"{short_repr(each['bot'])} did not play: {each['text']}"
    games = "a game" if each["games"] == 1 else f"{each['games']:,} games"
    return f"{each['bot']} lost {games} by failing; first in deal {each['deal']}: {each['text']}"


def progress_bar(workers: int) -> Callable[[Arena], None]:
    """A progress bar with an estimate of the time left."""

    def draw(arena: Arena) -> None:
        whole = sum(len(contest.deals if contest.over else contest.job.deals) for contest in arena.contests)
        done = arena.deals_played / whole
        decided = sum(contest.decided is not None for contest in arena.contests)
        cells = "█" * int(done * BAR_WIDTH) + "░" * (BAR_WIDTH - int(done * BAR_WIDTH))
        left = duration(arena.seconds_left / workers)
        told = f"{arena.deals_played:,} deals, {decided} of {len(arena.contests)} decided, {left} at most"
        progress(f"{cells} {int(done * 100)} %  {told}")

    return draw


def duration(seconds: float) -> str:
    """Format a duration roughly."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
