"""The limit on undo at a table: entries taken back ≤ entries that count + 200.

Each undo replays a part of the game, so without a limit a long log would block the server. The limit holds for a
player's own undo, for undo by consent, and for records.
"""

from collections.abc import Mapping
from typing import Any

from samedi.core.errors import NotLegal, Reason
from samedi.core.game import Game
from samedi.engine.session import Session

ALLOWANCE = 200  # entries that may be taken back in a game that has hardly begun


def max_entries(game: Game, seats: int, options: Mapping[str, Any]) -> int:
    """Return the length of the longest log within the limit: each undo is an entry too, and takes back at least one."""
    counting = game.max_log_entries(seats, options)
    return counting + 2 * (counting + ALLOWANCE)


def check_log(session: Session) -> None:
    """Raise NotLegal if more entries of this log were taken back than the limit allows."""
    check(*count(session, len(session.log)))


def check_back(session: Session) -> None:
    """Raise NotLegal if taking back one entry would exceed the limit."""
    counting, undone = count(session, len(session.log))
    check(counting - 1, undone + 1)


def check_undo(session: Session, number: int) -> None:
    """Raise NotLegal if taking back all entries from a number on would exceed the limit."""
    counting, undone = count(session, number)
    check(counting, undone + len(session.log) - number)


def count(session: Session, end: int) -> tuple[int, int]:
    """Return how many of the first `end` entries count and how many are undone, if the log ended there."""
    standing = list(session.standing.after(end))
    return sum(session.log[line].move is not None for line in standing), end - len(standing)


def check(counting: int, undone: int) -> None:
    if undone > counting + ALLOWANCE:
        raise NotLegal("enough was taken back in this game", Reason("back-often"))
