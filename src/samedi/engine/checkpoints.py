"""Copies of the state at earlier lines of the log, so that an undo replays little of the game.

A copy is kept about every 32 lines, and of older lines fewer and fewer: of n lines there are about log n copies. An
undo of d lines therefore replays about d lines, and a record with many undos takes linear time.
"""

from samedi.core.state import State

SPACING = 32  # lines


class Checkpoints:
    """Copies of the state, each with the number of lines that it follows."""

    def __init__(self) -> None:
        self._copies: list[tuple[int, State]] = []

    def offer(self, lines: int, state: State) -> None:
        """Keep a copy of the state after so many lines, if one is due; drop older ones that are too close together."""
        copies = self._copies
        if lines - (copies[-1][0] if copies else 0) < SPACING:
            return
        copies.append((lines, state.clone()))
        for i in range(len(copies) - 2, 0, -1):
            gap = copies[i + 1][0] - copies[i - 1][0]
            if gap <= lines - copies[i + 1][0]:  # the gap is not larger than its distance from the end
                del copies[i]

    def drop_after(self, line: int) -> None:
        """Forget the copies that contain this line, because it no longer counts, or counts again."""
        while self._copies and self._copies[-1][0] > line:
            self._copies.pop()

    def latest(self) -> tuple[int, State] | None:
        """Return the number of lines and a new copy of the state after them, or None."""
        if not self._copies:
            return None
        lines, state = self._copies[-1]
        return lines, state.clone()
