"""Commands: each function changes the database inside the writer's transaction, completely or not at all."""

import contextlib
import sqlite3

import msgspec

from samedi.storage.models import BadValue, ChatLine, LogRow, Person, Quota, Table
from samedi.storage.store import AlreadyExists, AppendResult, Conflict, NotFound, QuotaExceeded

SAVE_PERSON = """
    INSERT INTO people (id, name, bot, created) VALUES (?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name
"""
CREATE = """
    INSERT INTO tables (id, code, game, version, options, seed, commitment, salts, host, public, locked, pace,
                        clock, created, state, scores, next, revision, maker)
    VALUES (:id, :code, :game, :version, :options, :seed, :commitment, :salts, :host, :public, :locked, :pace,
            :clock, :created, :state, :scores, :next, :revision, :maker)
"""
CHANGE = """
    UPDATE tables SET code = :code, options = :options, salts = :salts, host = :host, public = :public,
                      locked = :locked, pace = :pace, clock = :clock, state = :state, scores = :scores, next = :next,
                      revision = :revision + 1
    WHERE id = :id AND revision = :revision
"""
FIXED = "SELECT game, version, commitment, created, revision FROM tables WHERE id = ?"
CHAIR = "INSERT INTO chairs (table_id, seat, kind, person, level, name, salt) VALUES (?, ?, ?, ?, ?, ?, ?)"
MADE = """
    SELECT count(CASE WHEN created > ? THEN 1 END), count(CASE WHEN state IN ('lobby', 'running') THEN 1 END)
    FROM tables WHERE maker = ?
"""
HOUR = 3_600_000
WHERE_IT_STANDS = """
    SELECT state, (SELECT coalesce(max(number) + 1, 0) FROM log WHERE table_id = tables.id) FROM tables WHERE id = ?
"""
SENT_BEFORE = "SELECT number FROM log WHERE table_id = ? AND sent_by = ? AND sent_id = ?"
APPEND = "INSERT INTO log (table_id, number, seat, code, at, sent_by, sent_id) VALUES (?, ?, ?, ?, ?, ?, ?)"
APPEND_NEXT = """
    INSERT INTO log (table_id, number, seat, code, at, sent_by, sent_id)
    SELECT id, :number, :seat, :code, :at, :by, :sent FROM tables
    WHERE id = :table AND state = 'running'
      AND (:number = 0 OR EXISTS (SELECT 1 FROM log WHERE table_id = :table AND number = :number - 1))
"""
SAID_BEFORE = "SELECT number, person, text, at FROM chat WHERE table_id = ? AND person = ? AND sent_id = ?"
NEXT_SAID = "SELECT coalesce(max(number) + 1, 0) FROM chat WHERE table_id = ?"
SAY = "INSERT INTO chat (table_id, number, person, text, at, sent_id) VALUES (?, ?, ?, ?, ?, ?)"


def save_person(connection: sqlite3.Connection, person: Person) -> None:
    connection.execute(SAVE_PERSON, (person.id, person.name, int(person.bot), person.created))


def create(
    connection: sqlite3.Connection,
    table: Table,
    seed: str | None,
    lines: list[LogRow],
    host: Person | None,
    quota: Quota | None,
) -> None:
    if quota:
        check_quota(connection, quota, table.created)
    if host:
        save_person(connection, host)
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (table.id,)).fetchone():
        raise AlreadyExists(f"there is a table {table.id} already")
    check_code(connection, table)
    check_people(connection, table)
    connection.execute(CREATE, columns(table) | {"seed": seed, "maker": quota.maker if quota else ""})
    write_chairs(connection, table)
    write_lines(connection, table.id, lines)


def change(connection: sqlite3.Connection, table: Table) -> Table:
    found = connection.execute(FIXED, (table.id,)).fetchone()
    if not found:
        raise NotFound(f"there is no table {table.id}")
    *fixed, revision = found
    if revision != table.revision:
        raise Conflict(f"table {table.id} has changed meanwhile", revision)
    if fixed != [table.game, table.version, table.commitment, table.created]:
        raise BadValue(f"the game, version, commitment and age of table {table.id} cannot change")
    check_code(connection, table)
    check_people(connection, table)
    connection.execute(CHANGE, columns(table))
    connection.execute("DELETE FROM chairs WHERE table_id = ?", (table.id,))
    write_chairs(connection, table)
    return msgspec.structs.replace(table, revision=revision + 1)


def append(
    connection: sqlite3.Connection, table: str, number: int, lines: list[LogRow], changed: Table | None
) -> AppendResult:
    if changed and changed.id != table:
        raise BadValue(f"entries of table {table} cannot change table {changed.id}")
    if not lines:
        raise BadValue(f"no entries were given to append to table {table}")
    sent = lines[0].sent
    if sent:
        before = connection.execute(SENT_BEFORE, (table, sent.person, sent.id)).fetchone()
        if before:
            return AppendResult(before[0], fresh=False)
    found = connection.execute(WHERE_IT_STANDS, (table,)).fetchone()
    if not found:
        raise NotFound(f"there is no table {table}")
    state, due = found
    if number != due:
        raise Conflict(f"entry {number} of table {table} comes too late: the next one is {due}", due)
    if state != "running" and not (changed and changed.state == "running"):
        raise Conflict(f"table {table} is not running ({state})", due)
    after = change(connection, changed) if changed else None
    write_lines(connection, table, lines)
    return AppendResult(number, fresh=True, table=after)


def append_one(connection: sqlite3.Connection, table: str, line: LogRow) -> AppendResult:
    """Append one entry to an unchanged table with a single statement; if it fails, `append` says why."""
    by, id = (line.sent.person, line.sent.id) if line.sent else (None, None)
    values = {"table": table, "number": line.number, "seat": line.seat, "code": line.code, "at": line.at}
    with contextlib.suppress(sqlite3.IntegrityError):  # this number or this message is already there
        if connection.execute(APPEND_NEXT, values | {"by": by, "sent": id}).rowcount == 1:
            return AppendResult(line.number, fresh=True)
    return append(connection, table, line.number, [line], None)


def say(connection: sqlite3.Connection, table: str, said: ChatLine) -> ChatLine:
    if said.sent is not None:
        before = connection.execute(SAID_BEFORE, (table, said.person, said.sent)).fetchone()
        if before:
            number, person, text, at = before
            return ChatLine(number=number, person=person, text=text, at=at, sent=said.sent)
    if not connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
        raise NotFound(f"there is no table {table}")
    check_person(connection, said.person)
    (number,) = connection.execute(NEXT_SAID, (table,)).fetchone()
    connection.execute(SAY, (table, number, said.person, said.text, said.at, said.sent))
    return msgspec.structs.replace(said, number=number)


def check_quota(connection: sqlite3.Connection, quota: Quota, at: int) -> None:
    recent, still_open = connection.execute(MADE, (at - HOUR, quota.maker)).fetchone()
    if recent >= quota.an_hour:
        raise QuotaExceeded(f"{quota.an_hour} tables were made from this address within an hour: wait a while")
    if still_open >= quota.open:
        raise QuotaExceeded(f"{quota.open} tables of this address are open: finish or close some first")


def server_key(connection: sqlite3.Connection, fresh: str) -> str:
    """Return the server's key; if there is none yet, `fresh` becomes the key."""
    connection.execute("INSERT INTO house (name, value) VALUES ('key', ?) ON CONFLICT (name) DO NOTHING", (fresh,))
    (key,) = connection.execute("SELECT value FROM house WHERE name = 'key'").fetchone()
    return str(key)


def check_code(connection: sqlite3.Connection, table: Table) -> None:
    """Refuse a spoken code that another open table has."""
    if table.state not in ("lobby", "running"):
        return
    others = "SELECT 1 FROM tables WHERE code = ? AND id <> ? AND state IN ('lobby', 'running')"
    if connection.execute(others, (table.code, table.id)).fetchone():
        raise AlreadyExists(f"another open table has the code {table.code}")


def check_people(connection: sqlite3.Connection, table: Table) -> None:
    for id in {table.host, *(chair.person for chair in table.chairs if chair.person)}:
        check_person(connection, id)


def check_person(connection: sqlite3.Connection, id: str) -> None:
    if not connection.execute("SELECT 1 FROM people WHERE id = ?", (id,)).fetchone():
        raise NotFound(f"there is no person {id}")


def columns(table: Table) -> dict[str, str | int | None]:
    """Turn a table into its row, without the seed."""
    return {
        "id": table.id,
        "code": table.code,
        "game": table.game,
        "version": table.version,
        "options": json(table.options),
        "commitment": table.commitment,
        "salts": json(table.salts),
        "host": table.host,
        "public": int(table.public),
        "locked": int(table.locked),
        "pace": table.pace,
        "clock": table.clock,
        "created": table.created,
        "state": table.state,
        "scores": None if table.scores is None else json(table.scores),
        "next": table.next,
        "revision": table.revision,
    }


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def write_chairs(connection: sqlite3.Connection, table: Table) -> None:
    rows = [
        (table.id, seat, chair.kind, chair.person, chair.level, chair.name, chair.salt)
        for seat, chair in enumerate(table.chairs)
    ]
    connection.executemany(CHAIR, rows)


def write_lines(connection: sqlite3.Connection, table: str, lines: list[LogRow]) -> None:
    for line in lines:
        by, id = (line.sent.person, line.sent.id) if line.sent else (None, None)
        connection.execute(APPEND, (table, line.number, line.seat, line.code, line.at, by, id))
