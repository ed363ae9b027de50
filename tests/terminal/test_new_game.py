"""A game that `samedi new-game` has just made in a checkout is played in the terminal, against bots of every level."""

from pathlib import Path

import pytest

from samedi.bots import BOTS
from tests.linked_checkout import make_game, run_samedi


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("checkout")
    make_game(root, "ghost-train")
    return root


@pytest.mark.parametrize("level", BOTS)
def test_a_new_game_is_played_to_its_end(checkout: Path, level: str) -> None:
    words = ("play", "ghost-train", "--plain", "--seats", "4", "--bots", level, "--lang", "en")
    done = run_samedi(checkout, *words, typed="1\n" * 40)
    assert (done.returncode, done.stderr) == (0, "")
    assert "All candles burn." in done.stdout
