"""A whole game on a real server with automata: one person against three Cursed Pirates."""

import json

import samedi
from tests.server.conftest import Server


def test_one_person_plays_against_three_automata(server: Server) -> None:
    table, cookie = server.open_table("voodoo-pirates", pace="instant", options={"cursed": 3})
    page = server.sit(table, cookie)
    page.play_on()
    assert all(message["t"] != "no" for message in page.heard)
    status, body, _ = server.ask("GET", f"/api/tables/{table}/record")
    record = json.loads(body)
    assert status == 200 and record["options"] == {"cursed": 3}
    assert {seat for seat, _ in record["entries"]} == {"*", "0"}
    assert list(samedi.replay(record).winners) == page.scene["result"]["winners"]
