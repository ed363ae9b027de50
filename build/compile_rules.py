"""Compile the modules that have a type sheet, and those that pyproject.toml lists; all of them are used, or none.

`python build/compile_rules.py` makes the binaries of a checkout; a wheel gets its own from `compile_all`.
A binary lies in .dev/c, and its name holds a hash of all that it is made from, so it never changes. `samedi._compiled`
finds binaries through a manifest that is replaced as a whole: a running process keeps the binaries of its start.
Only the standard library is imported before something must be compiled: ./dev calls `current` at each start.
"""

import contextlib
import io
import os
import re
import shutil
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import resolve_name
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "samedi"
SCRATCH = ROOT / ".dev" / "c"
MANIFEST = PACKAGE / "_compiled.txt"
SUFFIX = EXTENSION_SUFFIXES[0]
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": False,  # Python's own division and modulo: plain and compiled must agree
    "initializedcheck": False,
    "annotation_typing": False,  # types of C come from the sheet alone; annotations are for mypy
}
UNTYPED = DIRECTIVES | {"boundscheck": True, "wraparound": True}  # of a module without a sheet
PLAIN = "rules run as plain Python, about 50 times slower"
FLAGS = ["-g0", "-w"]
UNUSED_DAYS = 3  # a binary that no build has used for so long is deleted
CIMPORT = re.compile(r"^[ \t]*(?:from\s+([\w.]+)\s+)?cimport\s+(\([^)]*\)|[^\n#]*)", re.MULTILINE)

Tell = Callable[[int, int], None]  # called with how many binaries of how many are made


class NoCompiler(Exception):
    """This machine cannot compile; the sentence says what to install."""


class BadSheet(Exception):
    """A module or its sheet does not compile: the programmer's mistake, told in full."""


def source(name: str) -> Path:
    """The file of a module."""
    return SOURCES.joinpath(*name.split(".")).with_suffix(".py")


def sheet(name: str) -> Path:
    """The type sheet of a module, which it need not have. A sheet without a module is cimported by others."""
    return source(name).with_suffix(".pxd")


def untyped() -> list[str]:
    """The modules that are compiled without a sheet."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8")).get("tool", {}).get("samedi", {})
    return list(settings.get("compile-untyped", []))


def names() -> list[str]:
    """The dotted names of all modules to compile and of all sheets."""
    found = {".".join(path.relative_to(SOURCES).with_suffix("").parts) for path in PACKAGE.rglob("*.pxd")}
    return sorted(found | {name for name in untyped() if source(name).exists()})


def modules() -> list[str]:
    """The dotted names of the modules to compile."""
    return [name for name in names() if source(name).exists()]


def binary(name: str) -> Path:
    """Where a wheel has the binary of a module."""
    return source(name).with_suffix(SUFFIX)


def parts(name: str) -> list[Path]:
    """The files of a module, or of a sheet without a module."""
    return [path for path in (source(name), sheet(name)) if path.exists()]


def digest(name: str) -> str:
    """The hash of a module's source and sheet."""
    return sha256(b"".join(path.read_bytes() for path in parts(name))).hexdigest()


def recipe() -> str:
    """The hash of this script and of the pinned tools: when they change, binaries may too."""
    pins = ROOT / "requirements" / "dev.txt"
    return sha256(Path(__file__).read_bytes() + (pins.read_bytes() if pins.exists() else b"")).hexdigest()


def inputs() -> dict[str, str]:
    """For each module and sheet, times and sizes of its files, and their hash."""
    looks = {
        name: "-".join(f"{stat.st_mtime_ns}.{stat.st_size}" for stat in map(Path.stat, parts(name))) for name in names()
    }
    return {name: f"{look} {digest(name)}" for name, look in looks.items()}


def manifest(place: str, made_from: Mapping[str, str], files: Mapping[str, Path]) -> str:
    """What `samedi._compiled` reads: the place (checkout or wheel), the Python, the recipe, then each module or sheet.

    The path of its binary is relative to the folder that holds the package; - stands for none.
    """
    where = {name: Path(os.path.relpath(path, SOURCES)).as_posix() for name, path in files.items()}
    lines = [f"{name} {each} {where.get(name, '-')}" for name, each in made_from.items()]
    return "\n".join([place, SUFFIX, recipe(), *lines]) + "\n"


def current() -> bool:
    """Whether nothing needs to be compiled, or nothing can be and that was said already."""
    try:
        _, suffix, made_with, *lines = MANIFEST.read_text("utf-8").splitlines()
        was = {name: (made_from, file) for name, _look, made_from, file in map(str.split, lines)}
    except (OSError, ValueError):  # there is none, or another version of this script wrote it
        return not modules() or remembered() == toolchain()
    return (
        (suffix, made_with) == (SUFFIX, recipe())
        and [*was] == names()
        and all(made_from == digest(name) for name, (made_from, _) in was.items())
        and all(file == "-" or (SOURCES / file).exists() for _, file in was.values())
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
    """The toolchain with which compiling was not possible."""
    try:
        return (SCRATCH / "no-compiler").read_text("utf-8")
    except OSError:
        return ""


def require_compiler(half: Path) -> None:
    """Compile a file of two lines: the only sure way to know that it can be done."""
    import subprocess

    if os.name == "nt":
        return  # setuptools looks for Visual C++ itself
    want = [name for name, there in (("gcc", compiler()), ("python3-dev", headers().exists())) if not there]
    if not want:
        probe = half / "probe.c"
        probe.write_text("#include <Python.h>\n#include <math.h>\n")
        command = [compiler(), "-c", f"-I{headers().parent}", str(probe), "-o", str(half / "probe.o")]
        if subprocess.run(command, capture_output=True).returncode:
            want = ["gcc", "libc6-dev", "python3-dev"]
    if want:
        raise NoCompiler(f"{PLAIN}: install {' and '.join(want)}")


def directives(name: str) -> dict[str, int]:
    """How Cython compiles a module. One without a sheet keeps all that Python promises."""
    return DIRECTIVES if sheet(name).exists() else UNTYPED


def flags(name: str) -> list[str]:
    """How the C compiler treats a module: it takes its time for those with a sheet, which are rules and search.

    Measured: -O3 instead of -O2 makes searches 3 % faster (in the largest games 7 to 10), and compiling 9 s longer;
    -O1 for the modules without a sheet saves 5 s.
    """
    if os.name == "nt":
        return ["/O2"]
    return ["-O3" if sheet(name).exists() else "-O1", *FLAGS]


def cimported(name: str) -> set[str]:
    """The names of the sheets that the sheet of a module cimports."""
    found: set[str] = set()
    for base, words in CIMPORT.findall(sheet(name).read_text("utf-8")) if sheet(name).exists() else ():
        folder = resolve_name(base, name.rpartition(".")[0]) if base else ""
        each = [word.split()[0] for word in words.strip("() \t\r").split(",") if word.strip()]
        found |= {folder, *(f"{folder}.{word}" for word in each)} if folder else {*each}
    return {other for other in found if sheet(other).exists()}


def made_from(name: str) -> bytes:
    """Everything a binary depends on: its source, its sheet and the sheets these cimport, however far."""
    ahead = [name]
    for each in ahead:
        ahead += sorted(cimported(each) - {*ahead})
    return b"\0".join(path.read_bytes() for path in [*parts(name), *map(sheet, ahead[1:])])


def kept(name: str) -> Path:
    """Where the binary of a module as it is now belongs."""
    from importlib.metadata import version

    tools = f"{version('cython')} {sys.version} {directives(name)} {flags(name)}"
    return SCRATCH / f"{name}-{sha256(tools.encode() + made_from(name)).hexdigest()[:16]}{SUFFIX}"


def translate(name: str, c_file: Path) -> str:
    """Make C from one module; returns Cython's complaints, "" if it made it."""
    from Cython.Compiler.Main import compile_single
    from Cython.Compiler.Options import CompilationOptions, default_options

    options = CompilationOptions(
        default_options, compiler_directives=directives(name), include_path=[str(SOURCES)], output_file=str(c_file)
    )
    with contextlib.redirect_stderr(io.StringIO()) as said:
        done = compile_single(str(source(name)), options, name)
    return said.getvalue() if done.num_errors else ""


def make(todo: Sequence[str], half: Path, tell: Tell) -> None:
    """Make binaries: this process translates one module after another to C, and C compilers work beside it."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CompileError, LinkError, PlatformError

    if os.name != "nt":
        os.environ.setdefault("CC", compiler())
    c_files = {name: half / f"{name}.c" for name in todo}
    extensions = [Extension(name, [str(file)], extra_compile_args=flags(name)) for name, file in c_files.items()]
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = command.build_temp = str(half)
    mistakes: list[str] = []

    def build_extensions() -> None:
        made: list[Future[None]] = []
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            try:
                for extension in extensions:
                    place, said = kept(extension.name), translate(extension.name, c_files[extension.name])
                    if said:
                        mistakes.append(said)
                    elif place == kept(extension.name):  # else it was edited meanwhile
                        made.append(pool.submit(build_extension, extension, place))
                    tell(sum(each.done() for each in made), len(todo))
                for count, each in enumerate(as_completed(made), 1):
                    each.result()
                    tell(count, len(todo))
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def build_extension(extension: Extension, place: Path) -> None:
        command.build_extension(extension)
        Path(command.get_ext_fullpath(extension.name)).replace(place)

    command.build_extensions = build_extensions  # `run` calls it when the C compiler is found
    try:
        command.ensure_finalized()
        command.run()
    except PlatformError as error:
        raise NoCompiler(f"{PLAIN}: {error}") from None
    except (CompileError, LinkError) as error:
        raise BadSheet(f"the C compiler failed: {error}") from None
    if mistakes:
        raise BadSheet("\n".join(mistakes))


def compile_all(*, force: bool = False, tell: Tell = lambda made, total: None) -> dict[str, Path]:
    """Make the binary of every module that has none yet, and return all. What is interrupted goes on the next time."""
    SCRATCH.mkdir(parents=True, exist_ok=True)
    while True:
        found = {name: kept(name) for name in modules()}
        todo = [name for name, path in found.items() if force or not path.exists()]
        if not todo:
            break
        with tempfile.TemporaryDirectory(dir=SCRATCH, prefix="half-") as half:
            require_compiler(Path(half))
            make(todo, Path(half), tell)
        force = False  # again only what was edited meanwhile
    for path in found.values():
        os.utime(path)
    delete_unused()
    return found


def delete_unused() -> None:
    """Delete what no build has used for some days. Until then a running process or another branch may use it."""
    oldest = time.time() - UNUSED_DAYS * 24 * 3600
    for path in SCRATCH.iterdir():
        if path.stat().st_mtime < oldest and path.name != "no-compiler":
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def build(*, force: bool = False, tell: Tell = lambda made, total: None) -> None:
    """Make all binaries and their manifest, or leave no manifest."""
    before = inputs()  # before compiling: an edit meanwhile makes the binaries stale, as it should
    (SCRATCH / "no-compiler").unlink(missing_ok=True)
    MANIFEST.unlink(missing_ok=True)
    try:
        made = compile_all(force=force, tell=tell)
    except NoCompiler:
        (SCRATCH / "no-compiler").write_text(toolchain(), "utf-8")
        raise
    if made:
        fresh = MANIFEST.with_suffix(".new")
        fresh.write_text(manifest("checkout", before, made), "utf-8")
        fresh.replace(MANIFEST)


def each_quarter(show: Callable[[int], None]) -> Tell:
    """Show 25, 50 and 75 when so many per cent of the binaries are made."""
    left = [25, 50, 75]

    def tell(made: int, total: int) -> None:
        while left and made < total and 100 * made >= left[0] * total:
            show(left.pop(0))

    return tell


def build_beside() -> None:
    """Compile in a process of its own, with low priority, until the process at the other end of standard input ends."""
    import signal
    import threading

    from lock import hold_lock

    if os.fork():  # ./dev waits only for this process
        return

    def end_with_caller() -> None:
        os.read(0, 1)  # returns when the pipe is closed
        os.killpg(0, signal.SIGTERM)  # the C compilers too

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # raises KeyboardInterrupt, so that we tidy up
    threading.Thread(target=end_with_caller, daemon=True).start()
    os.nice(5)
    start = time.monotonic()
    say("compiling the rules beside it; until that is done bots think more slowly")
    with hold_lock(ROOT / ".dev"):
        if not current():
            build(tell=each_quarter(lambda share: say(f"compiling the rules: {share} %")))
    took = f"{time.monotonic() - start:.0f} s"
    say(f"the rules are compiled ({took}): bots use them from now on, this process from its next start")


def say(sentence: str) -> None:
    print(f"samedi: {sentence}", file=sys.stderr, flush=True)


def main(words: Sequence[str]) -> int:
    tell = each_quarter(lambda share: print(f"{share} %", end=" … ", flush=True))
    try:
        if "--beside" in words:
            build_beside()
        elif "--progress" in words:
            build(force="--force" in words, tell=tell)
        else:
            build(force="--force" in words)
    except NoCompiler as lack:
        say(str(lack))
    except BadSheet as mistake:
        print(f"{mistake}\nsamedi: the rules do not compile (SAMEDI_PURE=1 runs them plain)", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
