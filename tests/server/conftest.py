"""A real server in a process of its own, and clients that talk to it."""

import contextlib
import http.client
import json
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

SLOW = 60.0  # seconds that a busy machine may take for anything
SAMEDI = "import sys; from samedi.cli import main; sys.exit(main())"
GENEROUS = (
    "tables-an-hour=100000",
    "open-tables=100000",
    "messages-a-second=500",
    "messages-at-once=500",
    "frames-a-second=500",
    "frames-at-once=500",
    "requests-a-second=500",
    "requests-at-once=500",
    "running-requests=100",
)
UNLIMITED = tuple(
    f"{name}=100000000"
    for name in (
        *("messages-a-second", "messages-at-once", "frames-a-second", "frames-at-once"),
        *("requests-a-second", "requests-at-once"),
    )
)


class Server:
    """`samedi serve` on a free port; `kill` and `start` again on the same data. `before` is code that runs first."""

    def __init__(self, data: Path, *limits: str, before: str = "") -> None:
        self.data, self.before = data, before
        self.limits = [word for limit in (*GENEROUS, *limits) for word in ("--limit", limit)]
        self.port = 0
        self.sockets = contextlib.ExitStack()
        self.start()

    def start(self) -> None:
        call = [sys.executable, "-c", self.before + SAMEDI, "serve", "--port", str(self.port), "--data", str(self.data)]
        call += self.limits
        # a file, because a full pipe would block the server
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115 - `ended` closes it
        self.process = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=self.complaints, text=True)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found is not None, self.ended()
        self.port = int(found[1])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.ended()

    def stop(self) -> tuple[int, str]:
        self.process.send_signal(signal.SIGINT)
        return self.ended()

    def ended(self) -> tuple[int, str]:
        """Wait for the end; return the exit code and what was written to stderr."""
        self.process.communicate(timeout=SLOW)
        with self.complaints:
            self.complaints.seek(0)
            return self.process.returncode, self.complaints.read()

    def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, bytes, http.client.HTTPMessage]:
        asked = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SLOW)
        try:
            sent = body if isinstance(body, bytes | str) else None if body is None else json.dumps(body)
            asked.request(method, path, sent, headers or {})
            answer = asked.getresponse()
            return answer.status, answer.read(), answer.headers
        finally:
            asked.close()

    def open_table(self, game: str, **more: Any) -> tuple[str, str]:
        """Open and start a table against bots; return its id and the cookie of its player."""
        made = self.visitor()
        table = made.post("/api/tables", game=game, **{"bots": "apprentice", "start": True, **more})
        return table["id"], made.cookie

    def visitor(self) -> "Visitor":
        return Visitor(self)

    def sit(self, table: str, cookie: str | None = None, **hello: Any) -> "Page":
        headers = {"Cookie": cookie} if cookie else {}
        where = f"ws://127.0.0.1:{self.port}/ws/{table}"
        socket = connect(where, additional_headers=headers, open_timeout=SLOW, close_timeout=1, ping_interval=None)
        page = Page(self.sockets.enter_context(socket))
        page.send(t="hello", **hello)
        return page


class Visitor:
    """An HTTP client that keeps its cookie."""

    def __init__(self, server: Server, token: str = "") -> None:
        self.server = server
        self.cookie = ""
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Return status and document of the answer."""
        headers = self.headers | ({"Cookie": self.cookie} if self.cookie else {})
        status, content, answered = self.server.ask(method, path, body, headers)
        if answered["set-cookie"]:
            self.cookie = answered["set-cookie"].split(";")[0]
        return status, json.loads(content) if "json" in (answered["content-type"] or "") else content.decode()

    def post(self, path: str, **body: Any) -> Any:
        status, found = self.ask("POST", path, body)
        assert status in (200, 201), found
        return found

    def get(self, path: str) -> Any:
        status, found = self.ask("GET", path)
        assert status == 200, found
        return found

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """Return status and kind of the refusal."""
        status, found = self.ask("POST", path, body)
        assert status >= 400 and found["title"], found
        return status, found["kind"]

    def sit(self, table: str, **hello: Any) -> "Page":
        """Open a page at a table."""
        return self.server.sit(table, self.cookie, **hello)


class Page:
    """One page at a table, and what it has received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}
        self.told: list[str] = []
        self.at = self.seq = 0
        self.page_id = token_hex(4)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def new_id(self) -> str:
        """The id of the next message. The server takes a message with the id of an earlier one for its repetition."""
        return f"{self.page_id}-{len(self.heard)}"

    def hear(self, timeout: float = SLOW) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["t"] == "scene":
            self.scene, self.at, self.seq = message["scene"], message["at"], message["seq"]
            self.told += message["told"]
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def answer_to(self, name: str) -> dict[str, Any]:
        """Return the answer to one of our messages."""
        return self.until(lambda message: message.get("id") == name)

    def await_turn(self) -> bool:
        """Wait for a choice; False when the game is over."""
        while not self.scene.get("choices") and not self.scene.get("result"):
            self.hear()
        return "result" not in self.scene

    def play_on(self, turns: int = 10_000, seat: int = 0) -> None:
        """Take the first choice again and again."""
        while turns and self.await_turn():
            name = self.new_id()
            self.send(t="act", id=name, seat=seat, at=self.at, code=self.scene["choices"][0]["code"])
            answer = self.answer_to(name)
            self.scene = {}  # a scene before the answer is out of date
            assert answer["t"] == "ok", answer
            turns -= 1


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of a module use."""
    yield from served(tmp_path_factory.mktemp("house"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    yield from served(tmp_path)


@pytest.fixture(scope="module")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a bot may replace a player after a second."""
    yield from served(tmp_path_factory.mktemp("hasty"), "grace-seconds=1")


def served(data: Path, *limits: str) -> Iterator[Server]:
    server = Server(data, *limits)
    yield server
    with contextlib.suppress(Exception):  # the server may have ended already
        server.sockets.close()
    if server.process.poll() is None:
        server.kill()
