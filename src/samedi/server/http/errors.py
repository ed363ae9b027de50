"""Answers to requests that fail: a problem document for programs (RFC 9457), a page for people."""

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from samedi.core.errors import BadOption, Refused, SamediError, UnknownGame
from samedi.server.errors import ApiError
from samedi.server.http.context import language_from
from samedi.server.http.responses import Problem
from samedi.server.identity import BadName
from samedi.server.pages.error import error_page
from samedi.storage.store import NotFound, QuotaExceeded, StorageError

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


def problem(title: str, status: int, kind: str = "") -> Response:
    body = msgspec.json.encode(Problem(title=title, status=status, kind=kind))
    return Response(body, status, media_type="application/problem+json")


async def handle_refusal(request: Request, error: Exception) -> Response:
    """Answer a refused request with a sentence in its language."""
    lang, kind = language_from(request), ""
    if isinstance(error, ApiError):
        status, sentence, kind = error.status, error.text(lang), error.code
    elif isinstance(error, HTTPException):
        status = error.status_code
        sentence = ApiError("page" if status == 404 else "method", status).text(lang)
    else:
        status = next((code for kind_of_error, code in STATUS if isinstance(error, kind_of_error)), 500)
        sentence = str(error)
    if request.url.path.startswith(("/api/", "/healthz")):
        return problem(sentence, status, kind)
    return HTMLResponse(error_page(sentence, lang, status=status), status)


async def handle_disconnect(request: Request, error: Exception) -> Response:
    """The client has left before its request was complete, so nothing reads this answer."""
    return Response(status_code=400)


async def handle_crash(request: Request, error: Exception) -> Response:
    """Answer a request that failed by a mistake of ours. The server logs it."""
    if request.url.path.startswith("/api/"):
        return problem(ApiError("failed").text("en"), 500, "failed")
    lang = language_from(request)
    return HTMLResponse(error_page(ApiError("failed").text(lang), lang, status=500), 500)
