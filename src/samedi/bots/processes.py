"""Processes that work for us: kept between tasks, replaced when one dies, and gone when we are, whatever ends us."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

from samedi.bots.pipe import kill_all

Done = TypeVar("Done")


class Crew:
    """A few processes that do what they are told, each of them as soon as it is free."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.lock = threading.Lock()
        self.pool = self.fresh()

    def fresh(self) -> ProcessPoolExecutor:
        self.members: set[Any] = set()
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), leave_in_time)

    def submit(self, work: Callable[..., Done], *task: Any) -> "Future[Done]":
        """Something to do. Processes are started as they are needed, and one that died is replaced by now."""
        with self.lock, unheard():
            before = multiprocessing.active_children()
            try:
                asked = self.pool.submit(work, *task)
            except BrokenProcessPool:
                self.pool = self.fresh()
                asked = self.pool.submit(work, *task)
            self.members.update(each for each in multiprocessing.active_children() if each not in before)
            return asked

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
            for member in self.members:
                member.terminate()

    def close(self, wait: bool = False) -> None:
        """They end when they have done what they are at."""
        self.pool.shutdown(wait=wait, cancel_futures=True)


def leave_in_time() -> None:
    """In a worker: told to end, or left alone, it goes and takes along the programs that play for it."""

    def leave(*_: object) -> None:
        kill_all()
        os._exit(1)

    def watch(parent: Any) -> None:
        parent.join()
        leave()

    signal.signal(signal.SIGTERM, leave)
    threading.Thread(target=watch, args=[multiprocessing.parent_process()], daemon=True).start()


@contextmanager
def unheard() -> Iterator[None]:
    """Processes begun within never hear Ctrl-C: it is for their parent, who ends them. Here it waits for a moment."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
