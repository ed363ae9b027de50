"""House: what all requests share: the store, the rooms, the key that signs, the limits."""

import asyncio
import contextlib
import gc
import hmac
import itertools
import secrets
from collections.abc import Mapping
from typing import Any

from starlette.requests import HTTPConnection

from samedi.core.events import Entry
from samedi.core.game import Game
from samedi.engine.fairness import new_shuffle_seed
from samedi.server.addresses import PublicAddress, public_address
from samedi.server.clock import now
from samedi.server.errors import ApiError
from samedi.server.identity import COOKIE, LANGUAGE_COOKIE, person_from_token
from samedi.server.limits import Limits
from samedi.server.pages.components.layout import language_of
from samedi.server.rooms import seating
from samedi.server.rooms.bot_pool import BotPool
from samedi.server.rooms.registry import Rooms
from samedi.storage.models import Chair, Clock, Pace, Person, Quota, Table
from samedi.storage.store import AlreadyExists, Store

SPOKEN = "bcdfghjklmnpqrstvwxz"
TRIES = 8  # of codes that others may have
SWEEP = 30.0  # seconds between two looks for rooms to forget
ROUND = 20  # sweeps between two looks at clocks of tables that nobody has open


class House:
    """One server's shared things."""

    def __init__(self, store: Store, key: bytes, limits: Limits, lan: str | None, url: str | None) -> None:
        self.store, self.key, self.limits = store, key, limits
        self.lan, self.url = lan, url
        self.bot_pool = BotPool(limits.thinking_processes)
        self.rooms = Rooms(store, self.bot_pool, limits)
        self.chores = [asyncio.create_task(self.rooms.go_on()), asyncio.create_task(self.sweep())]

    async def sweep(self) -> None:
        """Now and then: forget idle rooms. Seldom: look at clocks, collect garbage (some tenths of a second)."""
        for sweep in itertools.count(1):
            await asyncio.sleep(SWEEP)
            self.rooms.tidy()
            if sweep % ROUND == 0:
                gc.collect()
                await self.rooms.go_on(timed=True)

    async def close(self) -> None:
        for chore in self.chores:
            chore.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self.chores)
        self.bot_pool.close()
        await self.store.close()

    def maker(self, address: str) -> str:
        """What is kept of an address: enough to count its tables."""
        return hmac.digest(self.key, b"address " + address.encode(), "sha256").hex()[:16]

    async def open_table(
        self,
        game: Game,
        host: Person,
        chairs: tuple[Chair, ...],
        address: str,
        *,
        options: Mapping[str, Any] | None = None,
        version: int | None = None,
        pace: Pace = "lively",
        clock: Clock = "none",
        public: bool = False,
        entries: tuple[Entry, ...] = (),
    ) -> Table:
        """A new table in its lobby; with entries it plays on from elsewhere, and its shuffle is not sealed."""
        meant = seating.meaningful(game, len(chairs), options or {})
        version = game.version if version is None else version
        values = game.check_options(len(chairs), meant, version)
        seal = None if entries else new_shuffle_seed()
        limits = self.limits
        quota = Quota(maker=self.maker(address), an_hour=limits.tables_an_hour, open=limits.open_tables)
        for last in reversed(range(TRIES)):
            table = Table(
                id=secrets.token_hex(6),
                code="".join(secrets.choice(SPOKEN) for _ in range(6)),
                game=game.name,
                version=version,
                chairs=chairs,
                options=game.chosen_options(values, version),
                commitment=seal.commitment if seal else None,
                host=host.id,
                created=now(),
                pace=pace,
                clock=clock,
                public=public,
            )
            table = seating.with_automata(table, game)
            try:
                await self.store.create(table, seal.seed.hex() if seal else None, entries, host, quota)
            except AlreadyExists:
                if not last:
                    raise
            else:
                break
        return table


def house_of(request: HTTPConnection) -> House:
    house: House = request.app.state.house
    return house


def person_of(house: House, request: HTTPConnection) -> Person | None:
    """Whoever asks: by cookie, or a program by its bearer token, which must be a good one."""
    given = request.headers.get("authorization")
    if given is not None:
        kind, _, token = given.partition(" ")
        program = person_from_token(house.key, token.strip(), "program") if kind.lower() == "bearer" else None
        if program is None:
            raise ApiError("token", 401)
        return program
    return person_from_token(house.key, request.cookies.get(COOKIE), "cookie")


def language_from(request: HTTPConnection) -> str:
    """In which language to answer: as asked for, as chosen before, or as the browser says."""
    wanted = (
        request.query_params.get("lang"),
        request.cookies.get(LANGUAGE_COOKIE),
        request.headers.get("accept-language"),
    )
    return language_of(next((each for each in wanted if each), ""))


def reach_from(house: House, request: HTTPConnection) -> PublicAddress:
    """How the page that asks, and others, get here."""
    scheme = "https" if request.url.scheme in ("https", "wss") else "http"
    return public_address(scheme, request.headers.get("host", ""), lan=house.lan, url=house.url)
