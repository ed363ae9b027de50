"""A table keeps the version of its game that it began with, even if the server is updated meanwhile."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.made_up import AFTER, BEFORE, NAME
from tests.server.conftest import Server, Visitor, served
from tests.server.finished_games import finish, finished


@pytest.fixture
def updated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, str, str, Visitor]]:
    """A server after its update, a table that was under way, another that was in its lobby, and their host."""
    monkeypatch.setenv("SAMEDI_GAMES", BEFORE)
    for server in served(tmp_path):
        ada = server.visitor()
        how: dict[str, Any] = {
            "game": NAME,
            "seats": 4,
            "bots": "zombie",
            "pace": "instant",
            "options": {"tally": True},
        }
        under_way = ada.post("/api/tables", name="Ada", start=True, **how)["id"]
        lobby = ada.post("/api/tables", name="Ada", **how)["id"]
        ada.sit(under_way).play_on(2)
        server.sockets.close()
        server.stop()
        monkeypatch.setenv("SAMEDI_GAMES", AFTER)
        server.start()
        yield server, under_way, lobby, ada


def test_a_table_goes_on_by_the_version_that_it_began_with(updated: tuple[Server, str, str, Visitor]) -> None:
    _, under_way, lobby, ada = updated
    finish(ada.sit(under_way))
    record = ada.get(f"/api/tables/{under_way}/record")
    assert record["version"] == 1 and record["options"] == {"tally": True}
    assert record["entries"][0][1].startswith("deal ")  # no roll for the first dealer
    assert ada.get(f"/api/tables/{under_way}/verify")["fair"]
    assert ada.get(f"/api/tables/{under_way}/replay")["over"]

    again = ada.post(f"/api/tables/{under_way}/rematch")
    assert (again["version"], again["options"]) == (1, {"tally": True})
    later = ada.post(f"/api/tables/{under_way}/play-on", entries=20)
    assert (later["version"], later["options"]) == (1, {"tally": True})
    elsewhere = ada.post("/api/records", record=record, entries=20)
    assert (elsewhere["version"], elsewhere["options"]) == (1, {"tally": True})

    page = ada.ask("GET", f"/t/{lobby}")[1]
    assert 'name="option-tally"' in page and 'name="option-dealer"' not in page
    assert ada.post(f"/api/tables/{lobby}/agree", seats=5)["version"] == 1
    assert ada.refused(f"/api/tables/{lobby}/agree", options={"dealer": "1"})[0] == 400
    ada.post(f"/api/tables/{lobby}/start")
    assert ada.get(f"/api/tables/{lobby}")["state"] == "running"


def test_a_new_table_is_of_the_present_version(updated: tuple[Server, str, str, Visitor]) -> None:
    server = updated[0]
    table, ada = finished(server, NAME, seats=3)
    record = ada.get(f"/api/tables/{table}/record")
    assert record["version"] == 2 and not record["entries"][0][1].startswith("deal ")
    assert 'name="option-dealer"' in ada.ask("GET", f"/new/{NAME}")[1]


def test_a_record_of_an_earlier_version_that_names_a_newer_option_is_refused(
    updated: tuple[Server, str, str, Visitor],
) -> None:
    ada = updated[3]
    record = {"samedi": 1, "game": NAME, "version": 1, "seats": 4, "options": {"dealer": "1"}, "entries": []}
    status, found = ada.ask("POST", "/api/replay", {"record": record})
    assert status == 422 and "no option dealer in version 1" in found["title"]
