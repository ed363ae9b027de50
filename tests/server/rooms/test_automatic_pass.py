"""A player who can do nothing but pass is asked all the same, and the table passes for them after a moment."""

import asyncio
from pathlib import Path

import pytest

from samedi.core import registry
from samedi.engine.session import PASS, Session
from samedi.server import messages
from samedi.server.rooms import bot_turns, seating
from tests.engine.test_must_pass import asked_in_vain
from tests.made_up.closing_pass import GAME as CLOSING_PASS
from tests.server.rooms.live_tables import Listener, act, run, table_of_one, wait_until


def test_players_who_can_only_pass_are_found_and_bots_pass_themselves(tmp_path: Path) -> None:
    session, seat = asked_in_vain()

    async def scene() -> None:
        async with table_of_one(tmp_path, session) as room:
            assert room.bots.passes_asked() == [seat] and room.bots.bots_asked() == []
            await room.update_table(lambda table: seating.stood_in(table, seat, "zombie"))
            assert room.bots.passes_asked() == [] and room.bots.bots_asked() == [seat]

    run(scene)


def test_the_table_passes_after_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, seat = asked_in_vain()
    entries, waited, sleep = len(session.log), list[float](), asyncio.sleep

    async def short(seconds: float) -> None:
        """Wait for the housekeeping of the server, and only note the moment of the pass."""
        if seconds < 5:
            waited.append(seconds)
            seconds = 0
        await sleep(seconds)

    async def scene() -> None:
        monkeypatch.setattr(asyncio, "sleep", short)
        async with table_of_one(tmp_path, session) as room:
            assert room.bots.task is not None
            await room.bots.task
            line = room.session.log[entries]
            assert (line.entry.seat, line.entry.code) == (str(seat), PASS)
            assert (await room.store.log(room.table.id, entries))[0].code == PASS
        assert 0.6 <= waited[0] <= 1.6

    run(scene)


def test_a_player_who_passes_meanwhile_passes_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "MIN_PASS_DELAY", 0.0)
    session, seat = asked_in_vain()
    entries = len(session.log)

    async def scene() -> None:
        async with table_of_one(tmp_path, session) as room:
            turn = room.bots.task
            assert turn is not None
            await act(room, "quick", seat)
            await turn
            passes = [line for line in room.session.log[entries:] if line.entry.code == PASS]
            assert len(passes) == 1 and not passes[0].undone

    run(scene)


def test_a_round_that_ends_in_an_automatic_pass_is_shown_before_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "load", lambda where: CLOSING_PASS)
    monkeypatch.setattr(registry, "game_entry_points", lambda: {CLOSING_PASS.name: "made up"})
    monkeypatch.setattr(bot_turns, "MIN_PASS_DELAY", 0.0)

    async def scene() -> None:
        async with table_of_one(tmp_path, Session(CLOSING_PASS, 2)) as room:
            viewer = Listener()
            await room.audience.join(viewer, messages.Hello(seat=0))
            for rounds in (1, 2, 3):
                await act(room, f"round {rounds}")
                await wait_until(lambda: room.session.over or room.session.acting == (0,), "the next round begins")
                await room.wait_until_stored()
        codes = [line.entry.code for line in room.session.log]
        assert [code.partition(" ")[0] for code in codes] == ["roll", "claim", "pass"] * 3
        shown = [(message["seq"], message["pause"]) for message in viewer.scenes()]
        assert shown == [(number, number in (3, 6)) for number in range(1, 10)]

    run(scene)
