"""Replay records: rebuild a table entry by entry, and check that its shuffles follow from seed and salts."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Any

from samedi.core.errors import BadOption, Refused, SamediError, UnknownGame
from samedi.core.types import CHANCE
from samedi.engine.fairness import ShuffleSeed, read_shuffle_seed
from samedi.engine.log import TABLE, LogLine
from samedi.engine.record import Record, bad_record, read_record
from samedi.engine.session import Session
from samedi.engine.undo_limit import check_log, max_entries


class Cancelled(SamediError):
    """Another thread has set the flag that cancels a replay."""


def replay(source: dict[str, Any] | str | Path, cancel: Event | None = None) -> Session:
    """Return the Session of a record (a dictionary or the path of a file), every entry checked.

    Raise Refused: `.entry` is the number of the entry that is not possible, `.reason` and `.rule` say why.
    """
    for _, session in replay_steps(read_record(source), cancel):
        latest = session
    return latest


def replay_steps(record: Record, cancel: Event | None = None) -> Iterator[tuple[LogLine | None, Session]]:
    """Yield the table before the first entry, with None, and then after each entry, with its line of the log.

    All steps share one Session. Raise Refused at the first entry that is not possible, and BadRecord at the end if the
    scores are wrong. Raise Cancelled before the next entry once `cancel` is set.
    """
    session = session_from_record(record)
    most = max_entries(session.game, session.seats, session.options)
    if len(record.entries) > most:
        raise bad_record(f"{len(record.entries)} entries are more than any game has at this table: at most {most}")
    yield None, session
    for number, entry in enumerate(record.entries):
        if cancel is not None and cancel.is_set():
            raise Cancelled("nothing waits for this replay any more")
        try:
            line = session.replay_entry(entry)
            if line.move is None:
                check_log(session)
        except Refused as refused:
            refused.entry = number
            raise
        yield line, session
    session.ended = record.ended if not session.over else None
    if record.scores is not None and tuple(record.scores) != session.scores:
        raise bad_record(
            f"the record says the scores are {record.scores}, and by the rules they are {list(session.scores)}"
        )


def session_from_record(record: Record) -> Session:
    """Return the table of a record before its first entry."""
    try:
        return Session.before_chance(record.game, record.seats, record.options, record.version, shuffle_seed_of(record))
    except (UnknownGame, BadOption) as wrong:
        raise bad_record(str(wrong)) from None


def shuffle_seed_of(record: Record) -> ShuffleSeed | None:
    try:
        return None if record.seed is None else read_shuffle_seed(record.seed, record.salts)
    except ValueError as wrong:
        raise bad_record(str(wrong)) from None


@dataclass(frozen=True)
class Verdict:
    """The result of `verify`: `fair` if every outcome follows from seed and salts."""

    fair: bool
    outcomes: int  # how many shuffles and rolls were derived again
    salted: bool  # without salts, the owner of the server could have tried several seeds
    text: str


def verify(source: dict[str, Any] | str | Path, cancel: Event | None = None) -> Verdict:
    """Derive every chance outcome of a record again. Raise Refused if the record does not replay at all."""
    record = read_record(source)
    seed = shuffle_seed_of(record)
    stream = seed.stream() if seed else None
    derived, outcomes, unlike = "", 0, None
    for line, session in replay_steps(record, cancel):
        if derived and line is not None and unlike is None:
            outcomes += 1
            if line.entry.code != derived:
                unlike = f"entry {len(session.log) - 1} is not what seed and salts give: {line.entry.code[:60]}"
        derived = ""
        if stream and session.acting == (CHANCE,) and chance_follows(record, len(session.log)):
            derived = session.game.outcome_code(session.state, session.state.roll(stream))
    if seed is None:
        return Verdict(False, 0, False, "the record holds no seed, so its shuffles cannot be derived again")
    salted = bool(seed.salts)
    if record.commitment != seed.commitment:
        return Verdict(False, 0, salted, "the seed is not the one that was committed to before the game")
    if unlike:
        return Verdict(False, outcomes, salted, unlike)
    return Verdict(True, outcomes, salted, "every shuffle and roll follows from the seed and the salts")


def chance_follows(record: Record, number: int) -> bool:
    """Tell whether entry `number` is a chance outcome, at a table where chance is due."""
    if number >= len(record.entries):
        return False
    entry = record.entries[number]
    return entry.seat == TABLE and not entry.code.startswith("undo ")
