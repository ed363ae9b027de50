"""The page of a table contains the first messages of its connection, and no more than its viewer may know."""

import json
import re
from typing import Any

from tests.server.conftest import Server, Visitor

HELD = re.compile(r'<script type="application/json" id="first">(.*?)</script>')


def held(page: str) -> list[dict[str, Any]]:
    found = HELD.search(page)
    assert found is not None
    letters: list[dict[str, Any]] = json.loads(found[1])
    return letters


def heard(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    """Return what a new page receives, up to its first scene."""
    page = visitor.sit(table, lang="en")
    page.until(lambda message: message["t"] == "scene")
    page.socket.close()
    return page.heard


def waiting_table(server: Server, **more: Any) -> tuple[Visitor, str]:
    """Open a table against bots that waits for its player."""
    ada = server.visitor()
    table = ada.post("/api/tables", game="little-devils", bots="zombie", start=True, pace="instant", **more)["id"]
    page = ada.sit(table)
    assert page.await_turn()
    page.send(t="say", id="hello", text="Good evening </script>")
    page.until(lambda message: message["t"] == "chat")
    page.socket.close()
    return ada, table


def test_a_page_contains_the_first_messages_of_its_connection(server: Server) -> None:
    ada, table = waiting_table(server)
    letters = held(ada.get(f"/t/{table}"))
    assert [letter["t"] for letter in letters] == ["welcome", "chat", "look", "scene"]
    assert letters == heard(ada, table)


def test_the_page_of_a_spectator_contains_what_a_spectator_may_see(server: Server) -> None:
    _, table = waiting_table(server)
    watcher = server.visitor()
    letters = held(watcher.get(f"/t/{table}"))
    assert letters[-1]["seat"] is None and "choices" not in letters[-1]["scene"]
    assert letters == heard(watcher, table)


def test_the_page_of_several_players_contains_no_messages(server: Server) -> None:
    ada = server.visitor()
    table = ada.post("/api/tables", game="little-devils", seats=3, name="Ada")["id"]
    ada.post(f"/api/tables/{table}/sit", name="Bo")
    ada.post(f"/api/tables/{table}/start")
    assert held(ada.get(f"/t/{table}")) == held(ada.get(f"/t/{table}?seat=1")) == []
