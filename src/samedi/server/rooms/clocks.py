"""How long players may think. Clocks follow the times in the log, so a table that is loaded again has them too."""

from typing import NamedTuple

from samedi.core.types import Seat
from samedi.storage.models import Clock

MIN_AFTER_RETURN = 30.0  # seconds that a player has at least when they take over from a bot


class Rule(NamedTuple):
    """Seconds at the start, and seconds added after each choice, or a full reset."""

    bank: float
    added: float = 0.0
    reset: bool = False


RULES: dict[Clock, Rule] = {"fast": Rule(180, 10), "slow": Rule(900, 30), "days": Rule(3 * 24 * 3600, reset=True)}


class Clocks:
    """The seconds that each seat has left. Moments are milliseconds, as in the log."""

    def __init__(self, kind: Clock, seats: int) -> None:
        self.rule = RULES.get(kind)
        self.left = [self.rule.bank if self.rule else 0.0] * seats
        self.running: tuple[Seat, ...] = ()
        self.since = 0

    def turn(self, acting: tuple[Seat, ...], at: int) -> None:
        """Let the clocks of these seats run from now on, and stop all others."""
        if self.rule is None:
            return
        for seat in self.running:
            self.left[seat] = self.left_at(seat, at)
            if seat not in acting:
                self.left[seat] = self.rule.bank if self.rule.reset else max(self.left[seat], 0.0) + self.rule.added
        self.running, self.since = acting, at

    def left_at(self, seat: Seat, at: int) -> float:
        """Return the seconds that a seat has left."""
        return self.left[seat] - self.used(seat, at)

    def used(self, seat: Seat, at: int) -> float:
        """Return the seconds that a seat has used since its clock began to run."""
        return max(at - self.since, 0) / 1000 if seat in self.running else 0.0

    def ensure_minimum(self, seat: Seat, at: int) -> None:
        """Give a player who returns a moment to look around."""
        if self.rule is not None and self.left_at(seat, at) < MIN_AFTER_RETURN:
            self.left[seat] = MIN_AFTER_RETURN + self.used(seat, at)

    def next_up(self, at: int) -> tuple[Seat, float] | None:
        """Return whose time is up first, and in how many seconds; None if no clock runs."""
        if self.rule is None:
            return None
        return min(((seat, self.left_at(seat, at)) for seat in self.running), key=lambda each: each[1], default=None)
