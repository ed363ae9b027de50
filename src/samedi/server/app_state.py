"""What all requests share: storage, tables in memory, workers for bots, the key that signs tokens, the limits."""

import asyncio
import contextlib
import gc
import hmac
import itertools

from starlette.requests import HTTPConnection

from samedi.server.rate_limit import Traffic
from samedi.server.rooms.bot_pool import BotPool
from samedi.server.rooms.registry import Rooms
from samedi.storage.store import Store

HOUSEKEEPING_INTERVAL = 30.0  # seconds
ROUNDS = 20  # of housekeeping between two looks at the clocks of tables that are not in memory


class AppState:
    """The state of one server."""

    def __init__(self, store: Store, key: bytes, traffic: Traffic, lan: str | None, url: str | None) -> None:
        self.store, self.key, self.limits, self.traffic = store, key, traffic.limits, traffic
        self.lan, self.url = lan, url
        self.bot_pool = BotPool(self.limits.thinking_processes)
        self.rooms = Rooms(store, self.bot_pool, self.limits)
        self.background_tasks = [
            asyncio.create_task(self.rooms.resume()),
            asyncio.create_task(self.run_housekeeping()),
            asyncio.create_task(self.bot_pool.use_compiled_rules()),
        ]

    async def run_housekeeping(self) -> None:
        """Forget idle rooms often. Look at clocks and collect garbage, which takes tenths of a second, seldom."""
        for number in itertools.count(1):
            await asyncio.sleep(HOUSEKEEPING_INTERVAL)
            self.rooms.forget_idle()
            if number % ROUNDS == 0:
                gc.collect()
                await self.rooms.resume(timed=True)

    async def close(self) -> None:
        for task in self.background_tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self.background_tasks)
        self.bot_pool.close()
        await self.store.close()

    def address_digest(self, address: str) -> str:
        """Return what is stored of an address: enough to count its tables."""
        return hmac.digest(self.key, b"address " + address.encode(), "sha256").hex()[:16]


def app_state(request: HTTPConnection) -> AppState:
    state: AppState = request.app.state.samedi
    return state
