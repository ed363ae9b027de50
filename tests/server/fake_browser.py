"""Pages without a browser: they reconnect and repeat messages, as protocol/connection.ts in web/src does."""

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import samedi
from tests.server.conftest import SLOW, Server, Visitor

TICK = 0.02  # seconds between two checks for work
HEARTBEAT = 2.0  # seconds of silence before a page sends a ping
GIVEN_UP = 10.0  # … and before it reconnects
HOPELESS = (4403, 4404)
LINE: dict[str, Any] = {"open_timeout": SLOW, "close_timeout": 0.2, "ping_interval": None}


@dataclass(frozen=True)
class Weather:
    """The probability that a message is lost, sent twice, delayed, or closes the connection."""

    lost: float = 0.0
    twice: float = 0.0
    late: float = 0.0
    cut: float = 0.0
    longest: float = 0.0  # seconds of delay


FAIR = Weather()


@dataclass
class Asked:
    """A message that has no answer yet."""

    text: str
    code: str
    sent: float = 0.0
    times: int = 0  # how often it was sent


@dataclass
class Player:
    """One page: its player makes random choices until the game is over. Without a seat it is a spectator's."""

    server: Server
    table: str
    cookie: str
    seat: int | None
    seed: int
    weather: Weather = FAIR
    moment: float = 0.0  # the longest time for a choice, in seconds
    patience: float = 2.0  # seconds until a message is sent again
    talks: float = 0.0  # probability of a line of chat before a choice
    regrets: float = 0.0  # probability that a choice is taken back if possible
    seq: int = -1
    look: str = ""
    said: int = -1
    at: int = 0
    awaited: int = -1
    number: int = 0
    lives: int = 0  # connections
    welcomed: bool = False
    hailed: float = 0.0
    heard: float = 0.0
    pinged: float = 0.0
    due: float = 0.0  # when the present choice is made
    scene: dict[str, Any] = field(default_factory=dict)
    told: list[str] = field(default_factory=list)
    chat: list[tuple[int, str]] = field(default_factory=list)
    waiting: dict[str, Asked] = field(default_factory=dict)
    stored: dict[str, tuple[str, int]] = field(
        default_factory=dict
    )  # acknowledged messages: the code, and the entries then
    refused: dict[str, str] = field(default_factory=dict)
    later: set["asyncio.Task[None]"] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.dice = Random(self.seed)

    @property
    def done(self) -> bool:
        return "result" in self.scene and not self.waiting and self.seq >= self.awaited

    async def play(self) -> None:
        """Play until the result, on as many connections as that takes."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        while not self.done:
            where = f"ws://127.0.0.1:{self.server.port}/ws/{self.table}"
            try:
                async with connect(where, additional_headers=headers, **LINE) as socket:
                    self.lives += 1
                    await self.talk(socket)
            except ConnectionClosed as closed:
                assert closed.rcvd is None or closed.rcvd.code not in HOPELESS, closed
            except (OSError, InvalidHandshake, TimeoutError, EOFError):
                pass
            self.welcomed = False
            await asyncio.sleep(self.dice.uniform(0.0, 0.05))

    async def talk(self, socket: ClientConnection) -> None:
        self.heard = time.monotonic()
        await self.hail(socket)
        while not self.done:
            with contextlib.suppress(TimeoutError):
                text = await asyncio.wait_for(socket.recv(), TICK)
                self.heard = time.monotonic()
                for _ in range(1 + (self.dice.random() < self.weather.twice)):
                    await self.hear(socket, json.loads(text))
            await self.tick(socket)

    async def hail(self, socket: ClientConnection) -> None:
        self.hailed = time.monotonic()
        seat = {} if self.seat is None else {"seat": self.seat}
        hello = {"t": "hello", "since": self.seq, "said": self.said, "look": self.look, "lang": "en", **seat}
        await self.send(socket, json.dumps(hello))

    async def ask(self, socket: ClientConnection, **message: Any) -> None:
        self.number += 1
        id = f"{self.seed}-{self.seat}-{self.number}"
        code = "back" if message["t"] == "back" else message.get("code", "")
        self.waiting[id] = Asked(json.dumps({**message, "id": id}), code)
        await self.tick(socket)

    async def send(self, socket: ClientConnection, text: str) -> None:
        """Send a message, unless the weather prevents it."""
        for _ in range(1 + (self.dice.random() < self.weather.twice)):
            luck = self.dice.random()
            if luck < self.weather.cut:
                socket.transport.abort()
            elif luck < self.weather.cut + self.weather.late:
                task = asyncio.create_task(self.send_later(socket, text))
                self.later.add(task)
                task.add_done_callback(self.later.discard)
            elif luck > self.weather.lost + self.weather.cut + self.weather.late or self.weather is FAIR:
                await socket.send(text)

    async def send_later(self, socket: ClientConnection, text: str) -> None:
        await asyncio.sleep(self.dice.uniform(0.0, self.weather.longest))
        with contextlib.suppress(ConnectionClosed):
            await socket.send(text)

    async def tick(self, socket: ClientConnection) -> None:
        """Repeat messages without an answer, then choose if asked."""
        now = time.monotonic()
        if now - self.heard > GIVEN_UP:
            raise EOFError("the server does not answer")
        if now - max(self.heard, self.pinged) > HEARTBEAT:
            self.pinged = now
            await self.send(socket, '{"t":"ping"}')
        if not self.welcomed or self.seq < self.awaited:
            if now - self.hailed > self.patience:
                await self.hail(socket)
            if not self.welcomed:
                return
        for asked in list(self.waiting.values()):
            if now - asked.sent > self.patience * 2 ** min(asked.times, 5):  # a slow server gets fewer repeats
                asked.sent, asked.times = now, asked.times + 1
                await self.send(socket, asked.text)
        if not self.waiting and self.seq >= self.awaited and self.seat is not None:
            await self.choose(socket, now)

    async def choose(self, socket: ClientConnection, now: float) -> None:
        choices = self.scene.get("choices", [])
        if now < self.due or not (choices or self.scene.get("prompt", {}).get("can_go_back")):
            return
        if choices and self.dice.random() < self.talks:
            await self.ask(socket, t="say", text=f"line {self.number} of {self.seat}")
        elif choices:
            code = self.dice.choice(choices)["code"]
            await self.ask(socket, t="act", seat=self.seat, at=self.at, code=code)
        elif self.dice.random() < self.regrets:
            await self.ask(socket, t="back", seat=self.seat)
        else:
            self.due = now + 3600  # until something changes

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["t"]:
            case "welcome":
                assert message["seq"] >= self.seq, "what was told is no longer there"
                assert message["you"] == ([] if self.seat is None else [self.seat])
                self.welcomed = True
                for asked in self.waiting.values():
                    asked.sent, asked.times = 0.0, 0
            case "look":
                self.look = message["name"]
            case "scene":
                self.see(message)
            case "ok":
                known = self.waiting.pop(message["id"], None)
                if known and known.code:
                    self.stored[message["id"]] = (known.code, message["seq"])
                    self.awaited = max(self.awaited, message["seq"])
            case "no" if message["error"] == "no-hello":
                await self.hail(socket)
            case "no":
                assert message["error"] != "bad-message", message
                if self.waiting.pop(message["id"], None):
                    self.refused[message["id"]] = message["error"]
                    await self.hail(socket)
            case "chat" if message["number"] > self.said:
                self.said = message["number"]
                self.chat.append((message["number"], message["text"]))

    def see(self, message: dict[str, Any]) -> None:
        if message["seq"] < self.seq:
            return
        assert message["seat"] == self.seat
        assert message["scene"]["look"] == self.look
        if message["seq"] > self.seq:
            self.told += message["told"]
            self.due = time.monotonic() + self.dice.uniform(0.0, self.moment)
        self.seq, self.at, self.scene = message["seq"], message["at"], message["scene"]


@dataclass
class Party:
    """A table with players, bots and spectators."""

    server: Server
    table: str
    host: Visitor
    players: list[Player]

    async def play(self, seconds: float = 300) -> None:
        try:
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(player.play() for player in self.players))
        except TimeoutError:
            raise AssertionError(f"table {self.table} stands still: {self.where()}") from None

    def where(self) -> str:
        """Return a description of the table and all players, for failures."""
        pages = [
            f"seat {player.seat} at {player.seq} of {player.awaited}, asked {player.scene.get('prompt')}, "
            f"awaits {player.waiting}, on line {player.lives}, welcomed: {player.welcomed}"
            for player in self.players
        ]
        return "; ".join([*pages, f"stored: {logged(self.server, self.table)[-3:]}"])

    @property
    def done(self) -> bool:
        return all(player.done for player in self.players)


def party(server: Server, game: str, seed: int, *, bots: int = 1, watchers: int = 1, **more: Any) -> Party:
    """Start a game of two people, bots and spectators at a new table."""
    ada, bo = server.visitor(), server.visitor()
    table = ada.post("/api/tables", game=game, name="Ada", seats=2 + bots, pace="instant")["id"]
    bo.post(f"/api/tables/{table}/sit", name="Bo", seat=1)
    ada.post(f"/api/tables/{table}/start")
    cookies: Sequence[tuple[str, int | None]] = [(ada.cookie, 0), (bo.cookie, 1), *[("", None)] * watchers]
    players = [
        Player(server, table, cookie, seat, seed * 10 + number, **more) for number, (cookie, seat) in enumerate(cookies)
    ]
    return Party(server, table, ada, players)


def logged(server: Server, table: str) -> list[tuple[int, str, str, str | None]]:
    """Return a table's log in the database: number, seat, code and message id."""
    connection = sqlite3.connect(f"file:{server.data / 'samedi.db'}?mode=ro", uri=True)
    try:
        query = "SELECT number, seat, code, sent_id FROM log WHERE table_id = ? ORDER BY number"
        return connection.execute(query, (table,)).fetchall()
    finally:
        connection.close()


def check_stored(players: Sequence[Player], log: list[tuple[int, str, str, str | None]]) -> None:
    """Check that the log has all acknowledged messages once, where the answer said, and no refused ones."""
    assert [number for number, *_ in log] == list(range(len(log)))
    places: dict[str, list[int]] = {}
    for number, _, _, id in log:
        if id:
            places.setdefault(id, []).append(number)
    for player in players:
        for id, (code, seq) in player.stored.items():
            assert len(places.get(id, [])) == 1, f"{code} of seat {player.seat} is there {places.get(id)}"
            (number,) = places[id]
            assert log[number][1:] == (str(player.seat), code, id)
            assert {seat for _, seat, _, _ in log[number + 1 : seq]} <= {"*"}, "it stands somewhere else"
        assert not player.refused.keys() & places.keys(), "refused, and yet it is there"
    known = {id for player in players for id in (*player.stored, *player.waiting)}
    assert places.keys() <= known


def check_result(party: Party) -> None:
    """Check that the record is the log and replays, and that all players saw what a new page sees."""
    record = party.host.get(f"/api/tables/{party.table}/record")
    log = logged(party.server, party.table)
    assert record["entries"] == [[seat, code] for _, seat, code, _ in log]
    check_stored(party.players, log)
    replayed = samedi.replay(record)
    assert replayed.over and list(replayed.scores) == record["scores"]
    for player in party.players:
        fresh = party.server.sit(party.table, player.cookie)
        fresh.until(lambda message: message["t"] == "scene")
        assert player.scene == fresh.scene and player.seq == fresh.seq == len(log)
        assert player.told == fresh.told
        assert player.scene["result"]["winners"] == list(replayed.winners)
        fresh.socket.close()
    lines = {player.seat: player.chat for player in party.players}
    assert len({tuple(line) for line in lines.values()}) == 1, lines
    assert [number for number, _ in lines[0]] == list(range(len(lines[0])))


def unharmed(data: Path, *limits: str) -> Iterator[Server]:
    """A server that still plays after the tests and has written no error."""
    server = Server(data, *limits)
    try:
        yield server
        table, cookie = server.open_table("voodoo-prince", pace="instant")
        server.sit(table, cookie).play_on(turns=1)
        code, complaints = server.stop()
        assert (code, complaints) == (0, ""), complaints
    finally:
        with contextlib.suppress(Exception):
            server.sockets.close()
        if server.process.poll() is None:
            server.kill()
