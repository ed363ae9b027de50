"""Records: one JSON object rebuilds a game from its log. Nothing in it is trusted."""

from pathlib import Path
from typing import Any, Literal

import msgspec

from samedi.core.errors import BadRecord, Reason
from samedi.core.events import Entry

MAX_BYTES = 8_000_000  # far more than the longest game
MAX_ENTRIES = 200_000


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A stored game: `entries` is its log; `commitment`, `seed` and `salts` belong to its shuffles."""

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


def bad_record(text: str) -> BadRecord:
    return BadRecord(text, Reason("bad-record"))


def read_record(source: dict[str, Any] | str | Path) -> Record:
    """Read a record from a dictionary or a file and check its shape, or raise BadRecord with a sentence."""
    if isinstance(source, str | Path):
        return parse_record(read_file(Path(source)))
    if not isinstance(source, dict):
        raise bad_record(f"a record is a dictionary or the path of a file, not a {type(source).__name__}")
    try:
        return check_record(msgspec.convert(source, Record))
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise bad_record(f"this is not a record: {str(wrong)[:200]}") from None


def parse_record(text: bytes) -> Record:
    """Read a record from JSON."""
    try:
        return check_record(msgspec.json.decode(text, type=Record))
    except msgspec.ValidationError as wrong:
        raise bad_record(f"this is not a record: {str(wrong)[:200]}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise bad_record(f"this is not JSON: {str(wrong)[:200]}") from None


def read_file(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            text = file.read(MAX_BYTES + 1)
    except OSError as wrong:
        raise bad_record(f"{path} cannot be read: {wrong.strerror}") from None
    except ValueError:
        raise bad_record("the path of a record cannot hold a null character") from None
    if len(text) > MAX_BYTES:
        raise bad_record(f"{path} is larger than any record ({MAX_BYTES // 1_000_000} MB)")
    return text


def check_record(record: Record) -> Record:
    if record.samedi != 1:
        raise bad_record(f"this record has format {record.samedi}, and this Samedi reads format 1")
    if len(record.entries) > MAX_ENTRIES:
        raise bad_record(f"{len(record.entries)} entries are more than any game has")
    return record


def to_dict(record: Record) -> dict[str, Any]:
    """Return the record as plain JSON values."""
    plain: dict[str, Any] = msgspec.to_builtins(record)
    plain.setdefault("options", {})
    return plain
