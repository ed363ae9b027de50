"""What the page of a table holds already: the very letters that the wire would bring first, and to nobody more."""

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
    """What a page that knows nothing is told, up to its first scene."""
    page = visitor.sit(table, lang="en")
    page.until(lambda message: message["t"] == "scene")
    page.socket.close()
    return page.heard


def waiting_table(server: Server, **more: Any) -> tuple[Visitor, str]:
    """Somebody at a table of bots, who is asked; so nothing changes there."""
    ada = server.anybody()
    table = ada.post("/api/tables", game="little-devils", bots="zombie", start=True, pace="instant", **more)["id"]
    page = ada.sit(table)
    assert page.await_turn()
    page.send(t="say", id="hello", text="Good evening </script>")
    page.until(lambda message: message["t"] == "chat")
    page.socket.close()
    return ada, table


def test_a_page_holds_what_the_wire_would_tell_it(server: Server) -> None:
    ada, table = waiting_table(server)
    letters = held(ada.get(f"/t/{table}"))
    assert [letter["t"] for letter in letters] == ["welcome", "chat", "look", "scene"]
    assert letters == heard(ada, table)


def test_a_watcher_holds_what_a_watcher_may_see(server: Server) -> None:
    _, table = waiting_table(server)
    watcher = server.anybody()
    letters = held(watcher.get(f"/t/{table}"))
    assert letters[-1]["seat"] is None and "choices" not in letters[-1]["scene"]
    assert letters == heard(watcher, table)


def test_a_device_of_several_holds_nothing_until_one_of_them_says_who_looks(server: Server) -> None:
    ada = server.anybody()
    table = ada.post("/api/tables", game="little-devils", seats=3, name="Ada")["id"]
    ada.post(f"/api/tables/{table}/sit", name="Bo")
    ada.post(f"/api/tables/{table}/start")
    assert held(ada.get(f"/t/{table}")) == held(ada.get(f"/t/{table}?seat=1")) == []
