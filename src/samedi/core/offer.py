"""What a seat is asked, and why other actions are refused. A Session makes an Offer, a scene draws it."""

import msgspec

from samedi.core.errors import Reason
from samedi.core.game import Game
from samedi.core.state import State
from samedi.core.types import Seat


class Offer(msgspec.Struct, frozen=True):
    """The legal codes of a seat, and the reasons against others that look possible; empty for a spectator."""

    legal: tuple[str, ...] = ()
    denied: tuple[tuple[str, Reason], ...] = ()
    can_go_back: bool = False


def offer_of(game: Game, state: State, seat: Seat, *, can_go_back: bool = False) -> Offer:
    """Return what a seat is asked in this state, and why other actions are refused."""
    legal = state.legal(seat)
    tried = game.plausible_actions(state, seat) if legal else ()
    reasons = ((action, game.why_not(state, seat, action)) for action in tried if action not in legal)
    return Offer(
        legal=tuple([game.actions[action] for action in legal]),
        denied=tuple([(game.actions[action], reason) for action, reason in reasons if reason]),
        can_go_back=can_go_back,
    )
