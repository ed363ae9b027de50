"""Effect: how much better those fared who had something, or did it, than the others at the same table.

Seats are compared within one game, or one round where rounds are dealt anew: what the deal brought to all falls out.
Intervals count deals, since seats, rounds and games of one deal are not independent: a sandwich estimator over deals,
with Student's t, as is usual where they may be few.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean

import msgspec

from samedi.arena.count import student


class Effect(msgspec.Struct, frozen=True):
    """What it went along with, for one more of it, with a 95 % interval."""

    mean: float
    low: float
    high: float


class Slope:
    """A regression line through seats of the same table, deal after deal."""

    def __init__(self) -> None:
        self.xx = self.xy = 0.0
        self.squares = [0.0, 0.0, 0.0]  # over deals: xy², xy · xx, xx²
        self.deal_xx = self.deal_xy = 0.0
        self.having = 0  # seats that had it at all
        self.deals = 0  # in which not all had the same

    def add(self, had: Sequence[float], fared: Sequence[float]) -> None:
        """One table: how much of it each seat had, and how it fared beside the others' mean."""
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
        """None where all had the same, or all but those of one deal."""
        if self.deals < 2:
            return None
        mean = self.xy / self.xx
        spread = self.squares[0] - 2 * mean * self.squares[1] + mean * mean * self.squares[2]
        few = self.deals / (self.deals - 1)
        half = student(self.deals - 1) * sqrt(few * max(0.0, spread)) / self.xx
        return Effect(mean, mean - half, mean + half)
