"""A token bucket: how many messages a page, or requests an address, may send."""

from samedi.server.clock import time
from samedi.server.limits import Limits


class Bucket:
    """So many messages a second, and a burst of a few more."""

    def __init__(self, limits: Limits) -> None:
        self.rate, self.capacity = limits.messages_a_second, limits.messages_at_once
        self.tokens = float(self.capacity)
        self.filled_at = time()

    def take(self) -> bool:
        """Take one token if there is one; a refused message costs nothing."""
        self.tokens = min(self.capacity, self.tokens + (time() - self.filled_at) * self.rate)
        self.filled_at = time()
        allowed = self.tokens >= 1
        self.tokens -= allowed
        return allowed
