"""Bad frames on the wire: whoever sends them is answered or let go, and nobody else at the table notices."""

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
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from unharmed(tmp_path_factory.mktemp("house"))


def dial(server: Server, table: str, room: int = 0) -> socket.socket:
    """A line to a table on which any byte can be sent; `room` for so many bytes that nobody has read yet."""
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
    """The code with which the server closes this line, whatever it says before."""
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
def table(house: Server) -> tuple[str, Page]:
    """A table with somebody at it who plays."""
    id, cookie = house.open_table("voodoo-prince", pace="instant")
    page = house.sit(id, cookie)
    assert page.await_turn()
    return id, page


def check_calm(page: Page) -> None:
    """Nobody at the table has noticed anything."""
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
def test_what_is_no_frame_ends_the_line_and_only_that(bad: str, house: Server, table: tuple[str, Page]) -> None:
    id, page = table
    sent, code = BAD[bad]
    for before in (b"", frame(TEXT, HELLO)):
        with dial(house, id) as line:
            line.sendall(before + sent)
            assert ended(line) == code
    check_calm(page)


def test_bytes_are_no_message(house: Server, table: tuple[str, Page]) -> None:
    id, page = table
    before = logged(house, id)
    page.socket.send(b'{"t":"act","id":"b","seat":0,"at":0,"code":"play R1"}')
    assert page.until(lambda message: message["t"] == "no")["error"] == "bad-message"
    check_calm(page)
    assert logged(house, id) == before


@pytest.mark.parametrize("name", ["a\0b", "\ud83c", "é", "\n", "a" * 41, ""], ids=range(6))
def test_a_message_that_cannot_be_kept_by_its_name_is_refused_and_nobody_is_sent_away(
    name: str, house: Server, table: tuple[str, Page]
) -> None:
    id, page = table
    watcher = house.sit(id)
    watcher.until(lambda message: message["t"] == "people")
    act: dict[str, Any] = {"seat": 0, "at": page.at, "code": page.scene["choices"][0]["code"]}
    for message in ({"t": "act", **act}, {"t": "back", "seat": 0}, {"t": "say", "text": "Hm …"}):
        page.send(**message, id=name)
        assert page.until(lambda message: message["t"] == "no")["error"] == "bad-message"
    check_calm(watcher)
    page.send(t="say", id="text", text="\0")
    assert page.answer_to("text")["t"] == "no"
    check_calm(page)


def test_a_flood_of_pings_and_of_lines_that_say_nothing_disturbs_nobody(house: Server, table: tuple[str, Page]) -> None:
    id, page = table
    with ExitStack() as lines:
        for _ in range(50):
            lines.enter_context(dial(house, id))
        line = lines.enter_context(dial(house, id))
        for _ in range(100):
            line.sendall(frame(PING, b"p" * 100) * 100)
            line.recv(1 << 20)
        check_calm(page)
        page.play_on(turns=1)
    assert page.await_turn()


def wait_until_quiet(page: Page) -> None:
    """Until nobody comes to the table or goes any more: all that was said there is answered."""
    calm = 0
    while calm < 5:
        before = len(page.heard)
        page.send(t="ping")
        page.until(lambda message: message["t"] == "pong")
        calm = calm + 1 if len(page.heard) == before + 1 else 0
        time.sleep(0.1)


def test_a_page_that_does_not_read_is_let_go(house: Server, table: tuple[str, Page]) -> None:
    id, page = table
    for number in range(50):  # so that there is much to say
        page.send(t="say", id=f"line {number}", text="Hm … " * 100)
        assert page.answer_to(f"line {number}")["t"] == "ok"
    with dial(house, id, room=4096) as line:
        line.sendall(frame(TEXT, HELLO) * 300)
        wait_until_quiet(page)
        page.play_on(turns=1)
        assert ended(line) == 4408
    assert page.await_turn()


def test_a_message_of_long_ago_is_answered_as_it_was_then_and_counts_once(server: Server) -> None:
    id, cookie = server.open_table("little-devils", pace="instant")
    page = server.sit(id, cookie)
    assert page.await_turn()
    first = {"t": "act", "id": "first", "seat": 0, "at": page.at, "code": page.scene["choices"][0]["code"]}
    page.send(**first)
    assert page.answer_to("first")["t"] == "ok"
    page.scene = {}
    page.play_on(turns=8)
    assert page.await_turn()  # now nobody else plays
    before = logged(server, id)
    for _ in range(2):  # while it is remembered, and by a server that has read it
        page.send(**first)
        assert page.answer_to("first")["t"] == "ok"
        assert logged(server, id) == before
        server.kill()
        server.start()
        page = server.sit(id, cookie)


def test_messages_sent_in_one_breath_are_answered_in_their_order(house: Server, table: tuple[str, Page]) -> None:
    _, page = table
    for number in range(40):
        page.send(t="say", id=f"breath {number}", text="Hm …")
    heard = [page.until(lambda message: message["t"] in ("ok", "no"))["id"] for _ in range(40)]
    assert heard == [f"breath {number}" for number in range(40)]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_standard_says(size: int) -> None:
    text = b"x" * size
    assert frame_header(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_only_whoever_has_been_silent_is_asked_whether_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
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
    """A loop that stands still."""

    def __init__(self, now: float) -> None:
        self.now = now
        self.later: list[float] = []

    def time(self) -> float:
        return self.now

    def call_later(self, wait: float, call: Any) -> None:
        self.later.append(wait)
