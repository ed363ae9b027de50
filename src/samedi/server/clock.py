"""The two clocks of the server: the wall clock of what is stored, and the event loop's clock for durations."""

import asyncio
from time import time as wall_time


def now() -> int:
    """Milliseconds since 1970."""
    return int(wall_time() * 1000)


def time() -> float:
    """Seconds of the event loop's clock, which is never set back."""
    return asyncio.get_running_loop().time()
