"""The messages that a table has seen: one that comes again gets the same answer and changes nothing."""

from array import array
from collections.abc import Sequence

from samedi.server.messages import Refusal
from samedi.storage.models import LogRow, MessageId

NO_MESSAGE = 0  # of an entry that no message caused: chance, bots
KEPT_REFUSALS = 100


class SeenMessages:
    """The stored messages of one table, all of them, and the latest refused ones.

    A stored message takes eight bytes: Python's hash of its id. The key of that hash is secret to this process, so
    no client can choose ids that collide.
    """

    def __init__(self, log: Sequence[LogRow]) -> None:
        self.stored = array("q", [digest(line.sent) for line in log])
        self.refused: dict[MessageId, Refusal] = {}

    def number(self, message: MessageId | None) -> int | None:
        """Return how many entries there were after a message; None if it is new."""
        if message is None:
            return None
        try:
            return self.stored.index(digest(message)) + 1
        except ValueError:
            return None

    def add(self, message: MessageId | None, entries: int) -> None:
        """Add a message that has led to so many entries, of which the first is its own."""
        self.stored.append(digest(message))
        self.stored.extend([NO_MESSAGE] * (entries - 1))

    def refusal(self, message: MessageId | None) -> Refusal | None:
        """Return the refusal that a message got before, even if it would be possible now."""
        return None if message is None else self.refused.get(message)

    def refuse(self, message: MessageId | None, refusal: Refusal) -> None:
        """Remember the refusal of a message."""
        if message is not None:
            self.refused[message] = refusal
            if len(self.refused) > KEPT_REFUSALS:
                del self.refused[next(iter(self.refused))]


def digest(message: MessageId | None) -> int:
    return hash((message.person, message.id)) if message else NO_MESSAGE
