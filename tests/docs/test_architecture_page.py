"""docs/architecture.md agrees with the code: the tree, the table of imports, and the functions of each walk."""

import ast
import re
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

HOME = Path(__file__).resolve().parents[2]
PAGE = (HOME / "docs" / "architecture.md").read_text("utf-8")
TREE, GAME_TREE = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
GAMES = [path.parent for path in HOME.glob("src/samedi/games/*/RULES.md")]
ROW = re.compile(r"^\| (.*?) \| (.*?) \|(?: (.*?) \|)?$", re.MULTILINE)


class Step(NamedTuple):
    """A row of a walk. It `begins` a part of the walk if it is the first, or follows a row without a file."""

    file: Path
    functions: list[str]
    begins: bool


def section(title: str) -> str:
    found = re.search(rf"^## {title}.*?\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def code_in(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def paths_in(tree: str) -> list[str]:
    """The paths of an indented tree."""
    parents: list[str] = []
    paths = []
    for line in tree.splitlines():
        found = re.match(r"( *)(\S+)", line)
        assert found is not None
        parents[len(found[1]) // 2 :] = [found[2].rstrip("/")]
        paths.append("/".join(parents))
    return paths


def test_every_file_and_folder_of_the_tree_exists() -> None:
    assert [path for path in paths_in(TREE) if not (HOME / path).exists()] == []


@pytest.mark.parametrize(
    "place", ["src/samedi", "src/samedi/server", "src/samedi/arena", "src/samedi/terminal", "web/src"]
)
def test_the_tree_shows_every_folder_with_sources(place: str) -> None:
    sources = {path for kind in ("py", "ts", "tsx", "ftl") for path in (HOME / place).glob(f"*/*.{kind}")}
    assert {path.parent.relative_to(HOME).as_posix() for path in sources} - set(paths_in(TREE)) == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_the_files_of_the_map_and_no_others(game: Path) -> None:
    always = [path.rpartition("/")[2] for path in paths_in(GAME_TREE)[1:]]
    optional = code_in(PAGE.partition("Some games also have")[2].partition("A `.pxd` file")[0])
    found = {path.name for path in game.iterdir()}
    missing = [name for name in always if name not in found and name.removesuffix(".py") not in found]
    assert missing == []
    known = {*always, *(name.rstrip("/") for name in optional)}
    modules = {
        f"{path.stem}.py" if path.suffix == ".py" or (path / "__init__.py").exists() else path.name
        for path in game.iterdir()
    }
    others = {name for name in modules if name.endswith(".py") or (game / name).is_dir()}
    assert others - known - {"__pycache__"} == set()


def allowed_by_contracts() -> dict[str, set[str]]:
    """What each package may import, from the contracts in pyproject.toml."""
    contracts = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = [
        [layer.replace("samedi.", "").split(" | ") for layer in contract["layers"]]
        for contract in contracts
        if contract["type"] == "layers"
    ]
    height = {package: number for number, layer in enumerate(layers) for package in layer}
    packages = {*height, "kit", "scene", "games"}
    allowed = {package: packages - {package} for package in packages}
    for package in height:
        allowed[package] -= {other for other in height if height[other] <= height[package]}
    for contract in contracts:
        if contract["type"] == "independence" and "*" not in contract["modules"][0]:
            together = {module.removeprefix("samedi.") for module in contract["modules"]}
            for package in together:
                allowed[package] -= together
        if contract["type"] == "forbidden":
            for source in contract["source_modules"]:
                forbidden = {
                    module.removeprefix("samedi.").removesuffix(".*") for module in contract["forbidden_modules"]
                }
                allowed[source.removeprefix("samedi.")] -= forbidden
    return allowed


def test_the_table_of_imports_agrees_with_the_contracts() -> None:
    allowed = allowed_by_contracts()
    table = {}
    for package, others, _ in ROW.findall(section("Who may import whom")):
        if code_in(package):
            named = set(code_in(others))
            table[code_in(package)[0]] = {*allowed} - named - {*code_in(package)} if others.startswith("all") else named
    assert table == allowed


def steps_of(title: str) -> list[Step]:
    steps, begins = [], True
    for file, functions, prose in ROW.findall(section(title)):
        if code_in(file):
            assert code_in(functions) and not code_in(prose), f"names belong into the second column: {file}"
            steps.append(Step(HOME / code_in(file)[0], code_in(functions), begins))
        begins = not code_in(file)
    return steps


def names_in_python(tree: ast.AST, prefix: str = "") -> set[str]:
    names = set()
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names |= {prefix + node.name} | names_in_python(node, f"{prefix}{node.name}.")
    return names


def names_in_typescript(text: str) -> set[str]:
    """Functions, classes and constants at any depth; methods, private ones without their `#`, with their class."""
    names = set(re.findall(r"\b(?:function|class|const) (\w+)", text))
    for name, body in re.findall(r"^export class (\w+).*?\{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL):
        names |= {f"{name}.{method}" for method in re.findall(r"^  (?:async )?#?(\w+)(?:<.*>)?\(", body, re.MULTILINE)}
    return names


@pytest.mark.parametrize("title", ["One move", "One bot's turn", "One replay"])
def test_every_function_of_a_walk_is_defined_in_its_file(title: str) -> None:
    steps = steps_of(title)
    assert len(steps) >= 5
    for file, functions, _ in steps:
        text = file.read_text("utf-8")
        known = names_in_python(ast.parse(text)) if file.suffix == ".py" else names_in_typescript(text)
        assert set(functions) - known == set(), file.relative_to(HOME)


@pytest.mark.parametrize("title", ["One move", "One bot's turn", "One replay"])
def test_every_step_of_a_walk_is_called_by_an_earlier_one_or_observes_it(title: str) -> None:
    text, classes = "", set[str]()
    for file, functions, begins in steps_of(title):
        if begins:
            text, classes = "", set()
        first = functions[0].rpartition(".")[2]
        own = file.read_text("utf-8")
        called = re.search(rf"\b{first}\b", text)
        observes = any(re.search(rf"\b{name}\b", own) for name in classes)
        assert begins or called or observes, f"{file.name} and {first} have nothing to do with the steps before"
        text += own
        classes |= {name.partition(".")[0] for name in functions if "." in name}
