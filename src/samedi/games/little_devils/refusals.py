"""Why an action of Little Devils is refused, and which actions a player might try."""

from samedi.core.errors import Reason
from samedi.core.types import Action, Seat
from samedi.games.little_devils.rules import LittleDevils
from samedi.kit import bits


def why_not(state: LittleDevils, seat: Seat, action: Action) -> Reason | None:
    if action in state.legal(seat):
        return None
    card = action + 1
    if state.mover != seat:
        return Reason("turn", "3.5", {"seat": seat})
    if not state.hands[seat] >> card & 1:
        return Reason("not-held", "3.5", {"card": card})
    if state.lying == 0:
        return Reason("five-devils", "3.1", {"card": card})
    first, second = state.played[state.count - state.lying : state.count][:2]
    return Reason("called-higher" if second > first else "called-lower", "3.3", {"card": card, "first": first})


def plausible_actions(state: LittleDevils, seat: Seat) -> list[Action]:
    return [card - 1 for card in bits.members(state.hands[seat])]
