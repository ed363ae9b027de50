"""Frames: uvicorn's sockets, which tell a page at once, read on while the app thinks, and leave nothing behind."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

AHEAD = 20  # messages of a page that may wait before it is no longer listened to
EXTENSION = "samedi.push"


class Frames(WebSocketsSansIOProtocol):
    """One socket."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"push": self.push}

    def push(self, letters: list[bytes]) -> int:
        """Send texts now; how many bytes the system has not taken yet, -1 when the page is gone."""
        if self.disconnected or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return -1
        try:
            for letter in letters:
                self.conn.send_text(letter)
        except InvalidState:
            return -1
        self.transport.write(b"".join(self.conn.data_to_send()))
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
