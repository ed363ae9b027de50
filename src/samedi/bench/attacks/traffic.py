"""The attacks: each sends hostile traffic to a local server until it is cancelled.

An attack runs as its own process (`python -m samedi.bench.attacks.traffic NAME PORT TABLE SECONDS`), so that it takes
no processor time of the honest players' process. At the end it prints one line of JSON with what the server did.

"""

import asyncio
import contextlib
import itertools
import json
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable

from samedi.bench.attacks.client import (
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Closed,
    Socket,
    connect,
    frame,
    message,
    open_socket,
    request,
)

BURST = 2000  # frames in one write
SOCKETS = 8  # connections of one attack
SILENT_SOCKETS = 2000  # connections that send nothing
HALF_REQUESTS = 300  # connections with half a request
RECORD_ENTRIES = 40_000  # entries of a record
CODE_LETTERS = "bcdfghjklmnpqrstvwxz"  # letters of a join code

Attack = Callable[["Target", Counter[str]], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


class Target:
    """The server that is attacked, and the id of a table on it."""

    def __init__(self, port: int, table: str) -> None:
        self.port, self.table = port, table

    @property
    def path(self) -> str:
        return f"/ws/{self.table}"


def attack(run: Attack) -> Attack:
    """Add an attack to the list, by the name of its function."""
    ATTACKS[run.__name__.replace("_", " ")] = run
    return run


async def side_by_side(count: int, run: Callable[[int], Awaitable[None]]) -> None:
    """Run the same coroutine this many times at once, again and again."""

    async def repeat(number: int) -> None:
        while True:
            try:
                await run(number)
            except (OSError, Closed):
                await asyncio.sleep(0.05)

    await asyncio.gather(*(repeat(number) for number in range(count)))


async def send_endlessly(target: Target, met: Counter[str], data: bytes, *, greet: bool = False) -> None:
    """Open a socket and send the same bytes until the server closes it."""
    try:
        socket = await open_socket(target.port, target.path)
    except Closed as closed:
        met[f"refused {closed.code}"] += 1
        raise
    met["opened"] += 1
    reading = asyncio.create_task(socket.close_code(3600))
    try:
        if greet:
            await socket.send(message(t="hello", lang="en"))
        while not reading.done():
            socket.writer.write(data)
            met["bytes"] += len(data)
            await socket.writer.drain()
            await asyncio.sleep(0)
    except (OSError, Closed):
        pass
    finally:
        with contextlib.suppress(TimeoutError):
            code = await asyncio.wait_for(reading, 2)
            met[f"closed {code}"] += 1
        reading.cancel()
        socket.leave()


@attack
async def pongs(target: Target, met: Counter[str]) -> None:
    """Send pongs that answer no ping."""
    await side_by_side(SOCKETS, lambda _: send_endlessly(target, met, frame(PONG, b"x" * 100) * BURST))


@attack
async def pings(target: Target, met: Counter[str]) -> None:
    """Send pings, each of which the server must answer."""
    await side_by_side(SOCKETS, lambda _: send_endlessly(target, met, frame(PING, b"x") * BURST))


@attack
async def fragments(target: Target, met: Counter[str]) -> None:
    """Send one message in endless empty fragments."""
    empty = frame(CONTINUATION, final=False) * BURST
    await side_by_side(SOCKETS, lambda _: send_endlessly(target, met, frame(TEXT, final=False) + empty))


@attack
async def hellos(target: Target, met: Counter[str]) -> None:
    """Send hello again and again; each one asks for the whole table."""
    await side_by_side(SOCKETS, lambda _: send_endlessly(target, met, message(t="hello", lang="en") * 50, greet=True))


@attack
async def nonsense(target: Target, met: Counter[str]) -> None:
    """Send texts that are not messages; each is refused with a sentence."""
    await side_by_side(SOCKETS, lambda _: send_endlessly(target, met, frame(TEXT, b"[" * 500) * 50))


@attack
async def reconnects(target: Target, met: Counter[str]) -> None:
    """Open sockets, say hello and close them."""

    async def once(_: int) -> None:
        socket = await open_socket(target.port, target.path)
        try:
            await socket.send(message(t="hello", lang="en"))
            await socket.receive()
            met["served"] += 1
        except Closed as closed:
            met[f"closed {closed.code}"] += 1
        finally:
            socket.leave()

    await side_by_side(SOCKETS, once)


@attack
async def half_requests(target: Target, met: Counter[str]) -> None:
    """Send requests byte by byte and never finish them."""

    async def one(number: int) -> None:
        reader, writer = await connect(target.port)
        met["opened"] += 1
        closing = asyncio.create_task(reader.read())
        try:
            writer.write(f"GET / HTTP/1.1\r\nHost: localhost:{target.port}\r\n".encode())
            for letter in itertools.cycle("X-Slow: yes\r\n"):
                if closing.done():
                    met["closed"] += 1
                    return
                writer.write(letter.encode())
                await writer.drain()
                await asyncio.sleep(0.5)
        finally:
            closing.cancel()
            writer.transport.abort()

    await side_by_side(HALF_REQUESTS, one)


@attack
async def silent_sockets(target: Target, met: Counter[str]) -> None:
    """Open sockets and send nothing."""

    async def one(number: int) -> None:
        socket: Socket | None = None
        try:
            await asyncio.sleep(number / SILENT_SOCKETS)
            socket = await open_socket(target.port, target.path)
            met["opened"] += 1
            code = await socket.close_code(3600)
            met[f"closed {code}"] += 1
        except Closed as closed:
            met[f"refused {closed.code}"] += 1
            await asyncio.sleep(1)
        finally:
            if socket is not None:
                socket.leave()

    await side_by_side(SILENT_SOCKETS, one)


@attack
async def large_bodies(target: Target, met: Counter[str]) -> None:
    """Send endless forms in chunks."""
    chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"

    async def one(number: int) -> None:
        _, writer = await connect(target.port)
        head = f"POST /lang HTTP/1.1\r\nHost: localhost:{target.port}\r\nTransfer-Encoding: chunked\r\n\r\n"
        writer.write(head.encode())
        try:
            for _ in range(1000):
                writer.write(chunk)
                await writer.drain()
                met["bytes"] += len(chunk)
        finally:
            writer.transport.abort()

    await side_by_side(SOCKETS, one)


@attack
async def long_records(target: Target, met: Counter[str]) -> None:
    """Ask to verify very long records."""
    entries = [["*", "deal"], *([["0", "back"]] * RECORD_ENTRIES)]
    record = {"samedi": 1, "game": "little-devils", "version": 1, "seats": 4, "options": {}, "entries": entries}

    async def one(_: int) -> None:
        answer = await request(target.port, "POST", "/api/verify", {"record": record})
        met[f"answered {answer.status}"] += 1

    await side_by_side(SOCKETS, one)


@attack
async def guessed_codes(target: Target, met: Counter[str]) -> None:
    """Guess join codes."""
    chance = random.Random(1)

    async def one(_: int) -> None:
        code = "".join(chance.choice(CODE_LETTERS) for _ in range(6))
        answer = await request(target.port, "GET", f"/join?code={code}")
        met[f"answered {answer.status}"] += 1

    await side_by_side(SOCKETS, one)


@attack
async def pages(target: Target, met: Counter[str]) -> None:
    """Request expensive pages without a pause."""

    async def one(number: int) -> None:
        path = ("/", "/new/voodoo-pirates", "/rules/voodoo-pirates", f"/t/{target.table}")[number % 4]
        answer = await request(target.port, "GET", path)
        met[f"answered {answer.status}"] += 1

    await side_by_side(SOCKETS, one)


async def run(name: str, target: Target, seconds: float) -> dict[str, int]:
    """Attack for this long; return what the server did, and how often."""
    met: Counter[str] = Counter()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ATTACKS[name](target, met)
    return dict(sorted(met.items()))


def main() -> None:
    name, port, table, seconds = sys.argv[1:]
    print(json.dumps(asyncio.run(run(name, Target(int(port), table), float(seconds)))))


if __name__ == "__main__":
    main()
