"""Timeouts: viewers are told how much time is left, and a bot replaces a player whose time is up."""

import asyncio
import logging
from typing import TYPE_CHECKING

from samedi.core.errors import SamediError
from samedi.core.types import Seat
from samedi.engine.session import Session
from samedi.server import messages
from samedi.server.clock import now
from samedi.server.rooms import seating
from samedi.storage.models import Table

if TYPE_CHECKING:
    from samedi.server.rooms.room import Room

MAX_WAIT = 3600.0  # seconds until the clocks are looked at again
RETRY = 1.0  # seconds until an expiry that failed is tried again
CLOSE_TO_ZERO = 0.05  # seconds: a timer may fire a little early
log = logging.getLogger("samedi")


def timed_seats(table: Table, session: Session) -> tuple[Seat, ...]:
    """Return the seats whose clocks run: players who are asked."""
    chairs = table.chairs
    return tuple(seat for seat in session.acting if seat >= 0 and chairs[seat].person and chairs[seat].level is None)


class Timeouts:
    """The timer of one table with clocks."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.failed = False  # the latest expiry

    def announce(self, least: float = 0.0) -> None:
        """Send the clocks to all viewers, and set the timer for the next expiry, but not within `least` seconds."""
        room, clocks = self.room, self.room.clocks
        if clocks.rule is None:
            return
        if self.timer:
            self.timer.cancel()
            self.timer = None
        if room.table.state != "running" or room.needs_reload:
            return
        next_up = clocks.next_up(now())
        if next_up is not None:
            wait = min(max(next_up[1], least), MAX_WAIT)
            self.timer = asyncio.get_running_loop().call_later(wait, self.start)
        left = tuple(round(clocks.left_at(seat, now()), 1) for seat in range(room.table.seats))
        room.audience.broadcast(messages.Times(left, clocks.running))

    def start(self) -> None:
        self.task = asyncio.create_task(self.expire())

    async def expire(self) -> None:
        """Let a bot replace the player whose time is up. Whatever happens, the timer is set again."""
        least = RETRY
        try:
            next_up = self.room.clocks.next_up(now())
            if next_up is not None and next_up[1] <= CLOSE_TO_ZERO:
                await self.room.update_table(lambda table: seating.stood_in(table, next_up[0], seating.HELPER))
            least, self.failed = 0.0, False
        except SamediError:
            pass  # the player has chosen meanwhile, or the table is loaded again
        except Exception:
            if not self.failed:
                log.exception("the clocks of table %s failed; they are tried again", self.room.table.id)
            self.failed = True
        self.announce(least)
