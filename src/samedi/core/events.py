"""Events say what happened, and which seats may know it. Entries are the lines of a record."""

from typing import Any

import msgspec

from samedi.core.types import Seat


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened at the table."""

    kind: str
    seat: Seat | None = None
    data: dict[str, Any] = {}
    seen_by: tuple[Seat, ...] | None = None  # None: all viewers
    reveals: bool = False  # a seat learnt something hidden, so earlier choices cannot be taken back

    def seen(self, viewer: Seat | None) -> bool:
        """Tell whether this viewer (None: a spectator) may know of it."""
        return self.seen_by is None or (viewer is not None and viewer in self.seen_by)


class Entry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One line of the record: who ("0", "1", … or "*" for chance and the table) and what, as a code."""

    seat: str
    code: str


class EventRecorder:
    """Record events: pass it to a State as `tell`."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __call__(
        self,
        kind: str,
        seat: Seat | None = None,
        *,
        seen_by: tuple[Seat, ...] | None = None,
        reveals: bool = False,
        **data: Any,
    ) -> None:
        self.events.append(Event(kind, seat, data, seen_by, reveals))
