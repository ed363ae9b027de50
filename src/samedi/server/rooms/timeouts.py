"""Bell: everybody hears how much time is left, and a bot stands in for whoever has none."""

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

LONGEST_WAIT = 3600.0  # seconds; after a longer one it is looked at again
RETRY = 1.0  # seconds until a bell that failed rings again
log = logging.getLogger("samedi")


def timed(table: Table, session: Session) -> tuple[Seat, ...]:
    """Whose clocks run: people who are asked."""
    chairs = table.chairs
    return tuple(seat for seat in session.acting if seat >= 0 and chairs[seat].person and chairs[seat].level is None)


class Bell:
    """Rings at a table when somebody's time is up."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.waiting: asyncio.TimerHandle | None = None
        self.ringing: asyncio.Task[None] | None = None
        self.failed = False  # the latest time that it rang

    def tell(self, least: float = 0.0) -> None:
        """Everybody hears what is left, and the bell is set for whoever has least, or for so many seconds later."""
        room, clocks = self.room, self.room.clocks
        if clocks.rule is None:
            return
        if self.waiting:
            self.waiting.cancel()
            self.waiting = None
        if room.table.state != "running" or room.broken:
            return
        up = clocks.next_up(now())
        if up is not None:
            wait = min(max(up[1], least), LONGEST_WAIT)
            self.waiting = asyncio.get_running_loop().call_later(wait, self.start)
        left = tuple(round(clocks.left_at(seat, now()), 1) for seat in range(room.table.seats))
        room.broadcast(messages.Times(left, clocks.running))

    def start(self) -> None:
        self.ringing = asyncio.create_task(self.ring())

    async def ring(self) -> None:
        """Whoever has no time left is stood in for; they may come back. Whatever happens, the bell is set again."""
        least = RETRY
        try:
            up = self.room.clocks.next_up(now())
            if up is not None and up[1] <= 0.05:
                await self.room.rearrange(lambda table: seating.stood_in(table, up[0], seating.HELPER))
            least, self.failed = 0.0, False
        except SamediError:
            pass  # they have answered meanwhile, or the table is loaded again
        except Exception:
            if not self.failed:
                log.exception("the bell of table %s failed; it rings again", self.room.table.id)
            self.failed = True
        self.room.wake()
        self.tell(least)
