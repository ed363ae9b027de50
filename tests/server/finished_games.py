"""Games that are over, made quickly: somebody plays the first choice again and again against bots."""

from typing import Any

from tests.server.conftest import Page, Server, Visitor


def finish(page: Page, seat: int = 0, turns: int = 10_000) -> None:
    """Play on; a scene that comes a second time before the answer is no new question."""
    while turns and page.await_turn():
        name = f"n{len(page.heard)}"
        page.send(t="act", id=name, seat=seat, at=page.at, code=page.scene["choices"][0]["code"])
        answer = page.answer_to(name)
        assert answer["t"] == "ok", answer
        page.scene = {}
        turns -= 1


def finished(server: Server, game: str, salt: str | None = None, **more: Any) -> tuple[str, Visitor]:
    """A table of Ada's whose game is over, and Ada."""
    ada = server.anybody()
    made = ada.post("/api/tables", game=game, name="Ada", **{"bots": "zombie", "pace": "instant", **more})
    ada.post(f"/api/tables/{made['id']}/start", salt=salt)
    finish(ada.sit(made["id"]))
    return made["id"], ada
