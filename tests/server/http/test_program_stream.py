"""Programs that play over HTTP: a token, a stream of lines, an answer to each question."""

import http.client
import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from samedi.core.registry import all_games
from tests.server.conftest import SLOW, Server, Visitor

ROOT = Path(__file__).resolve().parents[3]
GUEST = ROOT / "examples" / "http_bot.py"


def test_the_example_is_thirty_lines_at_most() -> None:
    assert len(GUEST.read_text("utf-8").splitlines()) <= 30


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_the_example_takes_a_seat_and_plays_to_the_end(game: str, shared_server: Server) -> None:
    ada = shared_server.visitor()
    table = ada.post("/api/tables", game=game, name="Ada", pace="instant")["id"]
    where = f"http://127.0.0.1:{shared_server.port}/t/{table}"
    programs = [
        subprocess.Popen([sys.executable, GUEST, where], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    page = ada.sit(table)
    while sum(each["kind"] == "bot" for each in ada.get(f"/api/tables/{table}")["chairs"]) < 2:
        page.until(lambda message: message["t"] == "lobby")
    ada.post(f"/api/tables/{table}/start")
    page.play_on()
    scores = ada.get(f"/api/tables/{table}/record")["scores"]
    for program in programs:
        said, errors = program.communicate(timeout=SLOW)
        assert said.split() == ["scores", *map(str, scores)] and errors == ""


def seated(shared_server: Server) -> tuple[Visitor, Visitor, str]:
    """Return Ada, a program, and their running table."""
    ada = shared_server.visitor()
    table = ada.post("/api/tables", game="little-devils", name="Ada", pace="instant", seats=3)["id"]
    token = shared_server.visitor().post("/api/me/token", name="Hal")["token"]
    program = Visitor(shared_server, token)
    sat = program.post(f"/api/tables/{table}/sit")
    assert sat["chairs"][1]["kind"] == "bot" and sat["chairs"][1]["name"] == "Hal"
    ada.post(f"/api/tables/{table}/start")
    return ada, program, table


def test_an_answer_sent_twice_counts_once_and_a_wrong_one_is_refused(shared_server: Server) -> None:
    ada, program, table = seated(shared_server)
    lines = http.client.HTTPConnection("127.0.0.1", shared_server.port, timeout=SLOW)
    lines.request("GET", f"/api/tables/{table}/stream", headers=program.headers)
    stream = lines.getresponse()
    assert stream.status == 200 and json.loads(stream.readline())["type"] == "hello"
    page = ada.sit(table)
    playing = threading.Thread(target=page.play_on, daemon=True)  # until the game or the test is over
    playing.start()
    asked = json.loads(stream.readline())
    assert asked["type"] == "choose" and asked["view"] and asked["legal"]
    act = f"/api/tables/{table}/act"
    assert program.refused(act, id=asked["id"], code="play 999") == (409, "refused")
    assert program.refused(act, id=asked["id"] + 1000, code=asked["legal"][0]) == (409, "refused")
    first = program.post(act, id=asked["id"], code=asked["legal"][0])
    assert program.post(act, id=asked["id"], code=asked["legal"][0]) == first
    assert ada.refused(act, id=asked["id"], code=asked["legal"][0], seat=1) == (409, "refused")
    for line in stream:
        heard = json.loads(line) if line.strip() else {"type": ""}
        if heard["type"] == "choose":
            program.post(act, id=heard["id"], code=heard["legal"][-1])
    assert heard["type"] == "over" and heard["scores"] == ada.get(f"/api/tables/{table}/record")["scores"]
    lines.close()


def test_only_the_player_of_a_seat_gets_its_stream(shared_server: Server) -> None:
    ada, program, table = seated(shared_server)
    assert program.ask("GET", f"/api/tables/{table}/stream?seat=0")[0] == 403
    assert shared_server.visitor().ask("GET", f"/api/tables/{table}/stream")[0] == 403
    for token in ("x", "", ada.cookie.removeprefix("samedi="), program.headers["Authorization"][7:-1]):
        stranger = Visitor(shared_server, "?")
        stranger.headers = {"Authorization": f"Bearer {token}"}
        status, found = stranger.ask("GET", "/api/me")
        assert status == 401 and found["kind"] == "token"
