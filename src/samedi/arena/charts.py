"""Charts: small drawings in SVG, for pages that need nothing else. Colours and type come from the page's style."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

import msgspec

WIDE = 720
LABEL, FIGURES = 250, 150  # left and right of a row of points
ROW = 21
HIGH = 190


class Point(msgspec.Struct, frozen=True):
    """A figure with its interval, and whether it is good news."""

    label: str
    mean: float
    low: float
    high: float
    good: bool | None = None


def points(rows: Sequence[Point], title: str, digits: int = 2, zero: float = 0.0) -> str:
    """A row for each figure: its interval as a line, around a line for nothing at all."""
    low = min(zero, *(row.low for row in rows))
    high = max(zero, *(row.high for row in rows))
    span = (high - low) or 1.0
    inner = WIDE - LABEL - FIGURES

    def at(value: float) -> float:
        return round(LABEL + 8 + (inner - 16) * (value - low) / span, 1)

    high_px = len(rows) * ROW + 26
    parts = [f'<path class="zero" d="M{at(zero)} 4V{high_px - 20}"/>']
    for number, row in enumerate(rows):
        y = number * ROW + 14
        tone = "" if row.good is None or row.low <= zero <= row.high else " good" if row.good else " bad"
        mean, least, most = (f"{value:+.{digits}f}".replace("-", "−") for value in (row.mean, row.low, row.high))
        figures = f"{mean}  ({least} to {most})"
        parts.append(
            f'<text x="0" y="{y + 4}">{escape(short(row.label, 38))}</text>'
            f'<g class="row{tone}"><path d="M{at(row.low)} {y}H{at(row.high)}"/>'
            f'<circle cx="{at(row.mean)}" cy="{y}" r="4"/></g>'
            f'<text class="figure" x="{WIDE}" y="{y + 4}">{figures}</text>'
        )
    for value in ticks(low, high):
        label = f"{value:+g}".replace("-", "−") if value else "0"
        parts.append(f'<text class="tick" x="{at(value)}" y="{high_px - 4}">{label}</text>')
    return svg(parts, high_px, title)


def columns(values: Sequence[Point], title: str, par: float | None = None, digits: int = 1, unit: str = "") -> str:
    """A column for each figure, its interval at the top, and a line for par."""
    top = max(max(each.high for each in values), par or 0.0) or 1.0
    wide = min(110.0, (WIDE - 20) / len(values))
    foot = HIGH - 26

    def at(value: float) -> float:
        return round(foot - (foot - 22) * max(0.0, value) / top, 1)

    parts = []
    for number, each in enumerate(values):
        x = round(10 + number * wide + wide * 0.2, 1)
        middle = round(x + wide * 0.3, 1)
        parts.append(
            f'<rect class="column" x="{x}" y="{at(each.mean)}" width="{round(wide * 0.6, 1)}" '
            f'height="{round(foot - at(each.mean), 1)}"/>'
            f'<path class="whisker" d="M{middle} {at(each.low)}V{at(each.high)}"/>'
            f'<text class="tick" x="{middle}" y="{at(each.high) - 5}">{each.mean:.{digits}f}{unit}</text>'
            f'<text class="tick" x="{middle}" y="{HIGH - 8}">{escape(each.label)}</text>'
        )
    if par is not None:
        parts.append(f'<path class="par" d="M0 {at(par)}H{round(20 + wide * len(values), 1)}"/>')
    return svg(parts, HIGH, title)


def histogram(values: Sequence[int], title: str) -> str:
    """How often each number came, in steps that leave some twenty columns."""
    low, high = min(values), max(values)
    step = max(1, ceil((high - low + 1) / 24))
    counted = Counter((value - low) // step for value in values)
    bins = range(ceil((high - low + 1) / step))
    most = max(counted.values())
    wide = min(60.0, (WIDE - 20) / len(bins))
    foot = HIGH - 26
    every = max(1, ceil(len(bins) / 12))
    parts = []
    for each in bins:
        x = round(10 + each * wide, 1)
        tall = round((foot - 10) * counted[each] / most, 1)
        parts.append(
            f'<rect class="column" x="{x}" y="{round(foot - tall, 1)}" width="{round(wide - 2, 1)}" height="{tall}"/>'
        )
        if each % every == 0:
            parts.append(f'<text class="tick" x="{round(x + wide / 2, 1)}" y="{HIGH - 8}">{low + each * step}</text>')
    return svg(parts, HIGH, title)


def svg(parts: Sequence[str], high: float, title: str) -> str:
    name = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDE} {high}" role="img" aria-label="{name}">{"".join(parts)}</svg>'


def ticks(low: float, high: float) -> list[float]:
    """A few round numbers between two others."""
    rough = (high - low) / 4 or 1.0
    size = 10 ** floor(log10(rough))
    step = size * next(each for each in (1, 2, 5, 10) if each * size >= rough)
    return [round(number * step, 10) for number in range(ceil(low / step), floor(high / step) + 1)]


def short(text: str, most: int) -> str:
    """A long text without its middle: what differs stands at the end."""
    return text if len(text) <= most else f"{text[: most // 2].rstrip()} … {text[-(most // 2 - 3) :].lstrip()}"
