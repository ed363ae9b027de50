"""No request body fills the memory, on any route, with or without a stated length."""

import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Mount, Route

from samedi.server.app import make_app
from tests.server.conftest import SLOW, UNLIMITED, Server, served

STATUS = Path("/proc/self/status")
SIZE, ALLOWED = 20_000_000, 30_000_000  # bytes sent, and how much more memory the server may have used at its peak
PIECE = b"10000\r\n" + b"a" * 0x10000 + b"\r\n"


@pytest.fixture(scope="module")
def unlimited_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from served(tmp_path_factory.mktemp("open"), *UNLIMITED)


def routes() -> list[tuple[str, str]]:
    """Return method and path of every HTTP route, with values for path parameters."""
    store: Any = None  # used only once the app starts
    found = []
    for route in make_app(store, ["*"]).routes:
        if isinstance(route, Route):
            path = re.sub(r"{\w+}", "voodoo-prince", route.path)
            found += [(method, path) for method in sorted(route.methods or ()) if method != "HEAD"]
        elif isinstance(route, Mount):
            found.append(("POST", f"{route.path}/client.js"))
    return found


def peak(pid: int) -> int:
    """Return the peak memory of a process in bytes, since its peak was reset."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) * 1024


def send_chunked(port: int, method: str, path: str, sort: str) -> bytes:
    """Send a body of 20 MB in chunks, as far as the server takes it; return how its answer begins."""
    with socket.create_connection(("127.0.0.1", port), timeout=SLOW) as line:
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nTransfer-Encoding: chunked\r\n"
        line.sendall(f"{head}Content-Type: {sort}\r\n\r\n".encode())
        line.settimeout(1)
        try:
            for _ in range(SIZE // 0x10000):
                line.sendall(PIECE)
            line.sendall(b"0\r\n\r\n")
        except OSError:
            pass  # the server has answered and reads no more
        try:
            return line.recv(100)
        except OSError:
            return b""


def test_the_test_knows_all_routes() -> None:
    found = routes()
    assert ("POST", "/lang") in found and ("POST", "/api/verify") in found and ("GET", "/") in found
    assert len(found) > 50


@pytest.mark.skipif(not STATUS.exists(), reason="only Linux tells the peak of a process's memory")
def test_a_body_of_20_megabytes_fills_no_memory_on_any_route(unlimited_server: Server) -> None:
    pid = unlimited_server.process.pid
    for method, path in routes():  # load what each route needs at its first use
        unlimited_server.ask(method, path) if not path.endswith("/stream") else None
    Path(f"/proc/{pid}/clear_refs").write_text("5")  # reset the peak
    before = peak(pid)
    for method, path in routes():
        for sort in ("application/x-www-form-urlencoded", "application/json"):
            answer = send_chunked(unlimited_server.port, method, path, sort)
            assert not answer.startswith(b"HTTP/1.1 5"), (method, path, answer)
            assert peak(pid) - before < ALLOWED, (method, path)


@pytest.mark.parametrize("path", ["/lang", "/api/verify", "/api/tables", "/tables"])
def test_a_large_body_is_refused_with_413(unlimited_server: Server, path: str) -> None:
    answer = send_chunked(unlimited_server.port, "POST", path, "application/x-www-form-urlencoded")
    assert answer.startswith(b"HTTP/1.1 413"), answer
