"""Why an action of Candlelight is refused, and which actions a player might try."""

from samedi.core.errors import Reason
from samedi.core.types import Action, Seat
from samedi.games._template.rules import Candlelight


def why_not(state: Candlelight, seat: Seat, action: Action) -> Reason | None:
    if action in state.legal(seat):
        return None
    if state.laid[seat]:
        return Reason("laid-already", "3.1", {"seat": seat})
    return Reason("not-held", "3.1", {"card": action + 1})


def plausible_actions(state: Candlelight, seat: Seat) -> list[Action]:
    return [card - 1 for card in sorted(state.hands[seat])]
