"""`samedi new-game`: copy the template under another name."""

import keyword
import re
import shutil
import tempfile
from pathlib import Path

import samedi.games
from samedi.core.errors import BadOption
from samedi.core.options import short_repr
from samedi.core.registry import game_entry_points

IGNORED = shutil.ignore_patterns("__pycache__", "*.so", "*.c")


def copy_template(name: str, into: Path | None = None) -> tuple[Path, bool]:
    """Make a folder with a complete game of that name; return it and whether the registry finds it there."""
    package = name.replace("-", "_")
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or keyword.iskeyword(package) or len(name) > 40:
        raise BadOption(
            f"the name of a game has only small letters, digits and hyphens (ghost-train), not {short_repr(name)}"
        )
    home = Path(samedi.games.__path__[0])
    if into is None:
        into = home if in_checkout(home) else Path.cwd()
    target = into / package
    if name in game_entry_points() or target.exists():
        raise BadOption(f"there is already a game {name}: {target if target.exists() else game_entry_points()[name]}")
    if not into.is_dir():
        raise BadOption(f"there is no folder {into}")
    title = name.replace("-", " ").title()
    with tempfile.TemporaryDirectory(dir=into, prefix=f".{package}-") as scratch:
        copy = Path(scratch) / package
        shutil.copytree(home / "_template", copy, ignore=IGNORED)
        for file in copy.rglob("*.*"):
            if file.is_file():
                text = file.read_text(encoding="utf-8")
                text = text.replace("samedi.games._template", f"samedi.games.{package}").replace(
                    '"_template"', f'"{name}"'
                )
                text = text.replace(
                    "the template, a complete small game. Copy it with `samedi new-game NAME`.", "a new game."
                )
                text = text.replace('"Candlelight"', f'"{title}"')
                if file.suffix in (".md", ".ftl"):  # in every language the first line is the title
                    text = re.sub(r"\A(# |title = ).*", rf"\g<1>{title}", text)
                file.write_text(text, encoding="utf-8")
        (copy / "tests" / "test_template.py").rename(copy / "tests" / f"test_{package}.py")
        copy.rename(target)
    game_entry_points.cache_clear()
    return target, name in game_entry_points()


def in_checkout(home: Path) -> bool:
    """Tell whether this is the source tree and not an installed package."""
    return (home.parents[2] / "pyproject.toml").exists()
