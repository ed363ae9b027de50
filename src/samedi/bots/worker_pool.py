"""Worker processes that are kept between tasks, replaced when one dies, and ended with our own process."""

import multiprocessing
import os
import signal
import socket
import threading
import weakref
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import islice
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.queues import SimpleQueue
from multiprocessing.util import Finalize
from typing import Any, TypeVar

from samedi.bots.program import defer_interrupt, kill_all_programs
from samedi.core.errors import SamediError

QUEUED_JOBS = 4  # for each worker, so that none waits for the slowest

Job = TypeVar("Job")
Result = TypeVar("Result")


class TrackedContext(SpawnContext):
    """Starts processes by spawn, which copies nothing of ours into them, and keeps a list of them."""

    def __init__(self) -> None:
        self.processes: list[SpawnProcess] = []
        self.results: SimpleQueue[Any] | None = None

    def SimpleQueue(self) -> "SimpleQueue[Any]":  # noqa: N802
        """Return the pool's result queue; a pool makes one."""
        self.results = super().SimpleQueue()
        return self.results

    def close_results(self) -> None:
        """Close our write end of the result queue.

        Otherwise the pool waits forever for a worker that was killed while it sent a result.
        """
        if self.results is not None:
            self.results._writer.close()  # type: ignore[attr-defined]
            self.results = None

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        process = SpawnProcess(*args, **kwargs)
        self.processes.append(process)
        return process


class WorkerPool:
    """A fixed number of worker processes. Each takes the next task as soon as it is free."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.lock = threading.Lock()
        self.executor = self.new_executor()
        # At exit, a process that multiprocessing started joins its own children before any pool is shut down. This
        # finalizer runs before that, and before the queues close (priority 10), which tells the children to end.
        Finalize(None, close_at_exit, [weakref.ref(self)], exitpriority=100)

    def new_executor(self) -> ProcessPoolExecutor:
        self.context, self.stopped = TrackedContext(), False
        return ProcessPoolExecutor(self.processes, self.context, exit_with_parent)

    @property
    def workers(self) -> list[SpawnProcess]:
        """The processes that were started."""
        return self.context.processes

    def submit(self, work: Callable[..., Result], *task: Any) -> "Future[Result]":
        """Queue a task. Workers are started as they are needed; if one has died, all are replaced first."""
        with self.lock, defer_interrupt():
            if self.stopped:
                self.executor = self.new_executor()
            try:
                return self.executor.submit(work, *task)
            except BrokenProcessPool:
                self.executor = self.new_executor()
                return self.executor.submit(work, *task)

    def map_ordered(self, work: Callable[..., Result], tasks: Sequence[tuple[Any, ...]]) -> list[Result]:
        """Return the result of each task, in order.

        If a worker dies, all tasks are done once more. Ctrl-C stops the workers without waiting for them.
        """
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
        """End all workers in the middle of their tasks. The next task gets new ones."""
        with self.lock:
            self.stopped = True
            for worker in self.workers:
                with suppress(ProcessLookupError):
                    worker.terminate()
            self.context.close_results()

    def close(self, wait: bool = False) -> None:
        """End each worker after its present task, and drop all tasks that wait."""
        self.executor.shutdown(wait=wait, cancel_futures=True)


def close_at_exit(pool: "weakref.ref[WorkerPool]") -> None:
    if found := pool():
        found.close(wait=True)


def exit_with_parent() -> None:
    """In a new worker: on SIGTERM, or when its parent ends, end at once, with the programs that play for it."""

    def leave(*_: object) -> None:
        kill_all_programs()
        os._exit(1)

    def wait_for_parent(parent: Any) -> None:
        parent.join()
        leave()

    def wait_for_signal(received: socket.socket) -> None:
        received.recv(1)
        leave()

    received, sent = socket.socketpair()
    sent.setblocking(False)
    signal.set_wakeup_fd(sent.detach())  # a handler alone runs late if the signal comes just before a blocking call
    signal.signal(signal.SIGTERM, leave)
    threading.Thread(target=wait_for_signal, args=[received], daemon=True).start()
    threading.Thread(target=wait_for_parent, args=[multiprocessing.parent_process()], daemon=True).start()


def parallel_map(work: Callable[[Job], Result], jobs: Iterable[Job], processes: int) -> Iterator[Result]:
    """Yield the result of each job, in order, from a pool of its own. An error or Ctrl-C stops its workers."""
    remaining, pool = iter(jobs), WorkerPool(processes)
    try:
        waiting = deque(pool.submit(work, each) for each in islice(remaining, QUEUED_JOBS * processes))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(work, each) for each in islice(remaining, 1))
    except BaseException as error:
        pool.stop()
        if isinstance(error, BrokenProcessPool):
            raise SamediError("a process that did a part of the work has ended before its time") from None
        raise
    finally:
        pool.close(wait=True)
