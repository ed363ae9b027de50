"""Open a SQLite file: claim it for this process and check that it is undamaged.

The claim is an open SQLite transaction in a second, empty file beside the database. The system releases it even if
the process is killed, and other programs can still read the database itself, for instance to copy it.
"""

import os
import sqlite3
from pathlib import Path

from samedi.storage.migrate import migrate
from samedi.storage.store import StorageError

PATIENCE = 5.0  # seconds to wait while another program writes
READ_ONLY = "is read-only: give yourself the right to write it and its folder, or choose another with --data"


def storage_error(path: Path, error: sqlite3.Error | OSError) -> StorageError:
    """Turn an error of SQLite or the system into a sentence that says what to do."""
    if isinstance(error, OSError):
        return StorageError(f"{path} cannot be used ({error.strerror}): choose a folder you may write to with --data")
    match error_kind(error):
        case sqlite3.SQLITE_FULL:
            text = "cannot grow because the disk is full: make room, and what was asked can be asked again"
        case sqlite3.SQLITE_IOERR:
            text = f"could not be read or written ({error_name(error)}): see whether the disk is full or failing"
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            text = READ_ONLY
        case sqlite3.SQLITE_CANTOPEN:
            text = "cannot be opened: see that you may write to its folder, or choose another with --data"
        case sqlite3.SQLITE_CORRUPT:
            text = "is damaged: stop the server and put back a copy, or move it away to start with an empty one"
        case sqlite3.SQLITE_NOTADB:
            text = "is not a database: put back a copy, or move it away to start with an empty one"
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            text = "is locked by another program: close that program, then try again"
        case _:
            text = f"does not work ({error}): put back a copy, or choose another folder with --data"
    return StorageError(f"{path} {text}")


def error_kind(error: sqlite3.Error) -> int:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF


def error_name(error: sqlite3.Error) -> str:
    return str(getattr(error, "sqlite_errorname", error))


def connect(path: Path) -> sqlite3.Connection:
    """Open a connection without implicit transactions that may move between threads."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # macOS: flush the disk's own cache too
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def connect_read_only(path: Path) -> sqlite3.Connection:
    """Open a connection that can only read."""
    connection = connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


def claim_file(path: Path) -> sqlite3.Connection:
    """Claim this database until the connection is closed; raise StorageError if another process holds it."""
    beside = path.with_name(path.name + ".lock")
    create_file(beside)
    claim = None
    try:
        claim = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if claim:
            claim.close()
        if error_kind(error) == sqlite3.SQLITE_BUSY:
            raise StorageError(
                f"{path} is in use by another Samedi: stop that one, or choose another folder with --data"
            ) from None
        raise storage_error(beside, error) from None
    return claim


def create_file(path: Path) -> None:
    """Create an empty file that only its owner may read (it holds seeds), unless a writable one exists.

    An existing file is not opened: closing it would drop the locks that SQLite holds on it in this process.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise storage_error(path.parent, error) from None
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        if not path.is_file():
            raise StorageError(f"{path} is not a file: move it away, or choose another folder with --data") from None
        if not os.access(path, os.R_OK | os.W_OK):
            raise StorageError(f"{path} {READ_ONLY}") from None
    except OSError as error:
        raise storage_error(path, error) from None


def prepare(path: Path) -> sqlite3.Connection:
    """Return the write connection to an undamaged, migrated database, or raise StorageError."""
    create_file(path)
    connection: sqlite3.Connection | None = None
    try:
        connection = connect(path)
        check(connection, path)
        migrate(connection, path)
        return connection
    except BaseException as error:
        if connection:
            connection.close()
        if isinstance(error, sqlite3.Error):
            raise storage_error(path, error) from None
        raise


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a database that would fail in the middle of a game."""
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise storage_error(path, damaged())
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise StorageError(f"{path} lies on a disk that cannot keep a write-ahead log: choose a local one with --data")


def damaged() -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error
