"""Effects: how much better seats with a card or an action fare than the others at the same table.

Seats are compared within one game, or within one round if rounds are dealt anew, so the luck of the deal cancels out.
Seats, rounds and games of one deal depend on each other, so intervals use a sandwich estimator over deals, with
Student's t for small numbers.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean

import msgspec

from samedi.arena.statistics.paired import student_quantile


class Effect(msgspec.Struct, frozen=True):
    """The change in points for one more of something, with its 95 % interval."""

    mean: float
    low: float
    high: float


class Slope:
    """A regression through the seats of each table, clustered by deal."""

    def __init__(self) -> None:
        self.xx = self.xy = 0.0
        self.squares = [0.0, 0.0, 0.0]  # sums over deals: xy², xy · xx, xx²
        self.deal_xx = self.deal_xy = 0.0
        self.having = 0  # seats that had any of it
        self.deals = 0  # tables where the seats differ

    def add(self, had: Sequence[float], fared: Sequence[float]) -> None:
        """Add one table: how much each seat had, and its points against the mean of the others."""
        mean = fmean(had)
        self.having += sum(each > 0 for each in had)
        for x, y in zip(had, fared, strict=True):
            self.deal_xx += (x - mean) ** 2
            self.deal_xy += (x - mean) * y

    def close_deal(self) -> None:
        xx, xy = self.deal_xx, self.deal_xy
        self.deals += xx > 1e-9
        self.xx += xx
        self.xy += xy
        self.squares = [old + new for old, new in zip(self.squares, (xy * xy, xy * xx, xx * xx), strict=True)]
        self.deal_xx = self.deal_xy = 0.0

    def effect(self) -> Effect | None:
        """Return the effect, or None if the seats differ in less than two deals."""
        if self.deals < 2:
            return None
        mean = self.xy / self.xx
        spread = self.squares[0] - 2 * mean * self.squares[1] + mean * mean * self.squares[2]
        few = self.deals / (self.deals - 1)
        half = student_quantile(self.deals - 1) * sqrt(few * max(0.0, spread)) / self.xx
        return Effect(mean, mean - half, mean + half)
