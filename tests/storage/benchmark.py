"""Measure durable appends a second and the time to load a game: ./dev python tests/storage/benchmark.py [FOLDER]"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from samedi.storage.models import MessageId
from samedi.storage.sqlite import SqliteStore
from tests.storage.factories import entry, opened, table


async def play(store: SqliteStore, id: str, moves: int) -> None:
    for number in range(moves):
        await store.append(id, number, [entry(f"play {number}")], number, MessageId(person="ana", id=f"s{number}"))


async def main(folder: Path) -> None:
    for count in (1, 10, 50, 1000):
        path = folder / f"{count}.db"
        moves = 200 if count < 1000 else 20
        async with opened(path, *(table(str(i)) for i in range(count))) as store:
            start = time.perf_counter()
            await asyncio.gather(*(play(store, str(i), moves) for i in range(count)))
            seconds = time.perf_counter() - start
            print(f"{count:5} tables at once: {count * moves / seconds:8,.0f} appends/s", end="")
            start = time.perf_counter()
            for _ in range(100):
                await store.load("0")
            print(f"    a game of {moves} entries loads in {(time.perf_counter() - start) * 10:.2f} ms")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as place:
        asyncio.run(main(Path(place)))
