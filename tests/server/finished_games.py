"""Finished games, made quickly: a player takes the first choice again and again against bots."""

from typing import Any

from tests.server.conftest import Page, Server, Visitor


def finish(page: Page, seat: int = 0, turns: int = 10_000) -> None:
    """Take the first choice again and again. A scene that comes twice before the answer is not a new question."""
    while turns and page.await_turn():
        name = page.new_id()
        page.send(t="act", id=name, seat=seat, at=page.at, code=page.scene["choices"][0]["code"])
        answer = page.answer_to(name)
        assert answer["t"] == "ok", answer
        page.scene = {}
        turns -= 1


def finished(server: Server, game: str, salt: str | None = None, **more: Any) -> tuple[str, Visitor]:
    """Return a table of Ada's whose game is over, and Ada."""
    ada = server.visitor()
    made = ada.post("/api/tables", game=game, name="Ada", **{"bots": "zombie", "pace": "instant", **more})
    ada.post(f"/api/tables/{made['id']}/start", salt=salt)
    finish(ada.sit(made["id"]))
    return made["id"], ada
