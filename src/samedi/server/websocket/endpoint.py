"""One page at one table, over a WebSocket: from `hello` to the end of the connection."""

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from samedi.core.errors import Refused, SamediError
from samedi.server import messages
from samedi.server.app_state import AppState, app_state
from samedi.server.errors import ApiError
from samedi.server.http.context import person_of
from samedi.server.http.middleware import client_of, same_origin
from samedi.server.rate_limit import TokenBudget
from samedi.server.rooms.hints import send_hint
from samedi.server.rooms.room import Room
from samedi.server.rooms.viewers import Viewer
from samedi.server.websocket.uvicorn_protocol import EXTENSION
from samedi.storage.store import NotFound

MAX_UNSENT = 1_000_000  # bytes that may wait for a slow page before its connection is closed
HELLO_MESSAGES, HELLO_REQUESTS = 10, 8  # what a hello costs, for it draws a whole table: of the page, of its address
CLOSE_TIMEOUT = 5.0  # seconds


class Connection:
    """Sends messages to one page; those of one turn of the event loop are one write."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.push = socket.scope["extensions"][EXTENSION]["push"]
        self.outbox: list[bytes] = []
        self.closing: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        if self.closing:
            return
        if not self.outbox:
            asyncio.get_running_loop().call_soon(self.flush)
        self.outbox.append(message)

    def flush(self) -> None:
        outbox, self.outbox = self.outbox, []
        if outbox and self.push(outbox) > MAX_UNSENT:
            self.close(4408, "this page reads too slowly")

    def close(self, code: int, why: str) -> None:
        if not self.closing:
            self.flush()
            self.closing = asyncio.create_task(self.socket.close(code, why))


async def websocket_endpoint(socket: WebSocket) -> None:
    """Serve one page. An error before `hello` becomes a close code, for browsers get no other answer."""
    state = app_state(socket)
    if not same_origin(socket.headers):
        await refuse(socket, 4403, "this page is not from here")
        return
    try:
        person = person_of(state, socket)
        room = await state.rooms.load(socket.path_params["table"])
    except SamediError as error:
        code = 4404 if isinstance(error, NotFound) else 4000 + getattr(error, "status", 503)
        await refuse(socket, code, str(error)[:120])
        return
    room.open_connections += 1
    connection = Connection(socket)
    viewer = Viewer(person, connection.send, connection.close)
    try:
        await socket.accept()
        await receive_loop(socket, room, viewer, connection, state)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    finally:
        room.open_connections -= 1
        room.audience.leave(viewer)
        connection.flush()
        if connection.closing:
            with contextlib.suppress(Exception):  # the page may be gone already
                await asyncio.wait_for(connection.closing, CLOSE_TIMEOUT)


async def refuse(socket: WebSocket, code: int, why: str) -> None:
    """Accept and close a connection: a browser learns the reason only of a connection that was open."""
    await socket.accept()
    await socket.close(code, why)


async def receive_loop(socket: WebSocket, room: Room, viewer: Viewer, connection: Connection, state: AppState) -> None:
    """Read messages until either side closes the connection."""
    limits = state.limits
    budget = TokenBudget(limits.messages_a_second, limits.messages_at_once)
    address = state.traffic.requests.of(client_of(socket.scope))
    while socket.application_state == WebSocketState.CONNECTED and not connection.closing:
        joined = viewer in room.audience.viewers
        try:
            text = await asyncio.wait_for(socket.receive_text(), None if joined else limits.hello_seconds)
        except TimeoutError:
            connection.close(4408, "nobody said hello")
            return
        except KeyError:  # bytes instead of text
            text = ""
        if not budget.take():
            connection.close(4429, "too many messages")
            return
        try:
            message = messages.HEARD.decode(text)
        except (msgspec.DecodeError, RecursionError, ValueError) as error:
            viewer.send(messages.Refusal("", "bad-message", f"not a message of this wire: {str(error)[:100]}"))
            continue
        id = getattr(message, "id", "")
        if viewer not in room.audience.viewers and not isinstance(message, messages.Hello):
            viewer.send(messages.Refusal(id, "no-hello", "say hello first"))
            continue
        if isinstance(message, messages.Hello) and not (budget.take(HELLO_MESSAGES) and address.take(HELLO_REQUESTS)):
            connection.close(4429, "too many hellos")
            return
        try:
            await dispatch(room, viewer, message)
        except Refused as refused:
            viewer.send(room.refusal(id, refused, viewer.lang))
        except ApiError as error:
            viewer.send(messages.Refusal(id, error.code, error.text(viewer.lang)))
        except SamediError as error:
            viewer.send(messages.Refusal(id, "failed", str(error)))


async def dispatch(room: Room, viewer: Viewer, message: messages.Heard) -> None:
    match message:
        case messages.Hello():
            await room.audience.join(viewer, message)
        case messages.Turn():
            await room.audience.look_from(viewer, message.seat)
        case messages.Act():
            await room.act(viewer, message)
        case messages.Back():
            await room.back(viewer, message)
        case messages.Say():
            await room.chat.say(viewer, message)
        case messages.Undo():
            await room.undo_vote.propose(viewer, message)
        case messages.Agree():
            await room.undo_vote.vote(viewer, message)
        case messages.Ask():
            await send_hint(room, viewer, message)
        case messages.StandIn():
            await room.stand_in(viewer.person, message.seat)
            room.acknowledge(viewer, message.id)
        case messages.Return():
            await room.come_back(viewer.person)
            room.acknowledge(viewer, message.id)
        case messages.Ping():
            viewer.send(messages.Pong())
