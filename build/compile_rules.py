"""Compile every module that has a type sheet, all of them or none.

`python build/compile_rules.py` puts the binaries beside the sources; a wheel asks `compile_all` for them.
Only the standard library is imported before something must be compiled: ./dev asks `current` at each start.
"""

import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "samedi"
SCRATCH = ROOT / ".dev" / "c"
MANIFEST = PACKAGE / "_compiled.txt"
SUFFIX = EXTENSION_SUFFIXES[0]
DIRECTIVES = {
    "language_level": "3",
    "boundscheck": "False",
    "wraparound": "False",
    "cdivision": "False",  # Python's own division and modulo: plain and compiled must agree
    "initializedcheck": "False",
    "annotation_typing": "False",  # types of C come from the sheet alone; annotations are for mypy
}
UNTYPED = DIRECTIVES | {"boundscheck": "True", "wraparound": "True"}  # of a module whose sheet declares nothing
PLAIN = "rules run as plain Python, about 50 times slower"
FLAGS = ["/O2"] if os.name == "nt" else ["-O2", "-g0", "-w"]


class NoCompiler(Exception):
    """This machine cannot compile; the sentence says what to install."""


class BadSheet(Exception):
    """A module or its sheet does not compile: the programmer's mistake, told in full."""


def sheets() -> dict[str, Path]:
    """The modules to compile, by dotted name, each with its .py file."""
    return {name: path for name, path in every_sheet().items() if path.exists()}


def every_sheet() -> dict[str, Path]:
    """The same, and sheets that belong to no module of their own but are cimported by others."""
    found = sorted(sheet.with_suffix(".py") for sheet in PACKAGE.rglob("*.pxd"))
    return {".".join(path.relative_to(SOURCES).with_suffix("").parts): path for path in found}


def parts(source: Path) -> list[Path]:
    """A module's source, if it has one, and its sheet."""
    return [path for path in (source, source.with_suffix(".pxd")) if path.exists()]


def digest(source: Path) -> str:
    """What a module is made from."""
    return sha256(b"".join(path.read_bytes() for path in parts(source))).hexdigest()


def manifest(place: str) -> str:
    """What `samedi._compiled` reads: the place (checkout or wheel), the Python, each module as it is now."""
    lines = [place, SUFFIX]
    for name, source in every_sheet().items():
        look = "-".join(f"{stat.st_mtime_ns}.{stat.st_size}" for stat in map(Path.stat, parts(source)))
        lines.append(f"{name} {look} {digest(source)}")
    return "\n".join(lines) + "\n"


def binary(source: Path) -> Path:
    return source.with_name(source.stem + SUFFIX)


def binaries() -> list[Path]:
    """Every compiled module that lies in the package, of whatever Python."""
    return [path for ending in ("*.so", "*.pyd") for path in PACKAGE.rglob(ending)]


def current() -> bool:
    """Whether nothing needs to be compiled, or nothing can be and that was said already."""
    sources = sheets()
    if not MANIFEST.exists():
        return not sources or remembered() == toolchain()
    _, suffix, *lines = MANIFEST.read_text("utf-8").splitlines() or ["", ""]
    was = {name: made_from for name, _look, made_from in map(str.split, lines)}
    return (
        suffix == SUFFIX
        and was.keys() == every_sheet().keys()
        and all(was[name] == digest(source) for name, source in every_sheet().items())
        and all(binary(source).exists() for source in sources.values())
    )


def compiler() -> str:
    """The C compiler to use: CC, the one this Python was made with, or any usual one; "" if there is none."""
    import sysconfig

    words = str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    for name in (*words[:1], "cc", "gcc", "clang"):
        if shutil.which(name):
            return name
    return ""


def headers() -> Path:
    import sysconfig

    return Path(sysconfig.get_path("include")) / "Python.h"


def toolchain() -> str:
    """What compiling depends on outside the project; when it changes, compiling is tried again."""
    return f"{sys.version} {compiler()} {headers().exists()}"


def remembered() -> str:
    try:
        return (SCRATCH / "no-compiler").read_text("utf-8")
    except OSError:
        return ""


def made_from(source: Path) -> bytes:
    """Everything a binary depends on: its source, its sheet and the sheets these cimport, however far."""
    every = sorted(PACKAGE.rglob("*.pxd"))
    found, ahead = b"", [source, source.with_suffix(".pxd")]
    for path in ahead:
        text = path.read_text("utf-8")
        found += text.encode()
        words = set(re.findall(r"\w+", " ".join(re.findall(r"^.*cimport(?:[^(\n]*\([^)]*\)|.*)", text, re.M))))
        ahead += [sheet for sheet in every if sheet.stem in words and sheet not in ahead]
    return found


def require_compiler() -> None:
    """Compile a file of two lines: the only sure way to know that it can be done."""
    import subprocess

    if os.name == "nt":
        return  # setuptools looks for Visual C++ itself
    want = [name for name, there in (("gcc", compiler()), ("python3-dev", headers().exists())) if not there]
    if not want:
        probe = SCRATCH / "probe.c"
        probe.write_text("#include <Python.h>\n#include <math.h>\n")
        command = [compiler(), "-c", f"-I{headers().parent}", str(probe), "-o", str(SCRATCH / "probe.o")]
        if subprocess.run(command, capture_output=True).returncode:
            want = ["gcc", "libc6-dev", "python3-dev"]
    if want:
        raise NoCompiler(f"{PLAIN}: install {' and '.join(want)}")


def directives(source: Path) -> dict[str, str]:
    """How a module is compiled. One whose sheet is a mere comment keeps all that Python promises."""
    lines = source.with_suffix(".pxd").read_text("utf-8").splitlines()
    return DIRECTIVES if any(line and not line.startswith("#") for line in lines) else UNTYPED


def translate(name: str, source: Path, target: Path) -> str:
    """Make C from one module; returns Cython's complaints, "" if it has none."""
    import subprocess

    how = [word for item in directives(source).items() for word in ("-X", "=".join(item))]
    command = [sys.executable, "-m", "cython", *how, "-I", str(SOURCES), "--module-name", name]
    command += ["-o", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    return done.stdout + done.stderr if done.returncode else ""


def link(files: dict[str, Path]) -> dict[str, Path]:
    """Make a binary from each C file, in the scratch folder."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CompileError, LinkError, PlatformError

    if os.name != "nt":
        os.environ.setdefault("CC", compiler())
    extensions = [Extension(name, [str(path)], extra_compile_args=FLAGS) for name, path in files.items()]
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = command.build_temp = str(SCRATCH / "made")
    command.parallel = os.cpu_count() or 1
    try:
        command.ensure_finalized()
        command.run()
    except PlatformError as error:
        raise NoCompiler(f"{PLAIN}: {error}") from None
    except (CompileError, LinkError) as error:
        raise BadSheet(f"the C compiler failed: {error}") from None
    return {name: Path(command.get_ext_fullpath(name)) for name in files}


def compile_all(*, force: bool = False) -> dict[str, Path]:
    """A binary in the scratch folder for every module with a sheet; only what changed is made."""
    from importlib.metadata import version

    sources = sheets()
    tools = f"{version('cython')} {sys.version}"
    keys = {
        name: sha256(f"{tools} {directives(source)} {FLAGS}".encode() + made_from(source)).hexdigest()[:16]
        for name, source in sources.items()
    }
    kept = {name: SCRATCH / f"{name}-{key}{SUFFIX}" for name, key in keys.items()}
    todo = {name: sources[name] for name, path in kept.items() if force or not path.exists()}
    SCRATCH.mkdir(parents=True, exist_ok=True)
    if todo:
        require_compiler()
        c_files = {name: SCRATCH / f"{name}.c" for name in todo}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            said = list(pool.map(lambda name: translate(name, todo[name], c_files[name]), todo))
        if any(said):
            raise BadSheet("\n".join(filter(None, said)))
        for name, made in link(c_files).items():
            made.replace(kept[name])
    for old in SCRATCH.glob(f"*{SUFFIX}"):
        if old not in kept.values():
            old.unlink()
    return kept


def build(*, force: bool = False) -> int:
    """Put fresh binaries and their manifest beside the sources, or leave none; returns how many there are."""
    text = manifest("checkout")  # before compiling: an edit meanwhile makes the binaries stale, as it should
    (SCRATCH / "no-compiler").unlink(missing_ok=True)
    made: dict[str, Path] = {}
    try:
        made = compile_all(force=force)
    except NoCompiler:
        (SCRATCH / "no-compiler").write_text(toolchain(), "utf-8")
        raise
    finally:
        MANIFEST.unlink(missing_ok=True)
        for path in binaries():
            path.unlink()
    for name, path in made.items():
        shutil.copy(path, binary(sheets()[name]))
    if made:
        fresh = MANIFEST.with_suffix(".new")
        fresh.write_text(text, "utf-8")
        fresh.replace(MANIFEST)
    return len(made)


def main() -> int:
    try:
        build(force="--force" in sys.argv[1:])
    except NoCompiler as lack:
        print(f"samedi: {lack}", file=sys.stderr)
    except BadSheet as mistake:
        print(f"{mistake}\nsamedi: the rules do not compile (SAMEDI_PURE=1 runs them plain)", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
