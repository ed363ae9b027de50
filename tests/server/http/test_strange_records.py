"""Strange records over HTTP: refused with a sentence, in good time, and the server unharmed."""

from collections.abc import Iterator

import pytest

from samedi.core.registry import all_games
from samedi.engine.session import Session
from tests.server.conftest import Server
from tests.server.fake_browser import unharmed

GAMES = [game.name for game in all_games()]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from unharmed(tmp_path_factory.mktemp("house"))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("path", ["/api/verify", "/api/replay", "/api/records"])
def test_a_blank_chance_code_is_refused(name: str, path: str, house: Server) -> None:
    record = {**Session(name, 3, seed=1).record(), "entries": [["*", " "]]}
    status, found = house.anybody().ask("POST", path, {"record": record})
    assert status == 422 and found["title"], found
