"""A game without a first shuffle or roll is shown from its start."""

import pytest

from tests.server.conftest import Server

PRINTED = ("baron-voodoo", {"board": "balanced"})  # its board is printed


@pytest.mark.parametrize("first", ["person", "bot"])
def test_a_table_without_entries_is_shown_and_played(server: Server, first: str) -> None:
    game, options = PRINTED
    host = server.visitor()
    table = host.post("/api/tables", game=game, seats=2, options=options, name="Ada", pace="instant")["id"]
    if first == "bot":
        host.post(f"/api/tables/{table}/sit", seat=1)
        host.post(f"/api/tables/{table}/chair", seat=0, kind="bot")
    page = host.sit(table)
    host.post(f"/api/tables/{table}/start")
    assert page.await_turn()
    assert (page.seq == 0) == (first == "person")
