"""The full-screen table in a real terminal: however it is left, the terminal is as it was and the game is kept."""

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from samedi.core.shelf import games

CARDS = games()[0].name  # any game


PROGRAM = """
import sys
from pathlib import Path
from samedi.core.shelf import find
from samedi.terminal.app import play
from samedi.terminal.sitting import Sitting
sys.exit(play(Sitting.start(find(sys.argv[1]), 3, ("zombie",), folder=Path(sys.argv[2]))))
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
@pytest.mark.parametrize("how", ["SIGTERM", "SIGINT", "ctrl+c", "q"])
def test_a_real_terminal_is_left_as_it_was(how: str, tmp_path: Path) -> None:
    import pty
    import termios

    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    before = termios.tcgetattr(theirs)
    environment = os.environ | {"TERM": "xterm-256color", "LANG": "C.UTF-8"}
    command = [sys.executable, "-c", PROGRAM, CARDS, str(tmp_path)]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as program:
        shown = read_until(ours, b"Samedi")
        if how.startswith("SIG"):
            program.send_signal(getattr(signal, how))
        else:
            os.write(ours, b"\x03" if how == "ctrl+c" else b"q")
        shown += read_until(ours, b"--resume")
        assert program.wait(10) == 0
    assert b"Traceback" not in shown
    assert shown.rfind(b"\x1b[?1049l") > shown.rfind(b"\x1b[?1049h") >= 0  # the other screen, and back
    assert termios.tcgetattr(theirs) == before
    assert len(list(tmp_path.glob("terminal/*.json"))) == 1


def read_until(terminal: int, wanted: bytes) -> bytes:
    """What a program shows until this comes up; fails if it does not within 20 seconds."""
    shown = b""
    end = time.monotonic() + 20
    while wanted not in shown:
        assert select.select([terminal], [], [], max(0, end - time.monotonic()))[0], shown[-2000:]
        shown += os.read(terminal, 65536)
    return shown
