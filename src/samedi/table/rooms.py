"""Rooms: the tables in memory. One is loaded when somebody comes and forgotten when nothing goes on there."""

import asyncio
import contextlib

from samedi.core.errors import SamediError
from samedi.storage.store import Store
from samedi.table.attendance import time
from samedi.table.limits import Limits
from samedi.table.lobby import No
from samedi.table.minds import Minds
from samedi.table.room import Room


class Rooms:
    """The rooms in memory."""

    def __init__(self, store: Store, minds: Minds, limits: Limits) -> None:
        self.store, self.minds, self.limits = store, minds, limits
        self.rooms: dict[str, asyncio.Task[Room]] = {}

    async def room(self, id: str) -> Room:
        """A table, loaded if need be; raises Missing."""
        task = self.rooms.get(id)
        if task is not None and task.done() and (task.cancelled() or task.exception() or task.result().broken):
            del self.rooms[id]
            task = None
        if task is None:
            if len(self.rooms) >= self.limits.rooms:
                self.tidy()
            if len(self.rooms) >= self.limits.rooms:
                raise No("no-room", 503)
            task = self.rooms[id] = asyncio.create_task(Room.load(self.store, id, self.minds, self.limits))
        try:
            room = await asyncio.shield(task)
        except SamediError:
            if self.rooms.get(id) is task:
                del self.rooms[id]
            raise
        room.touched = time()
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
                known = id in self.rooms
                room = await self.room(id)
                room.wake()
                await room.bell.ring()
                if not known and room.thinking is None and not room.doors and not room.guests:
                    self.rooms.pop(id, None)
            await asyncio.sleep(0)
