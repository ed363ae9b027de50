"""Where deals are played."""

from itertools import count
from types import SimpleNamespace

import pytest

from samedi.arena.executors import start_here


def test_few_slow_deals_are_shared_among_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "samedi.bots.worker_pool.parallel_map", lambda work, tasks, workers: (-work(task) for task in tasks)
    )
    monkeypatch.setattr("samedi.arena.executors.time", SimpleNamespace(monotonic=count().__next__))
    assert list(start_here(2, 60.0, abs, range(4))) == [0, 1, 2, 3]
    assert list(start_here(2, 0.0, abs, range(4))) == [0, -1, -2, -3]
    assert list(start_here(2, 2.5, abs, range(1, 6))) == [1, 2, -3, -4, -5]
