"""Saved games of the terminal: a record for each game, and beside it a file that tells who sits where.

Every entry is saved before it is shown, so a game that is killed continues from there.

"""

import contextlib
import secrets
import time
from pathlib import Path
from typing import Any

import msgspec

from samedi.console import write_atomically
from samedi.core.errors import BadOption, UnknownGame
from samedi.core.registry import find_game
from samedi.core.types import Seat


class Seating(msgspec.Struct, frozen=True):
    """The player's seat, and the bot at each other seat ("" at the player's)."""

    chair: Seat
    bots: tuple[str, ...]
    lang: str = ""


class SavedGame:
    """One game on the disk."""

    def __init__(self, record: Path) -> None:
        self.record = record
        self.seating = record.with_suffix(".seats")

    @classmethod
    def new(cls, folder: Path, game: str, seating: Seating) -> "SavedGame":
        """Make files for a new game in this data folder."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        saved = cls(folder / "terminal" / f"{stamp}-{game}-{secrets.token_hex(2)}.json")
        try:
            saved.record.parent.mkdir(parents=True, exist_ok=True)
            saved.seat(seating)
        except OSError as error:
            raise BadOption(f"games cannot be saved in {folder}: {error.strerror}") from None
        return saved

    @property
    def folder(self) -> Path:
        """Return the data folder of this game."""
        return self.record.parent.parent

    def seat(self, seating: Seating) -> None:
        write_atomically(self.seating, msgspec.json.encode(seating))

    def save(self, record: dict[str, Any]) -> None:
        write_atomically(self.record, msgspec.json.encode(record))

    def read_seating(self, seats: int) -> Seating:
        """Read who sits where, and check it for this number of seats."""
        try:
            seating = msgspec.json.decode(self.seating.read_bytes(), type=Seating)
        except (OSError, msgspec.DecodeError):
            raise BadOption(f"{self.seating}, which tells who sits where, cannot be read") from None
        if seating.chair not in range(seats) or len(seating.bots) != seats:
            raise BadOption(f"{self.seating} does not fit a table of {seats} seats")
        return seating


def latest_unfinished(folder: Path, game: str | None = None) -> SavedGame:
    """Return the latest unfinished game, of one kind or of any."""
    for record in sorted((folder / "terminal").glob("*.json"), reverse=True):
        with contextlib.suppress(OSError, msgspec.DecodeError, UnknownGame):  # skip damaged files
            found = msgspec.json.decode(record.read_bytes(), type=SavedHeader)
            if found.scores is None and found.ended is None and game in (None, found.game):
                find_game(found.game)
                return SavedGame(record)
    of = f" of {game}" if game else ""
    raise BadOption(f"there is no unfinished game{of} in {folder}")


class SavedHeader(msgspec.Struct):
    """The part of a record that tells whether the game is over."""

    samedi: int
    game: str
    scores: list[int] | None = None
    ended: str | None = None
