"""Factories of people, tables and stores."""

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from samedi.core.events import Entry
from samedi.storage.models import Chair, Person, Table
from samedi.storage.sqlite import SqliteStore, open_sqlite

SEED = "07" * 32
COMMITMENT = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
ANA = Person(id="ana", name="Ana", created=1)
BEN = Person(id="ben", name="Ben", created=2)


def table(id: str = "t", **more: Any) -> Table:
    """Make a running table of Ana, Ben and a bot by default."""
    usual: dict[str, Any] = {
        "id": id,
        "code": f"code-{id}",
        "game": "some-game",
        "version": 1,
        "chairs": (
            Chair(kind="person", person="ana", name="Ana"),
            Chair(kind="person", person="ben", name="Ben"),
            Chair(kind="bot", level="apprentice", name="Brigitte"),
        ),
        "commitment": COMMITMENT,
        "host": "ana",
        "created": 1_000,
        "state": "running",
    }
    return Table(**(usual | more))


def entry(code: str, seat: int | str = 0) -> Entry:
    return Entry(str(seat), code)


@asynccontextmanager
async def opened(path: Path, *tables: Table) -> AsyncIterator[SqliteStore]:
    """Open a store with Ana, Ben and these tables; close it afterwards."""
    store = await open_sqlite(path)
    try:
        await store.save_person(ANA)
        await store.save_person(BEN)
        for each in tables:
            await store.create(each, SEED)
        yield store
    finally:
        await store.close()
