"""The documents are true: their programs run, their links lead to existing files, and they name every game."""

import doctest
import re
from pathlib import Path

import pytest

from samedi.core.registry import all_games

HOME = Path(__file__).resolve().parents[1]
PLACES = ("*.md", "docs/**/*.md", "results/*.md", "changelog.d/*.md", ".github/**/*.md")
DOCUMENTS = sorted(path for place in PLACES for path in HOME.glob(place))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_programs_in_documents_run(path: Path) -> None:
    result = doctest.testfile(str(path), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert result.failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_in_documents_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


def test_the_readme_names_every_game_on_the_shelf() -> None:
    readme = (HOME / "README.md").read_text(encoding="utf-8")
    notice = (HOME / "NOTICE.md").read_text(encoding="utf-8")
    for game in all_games():
        assert f"**{game.title}** | {game.people[0]}–{game.people[-1]}" in readme
        assert game.title in notice


def test_decisions_are_numbered() -> None:
    numbers = [int(path.name[:4]) for path in sorted((HOME / "docs" / "decisions").glob("*.md"))]
    assert numbers == list(range(1, len(numbers) + 1))
