"""A table takes back at most 200 entries more than count: by a player's own undo, by consent, and in a record."""

from pathlib import Path
from typing import Any

import pytest

import samedi
from samedi.core.errors import NotLegal
from samedi.engine import undo_limit
from samedi.engine.log import LogLine
from samedi.engine.session import Session
from samedi.server import messages
from tests.server.conftest import Server
from tests.server.rooms.live_tables import Listener, act, back, run, table_of_one


def counted(session: Session) -> tuple[int, int]:
    """Return the number of entries that count, and of those taken back."""
    moves = sum(line.move is not None and not line.undone for line in session.log)
    return moves, sum(line.undone for line in session.log)


@pytest.mark.parametrize("by_consent", [False, True])
def test_undo_and_undo_by_consent_end_at_the_same_limit(
    tmp_path: Path, by_consent: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One person on all seats, who agrees with every request at once."""
    monkeypatch.setattr(undo_limit, "ALLOWANCE", 20)  # each entry waits for the disk

    async def scene() -> None:
        async with table_of_one(tmp_path, Session("little-devils", 3, seed=1)) as room:
            session, viewer = room.session, Listener()
            seat = session.acting[0]
            with pytest.raises(NotLegal) as refused:
                for number in range(100):
                    await act(room, str(number), seat)
                    if by_consent:
                        await room.undo_vote.propose(viewer, messages.Undo(f"u{number}", seat))
                    else:
                        await back(room, f"b{number}", seat)
            assert refused.value.reason.kind == "back-often"
            assert room.undo_vote.proposal is None
            moves, undone = counted(session)
            assert undone == moves - 1 + undo_limit.ALLOWANCE, "one more would be too many"

    run(scene)


def undone_often(times: int) -> dict[str, Any]:
    """Return the record of a game whose first choice was taken back so often."""
    session = samedi.Session("little-devils", 3, seed=1)
    seat = session.acting[0]
    for _ in range(times):
        session.submit(seat, session.choices(seat)[0])
        session.back(seat)
    session.submit(seat, session.choices(seat)[0])
    return session.record()


def test_a_record_in_which_more_was_taken_back_cannot_be_continued(shared_server: Server) -> None:
    counting, _ = counted(samedi.replay(undone_often(0)))
    most = counting - 1 + undo_limit.ALLOWANCE  # while the first choice is taken back, one entry fewer counts
    ada = shared_server.visitor()
    assert ada.post("/api/records", record=undone_often(most), name="Ada")["state"] == "lobby"
    status, problem = ada.ask("POST", "/api/records", {"record": undone_often(most + 1), "name": "Ada"})
    assert status == 422 and "enough was taken back" in problem["title"]


def test_an_undo_is_counted_before_it_happens() -> None:
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
