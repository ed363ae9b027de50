"""Record: the log is the game. One JSON object rebuilds everything; nothing in it is trusted."""

from pathlib import Path
from typing import Any, Literal

import msgspec

from samedi.core.errors import BadRecord, Reason
from samedi.core.events import Entry

LARGEST = 8_000_000  # bytes: far more than the longest game
MOST_ENTRIES = 200_000


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as it is kept: see the architecture's public surface for each field."""

    samedi: int
    game: str
    version: int
    seats: int
    options: dict[str, Any] = {}
    commitment: str | None = None
    seed: str | None = None
    salts: list[str] = []
    entries: list[Entry]
    scores: list[int] | None = None
    ended: Literal["agreed", "abandoned"] | None = None


def bad(text: str) -> BadRecord:
    return BadRecord(text, Reason("bad-record"))


def read_record(source: dict[str, Any] | str | Path) -> Record:
    """A record from a dictionary or a file, its shape checked; raises BadRecord with a sentence."""
    if isinstance(source, str | Path):
        return parse(read_file(Path(source)))
    if not isinstance(source, dict):
        raise bad(f"a record is a dictionary or the path of a file, not a {type(source).__name__}")
    try:
        return check(msgspec.convert(source, Record))
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise bad(f"this is not a record: {str(wrong)[:200]}") from None


def parse(text: bytes) -> Record:
    """A record from JSON."""
    try:
        return check(msgspec.json.decode(text, type=Record))
    except msgspec.ValidationError as wrong:
        raise bad(f"this is not a record: {str(wrong)[:200]}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise bad(f"this is not JSON: {str(wrong)[:200]}") from None


def read_file(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
    except OSError as wrong:
        raise bad(f"{path} cannot be read: {wrong.strerror}") from None
    except ValueError:
        raise bad("the path of a record cannot hold a null character") from None
    if len(text) > LARGEST:
        raise bad(f"{path} is larger than any record ({LARGEST // 1_000_000} MB)")
    return text


def check(record: Record) -> Record:
    if record.samedi != 1:
        raise bad(f"this record has format {record.samedi}, and this Samedi reads format 1")
    if len(record.entries) > MOST_ENTRIES:
        raise bad(f"{len(record.entries)} entries are more than any game has")
    return record


def to_dict(record: Record) -> dict[str, Any]:
    """The record as plain JSON values."""
    plain: dict[str, Any] = msgspec.to_builtins(record)
    plain.setdefault("options", {})
    return plain
