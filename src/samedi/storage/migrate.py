"""The schema of the database: numbered steps, and the ones that a database has not yet taken."""

import re
import sqlite3
import time
from importlib.resources import files
from pathlib import Path

from samedi.storage.store import StorageError

CREATE_VERSIONS = "CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL PRIMARY KEY, at BIGINT NOT NULL)"


def migrations() -> list[str]:
    """Return the steps from an empty database to the current schema; the first is number 1."""
    found = sorted(
        (
            entry
            for entry in (files("samedi.storage") / "migrations").iterdir()
            if re.fullmatch(r"\d{4}\.sql", entry.name)
        ),
        key=lambda entry: entry.name,
    )
    assert [int(entry.name[:4]) for entry in found] == list(range(1, len(found) + 1)), (
        "migrations are numbered 1, 2, 3 …"
    )
    return [entry.read_text("utf-8") for entry in found]


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Run the steps that this database has not yet taken, each in one transaction."""
    steps = migrations()
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and "schema_version" not in names:
        raise StorageError(f"{path} is the database of another program: choose another folder with --data")
    done = 0
    if names:
        (done,) = connection.execute("SELECT coalesce(max(number), 0) FROM schema_version").fetchone()
    if done > len(steps):
        raise StorageError(
            f"{path} was written by a newer Samedi (schema {done}, this one knows {len(steps)}): "
            "install the newer one, or choose another folder with --data"
        )
    for number, step in enumerate(steps[done:], done + 1):
        now = int(time.time() * 1000)
        note = f"INSERT INTO schema_version (number, at) VALUES ({number}, {now});"
        connection.executescript(f"BEGIN IMMEDIATE; {CREATE_VERSIONS};\n{step}\n{note} COMMIT;")
