"""Decide: a test that may be looked at after every deal, and intervals that hold whenever one stops.

Who looks at an ordinary interval again and again and stops as soon as it leaves 0 out is wrong far more often than it
says. So wins are tested by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting",
2023): a gambler stakes a part of their money on every deal, that the first bot takes more than its share. If both are
equally good the game is fair, and by Ville's inequality a fair game multiplies a stake by 40 *at any time* with a
probability of 1/40 at most. Another gambler bets on the second bot. Together they are wrong in 5 % of all cases at
most, however often one looks, and with no assumption about differences but that they lie between -1 and 1.

Scores have no bounds that one could bet within: theirs is the asymptotic confidence sequence of Waudby-Smith, Arbour,
Sinha, Kennedy and Ramdas (2024), which holds at all times for means that are normal in the end.
"""

from collections.abc import Iterable, Sequence
from math import log, sqrt
from statistics import fmean, stdev

ALPHA = 0.05
STAKE = 0.5  # the most of their money that somebody bets: nobody is ever ruined by one deal
TUNED = 250  # deals at which the interval of scores is narrowest
STEPS = 30  # halvings that find the end of an interval


class Bet:
    """Somebody who bets, deal after deal, that the mean of differences is above `against`."""

    def __init__(self, against: float = 0.0, alpha: float = ALPHA) -> None:
        self.against = (against + 1) / 2  # differences from -1 to 1 become numbers from 0 to 1
        self.wanted = log(2 / alpha)  # half of the error for each direction
        self.money = 0.0  # as a logarithm
        self.most = 0.0
        self.seen = 0
        self.total, self.spread = 0.5, 0.25  # as if half a win had been seen before

    def add(self, difference: float) -> None:
        value = (difference + 1) / 2
        self.money += log(1 + min(self.stake(), self.bound()) * (value - self.against))
        self.most = max(self.most, self.money)
        self.seen += 1
        self.total += value
        self.spread += (value - self.total / (self.seen + 1)) ** 2

    def stake(self) -> float:
        """What promises to grow fastest, from what was seen before this deal: never from the deal itself."""
        variance = self.spread / (self.seen + 1)
        return sqrt(2 * self.wanted / (variance * (self.seen + 1) * log(self.seen + 2)))

    def bound(self) -> float:
        return STAKE / self.against if self.against > 0 else float("inf")

    @property
    def won(self) -> bool:
        return self.most >= self.wanted


class Referee:
    """Which of two bots is better: 0 the first, 1 the second, None not known yet."""

    def __init__(self, alpha: float = ALPHA) -> None:
        self.bets = (Bet(alpha=alpha), Bet(alpha=alpha))

    def add(self, difference: float) -> None:
        self.bets[0].add(difference)
        self.bets[1].add(-difference)

    @property
    def better(self) -> int | None:
        return next((bot for bot, bet in enumerate(self.bets) if bet.won), None)


def at_any_time(name: str, differences: Sequence[float]) -> tuple[float, float]:
    """An interval that holds whenever one stops: wins have bounds, scores have none."""
    return by_betting(differences) if name == "payoff" else in_the_end(differences)


def by_betting(differences: Sequence[float], alpha: float = ALPHA) -> tuple[float, float]:
    """Where the mean of differences between -1 and 1 may lie: all that nobody has won a bet against."""
    return lower(differences, alpha), -lower([-each for each in differences], alpha)


def lower(differences: Sequence[float], alpha: float) -> float:
    """The least mean that is not refuted; what refutes a mean refutes all that are less."""
    low, high = -1.0, 1.0
    if not refuted(low, differences, alpha):
        return low
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if refuted(middle, differences, alpha) else (low, middle)
    return low


def refuted(mean: float, differences: Iterable[float], alpha: float) -> bool:
    bet = Bet(mean, alpha)
    for difference in differences:
        bet.add(difference)
        if bet.won:
            return True
    return False


def in_the_end(differences: Sequence[float], alpha: float = ALPHA) -> tuple[float, float]:
    """Where the mean of any differences may lie, for many of them."""
    deals, mean = len(differences), fmean(differences)
    tuned = (-2 * log(alpha) + log(1 - 2 * log(alpha))) / TUNED
    wide = deals * tuned + 1
    half = stdev(differences) * sqrt(2 * wide / (deals**2 * tuned) * log(sqrt(wide) / alpha))
    return mean - half, mean + half
