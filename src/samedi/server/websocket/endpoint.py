"""Sockets: one page at one table, from hello to the end."""

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from samedi.core.errors import Refused, SamediError
from samedi.server import messages
from samedi.server.app_state import House, house_of, person_of
from samedi.server.errors import ApiError
from samedi.server.http.middleware import same_origin
from samedi.server.rate_limit import Bucket
from samedi.server.rooms import bot_turns, chat, undo_vote
from samedi.server.rooms.room import Room
from samedi.server.rooms.viewers import Guest
from samedi.server.websocket.uvicorn_protocol import EXTENSION
from samedi.storage.store import NotFound

WAITING = 1_000_000  # bytes that may wait for a slow page before it is let go
GREETING = 30.0  # seconds until a page has said hello


class Line:
    """The way out to one page: what is said in one breath goes out together."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.push = socket.scope["extensions"][EXTENSION]["push"]
        self.letters: list[bytes] = []
        self.closing: asyncio.Task[None] | None = None

    def send(self, letter: bytes) -> None:
        if self.closing:
            return
        if not self.letters:
            asyncio.get_running_loop().call_soon(self.flush)
        self.letters.append(letter)

    def flush(self) -> None:
        letters, self.letters = self.letters, []
        if letters and self.push(letters) > WAITING:
            self.close(4408, "this page reads too slowly")

    def close(self, code: int, why: str) -> None:
        if not self.closing:
            self.flush()
            self.closing = asyncio.create_task(self.socket.close(code, why))


async def at_the_table(socket: WebSocket) -> None:
    """One page at one table. Whatever is wrong is told by closing with a code, for browsers hear nothing else."""
    house = house_of(socket)
    if not same_origin(socket.headers):
        await socket.accept()  # or the browser would hear nothing of why
        await socket.close(4403, "this page is not from here")
        return
    try:
        person = person_of(house, socket)
        room = await house.rooms.loaded(socket.path_params["table"])
    except SamediError as wrong:
        await socket.accept()
        await socket.close(
            4404 if isinstance(wrong, NotFound) else 4000 + getattr(wrong, "status", 503), str(wrong)[:120]
        )
        return
    room.doors += 1
    line = Line(socket)
    guest = Guest(person, line.send, line.close)
    try:
        await socket.accept()
        await read(socket, house, room, guest, line)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    finally:
        room.doors -= 1
        room.leave(guest)
        line.flush()
        if line.closing:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(line.closing, 5)


async def read(socket: WebSocket, house: House, room: Room, guest: Guest, line: Line) -> None:
    bucket = Bucket(house.limits)
    while socket.application_state == WebSocketState.CONNECTED and not line.closing:
        patience = None if guest in room.guests else GREETING
        try:
            text = await asyncio.wait_for(socket.receive_text(), patience)
        except TimeoutError:
            line.close(4408, "nobody said hello")
            return
        except KeyError:  # bytes where text should be
            text = ""
        if not bucket.take():
            line.close(4429, "too many messages")
            return
        try:
            heard = messages.HEARD.decode(text)
        except (msgspec.DecodeError, RecursionError, ValueError) as wrong:
            guest.tell(messages.Refusal("", "bad-message", f"not a message of this wire: {str(wrong)[:100]}"))
            continue
        if guest not in room.guests and not isinstance(heard, messages.Hello):
            guest.tell(messages.Refusal(getattr(heard, "id", ""), "no-hello", "say hello first"))
            continue
        try:
            await answer(room, guest, heard)
        except Refused as refused:
            guest.tell(room.refusal(getattr(heard, "id", ""), refused, guest.lang))
        except ApiError as error:
            guest.tell(messages.Refusal(getattr(heard, "id", ""), error.code, error.text(guest.lang)))
        except SamediError as wrong:
            guest.tell(messages.Refusal(getattr(heard, "id", ""), "failed", str(wrong)))


async def answer(room: Room, guest: Guest, heard: messages.Heard) -> None:
    match heard:
        case messages.Hello():
            await room.enter(guest, heard)
        case messages.Turn():
            await room.turn_to(guest, heard.seat)
        case messages.Act():
            await room.act(guest, heard)
        case messages.Back():
            await room.back(guest, heard)
        case messages.Say():
            await chat.say(room, guest, heard)
        case messages.Undo():
            await undo_vote.ask(room, guest, heard)
        case messages.Agree():
            await undo_vote.answer(room, guest, heard)
        case messages.Ask():
            await bot_turns.hint(room, guest, heard)
        case messages.StandIn():
            await room.stand_in(guest.person, heard.seat)
            guest.tell(messages.Ok(heard.id, len(room.session.log)))
        case messages.Return():
            if guest.person:
                await room.come_back(guest.person)
            guest.tell(messages.Ok(heard.id, len(room.session.log)))
        case messages.Ping():
            guest.tell(messages.Pong())
