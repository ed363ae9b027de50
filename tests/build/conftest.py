"""A small checkout in a folder with spaces: the real tools around a package of two typed modules."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = (
    "dev",
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "hatch_build.py",
    "build/compile_rules.py",
    "build/lock.py",
    "src/samedi/_compiled.py",
    ".gitignore",
)
PACKAGE = {
    "__init__.py": "from samedi import _compiled\n",
    "__main__.py": "import sys\nfrom samedi import _compiled\n\n"
    "if sys.argv[1:] == ['serve']:\n    print('open', _compiled.MODE, flush=True)\n    sys.stdin.readline()\n"
    "from samedi.core.dice import Die\nfrom samedi.core.pair import total\n\n"
    "print(_compiled.MODE, total(Die(3), Die(4)), 'cdef' if not hasattr(Die(1), '__dict__') else 'python')\n",
    "cli.py": "def main() -> None: import samedi.__main__\n",
    "core/__init__.py": "",
    "core/dice.py": "class Die:\n    def __init__(self, pips: int) -> None:\n        self.pips = pips\n",
    "core/dice.pxd": "cdef class Die:\n    cdef public int pips\n",
    "core/pair.py": "from samedi.core.dice import Die\n\n\n"
    "def total(one: Die, other: Die) -> int:\n    return one.pips + other.pips\n",
    "core/pair.pxd": "from samedi.core.dice cimport Die\n\ncpdef int total(Die one, Die other) except -1\n",
}


class Checkout:
    """A copy of the project, with the environment variables for its commands."""

    def __init__(self, root: Path) -> None:
        self.root = root
        keep = ("HOME", "LANG", "SSL_CERT_FILE")
        self.env = {name: os.environ[name] for name in keep if name in os.environ} | {"PATH": os.environ["PATH"]}

    def run(self, *words: str | Path, **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(word) for word in words], cwd=self.root, env=self.env | env, capture_output=True, text=True
        )

    def start(self, *words: str | Path, group: bool = False, **env: str) -> subprocess.Popen[str]:
        """The same, without waiting for its end; with a process group of its own, as a terminal gives it."""
        return subprocess.Popen(
            [str(word) for word in words],
            cwd=self.root,
            env=self.env | env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            process_group=0 if group else None,
        )

    def build(self, **env: str) -> subprocess.CompletedProcess[str]:
        return self.run(sys.executable, self.root / "build" / "compile_rules.py", **env)

    def samedi(self, **env: str) -> subprocess.CompletedProcess[str]:
        return self.run(sys.executable, "-m", "samedi", PYTHONPATH=str(self.root / "src"), **env)

    def binaries(self) -> dict[str, Path]:
        """The binaries that a process would use which starts now, by the names of their modules."""
        sources = self.root / "src"
        manifest = sources / "samedi" / "_compiled.txt"
        lines = manifest.read_text("utf-8").splitlines()[3:] if manifest.exists() else []
        rows = [line.split() for line in lines]
        return {name: (sources / file).resolve() for name, _look, _digest, file in rows if file != "-"}

    def edit(self, name: str, old: str, new: str) -> None:
        path = self.root / "src" / "samedi" / name
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")


def lay_out(root: Path) -> Checkout:
    for name in TOOLS:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    shutil.copytree(ROOT / "requirements", root / "requirements")
    for name, text in PACKAGE.items():
        path = root / "src" / "samedi" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return Checkout(root)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return lay_out(tmp_path / "a folder with spaces")


@pytest.fixture(scope="session")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    if not shutil.which("cc"):
        pytest.skip("this machine has no C compiler")
    root = tmp_path_factory.mktemp("built")
    checkout = lay_out(root / "a folder with spaces")
    checkout.env["CC"] = str(root / "cc")
    (root / "cc").write_text(f'#!/bin/sh\nexec "{shutil.which("cc")}" "$@" -O0\n')  # takes half the time
    (root / "cc").chmod(0o755)
    done = checkout.build()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return checkout


@pytest.fixture
def built(built_once: Checkout, tmp_path: Path) -> Checkout:
    """A checkout whose rules are compiled: a copy, since compiling takes seconds."""
    checkout = Checkout(shutil.copytree(built_once.root, tmp_path / "a built folder"))
    checkout.env["CC"] = built_once.env["CC"]
    return checkout


@pytest.fixture
def no_compiler(tmp_path: Path) -> str:
    """A PATH on which there is no C compiler."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("env", "sh", "git"):
        found = shutil.which(name)
        if found:
            (folder / name).symlink_to(found)
    return str(folder)
