"""The tables in memory: each is loaded when it is needed, and forgotten when it is idle."""

import asyncio
import contextlib
import secrets
from collections.abc import Mapping
from typing import Any

from samedi.core.errors import SamediError
from samedi.core.events import Entry
from samedi.core.game import Game
from samedi.engine.fairness import new_shuffle_seed
from samedi.server.clock import now, time
from samedi.server.errors import ApiError
from samedi.server.limits import Limits
from samedi.server.rooms import seating
from samedi.server.rooms.bot_pool import BotPool
from samedi.server.rooms.room import Room
from samedi.storage.models import Chair, Person, Quota, Table
from samedi.storage.store import AlreadyExists, Store

CODE_LETTERS = "bcdfghjklmnpqrstvwxz"  # of codes that are spoken
TRIES = 8  # of codes that other tables may have


class Rooms:
    """The rooms in memory, and the way to open new tables."""

    def __init__(self, store: Store, bot_pool: BotPool, limits: Limits) -> None:
        self.store, self.bot_pool, self.limits = store, bot_pool, limits
        self.loading: dict[str, asyncio.Task[Room]] = {}  # finished for the rooms in memory

    async def get(self, id: str) -> Room:
        """Return a table, loaded if need be, once all of it is stored; raise NotFound."""
        while True:
            room = await self.load(id)
            if await room.wait_until_stored():
                return room

    async def load(self, id: str) -> Room:
        """Return a table, loaded if need be; its latest entries may be on their way to the disk."""
        task = self.loading.get(id)
        if task is not None and task.done() and (failed(task) or task.result().needs_reload):
            del self.loading[id]
            task = None
        if task is None:
            if len(self.loading) >= self.limits.rooms:
                self.forget_idle()
            if len(self.loading) >= self.limits.rooms:
                raise ApiError("no-room", 503)
            task = self.loading[id] = asyncio.create_task(Room.load(self.store, id, self.bot_pool, self.limits))
        try:
            room = await asyncio.shield(task)
        except SamediError:
            if self.loading.get(id) is task:
                del self.loading[id]
            raise
        room.last_used = time()
        return room

    def forget_idle(self) -> None:
        for id, task in list(self.loading.items()):
            if task.done() and (failed(task) or task.result().idle):
                del self.loading[id]

    async def resume(self, timed: bool = False) -> None:
        """Load the running tables at which a bot must choose or a clock has run out, for instance after a restart."""
        for id in await self.store.running_tables(timed):
            with contextlib.suppress(SamediError):
                stored = None if id in self.loading else await self.store.load(id)
                if stored:
                    room = Room(self.store, stored, self.bot_pool, self.limits)
                    if not room.bots.needs_attention():
                        continue  # this room was only for looking: another request may load the table meanwhile
                room = await self.get(id)
                room.bots.schedule()
                await room.timeouts.expire()
            await asyncio.sleep(0)

    async def open_table(
        self,
        game: Game,
        host: Person,
        chairs: tuple[Chair, ...],
        maker: str,
        *,
        options: Mapping[str, Any] | None = None,
        version: int | None = None,
        entries: tuple[Entry, ...] = (),
        **settings: Any,
    ) -> Table:
        """Store a new table in its lobby, with its pace, clock and public as `settings`.

        With entries it continues another game, and its shuffle is not sealed.
        """
        meant = seating.meaningful(game, len(chairs), options or {})
        version = game.version if version is None else version
        values = game.check_options(len(chairs), meant, version)
        seed = None if entries else new_shuffle_seed()
        quota = Quota(maker=maker, an_hour=self.limits.tables_an_hour, open=self.limits.open_tables)
        for last in reversed(range(TRIES)):
            table = Table(
                id=secrets.token_hex(6),
                code="".join(secrets.choice(CODE_LETTERS) for _ in range(6)),
                game=game.name,
                version=version,
                chairs=chairs,
                options=game.chosen_options(values, version),
                commitment=seed.commitment if seed else None,
                host=host.id,
                created=now(),
                **settings,
            )
            table = seating.with_automata(table, game)
            try:
                await self.store.create(table, seed.seed.hex() if seed else None, entries, host, quota)
            except AlreadyExists:
                if not last:
                    raise
            else:
                break
        return table


def failed(task: "asyncio.Task[Room]") -> bool:
    return task.cancelled() or task.exception() is not None
