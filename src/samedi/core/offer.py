"""Offer: what a seat is asked now, and why not what else a person might try. The Session makes it, a scene draws it."""

import msgspec

from samedi.core.errors import Reason


class Offer(msgspec.Struct, frozen=True):
    """The legal codes of a seat, with the reasons against others that look possible; empty for a spectator."""

    legal: tuple[str, ...] = ()
    denied: tuple[tuple[str, Reason], ...] = ()
    can_go_back: bool = False
