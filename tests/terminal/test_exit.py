"""The full screen in a real terminal: after any way of leaving, the terminal is restored and the game is saved."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.bots.test_program_bot import alive, wait_for

CARDS = "little-devils"  # any game


PROGRAM = """
import sys
from pathlib import Path
from samedi.core.registry import find_game
from samedi.terminal.screen.app import play
from samedi.terminal.game import TerminalGame
sys.exit(play(TerminalGame.start(find_game(sys.argv[1]), 3, (sys.argv[3],), seed="7", folder=Path(sys.argv[2]))))
"""  # with this seed a bot begins

BROKEN = """
from samedi.terminal.screen.app import TableApp
def wrong(*_):
    raise KeyError("an unexpected value")
TableApp.{method} = wrong
"""

HANGS = """#!/bin/sh
echo $$ > "$1"
exec sleep 1000
"""


pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")


@contextmanager
def at_a_terminal(program: str, *arguments: str, **environment: str) -> Iterator[tuple["subprocess.Popen[bytes]", int]]:
    """Run a program at a terminal of 80×24 and check that it leaves the terminal's settings as they were."""
    import pty
    import termios

    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    before = termios.tcgetattr(theirs)
    environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment}
    command = [sys.executable, "-c", program, CARDS, *arguments]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as running:
        try:
            yield running, ours
        finally:
            running.kill()
    assert termios.tcgetattr(theirs) == before


def leave(running: "subprocess.Popen[bytes]", terminal: int, how: str) -> None:
    if how.startswith("SIG"):
        running.send_signal(getattr(signal, how))
    else:
        os.write(terminal, b"\x03" if how == "ctrl+c" else b"q")


def restored(shown: bytes) -> bool:
    """Tell whether the alternate screen was left."""
    return shown.rfind(b"\x1b[?1049l") > shown.rfind(b"\x1b[?1049h") >= 0


@pytest.mark.parametrize("how", ["SIGTERM", "SIGINT", "ctrl+c", "q"])
def test_a_real_terminal_is_left_as_it_was(how: str, tmp_path: Path) -> None:
    folder = tmp_path / "x y"
    with at_a_terminal(PROGRAM, str(folder), "zombie") as (running, terminal):
        shown = read_until(terminal, b"Samedi")
        leave(running, terminal, how)
        shown += read_until(terminal, f"samedi play --resume --data '{folder}'".encode())
        assert running.wait(10) == 0
    assert b"Traceback" not in shown
    assert restored(shown)
    assert len(list(folder.glob("terminal/*.json"))) == 1


@pytest.mark.parametrize("how", ["SIGTERM", "ctrl+c", "q"])
def test_leaving_does_not_wait_for_a_hanging_program_which_keeps_its_seat(how: str, tmp_path: Path) -> None:
    bot, started = tmp_path / "bot", tmp_path / "started"
    bot.write_text(HANGS)
    bot.chmod(0o755)
    with at_a_terminal(PROGRAM, str(tmp_path), f"{bot} {started}") as (running, terminal):
        read_until(terminal, b"Samedi")
        end = time.monotonic() + 20
        while not (started.exists() and started.read_text().strip()):
            assert time.monotonic() < end
            time.sleep(0.1)
        before = [file.read_bytes() for file in sorted(tmp_path.glob("terminal/*"))]
        gone = time.monotonic()
        leave(running, terminal, how)
        read_until(terminal, b"--resume")
        assert running.wait(10) == 0
        assert time.monotonic() - gone < 4
    assert [file.read_bytes() for file in sorted(tmp_path.glob("terminal/*"))] == before
    left = int(started.read_text())
    wait_for(lambda: not alive(left), "that the program ends")


@pytest.mark.parametrize("method", ["handle_key", "bot_delay", "on_mount", "compose"])
@pytest.mark.parametrize("debug", ["", "1"])
def test_an_unexpected_error_ends_with_a_sentence(method: str, debug: str, tmp_path: Path) -> None:
    program = BROKEN.format(method=method) + PROGRAM
    with at_a_terminal(program, str(tmp_path), "zombie", SAMEDI_DEBUG=debug) as (running, terminal):
        if method == "handle_key":
            read_until(terminal, b"Samedi")
            os.write(terminal, b"x")
        shown = read_until(terminal, b"--resume")
        assert running.wait(10) == 1
    after = shown.rpartition(b"\x1b[?1049l")[2] or shown
    assert b"samedi: something went wrong" in after
    assert b"an unexpected value" in after
    assert (b"Traceback" in shown) == bool(debug)


def read_until(terminal: int, wanted: bytes) -> bytes:
    """Return what the program prints up to this text; fail after 20 seconds."""
    shown = b""
    end = time.monotonic() + 20
    while wanted not in shown:
        assert select.select([terminal], [], [], max(0, end - time.monotonic()))[0], shown[-2000:]
        shown += os.read(terminal, 65536)
    return shown
