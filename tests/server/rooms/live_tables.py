"""Tables in the process of the test, so that a test can hold them at a moment or replace parts."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from samedi.core.game import Game
from samedi.core.registry import find_game
from samedi.core.types import Seat
from samedi.engine.session import Session
from samedi.server.app_state import AppState
from samedi.server.identity import new_person
from samedi.server.limits import Limits
from samedi.server.rate_limit import Traffic
from samedi.server.rooms import seating
from samedi.server.rooms.room import Room
from samedi.server.rooms.viewers import Viewer
from samedi.storage.models import Chair, MessageId, Person
from samedi.storage.sqlite import open_sqlite
from tests.server.conftest import SLOW

ADA = new_person("Ada")


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test; an exception that no task handles is a failure."""
    lost: list[dict[str, Any]] = []

    async def watched() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, what: lost.append(what))
        await scene()

    asyncio.run(watched())
    assert not lost


def complaints(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


@contextlib.asynccontextmanager
async def open_server(folder: Path, **limits: int) -> AsyncIterator[AppState]:
    store = await open_sqlite(folder / "samedi.db")
    state = AppState(store, await store.key(), Traffic(Limits(**limits)), None, None)
    try:
        yield state
    finally:
        await state.close()


@contextlib.asynccontextmanager
async def table_of_bots(folder: Path, **more: Any) -> AsyncIterator[Room]:
    """Ada against two bots: the game runs, she is asked, and her next choice asks a bot and can be taken back."""
    async with open_server(folder) as state:
        game = find_game("little-devils")
        chairs = (seating.chair_of(ADA), *(seating.bot(game, seat, "zombie") for seat in (1, 2)))
        room = await started(state, game, chairs, **{"pace": "instant", **more})
        await wait_until_asked(room)
        await play_until_a_bot_follows(room)
        yield room


@contextlib.asynccontextmanager
async def table_of_one(folder: Path, session: Session) -> AsyncIterator[Room]:
    """Ada on all seats of a game that has gone so far."""
    async with open_server(folder) as state:
        chairs = (seating.chair_of(ADA),) * session.seats
        entries = tuple(line.entry for line in session.log)
        yield await started(state, session.game, chairs, options=session.options, entries=entries)


async def started(state: AppState, game: Game, chairs: tuple[Chair, ...], **more: Any) -> Room:
    table = await state.rooms.open_table(game, ADA, chairs, "", **more)
    room = await state.rooms.get(table.id)
    await room.start(ADA, None)
    return room


async def wait_until(condition: Callable[[], bool], what: str) -> None:
    try:
        async with asyncio.timeout(SLOW):
            while not condition():
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise AssertionError(f"it never happens: {what}") from None


async def wait_until_asked(room: Room, seat: Seat = 0) -> None:
    """Wait until this seat has a choice and no bot thinks."""
    await wait_until(lambda: seat in room.session.acting and room.bots.task is None, f"seat {seat} is asked")


async def play_until_a_bot_follows(room: Room) -> None:
    for number in range(100):
        session = room.session.snapshot()
        session.submit(0, session.choices(0)[0], chance=False)
        if session.acting and session.acting[0] in (1, 2) and session.why_not_back(0) is None:
            return
        await act(room, f"before {number}")
        await wait_until_asked(room)


async def act(room: Room, id: str, seat: Seat = 0, person: Person = ADA) -> None:
    """Take the first choice of a seat."""
    code, at = room.session.choices(seat)[0], room.session.question_number(seat)
    await room.commit(room.choice(person, seat, code, at), MessageId(person=person.id, id=id))


async def back(room: Room, id: str, seat: Seat = 0) -> None:
    await room.commit(room.choice(ADA, seat, "back"), MessageId(person=ADA.id, id=id))


class Listener(Viewer):
    """A viewer that keeps what it is sent."""

    def __init__(self, person: Person | None = ADA) -> None:
        super().__init__(person, self.keep, lambda code, why: None)
        self.messages: list[dict[str, Any]] = []

    def keep(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))

    def scenes(self) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["t"] == "scene"]
