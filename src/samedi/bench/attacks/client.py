"""A client for attacks: raw sockets to a local server, and WebSocket frames that no browser sends."""

import asyncio
import base64
import json
import os
import struct
from collections import Counter
from typing import Any

TEXT, CLOSE, PING, PONG, CONTINUATION = 0x1, 0x8, 0x9, 0xA, 0x0
ATTACKER = "127.0.0.66"  # not the address of the honest players
TIMEOUT = 10.0  # seconds until an answer counts as missing


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """Return a masked frame, as a client sends it."""
    size = len(payload)
    head = bytes([opcode | (0x80 if final else 0)])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += struct.pack("!BH", 0x80 | 126, size)
    else:
        head += struct.pack("!BQ", 0x80 | 127, size)
    return head + b"\0\0\0\0" + payload  # a mask of zeros changes nothing


def message(**fields: Any) -> bytes:
    """Return the frame of one message of the page."""
    return frame(TEXT, json.dumps(fields).encode())


class Closed(Exception):
    """The server has closed the connection; `code` is 0 if it gave none."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class Socket:
    """One WebSocket connection. Frames are sent as they are; what the server sends is read and counted."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.heard: Counter[int] = Counter()

    async def send(self, data: bytes) -> None:
        """Write, and wait while the server reads nothing. Raise Closed once it has closed the connection."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except (ConnectionError, OSError):
            raise Closed(await self.close_code()) from None

    async def receive(self) -> tuple[int, bytes]:
        """Return opcode and payload of the next frame; raise Closed at the end."""
        try:
            first, second = await self.reader.readexactly(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
            payload = await self.reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError, OSError):
            raise Closed from None
        opcode = first & 0x0F
        self.heard[opcode] += 1
        if opcode == CLOSE:
            raise Closed(struct.unpack("!H", payload[:2])[0] if len(payload) > 1 else 0)
        return opcode, payload

    async def close_code(self, patience: float = TIMEOUT) -> int:
        """Return the code with which the server closes this connection, or -1 if it stays open."""
        try:
            async with asyncio.timeout(patience):
                while True:
                    await self.receive()
        except Closed as closed:
            return closed.code
        except TimeoutError:
            return -1

    def leave(self) -> None:
        """Cut the connection without a close frame."""
        self.writer.transport.abort()


async def connect(port: int, address: str = ATTACKER) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Return a TCP connection from an address of this machine."""
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))


async def open_socket(port: int, path: str, cookie: str = "", address: str = ATTACKER) -> Socket:
    """Return a WebSocket after its handshake; raise Closed if the server refuses it."""
    reader, writer = await connect(port, address)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: localhost:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    try:
        async with asyncio.timeout(TIMEOUT):
            head = await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, ConnectionError, TimeoutError):
        writer.transport.abort()
        raise Closed from None
    status = int(head.split(b" ", 2)[1])
    if status != 101:
        writer.transport.abort()
        raise Closed(status)
    return Socket(reader, writer)


class HttpAnswer:
    """Status, headers and body of an HTTP answer."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    def json(self) -> Any:
        return json.loads(self.body)


async def request(
    port: int,
    method: str,
    path: str,
    body: Any = None,
    *,
    cookie: str = "",
    address: str = ATTACKER,
    patience: float = TIMEOUT,
) -> HttpAnswer:
    """Send one request over a new connection; raise Closed if there is no answer."""
    reader, writer = await connect(port, address)
    content = b"" if body is None else json.dumps(body).encode()
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: localhost:{port}",
        "Connection: close",
        f"Content-Length: {len(content)}",
        "Content-Type: application/json",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode() + content)
    try:
        async with asyncio.timeout(patience):
            head, _, rest = (await reader.read()).partition(b"\r\n\r\n")
    except (ConnectionError, TimeoutError):
        raise Closed from None
    finally:
        writer.transport.abort()
    if not head:
        raise Closed
    first, *others = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in others)}
    return HttpAnswer(int(first.split()[1]), headers, rest)
