"""Paired differences of two bots over deals, with intervals.

Games of one deal depend on each other, deals do not, so intervals are computed from the averages of deals.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from math import atan, cos, pi, sin, sqrt
from statistics import fmean, stdev

import msgspec

from samedi.arena.matches.match import FIRST, SECOND, GameResult

ALPHA = 0.05
HALVINGS = 60  # halvings that find a quantile

Seating = tuple[int, ...]
Sides = Sequence[Sequence[int]]
Interval = tuple[float, float]
IntervalOf = Callable[[str, Sequence[float]], Interval]  # of a measure and of its differences


class Pair(msgspec.Struct, frozen=True):
    """What a deal brought each bot: the average over its games and sides."""

    first: float
    second: float


class Measure(msgspec.Struct, frozen=True):
    """One measure over all deals: each bot's mean, and the paired difference with its 95 % interval."""

    first: float
    second: float
    difference: float
    low: float | None  # None: a single deal has no interval
    high: float | None


class Ratio(msgspec.Struct, frozen=True):
    """The first bot's score divided by the second's, with its 95 % interval."""

    mean: float
    low: float
    high: float


def average_deal(results: Sequence[GameResult], seatings: Sequence[Seating], sides: Sides) -> dict[str, Pair]:
    """Average a deal: a side's payoff is the sum over its seats, its score their mean."""
    who = [[seating[side[0]] for side in sides] for seating in seatings]
    averages = {
        "payoff": average([[sum(game.payoffs[seat] for seat in side) for side in sides] for game in results], who),
        "score": average([[fmean(game.scores[seat] for seat in side) for side in sides] for game in results], who),
    }
    rounds = sum(result.rounds for result in results if result.rounds is not None)
    if rounds:
        share = len(results) / rounds
        score = averages["score"]
        averages["score_per_round"] = Pair(score.first * share, score.second * share)
    return averages


def average(games: Sequence[Sequence[float]], who: Sequence[Sequence[int]]) -> Pair:
    """Average over games what a bot's sides brought it."""
    first, second = (
        fmean(fmean(taken) for taken in brought if taken)
        for brought in ([values_of_bot(bot, *game) for game in zip(games, who, strict=True)] for bot in (FIRST, SECOND))
    )
    return Pair(first, second)


def values_of_bot(bot: int, values: Iterable[float], who: Iterable[int]) -> list[float]:
    return [value for value, each in zip(values, who, strict=True) if each == bot]


def payoff_bounds(seatings: Sequence[Seating], sides: Sides) -> Interval:
    """Return the difference in wins if the second bot wins every game of a deal, and if the first does.

    (A bot on several sides wins a part of a game with each.)
    """
    first, second = (
        fmean(1 / many for seating in seatings if (many := sum(seating[side[0]] == bot for side in sides)))
        for bot in (FIRST, SECOND)
    )
    return -second, first


def fixed_interval(name: str, differences: Sequence[float], bounds: Interval = (-1.0, 1.0)) -> Interval:
    """Return the interval for a number of deals fixed in advance, by Student's t.

    Wins differ by no more than `bounds`, and all of a few deals may bring the same. An outcome that none of n deals
    showed may still have a probability q with (1 - q)ⁿ = 2.5 %; the interval is at least as wide as that allows.
    """
    deals, mean, (least, most) = len(differences), fmean(differences), bounds
    half = student_quantile(deals - 1) * stdev(differences) / sqrt(deals)
    if name != "payoff":
        return mean - half, mean + half
    if max(differences) - min(differences) < 1e-9:
        unseen = 1 - (ALPHA / 2) ** (1 / deals)
        return mean - unseen * (mean - least), mean + unseen * (most - mean)
    return max(least, mean - half), min(most, mean + half)


@cache
def student_quantile(freedom: int, alpha: float = ALPHA) -> float:
    """Return the two-sided quantile of Student's distribution, in standard errors."""
    low, high = 0.0, 1e3
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if student_probability(middle, freedom) < 1 - alpha else (low, middle)
    return low


def student_probability(errors: float, freedom: int) -> float:
    """Return the probability within so many standard errors (Abramowitz and Stegun, 26.7.3 and 4)."""
    angle = atan(errors / sqrt(freedom))
    odd = freedom % 2
    term, total = sin(angle) * (cos(angle) if odd else 1.0), 0.0
    for each in range(odd, freedom - 1, 2):
        total += term
        term *= cos(angle) ** 2 * (each + 1) / (each + 2)
    return 2 / pi * (angle + total) if odd else total


def measure(deals: Sequence[Pair], name: str = "", interval_of: IntervalOf = fixed_interval) -> Measure:
    """Return the means over deals and an interval for their difference."""
    differences = [deal.first - deal.second for deal in deals]
    low, high = interval_of(name, differences) if len(deals) > 1 else (None, None)
    return Measure(
        fmean(deal.first for deal in deals), fmean(deal.second for deal in deals), fmean(differences), low, high
    )


def ratio(deals: Sequence[Pair]) -> Ratio | None:
    """Return a ratio of means over a number of deals fixed in advance; None where it has no meaning."""
    if len(deals) < 2 or min(deal.second for deal in deals) <= 0:
        return None
    others = fmean(deal.second for deal in deals)
    mean = fmean(deal.first for deal in deals) / others
    error = stdev(deal.first - mean * deal.second for deal in deals) / sqrt(len(deals)) / others
    half = student_quantile(len(deals) - 1) * error
    return Ratio(mean, mean - half, mean + half)
