"""What an attentive casual player of Baron Voodoo does: an apprentice asks here.

One wants dice that make combos with those captured already, effects that are worth something now, and offerings. A
power is used when it makes a better capture possible, or at the end if it leaves oneself more than the others.
"""

from collections.abc import Callable, Sequence

from samedi.core.types import Action, Seat
from samedi.games.baron_voodoo.codes import ACTIONS, FIRST
from samedi.games.baron_voodoo.components import COLOUR_OF, DIRECTIONS, FACES, LOAS, SPACE, SPACE_COLOUR
from samedi.games.baron_voodoo.hints.dice import OVER, captured_kind, dice_value, held, kinds_of, largest_combo, owner
from samedi.games.baron_voodoo.phases import (
    AFTER,
    AGAIN,
    BANK,
    BEFORE,
    CAPTURE,
    DRAFT,
    DROP_MIDDLE,
    DROP_TOP,
    EFFECT,
    FACE,
    ORDER,
    SWAP,
    WITH,
)
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.games.baron_voodoo.view import View, state_of
from samedi.kit import bits

UNDER_WAY = (DROP_TOP, DROP_MIDDLE, ORDER, SWAP)
OFFERING = 0.5  # what an offering is worth, in points
FACE_WORTH = {"o": OFFERING, "v": 1.0, "c": 0.4, "g": 0.3, "s": 0.5, "x": 0.3}
WHITE = 0.3  # a white die brings Baron Samedi nearer
TROUBLE = 0.2  # what a power must gain before one takes it
PATIENCE = 5  # dice that one gathers before pairs are good enough
LOOKED_AT = 150  # ways to use a power that one looks at before losing patience


def advise(view: View, legal: Sequence[Action]) -> Action:
    """The choice that promises most; of equals the first."""
    if len(legal) == 1:
        return legal[0]
    state, me = state_of(view), view.mover
    if view.phase == BANK:
        return banking(view, legal)
    if view.phase == DRAFT:
        return best(legal, lambda action: drafting(view, me, action))
    if view.phase == AGAIN:
        return FIRST["again"] if best_capture(state, me, prices(state, me)) > 2 * OFFERING else FIRST["pass"]
    if view.phase in (BEFORE, AFTER, *UNDER_WAY):
        return power(state, me, legal)
    if view.phase == CAPTURE:
        price = prices(state, me)
        return best(legal, lambda action: price[captured_kind(state, action)])
    return best(legal, lambda action: settled(state, me, action))


def best(legal: Sequence[Action], worth: Callable[[Action], float]) -> Action:
    return max(legal, key=worth)


# ---- what dice are worth ----


def die_worth(state: BaronVoodoo, me: Seat, kind: int, zone: list[int]) -> float:
    """What capturing a die of this kind is worth beside those one has."""
    colour, face = divmod(kind, 6)
    worth = dice_value([*zone, kind]) - dice_value(zone) + effect_worth(state, me, FACES[face])
    return worth + OFFERING * (colour == state.loa[me]) + WHITE * (colour == 4)


def effect_worth(state: BaronVoodoo, me: Seat, face: str) -> float:
    if face == "s" and not any(world for seat, world in enumerate(state.sw) if seat != owner(state, me)):
        return 0.0
    return FACE_WORTH[face]


def prices(state: BaronVoodoo, me: Seat) -> list[float]:
    """What capturing a die of each kind is worth, as it is or turned for an offering."""
    zone, stock = held(state, me), state.offerings[owner(state, me)]
    plain = [die_worth(state, me, kind, zone) for kind in range(30)]
    found = []
    for kind in range(30):
        colour = kind // 6
        turned = max(plain[colour * 6 : colour * 6 + 6]) - OFFERING
        found.append(max(plain[kind], turned) if stock or colour == state.loa[me] else plain[kind])
    return found


def best_capture(state: BaronVoodoo, seat: Seat, price: list[float]) -> float:
    """What the best capture of a seat would be worth if it were to capture now. The state is spent by asking."""
    state.mover, state.phase = seat, CAPTURE
    stack, face, first = state.stack, state.face, FIRST["capture"]
    found = 0.0
    for over in {OVER[action - first] for action in state.legal(seat)}:
        at = 3 * over + 2
        while stack[at] < 0:
            at -= 1
        die = stack[at]
        found = max(found, price[COLOUR_OF[die] * 6 + face[die]])
    return found


# ---- powers ----


class Look:
    """Looking for a good power: what dice are worth to whom, and how much patience is left."""

    def __init__(self, state: BaronVoodoo, me: Seat) -> None:
        self.me, self.next = me, (me + 1) % state.seats
        self.late = state.phase == AFTER or state.late
        self.mine, self.theirs = prices(state, me), prices(state, self.next)
        self.left = LOOKED_AT

    def worth(self, state: BaronVoodoo, action: Action) -> float:
        """What can be captured after a step of a power: by oneself, or at the end of a turn rather by oneself than by
        the next."""
        if self.left <= 0:
            return -9.0
        after = state.clone()
        after.apply(self.me, action)
        if after.phase in UNDER_WAY and after.mover == self.me:
            return max(self.worth(after, each) for each in after.legal(self.me))
        self.left -= 1
        if not self.late:
            return best_capture(after, self.me, self.mine)
        return 0.5 * best_capture(after.clone(), self.me, self.mine) - 0.5 * best_capture(after, self.next, self.theirs)


def power(state: BaronVoodoo, me: Seat, legal: Sequence[Action]) -> Action:
    """The power that promises most, if that is worth more than doing without."""
    look, mine = Look(state, me), owner(state, me)
    stock, free = state.offerings[mine], state.baron == me

    def worth(action: Action) -> float:
        cost = 0.0
        if action != FIRST["pass"] and state.phase in (BEFORE, AFTER):
            own = ACTIONS[action].split()[1] == LOAS[state.loa[me]]
            cost = TROUBLE + OFFERING * (stock > 0 and not own and not free)
        return look.worth(state, action) - cost

    return best(legal, worth)


# ---- what follows a capture ----


def settled(state: BaronVoodoo, me: Seat, action: Action) -> float:
    """How one stands after turning the captured die, or after its effect; half a Switch by its best other half."""
    after = state.clone()
    after.apply(me, action)
    if after.phase == WITH:
        return max(settled(after, me, each) for each in after.legal(me))
    mine = owner(state, me)
    worth = after.score[mine] + OFFERING * after.offerings[mine] + dice_value(held(after, me))
    worth -= 0.4 * sum(dice_value(kinds_of(after, zone)) for seat, zone in enumerate(after.cz) if seat != mine)
    worth += 0.25 * (bits.size(after.sw[mine]) - sum(map(bits.size, after.sw)))
    worth += FACE_WORTH["g"] * (after.guard >> me & 1)
    if state.phase == FACE and after.phase == EFFECT:
        worth += effect_worth(after, me, FACES[after.face[after.captured]])
    return worth


def banking(view: View, legal: Sequence[Action]) -> Action:
    """Large combos at once, pairs when there is enough else or the end is near."""
    mine = view.mover % 2 if view.team else view.mover
    zone = [view.kind(die) for die in view.zones[mine]]
    chosen = [view.kind(die) for die in view.chosen]
    wanted = largest_combo(zone, chosen)
    rest = list(wanted)
    for kind in chosen:
        rest.remove(kind)
    if rest and (chosen or worth_sending(view, mine, wanted, zone)):
        return FIRST["put"] + min(rest)
    return legal[0]  # score these, or send no more


def worth_sending(view: View, mine: int, combo: list[int], zone: list[int]) -> bool:
    near = view.ended_by >= 0 or view.scores[mine] >= view.target - 3
    return len(combo) > 2 or (len(combo) == 2 and (near or len(zone) >= PATIENCE))


def drafting(view: View, me: Seat, action: Action) -> float:
    """Good faces where one's own dice can jump over them, others elsewhere."""
    _, face, name = ACTIONS[action].split()
    space, mine = SPACE[name], view.loas[me]
    reach = sum(
        SPACE_COLOUR.get(space + step) == mine and (space - step) in SPACE.values() for step in DIRECTIONS.values()
    )
    return (FACE_WORTH[face] - 0.45) * (reach - 0.5)
