"""What one viewer may know of a table. Bots and screens get a View and never a State.

Every game derives its own. A function that takes a View cannot be given a State or a Session: mypy refuses it, and
`require_view` checks it at run time.
"""

import msgspec

from samedi.core.types import Seat


class View(msgspec.Struct, frozen=True):
    """What one viewer knows of a table; frozen and hashable, without hidden attributes."""

    seat: Seat | None  # None: a spectator
    seats: int
