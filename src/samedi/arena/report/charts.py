"""Charts of the report: SVG without scripts. Colours and fonts come from the page's style.

Column charts are as wide as a phone, so that their labels are never scaled down; rows of figures are tables.
"""

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import ceil, floor, gcd, isfinite, log10

import msgspec

WIDE, HIGH = 340, 190
FOOT = HIGH - 26
BINS, LABELS = 24, 6  # most columns of a histogram, and most labels below them


class Point(msgspec.Struct, frozen=True):
    """A figure with its interval, and whether it is good news. A single deal gives an interval without ends."""

    label: str
    mean: float
    low: float
    high: float
    good: bool | None = None

    @property
    def has_ends(self) -> bool:
        return isfinite(self.low) and isfinite(self.high)


def points(rows: Sequence[Point], title: str, digits: int = 2, zero: float = 0.0) -> str:
    """One row for each figure: its interval as a line, beside a line at zero."""
    low = min(zero, *(row.low for row in rows))
    high = max(zero, *(row.high for row in rows))
    span = (high - low) or 1.0

    def at(value: float) -> str:
        return f"{round(100 * (value - low) / span, 1):g}%"

    parts = []
    for row in rows:
        tone = "" if row.good is None or row.low <= zero <= row.high else "good" if row.good else "bad"
        mean, least, most = (signed(value, digits) for value in (row.mean, row.low, row.high))
        parts.append(
            f'<tr class="{tone}"><th scope="row">{escape(row.label)}</th><td class="track">'
            f'<i style="left: {at(row.low)}; right: {at(low + high - row.high)}"></i>'
            f'<b style="left: {at(row.mean)}"></b></td><td>{mean} <small>({least} to {most})</small></td></tr>'
        )
    marks = "".join(
        f'<span style="left: {at(value)}">{f"{value:+g}".replace("-", "−") if value else "0"}</span>'
        for value in ticks(low, high)
    )
    return (
        f'<table class="points" style="--zero: {at(zero)}" aria-label="{escape(title, quote=True)}">{"".join(parts)}'
        f'<tr class="ticks" aria-hidden="true"><td></td><td class="track">{marks}</td><td></td></tr></table>'
    )


def signed(value: float, digits: int) -> str:
    """Format a number with its sign."""
    return f"{value:+.{digits}f}".replace("-", "−")


def columns(values: Sequence[Point], title: str, par: float | None = None, digits: int = 1, unit: str = "") -> str:
    """One column for each figure with its interval, and a line at par."""
    top = max(*(each.high if each.has_ends else each.mean for each in values), par or 0.0) or 1.0
    wide = WIDE / len(values)

    def at(value: float) -> float:
        return round(FOOT - (FOOT - 22) * max(0.0, value) / top, 1)

    parts = []
    for number, each in enumerate(values):
        x = round(number * wide + wide * 0.2, 1)
        middle = round(x + wide * 0.3, 1)
        high = each.high if each.has_ends else each.mean
        whisker = f'<path class="whisker" d="M{middle} {at(each.low)}V{at(high)}"/>' if each.has_ends else ""
        parts.append(
            f'<rect class="column" x="{x}" y="{at(each.mean)}" width="{round(wide * 0.6, 1)}" '
            f'height="{round(FOOT - at(each.mean), 1)}"/>'
            f'{whisker}<text x="{middle}" y="{at(high) - 5}">{each.mean:.{digits}f}{unit}</text>'
            f'<text x="{middle}" y="{HIGH - 8}">{escape(each.label)}</text>'
        )
    if par is not None:
        parts.append(f'<path class="par" d="M0 {at(par)}H{WIDE}"/>')
    return svg(parts, title)


def histogram(values: Sequence[int], title: str) -> str:
    """A histogram with equal steps and about twenty columns."""
    low, high = min(values), max(values)
    step = gcd(*(value - low for value in values)) or 1
    step *= ceil(((high - low) // step + 1) / BINS)
    counted = Counter((value - low) // step for value in values)
    bins = range((high - low) // step + 1)
    most = max(counted.values())
    wide = WIDE / max(LABELS, len(bins))
    every = ceil(len(bins) / LABELS)
    parts = []
    for each in bins:
        x = round(each * wide, 1)
        tall = round((FOOT - 10) * counted[each] / most, 1)
        parts.append(
            f'<rect class="column" x="{x}" y="{round(FOOT - tall, 1)}" width="{round(wide - 2, 1)}" height="{tall}"/>'
        )
        if each % every == 0:
            parts.append(f'<text x="{round(x + wide / 2, 1)}" y="{HIGH - 8}">{low + each * step}</text>')
    return svg(parts, title)


def svg(parts: Sequence[str], title: str) -> str:
    name = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{name}">{"".join(parts)}</svg>'


def ticks(low: float, high: float) -> list[float]:
    """A few round numbers between two numbers."""
    rough = (high - low) / 4 or 1.0
    size = 10 ** floor(log10(rough))
    step = size * next(each for each in (1, 2, 5, 10) if each * size >= rough)
    return [round(number * step, 10) for number in range(ceil(low / step), floor(high / step) + 1)]
