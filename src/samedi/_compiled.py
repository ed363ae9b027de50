"""Decide once per process whether the compiled rules are used or all modules run as plain Python.

Imported before any other module of the package. Never a mix: a binary that is older than its source plays another game
than the one on the screen, so one stale binary makes every module run from its source. From then on `Finder` finds all
modules of this process, whatever is compiled meanwhile.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader

TYPE_CHECKING = False  # importing typing or collections.abc would double the millisecond this module takes
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

PACKAGE = os.path.dirname(os.path.abspath(__file__))
HOME = os.path.dirname(PACKAGE)
MANIFEST = os.path.join(PACKAGE, "_compiled.txt")  # by build/compile_rules.py; plain text: importing json costs 10 ms
STALE = "compiled rules are older than their sources, running them as plain Python; ./dev run rebuilds them"
FOREIGN = "compiled rules are for another Python, running them as plain Python; ./dev run rebuilds them"


class BinaryLoader(ExtensionFileLoader):
    """Loads a module from its binary. `__file__` is its source, as it is for a plain module."""

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = _source(self.name)
        super().exec_module(module)


class Finder:
    """Finds each module of the package by the binary that the manifest named at the start, or by its .py file."""

    def __init__(self, binaries: dict[str, str]) -> None:
        self.binaries = binaries

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("samedi."):
            return None
        if name in self.binaries:
            file = os.path.join(HOME, self.binaries[name])
            return ModuleSpec(name, BinaryLoader(name, file), origin=file)
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def _source(name: str) -> str:
    return os.path.join(HOME, *name.split(".")) + ".py"


def _read() -> tuple[str, str, dict[str, tuple[str, str, str]]]:
    """Where the binaries were made, for which Python, and for each module what it was made from and its binary."""
    with open(MANIFEST, encoding="utf-8") as file:
        place, suffix, _recipe, *lines = file.read().splitlines()
    return place, suffix, {name: (look, digest, file) for name, look, digest, file in map(str.split, lines)}


def _sheets() -> set[str]:
    """The type sheets of this checkout."""
    found: set[str] = set()
    for folder, folders, files in os.walk(PACKAGE):
        folders[:] = [name for name in folders if name != "__pycache__"]
        package = os.path.relpath(folder, HOME).replace(os.sep, ".")
        found.update(f"{package}.{name[:-4]}" for name in files if name.endswith(".pxd"))
    return found


def _same(name: str, look: str, digest: str, binary: str) -> bool:
    """Whether a module's files are the ones its binary was made from, and the binary is there."""
    source = _source(name)
    parts = [part for part in (source, source[:-3] + ".pxd") if os.path.exists(part)]
    if source in parts and not os.path.exists(os.path.join(HOME, binary)):
        return False
    if look == "-".join(f"{stat.st_mtime_ns}.{stat.st_size}" for stat in map(os.stat, parts)):
        return True  # untouched since the build: reading and hashing everything would cost 6 ms
    from hashlib import sha256

    total = sha256()
    for part in parts:
        with open(part, "rb") as file:
            total.update(file.read())
    return total.hexdigest() == digest


def _decide() -> tuple[dict[str, str], str]:
    """The binaries that may be used, by module, and what there is to complain about."""
    if os.environ.get("SAMEDI_PURE", "0") not in ("", "0"):
        return {}, ""
    try:
        place, suffix, modules = _read()
    except (FileNotFoundError, ValueError):
        return {}, ""
    if suffix != EXTENSION_SUFFIXES[0]:
        return {}, FOREIGN
    if place == "checkout" and not (
        _sheets() <= modules.keys() and all(_same(name, *was) for name, was in modules.items())
    ):
        return {}, STALE
    return {name: binary for name, (_look, _digest, binary) in modules.items() if binary != "-"}, ""


def available() -> bool:
    """Tell whether a process that starts now would run compiled rules."""
    return bool(_decide()[0])


_binaries, _complaint = _decide()
MODE = "compiled" if _binaries else "plain"

sys.meta_path.insert(0, Finder(_binaries))
if _complaint:
    os.environ["SAMEDI_PURE"] = "1"  # workers of this process run plain too, and say nothing
    print(f"samedi: {_complaint}", file=sys.stderr)
