"""Verify: was the shuffle fair, and does the record replay to its result?"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from samedi.core.types import CHANCE
from samedi.engine.fairness import read_seal
from samedi.engine.record import bad, read_record
from samedi.engine.session import open_record, replay


@dataclass(frozen=True)
class Verdict:
    """What was found: `fair` if every outcome follows from seed and salts."""

    fair: bool
    outcomes: int  # shuffles and rolls that were derived again
    salted: bool  # without salts, whoever chose the seed chose the deals
    text: str


def verify(source: dict[str, Any] | str | Path) -> Verdict:
    """Derive every chance outcome of a record again. Raises Refused if it does not replay at all."""
    record = read_record(source)
    replay(source)
    if record.seed is None:
        return Verdict(False, 0, False, "the record holds no seed, so its shuffles cannot be derived again")
    try:
        seal = read_seal(record.seed, record.salts)
    except ValueError as wrong:
        raise bad(str(wrong)) from None
    salted = bool(seal.salts)
    if record.commitment != seal.commitment:
        return Verdict(False, 0, salted, "the seed is not the one that was committed to before the game")
    stream = seal.stream()
    session = open_record(record)
    outcomes = 0
    for number, entry in enumerate(record.entries):
        if session.acting == (CHANCE,) and entry.seat == "*" and not entry.code.startswith("undo "):
            drawn = session.game.outcome_code(session.state, session.state.roll(stream))
            outcomes += 1
            if drawn != session.enter(entry).entry.code:
                text = f"entry {number} is not what seed and salts give: {entry.code[:60]}"
                return Verdict(False, outcomes, salted, text)
        else:
            session.enter(entry)
    return Verdict(True, outcomes, salted, "every shuffle and roll follows from the seed and the salts")
