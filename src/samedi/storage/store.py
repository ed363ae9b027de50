"""Store: what a table server asks of its storage, and no more. SQLite is one engine (`sqlite.py`).

The log decides: entries are appended *at an expected number* or lose. Whatever an awaited call has answered is on the
disk. A call that is cancelled while it waits may still be carried out: load the table again to know.

SamediError
├─ BadStore    the storage itself does not work: one sentence, and what to do
├─ BadValue    something that cannot be kept (values.py)
├─ TooLate     somebody else was first: .number is the number that an entry, or a change, would have to expect now
├─ Taken       an id or a spoken code that another one has
├─ TooMany     this address has made its share of tables
└─ Missing     no such table or person
"""

from collections.abc import Awaitable, Sequence
from typing import Protocol

import msgspec

from samedi.core.errors import SamediError
from samedi.core.events import Entry
from samedi.storage.values import Logged, Person, Quota, Said, Sent, Table, Whole


class BadStore(SamediError):
    """The storage does not work; nothing of what was asked has been acknowledged."""


class TooLate(SamediError):
    """Somebody else was first; nothing has changed."""

    def __init__(self, text: str, number: int) -> None:
        super().__init__(text)
        self.number = number


class Taken(SamediError):
    """Another one has this id or code; nothing has changed."""


class TooMany(SamediError):
    """One address asks for more than its share; nothing has changed."""


class Missing(SamediError):
    """There is no such table or person; nothing has changed."""


class Stored(msgspec.Struct, frozen=True):
    """Where entries went: the number of the first, whether they are new (not if sent twice), the changed table."""

    number: int
    fresh: bool
    table: Table | None = None


class Store(Protocol):
    """The storage of a table server. Reading answers None for what is not there; writing raises Missing."""

    async def save_person(self, person: Person) -> None:
        """Keep somebody new, or a new name of somebody known."""

    async def person(self, id: str) -> Person | None:
        """Somebody known."""

    async def key(self) -> bytes:
        """The secret with which this house signs: the same for ever."""

    async def create(
        self,
        table: Table,
        seed: str | None,
        entries: Sequence[Entry] = (),
        host: Person | None = None,
        quota: Quota | None = None,
    ) -> None:
        """Set up a table, with a log already if it plays on from elsewhere; raises Taken. Its seed never changes.

        Its host is kept with it. Within a quota, or raises TooMany.
        """

    async def change(self, table: Table) -> Table:
        """Keep what is new about a table: chairs, options, state … Raises TooLate if it was changed since `revision`.

        Returns the table with its new revision. Id, game, version and commitment stay as they were created.
        """

    def append(
        self,
        table: str,
        number: int,
        entries: Sequence[Entry],
        at: int,
        sent: Sent | None = None,
        change: Table | None = None,
    ) -> Awaitable[Stored]:
        """Entries go into the log from this number on, all or none; raises TooLate if that is not the next number.

        The table must be running. `sent` is kept with the first entry; sent again, it is answered with where it went.
        A `change` of the table (it starts, it is over) happens together with the entries.
        """

    async def say(self, table: str, person: str, text: str, at: int, sent: str | None = None) -> Said:
        """A line of chat; sent twice it is said once."""

    async def load(self, table: str) -> Whole | None:
        """Everything about a table, as of one instant."""

    async def log(self, table: str, since: int = 0) -> tuple[Logged, ...]:
        """The entries from a number on: what somebody else appended."""

    async def table_with_code(self, code: str) -> Table | None:
        """The table in lobby or running with this spoken code."""

    async def tables_of(self, person: str) -> list[Table]:
        """The tables in lobby or running at which somebody sits or that they host, newest first."""

    async def public_tables(self, limit: int = 100) -> list[Table]:
        """The tables in lobby or running that anybody may see, newest first."""

    async def running_tables(self, timed: bool = False) -> list[str]:
        """The ids of all running tables: what goes on after a restart; or of those with clocks alone."""

    async def close(self) -> None:
        """Finish what was asked, then let go of the storage."""
