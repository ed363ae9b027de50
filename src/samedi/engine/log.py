"""The log of a table: one line for each entry, with its events and whether it still counts."""

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeAlias

import msgspec

from samedi.core.events import Entry, Event
from samedi.core.game import Game
from samedi.core.types import Action, Outcome, Seat

TABLE = "*"  # the seat in entries of chance and of the table as a whole
SEAT_CODES = tuple(map(str, range(16)))  # the seats in entries of players

EventFields = tuple[str, Seat | None, dict[str, Any], tuple[Seat, ...] | None, bool]
DECODER = msgspec.msgpack.Decoder(tuple[EventFields, ...])


class LogLine(msgspec.Struct, gc=False):
    """One line of the log."""

    entry: Entry
    move: Action | Outcome | None  # None: not a move of the game (back, undo)
    stored_events: tuple[Event, ...] | bytes = ()  # packed when the line is old: that takes a fifth of the memory
    face_down: bool = False  # part of a simultaneous choice that other seats have still to make
    undone_by: int | None = None  # the number of the line that took it back

    @property
    def events(self) -> tuple[Event, ...]:
        if isinstance(self.stored_events, bytes):
            return tuple(Event(*fields) for fields in DECODER.decode(self.stored_events))
        return self.stored_events

    @property
    def undone(self) -> bool:
        return self.undone_by is not None

    @property
    def counts(self) -> bool:
        """Tell whether this is a move that was not taken back."""
        return self.move is not None and self.undone_by is None


def compact(log: list[LogLine], keep: int) -> None:
    """Pack the events of all lines but the latest `keep`."""
    for number in range(len(log) - keep - 1, -1, -1):
        line = log[number]
        if isinstance(line.stored_events, bytes):
            break
        line.stored_events = msgspec.msgpack.encode([msgspec.structs.astuple(event) for event in line.stored_events])


@cache
def entry_of(game: Game, seat: Seat, action: Action) -> Entry:
    """Return the entry of an action; all tables share it."""
    return Entry(SEAT_CODES[seat], game.actions[action])


Stack: TypeAlias = "tuple[int, Stack] | None"  # line numbers, the latest first


class StandingLines:
    """The lines that were not taken back, now and at each earlier length of the log.

    The lists of two lengths share their common end, so this takes the memory of one list.
    """

    def __init__(self) -> None:
        self._after: list[Stack] = [None]  # by the number of lines in the log

    def copy(self) -> "StandingLines":
        other = StandingLines()
        other._after = self._after.copy()
        return other

    def after(self, lines: int) -> Iterator[int]:
        """Yield the lines that stood when the log had so many lines, the latest first."""
        stack = self._after[lines]
        while stack is not None:
            yield stack[0]
            stack = stack[1]

    def add(self) -> None:
        """Add the next line of the log."""
        self._push(self._after[-1])

    def add_back(self, line: int) -> None:
        """Add the next line of the log, which takes back one earlier line."""
        stack, above = self._after[-1], []
        while stack is not None and stack[0] != line:
            above.append(stack[0])
            stack = stack[1]
        assert stack is not None
        stack = stack[1]
        for number in reversed(above):
            stack = (number, stack)
        self._push(stack)

    def add_undo(self, number: int) -> tuple[list[int], list[int]]:
        """Add the next line of the log, which takes back all lines from a number on.

        Return the lines that it removes, and the lines that stand again since the line that took them back is removed.
        """
        old, new = self._after[-1], self._after[number]
        removed, restored = [], []
        self._push(new)
        while old is not new:
            if new is None or (old is not None and old[0] > new[0]):
                assert old is not None
                removed.append(old[0])
                old = old[1]
            elif old is None or new[0] > old[0]:
                restored.append(new[0])
                new = new[1]
            else:
                old, new = old[1], new[1]
        return removed, restored

    def _push(self, stack: Stack) -> None:
        self._after.append((len(self._after) - 1, stack))
