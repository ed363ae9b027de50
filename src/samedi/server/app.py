"""The app: pages, the HTTP API and the wire, on one store."""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from samedi.core.errors import BadOption, Refused, SamediError, UnknownGame
from samedi.server.app_state import House, house_of, language_from
from samedi.server.errors import ApiError
from samedi.server.http import openapi, play, requests, responses
from samedi.server.http.middleware import Doors, problem
from samedi.server.http.operations import OPERATIONS, Asked, Operation
from samedi.server.http.static import STATIC
from samedi.server.identity import BadName
from samedi.server.limits import Limits
from samedi.server.pages import handlers
from samedi.server.pages.error import trouble
from samedi.server.websocket import endpoint
from samedi.storage.store import NotFound, QuotaExceeded, StorageError, Store

CACHED = "public, max-age=31536000, immutable"


def with_cookie(response: Response, asked: Asked) -> Response:
    """The answer, with a new token for somebody new or newly named."""
    if asked.fresh and asked.person is not None and not asked.person.bot:
        return asked.signed(response, asked.person)
    return response


# ---- the operations, for programs and for forms ----


def for_programs(operation: Operation) -> Route:
    async def answer(request: Request) -> Response:
        asked = Asked(house_of(request), request)
        found = await operation.run(asked, await body_of(operation, asked))
        content = msgspec.json.encode(found)
        return with_cookie(Response(content, operation.status, media_type="application/json"), asked)

    return Route(
        f"/api{operation.path}",
        answer,
        methods=[operation.method],
        middleware=[Middleware(GZipMiddleware, compresslevel=6)],
    )


def for_forms(operation: Operation) -> Route:
    async def answer(request: Request) -> Response:
        asked = Asked(house_of(request), request)
        found = await operation.run(asked, await body_of(operation, asked))
        if isinstance(found, responses.LinkMade | responses.TokenMade):
            return with_cookie(await handlers.made(asked, found), asked)
        table = found.id if isinstance(found, responses.TableShown) else request.path_params.get("table")
        return with_cookie(RedirectResponse(f"/t/{table}" if table else "/me", 303), asked)

    return Route(operation.path, answer, methods=["POST"])


async def body_of(operation: Operation, asked: Asked) -> requests.Body | None:
    if operation.body is None:
        return None
    limits = asked.house.limits
    most = limits.record_bytes if issubclass(operation.body, requests.Recorded) else limits.body_bytes
    return await requests.read_body(asked.request, operation.body, most)


async def stream(request: Request) -> Response:
    """What a program hears at its chair."""
    asked = Asked(house_of(request), request)
    lines = await play.stream(await asked.room(), asked.person, request.query_params.get("seat"))
    return StreamingResponse(lines, media_type="application/x-ndjson", headers={"cache-control": "no-store"})


async def describe(request: Request) -> Response:
    return Response(openapi.description(), media_type="application/json")


async def health(request: Request) -> Response:
    return Response(msgspec.json.encode(responses.Healthy(ok=True)), media_type="application/json")


# ---- what goes wrong ----

STATUS: tuple[tuple[type[Exception], int], ...] = (
    (NotFound, 404),
    (UnknownGame, 404),
    (QuotaExceeded, 429),
    (StorageError, 503),
    (BadName, 400),
    (BadOption, 400),
    (Refused, 422),
    (SamediError, 400),
)


async def in_words(request: Request, error: Exception) -> Response:
    """A refusal: as a problem for programs, as a page for people."""
    lang = language_from(request)
    if isinstance(error, ApiError):
        status, sentence = error.status, error.text(lang)
    elif isinstance(error, HTTPException):
        status = error.status_code
        sentence = ApiError("page" if status == 404 else "method", status).text(lang)
    else:
        status = next((code for kind, code in STATUS if isinstance(error, kind)), 500)
        sentence = str(error)
    if request.url.path.startswith(("/api/", "/healthz")):
        kind = error.code if isinstance(error, ApiError) else ""
        body = msgspec.json.encode(responses.Problem(title=sentence, status=status, kind=kind))
        return Response(body, status, media_type="application/problem+json")
    return HTMLResponse(trouble(sentence, lang, status=status), status)


async def gone(request: Request, error: Exception) -> Response:
    """Whoever asked has left in the middle of it: nobody hears this."""
    return Response(status_code=400)


async def in_general(request: Request, error: Exception) -> Response:
    """Our own mistake; it is logged by the server."""
    wrong = ApiError("failed", 500)
    if request.url.path.startswith("/api/"):
        return problem(wrong)
    lang = language_from(request)
    return HTMLResponse(trouble(wrong.text(lang), lang, status=500), 500)


# ---- all together ----


class Built(StaticFiles):
    """The built client; asked for by the hash of its content it never changes."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        named = path.startswith("fonts/") or scope["query_string"].startswith(b"v=")
        if named and response.status_code == 200:
            response.headers["cache-control"] = CACHED
        return response


def make_app(
    store: Store,
    hosts: Sequence[str],
    limits: Limits | None = None,
    *,
    lan: str | None = None,
    url: str | None = None,
    ready: Callable[[], Awaitable[None]] | None = None,
) -> Starlette:
    """The app on a store, which is closed when it ends."""
    limits = limits or Limits()

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        house = House(store, await store.key(), limits, lan, url)
        app.state.house = house
        if ready:
            await ready()
        try:
            yield
        finally:
            await house.close()

    operations = [for_programs(each) for each in OPERATIONS] + [
        for_forms(each) for each in OPERATIONS if each.body and each.form
    ]
    routes: list[BaseRoute] = [
        *handlers.ROUTES,
        *operations,
        Route("/api/tables/{table}/stream", stream),
        Route("/api/openapi.json", describe),
        Route("/healthz", health),
        WebSocketRoute("/ws/{table}", endpoint.at_the_table),
        Mount("/static", Built(directory=STATIC, check_dir=False), middleware=[Middleware(GZipMiddleware)]),
    ]
    return Starlette(
        routes=routes,
        lifespan=life,
        middleware=[Middleware(Doors, hosts=hosts, limits=limits)],
        exception_handlers={
            ClientDisconnect: gone,
            SamediError: in_words,
            HTTPException: in_words,
            Exception: in_general,
        },
    )
