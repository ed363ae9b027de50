"""Decide once per process whether the compiled rules are used or all modules run as plain Python.

Imported before any other module of the package. Never a mix: a binary that is older than its source
plays another game than the one on the screen, so one stale binary makes every module run from its source.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

TYPE_CHECKING = False  # importing typing or collections.abc would double the millisecond this module takes
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

PACKAGE = os.path.dirname(os.path.abspath(__file__))
MANIFEST = os.path.join(PACKAGE, "_compiled.txt")  # by build/compile_rules.py; plain text: importing json costs 10 ms
STALE = "compiled rules are older than their sources, running them as plain Python; ./dev run rebuilds them"
FOREIGN = "compiled rules are for another Python, running them as plain Python; ./dev run rebuilds them"


class Sources:
    """Finds every samedi module by its .py file, whatever binary lies beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("samedi."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def _read() -> tuple[str, str, dict[str, tuple[str, str]]]:
    """Where the binaries were made, for which Python, and for each module what its source was like."""
    with open(MANIFEST, encoding="utf-8") as file:
        place, suffix, *lines = file.read().splitlines()
    return place, suffix, {name: (look, digest) for name, look, digest in map(str.split, lines)}


def _sheets() -> set[str]:
    """The type sheets of this checkout."""
    found: set[str] = set()
    for folder, folders, files in os.walk(PACKAGE):
        folders[:] = [name for name in folders if name != "__pycache__"]
        package = os.path.relpath(folder, os.path.dirname(PACKAGE)).replace(os.sep, ".")
        found.update(f"{package}.{name[:-4]}" for name in files if name.endswith(".pxd"))
    return found


def _same(name: str, look: str, digest: str) -> bool:
    """Whether a module's source and sheet are the ones its binary was made from."""
    stem = os.path.join(os.path.dirname(PACKAGE), *name.split("."))
    parts = [stem + ending for ending in (".py", ".pxd") if os.path.exists(stem + ending)]
    if len(parts) == 2 and not os.path.exists(stem + EXTENSION_SUFFIXES[0]):
        return False
    if look == "-".join(f"{stat.st_mtime_ns}.{stat.st_size}" for stat in map(os.stat, parts)):
        return True  # untouched since the build: reading and hashing everything would cost 6 ms
    from hashlib import sha256

    total = sha256()
    for part in parts:
        with open(part, "rb") as file:
            total.update(file.read())
    return total.hexdigest() == digest


def _decide() -> tuple[tuple[str, ...], str]:
    """The compiled modules that may be used, and what there is to complain about."""
    if os.environ.get("SAMEDI_PURE", "0") not in ("", "0"):
        return (), ""
    try:
        place, suffix, modules = _read()
    except (FileNotFoundError, ValueError):
        return (), ""
    if suffix != EXTENSION_SUFFIXES[0]:
        return (), FOREIGN
    if place == "checkout" and (
        modules.keys() != _sheets() or not all(_same(name, *was) for name, was in modules.items())
    ):
        return (), STALE
    return tuple(sorted(modules)), ""


names, _complaint = _decide()
MODE = "compiled" if names else "plain"

if MODE == "plain":
    sys.meta_path.insert(0, Sources)
if _complaint:
    os.environ["SAMEDI_PURE"] = "1"  # workers of this process run plain too, and say nothing
    print(f"samedi: {_complaint}", file=sys.stderr)
