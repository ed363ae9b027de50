"""docs/wire.md agrees with the code: its messages, its operations and its limits."""

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from samedi.server import messages
from samedi.server.http.operations import OPERATIONS
from samedi.server.limits import Limits
from tests.server.conftest import Server

TEXT = (Path(__file__).resolve().parents[3] / "docs" / "wire.md").read_text(encoding="utf-8")
FROM_PAGE, FROM_SERVER = TEXT.split("## From the server")
SPOKEN = (
    messages.Welcome
    | messages.LookAt
    | messages.Shown
    | messages.Ok
    | messages.Refusal
    | messages.People
    | messages.Changed
    | messages.Asks
    | messages.Times
    | messages.Next
    | messages.Said
    | messages.Hint
    | messages.Pong
)


def examples(text: str) -> list[str]:
    return [line for block in re.findall(r"```json\n(.*?)```", text, re.S) for line in block.splitlines()]


@pytest.mark.parametrize(("text", "kinds"), [(FROM_PAGE, messages.Heard), (FROM_SERVER, SPOKEN)])
def test_every_kind_of_message_has_an_example_and_every_example_is_valid(text: str, kinds: object) -> None:
    shown = {type(msgspec.json.decode(line, type=kinds)) for line in examples(text)}
    assert shown == set(get_args(kinds))


def test_examples_have_all_fields() -> None:
    for line in examples(FROM_SERVER):
        kind = type(msgspec.json.decode(line, type=SPOKEN))
        assert set(json.loads(line)) == {"t", *kind.__struct_fields__}


def test_limits_are_those_of_the_program() -> None:
    assert dict(re.findall(r"`([a-z-]+)=(\d+)`", TEXT)) == {
        name.replace("_", "-"): str(value) for name, value in msgspec.structs.asdict(Limits()).items()
    }


def test_every_operation_is_in_the_table() -> None:
    shown = set(re.findall(r"`(GET|POST) (/\S+)`", TEXT))
    wanted = {(each.method, f"/api{each.path}") for each in OPERATIONS}
    assert wanted | {("GET", "/api/tables/{table}/stream"), ("GET", "/healthz")} == shown
    for method, path, fields in re.findall(r"`(GET|POST) /api(/\S+)` \| (.*?) \|", TEXT):
        body = next((each.body for each in OPERATIONS if (each.method, each.path) == (method, path)), None)
        if body:
            assert set(re.findall(r"`(\w+)`", fields)) == set(body.__struct_fields__), path


def test_the_numbers_in_the_text_are_the_limits() -> None:
    for number in ("16 kB", "20 a second", "60;", "24 letters", "500 letters", "30 an hour", "200", "5,000", "300 s"):
        assert f"| {number}" in TEXT or f"after {number}" in TEXT


@pytest.mark.parametrize("line", examples(FROM_PAGE), ids=lambda line: json.loads(line)["t"])
def test_a_real_server_understands_every_example(line: str, shared_server: Server) -> None:
    table, cookie = shared_server.open_table("little-devils", pace="instant")
    page = shared_server.sit(table, cookie)
    assert page.await_turn()
    page.socket.send(line)
    page.send(t="ping")
    page.until(lambda message: message["t"] == "pong")
    assert not [message for message in page.heard if message.get("error") in ("bad-message", "failed")]


def test_a_real_server_sends_every_kind_of_message(shared_server: Server) -> None:
    ada = shared_server.visitor()
    table = ada.post("/api/tables", game="voodoo-prince", name="Ada", seats=2, pace="instant", clock="slow")["id"]
    page = ada.sit(table)
    page.hear()
    ada.post(f"/api/tables/{table}/start")
    assert page.await_turn()
    page.send(t="say", id="s", text="Well played!")
    page.send(t="hint", id="h", seat=0)
    page.send(t="act", id="x", seat=0, at=page.at, code="dance")
    page.answer_to("x")
    page.play_on(turns=1)
    page.send(t="undo", id="u", seat=0)
    page.answer_to("u")
    page.play_on()
    ada.post(f"/api/tables/{table}/rematch")
    page.until(lambda message: message["t"] == "next")
    page.send(t="ping")
    page.until(lambda message: message["t"] == "pong")
    wanted = {kind.__struct_config__.tag for kind in get_args(SPOKEN)}
    assert {message["t"] for message in page.heard} >= wanted
    for message in page.heard:
        assert msgspec.json.decode(json.dumps(message), type=SPOKEN)
