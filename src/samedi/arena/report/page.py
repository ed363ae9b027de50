"""The report for designers: one HTML page without external files."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from importlib.metadata import version
from pathlib import Path
from statistics import fmean, median
from typing import Any

from samedi.arena.matches.contest import Arena, Contest
from samedi.arena.matches.journal import Question
from samedi.arena.output import fault_line, options_text
from samedi.arena.report.charts import Point, columns, histogram, points
from samedi.arena.report.code_groups import CodeGroups
from samedi.arena.report.effect_charts import effect_sections
from samedi.arena.report.observe import Totals, observe
from samedi.arena.report.option_table import mean_of, option_section
from samedi.arena.statistics.paired import Pair, ratio
from samedi.console import write_atomically
from samedi.core.game import Game
from samedi.core.options import changed_options
from samedi.core.registry import find_game

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}: balance</title>
<style>{style}</style>
<body>
{body}
"""
HEAD = """<h1>{title}</h1>
<p class=lead>Balance at {table}: {games:,} games of {deals:,} deals, played by {bots}.</p>
<p class=small>Who met sat in every chair of the same deals. {stopped}Samedi {samedi}, rules version {rules}, seed
<code>{seed}</code>. What bots of this strength do is not all that people can do.</p>
<dl>{facts}</dl>"""
STOPPED = "Pairs played until it was sure who wins more; all other intervals take the number of deals as given. "
SEATS = """<h2>Does the chair matter?</h2>
<p>Games won from each chair, in per cent; the dashed line is {par}, the thin lines are 95 % intervals. Every bot sat in
every chair equally often.</p>
{charts}"""
LENGTH = """<h2>How long is it?</h2>
<p>Half of all games take between {short} and {long} decisions; the shortest took {least}, the longest {most}.</p>
{charts}"""
SCORES = """<h2>Scores and tension</h2>
<p>The {best} points win. Of each place the mean; the thin lines span the middle 80 % of games.</p>
{charts}
<p>Between the first and the second lie {gap:.1f} points on average. The lead changes {leads:.1f} times a game; in
{calm:.0f} % of games never. In half of all games the winner is ahead for good after {for_good:.0f} % of the
decisions.</p>"""
SKILL = """<h2>Does skill pay?</h2>
<p>Difference in games won on the same deals, in percentage points. The further from 0, the more there is to
play well.{lag}</p>
{chart}{table}"""
LAG = " Ratings, below, follow slowly: where they disagree after few deals, go by the differences and their intervals."


def write(
    path: Path, question: Question, arena: Arena, result: dict[str, Any], progress: Callable[[str], None]
) -> None:
    write_atomically(path, page(question, arena, result, progress))


def page(question: Question, arena: Arena, result: dict[str, Any], progress: Callable[[str], None]) -> str:
    game = find_game(question.game)
    groups = CodeGroups(game)
    tables = [[each for each in arena.contests if each.setting == number] for number in range(len(question.settings))]
    table_totals = [observe(contests, groups, progress) for contests in tables]
    totals = table_totals[0]
    body = [
        head(game, question, tables[0], totals),
        seat_section(totals),
        length_section(totals),
        score_section(totals),
        skill_section(arena, result),
        *effect_sections(totals, groups),
        option_section(tables, table_totals, groups, progress),
        fault_section(result),
    ]
    style = (Path(__file__).parent / "report.css").read_text("utf-8")
    return PAGE.format(title=escape(game.title), style=style, body="\n".join(filter(None, body)))


def head(game: Game, question: Question, contests: Sequence[Contest], totals: Totals) -> str:
    facts = {
        "decisions a game": mean_per_game(totals, "decisions", 0),
        "choices at each": f"{totals.choices / totals.asked:.1f}",
        "only one choice": f"{100 * totals.forced / totals.asked:.0f} %",
        "lead changes a game": mean_per_game(totals, "leads", 1),
        "won for good after": f"{100 * median(totals.for_good):.0f} %",
    }
    return HEAD.format(
        title=escape(game.title),
        table=escape(f"{question.seats} seats{options_text(changed_options(game.options, question.settings[0]))}"),
        games=sum(len(contest.deals) * len(contest.seatings) for contest in contests),
        deals=max(len(contest.deals) for contest in contests),
        bots=escape(", ".join(question.bots)),
        samedi=version("samedi"),
        rules=game.version,
        seed=escape(question.seed) or "(none)",
        stopped="" if all(contest.fixed for contest in contests) else STOPPED,
        facts="".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in facts.items()),
    )


def mean_per_game(totals: Totals, name: str, digits: int) -> str:
    """Return a mean over games and its half-width; deals may have different numbers of games."""
    deals = [Pair(mean * games, games) for mean, games in zip(totals.means[name], totals.games, strict=True)]
    mean = sum(deal.first for deal in deals) / sum(deal.second for deal in deals)
    found = ratio(deals)
    return f"{mean:.{digits}f}" + (f" <small>± {found.high - mean:.{digits}f}</small>" if found else "")


def seat_section(totals: Totals) -> str:
    chair_advantages = in_per_cent(totals.chairs, "chair {}")
    order = in_per_cent(totals.order, "{}.")
    par = fmean(each.mean for each in chair_advantages)
    equal = "an equal share" if abs(par * totals.people - 100) < 0.01 else "an equal share of what automata leave"
    shown = {"By chair": columns(chair_advantages, "Wins by chair", par, unit=" %")}
    if [each.mean for each in order] != [each.mean for each in chair_advantages]:
        shown["By who was asked first, second and so on"] = columns(order, "Wins by order", par, unit=" %")
    return SEATS.format(charts=side_by_side(shown), par=equal)


def side_by_side(charts: Mapping[str, str]) -> str:
    """Lay out captioned charts in pairs where there is room."""
    shown = "".join(f"<figure><figcaption>{caption}</figcaption>{chart}</figure>" for caption, chart in charts.items())
    return f"<div class=charts>{shown}</div>"


def in_per_cent(deals: Sequence[Sequence[float]], label: str) -> list[Point]:
    """Return means over deals, for each chair or place, in per cent."""
    return [
        mean_of([100 * value for value in values], label.format(number))
        for number, values in enumerate(zip(*deals, strict=True), 1)
    ]


def length_section(totals: Totals) -> str:
    charts = {"Decisions of a game": histogram(totals.decisions, "Decisions of a game")}
    if totals.rounds and max(totals.rounds) > min(totals.rounds):
        charts["Rounds of a game"] = histogram(totals.rounds, "Rounds of a game")
    return LENGTH.format(
        short=quantile(totals.decisions, 0.25),
        long=quantile(totals.decisions, 0.75),
        least=min(totals.decisions),
        most=max(totals.decisions),
        charts=side_by_side(charts),
    )


def quantile(values: Sequence[int], share: float) -> int:
    return sorted(values)[int(share * (len(values) - 1))]


def score_section(totals: Totals) -> str:
    places = [list(values) for values in zip(*totals.places, strict=True)]
    shown = [
        Point(f"{place + 1}.", fmean(values), quantile(values, 0.1), quantile(values, 0.9))
        for place, values in enumerate(places)
    ]
    charts = {
        "Score by place": columns(shown, "Scores by place"),
        "Lead changes of a game": histogram(totals.leads, "Lead changes of a game"),
    }
    return SCORES.format(
        best="fewest" if totals.sign < 0 else "most",
        charts=side_by_side(charts),
        gap=fmean(abs(game[0] - game[1]) for game in totals.places),
        leads=fmean(totals.leads),
        calm=100 * fmean(each == 0 for each in totals.leads),
        for_good=100 * median(totals.for_good),
    )


def skill_section(arena: Arena, result: dict[str, Any]) -> str:
    pairs = [each for each, contest in zip(result["pairs"], arena.contests, strict=True) if contest.setting == 0]
    rows = [
        Point(
            f"{' against '.join(pair['bots'])}, {pair['deals']:,} deals",
            100 * won["difference"],
            100 * won["low"],
            100 * won["high"],
            True,
        )
        for pair in pairs
        if (won := pair["measures"]["payoff"])["low"] is not None
    ]
    rated = "".join(
        f"<tr><td>{escape(each['bot'])}<td>{each['mu']:.1f}<td>{each['sigma']:.1f}<td>{each['deals']:,}"
        for each in sorted(result["ratings"] or [], key=lambda each: -float(each["mu"]))
    )
    table = f"<table><tr><th>bot<th>OpenSkill rating<th>deviation<th>deals{rated}</table>" if rated else ""
    return SKILL.format(
        chart=points(rows, "Difference in wins", 1) if rows else "", table=table, lag=LAG if table else ""
    )


def fault_section(result: dict[str, Any]) -> str:
    rows = "".join(f"<p class=warn>{escape(fault_line(each))}</p>" for each in result["faults"])
    return f"<h2>Bots that failed</h2>{rows}" if rows else ""
