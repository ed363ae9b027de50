"""Invalid records over HTTP are refused with a sentence, quickly, and the server goes on."""

from collections.abc import Iterator

import pytest

from samedi.core.registry import all_games, find_game
from samedi.engine.session import Session
from samedi.engine.undo_limit import max_entries
from tests.server.conftest import Server
from tests.server.fake_browser import unharmed

GAMES = [game.name for game in all_games()]


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from unharmed(tmp_path_factory.mktemp("house"))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("path", ["/api/verify", "/api/replay", "/api/records"])
def test_a_blank_chance_code_is_refused(name: str, path: str, shared_server: Server) -> None:
    record = {**Session(name, 3, seed=1).record(), "entries": [["*", " "]]}
    status, found = shared_server.visitor().ask("POST", path, {"record": record})
    assert status == 422 and found["title"], found


@pytest.mark.parametrize("name", GAMES)
def test_a_record_with_more_entries_than_such_a_game_can_have_is_refused(name: str, shared_server: Server) -> None:
    game = find_game(name)
    most = max_entries(game, 3, game.check_options(3, {}))
    record = {**Session(name, 3, seed=1).record(), "entries": [["0", "x"]] * (most + 1)}
    for path, status in (("/api/verify", 422), ("/api/records", 422), ("/api/replay", 413 if most > 1999 else 422)):
        answer, found = shared_server.visitor().ask("POST", path, {"record": record})
        assert answer == status and "entries" in found["title"], found
