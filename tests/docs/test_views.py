"""docs/views.md lists every field of every View in its order, and every code."""

import re
from pathlib import Path

import pytest

import samedi
from samedi.core.game import Game
from samedi.core.registry import all_games

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "views.md").read_text(encoding="utf-8")
GAMES = [pytest.param(game, id=game.name) for game in all_games()]


def section(game: Game) -> str:
    return TEXT.partition(f"## {game.title}\n")[2].partition("\n## ")[0]


def listed(game: Game, head: str) -> list[str]:
    """The first column of the tables with this head."""
    tables = re.findall(rf"^\| {head} \| \|\n\|---\|---\|\n((?:\|.*\n)+)", section(game), re.MULTILINE)
    return re.findall(r"`([^`]+)`", "\n".join(re.sub(r"^\| (.*?) \|.*$", r"\1", row) for row in tables[0].splitlines()))


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_view_is_listed_in_its_order(game: Game) -> None:
    assert tuple(listed(game, "field")) == samedi.Session(game, game.seats[0], seed=1).view(0).__struct_fields__


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_code_has_a_valid_example(game: Game) -> None:
    examples = [code for code in re.findall(r"`([^`]+)`", section(game)) if code in game.actions]
    assert {shape(code) for code in game.actions} == {shape(code) for code in examples}
    if "| codes |" in section(game):
        assert set(listed(game, "codes")) <= set(game.actions)


def shape(code: str) -> tuple[str, ...]:
    """The kind of a code: its words in small letters, or the name of a Loa."""
    verb, *rest = code.split()
    if verb == "power":
        return verb, rest[0]
    return verb, *(word for word in rest if word in ("none", "leap", "deck", "discard", "coin", "soul"))
