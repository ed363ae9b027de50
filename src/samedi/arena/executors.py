"""Choose where deals are played: in this process, in worker processes, or on a Ray cluster."""

import argparse
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from samedi.arena.matches.contest import Contest, Executor

FEW_DEALS = 20  # so few deals are often played before workers have started
START_SECONDS = 1.0  # seconds until workers have started


def executor_of(args: argparse.Namespace, contests: Sequence[Contest]) -> Executor:
    if args.executor == "ray":
        from samedi.arena.matches.cluster import ray_executor

        return ray_executor(args.address)
    if args.workers == 1:
        return map
    few = sum(len(each.job.deals) for each in contests) <= FEW_DEALS
    return partial(start_here, args.workers, START_SECONDS if few else 0.0)


def start_here(workers: int, moment: float, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
    """Run tasks in this process for a moment, then the rest in so many processes."""
    from samedi.bots.worker_pool import parallel_map

    todo, until = iter(tasks), time.monotonic() + moment
    while time.monotonic() < until:
        task = next(todo, None)
        if task is None:
            return
        yield work(task)
    yield from parallel_map(work, todo, workers)
