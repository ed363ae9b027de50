"""Attendance: who of those that sit at a table is here, who is missed, and for how long."""

from samedi.core.types import Seat
from samedi.server import messages
from samedi.server.clock import time
from samedi.storage.models import Table


class Attendance:
    """Since when people have been away; whoever has not come yet, since the table was opened or its game began."""

    def __init__(self, grace: float) -> None:
        self.grace = grace  # seconds until a bot may stand in
        self.since = time()
        self.away: dict[str, float] = {}

    def begin(self) -> None:
        self.since = time()

    def leave(self, person: str) -> None:
        self.away[person] = time()

    def missed(self, table: Table, seat: Seat, here: frozenset[str]) -> bool:
        """Does somebody not play who should?"""
        chair = table.chairs[seat]
        away = chair.person is not None and chair.person not in here and chair.level is None
        return away and table.state == "running"

    def patience(self, table: Table, seat: Seat) -> float:
        """Seconds until a bot may stand in for who is missed."""
        return self.away.get(table.chairs[seat].person or "", self.since) + self.grace - time()

    def gone(self, table: Table, seat: Seat, here: frozenset[str]) -> bool:
        """May a bot stand in there?"""
        return self.missed(table, seat, here) and self.patience(table, seat) <= 0

    def soonest(self, table: Table, here: frozenset[str]) -> float | None:
        """Seconds until the next one may be stood in for; None if nobody is waited for."""
        waits = (self.patience(table, seat) for seat in range(table.seats) if self.missed(table, seat, here))
        return min((wait for wait in waits if wait > 0), default=None)

    def sitters(self, table: Table, here: frozenset[str]) -> tuple[messages.Sitter, ...]:
        """Who sits where, as everybody is told."""
        return tuple(
            messages.Sitter(
                seat,
                chair.name,
                chair.kind,
                chair.level,
                chair.person is None or chair.person in here,
                self.gone(table, seat, here),
            )
            for seat, chair in enumerate(table.chairs)
        )
