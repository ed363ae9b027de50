"""Count: what paired deals bring two bots, and how sure that is.

Games of one deal are not independent of each other, deals are: intervals are made from the averages of deals.
"""

from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev

import msgspec

from samedi.arena.match import Result

NORMAL = NormalDist().inv_cdf(0.975)  # 95 % of a normal distribution lie within so many standard deviations


class Pair(msgspec.Struct, frozen=True):
    """What a deal brought each bot, on average over its games and chairs."""

    first: float
    second: float


class Measure(msgspec.Struct, frozen=True):
    """One quantity over all deals: each bot's mean, and the paired difference with its 95 % interval."""

    first: float
    second: float
    difference: float
    low: float | None  # None: one deal tells nothing about the next
    high: float | None


def of_deal(results: Sequence[Result]) -> dict[str, Pair]:
    """A deal's averages; results[n] is the game in which the first bot sat at seat n."""
    averages = {
        "payoff": average([result.payoffs for result in results]),
        "score": average([result.scores for result in results]),
    }
    rounds = sum(result.rounds for result in results if result.rounds is not None)
    if rounds:
        share = len(results) / rounds
        score = averages["score"]
        averages["score_per_round"] = Pair(score.first * share, score.second * share)
    return averages


def average(games: Sequence[Sequence[float]]) -> Pair:
    first = sum(game[seat] for seat, game in enumerate(games))
    second = sum(sum(game) for game in games) - first
    return Pair(first / len(games), second / (len(games) * (len(games[0]) - 1)))


def measure(deals: Sequence[Pair]) -> Measure:
    """Means over deals. The interval takes means to be normal, as they are for fifty deals or more."""
    differences = [deal.first - deal.second for deal in deals]
    mean = fmean(differences)
    half = NORMAL * stdev(differences) / len(deals) ** 0.5 if len(deals) > 1 else None
    low, high = (None, None) if half is None else (mean - half, mean + half)
    return Measure(fmean(deal.first for deal in deals), fmean(deal.second for deal in deals), mean, low, high)
