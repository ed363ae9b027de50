"""Workers: processes that share the work of a long task. Ctrl-C, a failure or the end of their parent ends them too."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import TypeVar

from samedi.bots.worker_pool import Crew
from samedi.core.errors import SamediError

AHEAD = 4  # jobs for each worker that lie ready, so that none waits for the slowest

Job = TypeVar("Job")
Done = TypeVar("Done")


def spread(work: Callable[[Job], Done], jobs: Iterable[Job], workers: int) -> Iterator[Done]:
    """What each job brought, in order; the jobs are done by so many processes."""
    todo, crew = iter(jobs), Crew(workers)
    try:
        waiting = deque(crew.submit(work, each) for each in islice(todo, AHEAD * workers))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(crew.submit(work, each) for each in islice(todo, 1))
    except BaseException as error:
        crew.stop()
        if isinstance(error, BrokenProcessPool):
            raise SamediError("a process that did a part of the work has ended before its time") from None
        raise
    finally:
        crew.close(wait=True)
