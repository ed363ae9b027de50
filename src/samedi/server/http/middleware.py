"""The middleware that every request passes: it refuses foreign hosts, foreign pages and floods, and adds headers."""

from collections import OrderedDict
from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from samedi.server.errors import ApiError
from samedi.server.http.errors import problem
from samedi.server.limits import Limits
from samedi.server.rate_limit import Bucket

MAX_BUCKETS = 10_000  # addresses that are counted
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


class SecurityMiddleware:
    """Checks HTTP requests and WebSocket handshakes."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str], limits: Limits) -> None:
        self.app, self.limits = app, limits
        self.hosts = {host.lower() for host in hosts}
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        rejection = self.rejection(scope)
        if rejection is None:
            await self.app(scope, receive, with_headers(send) if scope["type"] == "http" else send)
        elif scope["type"] == "http":
            response = problem(str(rejection), rejection.status, rejection.code)
            await response(scope, receive, with_headers(send))
        else:
            await send({"type": "websocket.close", "code": 4000 + rejection.status, "reason": str(rejection)[:120]})

    def rejection(self, scope: Scope) -> ApiError | None:
        """Return why this request is rejected; None if it is not."""
        headers = Headers(scope=scope)
        if host_name(headers.get("host", "")) not in self.hosts and "*" not in self.hosts:
            return ApiError("host", 400)
        if scope["type"] == "http" and scope["method"] not in ("GET", "HEAD"):
            if not same_origin(headers):
                return ApiError("origin", 403)
            if not self.bucket(scope).take():
                return ApiError("flood", 429)
        return None

    def bucket(self, scope: Scope) -> Bucket:
        """Return the bucket of the client's address."""
        address = scope["client"][0] if scope.get("client") else ""
        bucket = self.buckets.pop(address, None) or Bucket(self.limits)
        self.buckets[address] = bucket
        if len(self.buckets) > MAX_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket


def same_origin(headers: Headers) -> bool:
    """Does the request come from a page of this server? Programs send no Origin header."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # not a URL
        return False


def host_name(host: str) -> str:
    """Return the name in a Host header, without its port."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() and not host.endswith("]") else host
    return name.strip("[]").lower()


def with_headers(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sent
