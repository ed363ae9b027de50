"""Programs: a bot in any language takes a seat over HTTP. It reads a stream of JSON lines and answers with `act`.

The lines are those of a program over a pipe (docs/write-a-bot.md): hello, then a question for each choice; `id` is the
number of the question. An empty line now and then says that the server is still there.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from samedi.bots.protocol import PROTOCOL, Choose, Hello, Over
from samedi.core.types import Seat
from samedi.server.errors import ApiError
from samedi.server.rooms.room import Room
from samedi.server.rooms.snapshot import Snapshot
from samedi.server.rooms.viewers import Viewer
from samedi.storage.models import Person

HEARTBEAT = 15.0  # seconds
WAITING = 400


class Program(Viewer):
    """A program that listens at one chair."""

    def __init__(self, person: Person, room: Room, seat: Seat) -> None:
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue()
        super().__init__(person, lambda text: None, lambda code, why: self.lines.put_nowait(None))
        self.room, self.seat, self.asked = room, seat, -1

    def send(self, message: Any) -> None:
        """Of what pages are told it needs nothing, but that it goes on listening while the lobby lasts."""
        if self.room.table.state == "abandoned":
            self.lines.put_nowait(None)

    def put(self, line: Any) -> None:
        if self.lines.qsize() > WAITING:
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
        if legal and at != self.asked:
            self.asked = at
            self.put(Choose(at, session.view(seat), [session.game.actions[action] for action in legal]))


async def stream(room: Room, person: Person | None, wanted: str | None) -> AsyncIterator[bytes]:
    """What a program hears at its chair, line by line, until the game is over; raises ApiError before the first."""
    mine = room.seats_of(person)
    if person is None or not mine or (wanted is not None and wanted not in map(str, mine)):
        raise ApiError("not-yours", 403)
    seat = int(wanted) if wanted is not None else mine[0]
    return listen(room, Program(person, room, seat), seat)


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
