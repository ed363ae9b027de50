"""Frames: uvicorn's sockets, which tell a page at once, read on while the app thinks, and leave nothing behind."""

from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

AHEAD = 20  # messages of a page that may wait before it is no longer listened to
EXTENSION = "samedi.push"
TEXT = 0x81  # a text, and all of it


def head(size: int) -> bytes:
    """How the frame of a whole text begins (RFC 6455, 5.2): made here, in a quarter of the time that a Frame takes."""
    if size < 126:
        return bytes((TEXT, size))
    return pack("!BBH", TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", TEXT, 127, size)


class Frames(WebSocketsSansIOProtocol):
    """One socket."""

    heard_at = 0.0  # by the loop's clock

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"push": self.push}

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Whoever has said something lately is there, and need not be asked."""
        quiet = self.loop.time() - self.heard_at
        if self.ping_interval and quiet < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - quiet, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def push(self, letters: list[bytes]) -> int:
        """Send texts now; how many bytes the system has not taken yet, -1 when the page is gone."""
        if self.disconnected or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return -1
        if self.conn.state is not State.OPEN:
            return -1
        assert not self.conn.extensions, "frames are sent as they are"
        parts = self.conn.data_to_send()
        for letter in letters:
            parts += (head(len(letter)), letter)
        self.transport.write(b"".join(parts))
        return self.transport.get_write_buffer_size()

    def send_receive_event_to_app(self) -> None:
        """A message is put into the queue; reading stops only when several wait there."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, wrong: Exception | None) -> None:
        """The parser ends too: it and its connection hold each other, and all the memory of the socket."""
        super().connection_lost(wrong)
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(EXTENSION, None)
