"""Why a choice of Baron Voodoo may be a good idea, in facts: nothing is said here but what is so.

A search chooses, so anything legal may be asked about. Of a power in several steps one says what it can lead to.
"""

from collections.abc import Callable, Iterator

from samedi.core.errors import Because
from samedi.core.types import Action, Seat
from samedi.games.baron_voodoo.codes import ACTIONS, FIRST
from samedi.games.baron_voodoo.components import (
    CHANGE,
    COLOUR_OF,
    COMBO,
    DIRECTIONS,
    FACES,
    GUARD,
    KINDS,
    NAMES,
    SPACE,
    SPACE_COLOUR,
    STEAL,
    SWITCH,
    VICTORY,
    WHITE,
)
from samedi.games.baron_voodoo.hints.dice import captured_kind, held, kinds_of, largest_combo, owner, within_reach
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
from samedi.games.baron_voodoo.rules import powers
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.games.baron_voodoo.view import View, state_of
from samedi.kit import bits

PASS, BUY, SCORE, DONE, PUT = (FIRST[name] for name in ("pass", "again", "score", "done", "put"))
UNDER_WAY = (DROP_TOP, DROP_MIDDLE, ORDER, SWAP)
LOOKED_AT = 100  # ways to go on with a power that one looks at
LIKED = "gcxsov"  # icons, those that one would rather name last


def because(view: View, action: Action) -> Because | None:
    """What can be said for a choice, whoever made it; None if that is nothing."""
    return SAID[view.phase](state_of(view), view.mover, action)


# ---- combos ----


def best(zone: list[int]) -> int:
    """How many dice the largest combo among these has; less than two are none."""
    return len(largest_combo(zone))


def made(zone: list[int], kind: int) -> int:
    """How many dice the largest combo has that a die makes with these."""
    return len(largest_combo([*zone, kind], [kind]))


def most_made(zone: list[int], kinds: set[int]) -> int:
    return max((made(zone, kind) for kind in kinds), default=0)


def worth(dice: int) -> dict[str, int]:
    return {"points": COMBO[dice]}


def after(state: BaronVoodoo, me: Seat, action: Action) -> BaronVoodoo:
    table = state.clone()
    table.apply(me, action)
    return table


# ---- how long the game goes on ----


def again(state: BaronVoodoo) -> bool:
    """Does another turn of the same seat follow this one?"""
    return state.bought and not state.extra


def ending(state: BaronVoodoo, me: Seat) -> bool:
    """Is this the seat's last turn (rules 8.1, 8.3)?"""
    return not again(state) and (state.ended_by >= 0 or state.score[owner(state, me)] >= state.target)


def over_next(state: BaronVoodoo, me: Seat) -> bool:
    """Is the game over after this turn?"""
    return ending(state, me) and me == state.seats - 1


# ---- powers ----


def before(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    """A power before the capture, or none."""
    reach = within_reach(state, me)
    if action != PASS:
        return opened(state, me, action) if reach else Because("power-needed")
    most = most_made(held(state, me), reach)
    if most > 1:
        return Because("no-power-combo", data=worth(most))
    return Because("power-later") if power_left(state, me) else None


def power_left(state: BaronVoodoo, me: Seat) -> bool:
    """Can a power be used at the end of the turn, whatever is captured now and whatever offerings are spent on?"""
    poor = state.clone()
    poor.offerings, poor.reserve, poor.baron = [0] * 4, 0, -1
    poor.phase = CAPTURE
    return all(powers.any_power(after(poor, me, action), me, True) for action in poor.legal(me))


def opened(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    """Which die a power brings within reach that is not there now."""
    zone, now = held(state, me), within_reach(state, me)
    new = {kind for table in ends(state, me, action) for kind in within_reach(table, me)} - now
    if not new:
        return None
    most = most_made(zone, new)
    if most > max(1, most_made(zone, now)):
        return Because("power-combo", data=worth(most))
    die = max(new, key=lambda kind: (made(zone, kind), LIKED.index(FACES[kind % 6]), kind))
    return Because("power-reach", data={"die": KINDS[die]})


def ends(state: BaronVoodoo, me: Seat, action: Action) -> Iterator[BaronVoodoo]:
    """The boards to which a power or a step of one can lead, or many of them."""
    begun, left = [after(state, me, action)], LOOKED_AT
    while begun and left:
        table = begun.pop()
        if table.phase in UNDER_WAY and table.mover == me:
            begun += [after(table, me, step) for step in table.legal(me)][:left]
        else:
            left -= 1
            table.guard = state.guard  # as the next turn begins a Protection may end, which is not the power's doing
            yield table


def at_the_end(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    """A power at the end of a turn, or none."""
    if action == PASS:
        if over_next(state, me):
            return Because("no-power-end")
        most = 0 if ending(state, me) else most_made(held(state, me), within_reach(state, me))
        return Because("leave-combo", data=worth(most)) if most > 1 else None
    if over_next(state, me):
        return None
    if again(state):
        return opened(state, me, action)
    other = (me + 1) % state.seats
    zone = held(state, other)
    most = most_made(zone, within_reach(state, other))
    if most > 1 and any(most_made(zone, within_reach(table, other)) < most for table in ends(state, me, action)):
        return Because("power-spoil", data=worth(most))
    reason = None if ending(state, me) else opened(state, me, action)
    if reason is None:
        return None
    return Because("power-late" if reason.kind == "power-reach" else "power-late-combo", data=reason.data)


def under_way(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    return at_the_end(state, me, action) if state.late else opened(state, me, action)


# ---- the captured die ----


def capture(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    kind, zone = captured_kind(state, action), held(state, me)
    colour, count = kind // 6, made(zone, kind)
    if count > 1:
        return Because("die-combo", data=worth(count))
    gift = colour == state.loa[me] and state.reserve > 0  # rule 4.5
    most = most_made(zone, {6 * colour + face for face in range(6)})
    if most > 2 and (gift or state.offerings[owner(state, me)]):
        return Because("capture-turn", data=worth(most))
    if gift:
        return Because("capture-own")
    table = after(state, me, action)
    if usable(table, me):
        return Because("effect", data={"face": FACES[kind % 6]})
    return Because("capture-white") if colour == WHITE else None


def usable(state: BaronVoodoo, me: Seat) -> bool:
    """Can the captured die be used as it lies?"""
    return state.phase == EFFECT or (state.phase == FACE and after(state, me, PASS).phase == EFFECT)


def turn(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    """The captured die is turned for an offering, or left."""
    colour, now = COLOUR_OF[state.captured], state.face[state.captured]
    zone = kinds_of(state, state.cz[owner(state, me)] & ~(1 << state.captured))
    face = now if action == PASS else action - FIRST["face"]
    count, kept = made(zone, 6 * colour + face), made(zone, 6 * colour + now)
    if action == PASS and most_made(zone, {6 * colour + other for other in range(6)}) <= count:
        return Because("face-keep")
    if count > kept:
        return Because("die-combo", data=worth(count))
    if after(state, me, action).phase == EFFECT:
        return Because("effect", data={"face": FACES[face]})
    return Because("offering-kept") if action == PASS else None


def effect(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    face = state.face[state.captured]
    if action == PASS:
        return idle(state, me) if face in (CHANGE, STEAL, SWITCH) else None
    if face in (CHANGE, STEAL, SWITCH):
        return settled(state, me, action)
    if face == GUARD:
        return Because("effect-guard")
    return Because("effect-point" if face == VICTORY else "effect-offering")


def uses(state: BaronVoodoo, me: Seat, action: Action) -> list[BaronVoodoo]:
    """What an effect can lead to; half a Switch with each other half."""
    table = after(state, me, action)
    return [after(table, me, each) for each in table.legal(me)] if table.phase == WITH else [table]


def idle(state: BaronVoodoo, me: Seat) -> Because | None:
    """An effect is not used: it would not make the best combo larger."""
    now = best(held(state, me))
    found = [best(held(table, me)) for action in state.legal(me) for table in uses(state, me, action)]
    return Because("effect-idle") if max(found) <= now else None


def settled(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    """Change, Steal or Switch."""
    tables, now = uses(state, me, action), best(held(state, me))
    then = max(best(held(table, me)) for table in tables)
    if then > max(1, now):
        return Because("effect-combo", data=worth(then))
    for other, dice in enumerate(state.cz):
        theirs = best(kinds_of(state, dice)) if other != owner(state, me) else 0
        if theirs > 1 and any(best(kinds_of(table, table.cz[other])) < theirs for table in tables):
            return Because("effect-spoil", data=worth(theirs))
    if FIRST["steal"] <= action < FIRST["switch"]:
        if state.baron >= 0 and tables[0].baron != state.baron:
            return Because("steal-baron")
        counted = (action - FIRST["steal"]) % 30 // 6 != WHITE or state.white or state.team
        return Because("effect-steal") if counted else None  # rules 8.5, 8.6, 9.7
    return None


# ---- another turn, and the spirit world ----


def another(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    zone, reach = held(state, me), within_reach(state, me)
    if action == BUY:
        most = most_made(zone, reach)
        if most > 1:
            return Because("again", data=worth(most))
        return Because("again-capture") if reach else None
    if all(best([*zone, kind]) <= best(zone) for kind in reach):
        return Because("save")
    return Because("offering-kept")


def bank(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    zone, chosen = held(state, me), kinds_of(state, state.chosen)
    if action == DONE:
        return keep(state, me, zone)
    start = chosen if action == SCORE else [*chosen, action - PUT]
    count = len(chosen) if action == SCORE else len(largest_combo(zone, start))
    if count < 2:
        return single(state, me, start[0])
    if action == SCORE and state.ended_by < 0 and state.score[owner(state, me)] + COMBO[count] >= state.target:
        return Because("combo-end", data=worth(count))
    return Because("combo" if count == best(zone) else "combo-part", data=worth(count))


def single(state: BaronVoodoo, me: Seat, kind: int) -> Because | None:
    """A die is sent on alone, for no points."""
    if over_next(state, me):
        return None
    table = state if state.chosen else after(state, me, PUT + kind)
    comes = state.baron != me and after(table, me, SCORE).baron == me
    return Because("single-baron" if comes else "single-safe")


def keep(state: BaronVoodoo, me: Seat, zone: list[int]) -> Because | None:
    """No more dice are sent."""
    now = best(zone)
    if now < 2:
        return Because("no-combo")
    if over_next(state, me):
        return Because("kept-combo", data=worth(now))
    if ending(state, me):
        return None
    lying = kinds_of(state, bits.pack(die for die in state.stack if die >= 0))
    then = max((best([*zone, kind]) for kind in lying), default=0)
    if then > now:
        return Because("gather", data=worth(then))
    turned = {6 * (kind // 6) + face for kind in lying for face in range(6)}
    then = max((best([*zone, kind]) for kind in turned), default=0)
    return Because("gather-turn", data=worth(then)) if then > now else None


def draft(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    """A die is laid where dice of one colour or another can jump over it, once the board is full."""
    space = SPACE[ACTIONS[action].split()[2]]
    jumping = {SPACE_COLOUR.get(space + step) for step in DIRECTIONS.values() if space - step in NAMES}
    mine = state.loa[me] in jumping
    theirs = any(state.loa[seat] in jumping for seat in range(state.seats) if seat != me)
    if mine:
        return Because("draft-reach" if theirs else "draft-yours")
    return None if theirs else Because("draft-safe")


SAID: dict[int, Callable[[BaronVoodoo, Seat, Action], Because | None]] = {
    BEFORE: before, AFTER: at_the_end, CAPTURE: capture, FACE: turn, EFFECT: effect, WITH: settled, AGAIN: another,
    BANK: bank, DRAFT: draft, DROP_TOP: under_way, DROP_MIDDLE: under_way, ORDER: under_way, SWAP: under_way,
}  # fmt: skip
