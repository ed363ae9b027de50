"""What an attentive casual player of Baron Voodoo does.

Such a player wants dice that make combos with those captured already, effects that are worth something now, and
offerings. A power is used when it allows a better capture, or at the end of a turn if it helps more than it helps the
next player.
"""

from collections.abc import Sequence

from samedi.core.types import Action, Seat
from samedi.games.baron_voodoo import phases
from samedi.games.baron_voodoo.codes import ACTIONS, FIRST
from samedi.games.baron_voodoo.components import DIRECTIONS, FACES, LOAS, SPACE, SPACE_COLOUR, WHITE
from samedi.games.baron_voodoo.hints.dice import captured_kind, dice_value, held, jumped_spaces, kinds_of, largest_combo
from samedi.games.baron_voodoo.phases import POWER_STEPS
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.games.baron_voodoo.view import View, state_of
from samedi.kit import bits

# Values in points.
OFFERING_VALUE = 0.5
FACE_VALUE = {"o": OFFERING_VALUE, "v": 1.0, "c": 0.4, "g": 0.3, "s": 0.5, "x": 0.3}  # the effect of each face
WHITE_VALUE = 0.3  # a white die brings Baron Samedi nearer
POWER_COST = 0.2  # the least gain for which a power is used

ENOUGH_DICE = 5  # with so many captured dice, pairs are sent too
MAX_BOARDS = 150  # results of a power that are compared


def advise(view: View, legal: Sequence[Action]) -> Action:
    """Return the choice with the highest value; of equals the first."""
    if len(legal) == 1:
        return legal[0]
    state, me = state_of(view), view.mover
    if view.phase == phases.BANK:
        return advise_bank(view, legal)
    if view.phase == phases.DRAFT:
        return max(legal, key=lambda action: draft_value(view, me, action))
    if view.phase == phases.AGAIN:
        worth_it = best_capture_value(state, me, kind_values(state, me)) > 2 * OFFERING_VALUE
        return FIRST["again"] if worth_it else FIRST["pass"]
    if view.phase in (phases.BEFORE, phases.AFTER, *POWER_STEPS):
        return advise_power(state, me, legal)
    if view.phase == phases.CAPTURE:
        values = kind_values(state, me)
        return max(legal, key=lambda action: values[captured_kind(state, action)])
    return max(legal, key=lambda action: value_after(state, me, action))


def effect_value(state: BaronVoodoo, me: Seat, face: str) -> float:
    if face == "s" and not any(world for seat, world in enumerate(state.sw) if seat != on.owner_of(state, me)):
        return 0.0
    return FACE_VALUE[face]


def kind_values(state: BaronVoodoo, me: Seat) -> list[float]:
    """Return the value of capturing a die of each kind, as it is or turned for an offering."""
    zone, stock = held(state, me), state.offerings[on.owner_of(state, me)]
    plain = []
    for kind in range(30):
        colour, face = divmod(kind, 6)
        value = dice_value([*zone, kind]) - dice_value(zone) + effect_value(state, me, FACES[face])
        plain.append(value + OFFERING_VALUE * (colour == state.loa[me]) + WHITE_VALUE * (colour == WHITE))
    found = []
    for kind in range(30):
        colour = kind // 6
        turned = max(plain[colour * 6 : colour * 6 + 6]) - OFFERING_VALUE
        found.append(max(plain[kind], turned) if stock or colour == state.loa[me] else plain[kind])
    return found


def best_capture_value(state: BaronVoodoo, seat: Seat, values: list[float]) -> float:
    """Return the value of the best capture if this seat captured now. It changes the state."""
    state.mover, state.phase = seat, phases.CAPTURE
    return max([0.0, *(values[on.kind_of(state, on.top_die(state, over))] for over in jumped_spaces(state))])


class PowerValues:
    """Values of powers: those of the dice that can be captured afterwards. It compares a limited number of boards."""

    def __init__(self, state: BaronVoodoo, me: Seat) -> None:
        self.me, self.next = me, (me + 1) % state.seats
        self.late = state.phase == phases.AFTER or state.late
        self.mine, self.theirs = kind_values(state, me), kind_values(state, self.next)
        self.left = MAX_BOARDS

    def value(self, state: BaronVoodoo, action: Action) -> float:
        """Return the value of a step of a power. At the end of a turn, captures of the next seat count against it."""
        if self.left <= 0:
            return -9.0
        after = state.clone()
        after.apply(self.me, action)
        if after.phase in POWER_STEPS and after.mover == self.me:
            return max(self.value(after, each) for each in after.legal(self.me))
        self.left -= 1
        if not self.late:
            return best_capture_value(after, self.me, self.mine)
        mine = best_capture_value(after.clone(), self.me, self.mine)
        return 0.5 * mine - 0.5 * best_capture_value(after, self.next, self.theirs)


def advise_power(state: BaronVoodoo, me: Seat, legal: Sequence[Action]) -> Action:
    """Return the best step of a power, or none if no power gains enough."""
    values = PowerValues(state, me)
    pays = state.offerings[on.owner_of(state, me)] > 0 and state.baron != me

    def worth(action: Action) -> float:
        cost = 0.0
        if action != FIRST["pass"] and state.phase in (phases.BEFORE, phases.AFTER):
            own = ACTIONS[action].split()[1] == LOAS[state.loa[me]]
            cost = POWER_COST + OFFERING_VALUE * (pays and not own)
        return values.value(state, action) - cost

    return max(legal, key=worth)


def value_after(state: BaronVoodoo, me: Seat, action: Action) -> float:
    """Return the value of a position after turning the captured die, or after its effect.

    The first half of a Switch has the value of its best second half.
    """
    after = state.clone()
    after.apply(me, action)
    if after.phase == phases.WITH:
        return max(value_after(after, me, each) for each in after.legal(me))
    mine = on.owner_of(state, me)
    value = after.score[mine] + OFFERING_VALUE * after.offerings[mine] + dice_value(held(after, me))
    value -= 0.4 * sum(dice_value(kinds_of(after, zone)) for seat, zone in enumerate(after.cz) if seat != mine)
    value += 0.25 * (bits.size(after.sw[mine]) - sum(map(bits.size, after.sw)))
    value += FACE_VALUE["g"] * (after.guard >> me & 1)
    if state.phase == phases.FACE and after.phase == phases.EFFECT:
        value += effect_value(after, me, FACES[after.face[after.captured]])
    return value


def advise_bank(view: View, legal: Sequence[Action]) -> Action:
    """Send large combos at once, and pairs when there are enough dice or the end is near."""
    mine = view.mover % 2 if view.team else view.mover
    zone = [view.kind(die) for die in view.zones[mine]]
    chosen = [view.kind(die) for die in view.chosen]
    combo = largest_combo(zone, chosen)
    rest = list(combo)
    for kind in chosen:
        rest.remove(kind)
    near = view.ended_by >= 0 or view.scores[mine] >= view.target - 3
    send = len(combo) > 2 or (len(combo) == 2 and (near or len(zone) >= ENOUGH_DICE))
    if rest and (chosen or send):
        return FIRST["put"] + min(rest)
    return legal[0]  # score these dice, or send no more


def draft_value(view: View, me: Seat, action: Action) -> float:
    """Return the value of a drafted die: good faces belong where the player's own dice can jump over them."""
    _, face, name = ACTIONS[action].split()
    space, mine = SPACE[name], view.loas[me]
    jumps = sum(
        SPACE_COLOUR.get(space + step) == mine and (space - step) in SPACE.values() for step in DIRECTIONS.values()
    )
    return (FACE_VALUE[face] - 0.45) * (jumps - 0.5)
