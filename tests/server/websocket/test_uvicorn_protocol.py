"""Invalid frames: their sender is refused or disconnected, and no other page at the table is affected."""

import base64
import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from samedi.server.websocket.uvicorn_protocol import FastWebSocketProtocol, frame_header
from tests.server.conftest import SLOW, Page, Server
from tests.server.fake_browser import logged, unharmed

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
HELLO = b'{"t":"hello"}'


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from unharmed(tmp_path_factory.mktemp("house"), "messages-at-once=10000", "requests-at-once=10000")


def dial(server: Server, table: str, room: int = 0) -> socket.socket:
    """Open a connection that can send any bytes; `room` is the size of its receive buffer."""
    line = socket.socket()
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.settimeout(SLOW)
    line.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    asked = f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    line.sendall(f"{asked}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def frame(kind: int, content: bytes = b"", last: bool = True, masked: bool = True) -> bytes:
    size = len(content)
    head = bytes([last << 7 | kind])
    head += bytes([masked << 7 | size]) if size < 126 else bytes([masked << 7 | 126]) + struct.pack(">H", size)
    return head + (bytes(4) if masked else b"") + content


def ended(line: socket.socket) -> int:
    """Return the close code of a connection."""
    with line.makefile("rb") as said:
        while said.readline() != b"\r\n":
            pass
        while True:
            kind, size = said.read(2)
            if size == 126:
                (size,) = struct.unpack(">H", said.read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", said.read(8))
            content = said.read(size)
            if kind == 0x80 | CLOSE:
                return int.from_bytes(content[:2])


@pytest.fixture
def table(shared_server: Server) -> tuple[str, Page]:
    """Return a table and the page of its player."""
    id, cookie = shared_server.open_table("voodoo-prince", pace="instant")
    page = shared_server.sit(id, cookie)
    assert page.await_turn()
    return id, page


def check_calm(page: Page) -> None:
    """Check that the table still answers its player."""
    page.send(t="ping")
    before = len(page.heard)
    page.until(lambda message: message["t"] == "pong")
    assert {message["t"] for message in page.heard[before:]} <= {"people", "pong"}


BAD = {
    "letters that are none": (frame(TEXT, b"\xff\xfe"), 1007),
    "a kind that is none": (frame(3, b"abc"), 1002),
    "no mask": (frame(TEXT, HELLO, masked=False), 1002),
    "a middle without a beginning": (frame(0, b"abc"), 1002),
    "a long ping": (frame(PING, b"p" * 126), 1002),
    "a ping in pieces": (frame(PING, b"p", last=False), 1002),
    "signs that mean nothing": (bytes([0xF1]) + frame(TEXT, HELLO)[1:], 1002),
    "a long message": (frame(TEXT, b"x" * 20_000), 1009),
    "a long message in pieces": (frame(TEXT, b"x", False) + frame(0, b"x" * 1000, False) * 17, 1009),
    "a reason that is none": (frame(CLOSE, b"\x00"), 1002),
}


@pytest.mark.parametrize("bad", BAD)
def test_an_invalid_frame_closes_its_own_connection_only(
    bad: str, shared_server: Server, table: tuple[str, Page]
) -> None:
    id, page = table
    sent, code = BAD[bad]
    for before in (b"", frame(TEXT, HELLO)):
        with dial(shared_server, id) as line:
            line.sendall(before + sent)
            assert ended(line) == code
    check_calm(page)


def test_a_binary_message_is_refused(shared_server: Server, table: tuple[str, Page]) -> None:
    id, page = table
    before = logged(shared_server, id)
    page.socket.send(b'{"t":"act","id":"b","seat":0,"at":0,"code":"play R1"}')
    assert page.until(lambda message: message["t"] == "no")["error"] == "bad-message"
    check_calm(page)
    assert logged(shared_server, id) == before


@pytest.mark.parametrize("name", ["a\0b", "\ud83c", "é", "\n", "a" * 41, ""], ids=range(6))
def test_a_message_whose_id_cannot_be_stored_is_refused_and_no_connection_closes(
    name: str, shared_server: Server, table: tuple[str, Page]
) -> None:
    id, page = table
    watcher = shared_server.sit(id)
    watcher.until(lambda message: message["t"] == "people")
    act: dict[str, Any] = {"seat": 0, "at": page.at, "code": page.scene["choices"][0]["code"]}
    for message in ({"t": "act", **act}, {"t": "back", "seat": 0}, {"t": "say", "text": "Hm …"}):
        page.send(**message, id=name)
        assert page.until(lambda message: message["t"] == "no")["error"] == "bad-message"
    check_calm(watcher)
    page.send(t="say", id="text", text="\0")
    assert page.answer_to("text")["t"] == "no"
    check_calm(page)


def test_a_flood_of_pings_is_closed_and_the_table_goes_on(shared_server: Server, table: tuple[str, Page]) -> None:
    id, page = table
    with ExitStack() as lines:
        for _ in range(50):
            lines.enter_context(dial(shared_server, id))
        line = lines.enter_context(dial(shared_server, id))
        line.sendall(frame(PING, b"p" * 100) * 1000)
        assert ended(line) == 4429
        check_calm(page)
        page.play_on(turns=1)
    assert page.await_turn()


def wait_until_quiet(page: Page) -> None:
    """Wait until no viewer joins or leaves, so that all messages are answered."""
    calm = 0
    while calm < 5:
        before = len(page.heard)
        page.send(t="ping")
        page.until(lambda message: message["t"] == "pong")
        calm = calm + 1 if len(page.heard) == before + 1 else 0
        time.sleep(0.1)


def test_a_page_that_does_not_read_is_disconnected(shared_server: Server, table: tuple[str, Page]) -> None:
    id, page = table
    for number in range(50):  # so that there is much to send
        page.send(t="say", id=f"line {number}", text="Hm … " * 100)
        assert page.answer_to(f"line {number}")["t"] == "ok"
    with dial(shared_server, id, room=4096) as line:
        line.sendall(frame(TEXT, HELLO) * 300)
        wait_until_quiet(page)
        page.play_on(turns=1)
        assert ended(line) == 4408
    assert page.await_turn()


def test_an_old_message_that_comes_again_gets_its_old_answer_and_counts_once(server: Server) -> None:
    id, cookie = server.open_table("little-devils", pace="instant")
    page = server.sit(id, cookie)
    assert page.await_turn()
    first = {"t": "act", "id": "first", "seat": 0, "at": page.at, "code": page.scene["choices"][0]["code"]}
    page.send(**first)
    assert page.answer_to("first")["t"] == "ok"
    page.scene = {}
    page.play_on(turns=8)
    assert page.await_turn()  # no other seat plays now
    before = logged(server, id)
    for _ in range(2):  # by the server that stored it, and by one that loaded it
        page.send(**first)
        assert page.answer_to("first")["t"] == "ok"
        assert logged(server, id) == before
        server.kill()
        server.start()
        page = server.sit(id, cookie)


def test_messages_sent_at_once_are_answered_in_order(shared_server: Server, table: tuple[str, Page]) -> None:
    _, page = table
    for number in range(40):
        page.send(t="say", id=f"breath {number}", text="Hm …")
    heard = [page.until(lambda message: message["t"] in ("ok", "no"))["id"] for _ in range(40)]
    assert heard == [f"breath {number}" for number in range(40)]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_frame_is_that_of_the_standard(size: int) -> None:
    text = b"x" * size
    assert frame_header(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_only_silent_connections_are_pinged(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda self: asked.append(self.loop.time()))
    line = FastWebSocketProtocol.__new__(FastWebSocketProtocol)
    line.ping_interval, line.received_at = 20.0, 100.0
    line.loop = Clock(115.0)  # type: ignore[assignment]
    line.send_keepalive_ping()
    assert not asked and line.loop.later == [5.0]  # type: ignore[attr-defined]
    line.loop = Clock(120.0)  # type: ignore[assignment]
    line.send_keepalive_ping()
    assert asked == [120.0]


class Clock:
    """An event loop whose time stands still."""

    def __init__(self, now: float) -> None:
        self.now = now
        self.later: list[float] = []

    def time(self) -> float:
        return self.now

    def call_later(self, wait: float, call: Any) -> None:
        self.later.append(wait)
