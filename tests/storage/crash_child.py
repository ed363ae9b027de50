"""Append to several tables at once until killed, and print what was acknowledged.

Entries come in pairs. An entry that the previous process may have sent without an acknowledgement is sent again.
"""

import asyncio
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from samedi.core.events import Entry
from samedi.storage.models import MessageId
from samedi.storage.sqlite import open_sqlite
from samedi.storage.store import Store

TABLES = 4


async def play(store: Store, table: str) -> None:
    number = len(await store.log(table))
    pair = max(0, number // 2 - 1)
    while True:
        entries = [Entry("0", f"move {pair}"), Entry("*", f"roll {pair}")]
        stored = await store.append(table, pair * 2, entries, pair, MessageId(person="ana", id=str(pair)))
        assert stored.fresh == (pair * 2 >= number), "sent twice, stored twice"
        os.write(1, f"{table} {stored.number}\n".encode())
        pair += 1


async def main(path: Path) -> None:
    store = await open_sqlite(path)
    os.write(1, b"ready\n")
    await asyncio.gather(*(play(store, str(i)) for i in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
