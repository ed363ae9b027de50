"""The one writer: a thread that carries out what is asked, as much at once as is waiting, in one transaction.

A durable commit waits for the disk, whether it holds one entry or hundreds. So while one commit waits, what is asked
gathers, and goes into the next. Answers are given only after the commit that holds them.

When many play, commits keep a distance: five moves that are stored and told together take a third less of the
processor than one by one. Whoever plays alone never waits for that.
"""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from samedi.storage.opening import trouble
from samedi.storage.store import BadStore
from samedi.storage.values import BadValue

MOST_AT_ONCE = 500
DISTANCE = 0.015  # seconds from one commit to the next, after one that held several wishes

T = TypeVar("T")


class Wish:
    """Something to carry out, and the future that waits for it."""

    __slots__ = ("answer", "error", "future", "single", "work")

    def __init__(
        self, work: Callable[[sqlite3.Connection], Any], future: "asyncio.Future[Any]", single: bool = False
    ) -> None:
        self.work = work
        self.future = future
        self.single = single  # one statement of it writes, at most: it happens or not, whatever comes of the others
        self.answer: Any = None
        self.error: Exception | None = None

    def tell(self) -> None:
        if self.future.done():  # whoever waited has gone
            return
        if self.error:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.answer)


class Writer:
    """The only one to use the writing connection while it runs; belongs to one event loop."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.connection = connection
        self.path = Path(path.name)  # in sentences that guests may read, who need not know where it lies
        self.loop = asyncio.get_running_loop()
        self.wishes: SimpleQueue[Wish | None] = SimpleQueue()
        self.closed = False
        self.thread = threading.Thread(target=self._run, name="samedi-writer", daemon=True)
        self.thread.start()

    def ask(self, work: Callable[[sqlite3.Connection], T], *, single: bool = False) -> "asyncio.Future[T]":
        """What `work` returns, after it is on the disk; what it raises, and then nothing of it was done."""
        if self.closed:
            raise BadStore(f"{self.path} is closed: start the server again")
        future: asyncio.Future[T] = self.loop.create_future()
        self.wishes.put(Wish(work, future, single))
        return future

    def finish(self) -> None:
        """Take no more wishes; `done` waits for those that were asked."""
        if not self.closed:
            self.closed = True
            self.wishes.put(None)

    async def done(self) -> None:
        await asyncio.to_thread(self.thread.join)

    def _run(self) -> None:
        going, due = True, 0.0
        while going:
            wishes = [self.wishes.get()]
            begun = time.monotonic()
            if begun < due:
                time.sleep(due - begun)
                begun = due
            with contextlib.suppress(Empty):
                while len(wishes) < MOST_AT_ONCE:
                    wishes.append(self.wishes.get_nowait())
            due = begun + DISTANCE if len(wishes) > 1 else begun
            going = None not in wishes
            self._carry_out([wish for wish in wishes if wish])

    def _carry_out(self, wishes: list[Wish]) -> None:
        """One transaction: a wish that cannot be fails alone, a disk that does not work fails them all."""
        if not wishes:
            return
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for wish in wishes:
                self._try(wish)
            self.connection.execute("COMMIT")
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):
                self.connection.rollback()
            for wish in wishes:
                wish.error = trouble(self.path, error) if isinstance(error, sqlite3.Error) else error
        with contextlib.suppress(RuntimeError):  # the loop was closed: nobody waits any more
            self.loop.call_soon_threadsafe(tell_all, wishes)

    def _try(self, wish: Wish) -> None:
        if wish.single:
            self._do(wish)
            return
        self.connection.execute("SAVEPOINT wish")
        self._do(wish)
        if wish.error:
            self.connection.execute("ROLLBACK TO wish")
        self.connection.execute("RELEASE wish")

    def _do(self, wish: Wish) -> None:
        try:
            wish.answer = wish.work(self.connection)
        except sqlite3.IntegrityError as error:
            wish.error = BadValue(f"{self.path} refused it: {error}")
        except sqlite3.Error:
            raise
        except Exception as error:
            wish.error = error


def tell_all(wishes: list[Wish]) -> None:
    for wish in wishes:
        wish.tell()
