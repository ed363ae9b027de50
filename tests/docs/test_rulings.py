"""docs/GAME-rulings.md names every option of a game and every rule that an option changes."""

import re
from pathlib import Path

import pytest

from samedi.core.game import Game
from samedi.core.registry import all_games

NUMBER = re.compile(r"\b\d+\.\d+\b")
DOCS = Path(__file__).resolve().parents[2] / "docs"
GAMES = [pytest.param(game, id=game.name) for game in all_games() if (DOCS / f"{game.name}-rulings.md").exists()]


def page(game: Game) -> str:
    return (DOCS / f"{game.name}-rulings.md").read_text(encoding="utf-8")


def rule_texts(game: Game) -> dict[str, str]:
    """The rules of RULES.md by number."""
    text = (game.folder / "RULES.md").read_text(encoding="utf-8")
    parts = re.split(r"^\*\*(\d+\.\d+)\*\* ", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def quoted(text: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", text))


def changed_by_options(game: Game, rules: dict[str, str]) -> set[str]:
    """The rules that name an option or one of its values, and the rules that these cite."""
    found: set[str] = set()
    for option in game.options:
        for number, text in rules.items():
            values = quoted(text) & {str(value) for value in option.values}
            if values or option.name in quoted(text):
                found.add(number)
            if values:
                found.update(NUMBER.findall(text))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_page_of_rulings_names_every_rule_that_an_option_changes(game: Game) -> None:
    missing = changed_by_options(game, rule_texts(game)) - set(NUMBER.findall(page(game)))
    assert not missing, f"docs/{game.name}-rulings.md does not name rule {', '.join(sorted(missing))}"


@pytest.mark.parametrize("game", GAMES)
def test_a_page_of_rulings_names_every_option(game: Game) -> None:
    missing = {option.name for option in game.options} - quoted(page(game))
    assert not missing, f"docs/{game.name}-rulings.md does not name the option {', '.join(sorted(missing))}"


@pytest.mark.parametrize("game", GAMES)
def test_a_page_of_rulings_names_only_rules_that_exist(game: Game) -> None:
    assert set(NUMBER.findall(page(game))) <= set(rule_texts(game))


def test_some_game_has_a_page_of_rulings() -> None:
    assert GAMES


def test_a_value_of_an_option_names_the_rules_that_it_changes() -> None:
    game = next(game for game in all_games() if game.name == "voodoo-pirates")
    rules = {"2.6": "By `layout` chance decides (2.4).", "3.1": "`reference` differs (4.5).", "4.5": "So it is (2.3)."}
    assert changed_by_options(game, rules) == {"2.6", "3.1", "4.5"}
