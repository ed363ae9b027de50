"""Visits: the pages that people see, each asked for with what it needs to know."""

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
from samedi.server.app_state import house_of
from samedi.server.errors import ApiError
from samedi.server.http import requests, responses
from samedi.server.http.operations import Asked, my_tables
from samedi.server.identity import COOKIE, LANGUAGE_COOKIE, YEAR, person_from_token
from samedi.server.pages import account, error, gallery, home, lobby, new_table, replay, result, rules, table
from samedi.server.pages.components.layout import language_of
from samedi.server.rooms.viewers import initial_messages
from samedi.storage.store import NotFound

LEVELS = tuple(BOTS)
SEATS = [str(seat) for seat in range(16)]


def of(request: Request) -> Asked:
    return Asked(house_of(request), request)


async def show_parlour(request: Request) -> Response:
    asked = of(request)
    public = await asked.house.store.public_tables()
    return HTMLResponse(home.parlour(asked.lang, asked.person, await my_tables(asked), public, asked.reach))


async def show_new(request: Request) -> Response:
    asked = of(request)
    return HTMLResponse(
        new_table.new_table(find_game(request.path_params["game"]), asked.lang, asked.person, asked.reach)
    )


async def join(request: Request) -> Response:
    """To the table with a spoken code."""
    code = "".join(request.query_params.get("code", "").lower().split())[:40]
    found = await house_of(request).store.table_with_code(code)
    if found is None:
        raise ApiError("code", 404)
    return RedirectResponse(f"/t/{found.id}", 303)


async def show_table(request: Request) -> Response:
    """The lobby, and then the table."""
    asked = of(request)
    room = await asked.room()
    if room.table.state == "running":
        await room.mark_present(asked.person)
    if room.table.state == "lobby":
        fixed = bool(room.session.log)
        return HTMLResponse(
            lobby.lobby(
                room.table, room.game, asked.lang, asked.person, room.audience.present(), asked.reach, fixed, LEVELS
            )
        )
    if room.table.state == "abandoned":
        return HTMLResponse(error.trouble(ApiError("closed").text(asked.lang), asked.lang, status=200))
    seat = request.query_params.get("seat", "")
    first = initial_messages(room, asked.person, asked.lang) if await room.wait_until_stored() else []
    return HTMLResponse(table.table(room, asked.person, asked.lang, int(seat) if seat in SEATS else None, first))


async def show_result(request: Request) -> Response:
    asked = of(request)
    return HTMLResponse(result.result(await asked.room(), asked.person, asked.lang, asked.reach))


async def show_replay(request: Request) -> Response:
    """A game that is over, to be seen again."""
    asked = of(request)
    room = await asked.room()
    if not room.session.over or not room.has_begun:
        return HTMLResponse(replay.not_yet(room, asked.person, asked.lang))
    wanted, move = request.query_params.get("seat", ""), request.query_params.get("move", "")
    viewer = replays.viewer_of(wanted, room.session.seats, room.seats_of(asked.person))
    told = replays.sentences(room.session, viewer, asked.lang)
    number = int(move) if move.isdecimal() and len(move) < 6 else None
    return HTMLResponse(replay.replay(room, asked.person, asked.lang, viewer, told, number))


async def show_record(request: Request) -> Response:
    asked = of(request)
    return HTMLResponse(replay.from_file(asked.person, asked.lang))


async def show_me(request: Request) -> Response:
    asked = of(request)
    return HTMLResponse(account.me(asked.person, asked.lang, await my_tables(asked), asked.reach))


async def made(asked: Asked, what: responses.LinkMade | responses.TokenMade) -> Response:
    """My page, with what was just made."""
    link = what.url if isinstance(what, responses.LinkMade) else ""
    token = what.token if isinstance(what, responses.TokenMade) else ""
    return HTMLResponse(account.me(asked.person, asked.lang, await my_tables(asked), asked.reach, link, token))


async def carry(request: Request) -> Response:
    """A personal link: shown first, so that nobody becomes somebody by looking."""
    asked = of(request)
    token = request.path_params["token"]
    person = person_from_token(asked.house.key, token, "link")
    if person is None:
        raise ApiError("link", 410)
    if request.method != "POST":
        return HTMLResponse(account.carry(person.name, token, asked.lang))
    return asked.signed(RedirectResponse("/", 303), person)


async def forget(request: Request) -> Response:
    """This device knows nobody any more."""
    response = RedirectResponse("/", 303)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


async def speak(request: Request) -> Response:
    """Another language from now on, on this device; back to where one was."""
    body = await requests.read_bytes(request, house_of(request).limits.body_bytes)
    fields = dict(parse_qsl(body[:200].decode("utf-8", "replace")))
    was = urlsplit(request.headers.get("referer", ""))
    local = was.path if was.netloc == request.headers.get("host") and was.path.startswith("/") else "/"
    response = RedirectResponse("/" + local.lstrip("/"), 303)
    response.set_cookie(LANGUAGE_COOKIE, language_of(fields.get("lang", "")), max_age=YEAR, samesite="lax")
    return response


async def show_rules(request: Request) -> Response:
    asked = of(request)
    return HTMLResponse(rules.rules(find_game(request.path_params["game"]), asked.lang))


# ---- the gallery ----


def scenes() -> Path | None:
    """Still scenes to look at; they are in a checkout only."""
    folder = Path(str(files("samedi"))).parents[1] / "web" / "gallery"
    return folder if folder.is_dir() else None


async def show_gallery(request: Request) -> Response:
    asked, folder = of(request), scenes()
    names = sorted(path.stem for path in folder.glob("*.json")) if folder else []
    wanted = request.path_params.get("name")
    if wanted is None:
        return HTMLResponse(gallery.gallery(names, asked.lang))
    if folder is None or wanted not in names:
        raise NotFound(f"there is no picture {wanted[:20]!r} in the gallery")
    return HTMLResponse(gallery.still(wanted, (folder / f"{wanted}.json").read_text("utf-8"), asked.lang))


def visit(path: str, show: Callable[[Request], Awaitable[Response]], methods: tuple[str, ...] = ("GET",)) -> Route:
    return Route(path, show, methods=list(methods), middleware=[Middleware(GZipMiddleware)])


ROUTES = [
    visit("/", show_parlour),
    visit("/new/{game}", show_new),
    visit("/join", join),
    visit("/t/{table}", show_table),
    visit("/t/{table}/result", show_result),
    visit("/t/{table}/replay", show_replay),
    visit("/replay", show_record),
    visit("/rules/{game}", show_rules),
    visit("/gallery", show_gallery),
    visit("/gallery/{name}", show_gallery),
    visit("/me", show_me),
    visit("/me/forget", forget, ("POST",)),
    visit("/lang", speak, ("POST",)),
    visit("/me/link/{token}", carry, ("GET", "POST")),
]
