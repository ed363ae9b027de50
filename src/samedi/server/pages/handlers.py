"""The handlers of all pages: each collects what its page needs."""

from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from samedi.bots import BOTS
from samedi.core.registry import find_game
from samedi.server import replays
from samedi.server.app_state import app_state
from samedi.server.errors import ApiError
from samedi.server.http import requests, responses
from samedi.server.http.account import my_tables
from samedi.server.http.context import RequestContext
from samedi.server.identity import COOKIE, LANGUAGE_COOKIE, YEAR, person_from_token
from samedi.server.languages import language_of
from samedi.server.pages import account, error, gallery, home, lobby, new_table, replay, result, rules, table
from samedi.server.rooms.viewers import initial_messages
from samedi.storage.store import NotFound

LEVELS = tuple(BOTS)
SEATS = [str(seat) for seat in range(16)]


async def show_home(request: Request) -> Response:
    context = RequestContext(request)
    public = await context.state.store.public_tables()
    return HTMLResponse(home.home_page(context.lang, context.person, await my_tables(context), public, context.address))


async def show_new(request: Request) -> Response:
    context = RequestContext(request)
    return HTMLResponse(
        new_table.new_table_page(find_game(request.path_params["game"]), context.lang, context.person, context.address)
    )


async def join(request: Request) -> Response:
    """Lead to the table with a spoken code."""
    code = "".join(request.query_params.get("code", "").lower().split())[:40]
    found = await app_state(request).store.table_with_code(code)
    if found is None:
        raise ApiError("code", 404)
    return RedirectResponse(f"/t/{found.id}", 303)


async def show_table(request: Request) -> Response:
    """Show the lobby, and later the table."""
    context = RequestContext(request)
    room = await context.room()
    if room.table.state == "running":
        await room.mark_present(context.person)
    if room.table.state == "lobby":
        fixed = bool(room.session.log)
        return HTMLResponse(
            lobby.lobby_page(
                room.table,
                room.game,
                context.lang,
                context.person,
                room.audience.present(),
                context.address,
                fixed,
                LEVELS,
            )
        )
    if room.table.state == "abandoned":
        return HTMLResponse(error.error_page(ApiError("closed").text(context.lang), context.lang, status=200))
    seat = request.query_params.get("seat", "")
    first = initial_messages(room, context.person, context.lang) if await room.wait_until_stored() else []
    return HTMLResponse(table.table(room, context.person, context.lang, int(seat) if seat in SEATS else None, first))


async def show_result(request: Request) -> Response:
    context = RequestContext(request)
    return HTMLResponse(result.result(await context.room(), context.person, context.lang, context.address))


async def show_replay(request: Request) -> Response:
    """Show a finished game as a list of what happened, or say that it is not over."""
    context = RequestContext(request)
    room = await context.room()
    if not room.session.over or not room.has_begun:
        return HTMLResponse(replay.not_yet(room, context.person, context.lang))
    wanted, move = request.query_params.get("seat", ""), request.query_params.get("move", "")
    viewer = replays.viewer_of(wanted, room.session.seats, room.seats_of(context.person))
    told = replays.sentences(room.session, viewer, context.lang)
    number = int(move) if move.isdecimal() and len(move) < 6 else None
    return HTMLResponse(replay.replay(room, context.person, context.lang, viewer, told, number))


async def show_record(request: Request) -> Response:
    context = RequestContext(request)
    return HTMLResponse(replay.from_file(context.person, context.lang))


async def show_me(request: Request) -> Response:
    context = RequestContext(request)
    return HTMLResponse(account.account_page(context.person, context.lang, await my_tables(context), context.address))


async def show_made(context: RequestContext, what: responses.LinkMade | responses.TokenMade) -> Response:
    """Show the account page with a link or token that was just made."""
    link = what.url if isinstance(what, responses.LinkMade) else ""
    token = what.token if isinstance(what, responses.TokenMade) else ""
    return HTMLResponse(
        account.account_page(context.person, context.lang, await my_tables(context), context.address, link, token)
    )


async def follow_link(request: Request) -> Response:
    """Open a personal link. The login needs a press of a button, so that a link preview logs nobody in."""
    context = RequestContext(request)
    token = request.path_params["token"]
    person = person_from_token(context.state.key, token, "link")
    if person is None:
        raise ApiError("link", 410)
    if request.method != "POST":
        return HTMLResponse(account.link_page(person.name, token, context.lang))
    return context.set_login_cookie(RedirectResponse("/", 303), person)


async def forget(request: Request) -> Response:
    """Delete the login cookie of this device."""
    response = RedirectResponse("/", 303)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


async def choose_language(request: Request) -> Response:
    """Store the language of this device, and lead back to the page."""
    body = await requests.read_bytes(request, app_state(request).limits.body_bytes)
    fields = dict(parse_qsl(body[:200].decode("utf-8", "replace")))
    referer = urlsplit(request.headers.get("referer", ""))
    own_page = referer.netloc == request.headers.get("host") and referer.path.startswith("/")
    response = RedirectResponse("/" + referer.path.lstrip("/") if own_page else "/", 303)
    response.set_cookie(LANGUAGE_COOKIE, language_of(fields.get("lang", "")), max_age=YEAR, samesite="lax")
    return response


async def show_rules(request: Request) -> Response:
    context = RequestContext(request)
    return HTMLResponse(rules.rules(find_game(request.path_params["game"]), context.lang))


# ---- the gallery ----


def gallery_folder() -> Path | None:
    """Return the folder of the still scenes; only a checkout has it."""
    folder = Path(str(files("samedi"))).parents[1] / "web" / "gallery"
    return folder if folder.is_dir() else None


async def show_gallery(request: Request) -> Response:
    context, folder = RequestContext(request), gallery_folder()
    names = sorted(path.stem for path in folder.glob("*.json")) if folder else []
    wanted = request.path_params.get("name")
    if wanted is None:
        return HTMLResponse(gallery.gallery(names, context.lang))
    if folder is None or wanted not in names:
        raise NotFound(f"there is no picture {wanted[:20]!r} in the gallery")
    return HTMLResponse(gallery.still(wanted, (folder / f"{wanted}.json").read_text("utf-8"), context.lang))


def page_route(path: str, show: Callable[[Request], Awaitable[Response]], methods: tuple[str, ...] = ("GET",)) -> Route:
    return Route(path, show, methods=list(methods), middleware=[Middleware(GZipMiddleware)])


ROUTES = [
    page_route("/", show_home),
    page_route("/new/{game}", show_new),
    page_route("/join", join),
    page_route("/t/{table}", show_table),
    page_route("/t/{table}/result", show_result),
    page_route("/t/{table}/replay", show_replay),
    page_route("/replay", show_record),
    page_route("/rules/{game}", show_rules),
    page_route("/gallery", show_gallery),
    page_route("/gallery/{name}", show_gallery),
    page_route("/me", show_me),
    page_route("/me/forget", forget, ("POST",)),
    page_route("/lang", choose_language, ("POST",)),
    page_route("/me/link/{token}", follow_link, ("GET", "POST")),
]
