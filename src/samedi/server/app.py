"""The web application: pages, the HTTP API and WebSockets, on one store."""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from samedi.core.errors import SamediError
from samedi.server.app_state import AppState
from samedi.server.http import openapi, requests, responses
from samedi.server.http.context import RequestContext
from samedi.server.http.errors import handle_crash, handle_disconnect, handle_refusal
from samedi.server.http.middleware import SecurityMiddleware
from samedi.server.http.operations import OPERATIONS, Operation
from samedi.server.http.play import stream
from samedi.server.http.static import STATIC, ClientFiles
from samedi.server.limits import Limits
from samedi.server.pages import handlers
from samedi.server.rate_limit import Traffic
from samedi.server.websocket.endpoint import websocket_endpoint
from samedi.storage.store import Store

JSON = "application/json"


def api_route(operation: Operation) -> Route:
    async def answer(request: Request) -> Response:
        context = RequestContext(request)
        result = await operation.run(context, await read_body(operation, context))
        response = Response(msgspec.json.encode(result), operation.status, media_type=JSON)
        return context.refresh_cookie(response)

    compressed = [Middleware(GZipMiddleware, compresslevel=6)]
    return Route(f"/api{operation.path}", answer, methods=[operation.method], middleware=compressed)


def form_route(operation: Operation) -> Route:
    async def answer(request: Request) -> Response:
        context = RequestContext(request)
        result = await operation.run(context, await read_body(operation, context))
        if isinstance(result, responses.LinkMade | responses.TokenMade):
            page = handlers.as_response(await handlers.show_made(context, result))
            return context.refresh_cookie(page)
        table = result.id if isinstance(result, responses.TableShown) else request.path_params.get("table")
        return context.refresh_cookie(RedirectResponse(f"/t/{table}" if table else "/me", 303))

    return Route(operation.path, answer, methods=["POST"])


async def read_body(operation: Operation, context: RequestContext) -> requests.Body | None:
    if operation.body is None:
        return None
    limits = context.state.limits
    most = limits.record_bytes if issubclass(operation.body, requests.Recorded) else limits.body_bytes
    return await requests.read_body(context.request, operation.body, most)


async def describe(request: Request) -> Response:
    return Response(openapi.description(), media_type=JSON)


async def health(request: Request) -> Response:
    return Response(msgspec.json.encode(responses.Healthy(ok=True)), media_type=JSON)


def make_app(
    store: Store,
    hosts: Sequence[str],
    limits: Limits | None = None,
    *,
    lan: str | None = None,
    url: str | None = None,
    ready: Callable[[], Awaitable[None]] | None = None,
    traffic: Traffic | None = None,
) -> Starlette:
    """Return the application on a store, which is closed when it ends."""
    limits = limits or Limits()
    traffic = traffic or Traffic(limits)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        state = app.state.samedi = AppState(store, await store.key(), traffic, lan, url)
        if ready:
            await ready()
        try:
            yield
        finally:
            await state.close()

    routes: list[BaseRoute] = [
        *handlers.ROUTES,
        *(api_route(operation) for operation in OPERATIONS),
        *(form_route(operation) for operation in OPERATIONS if operation.body and operation.form),
        Route("/api/tables/{table}/stream", stream),
        Route("/api/openapi.json", describe),
        Route("/healthz", health),
        WebSocketRoute("/ws/{table}", websocket_endpoint),
        Mount("/static", ClientFiles(directory=STATIC, check_dir=False), middleware=[Middleware(GZipMiddleware)]),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SecurityMiddleware, hosts=hosts, traffic=traffic)],
        exception_handlers={
            ClientDisconnect: handle_disconnect,
            SamediError: handle_refusal,
            HTTPException: handle_refusal,
            Exception: handle_crash,
        },
    )
