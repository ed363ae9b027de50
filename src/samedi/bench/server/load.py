"""Simulated players at many tables, each with its own socket, who play at a steady pace.

Moves are due at fixed times, whether or not the server keeps up, so a late move counts as waiting. A move takes from
its due time until all players at the table have the new scene.

"""

import asyncio
import http.client
import json
import random
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.typing import Origin
from websockets.uri import parse_uri

from samedi.core.errors import SamediError

SEATS = 4
OPENING_REQUESTS = 4  # requests at once while tables are opened
TABLES_AT_ONCE = 16  # tables opened at once
TIMEOUT = 30.0  # seconds without an answer until it fails
HEADERS = {"Accept-Language": "en"}


class PlayableChoice(msgspec.Struct):
    """A choice of a scene."""

    code: str


class PlayableScene(msgspec.Struct):
    """The part of a scene that a simulated player needs."""

    choices: list[PlayableChoice] = []
    result: Any = None


class ServerMessage(msgspec.Struct):
    """The part of a message that a simulated player needs."""

    t: str
    seq: int = 0
    at: int = 0
    scene: PlayableScene | None = None
    text: str = ""


MESSAGES = msgspec.json.Decoder(ServerMessage)


class PlayerSocket(asyncio.Protocol):
    """The socket of one player at a table."""

    def __init__(self, table: "LoadTable", seat: int, cookie: str, compressed: bool) -> None:
        self.table, self.seat = table, seat
        self.codes: list[str] = []  # the legal choices
        self.seq = self.at = 0
        self.over = False
        self.leaving = False
        host = f"localhost:{table.load.port}"
        self.protocol = ClientProtocol(
            parse_uri(f"ws://{host}/ws/{table.id}"),
            origin=Origin(f"http://{host}"),
            extensions=[ClientPerMessageDeflateFactory()] if compressed else None,
            max_size=None,
        )
        self.cookie = cookie
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        request = self.protocol.connect()
        request.headers["Cookie"] = self.cookie
        self.protocol.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.table.load.received += len(data)
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if not isinstance(event, Frame):
                self.send(t="hello", lang="en")
            elif event.opcode is Opcode.TEXT:
                self.on_message(MESSAGES.decode(event.data))
        self.flush()  # e.g. pongs
        if self.protocol.handshake_exc is not None:
            self.table.load.fail(f"the server refused the handshake: {self.protocol.handshake_exc}")

    def connection_lost(self, error: Exception | None) -> None:
        if not self.leaving:
            self.table.load.fail(f"the server closed a connection: {error or self.protocol.close_reason or 'unasked'}")

    def on_message(self, heard: ServerMessage) -> None:
        if heard.scene is not None:
            self.seq, self.at = heard.seq, heard.at
            self.codes = [choice.code for choice in heard.scene.choices]
            self.over = heard.scene.result is not None
            self.table.check_move()
        elif heard.t == "ok":
            self.table.needed = heard.seq
            self.table.check_move()
        elif heard.t == "no":
            self.table.load.fail(f"the server refused a legal move: {heard.text}")

    def send(self, **message: Any) -> None:
        self.protocol.send_text(json.dumps(message).encode())
        self.flush()

    def flush(self) -> None:
        content = b"".join(self.protocol.data_to_send())
        if content and self.transport is not None and not self.transport.is_closing():
            self.table.load.sent += len(content)
            self.transport.write(content)

    def leave(self) -> None:
        self.leaving = True
        if self.protocol.state is State.OPEN:
            self.protocol.send_close(1001)
            self.flush()
        if self.transport is not None:
            self.transport.close()


class LoadTable:
    """Four players at one table, and the times at which they are due to move."""

    def __init__(self, load: "Load", number: int) -> None:
        self.load, self.number = load, number
        self.id = self.host = ""  # id of the table, and the cookie of its host
        self.pages: list[PlayerSocket] = []
        self.due_moves: deque[float] = deque()  # due times of moves that wait
        self.under_way: float | None = None  # due time of the move that some players have not seen yet
        self.needed: int | None = None  # entries of the log after that move, once acknowledged
        self.next = 0.0
        self.moves = 0

    async def open(self) -> None:
        """Open a table and wait until all four players see it."""
        game = self.load.games[self.number % len(self.load.games)]
        loop = asyncio.get_running_loop()
        self.id, cookies = await loop.run_in_executor(self.load.opening_pool, open_table, self.load.port, game)
        self.host = cookies[0]
        pages = [PlayerSocket(self, seat, cookie, self.load.compressed) for seat, cookie in enumerate(cookies)]
        try:
            for page in pages:
                await loop.create_connection(lambda page=page: page, "127.0.0.1", self.load.port)  # type: ignore[misc]
            await self.wait_for_scenes(pages)
        except BaseException:
            for page in pages:
                page.leave()
            raise
        self.pages = pages

    async def wait_for_scenes(self, pages: list[PlayerSocket]) -> None:
        now = asyncio.get_running_loop().time
        until = now() + TIMEOUT
        while not all(page.seq for page in pages):
            await asyncio.sleep(0.01)
            self.load.check()
            if now() > until:
                raise SamediError(f"no player received a table within {TIMEOUT:.0f} seconds")

    def begin(self, at: float) -> None:
        self.next = at
        asyncio.get_running_loop().call_at(at, self.on_due)

    def on_due(self) -> None:
        """Make a move that is due, and schedule the next."""
        loop = asyncio.get_running_loop()
        self.load.note_lag(self.next, loop.time() - self.next)
        if self.load.ended:
            return
        if self.pages:
            self.due_moves.append(self.next)
        self.begin(self.next + self.load.every)
        self.move()

    def move(self) -> None:
        """Let a player who is asked make a random choice."""
        connection = [page for page in self.pages if page.codes]
        if not self.due_moves or self.under_way is not None or not connection:
            return
        page = self.load.chance.choice(connection)
        self.under_way, self.needed = self.due_moves.popleft(), None
        self.moves += 1
        code = self.load.chance.choice(page.codes)
        page.send(t="act", id=f"m{self.moves}", seat=page.seat, at=page.at, code=code)

    def check_move(self) -> None:
        """Note the move once all players have seen it; then make the next, or start the next game."""
        if self.under_way is not None:
            if self.needed is None or any(page.seq < self.needed for page in self.pages):
                return
            self.load.note_move(self.under_way, asyncio.get_running_loop().time() - self.under_way)
            self.under_way = None
        if self.pages and all(page.over for page in self.pages):
            self.load.spawn(self.play_next_game())
        else:
            self.move()

    async def play_next_game(self) -> None:
        """Leave a finished game and open a new table for the same players."""
        self.load.finished += 1
        self.leave()
        await self.open()

    def leave(self) -> None:
        for page in self.pages:
            page.leave()
        self.pages = []
        self.due_moves.clear()
        self.under_way = None


class Load:
    """All tables and their measurements. Use it in an `async with`."""

    def __init__(self, port: int, games: Sequence[str], tables: int, every: float, compressed: bool) -> None:
        self.port, self.games, self.every, self.compressed = port, games, every, compressed
        self.chance = random.Random(tables)
        self.opening_pool = ThreadPoolExecutor(OPENING_REQUESTS)
        self.tables = [LoadTable(self, number) for number in range(tables)]
        self.ended = False
        self.window = (0.0, 0.0)  # moves that are due then are measured
        self.waits: list[float] = []
        self.lags: list[float] = []
        self.done = self.finished = self.received = self.sent = 0
        self.error: SamediError | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Load":
        return self

    async def __aexit__(self, *trouble: object) -> None:
        self.ended = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in self.tables:
            table.leave()
        self.opening_pool.shutdown(cancel_futures=True)
        await asyncio.sleep(0.1)  # let the sockets close

    async def open(self, progress: Callable[[str], None]) -> None:
        """Open the tables and wait until each player sees the first scene."""
        waiting = list(reversed(self.tables))

        async def some() -> None:
            while waiting:
                await waiting.pop().open()
                progress(f"opening tables: {len(self.tables) - len(waiting)} of {len(self.tables)}")

        openers = [asyncio.create_task(some()) for _ in range(TABLES_AT_ONCE)]
        try:
            await asyncio.gather(*openers)
        finally:
            for opener in openers:
                opener.cancel()

    def begin(self, warm: float, seconds: float) -> None:
        """Let every table play; count moves for this many seconds, after warming up."""
        start = asyncio.get_running_loop().time()
        self.window = (start + warm, start + warm + seconds)
        for table in self.tables:
            table.begin(start + self.chance.uniform(0, self.every))

    def play_fast(self, moves: int) -> None:
        """Make this many moves at every table, as fast as possible."""
        now = asyncio.get_running_loop().time()
        for table in self.tables:
            table.due_moves.extend([now] * moves)
            table.move()

    async def play_until(self, until: float, progress: Callable[[str], None]) -> None:
        """Play until that time."""
        now = asyncio.get_running_loop().time
        while now() < until:
            self.check()
            progress(f"playing: {max(0.0, now() - self.window[0]):.0f} s, {len(self.waits)} moves")
            await asyncio.sleep(min(0.5, max(0.0, until - now())))

    async def wait_for_moves(self) -> None:
        """Wait for the moves that are due; a move that never arrives counts with the whole wait."""
        now = asyncio.get_running_loop().time
        until = now() + TIMEOUT
        while any(map(self.is_measured, self.waiting())) and now() < until:
            self.check()
            await asyncio.sleep(0.02)
        for due in self.waiting():
            self.note_move(due, now() - due)
        self.ended = True

    def waiting(self) -> list[float]:
        """Return the due times of the moves that are not done yet."""
        under_way = [table.under_way for table in self.tables if table.under_way is not None]
        return under_way + [due for table in self.tables for due in table.due_moves]

    @property
    def is_compressed(self) -> bool:
        """Tell whether frames are compressed; the players may ask for it, the server decides."""
        return any(page.protocol.extensions for table in self.tables for page in table.pages)

    def note_lag(self, due: float, lag: float) -> None:
        if self.is_measured(due):
            self.lags.append(lag)

    def note_move(self, due: float, wait: float) -> None:
        self.done += 1
        if self.is_measured(due):
            self.waits.append(wait)

    def is_measured(self, due: float) -> bool:
        return self.window[0] <= due < self.window[1]

    def spawn(self, work: Any) -> None:
        async def watched() -> None:
            try:
                await work
            except (SamediError, OSError) as error:
                self.fail(str(error))

        task = asyncio.create_task(watched())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def fail(self, text: str) -> None:
        if self.error is None and not self.ended:
            self.error = SamediError(text)

    def check(self) -> None:
        if self.error is not None:
            raise self.error


def open_table(port: int, game: str) -> tuple[str, list[str]]:
    """Open a table with four players; return its id and their cookies."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
    try:
        wanted = {"game": game, "seats": SEATS, "pace": "instant", "name": "Seat 0"}
        table, host = post(connection, "/api/tables", wanted)
        where = f"/api/tables/{table['id']}"
        others = [post(connection, f"{where}/sit", {"name": f"Seat {seat}"})[1] for seat in range(1, SEATS)]
        post(connection, f"{where}/start", {}, host)
        return table["id"], [host, *others]
    finally:
        connection.close()


def close_table(port: int, table: str, host: str) -> None:
    """Close a table, which abandons its game."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
    try:
        post(connection, f"/api/tables/{table}/close", {}, host)
    finally:
        connection.close()


def post(connection: http.client.HTTPConnection, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    """Send a POST request; return the JSON answer and the cookie."""
    connection.request("POST", path, json.dumps(body), HEADERS | ({"Cookie": cookie} if cookie else {}))
    answer = connection.getresponse()
    document = json.loads(answer.read())
    if answer.status >= 400:
        raise SamediError(f"the server refused {path}: {document['title']}")
    return document, (answer.headers["set-cookie"] or "").split(";")[0]


def load_tables(port: int, tables: Sequence[str]) -> None:
    """Request tables over HTTP, so that the server loads them."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
    try:
        for table in tables:
            connection.request("GET", f"/api/tables/{table}")
            answer = connection.getresponse()
            answer.read()
            if answer.status != 200:
                raise SamediError(f"table {table} is not there any more")
    finally:
        connection.close()
