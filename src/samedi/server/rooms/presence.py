"""Presence: which players have the table open, who is missing, and for how long."""

import asyncio
from typing import TYPE_CHECKING

from samedi.core.types import Seat
from samedi.server import messages
from samedi.server.clock import time

if TYPE_CHECKING:
    from samedi.server.rooms.room import Room


class Presence:
    """The players of one table who are away, and since when."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.away_since: dict[str, float] = {}
        self.since = time()  # for players who have not been here yet: when the table was loaded or its game began
        self.timer: asyncio.TimerHandle | None = None  # until a bot may replace the next player

    def game_started(self) -> None:
        self.since = time()

    def left(self, person: str) -> None:
        """A player has just closed the table, or looked at it without keeping it open."""
        self.away_since[person] = time()

    def is_missing(self, seat: Seat, present: frozenset[str]) -> bool:
        """Does a running game wait for a player who is away?"""
        chair = self.room.table.chairs[seat]
        away = chair.person is not None and chair.person not in present and chair.level is None
        return away and self.room.table.state == "running"

    def patience(self, seat: Seat) -> float:
        """Return the seconds until a bot may replace the player of a seat who is missing."""
        since = self.away_since.get(self.room.table.chairs[seat].person or "", self.since)
        return since + self.room.limits.grace_seconds - time()

    def may_replace(self, seat: Seat, present: frozenset[str]) -> bool:
        """May a bot play for this seat?"""
        return self.is_missing(seat, present) and self.patience(seat) <= 0

    def next_expiry(self, present: frozenset[str]) -> float | None:
        """Return the seconds until a bot may replace the next missing player; None if there is no such player."""
        seats = range(self.room.table.seats)
        waits = (self.patience(seat) for seat in seats if self.is_missing(seat, present))
        return min((wait for wait in waits if wait > 0), default=None)

    def sitters(self, present: frozenset[str]) -> tuple[messages.Sitter, ...]:
        """Return who sits where, as all viewers are told."""
        return tuple(
            messages.Sitter(
                seat,
                chair.name,
                chair.kind,
                chair.level,
                chair.person is None or chair.person in present,
                self.may_replace(seat, present),
            )
            for seat, chair in enumerate(self.room.table.chairs)
        )

    def announce(self) -> None:
        """Send who is here to all viewers, and again when a bot may replace a missing player."""
        room, present = self.room, self.room.audience.present()
        room.audience.broadcast(messages.People(self.sitters(present)))
        if self.timer:
            self.timer.cancel()
        wait = self.next_expiry(present) if room.audience.viewers else None
        loop = asyncio.get_running_loop()
        self.timer = None if wait is None else loop.call_later(wait + 0.01, self.announce)
