"""A sequential test that may be read after every deal, and intervals that hold at any stopping time.

Reading an ordinary interval again and again, and stopping as soon as it excludes 0, errs far more often than the
interval says. So wins are tested by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
betting", 2023): a gambler bets part of their capital on every deal that the first bot wins more than its share. If both
bots are equally good the game is fair, and by Ville's inequality a fair game multiplies a capital by 40 *at any time*
with a probability of at most 1/40. A second gambler bets on the second bot. Together they err in at most 5 % of all
cases, however often the test is read. The only assumption is that differences lie between -1 and 1.

Scores have no bounds. Their intervals are the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy
and Ramdas (2024), which holds at all times for means that become normal.
"""

from collections.abc import Iterable, Sequence
from math import log, sqrt
from statistics import fmean, stdev

ALPHA = 0.05
MAX_STAKE = 0.5  # the largest share of the capital in one bet, so that one deal never ruins a gambler
TUNED_DEALS = 250  # deals at which the interval of scores is narrowest
HALVINGS = 30  # halvings that find the end of an interval


class BettingInterval:
    """A gambler who bets, deal after deal, that the mean difference is above `against`."""

    def __init__(self, against: float = 0.0, alpha: float = ALPHA) -> None:
        self.against = (against + 1) / 2  # differences from -1 to 1 are mapped to 0 … 1
        self.threshold = log(2 / alpha)  # half of the error probability for each direction
        self.log_capital = 0.0  # as a logarithm
        self.log_peak = 0.0
        self.count = 0
        self.total, self.spread = 0.5, 0.25  # a prior of half a win

    def add(self, difference: float) -> None:
        value = (difference + 1) / 2
        self.log_capital += log(1 + min(self.stake(), self.bound()) * (value - self.against))
        self.log_peak = max(self.log_peak, self.log_capital)
        self.count += 1
        self.total += value
        self.spread += (value - self.total / (self.count + 1)) ** 2

    def stake(self) -> float:
        """Return the bet that promises the fastest growth, computed from earlier deals only."""
        variance = self.spread / (self.count + 1)
        return sqrt(2 * self.threshold / (variance * (self.count + 1) * log(self.count + 2)))

    def bound(self) -> float:
        return MAX_STAKE / self.against if self.against > 0 else float("inf")

    @property
    def won(self) -> bool:
        return self.log_peak >= self.threshold


class SequentialTest:
    """A sequential test of two bots: 0 the first is better, 1 the second, None not known yet."""

    def __init__(self, alpha: float = ALPHA) -> None:
        self.bets = (BettingInterval(alpha=alpha), BettingInterval(alpha=alpha))

    def add(self, difference: float) -> None:
        self.bets[0].add(difference)
        self.bets[1].add(-difference)

    @property
    def better(self) -> int | None:
        return next((bot for bot, bet in enumerate(self.bets) if bet.won), None)


def anytime_interval(name: str, differences: Sequence[float]) -> tuple[float, float]:
    """Return an interval that holds at any stopping time: by betting for wins, asymptotic for scores."""
    return betting_interval(differences) if name == "payoff" else asymptotic_interval(differences)


def betting_interval(differences: Sequence[float], alpha: float = ALPHA) -> tuple[float, float]:
    """Return the interval of means that no bet refutes, for differences between -1 and 1."""
    return lower_bound(differences, alpha), -lower_bound([-each for each in differences], alpha)


def lower_bound(differences: Sequence[float], alpha: float) -> float:
    """Return the smallest mean that is not refuted; a bet that refutes a mean refutes all smaller ones."""
    low, high = -1.0, 1.0
    if not is_refuted(low, differences, alpha):
        return low
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if is_refuted(middle, differences, alpha) else (low, middle)
    return low


def is_refuted(mean: float, differences: Iterable[float], alpha: float) -> bool:
    bet = BettingInterval(mean, alpha)
    for difference in differences:
        bet.add(difference)
        if bet.won:
            return True
    return False


def asymptotic_interval(differences: Sequence[float], alpha: float = ALPHA) -> tuple[float, float]:
    """Return the asymptotic interval for unbounded differences."""
    deals, mean = len(differences), fmean(differences)
    tuned = (-2 * log(alpha) + log(1 - 2 * log(alpha))) / TUNED_DEALS
    wide = deals * tuned + 1
    half = stdev(differences) * sqrt(2 * wide / (deals**2 * tuned) * log(sqrt(wide) / alpha))
    return mean - half, mean + half
