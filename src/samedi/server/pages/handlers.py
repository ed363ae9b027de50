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

Page = str | Response  # HTML, or any other answer


async def show_home(context: RequestContext) -> Page:
    public = await context.state.store.public_tables()
    return home.home_page(context.lang, context.person, await my_tables(context), public, context.address)


async def show_new(context: RequestContext) -> Page:
    game = find_game(context.request.path_params["game"])
    return new_table.new_table_page(game, context.lang, context.person, context.address)


async def join(context: RequestContext) -> Page:
    """Lead to the table with a spoken code."""
    code = "".join(context.request.query_params.get("code", "").lower().split())[:40]
    found = await context.state.store.table_with_code(code)
    if found is None:
        raise ApiError("code", 404)
    return RedirectResponse(f"/t/{found.id}", 303)


async def show_table(context: RequestContext) -> Page:
    """Show the lobby, and later the table."""
    room, person, lang = await context.room(), context.person, context.lang
    if room.table.state == "running":
        await room.mark_present(person)
    if room.table.state == "lobby":
        fixed, present = bool(room.session.log), room.audience.present()
        return lobby.lobby_page(room.table, room.game, lang, person, present, context.address, fixed, LEVELS)
    if room.table.state == "abandoned":
        return error.error_page(ApiError("closed").text(lang), lang, status=200)
    seat = context.request.query_params.get("seat", "")
    first = initial_messages(room, person, lang) if await room.wait_until_stored() else []
    return table.table(room, person, lang, int(seat) if seat in SEATS else None, first)


async def show_result(context: RequestContext) -> Page:
    return result.result(await context.room(), context.person, context.lang, context.address)


async def show_replay(context: RequestContext) -> Page:
    """Show a finished game as a list of what happened, or say that it is not over."""
    room, query = await context.room(), context.request.query_params
    if not room.session.over or not room.has_begun:
        return replay.not_yet(room, context.person, context.lang)
    perspective = replays.perspective_of(query.get("seat", ""), room.session.seats, room.seats_of(context.person))
    told = replays.sentences(room.session, perspective, context.lang)
    move = query.get("move", "")
    number = int(move) if move.isdecimal() and len(move) < 6 else None
    return replay.replay(room, context.person, context.lang, perspective, told, number)


async def show_record(context: RequestContext) -> Page:
    return replay.from_file(context.person, context.lang)


async def show_account(context: RequestContext, link: str = "", token: str = "") -> Page:
    tables = await my_tables(context)
    return account.account_page(context.person, context.lang, tables, context.address, link, token)


async def show_made(context: RequestContext, what: responses.LinkMade | responses.TokenMade) -> Page:
    """Show the account page with a link or token that was just made."""
    if isinstance(what, responses.LinkMade):
        return await show_account(context, link=what.url)
    return await show_account(context, token=what.token)


async def follow_link(context: RequestContext) -> Page:
    """Open a personal link. The login needs a press of a button, so that a link preview logs nobody in."""
    token = context.request.path_params["token"]
    person = person_from_token(context.state.key, token, "link")
    if person is None:
        raise ApiError("link", 410)
    if context.request.method != "POST":
        return account.link_page(person.name, token, context.lang)
    return context.set_login_cookie(RedirectResponse("/", 303), person)


async def forget(context: RequestContext) -> Page:
    """Delete the login cookie of this device."""
    response = RedirectResponse("/", 303)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


async def choose_language(context: RequestContext) -> Page:
    """Store the language of this device, and lead back to the page."""
    headers = context.request.headers
    body = await requests.read_bytes(context.request, context.state.limits.body_bytes)
    fields = dict(parse_qsl(body[:200].decode("utf-8", "replace")))
    referer = urlsplit(headers.get("referer", ""))
    own_page = referer.netloc == headers.get("host") and referer.path.startswith("/")
    response = RedirectResponse("/" + referer.path.lstrip("/") if own_page else "/", 303)
    response.set_cookie(LANGUAGE_COOKIE, language_of(fields.get("lang", "")), max_age=YEAR, samesite="lax")
    return response


async def show_rules(context: RequestContext) -> Page:
    return rules.rules(find_game(context.request.path_params["game"]), context.lang)


def gallery_folder() -> Path | None:
    """Return the folder of the still scenes; only a checkout has it."""
    folder = Path(str(files("samedi"))).parents[1] / "web" / "gallery"
    return folder if folder.is_dir() else None


async def show_gallery(context: RequestContext) -> Page:
    folder, wanted = gallery_folder(), context.request.path_params.get("name")
    names = sorted(path.stem for path in folder.glob("*.json")) if folder else []
    if wanted is None:
        return gallery.gallery(names, context.lang)
    if folder is None or wanted not in names:
        raise NotFound(f"there is no picture {wanted[:20]!r} in the gallery")
    return gallery.still(wanted, (folder / f"{wanted}.json").read_text("utf-8"), context.lang)


def page_route(path: str, show: Callable[[RequestContext], Awaitable[Page]], *methods: str) -> Route:
    async def answer(request: Request) -> Response:
        return as_response(await show(RequestContext(request)))

    return Route(path, answer, methods=list(methods or ("GET",)), middleware=[Middleware(GZipMiddleware)])


def as_response(page: Page) -> Response:
    return HTMLResponse(page) if isinstance(page, str) else page


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
    page_route("/me", show_account),
    page_route("/me/forget", forget, "POST"),
    page_route("/lang", choose_language, "POST"),
    page_route("/me/link/{token}", follow_link, "GET", "POST"),
]
