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
from samedi.server.rooms.hints import send_hint
from samedi.server.rooms.room import Room
from samedi.server.rooms.viewers import Viewer
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
    room.open_connections += 1
    line = Line(socket)
    viewer = Viewer(person, line.send, line.close)
    try:
        await socket.accept()
        await read(socket, house, room, viewer, line)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    finally:
        room.open_connections -= 1
        room.audience.leave(viewer)
        line.flush()
        if line.closing:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(line.closing, 5)


async def read(socket: WebSocket, house: House, room: Room, viewer: Viewer, line: Line) -> None:
    bucket = Bucket(house.limits)
    while socket.application_state == WebSocketState.CONNECTED and not line.closing:
        patience = None if viewer in room.audience.viewers else GREETING
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
            viewer.send(messages.Refusal("", "bad-message", f"not a message of this wire: {str(wrong)[:100]}"))
            continue
        if viewer not in room.audience.viewers and not isinstance(heard, messages.Hello):
            viewer.send(messages.Refusal(getattr(heard, "id", ""), "no-hello", "say hello first"))
            continue
        try:
            await answer(room, viewer, heard)
        except Refused as refused:
            viewer.send(room.refusal(getattr(heard, "id", ""), refused, viewer.lang))
        except ApiError as error:
            viewer.send(messages.Refusal(getattr(heard, "id", ""), error.code, error.text(viewer.lang)))
        except SamediError as wrong:
            viewer.send(messages.Refusal(getattr(heard, "id", ""), "failed", str(wrong)))


async def answer(room: Room, viewer: Viewer, heard: messages.Heard) -> None:
    match heard:
        case messages.Hello():
            await room.audience.join(viewer, heard)
        case messages.Turn():
            await room.audience.look_from(viewer, heard.seat)
        case messages.Act():
            await room.act(viewer, heard)
        case messages.Back():
            await room.back(viewer, heard)
        case messages.Say():
            await room.chat.say(viewer, heard)
        case messages.Undo():
            await room.undo_vote.propose(viewer, heard)
        case messages.Agree():
            await room.undo_vote.vote(viewer, heard)
        case messages.Ask():
            await send_hint(room, viewer, heard)
        case messages.StandIn():
            await room.stand_in(viewer.person, heard.seat)
            room.acknowledge(viewer, heard.id)
        case messages.Return():
            await room.come_back(viewer.person)
            room.acknowledge(viewer, heard.id)
        case messages.Ping():
            viewer.send(messages.Pong())
