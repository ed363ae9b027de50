"""Hostile traffic, made by a process of its own: `python -m samedi.bench.attacks.traffic NAME PORT TABLE SECONDS`.

It talks to 127.0.0.1 alone, for a bounded time, and prints one JSON object: how many connections were opened, how each
of them ended, and how many bytes were sent.
"""

import argparse
import asyncio
import contextlib
import json
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable

from websockets.client import ClientProtocol
from websockets.exceptions import InvalidHandshake
from websockets.protocol import State
from websockets.uri import parse_uri

HOST = "127.0.0.1"
CHUNK = 50  # writes a second
MASK = b"\0\0\0\0"
AGAIN = 0.05  # seconds until a connection that was closed is opened again
PATIENCE = 10.0  # seconds that a handshake may take


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """Return one frame of a client, masked with zeros."""
    assert len(payload) < 126
    return bytes((0x80 * final | opcode, 0x80 | len(payload))) + MASK + payload


PING, PONG = frame(9), frame(10)
FRAGMENT = frame(0, final=False)
FIRST_FRAGMENT = frame(1, final=False)
HELLO = frame(1, b'{"t":"hello"}')
NONSENSE = frame(1, b"{")


class Target:
    """The server under attack, the time when the attack ends, and what became of its connections."""

    def __init__(self, port: int, table: str, seconds: float) -> None:
        self.port, self.table = port, table
        self.until = asyncio.get_running_loop().time() + seconds
        self.seen: Counter[str] = Counter()

    @property
    def over(self) -> bool:
        return asyncio.get_running_loop().time() >= self.until


class Socket:
    """One WebSocket that sends any bytes and notes how it was closed."""

    def __init__(self, target: Target, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.target, self.reader, self.writer = target, reader, writer
        self.protocol = ClientProtocol(parse_uri(f"ws://{HOST}:{target.port}/ws/{target.table}"))
        self.listening: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, target: Target) -> "Socket | None":
        """Connect and shake hands; None if the server refused, which is noted."""
        try:
            socket = cls(target, *await asyncio.open_connection(HOST, target.port))
        except OSError:
            target.seen["refused"] += 1
            return None
        try:
            await asyncio.wait_for(socket.shake_hands(), PATIENCE)
        except (OSError, EOFError, TimeoutError, InvalidHandshake) as error:
            target.seen[f"no handshake: {type(error).__name__}"] += 1
            socket.writer.transport.abort()
            return None
        target.seen["opened"] += 1
        socket.listening = asyncio.create_task(socket.listen())
        return socket

    async def shake_hands(self) -> None:
        self.protocol.send_request(self.protocol.connect())
        self.writer.write(b"".join(self.protocol.data_to_send()))
        while self.protocol.state is State.CONNECTING:
            content = await self.reader.read(1 << 16)
            if not content:
                raise EOFError
            self.protocol.receive_data(content)
            if self.protocol.handshake_exc is not None:
                raise InvalidHandshake(str(self.protocol.handshake_exc))

    async def listen(self) -> None:
        """Read until the server closes, and note the code."""
        with contextlib.suppress(OSError):
            while content := await self.reader.read(1 << 16):
                self.protocol.receive_data(content)
                self.protocol.data_to_send()  # answers are not sent
                self.protocol.events_received()
                if self.protocol.close_rcvd is not None:
                    break
        if not self.target.over:
            code = self.protocol.close_rcvd.code if self.protocol.close_rcvd else "without a code"
            self.target.seen[f"closed {code}"] += 1

    @property
    def closed(self) -> bool:
        return self.listening is None or self.listening.done()

    async def send(self, content: bytes) -> None:
        with contextlib.suppress(OSError):
            self.writer.write(content)
            self.target.seen["bytes"] += len(content)
            await self.writer.drain()

    def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
        self.writer.transport.abort()


def flood(unit: bytes, rate: int, *, sockets: int = 1, first: bytes = b"") -> Callable[[Target], Awaitable[None]]:
    """Return an attack: each of these sockets repeats a few bytes at this rate, and comes again when it is closed."""

    async def one(target: Target) -> None:
        content = unit * max(1, rate // sockets // CHUNK // len(unit))
        while not target.over:
            socket = await Socket.open(target)
            if socket is not None:
                await socket.send(first)
                while not socket.closed and not target.over:
                    await socket.send(content)
                    await asyncio.sleep(1 / CHUNK)
                socket.close()
            await asyncio.sleep(AGAIN)

    async def attack(target: Target) -> None:
        await asyncio.gather(*(one(target) for _ in range(sockets)))

    return attack


async def silent(target: Target, sockets: int = 2000) -> None:
    """Open many sockets that never say hello."""
    opened: list[Socket] = []
    gate = asyncio.Semaphore(50)

    async def one() -> None:
        async with gate:
            socket = None if target.over else await Socket.open(target)
        if socket is not None:
            opened.append(socket)

    await asyncio.gather(*(one() for _ in range(sockets)))
    while not target.over and any(not socket.closed for socket in opened):
        await asyncio.sleep(0.1)
    for socket in opened:
        socket.close()


async def half_requests(target: Target, connections: int = 300) -> None:
    """Begin many HTTP requests and never end them."""

    async def one() -> None:
        while not target.over:
            try:
                reader, writer = await asyncio.open_connection(HOST, target.port)
            except OSError:
                target.seen["refused"] += 1
                await asyncio.sleep(AGAIN)
                continue
            target.seen["opened"] += 1
            writer.write(f"GET / HTTP/1.1\r\nHost: {HOST}:{target.port}\r\n".encode())
            ending = asyncio.create_task(reader.read())
            with contextlib.suppress(OSError):
                while not ending.done() and not target.over:
                    writer.write(b"X-A: b\r\n")
                    target.seen["bytes"] += 8
                    await asyncio.wait([ending], timeout=1)
            if ending.done():
                target.seen["closed"] += 1
                ending.exception()
            ending.cancel()
            writer.transport.abort()

    await asyncio.gather(*(one() for _ in range(connections)))


async def request(target: Target, method: str, path: str, body: bytes = b"", headers: str = "") -> int:
    """Send one HTTP request; return the status, or 0 if there was no answer."""
    try:
        reader, writer = await asyncio.open_connection(HOST, target.port)
    except OSError:
        return 0
    try:
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{target.port}\r\nConnection: close\r\n{headers}"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        target.seen["bytes"] += len(body)
        answer = await asyncio.wait_for(reader.read(), 60)
        return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/") else 0
    except (OSError, TimeoutError):
        return 0
    finally:
        writer.transport.abort()


async def large_bodies(target: Target, at_once: int = 6, size: int = 20_000_000) -> None:
    """Send forms of 20 MB in chunks, without saying how long they are."""
    piece = b"10000\r\n" + b"a" * 0x10000 + b"\r\n"

    async def one() -> None:
        while not target.over:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(HOST, target.port)
                head = f"POST /lang HTTP/1.1\r\nHost: {HOST}:{target.port}\r\nTransfer-Encoding: chunked\r\n"
                writer.write(head.encode() + b"Content-Type: application/x-www-form-urlencoded\r\n\r\n")
                for _ in range(size // 0x10000):
                    writer.write(piece)
                    target.seen["bytes"] += len(piece)
                    await writer.drain()
                    if target.over:
                        break
                target.seen["opened"] += 1
                writer.transport.abort()
            await asyncio.sleep(AGAIN)

    await asyncio.gather(*(one() for _ in range(at_once)))


async def long_records(target: Target, entries: int = 40_000, at_once: int = 12) -> None:
    """Ask for records to be verified that have far too many entries."""
    record = {"samedi": 1, "game": "little-devils", "version": 1, "seats": 3, "options": {}}
    body = json.dumps({"record": {**record, "entries": [["0", "play 1"], ["0", "back"]] * (entries // 2)}}).encode()

    async def one() -> None:
        while not target.over:
            status = await request(target, "POST", "/api/verify", body, "Content-Type: application/json\r\n")
            target.seen[f"status {status}"] += 1
            await asyncio.sleep(AGAIN)

    await asyncio.gather(*(one() for _ in range(at_once)))


async def guessed_codes(target: Target, at_once: int = 8) -> None:
    """Guess the codes of tables."""

    async def one() -> None:
        while not target.over:
            code = "".join(secrets.choice("bcdfghjklmnpqrstvwxz") for _ in range(6))
            target.seen[f"status {await request(target, 'GET', f'/join?code={code}')}"] += 1

    await asyncio.gather(*(one() for _ in range(at_once)))


ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    "pings": flood(PING, 3_000_000),
    "pongs": flood(PONG, 3_000_000),
    "fragments": flood(FRAGMENT, 3_000_000, first=FIRST_FRAGMENT),
    "hellos": flood(HELLO, 500_000, sockets=20),
    "nonsense": flood(NONSENSE, 500_000, sockets=20),
    "half-requests": half_requests,
    "silent-sockets": silent,
    "large-bodies": large_bodies,
    "long-records": long_records,
    "guessed-codes": guessed_codes,
}


async def run(name: str, port: int, table: str, seconds: float) -> dict[str, int]:
    """Carry out one attack; return what was seen."""
    target = Target(port, table, seconds)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds + 2 * PATIENCE):
            await ATTACKS[name](target)
    return dict(target.seen)


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("name", choices=ATTACKS)
    asked.add_argument("port", type=int)
    asked.add_argument("table")
    asked.add_argument("seconds", type=float)
    given = asked.parse_args()
    print(json.dumps(asyncio.run(run(given.name, given.port, given.table, given.seconds))))


if __name__ == "__main__":
    main()
