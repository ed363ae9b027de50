"""Doors: what every request passes first. Wrong hosts, foreign pages and floods go no further."""

from collections import OrderedDict
from collections.abc import Sequence
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from samedi.server.errors import ApiError
from samedi.server.http.responses import Problem
from samedi.server.limits import Limits
from samedi.server.rate_limit import Bucket

REMEMBERED = 10_000  # addresses
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


class Doors:
    """The way in for HTTP requests and sockets."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str], limits: Limits) -> None:
        self.app, self.limits = app, limits
        self.hosts = {host.lower() for host in hosts}
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        wrong = self.objection(scope)
        if wrong is None:
            await self.app(scope, receive, with_headers(send) if scope["type"] == "http" else send)
        elif scope["type"] == "http":
            await problem(wrong)(scope, receive, with_headers(send))
        else:
            await send({"type": "websocket.close", "code": 4000 + wrong.status, "reason": str(wrong)[:120]})

    def objection(self, scope: Scope) -> ApiError | None:
        """Why this request goes no further; None if it does."""
        headers = Headers(scope=scope)
        if name_of(headers.get("host", "")) not in self.hosts and "*" not in self.hosts:
            return ApiError("host", 400)
        if scope["type"] == "http" and scope["method"] not in ("GET", "HEAD"):
            if not same_origin(headers):
                return ApiError("origin", 403)
            if not self.bucket(scope).take():
                return ApiError("flood", 429)
        return None

    def bucket(self, scope: Scope) -> Bucket:
        """How much the address that asks may still send."""
        address = scope["client"][0] if scope.get("client") else ""
        bucket = self.buckets.pop(address, None) or Bucket(self.limits)
        self.buckets[address] = bucket
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket


def same_origin(headers: Headers) -> bool:
    """Does the request come from a page of this server? Programs send no Origin."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # not a URL
        return False


def name_of(host: str) -> str:
    """The name in a Host header, without its port."""
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


def problem(wrong: ApiError, lang: str = "en") -> Response:
    """A refusal for programs."""
    body = msgspec.json.encode(Problem(title=wrong.text(lang), status=wrong.status, kind=wrong.code))
    return Response(body, wrong.status, media_type="application/problem+json")
