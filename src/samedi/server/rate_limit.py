"""Budgets: what one page, or one address, may cost the server.

A budget refills steadily and holds a burst. What costs more takes more of it: a frame, a kilobyte or a small request
one token, a whole table drawn several.
"""

from collections import Counter, OrderedDict
from ipaddress import ip_address, ip_network

from samedi.server.clock import time
from samedi.server.limits import Limits

MAX_ADDRESSES = 10_000  # that are counted; the one that was quiet for the longest is forgotten
REQUEST_COST = 2.0  # of a page or a change over HTTP
STATIC_COST = 0.1
HANDSHAKE_COST = 1.0
FLOOD_COST = 100.0
IPV6_PREFIX = 64  # bits: one household has as many addresses as it likes below them


class TokenBudget:
    """So many tokens a second, and a burst of some more."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.tokens = float(burst)
        self.filled_at = time()

    def take(self, cost: float = 1.0) -> bool:
        """Take the cost if there are tokens left; what is refused costs nothing. A high cost may go into debt."""
        self.tokens = min(self.burst, self.tokens + (time() - self.filled_at) * self.rate)
        self.filled_at = time()
        allowed = self.tokens >= min(cost, self.burst)
        if allowed:
            self.tokens -= cost
        return allowed

    def charge(self, cost: float) -> None:
        """Take the cost of something that has happened, into debt if need be."""
        self.take(0)
        self.tokens = max(self.tokens - cost, -self.burst)

    @property
    def empty(self) -> bool:
        """Is there not enough for one request?"""
        self.take(0)
        return self.tokens < REQUEST_COST

    @property
    def wait(self) -> int:
        """The whole seconds until there is enough for one request; at least 1."""
        return max(1, round((REQUEST_COST - self.tokens) / self.rate))


def address_key(address: str) -> str:
    """Return what an address is counted by: itself, or the network of a household with IPv6."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:  # a UNIX socket, or a client of tests
        return address
    if known.version == 6:
        mapped = known.ipv4_mapped
        return str(mapped) if mapped else str(ip_network((known, IPV6_PREFIX), strict=False))
    return address


class AddressBudgets:
    """One budget for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.budgets: OrderedDict[str, TokenBudget] = OrderedDict()

    def of(self, address: str) -> TokenBudget:
        key = address_key(address)
        budget = self.budgets.pop(key, None) or TokenBudget(self.rate, self.burst)
        self.budgets[key] = budget
        if len(self.budgets) > MAX_ADDRESSES:
            self.budgets.popitem(last=False)
        return budget


class Traffic:
    """What each address costs: its open connections, its frames and kilobytes, its requests.

    `proxies` are addresses that send the traffic of many others; only their requests are counted, by the address that
    the proxy tells.
    """

    def __init__(self, limits: Limits, proxies: frozenset[str] = frozenset()) -> None:
        self.limits, self.proxies = limits, proxies
        self.connections: Counter[str] = Counter()
        pages = limits.pages_of_address
        self.frames = AddressBudgets(limits.frames_a_second * pages, limits.frames_at_once * pages)
        self.requests = AddressBudgets(limits.requests_a_second * pages, limits.requests_at_once * pages)

    def open(self, address: str) -> bool:
        """Count one more connection of an address; False if it has too many."""
        if address in self.proxies:
            return True
        key = address_key(address)
        if self.connections[key] >= self.limits.connections:
            return False
        self.connections[key] += 1
        return True

    def close(self, address: str) -> None:
        """Count one connection less."""
        key = address_key(address)
        if address not in self.proxies:
            self.connections[key] -= 1
            if not self.connections[key]:
                del self.connections[key]

    def charge_flood(self, address: str) -> None:
        """Make an address pay for a connection that was closed because it flooded."""
        if address not in self.proxies:
            self.requests.of(address).charge(FLOOD_COST)

    def take_frames(self, address: str, cost: float) -> bool:
        """Take the cost of frames and bytes from the budget of an address."""
        return address in self.proxies or self.frames.of(address).take(cost)
