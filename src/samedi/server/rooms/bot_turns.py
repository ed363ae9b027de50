"""The turns that a table takes by itself: of bots, and of players who can do nothing but pass."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from samedi.core.errors import Refused, SamediError
from samedi.core.types import CHANCE, Seat
from samedi.engine.session import PASS, Session
from samedi.server.clock import now

if TYPE_CHECKING:
    from samedi.server.rooms.room import Room

MIN_PASS_DELAY = 0.6  # seconds before the table passes for a player, and up to one more
MIN_BOT_DELAY = {"instant": 0.0, "lively": 0.7, "calm": 1.6}  # seconds, by pace
ROUND_END_DELAY = {"instant": 0.0, "lively": 1.2, "calm": 1.8}  # more, while pages show a round's end (sceneQueue.ts)
MAX_RETRY_DELAY = 8.0  # seconds between two tries of a turn that fails again and again
log = logging.getLogger("samedi")


class BotTurns:
    """Takes turns at one table, one at a time."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None
        self.failures = 0  # turns that failed, one after another

    def asked(self, *, bots: bool) -> list[Seat]:
        """Return the seats that must choose now and that a bot plays, or a player."""
        if self.room.table.state != "running":
            return []
        chairs = self.room.table.chairs
        return [seat for seat in self.room.session.acting if seat != CHANCE and bool(chairs[seat].level) == bots]

    def bots_asked(self) -> list[Seat]:
        return self.asked(bots=True)

    def passes_asked(self) -> list[Seat]:
        """Return the players whose only legal action is to pass.

        They are asked all the same: skipping the question would reveal that they have no choice.
        """
        return [seat for seat in self.asked(bots=False) if self.room.session.must_pass(seat)]

    def needs_attention(self) -> bool:
        """Must something happen at this table even if no page has it open?"""
        next_up = self.room.clocks.next_up(now())
        return bool(self.bots_asked() or self.passes_asked()) or (next_up is not None and next_up[1] <= 0)

    def schedule(self) -> None:
        """Begin the next turn, unless one is under way: it schedules the next one itself."""
        if self.task is not None or self.room.needs_reload:
            return
        if bots := self.bots_asked():
            self.task = asyncio.create_task(self.take(self.play_bot_turn(bots[0])))
        elif passes := self.passes_asked():
            self.task = asyncio.create_task(self.take(self.play_automatic_pass(passes[0])))

    async def take(self, turn: Coroutine[None, None, None]) -> None:
        """Take a turn. Whatever happens in it, the next one is scheduled."""
        try:
            await turn
            self.failures = 0
        except SamediError:
            self.room.invalidate()
        except Exception:  # a faulty bot must not stop the table
            self.failures += 1
            if self.failures == 1:
                log.exception("a turn at table %s failed; it is tried again", self.room.table.id)
        finally:
            self.task = None
        self.schedule()

    async def play_automatic_pass(self, seat: Seat) -> None:
        """Pass for a player who can do nothing else, after a moment such as players take."""
        at = self.room.session.question_number(seat)
        await asyncio.sleep(MIN_PASS_DELAY + secrets.randbelow(1001) / 1000 + self.retry_delay())
        await self.submit(seat, PASS, at, self.passes_asked)

    async def play_bot_turn(self, seat: Seat) -> None:
        """Let a bot choose, and wait as long as a player might. After a failure the choice is random."""
        room, session = self.room, self.room.session
        if seat not in self.bots_asked():  # the choice before was taken back, or the player has returned
            return
        legal, at = session.state.legal(seat), session.question_number(seat)
        if self.failures:
            await asyncio.sleep(self.retry_delay())
            action = secrets.choice(legal)
        else:
            level, view = room.table.chairs[seat].level or "", session.view(seat)
            delay = MIN_BOT_DELAY[room.table.pace] * (0.7 + secrets.randbelow(600) / 1000)
            if room.shows_round_end:
                delay += ROUND_END_DELAY[room.table.pace]
            choice = room.bot_pool.choose(room.game.name, level, view, seat, legal)
            action, _ = await asyncio.gather(choice, asyncio.sleep(delay))
        await self.submit(seat, room.game.actions[action], at, self.bots_asked)

    async def submit(self, seat: Seat, code: str, at: int, asked: Callable[[], list[Seat]]) -> None:
        """Commit the choice if the seat is still asked for it."""

        def change(session: Session) -> None:
            if seat in asked():
                session.submit(seat, code, at, chance=False)

        with contextlib.suppress(Refused):  # the seat is asked another question by now
            await self.room.commit(change)

    def retry_delay(self) -> float:
        """Return the seconds to wait before a turn that has failed before."""
        return min(2.0 ** (self.failures - 1), MAX_RETRY_DELAY) if self.failures else 0.0
