"""Store: the interface between the server and its storage. `sqlite.py` implements it.

The log resolves conflicts: an append names the number that it expects, and fails if that number is taken. When an
awaited call returns, its change is on the disk. A call that is cancelled while it waits may still be carried out:
load the table again to know.

SamediError
├─ StorageError    the storage itself does not work; the sentence says what to do
├─ BadValue        a value that cannot be stored (models.py)
├─ Conflict        another writer was first: .number is the number to expect now
├─ AlreadyExists   the id or the spoken code is in use
├─ QuotaExceeded   this address has made as many tables as it may
└─ NotFound        no such table or person
"""

from collections.abc import Awaitable, Sequence
from typing import Protocol

import msgspec

from samedi.core.errors import SamediError
from samedi.core.events import Entry
from samedi.storage.models import ChatLine, LogRow, MessageId, Person, Quota, StoredTable, Table


class StorageError(SamediError):
    """The storage does not work; the change was not acknowledged."""


class Conflict(SamediError):
    """Another writer was first; nothing has changed."""

    def __init__(self, text: str, number: int) -> None:
        super().__init__(text)
        self.number = number


class AlreadyExists(SamediError):
    """This id or code is in use; nothing has changed."""


class QuotaExceeded(SamediError):
    """One address asks for more tables than it may have; nothing has changed."""


class NotFound(SamediError):
    """There is no such table or person; nothing has changed."""


class AppendResult(msgspec.Struct, frozen=True):
    """The result of an append: the first entry's number, whether it is new (a repeat is not), the changed table."""

    number: int
    fresh: bool
    table: Table | None = None


class Store(Protocol):
    """The storage of a server. A read returns None for a missing row; a write raises NotFound."""

    async def save_person(self, person: Person) -> None:
        """Store a new person, or the new name of a known one."""

    async def person(self, id: str) -> Person | None:
        """Return a person by id."""

    async def key(self) -> bytes:
        """Return the secret that signs login tokens; it never changes."""

    async def create(
        self,
        table: Table,
        seed: str | None,
        entries: Sequence[Entry] = (),
        host: Person | None = None,
        quota: Quota | None = None,
    ) -> None:
        """Create a table and store its host; raise AlreadyExists.

        A table that continues another game starts with a log.

        The seed never changes. Raise QuotaExceeded if the quota is used up.
        """

    async def change(self, table: Table) -> Table:
        """Store a table's new chairs, options, state …; raise Conflict if it has changed since `revision`.

        Return the table with its new revision. Id, game, version and commitment cannot change.
        """

    def append(
        self,
        table: str,
        number: int,
        entries: Sequence[Entry],
        at: int,
        sent: MessageId | None = None,
        change: Table | None = None,
    ) -> Awaitable[AppendResult]:
        """Append entries from this number on, all or none; raise Conflict if it is not the next number.

        The table must be running. `sent` is stored with the first entry; a repeated message is answered with the number
        that it got the first time. A `change` of the table (start, end) is stored in the same transaction.
        """

    async def say(self, table: str, person: str, text: str, at: int, sent: str | None = None) -> ChatLine:
        """Store a line of chat; a repeated message is stored once."""

    async def load(self, table: str) -> StoredTable | None:
        """Return everything about a table, from one snapshot."""

    async def log(self, table: str, since: int = 0) -> tuple[LogRow, ...]:
        """Return the entries from a number on."""

    async def table_with_code(self, code: str) -> Table | None:
        """Return the open table (lobby or running) with this spoken code."""

    async def tables_of(self, person: str) -> list[Table]:
        """Return the open tables where a person sits or that they host, newest first."""

    async def public_tables(self, limit: int = 100) -> list[Table]:
        """Return the open tables that are public, newest first."""

    async def running_tables(self, timed: bool = False) -> list[str]:
        """Return the ids of all running tables, or of those with clocks; a restarted server continues them."""

    async def close(self) -> None:
        """Finish pending writes, then close the storage."""
