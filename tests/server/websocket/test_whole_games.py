"""Whole games on a real server: nothing is lost, and no player learns too much."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

import samedi
from samedi.core.registry import all_games
from tests.server.conftest import SLOW, Page, Server


def record_of(server: Server, table: str) -> dict[str, Any]:
    status, body, _ = server.ask("GET", f"/api/tables/{table}/record")
    assert status == 200, body
    record: dict[str, Any] = json.loads(body)
    return record


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_a_game_is_played_to_its_end_and_its_record_replays(game: str, server: Server) -> None:
    table, cookie = server.open_table(game, pace="instant")
    page, watcher = server.sit(table, cookie), server.sit(table)
    page.play_on()
    replayed = samedi.replay(record_of(server, table))
    assert replayed.over and list(replayed.winners) == page.scene["result"]["winners"]
    watcher.until(lambda message: message["t"] == "scene" and "result" in message["scene"])
    assert not any("choices" in message.get("scene", {}) for message in watcher.heard)
    assert server.stop() == (0, "")


def test_a_repeated_message_counts_once_and_a_late_one_is_refused(server: Server) -> None:
    table, cookie = server.open_table("voodoo-prince", pace="instant")
    page = server.sit(table, cookie)
    assert page.await_turn()
    act = {"t": "act", "id": "one", "seat": 0, "at": page.at, "code": page.scene["choices"][0]["code"]}
    for _ in range(3):
        page.send(**act)
    first = page.answer_to("one")
    assert first["t"] == "ok" and page.answer_to("one") == first and page.answer_to("one") == first
    page.send(**{**act, "id": "two"})
    refused = page.answer_to("two")
    assert refused["t"] == "no" and refused["error"] in ("out-of-date", "not-held", "turn", "not-asked", "out")
    server.kill()
    server.start()
    again = server.sit(table, cookie)
    again.send(**act)
    assert again.answer_to("one")["t"] == "ok"
    entries = playable(server, table, again)
    second = [number for number, (seat, code) in enumerate(entries) if code.startswith("deal")][1]
    assert entries[:second].count(["0", act["code"]]) == 1


def playable(server: Server, table: str, page: Page) -> list[list[str]]:
    """Play the game to its end; return its entries."""
    page.play_on()
    entries: list[list[str]] = record_of(server, table)["entries"]
    return entries


def test_after_a_gap_a_page_receives_what_it_missed(shared_server: Server) -> None:
    table, cookie = shared_server.open_table("little-devils", pace="instant")
    page = shared_server.sit(table, cookie)
    page.play_on(turns=2)
    assert page.await_turn()
    told, seq = list(page.told), page.seq
    later = shared_server.sit(table, cookie, since=0)
    assert later.await_turn() and later.told == told
    nothing = shared_server.sit(table, cookie, since=seq, look=page.scene["look"])
    assert nothing.await_turn() and nothing.told == []
    assert not any(message["t"] == "look" for message in nothing.heard)


def test_a_spectator_may_watch_and_do_nothing_else(shared_server: Server) -> None:
    table, cookie = shared_server.open_table("voodoo-prince", pace="instant")
    page = shared_server.sit(table, cookie)
    assert page.await_turn()
    _, other = shared_server.open_table("voodoo-prince")
    for who in (None, other, cookie + "x", "samedi=a.b", "samedi="):
        stranger = shared_server.sit(table, who)
        stranger.send(t="act", id="x", seat=0, at=page.at, code=page.scene["choices"][0]["code"])
        assert stranger.answer_to("x")["error"] == "not-your-chair"
        stranger.send(t="back", id="y", seat=0)
        assert stranger.answer_to("y")["error"] == "not-your-chair"
        stranger.send(t="hint", id="z", seat=0)
        assert stranger.answer_to("z")["t"] == "no"
        assert not any("choices" in message.get("scene", {}) for message in stranger.heard)
    page.send(t="act", id="forged", seat=1, at=page.at, code=page.scene["choices"][0]["code"])
    assert page.answer_to("forged")["error"] == "not-your-chair"


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"t":"sing"}', '{"t":"act"}', '{"t":"act","id":"x","seat":"0","at":0,"code":"y"}',
     '{"t":"act","id":"","seat":0,"at":0,"code":"y"}', '{"t":"ping","more":1}', "[" * 5000],
)  # fmt: skip
def test_an_invalid_message_is_refused_and_changes_nothing(text: str, shared_server: Server) -> None:
    table, cookie = shared_server.open_table("voodoo-prince", pace="instant")
    page = shared_server.sit(table, cookie)
    assert page.await_turn()
    page.socket.send(text)
    assert page.until(lambda message: message["t"] == "no")["error"] == "bad-message"
    page.send(t="ping")
    page.until(lambda message: message["t"] == "pong")


def test_a_page_that_sends_too_much_is_disconnected(shared_server: Server) -> None:
    table, cookie = shared_server.open_table("voodoo-prince", pace="instant")
    large = shared_server.sit(table, cookie)
    with pytest.raises(ConnectionClosed):
        large.socket.send("x" * 20_000)
        large.until(lambda message: False)
    flood = shared_server.sit(table, cookie)
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(2000):
            flood.send(t="ping")
        flood.until(lambda message: False)
    assert closed.value.rcvd is not None and closed.value.rcvd.code in (4408, 4429)  # or it does not read
    assert shared_server.sit(table, cookie).await_turn()


def test_a_foreign_host_or_origin_is_rejected(shared_server: Server) -> None:
    table, _ = shared_server.open_table("voodoo-prince")
    assert shared_server.ask("GET", "/", headers={"Host": "evil.example"})[0] == 400
    where = f"ws://127.0.0.1:{shared_server.port}/ws/{table}"
    with pytest.raises(ConnectionClosed) as closed, connect(where, origin=Origin("http://evil.example")) as socket:
        socket.recv(5)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    status, body, _ = shared_server.ask(
        "POST", "/api/tables", {"game": "voodoo-prince"}, {"Origin": "http://evil.example"}
    )
    assert status == 403 and json.loads(body)["kind"] == "origin"
    with pytest.raises(ConnectionClosed), connect(f"{where}x") as socket:
        socket.recv(5)


@pytest.mark.parametrize(
    ("body", "status"),
    [("{", 400), ("[]", 400), ({"game": "chess"}, 404), ({"game": "voodoo-prince", "seats": 9}, 400), ({}, 400),
     ({"game": "voodoo-prince", "seats": "4"}, 400), ({"game": "voodoo-prince", "more": 1}, 400), ("[" * 9000, 400),
     ({"game": "voodoo-prince", "bots": "god"}, 400), ({"game": "voodoo-prince", "pace": "now"}, 400),
     ({"game": "voodoo-prince", "options": {"starter": "9"}}, 400), ({"game": "voodoo-prince", "name": "x" * 25}, 400),
     ({"game": "voodoo-prince", "options": {"x": 1}}, 400), (b"\xff\xfe", 400), ("x" * 70_000, 413)],
)  # fmt: skip
def test_an_impossible_table_is_refused_with_a_sentence(body: Any, status: int, shared_server: Server) -> None:
    answered, text, headers = shared_server.ask("POST", "/api/tables", body)
    assert answered == status and headers["content-type"] == "application/problem+json"
    assert json.loads(text)["title"]


def test_the_record_of_a_running_game_is_not_given_away(shared_server: Server) -> None:
    table, _ = shared_server.open_table("voodoo-prince")
    assert shared_server.ask("GET", f"/api/tables/{table}/record")[0] == 403
    assert shared_server.ask("GET", "/api/tables/nope/record")[0] == 404


def test_pages_can_be_read_without_scripts(shared_server: Server) -> None:
    status, body, _ = shared_server.ask("GET", "/", headers={"Accept-Language": "ja,en;q=0.5"})
    assert status == 200 and "すぐに遊ぶ" in body.decode()
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    asked = "game=voodoo-prince&bots=apprentice&start=yes&name=%3Cb%3EAda"
    status, _, headers = shared_server.ask("POST", "/tables", asked, form)
    assert status == 303
    cookie = headers["set-cookie"].split(";")[0]
    status, body, _ = shared_server.ask("GET", headers["location"], headers={"Cookie": cookie})
    page = body.decode()
    assert status == 200 and "Your hand" in page and "&lt;b&gt;Ada" in page and "<b>Ada" not in page
    assert 'id="rule-3.2"' in shared_server.ask("GET", "/rules/voodoo-prince?lang=de")[1].decode()
    assert (
        shared_server.ask("GET", "/t/nope")[0] == 404 and shared_server.ask("GET", "/rules/../../etc/passwd")[0] == 404
    )


def test_a_server_that_cannot_start_says_why(server: Server, tmp_path: Path) -> None:
    call = [sys.executable, "-m", "samedi", "serve"]
    for more, sentence in (
        (["--port", str(server.port), "--data", str(tmp_path / "other")], "choose another --port"),
        (["--port", "0", "--data", str(server.data)], "samedi: "),
        (
            ["--port", "0", "--host", "no.such.place.invalid", "--data", str(tmp_path / "other")],
            "choose another --host",
        ),
        (["--port", "0", "--host", "192.0.2.1", "--data", str(tmp_path / "other")], "choose another --host"),
        (["--port", "0", "--data", "/proc/nope"], "cannot be kept"),
    ):
        done = subprocess.run([*call, *more], capture_output=True, text=True, timeout=SLOW)
        assert done.returncode == 1 and sentence in done.stderr, done
        assert len(done.stderr.strip().splitlines()) == 1
