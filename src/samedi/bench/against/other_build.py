"""Build another commit in .dev/against: unpack it, run its own build script, and keep it for the next time."""

import os
import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import samedi
from samedi.core.errors import SamediError

MAX_BUILDS = 4  # most builds that are kept
SCRIPTS = ("build/compile_rules.py", "build/rules.py")  # the script that compiles the rules; its present name first


def checkout_root() -> Path:
    """Return the folder of this checkout; raise if samedi is an installed package, which has no other commits."""
    root = Path(samedi.__file__).resolve().parents[2]
    if not (root / ".git").exists():
        raise SamediError("--against needs a git checkout of samedi")
    return root


def git(root: Path, *words: str) -> bytes:
    """Return the output of git, or b"" if it fails."""
    try:
        return subprocess.run(["git", *words], cwd=root, capture_output=True).stdout
    except FileNotFoundError:
        raise SamediError("--against needs git, which is not installed") from None


def commit_of(root: Path, ref: str) -> str:
    """Return the full hash of a commit."""
    found = git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{ref}^{{commit}}").decode().split()
    if not found:
        raise SamediError(f"there is no commit {ref!r} here")
    return found[-1]


def build_of(root: Path, commit: str) -> Path:
    """Return the folder of the build of a commit; make it if it does not exist."""
    shelf = root / ".dev" / "against"
    shelf.mkdir(parents=True, exist_ok=True)
    place = shelf / commit
    if not place.exists():
        with TemporaryDirectory(prefix="half-", dir=shelf) as folder:  # removed after an interruption
            half = Path(folder) / "build"
            half.mkdir()
            with tarfile.open(fileobj=BytesIO(git(root, "archive", "--format=tar", commit))) as tar:
                tar.extractall(half, filter="data")
            reuse_binaries(root, half)
            compile_rules(half, commit)
            try:
                half.rename(place)
            except OSError:
                if not place.exists():  # unless another process made the same build meanwhile
                    raise
    elif not (place / "src" / "samedi" / "_compiled.txt").exists():  # made with SAMEDI_PURE or without a compiler
        compile_rules(place, commit)
    os.utime(place)
    for old in sorted(shelf.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)[MAX_BUILDS:]:
        shutil.rmtree(old, ignore_errors=True)
    return place


def reuse_binaries(root: Path, half: Path) -> None:
    """Copy our binaries for the other build, which uses those whose name has the hash of the same sources."""
    ours, theirs = root / ".dev" / "c", half / ".dev" / "c"
    theirs.mkdir(parents=True)
    for path in (each for ending in ("*.so", "*.pyd") for each in ours.glob(ending)):
        shutil.copy(path, theirs)


def compile_rules(place: Path, commit: str) -> None:
    """Run the commit's own build script."""
    script = next((place / name for name in SCRIPTS if (place / name).exists()), None)
    if script is None or os.environ.get("SAMEDI_PURE", "0") not in ("", "0"):
        return
    done = subprocess.run([sys.executable, script], env=environment(None), capture_output=True, text=True)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines() or ["its build script printed nothing"]
        raise SamediError(f"the rules of {commit[:9]} do not compile here: {said[-1]}")


def environment(sources: Path | None) -> dict[str, str]:
    """Return the environment of a process that imports samedi from these sources."""
    found = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return found if sources is None else found | {"PYTHONPATH": str(sources)}
