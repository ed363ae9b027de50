"""A table takes back at most 200 entries more than count: by a player's own undo, by consent, and in a record."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import samedi
from samedi.core.errors import NotLegal
from samedi.core.registry import find_game
from samedi.engine import undo_limit
from samedi.engine.log import LogLine
from samedi.engine.session import Session
from samedi.server import messages
from samedi.server.app_state import House
from samedi.server.identity import new_person
from samedi.server.limits import Limits
from samedi.server.rooms import seating, undo_vote
from samedi.server.rooms.room import Room
from samedi.server.rooms.viewers import Guest
from samedi.storage.models import Person
from samedi.storage.sqlite import open_sqlite
from tests.server.conftest import Server


def counted(session: Session) -> tuple[int, int]:
    """Entries that count, and entries that were taken back."""
    moves = sum(line.move is not None and not line.undone for line in session.log)
    return moves, sum(line.undone for line in session.log)


@pytest.mark.parametrize("by_consent", [False, True])
def test_undo_and_undo_by_consent_end_at_the_same_limit(
    tmp_path: Path, by_consent: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One person on all seats, who agrees with every request at once."""
    monkeypatch.setattr(undo_limit, "ALLOWANCE", 20)  # each entry waits for the disk

    async def scene() -> None:
        store = await open_sqlite(tmp_path / "samedi.db")
        house = House(store, await store.key(), Limits(), None, None)
        game, ada = find_game("little-devils"), new_person("Ada")
        table = await house.open_table(game, ada, (seating.chair_of(ada),) * 3, "")
        room = await house.rooms.room(table.id)
        await room.start(ada, None)
        session, guest = room.session, Guest(ada, lambda text: None, lambda code, why: None)
        seat = session.acting[0]
        try:
            with pytest.raises(NotLegal) as refused:
                for number in range(100):
                    await act(room, ada, str(number))
                    if by_consent:
                        await undo_vote.ask(room, guest, messages.Undo(f"u{number}", seat))
                    else:
                        await room.change(ada, f"b{number}", lambda: room.take_back(ada, seat), lambda seq: None)
            assert refused.value.reason.kind == "back-often"
            assert room.proposal is None
            moves, undone = counted(session)
            assert undone == moves - 1 + undo_limit.ALLOWANCE, "one more would be too many"
        finally:
            await house.close()

    asyncio.run(scene())


async def act(room: Room, person: Person, id: str) -> None:
    """The first choice of the seat that is asked."""
    seat = room.session.acting[0]
    code = room.session.choices(seat)[0]
    await room.change(person, id, lambda: room.submit(person, seat, code, None), lambda seq: None)


def undone_often(times: int) -> dict[str, Any]:
    """The record of a game whose first choice was taken back so often."""
    session = samedi.Session("little-devils", 3, seed=1)
    seat = session.acting[0]
    for _ in range(times):
        session.submit(seat, session.choices(seat)[0])
        session.back(seat)
    session.submit(seat, session.choices(seat)[0])
    return session.record()


def test_a_table_continues_no_record_in_which_more_was_taken_back(house: Server) -> None:
    counting, _ = counted(samedi.replay(undone_often(0)))
    most = counting - 1 + undo_limit.ALLOWANCE  # while the first choice is taken back, one entry fewer counts
    ada = house.anybody()
    assert ada.post("/api/records", record=undone_often(most), name="Ada")["state"] == "lobby"
    status, problem = ada.ask("POST", "/api/records", {"record": undone_often(most + 1), "name": "Ada"})
    assert status == 422 and "enough was taken back" in problem["title"]


def test_what_an_undo_would_leave_is_counted_before_it_happens() -> None:
    """An undo may let an entry count again whose undo it takes back."""
    session = samedi.Session("voodoo-prince", 3, seed=2)
    for _ in range(4):
        session.submit(session.acting[0], session.choices(session.acting[0])[0])
    latest = int(session.log[-1].entry.seat)
    session.back(latest)
    for number in range(len(session.log)):
        counting, undone = undo_limit.count(session, number)
        after = session.snapshot()
        after.log = [
            LogLine(line.entry, line.move, line.stored_events, line.face_down, line.undone_by) for line in session.log
        ]
        after.undo(number)
        assert counted(after) == (counting, undone + len(session.log) - number)
