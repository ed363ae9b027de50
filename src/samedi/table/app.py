"""The app: pages, the HTTP API and the wire, on one store."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, cast, get_args
from urllib.parse import parse_qsl, urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from samedi.bots import BOTS
from samedi.core.errors import BadOption, Refused, SamediError, UnknownGame
from samedi.core.game import Game
from samedi.core.options import changed
from samedi.core.shelf import find
from samedi.core.words import words
from samedi.engine.fairness import draw_seal
from samedi.storage.store import BadStore, Missing, Store
from samedi.storage.values import Chair, Pace, Person, Table
from samedi.table import pages, wire
from samedi.table.people import COOKIE, YEAR, clean_name, newcomer, now, somebody
from samedi.table.rooms import Guest, Rooms
from samedi.workers import leave_in_time

STATIC = Path(__file__).parent / "static"
PLAIN_NAME = "Guest"
SPOKEN = "bcdfghjklmnpqrstvwxz"
WAITING = 400  # messages that may wait for a slow page before it is let go


class House:
    """What all requests share."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.minds = ProcessPoolExecutor(1, get_context("spawn"), leave_in_time)
        self.rooms = Rooms(store, self.minds)

    async def open_table(
        self, game: Game, person: Person, seats: int, level: str, pace: Pace, options: dict[str, Any]
    ) -> Table:
        """A new game, one person at seat 0 and bots at the others."""
        values = game.check_options(seats, options)
        seal = draw_seal()
        spoken = words(game, "en")
        bots = [Chair(kind="bot", level=level, name=spoken.say(f"name-{seat}")) for seat in range(1, seats)]
        table = Table(
            id=secrets.token_hex(6),
            code="".join(secrets.choice(SPOKEN) for _ in range(6)),
            game=game.name,
            version=game.version,
            chairs=(Chair(kind="person", person=person.id, name=person.name), *bots),
            options=changed(game.options, values),
            commitment=seal.commitment,
            host=person.id,
            created=now(),
            pace=pace,
            state="running",
        )
        await self.store.create(table, seal.seed.hex())
        return table


def house_of(request: Request | WebSocket) -> House:
    house: House = request.app.state.house
    return house


# ---- people ----


async def person_of(request: Request) -> Person | None:
    return await somebody(house_of(request).store, request.cookies.get(COOKIE))


async def known_person(request: Request, name: str) -> tuple[Person, str | None]:
    """Whoever asks, made known if need be; and the cookie to set, if it is new."""
    person = await person_of(request)
    if person is not None:
        return person, None
    return await newcomer(house_of(request).store, name)


def with_cookie(response: Response, cookie: str | None, request: Request) -> Response:
    if cookie is not None:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


# ---- pages ----


async def parlour(request: Request) -> Response:
    person = await person_of(request)
    mine = await house_of(request).store.tables_of(person.id) if person else []
    return HTMLResponse(pages.parlour(pages.language_of(request.headers.get("accept-language", "")), person, mine))


async def play_now(request: Request) -> Response:
    form = dict(parse_qsl((await request.body())[:4000].decode("utf-8", "replace"), max_num_fields=40))
    person, cookie = await known_person(request, clean_name(form.get("name") or PLAIN_NAME))
    table = await started(house_of(request), person, form)
    return with_cookie(RedirectResponse(f"/t/{table.id}", 303), cookie, request)


async def started(house: House, person: Person, asked: dict[str, str]) -> Table:
    """A table as a form or an API call asks for it."""
    game = find(asked.get("game"))
    wanted = asked.get("seats", "")
    seats = game.check_seats(int(wanted) if wanted.isdecimal() else min(max(4, game.seats[0]), game.seats[-1]))
    level = asked.get("bots", "apprentice")
    if level not in BOTS:
        raise BadOption(f"there is no bot of that name (there is: {', '.join(BOTS)})")
    options = {name[7:]: value for name, value in asked.items() if name.startswith("option-")}
    pace = asked.get("pace", "lively")
    if pace not in get_args(Pace):
        raise BadOption(f"the pace is one of {', '.join(get_args(Pace))}")
    return await house.open_table(game, person, seats, level, cast(Pace, pace), options)


async def table_page(request: Request) -> Response:
    person = await person_of(request)
    room = await house_of(request).rooms.room(request.path_params["table"])
    lang = pages.language_of(request.headers.get("accept-language", ""))
    return HTMLResponse(pages.table(room, person, lang))


async def rules_page(request: Request) -> Response:
    game = find(request.path_params["game"])
    return HTMLResponse(pages.rules(game, pages.language_of(request.query_params.get("lang", ""))))


# ---- the API ----


async def api_play(request: Request) -> Response:
    try:
        asked = msgspec.json.decode(await request.body(), type=dict[str, str])
    except msgspec.DecodeError as wrong:
        raise BadOption(f"the body must be a JSON object of texts: {wrong}") from None
    person, cookie = await known_person(request, clean_name(asked.get("name") or PLAIN_NAME))
    table = await started(house_of(request), person, asked)
    return with_cookie(as_json({"table": table.id, "code": table.code, "you": [0]}, 201), cookie, request)


async def api_record(request: Request) -> Response:
    room = await house_of(request).rooms.room(request.path_params["table"])
    if not room.session.over:
        return problem(403, "the record of a running game holds the deal and is not handed out")
    return as_json(room.session.record())


async def health(request: Request) -> Response:
    return as_json({"ok": True})


def as_json(document: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(document), status, media_type="application/json")


def problem(status: int, sentence: str) -> Response:
    body = msgspec.json.encode({"type": "about:blank", "title": sentence, "status": status})
    return Response(body, status, media_type="application/problem+json")


STATUS: tuple[tuple[type[Exception], int], ...] = (
    (Missing, 404),
    (UnknownGame, 404),
    (Refused, 409),
    (BadStore, 503),
    (SamediError, 400),
)


async def in_words(request: Request, error: Exception) -> Response:
    """A refusal: as a problem for programs, as a page for people."""
    status = next((code for kind, code in STATUS if isinstance(error, kind)), 500)
    if request.url.path.startswith("/api/"):
        return problem(status, str(error))
    return HTMLResponse(
        pages.trouble(str(error), pages.language_of(request.headers.get("accept-language", ""))), status
    )


# ---- the wire ----


class Bucket:
    """How much somebody may send: so many a second, and a few more at once."""

    def __init__(self) -> None:
        self.left = float(wire.BURST)
        self.at = asyncio.get_running_loop().time()

    def take(self) -> bool:
        time = asyncio.get_running_loop().time()
        self.left = min(wire.BURST, self.left + (time - self.at) * wire.RATE)
        self.at = time
        self.left -= 1
        return self.left >= 0


def same_origin(socket: WebSocket) -> bool:
    """Does the page that asks come from this house? Programs send no Origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def at_the_table(socket: WebSocket) -> None:
    """One page at one table, from hello to the end."""
    house = house_of(socket)
    if not same_origin(socket):
        await socket.close(4403, "this page is not from here")
        return
    try:
        room = await house.rooms.room(socket.path_params["table"])
    except SamediError as wrong:
        await socket.accept()
        await socket.close(4404, str(wrong)[:120])
        return
    person = await somebody(house.store, socket.cookies.get(COOKIE))
    await socket.accept()
    letters: asyncio.Queue[str | None] = asyncio.Queue()
    guest = Guest(person.id if person else None, letters.put_nowait)
    writing = asyncio.create_task(write(socket, letters))
    try:
        await read(socket, house, room.table.id, guest, letters)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    finally:
        with contextlib.suppress(SamediError):
            (await house.rooms.room(room.table.id)).leave(guest)
        room.leave(guest)
        letters.put_nowait(None)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(writing, 5)


async def write(socket: WebSocket, letters: "asyncio.Queue[str | None]") -> None:
    while (letter := await letters.get()) is not None:
        await socket.send_text(letter)


async def read(socket: WebSocket, house: House, table: str, guest: Guest, letters: "asyncio.Queue[str | None]") -> None:
    bucket = Bucket()
    while True:
        text = await socket.receive_text()
        if not bucket.take():
            await socket.close(4429, "too many messages")
            return
        if letters.qsize() > WAITING:
            await socket.close(4408, "this page reads too slowly")
            return
        try:
            heard = wire.HEARD.decode(text)
        except (msgspec.DecodeError, RecursionError) as wrong:
            guest.send(wire.encode(wire.No("", "bad-message", f"not a message of this wire: {str(wrong)[:100]}")))
            continue
        room = await house.rooms.room(table)  # anew: it may have been loaded again
        if guest not in room.guests and not isinstance(heard, wire.Hello):
            guest.send(wire.encode(wire.No("", "no-hello", "say hello first")))
            continue
        try:
            await answer(room, guest, heard)
        except SamediError as wrong:
            guest.send(wire.encode(wire.No(getattr(heard, "id", ""), "failed", str(wrong))))


async def answer(room: Any, guest: Guest, heard: wire.Heard) -> None:
    match heard:
        case wire.Hello():
            room.enter(guest, heard)
        case wire.Act():
            await room.act(guest, heard)
        case wire.Back():
            await room.back(guest, heard)
        case wire.Say():
            await room.say(guest, heard)
        case wire.Ask():
            room.hint(guest, heard)
        case wire.Ping():
            guest.send(wire.encode(wire.Pong()))


# ---- all together ----


def make_app(store: Store, hosts: Sequence[str]) -> Starlette:
    """The app on a store, which is closed when it ends."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        house = House(store)
        app.state.house = house
        for id in await house.store.running_tables():  # bots that were asked when the server ended go on
            with contextlib.suppress(SamediError):
                (await house.rooms.room(id)).wake()
        try:
            yield
        finally:
            house.minds.shutdown(wait=False, cancel_futures=True)
            await house.store.close()

    routes = [
        Route("/", parlour),
        Route("/play", play_now, methods=["POST"]),
        Route("/t/{table}", table_page),
        Route("/rules/{game}", rules_page),
        Route("/api/tables", api_play, methods=["POST"]),
        Route("/api/tables/{table}/record", api_record),
        Route("/healthz", health),
        WebSocketRoute("/ws/{table}", at_the_table),
        Mount("/static", StaticFiles(directory=STATIC, check_dir=False)),
    ]
    return Starlette(
        routes=routes,
        lifespan=life,
        middleware=[Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts))],
        exception_handlers={SamediError: in_words},
    )
