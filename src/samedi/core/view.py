"""View: what one viewer may know of a table, the one thing that bots and screens are ever handed.

Every game has its own, which derives from this one: whoever takes a View cannot be handed a State or a Session, neither
by mistake (mypy refuses it) nor at run time (`only_a_view`).
"""

import msgspec

from samedi.core.names import Seat


class View(msgspec.Struct, frozen=True):
    """A table as one viewer knows it; frozen and hashable, and nothing but what stands in its fields."""

    seat: Seat | None  # None: a spectator
    seats: int
