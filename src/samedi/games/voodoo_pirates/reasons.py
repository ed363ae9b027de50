"""Why an action of Voodoo Pirates is refused, and what a person might try."""

from samedi.core.errors import Reason
from samedi.core.names import Action, Seat
from samedi.games.voodoo_pirates.rules import VoodooPirates


def why_not(state: VoodooPirates, seat: Seat, action: Action) -> Reason | None:
    if action in state.legal(seat):
        return None
    return Reason("turn", "6.1", {"seat": seat})


def near(state: VoodooPirates, seat: Seat) -> list[Action]:
    return []
