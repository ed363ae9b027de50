"""Storage in a SQLite file: write-ahead log, one writer, every commit on the disk before it is acknowledged.

Reads use connections of their own in a small thread pool. In WAL mode they never wait for the writer, which spends
most of its time waiting for the disk. A read that starts after an acknowledgement sees the acknowledged data.
"""

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar, TypeVarTuple, Unpack

import msgspec

from samedi.core.events import Entry
from samedi.storage import commands, queries
from samedi.storage.connection import claim_file, connect_read_only, prepare, storage_error
from samedi.storage.models import (
    ChatLine,
    LogRow,
    MessageId,
    Person,
    Quota,
    StoredTable,
    Table,
    check_seed,
    checked,
    checked_table,
)
from samedi.storage.store import AppendResult, StorageError, Store
from samedi.storage.writer import Writer

READERS = 2

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class SqliteStore(Store):
    """A Store in one file that this process owns. `open_sqlite` makes one."""

    def __init__(
        self, path: Path, claim: sqlite3.Connection, writer: sqlite3.Connection, readers: list[sqlite3.Connection]
    ) -> None:
        self.path = Path(path.name)  # for error texts that guests may read: the file name without its folder
        self._claim = claim
        self._writer = Writer(writer, path)
        self._pool = ThreadPoolExecutor(len(readers), thread_name_prefix="samedi-reader")
        self._idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for connection in readers:
            self._idle.put(connection)

    async def save_person(self, person: Person) -> None:
        person = checked(person)
        await self._writer.submit(commands.save_person, person)

    async def person(self, id: str) -> Person | None:
        return await self._read(queries.person, id)

    async def key(self) -> bytes:
        fresh = secrets.token_hex(32)
        return bytes.fromhex(await self._writer.submit(commands.server_key, fresh))

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
        await self._writer.submit(commands.create, table, seed, lines, person, quota)

    async def change(self, table: Table) -> Table:
        table = checked_table(table)
        return await self._writer.submit(commands.change, table)

    def append(
        self,
        table: str,
        number: int,
        entries: Sequence[Entry],
        at: int,
        sent: MessageId | None = None,
        change: Table | None = None,
    ) -> Awaitable[AppendResult]:
        lines = numbered(number, entries, at, sent)
        changed = checked_table(change) if change else None
        if len(lines) == 1 and changed is None:
            return self._writer.submit(commands.append_one, table, lines[0], single=True)
        return self._writer.submit(commands.append, table, number, lines, changed)

    async def say(self, table: str, person: str, text: str, at: int, sent: str | None = None) -> ChatLine:
        said = checked(ChatLine(number=0, person=person, text=text, at=at, sent=sent))
        return await self._writer.submit(commands.say, table, said)

    async def load(self, table: str) -> StoredTable | None:
        return await self._read(queries.stored_table, table)

    async def log(self, table: str, since: int = 0) -> tuple[LogRow, ...]:
        return await self._read(queries.log, table, since)

    async def table_with_code(self, code: str) -> Table | None:
        return await self._read(queries.table_with_code, code)

    async def tables_of(self, person: str) -> list[Table]:
        return await self._read(queries.tables_of, person)

    async def public_tables(self, limit: int = 100) -> list[Table]:
        return await self._read(queries.public_tables, limit)

    async def running_tables(self, timed: bool = False) -> list[str]:
        return await self._read(queries.running_tables, timed)

    async def close(self) -> None:
        self._writer.finish()
        await self._writer.done()
        await asyncio.to_thread(self._pool.shutdown)
        while not self._idle.empty():
            self._idle.get().close()
        self._writer.connection.close()  # closing the last connection removes the write-ahead log
        self._claim.close()

    async def _read(self, query: Callable[[sqlite3.Connection, Unpack[Ts]], T], *args: *Ts) -> T:
        """Return what a query finds in one snapshot of the database."""
        if self._writer.closed:
            raise StorageError(f"{self.path} is closed: start the server again")
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._run_query, query, *args)

    def _run_query(self, query: Callable[[sqlite3.Connection, Unpack[Ts]], T], *args: *Ts) -> T:
        connection = self._idle.get()
        try:
            connection.execute("BEGIN")
            return query(connection, *args)
        except sqlite3.Error as error:
            raise storage_error(self.path, error) from None
        except msgspec.MsgspecError as error:
            raise StorageError(f"{self.path} holds data that Samedi did not write ({error}): put back a copy") from None
        finally:
            with contextlib.suppress(sqlite3.Error):
                connection.rollback()
            self._idle.put(connection)


async def open_sqlite(path: Path) -> SqliteStore:
    """Open the storage in this file, or create it. StorageError says in a sentence what to do."""
    path = path.absolute()
    return SqliteStore(path, *await asyncio.to_thread(connections, path))


def connections(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection, list[sqlite3.Connection]]:
    """Open the claim, the writer and the readers of a file. On StorageError none of them stays open."""
    with contextlib.ExitStack() as undo:
        claim = claim_file(path)
        undo.callback(claim.close)
        writer = prepare(path)
        undo.callback(writer.close)
        try:
            readers = [connect_read_only(path) for _ in range(READERS)]
        except sqlite3.Error as error:
            raise storage_error(path, error) from None
        undo.pop_all()
    return claim, writer, readers


def numbered(number: int, entries: Sequence[Entry], at: int, sent: MessageId | None) -> list[LogRow]:
    """Turn entries into log lines; the first carries the id of the message that caused them."""
    return [
        checked(LogRow(number=number + i, seat=entry.seat, code=entry.code, at=at, sent=None if i else sent))
        for i, entry in enumerate(entries)
    ]
