"""Somebody who can do nothing but pass is asked all the same, and the table passes for them after a moment."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

import samedi
from samedi.server.rooms import bot_turns
from tests.engine.test_must_pass import asked_in_vain


def room_of(table: samedi.Session, *, person: bool) -> Any:
    """As much of a room as answering needs."""
    stored: list[int] = []

    async def store_new(start: int, sent: object) -> int:
        stored.append(start)
        return len(table.log)

    chair = SimpleNamespace(level=None if person else "apprentice", person="somebody" if person else None)
    return SimpleNamespace(
        session=table,
        table=SimpleNamespace(state="running", chairs=[chair] * table.seats, pace="instant"),
        turn=asyncio.Lock(),
        broken=False,
        thinking=None,
        failures=0,
        stored=stored,
        store_new=store_new,
        shown=[],
        go_on=lambda: None,
        give_up=lambda: None,
    )


def test_people_who_can_only_pass_are_found_and_bots_answer_themselves() -> None:
    table, seat = asked_in_vain()
    assert bot_turns.passes_asked(room_of(table, person=True)) == [seat]
    assert bot_turns.passes_asked(room_of(table, person=False)) == []


def test_the_table_passes_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    table, seat = asked_in_vain()
    room, before = room_of(table, person=True), len(table.log)
    asyncio.run(bot_turns.let_pass(room, seat))
    assert table.log[before].entry.code == "pass" and room.stored == [before] and room.thinking is None
    assert 0.6 <= waited[0] <= 1.6


def test_whoever_was_quicker_has_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = asked_in_vain()

    async def sleep(seconds: float) -> None:
        table.submit(seat, "pass")  # meanwhile

    monkeypatch.setattr(asyncio, "sleep", sleep)
    room = room_of(table, person=True)
    entries = len(table.log) + 1
    asyncio.run(bot_turns.let_pass(room, seat))
    assert room.stored == [] and len(table.log) >= entries
