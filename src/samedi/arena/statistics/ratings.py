"""OpenSkill ratings, which also compare bots that never met.

A deal is a match of two bots, won by the higher payoff. Deals are rated in their order, contests in turn, so that the
same deals give the same ratings. A bot's skill is constant, so tau (added uncertainty) is 0.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from samedi.arena.matches.contest import Contest


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating: OpenSkill's mean and standard deviation (the start is 25 and 8.3)."""

    bot: str
    mu: float
    sigma: float
    deals: int


def ratings(bots: Sequence[str], contests: Sequence[Contest]) -> list[Rating] | None:
    """Rate the bots from the deals of these contests; None if openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce(tau=0.0)
    rated: list[Any] = [model.rating() for _ in bots]
    deals = [0] * len(bots)
    brought = [(contest.pair, contest.deal_averages()) for contest in contests]
    for number in range(max((len(each) for _, each in brought), default=0)):
        for (one, other), each in brought:
            if number < len(each):
                deal = each[number]
                ranks = [float(deal.first < deal.second - 1e-9), float(deal.second < deal.first - 1e-9)]
                [[rated[one]], [rated[other]]] = model.rate([[rated[one]], [rated[other]]], ranks=ranks)
                deals[one] += 1
                deals[other] += 1
    return [Rating(bot, each.mu, each.sigma, count) for bot, each, count in zip(bots, rated, deals, strict=True)]
