"""Repeats: which messages were stored already. What is sent again is answered again, and counts once."""

from array import array
from collections.abc import Sequence

from samedi.storage.models import LogRow, MessageId

NOBODY = 0  # of an entry that was not sent: chance, bots


class Repeats:
    """The messages of one table, a number for each entry: all of them are remembered, in eight bytes each.

    The number is Python's own hash, whose key nobody outside this process knows, so no two ids can be made to meet.
    """

    def __init__(self, log: Sequence[LogRow]) -> None:
        self.messages = array("q", [message(line.sent) for line in log])

    def number(self, sent: MessageId) -> int | None:
        """How many entries there were after that message; None if it is new."""
        try:
            return self.messages.index(message(sent)) + 1
        except ValueError:
            return None

    def add(self, sent: MessageId | None, entries: int) -> None:
        """A message has led to so many entries, of which the first is its own."""
        self.messages.append(message(sent))
        self.messages.extend([NOBODY] * (entries - 1))


def message(sent: MessageId | None) -> int:
    return hash((sent.person, sent.id)) if sent else NOBODY
