"""The type sheets of this checkout, and the modules that are compiled without one."""

import ast
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
SHEETS = sorted((SOURCES / "samedi").rglob("*.pxd"))
UNTYPED = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["samedi"]["compile-untyped"]


def test_every_sheet_declares_something() -> None:
    """A module that is compiled as it is stands in pyproject.toml instead."""
    for sheet in SHEETS:
        lines = sheet.read_text("utf-8").splitlines()
        assert any(line and not line.startswith("#") for line in lines), sheet.relative_to(ROOT)


def test_modules_that_are_compiled_as_they_are_exist_and_have_no_sheet() -> None:
    for name in UNTYPED:
        source = SOURCES.joinpath(*name.split(".")).with_suffix(".py")
        assert source.exists() and not source.with_suffix(".pxd").exists(), name


def test_compiled_rooms_of_games_have_no_code_in_their_init() -> None:
    """A re-export there would let `cimport` meet modules that are half initialised."""
    rooms = {sheet.parent for sheet in SHEETS if sheet.relative_to(SOURCES / "samedi").parts[0] == "games"}
    rooms = {room for room in rooms if room.parent.name != "games"}
    assert rooms
    for room in sorted(rooms):
        tree = ast.parse((room / "__init__.py").read_text("utf-8"))
        assert ast.get_docstring(tree) and len(tree.body) == 1, room.relative_to(ROOT)
