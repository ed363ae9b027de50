"""Golden playthroughs: short games that a person has read, and that must not change."""

import runpy
from pathlib import Path

FOLDER = Path(__file__).parent


def test_games_replay_as_the_golden_files_say() -> None:
    wanted = runpy.run_path(str(FOLDER / "make.py"))["playthroughs"]()
    for name, text in wanted.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, f"{name}: see tests/golden/make.py"
        assert len(text.splitlines()) < 150
    assert sorted(wanted) == sorted(path.name for path in FOLDER.glob("*.txt"))
