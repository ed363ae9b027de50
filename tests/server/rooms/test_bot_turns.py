"""The turns that a table takes by itself: whatever happens in one, the table goes on. Each is held at a bad moment."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from samedi.core.registry import find_game
from samedi.core.types import Seat
from samedi.engine.session import PASS, Session
from samedi.server.app_state import House
from samedi.server.identity import new_person
from samedi.server.limits import Limits
from samedi.server.rooms import bot_turns, seating, timeouts
from samedi.server.rooms.bot_pool import BotPool
from samedi.server.rooms.room import Room
from samedi.storage.models import Chair, Person
from samedi.storage.sqlite import open_sqlite
from tests.engine.test_must_pass import asked_in_vain
from tests.server.conftest import SLOW

PATIENCE = SLOW  # seconds in which a table goes on, if it ever does


@contextlib.asynccontextmanager
async def at_a_table(folder: Path, **more: Any) -> AsyncIterator[tuple[Room, Person]]:
    """Ada against bots in a house of her own; the game runs and she is asked first."""
    store = await open_sqlite(folder / "samedi.db")
    house = House(store, await store.key(), Limits(), None, None)
    try:
        game, ada = find_game("little-devils"), new_person("Ada")
        bots = [seating.bot(game, seat, "zombie") for seat in (1, 2)]
        table = await house.open_table(game, ada, (seating.chair_of(ada), *bots), "", **{"pace": "instant", **more})
        room = await house.rooms.room(table.id)
        await room.start(ada, None)
        await asked_again(room, 0)
        await before_a_bot(room, ada)
        yield room, ada
    finally:
        await house.close()


async def asked_again(room: Room, seat: Seat) -> None:
    """Wait until this seat has a choice and no bot thinks; the table stands still if that never comes."""
    try:
        async with asyncio.timeout(PATIENCE):
            while seat not in room.session.acting or room.thinking is not None:
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise AssertionError(f"the table stands still: {room.session.acting} are asked") from None


async def before_a_bot(room: Room, person: Person) -> None:
    """Play on until the first choice of seat 0 asks a bot and can be taken back."""
    for number in range(100):
        session = room.session.snapshot()
        session.submit(0, session.choices(0)[0], chance=False)
        if session.acting and session.acting[0] in (1, 2) and session.why_not_back(0) is None:
            return
        await act(room, person, f"before {number}")
        await asked_again(room, 0)


async def act(room: Room, person: Person, id: str) -> None:
    """The first choice of seat 0."""
    code, at = room.session.choices(0)[0], room.session.question_number(0)
    await room.change(person, id, lambda: room.submit(person, 0, code, at), lambda seq: None)


async def back(room: Room, person: Person, id: str) -> None:
    await room.change(person, id, lambda: room.take_back(person, 0), lambda seq: None)


def complaints(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run it; an exception that no task handles is a failure."""
    lost: list[dict[str, Any]] = []

    async def watched() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, what: lost.append(what))
        await scene()

    asyncio.run(watched())
    assert not lost


# ---- a bot's turn for which nothing is asked any more ----


def test_a_choice_taken_back_before_the_bot_begins_leaves_the_table_going_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """`act`, `back`, `act` in one breath: the bot's task starts while the choice is being taken back."""

    async def scene() -> None:
        async with at_a_table(tmp_path) as (room, ada):
            await act(room, ada, "1")
            assert room.thinking is not None, "the task of the bot is made, and has not started"
            await back(room, ada, "2")
            await act(room, ada, "3")
            await asked_again(room, 0)
            assert [line.entry.code for line in room.session.log].count("back") == 1

    run(scene)
    assert not complaints(caplog)


def test_a_choice_taken_back_while_the_bot_thinks_leaves_the_table_going_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer of the bot is held until its question has gone."""
    held, asked, choose = asyncio.Event(), asyncio.Event(), BotPool.choose

    async def later(self: BotPool, *question: Any) -> int:
        asked.set()
        await held.wait()
        return await choose(self, *question)

    monkeypatch.setattr(BotPool, "choose", later)

    async def scene() -> None:
        held.set()
        async with at_a_table(tmp_path) as (room, ada):
            held.clear()
            asked.clear()
            await act(room, ada, "1")
            await asked.wait()
            await back(room, ada, "2")
            held.set()
            await asked_again(room, 0)
            await act(room, ada, "3")
            await asked_again(room, 0)

    run(scene)
    assert not complaints(caplog)


def test_a_person_who_returns_before_the_stand_in_begins_is_asked_and_no_bot_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with at_a_table(tmp_path) as (room, ada):
            await room.rearrange(lambda table: seating.stood_in(table, 0, "zombie"))
            assert room.thinking is not None
            await room.come_back(ada)
            await asked_again(room, 0)
            assert room.table.chairs[0].level is None and len(room.session.log) == len(room.sent.messages)

    run(scene)
    assert not complaints(caplog)


# ---- a turn that fails ----


def test_a_bot_that_fails_is_logged_once_and_a_simpler_one_answers(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    async def failing(self: BotPool, *question: Any) -> int:
        asked.append(question)
        raise RuntimeError("a fault that was planted")

    monkeypatch.setattr(bot_turns, "LONGEST_DELAY", 0.05)

    async def scene() -> None:
        async with at_a_table(tmp_path) as (room, ada):
            monkeypatch.setattr(BotPool, "choose", failing)
            await act(room, ada, "1")
            await asked_again(room, 0)

    run(scene)
    assert 1 <= len(complaints(caplog)) == len(asked), "each turn was asked once, and then answered otherwise"


def test_a_turn_that_fails_again_and_again_is_logged_once_and_tried_seldom(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "LONGEST_DELAY", 0.3)

    async def scene() -> None:
        async with at_a_table(tmp_path) as (room, ada):
            tried: list[float] = []

            async def failing(room: Room, *answer: Any) -> None:
                tried.append(asyncio.get_running_loop().time())
                raise RuntimeError("a fault that was planted")

            with monkeypatch.context() as planted:
                planted.setattr(bot_turns, "enter", failing)
                await act(room, ada, "1")
                async with asyncio.timeout(PATIENCE):
                    while len(tried) < 3:
                        await asyncio.sleep(0.01)
            assert min(later - earlier for earlier, later in pairwise(tried)) > 0.25
            assert len(complaints(caplog)) == 1
            await asked_again(room, 0)
            assert room.failures == 0

    run(scene)
    assert len(complaints(caplog)) == 1


def test_a_choice_of_a_bot_that_breaks_the_state_loads_the_table_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with at_a_table(tmp_path) as (room, ada):

            def failing(*answer: Any, **more: Any) -> None:
                raise RuntimeError("a fault that was planted")

            monkeypatch.setattr(room.session, "submit", failing)
            await room.rearrange(lambda table: seating.stood_in(table, 0, "zombie"))
            async with asyncio.timeout(PATIENCE):
                while not room.broken:
                    await asyncio.sleep(0.01)
            again = await Room.load(room.store, room.table.id, room.minds, room.limits)
            await again.come_back(ada)
            await asked_again(again, 0)

    run(scene)
    assert len(complaints(caplog)) == 1


def test_a_page_that_cannot_be_drawn_does_not_hold_up_the_bots(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with at_a_table(tmp_path) as (room, ada):

            def failing(*guests: Any) -> None:
                raise RuntimeError("a fault that was planted")

            monkeypatch.setattr(room, "show", failing)
            with pytest.raises(RuntimeError):
                await act(room, ada, "1")
            await asked_again(room, 0)

    run(scene)
    assert complaints(caplog)


def test_an_automatic_pass_that_fails_is_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody can only pass; the first try of the table to pass for them fails."""
    monkeypatch.setattr(bot_turns, "SHORTEST_PASS", 0.0)
    monkeypatch.setattr(bot_turns, "LONGEST_DELAY", 0.05)
    session, seat = asked_in_vain()
    enter, failed = bot_turns.enter, list[object]()

    async def once(room: Room, *answer: Any) -> None:
        if not failed:
            failed.append(answer)
            raise RuntimeError("a fault that was planted")
        await enter(room, *answer)

    monkeypatch.setattr(bot_turns, "enter", once)

    async def scene() -> None:
        async with table_of(tmp_path, session) as room:
            entries = len(session.log)
            room.wake()
            async with asyncio.timeout(PATIENCE):
                while len(room.session.log) == entries:
                    await asyncio.sleep(0.01)
            assert room.session.log[entries].entry.code == PASS and room.session.log[entries].entry.seat == str(seat)

    run(scene)
    assert failed and len(complaints(caplog)) == 1


@contextlib.asynccontextmanager
async def table_of(folder: Path, session: Session) -> AsyncIterator[Room]:
    """A running table of one person on all chairs, at which a game has gone so far."""
    store = await open_sqlite(folder / "samedi.db")
    house = House(store, await store.key(), Limits(), None, None)
    try:
        ada, entries = new_person("Ada"), tuple(line.entry for line in session.log)
        chairs: tuple[Chair, ...] = (seating.chair_of(ada),) * session.seats
        table = await house.open_table(session.game, ada, chairs, "", options=session.options, entries=entries)
        room = await house.rooms.room(table.id)
        await room.start(ada, None)
        yield room
    finally:
        await house.close()


def test_a_bell_that_fails_rings_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timeouts, "RETRY", 0.3)

    async def scene() -> None:
        async with at_a_table(tmp_path, clock="fast") as (room, _):
            tries, rearrange = 0, room.rearrange

            async def failing(make: Any) -> Any:
                nonlocal tries
                tries += 1
                if tries < 3:
                    raise RuntimeError("a fault that was planted")
                return await rearrange(make)

            monkeypatch.setattr(room, "rearrange", failing)
            room.clocks.left[0] = 0.0
            room.clocks.since -= 1000
            room.bell.tell()
            await asyncio.sleep(0.15)
            assert tries == 1, "it does not ring without end"
            async with asyncio.timeout(PATIENCE):
                while room.table.chairs[0].level is None:
                    await asyncio.sleep(0.01)
            assert tries == 3

    run(scene)
    assert len(complaints(caplog)) == 1
