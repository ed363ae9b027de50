"""Play deals on a Ray cluster whose machines have Samedi and the bots installed."""

import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from samedi.core.errors import SamediError

if TYPE_CHECKING:
    from samedi.arena.matches.contest import Executor

QUEUED_PER_CPU = 2  # queued tasks for each processor, so that none waits for the slowest
TIMEOUT = 10  # seconds to wait for a cluster's answer
MISSING = "ray is not installed: pip install 'samedi[arena]'"


def ray_executor(address: str | None) -> "Executor":
    """Play on the cluster at this address; without an address, start one on this machine."""
    try:
        import ray
    except ImportError:
        raise SamediError(MISSING) from None

    def executor(work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        try:
            check_connection(address)
            ray.init(address=address, log_to_driver=False, logging_level="error", include_dashboard=False)
        except (OSError, ValueError, RuntimeError) as error:
            why = str(error).partition("\n")[0][:200]
            raise SamediError(f"there is no Ray cluster at {address or 'this machine'}: {why}") from None
        try:
            yield from run_tasks(ray, work, tasks)
        finally:
            ray.shutdown()

    return executor


def check_connection(address: str | None) -> None:
    """Check that the address accepts connections; Ray itself would retry for many minutes."""
    host, _, port = (address or "").removeprefix("ray://").rpartition(":")
    if host:
        socket.create_connection((host.strip("[]"), int(port)), TIMEOUT).close()


def run_tasks(ray: Any, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
    """Return the tasks' results in order; a task whose machine has gone runs again elsewhere."""
    remote = ray.remote(max_retries=3)(work)
    todo = iter(tasks)
    room = QUEUED_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = deque(remote.remote(each) for each in islice(todo, room))
    while waiting:
        try:
            yield ray.get(waiting.popleft())
        except ray.exceptions.RayError as error:
            raise SamediError(f"the Ray cluster failed: {str(error).strip().splitlines()[-1][:200]}") from None
        waiting.extend(remote.remote(each) for each in islice(todo, 1))
