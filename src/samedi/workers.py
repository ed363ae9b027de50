"""Workers: processes that share the work of a long task. Ctrl-C, a failure or the end of their parent ends them too."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from samedi.bots.pipe import kill_all
from samedi.core.errors import SamediError

AHEAD = 4  # jobs for each worker that lie ready, so that none waits for the slowest

Job = TypeVar("Job")
Done = TypeVar("Done")


def spread(work: Callable[[Job], Done], jobs: Iterable[Job], workers: int) -> Iterator[Done]:
    """What each job brought, in order; the jobs are done by so many processes."""
    todo = iter(jobs)
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), leave_in_time) as pool:
        try:
            with deaf():
                waiting = deque(pool.submit(work, each) for each in islice(todo, AHEAD * workers))
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(pool.submit(work, each) for each in islice(todo, 1))
        except BaseException as error:
            for worker in multiprocessing.active_children():  # nobody waits for what they are at
                if worker not in others:
                    worker.terminate()
            if isinstance(error, BrokenProcessPool):
                raise SamediError("a process that did a part of the work has ended before its time") from None
            raise
        finally:
            pool.shutdown(cancel_futures=True)


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
def deaf() -> Iterator[None]:
    """Processes started within do not hear Ctrl-C: their parent does, and says so once."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
