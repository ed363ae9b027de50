"""Processes that work for us: kept between tasks, replaced when one dies, and gone when we are, whatever ends us."""

import multiprocessing
import os
import signal
import socket
import threading
import weakref
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.queues import SimpleQueue
from multiprocessing.util import Finalize
from typing import Any, TypeVar

from samedi.bots.program_bot import kill_all, unheard

Done = TypeVar("Done")


class Begun(SpawnContext):
    """How processes are begun: anew, with nothing of ours in them. It knows those that it began."""

    def __init__(self) -> None:
        self.processes: list[SpawnProcess] = []
        self.results: SimpleQueue[Any] | None = None

    def SimpleQueue(self) -> "SimpleQueue[Any]":  # noqa: N802
        """Where the pool hears what was done; it has one."""
        self.results = super().SimpleQueue()
        return self.results

    def hang_up(self) -> None:
        """Who is ended in the middle of a word would be listened to for ever, while anybody could go on: not we."""
        if self.results is not None:
            self.results._writer.close()  # type: ignore[attr-defined]
            self.results = None

    def Process(self, *given: Any, **named: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        process = SpawnProcess(*given, **named)
        self.processes.append(process)
        return process


class Crew:
    """A few processes that do what they are told, each of them as soon as it is free."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.lock = threading.Lock()
        self.pool = self.fresh()
        # A process that multiprocessing started waits for its own children before it lets go of any pool. This
        # comes before that, and before the queues close (10) by which these children hear of the end.
        Finalize(None, end, [weakref.ref(self)], exitpriority=100)

    def fresh(self) -> ProcessPoolExecutor:
        self.begun, self.stopped = Begun(), False
        return ProcessPoolExecutor(self.processes, self.begun, leave_in_time)

    @property
    def members(self) -> list[SpawnProcess]:
        """The processes that there are."""
        return self.begun.processes

    def submit(self, work: Callable[..., Done], *task: Any) -> "Future[Done]":
        """Something to do. Processes are started as they are needed, and one that died is replaced by now."""
        with self.lock, unheard():
            if self.stopped:
                self.pool = self.fresh()
            try:
                return self.pool.submit(work, *task)
            except BrokenProcessPool:
                self.pool = self.fresh()
                return self.pool.submit(work, *task)

    def all(self, work: Callable[..., Done], tasks: Sequence[tuple[Any, ...]]) -> list[Done]:
        """What each task brought, in order. What dies with a process is done once more; Ctrl-C waits for nobody."""
        try:
            try:
                return [each.result() for each in [self.submit(work, *task) for task in tasks]]
            except BrokenProcessPool:
                return [each.result() for each in [self.submit(work, *task) for task in tasks]]
        except BaseException as error:
            if not isinstance(error, Exception):
                self.stop()
            raise

    def stop(self) -> None:
        """Nobody goes on with what they are at; for the next task there will be others."""
        with self.lock:
            self.stopped = True
            for member in self.members:
                with suppress(ProcessLookupError):
                    member.terminate()
            self.begun.hang_up()

    def close(self, wait: bool = False) -> None:
        """They end when they have done what they are at."""
        self.pool.shutdown(wait=wait, cancel_futures=True)


def end(crew: "weakref.ref[Crew]") -> None:
    """Our process ends by itself: theirs end too."""
    if found := crew():
        found.close(wait=True)


def leave_in_time() -> None:
    """In a worker: told to end, or left alone, it goes and takes along the programs that play for it."""

    def leave(*_: object) -> None:
        kill_all()
        os._exit(1)

    def watch(parent: Any) -> None:
        parent.join()
        leave()

    def listen(told: socket.socket) -> None:
        told.recv(1)
        leave()

    told, telling = socket.socketpair()
    telling.setblocking(False)
    signal.set_wakeup_fd(telling.detach())  # a handler alone is late if it is told just before it begins to wait
    signal.signal(signal.SIGTERM, leave)
    threading.Thread(target=listen, args=[told], daemon=True).start()
    threading.Thread(target=watch, args=[multiprocessing.parent_process()], daemon=True).start()
