"""Worker processes end on demand, even in the middle of their work."""

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from samedi.bots.worker_pool import WorkerPool

LONG = 1 << 20  # bytes: more than a pipe holds until it is read


class Told:
    """Leaves a mark just before it is sent."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        self.mark.touch()
        return bytes, (bytes(LONG),)


def test_the_pool_does_not_wait_for_a_worker_killed_while_it_sends(tmp_path: Path) -> None:
    pool, listen = WorkerPool(1), threading.Event()
    pool.submit(abs, -1).add_done_callback(lambda _: listen.wait(20))  # delays the reader
    told = pool.submit(Told, tmp_path / "mark")
    while not (tmp_path / "mark").exists():
        time.sleep(0.01)
    time.sleep(0.3)  # by now it has begun to send
    pool.stop()
    pool.workers[0].join(20)
    listen.set()
    closing = threading.Thread(target=pool.close, args=[True], daemon=True)
    closing.start()
    closing.join(20)
    assert not closing.is_alive() and told.exception() is not None


def test_after_a_stop_the_pool_starts_new_workers() -> None:
    pool = WorkerPool(2)
    assert pool.submit(abs, -1).result() == 1
    pool.stop()
    assert pool.submit(abs, -2).result() == 2
    pool.close(wait=True)
