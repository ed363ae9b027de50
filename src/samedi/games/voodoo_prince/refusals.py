"""Why an action of Voodoo Prince is refused, and which actions a player might try."""

from samedi.core.errors import Reason
from samedi.core.types import Action, Seat
from samedi.games.voodoo_prince.components import CARDS, COLOURS, NAME_TRUMP, PLAY, TRUMP
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.view import hand_of


def why_not(state: VoodooPrince, seat: Seat, action: Action) -> Reason | None:
    if action in state.legal(seat):
        return None
    if state.phase == PLAY and state.points[seat] >= 0:
        return Reason("out", "5.1", {"seat": seat})
    if state.mover != seat:
        return Reason("turn", "2.5" if state.phase == NAME_TRUMP else "3.4", {"seat": seat})
    if state.phase == NAME_TRUMP:
        return Reason("trump-due", "2.5", {"card": CARDS[action]})
    if action >= TRUMP:
        return Reason("trump-named", "2.4" if state.round == 1 else "2.5", {"colour": COLOURS[state.trump]})
    if action not in hand_of(state, seat):
        return Reason("not-held", "3.4", {"card": CARDS[action]})
    led = state.played[state.count - state.lying] // 16
    return Reason("must-follow", "3.2", {"card": CARDS[action], "colour": COLOURS[led]})


def plausible_actions(state: VoodooPrince, seat: Seat) -> list[Action]:
    trumps = range(TRUMP, TRUMP + 5) if state.phase == NAME_TRUMP and state.mover == seat else ()
    return [*hand_of(state, seat), *trumps]
