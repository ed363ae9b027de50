"""The middleware that every request passes: it refuses foreign hosts, foreign pages and floods, and adds headers."""

import asyncio
from collections.abc import Sequence
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from samedi.server.errors import ApiError
from samedi.server.http.errors import problem
from samedi.server.rate_limit import HANDSHAKE_COST, REQUEST_COST, STATIC_COST, Traffic, address_key

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

    def __init__(self, app: ASGIApp, hosts: Sequence[str], traffic: Traffic) -> None:
        self.app, self.traffic = app, traffic
        self.hosts = {host.lower() for host in hosts}
        self.turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        rejection = self.rejection(scope)
        if rejection is None and scope["type"] == "http":
            await self.in_turn(scope, receive, with_headers(send))
        elif rejection is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            response = problem(str(rejection), rejection.status, rejection.code)
            if rejection.status == 429:
                response.headers["retry-after"] = str(self.traffic.requests.of(client_of(scope)).wait)
            await response(scope, receive, with_headers(send))
        else:
            await send({"type": "websocket.close", "code": 4000 + rejection.status, "reason": str(rejection)[:120]})

    def rejection(self, scope: Scope) -> ApiError | None:
        """Return why this request is rejected; None if it is not."""
        headers = Headers(scope=scope)
        if host_name(headers.get("host", "")) not in self.hosts and "*" not in self.hosts:
            return ApiError("host", 400)
        changes = scope["type"] == "http" and scope["method"] not in ("GET", "HEAD")
        if changes and not same_origin(headers):
            return ApiError("origin", 403)
        if not self.traffic.requests.of(client_of(scope)).take(cost_of(scope)):
            return ApiError("flood", 429)
        return None

    async def in_turn(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request when few others of its address are worked on.

        Its turn ends as its answer begins, and is given to others while it waits for its body.
        """
        key = address_key(client_of(scope))
        turn = self.turns.get(key)
        if turn is None:
            turn = self.turns[key] = asyncio.Semaphore(self.traffic.limits.running_requests)
        await turn.acquire()
        held = True

        def release() -> None:
            nonlocal held
            if held:
                held = False
                turn.release()

        async def release_and_receive() -> Message:
            nonlocal held
            if not held:
                return await receive()
            release()
            message = await receive()
            await turn.acquire()
            held = True
            return message

        async def release_and_send(message: Message) -> None:
            release()
            await send(message)

        try:
            await self.app(scope, release_and_receive, release_and_send)
        finally:
            release()


def client_of(scope: Scope) -> str:
    """Return the address of the client."""
    return str(scope["client"][0]) if scope.get("client") else ""


def cost_of(scope: Scope) -> float:
    """Return what a request costs its address."""
    if scope["type"] == "websocket":
        return HANDSHAKE_COST
    return STATIC_COST if scope["path"].startswith("/static/") else REQUEST_COST


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
