"""Playing over HTTP: a program reads a stream of JSON lines and answers with `act`.

The lines are those of the bot protocol (docs/write-a-bot.md): hello, then a question for each choice; `id` is the
number of the question. An empty line now and then shows that the server is still there.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from samedi.bots.protocol import PROTOCOL, Choose, Hello, Over
from samedi.core.errors import Refused
from samedi.core.types import Seat
from samedi.core.words import languages, with_names
from samedi.server.errors import ApiError
from samedi.server.http import requests, responses
from samedi.server.http.context import RequestContext
from samedi.server.rooms.room import Room
from samedi.server.rooms.snapshot import Snapshot
from samedi.server.rooms.viewers import Viewer
from samedi.storage.models import MessageId, Person

HEARTBEAT = 15.0  # seconds
MAX_WAITING = 400  # lines that a program may leave unread


class Program(Viewer):
    """A program that plays one seat."""

    def __init__(self, person: Person, room: Room, seat: Seat) -> None:
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue()
        super().__init__(person, lambda text: None, lambda code, why: self.lines.put_nowait(None))
        self.room, self.seat, self.question = room, seat, -1

    def send(self, message: Any) -> None:
        """Ignore what pages are told, except that the table was closed."""
        if self.room.table.state == "abandoned":
            self.lines.put_nowait(None)

    def put(self, line: Any) -> None:
        if self.lines.qsize() > MAX_WAITING:
            self.close(4408, "too slow")
        else:
            self.lines.put_nowait(msgspec.json.encode(line) + b"\n")

    def show(self, snapshot: Snapshot) -> None:
        session, seat = snapshot.session, self.seat
        assert seat is not None
        if session.over:
            self.put(Over(session.scores, session.winners))
            self.lines.put_nowait(None)
            return
        legal, at = session.state.legal(seat), session.question_number(seat)
        if legal and at != self.question:
            self.question = at
            self.put(Choose(at, session.view(seat), [session.game.actions[action] for action in legal]))


async def act(context: RequestContext, body: requests.Act) -> responses.Heard:
    """Answer question `id` of the stream; sent twice it counts once."""
    room, person = await context.room(), context.require_person()
    await room.mark_present(person)
    mine = room.seats_of(person)
    seat = body.seat if body.seat is not None else mine[0] if mine else -1
    message = MessageId(person=person.id, id=f"{seat}:{body.id}")
    try:
        number = await room.commit(room.choice(person, seat, body.code, body.id), message)
    except Refused as refused:
        raise ApiError("refused", why=room.refusal("", refused, context.lang).text) from None
    return responses.Heard(seq=number)


async def own_log(context: RequestContext, body: None) -> responses.OwnLog:
    """What one's own seat (without one: a watcher) was told so far, in sentences."""
    room = await context.room()
    mine = room.seats_of(context.person)
    wanted = context.request.query_params.get("seat")
    if wanted is not None and wanted not in map(str, mine):
        raise ApiError("not-yours", 403)
    seat = int(wanted) if wanted is not None else mine[0] if mine else None
    lang = context.lang if context.lang in languages(room.game) else "en"
    lines = Snapshot(room.session).sentences(seat, 0, lang)
    names = room.names
    return responses.OwnLog(
        table=room.table.id, game=room.game.name, seat=seat, lines=tuple(with_names(line, names) for line in lines)
    )


async def stream(request: Request) -> Response:
    """Send what a program hears at its seat, line by line, until the game is over."""
    context = RequestContext(request)
    room, person, wanted = await context.room(), context.person, request.query_params.get("seat")
    mine = room.seats_of(person)
    if person is None or not mine or (wanted is not None and wanted not in map(str, mine)):
        raise ApiError("not-yours", 403)
    seat = int(wanted) if wanted is not None else mine[0]
    lines = listen(room, Program(person, room, seat), seat)
    return StreamingResponse(lines, media_type="application/x-ndjson", headers={"cache-control": "no-store"})


async def listen(room: Room, program: Program, seat: Seat) -> AsyncIterator[bytes]:
    table = room.table
    room.open_connections += 1
    try:
        program.put(Hello(PROTOCOL, table.game, table.version, seat, table.seats, table=table.id))
        if await room.audience.admit(program):
            room.audience.send_current_state(program)
        while True:
            try:
                line = await asyncio.wait_for(program.lines.get(), HEARTBEAT)
            except TimeoutError:
                line = b"\n"
            if line is None:
                return
            yield line
    finally:
        room.open_connections -= 1
        room.audience.leave(program)
