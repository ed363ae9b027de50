"""The option table of the report: the same deals with other options, side by side."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import inf

from samedi.arena.matches.contest import Contest
from samedi.arena.output import options_text
from samedi.arena.report.charts import Point, signed
from samedi.arena.report.code_groups import CodeGroups
from samedi.arena.report.effect_charts import rows_of
from samedi.arena.report.observe import Totals, observe
from samedi.arena.statistics.effects import Slope
from samedi.arena.statistics.paired import Pair, measure

OPTIONS = """<h2>What options do</h2>
<p>One option changed at a time, on the same deals, played by {bots}. Figures are means with 95 % intervals; <b>bold</b>
is what lies apart from the first column, interval from interval.{skilled}</p>
<div class=wide><table class=variants><tr><th>{heads}{rows}</table></div>"""
SKILLED = " Where there are but two sides ({two}), what things are worth cannot be told from skill and is left out."
CHAIRS = "Wins by chair, in percentage points from the mean of all chairs"
POINTS = "Points that go along with"
GAME_FIGURES = {  # figures of a game, with their number of digits
    "decisions": ("decisions", 0),
    "choices": ("choices at each", 1),
    "leads": ("lead changes", 1),
    "for good": ("won for good after, %", 0),
}

Cells = Sequence[Point | None]


def option_section(
    tables: list[list[Contest]], table_totals: list[Totals], groups: CodeGroups, progress: Callable[[str], None]
) -> str:
    """Every figure of the report for every option; "" if none was varied."""
    if len(tables) < 2:
        return ""
    tables, table_totals = with_options(tables, table_totals, groups, progress)
    names = [option_names(tables[0][0], contests[0]) for contests in tables]
    rows = [
        *(
            row(label, [mean_of(each.means[name]) for each in table_totals], digits)
            for name, (label, digits) in GAME_FIGURES.items()
        ),
        *captioned_rows("Score by place", by_place(table_totals), 1),
        *captioned_rows(
            CHAIRS, by_number("chair", [chair_advantages(totals) for totals in table_totals]), 1, plus=True
        ),
        *captioned_rows("Difference in games won, in percentage points", skill(tables), 1, plus=True),
    ]
    comparable = [totals if totals.sides >= min(3, table_totals[0].sides) else None for totals in table_totals]
    held = by_label([effects_by_label(totals, groups, totals.held) if totals else {} for totals in comparable])
    done = by_label([effects_by_label(totals, groups, totals.done) if totals else {} for totals in comparable])
    rows += captioned_rows(f"{POINTS} having it, or the choice", held, 2, plus=True)
    rows += captioned_rows(
        f"{POINTS} each time that it is chosen",
        {name: each for name, each in done.items() if each != held.get(name)},
        2,
        plus=True,
    )
    pairs = "; ".join(escape(" and ".join(contest.job.bots)) for contest in tables[0])
    heads = "".join(f"<th>{escape(name)}" for name in names)
    two = ", ".join(escape(name) for name, totals in zip(names, comparable, strict=True) if totals is None)
    return OPTIONS.format(bots=pairs, heads=heads, rows="".join(rows), skilled=SKILLED.format(two=two) if two else "")


def with_options(
    tables: list[list[Contest]], table_totals: list[Totals], groups: CodeGroups, progress: Callable[[str], None]
) -> tuple[list[list[Contest]], list[Totals]]:
    """The tables, restricted to the pairs that played every option, so that the comparison is fair."""
    pairs = {contest.pair for contest in tables[-1]}
    base = [contest for contest in tables[0] if contest.pair in pairs]
    if len(base) == len(tables[0]):
        return tables, table_totals
    return [base, *tables[1:]], [observe(base, groups, progress), *table_totals[1:]]


def option_names(base: Contest, other: Contest) -> str:
    """Tell which options differ at a table."""
    was, now = base.job.options, other.job.options
    changed = {option: value for option, value in now.items() if was[option] != value}
    return options_text(changed).lstrip(", ") or "as asked for"


def mean_of(deals: Sequence[float], label: str = "") -> Point:
    """Return a mean over deals."""
    found = measure([Pair(value, 0.0) for value in deals])
    low, high = (-inf, inf) if found.low is None or found.high is None else (found.low, found.high)
    return Point(label, found.first, low, high)


def chair_advantages(totals: Totals) -> list[Point]:
    """Return how much more each chair wins than the others; automata do not count."""
    mine = [[100 * (won - sum(deal) / len(deal)) for won in deal] for deal in totals.chairs]
    return [mean_of(values) for values in zip(*mine, strict=True)]


def by_place(table_totals: Sequence[Totals]) -> dict[str, Cells]:
    found = [
        [mean_of(values) for name, values in totals.means.items() if name not in GAME_FIGURES]
        for totals in table_totals
    ]
    return by_number("place", found)


def by_number(name: str, columns: Sequence[Sequence[Point]]) -> dict[str, Cells]:
    """Turn columns of different length into rows."""
    longest = max(map(len, columns))
    return {
        f"{name} {number + 1}": [column[number] if number < len(column) else None for column in columns]
        for number in range(longest)
    }


def skill(tables: Sequence[Sequence[Contest]]) -> dict[str, Cells]:
    """Return each pair's difference in wins at each table."""
    found: dict[str, Cells] = {}
    for number, contest in enumerate(tables[0]):
        wins = [contests[number].measures()["payoff"] for contests in tables]
        found[" against ".join(contest.job.bots)] = [
            None
            if each.low is None or each.high is None
            else Point("", 100 * each.difference, 100 * each.low, 100 * each.high)
            for each in wins
        ]
    return found


def effects_by_label(totals: Totals, groups: CodeGroups, slopes: Mapping[int, Slope]) -> dict[str, Point]:
    return {point.label: point for point in rows_of(totals, groups, range(len(groups.names)), slopes)}


def by_label(columns: Sequence[Mapping[str, Point]]) -> dict[str, Cells]:
    labels = dict.fromkeys(label for column in columns for label in column)
    return {label: [column.get(label) for column in columns] for label in labels}


def captioned_rows(caption: str, rows: Mapping[str, Cells], digits: int, *, plus: bool = False) -> list[str]:
    """Rows below their caption."""
    if not rows:
        return []
    width = 1 + max(map(len, rows.values()))
    return [
        f"<tr><th colspan={width}><span>{caption}</span>",
        *(row(label, cells, digits, plus) for label, cells in rows.items()),
    ]


def row(label: str, cells: Cells, digits: int, plus: bool = False) -> str:
    return f"<tr><td>{escape(label)}" + "".join(cell(each, cells[0], digits, plus) for each in cells)


def cell(point: Point | None, first: Point | None, digits: int, plus: bool) -> str:
    if point is None:
        return "<td>–"
    apart = first is not None and (point.low > first.high or point.high < first.low)
    mean = signed(point.mean, digits) if plus else f"{point.mean:.{digits}f}"
    return f"<td>{f'<b>{mean}</b>' if apart else mean} <small>{interval_text(point, digits)}</small>"


def interval_text(point: Point, digits: int) -> str:
    """Format the half-width of an interval, or both ends if it is not symmetric; "" if it is unknown."""
    if not point.has_ends:
        return ""
    below, above = point.mean - point.low, point.high - point.mean
    if abs(below - above) < 10**-digits:
        return f"± {above:.{digits}f}"
    return f"({signed(point.low, digits)} to {signed(point.high, digits)})"
