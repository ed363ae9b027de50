"""The journal: each played deal is written to disk at once, so that an interrupted arena continues.

A folder holds `journal.jsonl`: the question in its first line, then a line for each few deals. The same question
continues after the last complete line; a truncated line is dropped.
"""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from samedi.arena.matches.match import GameResult
from samedi.core.errors import SamediError
from samedi.core.options import Value

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # Windows: no lock against a second writer
    flock = None  # type: ignore[assignment]

NAME = "journal.jsonl"


class Question(msgspec.Struct, frozen=True):
    """What is measured. One journal serves any number of deals and any stopping rule."""

    game: str
    version: int
    seats: int
    settings: tuple[dict[str, Value], ...]  # options; the first ones are those asked for
    bots: tuple[str, ...]
    programs: dict[str, str]  # digests of programs: a changed program is another bot
    pairs: tuple[tuple[int, int], ...]
    seed: str
    budget: str
    limit: float
    alone: bool = False
    varied: tuple[int, int] | None = None  # the one pair that also plays with other options; None: all pairs do


class JournalRow(msgspec.Struct, frozen=True):
    """Some deals of one contest in their order: the results of each deal's games."""

    contest: int
    first: int
    deals: list[list[GameResult]]


def read_question(folder: Path) -> Question:
    """Return the question of the journal in a folder."""
    path = folder / NAME
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.readline(), type=Question)
    except OSError as error:
        raise SamediError(f"{path} cannot be read: {error.strerror}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise SamediError(f"{path} is damaged in line 1") from None


class Journal:
    """The journal of one question in a folder."""

    def __init__(self, folder: Path, question: Question) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / NAME
        self.file = self.path.open("a+b")
        try:
            self.lock()
            self.rows = list(self.read(question))
        except BaseException:
            self.close()
            raise

    def lock(self) -> None:
        """Lock the folder, so that only one command writes the journal."""
        if flock is not None:
            try:
                flock(self.file, LOCK_EX | LOCK_NB)
            except OSError:
                raise SamediError(f"another command is writing {self.path}") from None

    def read(self, question: Question) -> Iterator[JournalRow]:
        """Read the journal; drop a truncated last line."""
        self.file.seek(0)
        whole = 0
        for number, text in enumerate(self.file):
            if not text.endswith(b"\n"):
                break
            try:
                if number == 0:
                    self.check_question(msgspec.json.decode(text, type=Question), question)
                else:
                    yield msgspec.json.decode(text, type=JournalRow)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                raise SamediError(f"{self.path} is damaged in line {number + 1}") from None
            whole += len(text)
        self.file.truncate(whole)
        if whole == 0:
            self.append(question)

    def check_question(self, found: Question, asked: Question) -> None:
        for name in Question.__struct_fields__:
            if getattr(found, name) != getattr(asked, name):
                raise SamediError(f"{self.path} is the journal of another question ({DIFFERENCES[name]})")

    def append(self, what: Question | JournalRow) -> None:
        """Write a line. It is on the disk when this returns."""
        try:
            self.file.write(msgspec.json.encode(what) + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise SamediError(f"{self.path} cannot be written: {error.strerror}") from None

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.file.close()


DIFFERENCES = {
    "game": "another game",
    "version": "another version of the rules",
    "seats": "other seats",
    "settings": "other options",
    "bots": "other bots",
    "programs": "a program has changed",
    "pairs": "other pairs of bots",
    "seed": "another seed",
    "budget": "another budget",
    "limit": "another limit for programs",
    "alone": "other seatings",
    "varied": "another pair for other options",
}
