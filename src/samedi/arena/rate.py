"""Rate: OpenSkill ratings of all bots that met, so that those who never met can be compared too.

A deal is a match of two: whoever brought home more of it has won. Deals are rated in their order, contests in turn, so
that the same deals give the same ratings. Skill does not change on the way, so nothing is added to its uncertainty.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from samedi.arena.contest import Contest


class Rating(msgspec.Struct, frozen=True):
    """How good a bot is: OpenSkill's mean and standard deviation (everybody begins with 25 and 8.3)."""

    bot: str
    mu: float
    sigma: float
    deals: int


def ratings(bots: Sequence[str], contests: Sequence[Contest]) -> list[Rating] | None:
    """Ratings from the deals of these contests, in the order of bots; None where openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce(tau=0.0)
    rated: list[Any] = [model.rating() for _ in bots]
    deals = [0] * len(bots)
    brought = [(contest.pair, contest.brought()) for contest in contests]
    for number in range(max((len(each) for _, each in brought), default=0)):
        for (one, other), each in brought:
            if number < len(each):
                deal = each[number]
                ranks = [float(deal.first < deal.second - 1e-9), float(deal.second < deal.first - 1e-9)]
                [[rated[one]], [rated[other]]] = model.rate([[rated[one]], [rated[other]]], ranks=ranks)
                deals[one] += 1
                deals[other] += 1
    return [Rating(bot, each.mu, each.sigma, count) for bot, each, count in zip(bots, rated, deals, strict=True)]
