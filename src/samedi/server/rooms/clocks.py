"""Clocks: how long somebody may think. They run by the times in the log, so a table that is loaded again knows them."""

from typing import NamedTuple

from samedi.core.types import Seat
from samedi.storage.models import Clock

RETURN = 30.0  # seconds that whoever comes back has at least


class Rule(NamedTuple):
    """So many seconds to begin with, and so many more after each choice; or all of them anew."""

    bank: float
    more: float = 0.0
    anew: bool = False


RULES: dict[Clock, Rule] = {
    "fast": Rule(180, 10),
    "slow": Rule(900, 30),
    "days": Rule(3 * 24 * 3600, anew=True),
}


class Clocks:
    """What each seat has left. Times are milliseconds, as the log has them."""

    def __init__(self, kind: Clock, seats: int) -> None:
        self.rule = RULES.get(kind)
        self.left = [self.rule.bank if self.rule else 0.0] * seats
        self.running: tuple[Seat, ...] = ()
        self.since = 0

    def turn(self, acting: tuple[Seat, ...], at: int) -> None:
        """These seats are asked from now on."""
        if self.rule is None:
            return
        for seat in self.running:
            self.left[seat] = self.left_at(seat, at)
            if seat not in acting:
                self.left[seat] = self.rule.bank if self.rule.anew else max(self.left[seat], 0.0) + self.rule.more
        self.running, self.since = acting, at

    def left_at(self, seat: Seat, at: int) -> float:
        """Seconds that a seat has left."""
        gone = max(at - self.since, 0) / 1000 if seat in self.running else 0.0
        return self.left[seat] - gone

    def give(self, seat: Seat, at: int) -> None:
        """Whoever comes back has a moment at least."""
        if self.rule is not None and self.left_at(seat, at) < RETURN:
            self.left[seat] = RETURN + (max(at - self.since, 0) / 1000 if seat in self.running else 0.0)

    def next_up(self, at: int) -> tuple[Seat, float] | None:
        """Whose time is up first, and in how many seconds."""
        if self.rule is None:
            return None
        return min(((seat, self.left_at(seat, at)) for seat in self.running), key=lambda each: each[1], default=None)
