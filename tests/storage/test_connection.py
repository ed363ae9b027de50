"""An unusable database is refused with a sentence that says what to do, and is left unchanged."""

import asyncio
import random
import re
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from samedi.storage import connection as database_file
from samedi.storage import migrate
from samedi.storage.sqlite import open_sqlite
from samedi.storage.store import StorageError
from tests.storage.factories import SEED, entry, opened, table

HOME = Path(__file__).parents[2]
NO_POWERS = """
import ctypes  # even root is then bound by what files allow
ctypes.CDLL(None).capset((ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)())
"""


def refused(path: Path) -> str:
    """Return the sentence that refuses this file."""

    async def scene() -> str:
        with pytest.raises(StorageError) as caught:
            await open_sqlite(path)
        return str(caught.value)

    said = asyncio.run(scene())
    assert "\n" not in said
    assert ": " in said, "what to do comes after the colon"
    return said


def fill(path: Path, entries: int = 400) -> None:
    async def scene() -> None:
        async with opened(path, table()) as store:
            await store.append("t", 0, [entry(f"play {i}") for i in range(entries)], 1)

    asyncio.run(scene())


def shape(path: Path) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    found = connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall()
    found += connection.execute("SELECT 'step', number FROM schema_version").fetchall()
    connection.close()
    return found


def run(program: str, *arguments: object) -> str:
    """Return what a program in another process prints."""
    command = [sys.executable, "-c", program, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=HOME, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


OPEN = """
import asyncio, sys
from pathlib import Path
from samedi.storage.sqlite import open_sqlite
from samedi.storage.store import StorageError

async def scene():
    try:
        store = await open_sqlite(Path(sys.argv[1]))
    except StorageError as error:
        print(error)
    else:
        await store.close()
        print("opened")

asyncio.run(scene())
"""


def test_a_new_database_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "samedi.db"
    fill(path)
    assert ("step", 1) in shape(path)
    assert path.stat().st_mode & 0o077 == 0


def test_each_migration_runs_once(tmp_path: Path) -> None:
    fill(tmp_path / "a.db")
    before = shape(tmp_path / "a.db")
    (tmp_path / "b.db").touch()
    assert "opened" in run(OPEN, tmp_path / "a.db")
    assert "opened" in run(OPEN, tmp_path / "b.db")
    assert shape(tmp_path / "a.db") == shape(tmp_path / "b.db") == before


def test_a_migration_keeps_the_data_of_an_older_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.db"
    fill(path)
    steps = migrate.migrations()
    bad = [
        *steps,
        "CREATE TABLE fans (id TEXT NOT NULL);",
        "CREATE TABLE halves (id TEXT NOT NULL); CREATE TABLE fans;",
    ]
    monkeypatch.setattr(migrate, "migrations", lambda: bad)
    assert "does not work" in refused(path)
    names = {line[1] for line in shape(path)}
    assert "fans" in names, "the step before the bad one is taken"
    assert "halves" not in names, "of a bad step nothing is taken"
    monkeypatch.setattr(migrate, "migrations", lambda: bad[:-1])
    fill_on(path)


def fill_on(path: Path) -> None:
    async def scene() -> None:
        async with opened(path) as store:
            await store.append("t", 400, [entry("more")], 1)

    asyncio.run(scene())


def test_migrations_keep_to_what_sqlite_and_postgresql_share() -> None:
    for step in migrate.migrations():
        strange = r"(?i)AUTOINCREMENT|WITHOUT ROWID|STRICT|PRAGMA|IFNULL|DATETIME|BLOB|\bSERIAL\b|JSONB|\bBOOLEAN\b"
        assert not re.search(strange, step)


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    fill(path)
    connection = sqlite3.connect(path)
    connection.execute("INSERT INTO schema_version (number, at) VALUES (99, 0)")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    assert "newer Samedi (schema 99" in refused(path)
    assert path.read_bytes() == before


def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE bookmarks (url TEXT)")
    connection.close()
    assert "another program" in refused(path)
    assert "bookmarks" in {name for (name,) in sqlite3.connect(path).execute("SELECT name FROM sqlite_master")}


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    fill(path)
    whole = path.read_bytes()
    noise = random.Random(1).randbytes
    for name, content in {
        "a text": b"These are my notes, and they are long enough to be taken for a header, though they are none. " * 9,
        "no header": noise(100) + whole[100:],
        "noise inside": whole[:8192] + noise(20_000) + whole[28_192:],
        "cut short": whole[: len(whole) // 2 // 4096 * 4096],
    }.items():
        path.write_bytes(content)
        assert re.search("is damaged|is not a database", refused(path)), name
        assert path.read_bytes() == content, name


def test_damage_at_run_time_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    fill(path, 2000)

    async def scene() -> None:
        async with opened(path) as store:
            size = path.stat().st_size
            with path.open("r+b") as file:
                file.seek(8192)
                file.write(random.Random(1).randbytes(size - 8192))
            with pytest.raises(StorageError, match="damaged"):
                await store.load("t")

    asyncio.run(scene())


@pytest.mark.skipif(sys.platform != "linux", reason="only on Linux can root give up its powers over files")
def test_a_read_only_folder_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    path = folder / "a.db"
    fill(path)
    path.chmod(0o400)
    assert "is read-only: " in run(NO_POWERS + OPEN, path)
    path.chmod(0o600)
    for name in ("a.db.lock", None):  # a folder that is not writable, with and without the lock file
        folder.chmod(0o500)
        assert re.search("(cannot be used|cannot be opened|is read-only).*: .*--data", run(NO_POWERS + OPEN, path))
        folder.chmod(0o700)
        if name:
            (folder / name).unlink()
    assert run(NO_POWERS + OPEN, path) == "opened"


def test_a_path_that_is_not_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.db").mkdir()
    assert "not a file" in refused(tmp_path / "a.db")
    (tmp_path / "flat").write_text("")
    assert "cannot be used" in refused(tmp_path / "flat" / "a.db")


def test_a_second_process_is_refused_while_the_first_runs(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def scene() -> None:
        async with opened(path, table()) as store:
            with pytest.raises(StorageError, match="another Samedi"):
                await open_sqlite(path)
            assert "in use by another Samedi: stop that one" in await asyncio.to_thread(run, OPEN, path)
            await store.append("t", 0, [entry("play 8")], 1)

    asyncio.run(scene())
    assert run(OPEN, path) == "opened"


def test_nothing_is_acknowledged_while_another_program_locks_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_file, "PATIENCE", 0.1)
    path = tmp_path / "a.db"

    async def scene() -> None:
        async with opened(path, table()) as store:
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageError, match="locked by another program"):
                await store.append("t", 0, [entry("play 8")], 1)
            assert await store.log("t") == ()
            other.close()
            assert (await store.append("t", 0, [entry("play 8")], 1)).fresh

    asyncio.run(scene())


def test_a_full_disk_acknowledges_nothing_and_writes_resume_with_room(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "a.db", table(), table("u")) as store:
            connection = store._writer.connection
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            connection.execute(f"PRAGMA max_page_count = {pages}")
            large = [entry("x" * 15_000) for _ in range(5)]
            done = await asyncio.gather(
                store.append("u", 0, [entry("small")], 1), store.append("t", 0, large, 1), return_exceptions=True
            )
            assert "disk is full: make room" in str(done[1])
            assert len(await store.log("u")) == (0 if isinstance(done[0], StorageError) else 1)
            assert await store.log("t") == ()
            connection.execute("PRAGMA max_page_count = 1000000")
            assert (await store.append("t", 0, large, 1)).fresh
            assert len(await store.log("t")) == 5

    asyncio.run(scene())


FILLED = """
import asyncio, resource, sys
from pathlib import Path
from samedi.storage.store import StorageError
from tests.storage.factories import entry, opened, table

def room(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

async def scene():
    path = Path(sys.argv[1])
    async with opened(path, table()) as store:
        wal = path.with_name(path.name + "-wal")
        stored = 0
        room(wal.stat().st_size + 50_000)
        try:
            while True:
                await store.append("t", stored, [entry("x" * 500)], 1)
                stored += 1
        except StorageError as error:
            print(error)
        assert len(await store.log("t")) == stored > 0
        room(resource.RLIM_INFINITY)
        await store.append("t", stored, [entry("room again")], 1)
    async with opened(path) as store:
        assert len(await store.log("t")) == stored + 1

asyncio.run(scene())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the system sets no limit to the size of a file")
def test_a_file_size_limit_loses_nothing(tmp_path: Path) -> None:
    assert "disk is full or failing" in run(FILLED, tmp_path / "a.db")


def test_the_database_opens_at_once_after_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    hold = OPEN.replace("await store.close()", "print('here', flush=True); await asyncio.sleep(60)")
    with subprocess.Popen([sys.executable, "-c", hold, path], stdout=subprocess.PIPE, text=True, cwd=HOME) as child:
        assert child.stdout
        assert child.stdout.readline() == "here\n"
        assert "another Samedi" in refused(path)
        child.kill()
    start = time.monotonic()
    asyncio.run(set_up(path))
    assert time.monotonic() - start < 30


async def set_up(path: Path) -> None:
    async with opened(path) as store:
        await store.create(table(), SEED)
