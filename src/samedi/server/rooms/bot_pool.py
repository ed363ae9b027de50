"""Bots think in worker processes, so that no table waits for them. Whatever happens there, some bot always answers."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from samedi import _compiled
from samedi.bots import Budget, find_bot
from samedi.bots.hint import Hint, hint
from samedi.bots.worker_pool import WorkerPool
from samedi.core.registry import find_game
from samedi.core.types import Action, Seat
from samedi.core.view import View
from samedi.core.words import words

BUDGET = Budget(seconds=1.0)  # of bots whose name has none
LOOK = 1.0  # seconds between two looks for compiled rules
log = logging.getLogger("samedi")


class BotPool:
    """The worker processes of a server in which its bots think."""

    def __init__(self, processes: int) -> None:
        self.pool = WorkerPool(processes)
        self.closed = False

    async def choose(self, game: str, level: str, view: View, seat: Seat, legal: tuple[Action, ...]) -> Action:
        """Return what a bot of this level chooses, or a random action if it failed, so that the table never stops."""
        question = (game, level, secrets.randbits(60), view, seat, legal)
        action: Action | None = await self.run_in_worker(choose_in_worker, *question)
        return secrets.choice(legal) if action is None else action

    async def hint(self, game: str, view: View, seat: Seat, legal: tuple[Action, ...], lang: str) -> Hint | None:
        """Return a hint in the language of a player who asks, or None if it could not be found."""
        found: Hint | None = await self.run_in_worker(hint_in_worker, game, view, seat, legal, lang)
        return found

    async def run_in_worker(self, work: Callable[..., Any], *question: Any) -> Any:
        """Return the result of the work, or None if it failed. If its worker died, it is done once more."""
        for _ in range(2):
            try:
                return await asyncio.wrap_future(self.pool.submit(work, *question))
            except BrokenProcessPool:
                pass
            except Exception:
                if self.closed:  # the server is closing: it asks the bot again when it starts the next time
                    raise asyncio.CancelledError from None
                log.exception("a bot failed: %s at %s", work.__name__, question[0])
                break
        return None

    async def use_compiled_rules(self) -> None:
        """Replace the workers once rules are compiled that were not when this process began.

        A process never changes its own rules. What a worker thinks about just then, its successor is asked again.
        """
        if _compiled.MODE == "compiled":
            return
        while not _compiled.available():
            await asyncio.sleep(LOOK)
        self.pool.stop()

    def close(self) -> None:
        self.closed = True
        self.pool.close()


def choose_in_worker(game: str, level: str, seed: int, view: View, seat: Seat, legal: tuple[Action, ...]) -> Action:
    """Return what a bot chooses from what its seat may know."""
    return find_bot(level, find_game(game), seed).choose(view, seat, legal, BUDGET)


def hint_in_worker(name: str, view: View, seat: Seat, legal: tuple[Action, ...], lang: str) -> Hint:
    """Return a hint, from what the seat may know."""
    game = find_game(name)
    return hint(game, view, seat, legal, words(game, lang))
