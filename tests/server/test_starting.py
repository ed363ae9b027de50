"""A server that cannot start says in one sentence why and what to do, and changes nothing."""

import resource
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.server.conftest import SAMEDI, SLOW, Server
from tests.storage.test_connection import NO_POWERS, fill

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="files and processes know no such limits there")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only on Linux can root give up its powers over files")


def complaint(data: Path, port: int = 0, *, before: str = "", limit: Callable[[], None] | None = None) -> str:
    """Return the sentence with which the server ends; `before` is code that runs first."""
    call = [sys.executable, "-c", before + SAMEDI, "serve", "--port", str(port), "--data", str(data)]
    done = subprocess.run(call, capture_output=True, text=True, timeout=SLOW, preexec_fn=limit)
    assert done.returncode == 1 and not done.stdout, done
    assert done.stderr.startswith("samedi: ") and done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def full() -> None:
    """Let no file grow."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, 1))


def test_an_unusable_port_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert "choose another --port" in complaint(tmp_path, taken.getsockname()[1])
    assert "choose another --port" in complaint(tmp_path, 70_000)
    assert not any(tmp_path.iterdir())


def test_an_unusable_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "samedi.db"
    fill(path)
    whole = path.read_bytes()
    with closing(sqlite3.connect(path)) as stored, stored:
        stored.execute("INSERT INTO schema_version (number, at) VALUES (99, 0)")
    before = path.read_bytes()
    assert "install the newer one, or choose another folder with --data" in complaint(tmp_path)
    assert path.read_bytes() == before
    path.write_bytes(whole[:8192] + Random(1).randbytes(20_000) + whole[28_192:])
    assert "is damaged: stop the server and put back a copy, or move it away" in complaint(tmp_path)
    path.write_text("These are my notes. " * 300)
    assert "is not a database: put back a copy, or move it away" in complaint(tmp_path)


def test_a_data_path_that_is_not_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("")
    for place in ("notes", "notes/games"):
        assert "choose another folder with --data" in complaint(tmp_path / place)


@POSIX
def test_a_full_disk_is_reported(tmp_path: Path) -> None:
    assert "see whether the disk is full" in complaint(tmp_path / "new", limit=full)
    fill(tmp_path / "samedi.db", 1)
    before = (tmp_path / "samedi.db").read_bytes()
    assert "see whether the disk is full" in complaint(tmp_path, limit=full)
    assert (tmp_path / "samedi.db").read_bytes() == before


@LINUX
def test_a_read_only_disk_is_reported(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    fill(folder / "samedi.db", 1)
    (folder / "samedi.db").chmod(0o400)
    assert "give yourself the right to write it" in complaint(folder, before=NO_POWERS)
    (folder / "samedi.db").chmod(0o600)
    folder.chmod(0o500)
    assert "with --data" in complaint(folder, before=NO_POWERS)
    assert "choose another folder with --data" in complaint(folder / "more", before=NO_POWERS)
    folder.chmod(0o700)


def test_a_database_in_use_is_refused(tmp_path: Path) -> None:
    server = Server(tmp_path)
    assert "stop that one, or choose another folder with --data" in complaint(tmp_path)
    server.kill()
    impatient = "import samedi.storage.connection as opening; opening.PATIENCE = 0.1\n"
    with closing(sqlite3.connect(tmp_path / "samedi.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "close that program, then try again" in complaint(tmp_path, before=impatient)
    server.start()
    assert server.stop() == (0, "")
