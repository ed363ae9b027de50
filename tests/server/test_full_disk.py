"""On a slow or full disk nothing is sent before it is stored, and the game goes on when there is room."""

import asyncio
import contextlib
import resource
import sqlite3
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import samedi
from tests.server.conftest import Page, Server, Visitor
from tests.server.fake_browser import Player, logged

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there can a running process be denied its disk")
RELOAD = 1012  # close code: the table is loaded again, so reconnect


@contextlib.contextmanager
def held(server: Server) -> Iterator[None]:
    """Another program locks the database, so every write waits."""
    connection = sqlite3.connect(server.data / "samedi.db", isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.close()


@contextlib.contextmanager
def full(server: Server) -> Iterator[None]:
    """The server can write to no file."""
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def seated(server: Server, game: str = "voodoo-prince", **more: Any) -> tuple[Visitor, str]:
    """Start a game against bots."""
    ada = server.visitor()
    body = {"game": game, "bots": "zombie", "start": True, "pace": "instant", **more}
    return ada, ada.post("/api/tables", **body)["id"]


def choice(page: Page, id: str, which: int = 0) -> dict[str, Any]:
    assert page.await_turn()
    return {"t": "act", "id": id, "seat": 0, "at": page.at, "code": page.scene["choices"][which]["code"]}


def hear_all(page: Page, seconds: float = 0.2) -> list[dict[str, Any]]:
    """Return what a page receives within some time."""
    start, until = len(page.heard), time.monotonic() + seconds
    with contextlib.suppress(TimeoutError):
        while time.monotonic() < until:
            page.hear(until - time.monotonic())
    return page.heard[start:]


def closed_with(page: Page) -> int | None:
    """Return the close code of a page's connection; no scene comes before it."""
    try:
        while True:
            assert page.hear()["t"] != "scene"
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def seen(page: Page, least: int = 0) -> dict[str, Any]:
    """Return the first scene with at least so many entries."""
    return page.until(lambda message: message["t"] == "scene" and message["seq"] >= least)


def play_out(server: Server, table: str, who: Visitor) -> int:
    """Play to the end, check the record against the database, and return how often the page connected."""
    player = Player(server, table, who.cookie, 0, 1)
    asyncio.run(asyncio.wait_for(player.play(), 300))
    record = who.get(f"/api/tables/{table}/record")
    assert samedi.replay(record).over
    assert record["entries"] == [[seat, code] for _, seat, code, _ in logged(server, table)]
    return player.lives


def test_a_choice_is_not_sent_before_it_is_stored(shared_server: Server) -> None:
    ada, table = seated(shared_server)
    page, watcher = ada.sit(table), shared_server.sit(table)
    act = choice(page, "one")
    seen(watcher, page.seq)
    before = ada.get(f"/api/tables/{table}/log")["lines"]
    with ThreadPoolExecutor() as asking:
        with held(shared_server):
            page.send(**act)
            time.sleep(0.1)
            late, again = shared_server.sit(table), ada.sit(table)
            page.send(t="turn", seat=0)
            lines, html = asking.submit(ada.get, f"/api/tables/{table}/log"), asking.submit(ada.get, f"/t/{table}")
            heard = [message for each in (late, again, page, watcher) for message in hear_all(each)]
            assert all(message.get("seq", 0) <= page.seq for message in heard), "it was told too early"
            assert not any(message["t"] == "ok" for message in heard), "it was acknowledged too early"
            for answer in (lines, html):  # a request may wait, or show what is stored
                assert not answer.done() or (answer is lines and answer.result()["lines"] == before)
        assert len(lines.result()["lines"]) > len(before) and html.result()
    assert page.answer_to("one")["t"] == "ok"
    for each in (late, again, watcher):
        seen(each, page.seq + 1)


def test_on_a_full_disk_a_choice_is_neither_stored_nor_sent_and_the_game_goes_on_later(shared_server: Server) -> None:
    ada, table = seated(shared_server)
    page, watcher = ada.sit(table), shared_server.sit(table)
    act = choice(page, "one")
    scene, log = page.scene, logged(shared_server, table)
    seen(watcher, page.seq)
    with full(shared_server):
        for _ in range(3):
            page.send(**act)
            assert closed_with(page) == RELOAD and closed_with(watcher) == RELOAD
            assert logged(shared_server, table) == log
            page, watcher = ada.sit(table), shared_server.sit(table)
            assert seen(page)["scene"] == scene and seen(watcher)["seq"] == page.seq == len(log)
        page.send(t="say", id="hm", text="hm")
        assert page.answer_to("hm")["t"] == "no"
        page.send(**act, more=1)
        assert page.answer_to("")["error"] == "bad-message"
    page.send(**act)
    page.send(**act)
    assert page.answer_to("one")["t"] == page.answer_to("one")["t"] == "ok"
    assert seen(watcher, page.seq + 1)["told"]
    assert [line[1:] for line in logged(shared_server, table)[len(log) :]].count(("0", act["code"], "one")) == 1
    page.socket.close()
    assert play_out(shared_server, table, ada) == 1


def test_on_a_full_disk_requests_that_write_are_refused_and_change_nothing(shared_server: Server) -> None:
    ada, bo = shared_server.visitor(), shared_server.visitor()
    table = ada.post("/api/tables", game="voodoo-prince", name="Ada", seats=3, pace="instant")["id"]
    before = ada.get(f"/api/tables/{table}")
    page = ada.sit(table)
    page.until(lambda message: message["t"] == "people")
    with full(shared_server):
        for path, body in (
            ("tables", {"game": "voodoo-prince"}),
            (f"tables/{table}/sit", {"name": "Bo"}),
            (f"tables/{table}/agree", {"public": True}),
            (f"tables/{table}/close", {}),
            (f"tables/{table}/start", {}),
        ):
            who = bo if path.endswith("sit") else ada
            status, problem = who.ask("POST", f"/api/{path}", body)
            assert status == 503 and problem["title"], (path, problem)
            found = ada.get(f"/api/tables/{table}")
            assert {**found, "chairs": before["chairs"]} == before, path
    assert bo.post(f"/api/tables/{table}/sit", name="Bo")["you"] == [1]
    assert ada.post(f"/api/tables/{table}/start")["state"] == "running"
    assert seen(ada.sit(table))["scene"]["seats"]


def test_a_bot_whose_choice_could_not_be_stored_chooses_again_later(shared_server: Server) -> None:
    ada, table = seated(shared_server, "_template", seats=2, pace="calm")
    page = ada.sit(table)
    assert page.await_turn()
    seq = page.seq
    with full(shared_server):
        assert closed_with(page) == RELOAD, "the bot has chosen"
    page = ada.sit(table)
    assert seen(page)["seq"] == seq
    seen(page, seq + 1)
    assert [line[1] for line in logged(shared_server, table)[seq:]] == ["1"]


def test_an_invalidated_room_stores_nothing_more(shared_server: Server) -> None:
    """A bot still thinks in the invalidated room: its choice must not be stored."""
    ada, table = seated(shared_server, "_template", seats=2, pace="calm")
    page = ada.sit(table)
    lost = choice(page, "lost")
    time.sleep(0.9)  # so that this bot chooses before the one in the new room
    with full(shared_server):
        page.send(**lost)
        with pytest.raises(ConnectionClosed):
            page.until(lambda message: False)
    page = ada.sit(table)
    kept = choice(page, "kept", which=1)
    page.send(**kept)
    assert page.answer_to("kept")["t"] == "ok"
    seen(page, 3)  # the page is not disconnected again
    assert {seat: code for _, seat, code, _ in logged(shared_server, table)[1:]}["0"] == kept["code"]


def test_a_page_that_joins_while_a_room_is_invalidated_gets_what_is_stored(shared_server: Server) -> None:
    ada, table = seated(shared_server)
    page = ada.sit(table)
    act = choice(page, "one")
    with connect(
        f"ws://127.0.0.1:{shared_server.port}/ws/{table}", ping_interval=None
    ) as socket:  # has not said hello yet
        silent = Page(socket)
        with full(shared_server):
            with held(shared_server):
                page.send(**act)
                time.sleep(0.1)
                waiting = shared_server.sit(table)
                time.sleep(0.1)
            assert closed_with(page) == RELOAD and closed_with(waiting) == RELOAD
        silent.send(t="hello")
        try:
            assert silent.until(lambda message: message["t"] in ("welcome", "scene"))["seq"] == page.seq
        except ConnectionClosed as closed:
            assert closed.rcvd and closed.rcvd.code == RELOAD
    again = ada.sit(table)
    assert seen(again)["seq"] == page.seq
    again.send(**act)
    assert again.answer_to("one")["t"] == "ok"


def test_a_table_that_another_program_changed_is_loaded_again(shared_server: Server) -> None:
    ada = shared_server.visitor()
    table = ada.post("/api/tables", game="voodoo-prince")["id"]
    ada.post(f"/api/tables/{table}/agree", public=True)
    with contextlib.closing(sqlite3.connect(shared_server.data / "samedi.db")) as other, other:
        other.execute("UPDATE tables SET revision = revision + 1, pace = 'calm' WHERE id = ?", (table,))
    assert ada.ask("POST", f"/api/tables/{table}/agree", {"public": False})[0] >= 400
    assert ada.post(f"/api/tables/{table}/agree", public=False)["pace"] == "calm"


def test_the_server_has_written_no_error(shared_server: Server) -> None:
    table, cookie = shared_server.open_table("voodoo-prince", pace="instant")
    assert shared_server.sit(table, cookie).await_turn()
    assert shared_server.stop() == (0, "")
