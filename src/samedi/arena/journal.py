"""Journal: every deal that was played, on disk as soon as it is known, so that nothing is played twice.

A folder holds `journal.jsonl`: in its first line the question, then a line for each few deals. Whoever asks the same
again goes on behind the last whole line; a line that was cut short is dropped.
"""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from samedi.arena.match import Result
from samedi.core.errors import SamediError
from samedi.core.options import Value

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # Windows: there nobody watches that only one writes
    flock = None  # type: ignore[assignment]

NAME = "journal.jsonl"


class Question(msgspec.Struct, frozen=True):
    """What is asked. How many deals, and when it is decided, is not part of it: a journal may be read either way."""

    game: str
    version: int
    seats: int
    settings: tuple[dict[str, Value], ...]  # options; the first are those that were asked for
    bots: tuple[str, ...]
    programs: dict[str, str]  # digests of bots that are programs: another program is another bot
    pairs: tuple[tuple[int, int], ...]
    seed: str
    budget: str
    limit: float
    alone: bool = False
    varied: tuple[int, int] | None = None  # the one pair that plays with other options too; None: all do


class Line(msgspec.Struct, frozen=True):
    """Some deals of one contest, in their order: the results of the games of each."""

    contest: int
    first: int
    deals: list[list[Result]]


def kept_question(folder: Path) -> Question:
    """The question of the journal in a folder."""
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
            self.own()
            self.lines = list(self.read(question))
        except BaseException:
            self.close()
            raise

    def own(self) -> None:
        """Only one command writes it at a time."""
        if flock is not None:
            try:
                flock(self.file, LOCK_EX | LOCK_NB)
            except OSError:
                raise SamediError(f"another command is writing {self.path}") from None

    def read(self, question: Question) -> Iterator[Line]:
        """What it holds already; a last line that was cut short goes."""
        self.file.seek(0)
        whole = 0
        for number, text in enumerate(self.file):
            if not text.endswith(b"\n"):
                break
            try:
                if number == 0:
                    self.compare(msgspec.json.decode(text, type=Question), question)
                else:
                    yield msgspec.json.decode(text, type=Line)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                raise SamediError(f"{self.path} is damaged in line {number + 1}") from None
            whole += len(text)
        self.file.truncate(whole)
        if whole == 0:
            self.put(question)

    def compare(self, found: Question, asked: Question) -> None:
        for name in Question.__struct_fields__:
            if getattr(found, name) != getattr(asked, name):
                raise SamediError(f"{self.path} is the journal of another question ({DIFFERS[name]})")

    def put(self, what: Question | Line) -> None:
        """Write a line; it is on the disk when this returns."""
        try:
            self.file.write(msgspec.json.encode(what) + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise SamediError(f"{self.path} cannot be written: {error.strerror}") from None

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.file.close()


DIFFERS = {
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
