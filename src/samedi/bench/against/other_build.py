"""A build of another commit, in .dev/against: unpacked, compiled by its own script, and kept for the next time."""

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

MAX_BUILDS = 4  # builds that stay for the next time
SCRIPTS = ("build/compile_rules.py", "build/rules.py")  # compiles the rules; its present name first


def checkout_root() -> Path:
    """The folder of this checkout, or a refusal: an installed package has no other commits."""
    root = Path(samedi.__file__).resolve().parents[2]
    if not (root / ".git").exists():
        raise SamediError("--against needs a checkout with its history, and this samedi is not in one")
    return root


def git(root: Path, *words: str) -> bytes:
    """What git prints, or "" where it fails."""
    try:
        return subprocess.run(["git", *words], cwd=root, capture_output=True).stdout
    except FileNotFoundError:
        raise SamediError("--against needs git, which is not here") from None


def commit_of(root: Path, ref: str) -> str:
    """The full hash of a commit, however it is named."""
    found = git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{ref}^{{commit}}").decode().split()
    if not found:
        raise SamediError(f"git knows no commit {ref!r} here")
    return found[-1]


def build_of(root: Path, commit: str) -> Path:
    """The folder of a build of that commit, made if it is not there yet."""
    shelf = root / ".dev" / "against"
    shelf.mkdir(parents=True, exist_ok=True)
    place = shelf / commit
    if not place.exists():
        with TemporaryDirectory(prefix="half-", dir=shelf) as folder:  # an interruption removes it
            half = Path(folder) / "build"
            half.mkdir()
            with tarfile.open(fileobj=BytesIO(git(root, "archive", "--format=tar", commit))) as tar:
                tar.extractall(half, filter="data")
            reuse_binaries(root, half)
            compile_rules(half, commit)
            try:
                half.rename(place)
            except OSError:
                if not place.exists():  # else another process made the same one meanwhile
                    raise
    elif not (place / "src" / "samedi" / "_compiled.txt").exists():  # SAMEDI_PURE was set, or there was no compiler
        compile_rules(place, commit)
    os.utime(place)
    for old in sorted(shelf.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)[MAX_BUILDS:]:
        shutil.rmtree(old, ignore_errors=True)
    return place


def reuse_binaries(root: Path, half: Path) -> None:
    """Offer our binaries to the other build. A name holds the hash of all that a binary is made from."""
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
        said = (done.stdout + done.stderr).strip().splitlines() or ["its build script says nothing"]
        raise SamediError(f"the rules of {commit[:9]} do not compile here: {said[-1]}")


def environment(sources: Path | None) -> dict[str, str]:
    """The environment of a process that runs the modules of these sources."""
    found = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return found if sources is None else found | {"PYTHONPATH": str(sources)}
