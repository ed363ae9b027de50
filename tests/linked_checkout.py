"""A checkout whose files are links to this one's, with a folder of games of its own."""

import os
import subprocess
import sys
from pathlib import Path

import samedi

PACKAGE = Path(samedi.__file__).parent
ROOT = PACKAGE.parents[1]


def link_checkout(root: Path) -> Path:
    """Make the checkout and return its folder of sources. Its rules are plain until `link_binaries`."""
    package = root / "src" / "samedi"
    (package / "games").mkdir(parents=True)
    for name in (".dev", "pyproject.toml"):
        (root / name).symlink_to(ROOT / name)
    for folder in (PACKAGE, PACKAGE / "games"):
        for path in folder.iterdir():
            if path.name not in ("_compiled.txt", "games", "__pycache__"):
                (package / path.relative_to(PACKAGE)).symlink_to(path)
    return package.parent


def link_binaries(root: Path) -> None:
    """From now on, processes that start use compiled rules, if this checkout has them."""
    (root / "src" / "samedi" / "_compiled.txt").symlink_to(PACKAGE / "_compiled.txt")


def run_samedi(root: Path, *words: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """Run a command of `samedi` as it is in that checkout."""
    env = {**os.environ, "PYTHONPATH": str(root / "src"), "XDG_DATA_HOME": str(root), "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "samedi", *words]
    return subprocess.run(command, env=env, input=typed, capture_output=True, encoding="utf-8", timeout=120)


def make_game(root: Path, name: str) -> None:
    """Lay out a checkout and make a game in it, as `samedi new-game` does in a fresh clone."""
    sources = link_checkout(root)
    link_binaries(root)
    made = run_samedi(root, "new-game", name)
    assert (made.returncode, made.stderr) == (0, "")
    assert (sources / "samedi" / "games" / name.replace("-", "_") / "rules.py").exists()
