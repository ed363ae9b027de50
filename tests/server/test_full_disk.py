"""A disk that is slow or full: what is not stored is told to nobody, and with room the game goes on."""

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
ANEW = 1012  # the table is opened anew: come back at once


@contextlib.contextmanager
def held(server: Server) -> Iterator[None]:
    """Another program writes to the database: whatever is to be stored waits."""
    connection = sqlite3.connect(server.data / "samedi.db", isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.close()


@contextlib.contextmanager
def full(server: Server) -> Iterator[None]:
    """The server can write no more to any file."""
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def seated(server: Server, game: str = "voodoo-prince", **more: Any) -> tuple[Visitor, str]:
    """Somebody at a new table against bots; the game has begun."""
    ada = server.anybody()
    body = {"game": game, "bots": "zombie", "start": True, "pace": "instant", **more}
    return ada, ada.post("/api/tables", **body)["id"]


def choice(page: Page, id: str, which: int = 0) -> dict[str, Any]:
    assert page.await_turn()
    return {"t": "act", "id": id, "seat": 0, "at": page.at, "code": page.scene["choices"][which]["code"]}


def hear_all(page: Page, seconds: float = 0.2) -> list[dict[str, Any]]:
    """What a page hears from now on, for a while."""
    start, until = len(page.heard), time.monotonic() + seconds
    with contextlib.suppress(TimeoutError):
        while time.monotonic() < until:
            page.hear(until - time.monotonic())
    return page.heard[start:]


def closed_with(page: Page) -> int | None:
    """The code with which the server ends this page's connection; nothing of the game is heard before."""
    try:
        while True:
            assert page.hear()["t"] != "scene"
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def seen(page: Page, least: int = 0) -> dict[str, Any]:
    """The first scene with so many entries."""
    return page.until(lambda message: message["t"] == "scene" and message["seq"] >= least)


def play_out(server: Server, table: str, who: Visitor) -> int:
    """The game is played to its end, its record replays and is what the database holds; how often the page came."""
    player = Player(server, table, who.cookie, 0, 1)
    asyncio.run(asyncio.wait_for(player.play(), 300))
    record = who.get(f"/api/tables/{table}/record")
    assert samedi.replay(record).over
    assert record["entries"] == [[seat, code] for _, seat, code, _ in logged(server, table)]
    return player.lives


def test_nobody_hears_of_a_choice_before_it_is_stored(house: Server) -> None:
    ada, table = seated(house)
    page, watcher = ada.sit(table), house.sit(table)
    act = choice(page, "one")
    seen(watcher, page.seq)
    before = ada.get(f"/api/tables/{table}/log")["lines"]
    with ThreadPoolExecutor() as asking:
        with held(house):
            page.send(**act)
            time.sleep(0.1)
            late, again = house.sit(table), ada.sit(table)
            page.send(t="turn", seat=0)
            lines, html = asking.submit(ada.get, f"/api/tables/{table}/log"), asking.submit(ada.get, f"/t/{table}")
            heard = [message for each in (late, again, page, watcher) for message in hear_all(each)]
            assert all(message.get("seq", 0) <= page.seq for message in heard), "it was told too early"
            assert not any(message["t"] == "ok" for message in heard), "it was acknowledged too early"
            for answer in (lines, html):  # it may wait, or say what is stored
                assert not answer.done() or (answer is lines and answer.result()["lines"] == before)
        assert len(lines.result()["lines"]) > len(before) and html.result()
    assert page.answer_to("one")["t"] == "ok"
    for each in (late, again, watcher):
        seen(each, page.seq + 1)


def test_on_a_full_disk_a_choice_is_neither_kept_nor_told_and_with_room_the_game_goes_on(house: Server) -> None:
    ada, table = seated(house)
    page, watcher = ada.sit(table), house.sit(table)
    act = choice(page, "one")
    scene, log = page.scene, logged(house, table)
    seen(watcher, page.seq)
    with full(house):
        for _ in range(3):
            page.send(**act)
            assert closed_with(page) == ANEW and closed_with(watcher) == ANEW
            assert logged(house, table) == log
            page, watcher = ada.sit(table), house.sit(table)
            assert seen(page)["scene"] == scene and seen(watcher)["seq"] == page.seq == len(log)
        page.send(t="say", id="hm", text="hm")
        assert page.answer_to("hm")["t"] == "no"
        page.send(**act, more=1)
        assert page.answer_to("")["error"] == "bad-message"
    page.send(**act)
    page.send(**act)
    assert page.answer_to("one")["t"] == page.answer_to("one")["t"] == "ok"
    assert seen(watcher, page.seq + 1)["told"]
    assert [line[1:] for line in logged(house, table)[len(log) :]].count(("0", act["code"], "one")) == 1
    page.socket.close()
    assert play_out(house, table, ada) == 1


def test_on_a_full_disk_whatever_is_asked_over_http_is_a_problem_and_changes_nothing(house: Server) -> None:
    ada, bo = house.anybody(), house.anybody()
    table = ada.post("/api/tables", game="voodoo-prince", name="Ada", seats=3, pace="instant")["id"]
    before = ada.get(f"/api/tables/{table}")
    page = ada.sit(table)
    page.until(lambda message: message["t"] == "people")
    with full(house):
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


def test_a_bot_whose_choice_cannot_be_stored_chooses_again_when_there_is_room(house: Server) -> None:
    ada, table = seated(house, "_template", seats=2, pace="calm")
    page = ada.sit(table)
    assert page.await_turn()
    seq = page.seq
    with full(house):
        assert closed_with(page) == ANEW, "the bot has chosen"
    page = ada.sit(table)
    assert seen(page)["seq"] == seq
    seen(page, seq + 1)
    assert [line[1] for line in logged(house, table)[seq:]] == ["1"]


def test_of_a_room_that_broke_nothing_is_stored_any_more(house: Server) -> None:
    """A bot still thinks in the room that broke: what it chooses there must not go into the game."""
    ada, table = seated(house, "_template", seats=2, pace="calm")
    page = ada.sit(table)
    lost = choice(page, "lost")
    time.sleep(0.9)  # so that this bot is sure to choose before the one in the next room
    with full(house):
        page.send(**lost)
        with pytest.raises(ConnectionClosed):
            page.until(lambda message: False)
    page = ada.sit(table)
    kept = choice(page, "kept", which=1)
    page.send(**kept)
    assert page.answer_to("kept")["t"] == "ok"
    seen(page, 3)  # nobody is sent away once more
    assert {seat: code for _, seat, code, _ in logged(house, table)[1:]}["0"] == kept["code"]


def test_who_comes_while_a_room_breaks_finds_what_is_stored(house: Server) -> None:
    ada, table = seated(house)
    page = ada.sit(table)
    act = choice(page, "one")
    with connect(f"ws://127.0.0.1:{house.port}/ws/{table}", ping_interval=None) as socket:  # has not said hello yet
        silent = Page(socket)
        with full(house):
            with held(house):
                page.send(**act)
                time.sleep(0.1)
                waiting = house.sit(table)
                time.sleep(0.1)
            assert closed_with(page) == ANEW and closed_with(waiting) == ANEW
        silent.send(t="hello")
        try:
            assert silent.until(lambda message: message["t"] in ("welcome", "scene"))["seq"] == page.seq
        except ConnectionClosed as closed:
            assert closed.rcvd and closed.rcvd.code == ANEW
    again = ada.sit(table)
    assert seen(again)["seq"] == page.seq
    again.send(**act)
    assert again.answer_to("one")["t"] == "ok"


def test_a_table_that_was_changed_behind_our_back_is_loaded_again(house: Server) -> None:
    ada = house.anybody()
    table = ada.post("/api/tables", game="voodoo-prince")["id"]
    ada.post(f"/api/tables/{table}/agree", public=True)
    with contextlib.closing(sqlite3.connect(house.data / "samedi.db")) as other, other:
        other.execute("UPDATE tables SET revision = revision + 1, pace = 'calm' WHERE id = ?", (table,))
    assert ada.ask("POST", f"/api/tables/{table}/agree", {"public": False})[0] >= 400
    assert ada.post(f"/api/tables/{table}/agree", public=False)["pace"] == "calm"


def test_the_server_has_nothing_to_complain_of(house: Server) -> None:
    table, cookie = house.open_table("voodoo-prince", pace="instant")
    assert house.sit(table, cookie).await_turn()
    assert house.stop() == (0, "")
