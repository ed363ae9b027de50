"""Whatever happens in a turn that the table takes by itself, the table goes on. Each turn is held at a bad moment."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from samedi.engine.session import PASS
from samedi.server.rooms import bot_turns, seating, timeouts
from samedi.server.rooms.bot_pool import BotPool
from samedi.server.rooms.bot_turns import BotTurns
from samedi.server.rooms.room import Room
from samedi.server.rooms.viewers import Audience
from tests.engine.test_must_pass import asked_in_vain
from tests.server.rooms.live_tables import (
    ADA,
    act,
    back,
    complaints,
    run,
    table_of_bots,
    table_of_one,
    wait_until,
    wait_until_asked,
)


class PlantedError(Exception):
    """A fault of this test."""


def test_a_choice_taken_back_before_the_bot_begins_leaves_the_table_going_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """`act`, `back`, `act` in one breath: the bot's task starts while the choice is being taken back."""

    async def scene() -> None:
        async with table_of_bots(tmp_path) as room:
            await act(room, "1")
            assert room.bots.task is not None, "the task of the bot is made, and has not started"
            await back(room, "2")
            await act(room, "3")
            await wait_until_asked(room)
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
        async with table_of_bots(tmp_path) as room:
            held.clear()
            asked.clear()
            await act(room, "1")
            await asked.wait()
            await back(room, "2")
            held.set()
            await wait_until_asked(room)
            await act(room, "3")
            await wait_until_asked(room)

    run(scene)
    assert not complaints(caplog)


def test_a_player_who_returns_before_the_bot_begins_is_asked_and_no_bot_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with table_of_bots(tmp_path) as room:
            await room.update_table(lambda table: seating.stood_in(table, 0, "zombie"))
            assert room.bots.task is not None
            await room.come_back(ADA)
            await wait_until_asked(room)
            assert room.table.chairs[0].level is None and len(room.session.log) == len(room.seen.stored)

    run(scene)
    assert not complaints(caplog)


def test_a_bot_that_fails_is_logged_once_and_a_random_choice_answers(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    async def failing(self: BotPool, *question: Any) -> int:
        asked.append(question)
        raise PlantedError

    monkeypatch.setattr(bot_turns, "MAX_RETRY_DELAY", 0.05)

    async def scene() -> None:
        async with table_of_bots(tmp_path) as room:
            monkeypatch.setattr(BotPool, "choose", failing)
            await act(room, "1")
            await wait_until_asked(room)

    run(scene)
    assert 1 <= len(complaints(caplog)) == len(asked), "each turn was asked once, and then answered otherwise"


def test_a_turn_that_fails_again_and_again_is_logged_once_and_tried_seldom(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "MAX_RETRY_DELAY", 0.3)

    async def scene() -> None:
        async with table_of_bots(tmp_path) as room:
            tried: list[float] = []

            async def failing(self: BotTurns, *answer: Any) -> None:
                tried.append(asyncio.get_running_loop().time())
                raise PlantedError

            with monkeypatch.context() as planted:
                planted.setattr(BotTurns, "submit", failing)
                await act(room, "1")
                await wait_until(lambda: len(tried) == 3, "it is tried three times")
            assert min(later - earlier for earlier, later in pairwise(tried)) > 0.25
            assert len(complaints(caplog)) == 1
            await wait_until_asked(room)
            assert room.bots.failures == 0

    run(scene)
    assert len(complaints(caplog)) == 1


def test_a_change_that_fails_in_the_middle_loads_the_table_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with table_of_bots(tmp_path) as room:

            def failing(*answer: Any, **more: Any) -> None:
                raise PlantedError

            monkeypatch.setattr(room.session, "submit", failing)
            await room.update_table(lambda table: seating.stood_in(table, 0, "zombie"))
            await wait_until(lambda: room.needs_reload, "the room is invalidated")
            again = await Room.load(room.store, room.table.id, room.bot_pool, room.limits)
            await again.come_back(ADA)
            await wait_until_asked(again)

    run(scene)
    assert len(complaints(caplog)) == 1


def test_a_scene_that_cannot_be_drawn_is_logged_and_does_not_hold_up_the_bots(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with table_of_bots(tmp_path) as room:

            def failing(*_: Any) -> None:
                raise PlantedError

            monkeypatch.setattr(Audience, "show", failing)
            entries = len(room.session.log)
            await act(room, "1")
            await wait_until_asked(room)
            assert len(room.session.log) > entries + 1 and room.bots.failures == 0

    run(scene)
    assert complaints(caplog)


def test_an_automatic_pass_that_fails_is_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "MIN_PASS_DELAY", 0.0)
    monkeypatch.setattr(bot_turns, "MAX_RETRY_DELAY", 0.05)
    session, seat = asked_in_vain()
    entries, submit, failed = len(session.log), BotTurns.submit, list[object]()

    async def once(self: BotTurns, *answer: Any) -> None:
        if not failed:
            failed.append(answer)
            raise PlantedError
        await submit(self, *answer)

    monkeypatch.setattr(BotTurns, "submit", once)

    async def scene() -> None:
        async with table_of_one(tmp_path, session) as room:
            await wait_until(lambda: len(room.session.log) > entries, "the table passes")
            line = room.session.log[entries]
            assert (line.entry.seat, line.entry.code) == (str(seat), PASS)

    run(scene)
    assert failed and len(complaints(caplog)) == 1


def test_an_expiry_that_fails_is_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timeouts, "RETRY", 0.3)

    async def scene() -> None:
        async with table_of_bots(tmp_path, clock="fast") as room:
            tries, update_table = 0, room.update_table

            async def failing(change: Any) -> Any:
                nonlocal tries
                tries += 1
                if tries < 3:
                    raise PlantedError
                return await update_table(change)

            monkeypatch.setattr(room, "update_table", failing)
            room.clocks.left[0] = 0.0
            room.clocks.since -= 1000
            room.timeouts.announce()
            await asyncio.sleep(0.15)
            assert tries == 1, "it waits between two tries"
            await wait_until(lambda: room.table.chairs[0].level is not None, "a bot replaces the player")
            assert tries == 3

    run(scene)
    assert len(complaints(caplog)) == 1


def test_a_player_who_comes_back_again_and_again_gains_no_time(tmp_path: Path) -> None:
    """Only a player whom a bot has replaced gets a few seconds to look around."""

    async def scene() -> None:
        async with table_of_bots(tmp_path, clock="fast") as room:
            room.clocks.left[0] = 5.0
            await room.come_back(ADA)
            assert room.clocks.left[0] == 5.0
            await room.update_table(lambda table: seating.stood_in(table, 0, "zombie"))
            await room.come_back(ADA)
            assert room.clocks.left[0] > 25.0

    run(scene)
