"""The server begins with plain rules, and they are compiled beside it; nothing is left half made when it ends."""

import fcntl
import os
import signal
import site
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .conftest import Checkout

COMPILED = "bots use them from now on, this process from its next start"


@pytest.fixture
def ready(built: Checkout, tmp_path: Path) -> Checkout:
    """A checkout with an environment, in which one module must be compiled again. The C compiler waits until `go`."""
    tools = tmp_path / "tools"
    tools.mkdir()
    paths = "\n".join([str(built.root / "src"), *site.getsitepackages()])
    (tools / "paths").write_text(paths)
    install = f'for folder in "${{4%/bin/python}}"/lib/*/site-packages; do cp {tools}/paths "$folder/all.pth"; done'
    scripts = {
        "uv": install,
        "cc": f'echo $$ >> {tools}/asked; until [ -e {tools}/go ]; do sleep 0.05; done\nexec {built.env["CC"]} "$@"',
    }
    for name, script in scripts.items():
        (tools / name).write_text(f"#!/bin/sh\n{script}\n")
        (tools / name).chmod(0o755)
    (built.root / "build" / "bundle_client.py").write_text("def current() -> bool:\n    return True\n")
    built.env |= {"PATH": f"{tools}:/usr/bin:/bin", "CC": str(tools / "cc")}
    assert built.run(sys.executable, built.root / "dev", "run", "games").stdout == "compiled 7 cdef\n"
    built.edit("core/pair.py", "one.pips + other.pips", "one.pips * other.pips")
    return built


def asked(checkout: Checkout) -> Path:
    """The file in which the C compiler notes its process each time."""
    return Path(checkout.env["CC"]).with_name("asked")


def let_it_compile(checkout: Checkout) -> None:
    Path(checkout.env["CC"]).with_name("go").touch()


@contextmanager
def serving(checkout: Checkout) -> Iterator[subprocess.Popen[str]]:
    """A server that has begun, while the C compiler waits."""
    with checkout.start(sys.executable, checkout.root / "dev", "run", "serve", group=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open plain\n"
        wait_until(asked(checkout).exists)
        try:
            yield process
        finally:
            let_it_compile(checkout)
            process.kill()


def wait_until(true: object) -> None:
    """Ask again and again, for half a minute."""
    assert callable(true)
    for _ in range(600):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError("it did not come true")


def test_serving_begins_before_compilation_ends_and_the_process_keeps_its_plain_rules(ready: Checkout) -> None:
    with serving(ready) as process:
        assert ready.binaries() == {}
        let_it_compile(ready)
        assert process.stderr is not None
        assert any(COMPILED in line for line in process.stderr)
        assert ready.samedi().stdout == "compiled 12 cdef\n"
        assert process.communicate("imports its rules now\n", timeout=30)[0] == "plain 12 python\n"
    assert ready.run(sys.executable, ready.root / "dev", "run", "games").stdout == "compiled 12 cdef\n"


@pytest.mark.parametrize("ended_by", ["Ctrl-C", "kill -9"])
def test_when_the_server_ends_compilation_ends_and_leaves_nothing_half_made(ready: Checkout, ended_by: str) -> None:
    scratch = ready.root / ".dev" / "c"
    before = {path.name for path in scratch.iterdir()}
    with serving(ready) as process:
        if ended_by == "Ctrl-C":
            os.killpg(process.pid, signal.SIGINT)
        else:
            process.kill()
        process.wait(timeout=30)
        with open(ready.root / ".dev" / "lock") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # the process that compiles holds it until it ends
        assert {path.name for path in scratch.iterdir()} == before
        assert ready.binaries() == {}
        for compiler in asked(ready).read_text().split():
            wait_until(lambda pid=compiler: not Path("/proc", pid).exists())
    assert ready.build().returncode == 0
    assert ready.samedi().stdout == "compiled 12 cdef\n"


def test_another_dev_waits_until_the_rules_are_compiled_and_does_not_compile_again(ready: Checkout) -> None:
    command = ("python", "-c", "import samedi; print(samedi._compiled.MODE)")
    with serving(ready), ready.start(sys.executable, ready.root / "dev", *command) as other:
        assert other.stderr is not None
        assert other.stderr.readline() == "samedi: waiting for another ./dev\n"
        let_it_compile(ready)
        assert other.communicate(timeout=60) == ("compiled\n", "")


@pytest.mark.parametrize("command", ["games", "play", "--version"])
def test_commands_for_people_do_not_wait_for_the_compiler(ready: Checkout, command: str) -> None:
    done = ready.run(sys.executable, ready.root / "dev", "run", command)
    assert (done.stdout, done.stderr) == ("plain 12 python\n", "")


def test_commands_that_measure_wait_for_the_compiler(ready: Checkout) -> None:
    let_it_compile(ready)
    done = ready.run(sys.executable, ready.root / "dev", "run", "bench")
    assert done.stdout == "compiled 12 cdef\n"
    assert done.stderr.startswith("samedi: compiling the rules … ")


def test_a_mistake_in_a_sheet_stops_no_server(ready: Checkout) -> None:
    ready.edit("core/pair.pxd", "Die other", "Dye other")
    with serving(ready) as process:
        let_it_compile(ready)
        assert process.stderr is not None
        assert any("the rules do not compile" in line for line in process.stderr)
        assert process.communicate("\n", timeout=30)[0] == "plain 12 python\n"
