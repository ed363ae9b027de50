"""Appends: at the expected number or refused, all or none, and once."""

import asyncio
import random
import sqlite3
import threading
import time
from pathlib import Path

import msgspec
import pytest

import samedi
from samedi.core.events import Entry
from samedi.engine.record import to_dict
from samedi.storage import writer
from samedi.storage.models import BadValue, MessageId, Table
from samedi.storage.sqlite import SqliteStore, open_sqlite
from samedi.storage.store import Conflict, NotFound, Store
from samedi.storage.writer import WriteJob
from tests.storage.factories import ANA, SEED, entry, opened, table


def test_a_thousand_concurrent_appends_are_stored_in_order(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    tables, moves = 50, 20

    async def play(store: Store, id: str) -> None:
        """Request all twenty before the first is acknowledged."""
        await asyncio.gather(*(store.append(id, n, [entry(f"{id} {n}")], n) for n in range(moves)))

    async def scene() -> None:
        async with opened(path, *(table(str(i)) for i in range(tables))) as store:
            await asyncio.gather(*(play(store, str(i)) for i in range(tables)))
            other = sqlite3.connect(path)  # acknowledged data is visible to other readers
            assert other.execute("SELECT count(*) FROM log").fetchone() == (tables * moves,)
            other.close()
        async with opened(path) as store:
            for i in range(tables):
                log = await store.log(str(i))
                assert [(line.number, line.code, line.at) for line in log] == [(n, f"{i} {n}", n) for n in range(moves)]

    asyncio.run(scene())


def counted(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Record how many jobs each commit from now on carries out."""
    sizes: list[int] = []
    carry_out = store._writer._carry_out

    def count(jobs: list[WriteJob]) -> None:
        sizes.append(len(jobs))
        carry_out(jobs)

    monkeypatch.setattr(store._writer, "_carry_out", count)
    return sizes


def test_waiting_appends_share_one_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db", *(table(str(i)) for i in range(50))) as store:
            sizes = counted(store, monkeypatch)
            await asyncio.gather(*(store.append(str(i), 0, [entry("x")], 0) for i in range(50)))
        assert sum(sizes) == 50
        assert len(sizes) < 10

    asyncio.run(scene())


def test_after_a_commit_of_several_the_next_one_gathers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asleep, enough, busy, free = (threading.Event() for _ in range(4))

    def sleep(seconds: float) -> None:
        assert seconds > 0
        asleep.set()
        assert enough.wait(60)

    def occupy(_: sqlite3.Connection) -> None:
        busy.set()
        assert free.wait(60)

    async def seen(event: threading.Event) -> None:
        while not event.is_set():
            await asyncio.sleep(0)

    async def scene() -> None:
        async with opened(tmp_path / "a.db", *(table(str(i)) for i in range(9))) as store:
            sizes = counted(store, monkeypatch)
            monkeypatch.setattr(writer, "DISTANCE", 3600.0)
            monkeypatch.setattr(time, "sleep", sleep)
            await store.append("0", 0, [entry("alone")], 0)
            await store.append("0", 1, [entry("alone")], 1)
            assert sizes == [1, 1]
            assert not asleep.is_set(), "a lone player does not wait"
            before = [store._writer.submit(occupy)]
            await seen(busy)
            together = [store.append(str(i), 0, [entry("x")], 0) for i in range(1, 6)]
            free.set()
            await asyncio.gather(*before, *together)
            first = store.append("6", 0, [entry("x")], 0)
            await seen(asleep)
            others = [store.append(str(i), 0, [entry("x")], 0) for i in (7, 8)]
            enough.set()
            await asyncio.gather(first, *others)
        assert [size for size in sizes if size] == [1, 1, 1, 5, 3], "jobs that wait share the next commit"

    asyncio.run(scene())


def test_an_entry_takes_one_statement(tmp_path: Path) -> None:
    said: list[str] = []

    async def scene() -> None:
        async with opened(tmp_path / "a.db", table()) as store:
            store._writer.connection.set_trace_callback(said.append)
            await store.append("t", 0, [entry("x")], 0)
            store._writer.connection.set_trace_callback(None)

    asyncio.run(scene())
    assert [line.split()[0] for line in said] == ["BEGIN", "INSERT", "COMMIT"]


def test_each_commit_is_flushed_before_it_is_acknowledged(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db") as store:
            connection = store._writer.connection
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL

    asyncio.run(scene())


def test_the_losing_append_learns_the_next_number(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db", table()) as store:
            both = await asyncio.gather(
                store.append("t", 0, [entry("first"), entry("roll", "*")], 1),
                store.append("t", 0, [entry("second")], 1),
                return_exceptions=True,
            )
            assert isinstance(both[1], Conflict)
            assert both[1].number == 2
            assert [line.code for line in await store.log("t")] == ["first", "roll"]
            with pytest.raises(Conflict, match="next one is 2"):
                await store.append("t", 3, [entry("a gap")], 1)
            assert (await store.append("t", 2, [entry("second")], 1)).number == 2
            assert [line.code for line in await store.log("t", since=2)] == ["second"]

    asyncio.run(scene())


def test_a_failing_job_does_not_affect_others_in_its_commit(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db", table("a"), table("b")) as store:
            done = await asyncio.gather(
                store.append("a", 0, [entry("one")], 1),
                store.append("a", 7, [entry("lost")], 1),
                store.append("nowhere", 0, [entry("lost")], 1),
                store.append("b", 0, [entry("lost")], 1, MessageId(person="nobody", id="1")),
                store.append("b", 0, [entry("two")], 1),
                return_exceptions=True,
            )
            assert [type(each).__name__ for each in done] == [
                "AppendResult",
                "Conflict",
                "NotFound",
                "BadValue",
                "AppendResult",
            ]
            assert [line.code for line in await store.log("a") + await store.log("b")] == ["one", "two"]

    asyncio.run(scene())


def test_several_entries_are_appended_all_or_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db", table()) as store:
            running = (await load_table(store)).revision
            stale = table(revision=running + 5, state="over", scores=(1, 2, 3))
            with pytest.raises(Conflict):
                await store.append("t", 0, [entry("a"), entry("b")], 1, change=stale)
            with pytest.raises(BadValue):
                await store.append("t", 0, [entry("a"), entry("nul \0")], 1)
            with pytest.raises(BadValue):
                await store.append("t", 0, [], 1)
            assert await store.log("t") == ()
            over = table(revision=running, state="over", scores=(1, 2, 3))
            stored = await store.append("t", 0, [entry("a"), entry("b"), entry("c")], 1, change=over)
            assert stored.table == await load_table(store) == msgspec.structs.replace(over, revision=running + 1)
            assert len(await store.log("t")) == 3

    asyncio.run(scene())


async def load_table(store: SqliteStore) -> Table:
    whole = await store.load("t")
    assert whole
    return whole.table


def test_a_repeated_message_counts_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db", table("t"), table("u")) as store:
            sent = MessageId(person="ana", id="17")
            move = [entry("play 8"), entry("roll", "*")]
            both = await asyncio.gather(store.append("t", 0, move, 1, sent), store.append("t", 0, move, 1, sent))
            assert [(each.number, each.fresh) for each in both] == [(0, True), (0, False)]
            again = await store.append("t", 2, move, 1, sent)
            assert (again.number, again.fresh) == (0, False)
            assert len(await store.log("t")) == 2
            assert (await store.log("t"))[0].sent == sent
            assert (await store.log("t"))[1].sent is None
            # With another person, id or table it is a different message.
            assert (await store.append("t", 2, move, 1, MessageId(person="ben", id="17"))).fresh
            assert (await store.append("t", 4, move, 1, MessageId(person="ana", id="18"))).fresh
            assert (await store.append("u", 0, move, 1, sent)).fresh

    asyncio.run(scene())


def test_only_a_running_table_takes_entries(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db", table(state="lobby")) as store:
            with pytest.raises(Conflict, match="not running"):
                await store.append("t", 0, [entry("play 8")], 1)
            await store.append("t", 0, [entry("deal", "*")], 1, change=table(state="running"))
            await store.change(table(state="agreed", revision=1))
            with pytest.raises(Conflict, match="not running"):
                await store.append("t", 1, [entry("play 8")], 1)
            with pytest.raises(NotFound):
                await store.append("nowhere", 0, [entry("play 8")], 1)

    asyncio.run(scene())


def test_a_loaded_game_equals_the_session(tmp_path: Path) -> None:
    """A game of 200 entries loads in about 1 ms (`benchmark.py`)."""

    async def scene() -> None:
        session = samedi.Session("little-devils", 3, seed="stored")
        seal = session.shuffle_seed
        assert seal
        async with opened(tmp_path / "a.db") as store:
            start = table(game=session.game.name, version=session.game.version, commitment=seal.commitment)
            await store.create(start, seal.seed.hex(), [line.entry for line in session.log])
            choice = random.Random(3).choice
            while not session.over:
                seat = choice(session.acting)
                number = len(session.log)
                lines = session.submit(seat, choice(session.choices(seat)))
                end = msgspec.structs.replace(start, state="over", scores=session.scores) if session.over else None
                await store.append("t", number, [line.entry for line in lines], number, change=end)
        async with opened(tmp_path / "a.db") as store:
            whole = await store.load("t")
            assert whole
            again = samedi.replay(to_dict(whole.record()))
            assert again.record() == session.record()
            assert again.over

    asyncio.run(scene())


def test_a_table_can_start_with_a_log(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.create(table(state="lobby"), SEED, [Entry("*", "deal"), Entry("0", "play 8")])
            stored = await store.append("t", 2, [entry("play 9", 1)], 5, change=table(state="running"))
            assert stored.number == 2
            assert [line.entry for line in await store.log("t")] == [
                Entry("*", "deal"),
                Entry("0", "play 8"),
                Entry("1", "play 9"),
            ]

    asyncio.run(scene())


def test_close_finishes_pending_jobs_and_refuses_new_ones(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await open_sqlite(tmp_path / "a.db")
        await store.save_person(ANA)
        asked = [asyncio.ensure_future(store.save_person(msgspec.structs.replace(ANA, id=str(i)))) for i in range(100)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*asked)
        with pytest.raises(samedi.SamediError, match="closed"):
            await store.save_person(ANA)
        with pytest.raises(samedi.SamediError, match="closed"):
            await store.person("ana")
        await store.close()
        assert sorted(file.name for file in tmp_path.iterdir()) == ["a.db", "a.db.lock"]
        async with opened(tmp_path / "a.db") as again:
            assert await again.person("99")

    asyncio.run(scene())


def test_a_cancelled_caller_does_not_stop_the_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db", table()) as store:
            first = asyncio.ensure_future(store.append("t", 0, [entry("a")], 1))
            await asyncio.sleep(0)
            first.cancel()
            second = await asyncio.gather(store.append("t", 1, [entry("b")], 1), first, return_exceptions=True)
            assert isinstance(second[1], asyncio.CancelledError)
            assert [line.code for line in await store.log("t")] == ["a", "b"]

    asyncio.run(scene())
