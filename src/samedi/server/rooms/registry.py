"""Rooms: the tables in memory. One is loaded when somebody comes and forgotten when nothing goes on there."""

import asyncio
import contextlib

from samedi.core.errors import SamediError
from samedi.server.clock import time
from samedi.server.errors import ApiError
from samedi.server.limits import Limits
from samedi.server.rooms.bot_pool import BotPool
from samedi.server.rooms.room import Room
from samedi.storage.store import Store


class Rooms:
    """The rooms in memory."""

    def __init__(self, store: Store, bot_pool: BotPool, limits: Limits) -> None:
        self.store, self.bot_pool, self.limits = store, bot_pool, limits
        self.rooms: dict[str, asyncio.Task[Room]] = {}

    async def room(self, id: str) -> Room:
        """A table, loaded if need be, and all of it stored; raises NotFound."""
        while True:
            room = await self.loaded(id)
            if await room.wait_until_stored():
                return room

    async def loaded(self, id: str) -> Room:
        """A table in memory; something may be on its way to the disk just now."""
        task = self.rooms.get(id)
        if task is not None and task.done() and (task.cancelled() or task.exception() or task.result().needs_reload):
            del self.rooms[id]
            task = None
        if task is None:
            if len(self.rooms) >= self.limits.rooms:
                self.tidy()
            if len(self.rooms) >= self.limits.rooms:
                raise ApiError("no-room", 503)
            task = self.rooms[id] = asyncio.create_task(Room.load(self.store, id, self.bot_pool, self.limits))
        try:
            room = await asyncio.shield(task)
        except SamediError:
            if self.rooms.get(id) is task:
                del self.rooms[id]
            raise
        room.last_used = time()
        return room

    def tidy(self) -> None:
        """Forget rooms in which nothing goes on."""
        for id, task in list(self.rooms.items()):
            if task.done() and (task.cancelled() or task.exception() or task.result().idle):
                del self.rooms[id]

    async def go_on(self, timed: bool = False) -> None:
        """Bots that were asked when the server ended are asked again, and clocks ring; the rest stays on the disk."""
        for id in await self.store.running_tables(timed):
            with contextlib.suppress(SamediError):
                whole = None if id in self.rooms else await self.store.load(id)
                if whole and not Room(self.store, whole, self.bot_pool, self.limits).bots.needs_attention():
                    continue  # only looked at: others may have it loaded meanwhile, and there is one room for a table
                room = await self.room(id)
                room.bots.schedule()
                await room.timeouts.expire()
            await asyncio.sleep(0)
