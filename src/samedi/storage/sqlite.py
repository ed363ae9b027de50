"""The storage in a SQLite file: write-ahead log, every commit on the disk before it is answered, one writer.

Reads have connections of their own, in a small pool of threads: in WAL mode they never wait for the writer, who spends
most of its time waiting for the disk. A read begun after an answer sees what was answered.
"""

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

import msgspec

from samedi.core.events import Entry
from samedi.storage import asking, telling
from samedi.storage.opening import own, prepare, reader, trouble
from samedi.storage.store import BadStore, Store, Stored
from samedi.storage.values import (
    Logged,
    Person,
    Quota,
    Said,
    Sent,
    Table,
    Whole,
    check_seed,
    checked,
    checked_table,
)
from samedi.storage.writer import Writer

READERS = 2

T = TypeVar("T")


class SqliteStore(Store):
    """A Store in one file, which this process owns. Made by `open_sqlite`."""

    def __init__(
        self, path: Path, claim: sqlite3.Connection, writer: sqlite3.Connection, readers: list[sqlite3.Connection]
    ) -> None:
        self.path = Path(path.name)  # in sentences that guests may read
        self._claim = claim
        self._writer = Writer(writer, path)
        self._pool = ThreadPoolExecutor(len(readers), thread_name_prefix="samedi-reader")
        self._idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for connection in readers:
            self._idle.put(connection)

    # ---- people ----

    async def save_person(self, person: Person) -> None:
        person = checked(person)
        await self._writer.ask(lambda connection: telling.save_person(connection, person))

    async def person(self, id: str) -> Person | None:
        return await self._read(lambda connection: asking.person(connection, id))

    # ---- tables ----

    async def key(self) -> bytes:
        fresh = secrets.token_hex(32)
        return bytes.fromhex(await self._writer.ask(lambda connection: telling.house_key(connection, fresh)))

    async def create(
        self,
        table: Table,
        seed: str | None,
        entries: Sequence[Entry] = (),
        host: Person | None = None,
        quota: Quota | None = None,
    ) -> None:
        table = checked_table(table)
        check_seed(table, seed)
        lines = numbered(0, entries, table.created, None)
        person = checked(host) if host else None
        await self._writer.ask(lambda connection: telling.create(connection, table, seed, lines, person, quota))

    async def change(self, table: Table) -> Table:
        table = checked_table(table)
        return await self._writer.ask(lambda connection: telling.change(connection, table))

    def append(
        self,
        table: str,
        number: int,
        entries: Sequence[Entry],
        at: int,
        sent: Sent | None = None,
        change: Table | None = None,
    ) -> Awaitable[Stored]:
        lines = numbered(number, entries, at, sent)
        changed = checked_table(change) if change else None
        if len(lines) == 1 and changed is None:
            return self._writer.ask(lambda connection: telling.append_one(connection, table, lines[0]), single=True)
        return self._writer.ask(lambda connection: telling.append(connection, table, number, lines, changed))

    async def say(self, table: str, person: str, text: str, at: int, sent: str | None = None) -> Said:
        said = checked(Said(number=0, person=person, text=text, at=at, sent=sent))
        return await self._writer.ask(lambda connection: telling.say(connection, table, said))

    async def load(self, table: str) -> Whole | None:
        return await self._read(lambda connection: asking.whole(connection, table))

    async def log(self, table: str, since: int = 0) -> tuple[Logged, ...]:
        return await self._read(lambda connection: asking.log(connection, table, since))

    async def table_with_code(self, code: str) -> Table | None:
        return await self._read(lambda connection: asking.table_with_code(connection, code))

    async def tables_of(self, person: str) -> list[Table]:
        return await self._read(lambda connection: asking.tables_of(connection, person))

    async def public_tables(self, limit: int = 100) -> list[Table]:
        return await self._read(lambda connection: asking.public_tables(connection, limit))

    async def running_tables(self, timed: bool = False) -> list[str]:
        return await self._read(lambda connection: asking.running_tables(connection, timed))

    async def close(self) -> None:
        self._writer.finish()
        await self._writer.done()
        await asyncio.to_thread(self._pool.shutdown)
        while not self._idle.empty():
            self._idle.get().close()
        self._writer.connection.close()  # the last to go clears the write-ahead log away
        self._claim.close()

    # ---- inside ----

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What `work` finds, all of it as of one instant."""
        if self._writer.closed:
            raise BadStore(f"{self.path} is closed: start the server again")
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._look, work)

    def _look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._idle.get()
        try:
            connection.execute("BEGIN")
            return work(connection)
        except sqlite3.Error as error:
            raise trouble(self.path, error) from None
        except msgspec.MsgspecError as error:
            raise BadStore(f"{self.path} holds what no Samedi wrote ({error}): put back a copy") from None
        finally:
            with contextlib.suppress(sqlite3.Error):
                connection.rollback()
            self._idle.put(connection)


async def open_sqlite(path: Path) -> SqliteStore:
    """The storage in this file, made if there is none; raises BadStore with a sentence that says what to do."""
    path = path.absolute()
    return SqliteStore(path, *await asyncio.to_thread(connections, path))


def connections(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection, list[sqlite3.Connection]]:
    """The claim on a file, the writer and the readers; all of them, or BadStore and none."""
    with contextlib.ExitStack() as undo:
        claim = own(path)
        undo.callback(claim.close)
        writer = prepare(path)
        undo.callback(writer.close)
        try:
            readers = [reader(path) for _ in range(READERS)]
        except sqlite3.Error as error:
            raise trouble(path, error) from None
        undo.pop_all()
    return claim, writer, readers


def numbered(number: int, entries: Sequence[Entry], at: int, sent: Sent | None) -> list[Logged]:
    """Entries as lines of the log; the first was what somebody sent."""
    return [
        checked(Logged(number=number + i, seat=entry.seat, code=entry.code, at=at, sent=None if i else sent))
        for i, entry in enumerate(entries)
    ]
