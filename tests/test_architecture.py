"""The shape of the source tree: small files, the same parts in every game, no game named outside its folder."""

import ast
import dataclasses
import re
import subprocess
import sys
from pathlib import Path

import pytest

from samedi.core.game import MOST_SEATS
from samedi.core.registry import all_games, find_game

HOME = Path(__file__).resolve().parents[1]
SOURCE = HOME / "src" / "samedi"
FILES = sorted(path for path in SOURCE.rglob("*.py") if "games" not in path.relative_to(SOURCE).parts)
GAMES = sorted({path.parent for path in SOURCE.glob("games/*/RULES.md")})
RULES = {game: file for game in GAMES for file in (game / "rules.py", game / "rules" / "state.py") if file.exists()}


def test_rules_stay_short_enough_to_read() -> None:
    assert RULES.keys() == set(GAMES)
    for game, file in RULES.items():
        assert len(file.read_text(encoding="utf-8").splitlines()) <= 280, game.name


def test_files_keep_to_one_subject() -> None:
    for path in SOURCE.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 450, path.relative_to(HOME)


def test_no_game_is_named_outside_its_folder() -> None:
    names = [word for game in all_games() for word in (game.name, game.name.replace("-", "_"), game.title)]
    pattern = re.compile("|".join(map(re.escape, names)))
    for path in FILES:
        if "bench" not in path.relative_to(SOURCE).parts:  # peers are compared with games of their kind
            code = "\n".join(strip_docstrings(path))
            assert not pattern.search(code), f"{path.relative_to(HOME)} names a game"


def strip_docstrings(path: Path) -> list[str]:
    """The string constants, names and attributes of a file, docstrings left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    words = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            words.append(node.value)
        elif isinstance(node, ast.Name):
            words.append(node.id)
        elif isinstance(node, ast.ImportFrom):
            words.append(node.module or "")
    return words


def test_every_game_has_the_same_parts() -> None:
    for folder in GAMES:
        for part in (
            "RULES.md",
            "rules",
            "view",
            "refusals",
            "notation",
            "invariants",
            "words/en.ftl",
            "tests",
        ):
            found = (folder / part).exists() or (folder / f"{part}.py").exists()
            assert found, f"{folder.name} has no {part}"


def test_every_public_thing_says_what_it_is_for() -> None:
    for path in [*FILES, *(file for game in GAMES for file in game.rglob("*.py") if "tests" not in file.parts)]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert ast.get_docstring(tree) or not tree.body, path.relative_to(HOME)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                assert ast.get_docstring(node), f"{path.relative_to(HOME)}: {node.name}"


def test_a_table_has_no_more_seats_than_the_sheets_have_room_for() -> None:
    sheet = (SOURCE / "bots" / "ismcts.pxd").read_text(encoding="utf-8")
    assert re.findall(r"cdef double \w+\[(\d+)\]", sheet) == [str(MOST_SEATS)] * 2
    crowded = dataclasses.replace(find_game("_template"), seats=range(2, MOST_SEATS + 1))
    with pytest.raises(ValueError, match=r"^Candlelight is for up to 17 seats, and a table has 16 at most$"):
        dataclasses.replace(crowded, seats=range(2, MOST_SEATS + 2))


def test_importing_samedi_imports_no_game() -> None:
    program = "import sys, samedi; print([name for name in sys.modules if name.startswith('samedi.games.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("name", [*(game.name for game in all_games()), "_template"])
def test_a_state_is_small(name: str) -> None:
    game = find_game(name)
    for seats in game.seats:
        state = game.new(seats, game.check_options(seats, {}))
        assert sys.getsizeof(state) < 2000
