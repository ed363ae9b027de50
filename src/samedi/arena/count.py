"""Count: what paired deals bring two bots, and how sure that is.

Games of one deal are not independent of each other, deals are: intervals are made from the averages of deals.
"""

from collections.abc import Callable, Iterable, Sequence
from statistics import NormalDist, fmean, stdev

import msgspec

from samedi.arena.match import FIRST, SECOND, Result

ALPHA = 0.05
NORMAL = NormalDist().inv_cdf(1 - ALPHA / 2)  # 95 % of a normal distribution lie within so many standard deviations

Seating = tuple[int, ...]
Sides = Sequence[Sequence[int]]
Interval = tuple[float, float]
Sure = Callable[[str, Sequence[float]], Interval]  # of what is measured, and its differences: where the truth may lie


class Pair(msgspec.Struct, frozen=True):
    """What a deal brought each bot, on average over its games and sides."""

    first: float
    second: float


class Measure(msgspec.Struct, frozen=True):
    """One quantity over all deals: each bot's mean, and the paired difference with its 95 % interval."""

    first: float
    second: float
    difference: float
    low: float | None  # None: one deal tells nothing about the next
    high: float | None


def of_deal(results: Sequence[Result], seatings: Sequence[Seating], sides: Sides) -> dict[str, Pair]:
    """A deal's averages; what a side wins is the sum of its seats' shares, its score is their mean."""
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
    """The mean over games of what a bot's sides brought it in each."""
    first, second = (
        fmean(fmean(taken) for taken in brought if taken)
        for brought in ([of_bot(bot, *game) for game in zip(games, who, strict=True)] for bot in (FIRST, SECOND))
    )
    return Pair(first, second)


def of_bot(bot: int, values: Iterable[float], who: Iterable[int]) -> list[float]:
    return [value for value, each in zip(values, who, strict=True) if each == bot]


def ordinary(name: str, differences: Sequence[float]) -> Interval:
    """For a number of deals fixed beforehand; means are taken to be normal, as they are from fifty deals on."""
    mean, half = fmean(differences), NORMAL * stdev(differences) / len(differences) ** 0.5
    return mean - half, mean + half


def measure(deals: Sequence[Pair], name: str = "", sure: Sure = ordinary) -> Measure:
    """Means over deals, and an interval for their difference."""
    differences = [deal.first - deal.second for deal in deals]
    low, high = sure(name, differences) if len(deals) > 1 else (None, None)
    return Measure(
        fmean(deal.first for deal in deals), fmean(deal.second for deal in deals), fmean(differences), low, high
    )
