"""An HTTP protocol for uvicorn that bounds the connections of an address, and the time that a request takes to come."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from samedi.server.rate_limit import Traffic

KILOBYTE = 1024
REFUSED = (
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 18\r\n"
    b"content-type: text/plain\r\n\r\ntoo many requests\n"
)
REFUSAL_DELAY = 1.0  # seconds: an address that is over its budget gains nothing by connecting again at once
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class BoundedHTTPProtocol(H11Protocol):
    """One connection. A request that is not complete in time is answered with 408."""

    counted = False  # among the connections of its address
    deadline: asyncio.TimerHandle | None = None  # of the part of the request that is awaited
    awaited: object = None
    upgraded = False  # the WebSocket protocol has this connection now

    def __init__(self, traffic: Traffic, **settings: Any) -> None:
        super().__init__(**settings)
        self.traffic = traffic

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.counted = self.traffic.open(self.address)
        if not self.counted:
            self.refuse()
        elif self.address not in self.traffic.proxies and self.traffic.requests.of(self.address).empty:
            transport.pause_reading()
            self.deadline = self.loop.call_later(REFUSAL_DELAY, self.refuse)
        else:
            self.set_deadline()

    def data_received(self, data: bytes) -> None:
        """Let the bytes be paid for, then parse them."""
        if self.traffic.take_frames(self.address, len(data) / KILOBYTE):
            super().data_received(data)
        else:
            self.traffic.charge_flood(self.address)
            self.refuse()

    def refuse(self) -> None:
        """Close the connection, with an answer if none has begun."""
        if self.cycle is None or not self.cycle.response_started:
            self.transport.write(REFUSED)
        self.transport.close()

    def handle_events(self) -> None:
        super().handle_events()
        if not self.upgraded:
            self.set_deadline()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.set_deadline()

    def set_deadline(self) -> None:
        """Start a timer when the connection begins to wait for a head or a body, end it when nothing is awaited."""
        awaited = self.conn.their_state
        if awaited is self.awaited:
            return
        self.awaited = awaited
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        limits = self.traffic.limits
        seconds = {h11.IDLE: limits.request_seconds, h11.SEND_BODY: limits.body_seconds}.get(awaited)
        if seconds is not None and not self.transport.is_closing():
            self.deadline = self.loop.call_later(seconds, self.give_up)

    def give_up(self) -> None:
        """Close the connection, with an answer if a request has begun and its answer has not."""
        self.deadline = None
        if self.cycle is not None and not self.cycle.response_started:
            self.transport.write(TOO_SLOW)
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True
        self.release()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.release()
        super().connection_lost(exc)

    def release(self) -> None:
        """Count this connection no longer."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        if self.counted:
            self.counted = False
            self.traffic.close(self.address)
