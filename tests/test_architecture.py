"""The shape of the source tree: small files, the same parts in every game, and no game named outside its folder."""

import ast
import dataclasses
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from samedi.core.game import MAX_SEATS
from samedi.core.registry import all_games, find_game

HOME = Path(__file__).resolve().parents[1]
SOURCE = HOME / "src" / "samedi"
FILES = sorted(path for path in SOURCE.rglob("*.py") if "games" not in path.relative_to(SOURCE).parts)
GAMES = sorted({path.parent for path in SOURCE.glob("games/*/RULES.md")})
RULES = {game: file for game in GAMES for file in (game / "rules.py", game / "rules" / "state.py") if file.exists()}
REQUIRED_PARTS = {"__init__", "rules", "view", "notation", "refusals", "invariants"}
OPTIONAL_PARTS = {
    *("components", "codes", "phases", "scene", "faces", "terms", "hints", "playout"),
    *("encoding", "lessons", "puzzles", "weights"),
}
FOLDERS_OF_A_GAME = {"words", "art", "tests"}
TEXTS_OF_A_GAME = re.compile(r"RULES(\.[a-z]{2})?\.md")

MOST_MODULES = 14  # in a folder
LARGE_FOLDERS = {
    "src/samedi/core": "the contract; other games import its modules by these names",
    "src/samedi/games/voodoo_pirates/rules": "one module for each chapter of the rulebook",
    "src/samedi/games/little_devils/tests": "one module for each part of a small game",
    "src/samedi/games/voodoo_prince/tests": "one module for each part of a small game",
}
ORDINARY_NOUNS = {"account", "command", "errors", "layout", "registry"}  # modules of several rooms may have these names
SAME_NAME = {  # public classes that share a name
    "Act": "the same action as an HTTP request and as a WebSocket message; OpenAPI names schemas by class",
    "Agree": "as Act",
    "StandIn": "as Act",
    "Answer": "an answer of the bot protocol, and one of the HTTP API whose schema has this name",
    "Hello": "the first message of the bot protocol, and of a page",
    "Hint": "what the game advises, and the message that brings it to a page",
    "Program": "a bot that runs as a process here, and one that plays over HTTP",
}


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
    """Return the string constants, names and attributes of a file, without docstrings."""
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


def parts(game: Path) -> set[str]:
    """Return the names of modules and rooms at the top of a game; other files keep their whole name."""
    modules = {path.stem for path in game.iterdir() if path.suffix in (".py", ".pxd")}
    rooms = {path.name for path in game.iterdir() if path.is_dir() and not path.name.startswith(("__", "."))}
    texts = {
        path.name for path in game.iterdir() if path.is_file() and path.suffix not in (".py", ".pxd", ".so", ".pyd")
    }
    return modules | rooms | texts


def test_every_game_has_the_required_parts() -> None:
    for game in GAMES:
        assert not (REQUIRED_PARTS | {"RULES.md", "tests"}) - parts(game), game.name
        assert (game / "words" / "en.ftl").exists(), game.name


def test_the_top_of_a_game_has_only_the_known_names() -> None:
    known = REQUIRED_PARTS | OPTIONAL_PARTS | FOLDERS_OF_A_GAME
    for game in GAMES:
        assert {part for part in parts(game) - known if not TEXTS_OF_A_GAME.fullmatch(part)} == set(), game.name


def test_no_part_of_a_game_is_both_a_module_and_a_room() -> None:
    for game in GAMES:
        assert [path.name for path in game.glob("*.py") if path.with_suffix("").is_dir()] == [], game.name


def test_a_compiled_room_has_no_code_in_its_init() -> None:
    """With a re-export there, `cimport` would meet modules that are only partly initialised."""
    for sheet in SOURCE.glob("games/*/*/*.pxd"):
        tree = ast.parse((sheet.parent / "__init__.py").read_text(encoding="utf-8"))
        assert ast.get_docstring(tree) and len(tree.body) == 1, sheet.parent.relative_to(HOME)


def test_a_folder_has_at_most_fourteen_modules() -> None:
    counts: dict[str, int] = defaultdict(int)
    for top in ("src", "tests", "build", "examples"):
        for path in (HOME / top).rglob("*.py"):
            counts[path.parent.relative_to(HOME).as_posix()] += path.name != "__init__.py"
    large = {folder for folder, count in counts.items() if count > MOST_MODULES}
    assert large == set(LARGE_FOLDERS)


def test_no_two_modules_of_one_package_share_a_name() -> None:
    """Rooms of a game are excepted: a chapter of its rulebook has the same name in each."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path in FILES:
        package, *_ = path.relative_to(SOURCE).parts
        if path.name != "__init__.py":
            found[package, path.stem].append(str(path.relative_to(HOME)))
    shared = {key: paths for key, paths in found.items() if len(paths) > 1}
    assert {key: paths for key, paths in shared.items() if key[1] not in ORDINARY_NOUNS} == {}


def public_classes(path: Path) -> Iterator[str]:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def test_public_classes_outside_games_have_different_names() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in FILES:
        for name in public_classes(path):
            places[name].append(str(path.relative_to(HOME)))
    shared = {name: paths for name, paths in places.items() if len(paths) > 1}
    assert {name: paths for name, paths in shared.items() if name not in SAME_NAME} == {}
    assert set(SAME_NAME) - set(shared) == set(), "these need no exception any more"


def test_every_public_thing_says_what_it_is_for() -> None:
    for path in [*FILES, *(file for game in GAMES for file in game.rglob("*.py") if "tests" not in file.parts)]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert ast.get_docstring(tree) or not tree.body, path.relative_to(HOME)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                assert ast.get_docstring(node), f"{path.relative_to(HOME)}: {node.name}"


def test_a_table_has_no_more_seats_than_the_sheets_have_room_for() -> None:
    sheet = (SOURCE / "bots" / "ismcts.pxd").read_text(encoding="utf-8")
    assert re.findall(r"cdef double \w+\[(\d+)\]", sheet) == [str(MAX_SEATS)] * 2
    crowded = dataclasses.replace(find_game("_template"), seats=range(2, MAX_SEATS + 1))
    with pytest.raises(ValueError, match=r"^Candlelight is for up to 17 seats, and a table has 16 at most$"):
        dataclasses.replace(crowded, seats=range(2, MAX_SEATS + 2))


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
