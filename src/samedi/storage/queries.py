"""Queries: each function reads inside one read transaction."""

import sqlite3
from typing import Any

import msgspec

from samedi.storage.models import ChatLine, LogRow, MessageId, Person, StoredTable, Table

CHAT = 200  # lines of chat that are loaded with a table

COLUMNS = """id, code, game, version, options, commitment, salts, host, public, locked, pace, clock, created,
    state, scores, next, revision"""
OPEN = "state IN ('lobby', 'running')"
TABLE = f"SELECT {COLUMNS} FROM tables WHERE id = ?"
WITH_CODE = f"SELECT {COLUMNS} FROM tables WHERE code = ? AND {OPEN}"
OF_PERSON = f"""
    SELECT {COLUMNS} FROM tables WHERE {OPEN} AND id IN (SELECT table_id FROM chairs WHERE person = :person)
    UNION SELECT {COLUMNS} FROM tables WHERE {OPEN} AND host = :person
    ORDER BY created DESC, id
"""
PUBLIC = f"SELECT {COLUMNS} FROM tables WHERE {OPEN} AND public = 1 ORDER BY created DESC, id LIMIT ?"
CHAIRS = "SELECT kind, person, level, name, salt FROM chairs WHERE table_id = ? ORDER BY seat"
LOG = "SELECT number, seat, code, at, sent_by, sent_id FROM log WHERE table_id = ? AND number >= ? ORDER BY number"
LATEST = "SELECT number, person, text, at, sent_id AS sent FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"


def rows(cursor: sqlite3.Cursor) -> list[dict[str, Any]]:
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def person(connection: sqlite3.Connection, id: str) -> Person | None:
    found = rows(connection.execute("SELECT id, name, bot, created FROM people WHERE id = ?", (id,)))
    return msgspec.convert(found[0] | {"bot": bool(found[0]["bot"])}, Person) if found else None


def tables(connection: sqlite3.Connection, query: str, parameters: Any) -> list[Table]:
    """Return the tables that a query finds, each with its chairs."""
    found = rows(connection.execute(query, parameters))
    for row in found:
        row["options"] = msgspec.json.decode(row["options"])
        row["salts"] = msgspec.json.decode(row["salts"])
        row["scores"] = None if row["scores"] is None else msgspec.json.decode(row["scores"])
        row["public"], row["locked"] = bool(row["public"]), bool(row["locked"])
        row["chairs"] = rows(connection.execute(CHAIRS, (row["id"],)))
    return msgspec.convert(found, list[Table])


def stored_table(connection: sqlite3.Connection, id: str) -> StoredTable | None:
    found = tables(connection, TABLE, (id,))
    if not found:
        return None
    (seed,) = connection.execute("SELECT seed FROM tables WHERE id = ?", (id,)).fetchone()
    chat = rows(connection.execute(LATEST, (id, CHAT)))
    return StoredTable(
        table=found[0], seed=seed, log=log(connection, id, 0), chat=msgspec.convert(chat[::-1], tuple[ChatLine, ...])
    )


def log(connection: sqlite3.Connection, id: str, since: int) -> tuple[LogRow, ...]:
    """Return the log. It is not validated here: it is long, and a replay checks every entry."""
    return tuple(
        LogRow(number=number, seat=seat, code=code, at=at, sent=None if sent is None else MessageId(person=by, id=sent))
        for number, seat, code, at, by, sent in connection.execute(LOG, (id, since))
    )


def table_with_code(connection: sqlite3.Connection, code: str) -> Table | None:
    found = tables(connection, WITH_CODE, (code,))
    return found[0] if found else None


def tables_of(connection: sqlite3.Connection, person: str) -> list[Table]:
    return tables(connection, OF_PERSON, {"person": person})


def public_tables(connection: sqlite3.Connection, limit: int) -> list[Table]:
    return tables(connection, PUBLIC, (limit,))


def running_tables(connection: sqlite3.Connection, timed: bool) -> list[str]:
    where = "state = 'running' AND clock <> 'none'" if timed else "state = 'running'"
    return [id for (id,) in connection.execute(f"SELECT id FROM tables WHERE {where} ORDER BY created, id")]
