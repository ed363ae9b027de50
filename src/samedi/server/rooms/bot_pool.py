"""Minds: bots think in processes of their own, so that nobody at any table waits for the loop."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from samedi.bots import Budget, find_bot
from samedi.bots.hint import Advice, explain
from samedi.bots.program_bot import unheard
from samedi.bots.worker_pool import leave_in_time
from samedi.core.registry import find_game
from samedi.core.types import Action, Seat
from samedi.core.view import View

THINKING = Budget(seconds=1.0)
log = logging.getLogger("samedi")


class Minds:
    """A few processes in which bots think; one that dies is replaced."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.closed = False
        self.pool = self.fresh()

    def fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, get_context("spawn"), leave_in_time)

    async def choose(self, game: str, level: str, view: View, seat: Seat, legal: tuple[Action, ...]) -> Action:
        """What a bot of this level does. Whatever becomes of it, somebody answers: the table does not stand still."""
        action: Action | None = await self.thought(think, game, level, secrets.randbits(60), view, seat, legal)
        return secrets.choice(legal) if action is None else action

    async def explain(self, game: str, view: View, seat: Seat, legal: tuple[Action, ...]) -> Advice | None:
        """What would be good to do, for people who ask; None if that could not be found out."""
        advice: Advice | None = await self.thought(explained, game, view, seat, legal)
        return advice

    async def thought(self, work: Callable[..., Any], *question: Any) -> Any:
        """What comes of thinking; None if it failed."""
        for _ in range(2):
            pool = self.pool
            try:
                with unheard():
                    thought = asyncio.get_running_loop().run_in_executor(pool, work, *question)
                return await thought
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = self.fresh()
            except Exception:
                if self.closed:  # the house is closing: the bot is asked again when it opens
                    raise asyncio.CancelledError from None
                log.exception("a bot failed: %s at %s", work.__name__, question[0])
                break
        return None

    def close(self) -> None:
        self.closed = True
        self.pool.shutdown(wait=False, cancel_futures=True)


def think(game: str, level: str, seed: int, view: View, seat: Seat, legal: tuple[Action, ...]) -> Action:
    """In a process of its own: what a bot chooses, knowing what its seat may know."""
    return find_bot(level, find_game(game), seed).choose(view, seat, legal, THINKING)


def explained(game: str, view: View, seat: Seat, legal: tuple[Action, ...]) -> Advice:
    """In a process of its own: what would be good to do, knowing what a seat may know."""
    return explain(find_game(game), view, seat, legal)
