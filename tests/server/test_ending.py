"""A server that is asked to end does so within 3 seconds, whatever it is working on."""

import json
import signal
import socket
import time
from pathlib import Path
from typing import Any

import pytest

from samedi.engine.session import Session
from tests.server.conftest import SLOW, Server

LIMIT = 3.0  # seconds from SIGTERM to the end of the process
AT_ONCE = 12  # requests
WORKING = 4  # requests that are worked on at least; the others may wait for a thread
SLOW_STEPS = """
import os, time
from samedi.engine.session import Session
replay_entry, seen = Session.replay_entry, set()
def slowly(self, entry):
    if id(self) not in seen:
        seen.add(id(self))
        os.write(1, b"working\\n")
    time.sleep(0.1)
    return replay_entry(self, entry)
Session.replay_entry = slowly
"""


def finished_game() -> dict[str, Any]:
    """A record of more than 100 entries, so at least 10 slow seconds."""
    session = Session("little-devils", 4, seed=1)
    while not session.over:
        session.submit(session.acting[0], session.choices(session.acting[0])[0])
    assert len(session.log) > 100
    return session.record()


def send(port: int, path: str, body: dict[str, Any]) -> socket.socket:
    """Send a request and do not wait for the answer."""
    line = socket.create_connection(("127.0.0.1", port), timeout=SLOW)
    content = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
    line.sendall(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
    return line


@pytest.mark.parametrize("path", ["/api/verify", "/api/replay", "/api/records"])
def test_long_replays_do_not_delay_the_end_of_the_server(tmp_path: Path, path: str) -> None:
    server, record = Server(tmp_path, before=SLOW_STEPS), finished_game()
    lines = [send(server.port, path, {"record": record}) for _ in range(AT_ONCE)]
    try:
        assert server.process.stdout is not None
        for _ in range(WORKING):
            assert server.process.stdout.readline() == "working\n"
        asked = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(SLOW)
        assert time.monotonic() - asked < LIMIT
    finally:
        server.kill()
        for line in lines:
            line.close()
