"""Why a choice of Baron Voodoo may be a good idea: only facts.

A search makes the choices, so any legal action may come here. The reason for a power in several steps is a result that
it can have.
"""

from collections.abc import Callable, Iterator

from samedi.core.errors import Because
from samedi.core.types import Action, Seat
from samedi.games.baron_voodoo import components, phases
from samedi.games.baron_voodoo.codes import ACTIONS, FIRST
from samedi.games.baron_voodoo.components import CHANGE, COMBO, FACES, GUARD, STEAL, SWITCH, VICTORY, WHITE
from samedi.games.baron_voodoo.hints.dice import captured_kind, held, kinds_of, largest_combo, within_reach
from samedi.games.baron_voodoo.phases import POWER_STEPS
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules import powers
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.games.baron_voodoo.view import View, state_of
from samedi.kit import bits

PASS, BUY, SCORE, DONE, PUT = (FIRST[name] for name in ("pass", "again", "score", "done", "put"))
MAX_BOARDS = 100  # results of a power that are compared
ICON_RANKS = "gcxsov"  # icons from the least to the most valuable


def because(view: View, action: Action) -> Because | None:
    """Return a true reason for a choice, no matter who made it, or None."""
    return REASONS[view.phase](state_of(view), view.mover, action)


def combo_size(zone: list[int]) -> int:
    """Return the number of dice in the largest combo; below 2 there is none."""
    return len(largest_combo(zone))


def combo_size_with(zone: list[int], kind: int) -> int:
    """Return the number of dice in the largest combo that contains a new die."""
    return len(largest_combo([*zone, kind], [kind]))


def best_combo_size(zone: list[int], kinds: set[int]) -> int:
    """Return the number of dice in the largest combo that contains one of several new dice."""
    return max((combo_size_with(zone, kind) for kind in kinds), default=0)


def points_of(dice: int) -> dict[str, int]:
    """Return the points of a combo, for a reason."""
    return {"points": COMBO[dice]}


def state_after(state: BaronVoodoo, me: Seat, action: Action) -> BaronVoodoo:
    table = state.clone()
    table.apply(me, action)
    return table


def is_last_turn(state: BaronVoodoo, me: Seat) -> bool:
    """Tell whether this is the seat's last turn (rules 8.1, 8.3)."""
    ended = state.ended_by >= 0 or state.score[on.owner_of(state, me)] >= state.target
    return ended and (state.extra or not state.bought)


def ends_the_game(state: BaronVoodoo, me: Seat) -> bool:
    """Tell whether the game is over after this turn."""
    return is_last_turn(state, me) and me == state.seats - 1


def reason_before(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    """Return a reason for a power before the capture, or for none."""
    reach = within_reach(state, me)
    if action != PASS:
        return reason_for_reach(state, me, action) if reach else Because("power-needed")
    most = best_combo_size(held(state, me), reach)
    if most > 1:
        return Because("no-power-combo", data=points_of(most))
    return Because("power-later") if has_later_power(state, me) else None


def has_later_power(state: BaronVoodoo, me: Seat) -> bool:
    """Tell whether a power is possible at the end of the turn after any capture, even without offerings."""
    poor = state.clone()
    poor.offerings, poor.reserve, poor.baron = [0] * 4, 0, -1
    poor.phase = phases.CAPTURE
    return all(powers.any_power(state_after(poor, me, action), me, True) for action in poor.legal(me))


def reason_for_reach(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    """Return the best die that a power brings within reach."""
    zone, now = held(state, me), within_reach(state, me)
    new = {kind for table in results_of(state, me, action) for kind in within_reach(table, me)} - now
    if not new:
        return None
    most = best_combo_size(zone, new)
    if most > max(1, best_combo_size(zone, now)):
        return Because("power-combo", data=points_of(most))
    die = max(new, key=lambda kind: (combo_size_with(zone, kind), ICON_RANKS.index(FACES[kind % 6]), kind))
    return Because("power-reach", data={"die": components.KINDS[die]})


def results_of(state: BaronVoodoo, me: Seat, action: Action) -> Iterator[BaronVoodoo]:
    """Yield the results of a power or of a step of one, up to a limit."""
    begun, left = [state_after(state, me, action)], MAX_BOARDS
    while begun and left:
        table = begun.pop()
        if table.phase in POWER_STEPS and table.mover == me:
            begun += [state_after(table, me, step) for step in table.legal(me)][:left]
        else:
            left -= 1
            table.guard = state.guard  # the end of a Protection in the next turn is no result of the power
            yield table


def reason_after(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    """Return a reason for a power at the end of a turn, or for none."""
    if action == PASS:
        if ends_the_game(state, me):
            return Because("no-power-end")
        most = 0 if is_last_turn(state, me) else best_combo_size(held(state, me), within_reach(state, me))
        return Because("leave-combo", data=points_of(most)) if most > 1 else None
    if ends_the_game(state, me):
        return None
    if state.bought and not state.extra:  # the seat has the next turn too
        return reason_for_reach(state, me, action)
    other = (me + 1) % state.seats
    zone = held(state, other)
    most = best_combo_size(zone, within_reach(state, other))
    results = results_of(state, me, action) if most > 1 else ()
    if any(best_combo_size(zone, within_reach(table, other)) < most for table in results):
        return Because("power-spoil", data=points_of(most))
    reason = None if is_last_turn(state, me) else reason_for_reach(state, me, action)
    if reason is None:
        return None
    return Because("power-late" if reason.kind == "power-reach" else "power-late-combo", data=reason.data)


def reason_for_step(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    return reason_after(state, me, action) if state.late else reason_for_reach(state, me, action)


def reason_to_capture(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    kind, zone = captured_kind(state, action), held(state, me)
    colour, count = kind // 6, combo_size_with(zone, kind)
    if count > 1:
        return Because("die-combo", data=points_of(count))
    gift = colour == state.loa[me] and state.reserve > 0  # rule 4.5
    most = best_combo_size(zone, {6 * colour + face for face in range(6)})
    if most > 2 and (gift or state.offerings[on.owner_of(state, me)]):
        return Because("capture-turn", data=points_of(most))
    if gift:
        return Because("capture-own")
    table = state_after(state, me, action)
    if has_usable_effect(table, me):
        return Because("effect", data={"face": FACES[kind % 6]})
    return Because("capture-white") if colour == WHITE else None


def has_usable_effect(state: BaronVoodoo, me: Seat) -> bool:
    """Tell whether the captured die has an effect with its present face."""
    return state.phase == phases.EFFECT or (
        state.phase == phases.FACE and state_after(state, me, PASS).phase == phases.EFFECT
    )


def reason_to_turn(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    """Return a reason for turning the captured die for an offering, or for leaving it."""
    colour, now = divmod(on.kind_of(state, state.captured), 6)
    zone = kinds_of(state, state.cz[on.owner_of(state, me)] & ~(1 << state.captured))
    face = now if action == PASS else action - FIRST["face"]
    count, kept = combo_size_with(zone, 6 * colour + face), combo_size_with(zone, 6 * colour + now)
    if action == PASS and best_combo_size(zone, {6 * colour + other for other in range(6)}) <= count:
        return Because("face-keep")
    if count > kept:
        return Because("die-combo", data=points_of(count))
    if state_after(state, me, action).phase == phases.EFFECT:
        return Because("effect", data={"face": FACES[face]})
    return Because("offering-kept") if action == PASS else None


def reason_for_effect(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    face = state.face[state.captured]
    if action == PASS:
        return reason_for_no_effect(state, me) if face in (CHANGE, STEAL, SWITCH) else None
    if face in (CHANGE, STEAL, SWITCH):
        return reason_to_take(state, me, action)
    if face == GUARD:
        return Because("effect-guard")
    return Because("effect-point" if face == VICTORY else "effect-offering")


def results_of_effect(state: BaronVoodoo, me: Seat, action: Action) -> list[BaronVoodoo]:
    """Return the results of an effect; the first half of a Switch has one for each second half."""
    table = state_after(state, me, action)
    return [state_after(table, me, each) for each in table.legal(me)] if table.phase == phases.WITH else [table]


def reason_for_no_effect(state: BaronVoodoo, me: Seat) -> Because | None:
    """Return the reason for not using an effect: the largest combo would not grow."""
    now = combo_size(held(state, me))
    results = [table for action in state.legal(me) for table in results_of_effect(state, me, action)]
    return Because("effect-idle") if all(combo_size(held(table, me)) <= now for table in results) else None


def reason_to_take(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    """Return a reason for Change, Steal or Switch."""
    tables, now = results_of_effect(state, me, action), combo_size(held(state, me))
    then = max(combo_size(held(table, me)) for table in tables)
    if then > max(1, now):
        return Because("effect-combo", data=points_of(then))
    for other, dice in enumerate(state.cz):
        theirs = combo_size(kinds_of(state, dice)) if other != on.owner_of(state, me) else 0
        if theirs > 1 and any(combo_size(kinds_of(table, table.cz[other])) < theirs for table in tables):
            return Because("effect-spoil", data=points_of(theirs))
    if FIRST["steal"] <= action < FIRST["switch"]:
        if state.baron >= 0 and tables[0].baron != state.baron:
            return Because("steal-baron")
        counted = (action - FIRST["steal"]) % 30 // 6 != WHITE or state.white or state.team
        return Because("effect-steal") if counted else None  # rules 8.5, 8.6, 9.7
    return None


def reason_for_another_turn(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    zone, reach = held(state, me), within_reach(state, me)
    if action == BUY:
        most = best_combo_size(zone, reach)
        if most > 1:
            return Because("again", data=points_of(most))
        return Because("again-capture") if reach else None
    if all(combo_size([*zone, kind]) <= combo_size(zone) for kind in reach):
        return Because("save")
    return Because("offering-kept")


def reason_to_bank(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    zone, chosen = held(state, me), kinds_of(state, state.chosen)
    if action == DONE:
        return reason_to_keep(state, me, zone)
    start = chosen if action == SCORE else [*chosen, action - PUT]
    count = len(chosen) if action == SCORE else len(largest_combo(zone, start))
    if count < 2:
        return reason_for_single(state, me, start[0])
    if action == SCORE and state.ended_by < 0 and state.score[on.owner_of(state, me)] + COMBO[count] >= state.target:
        return Because("combo-end", data=points_of(count))
    return Because("combo" if count == combo_size(zone) else "combo-part", data=points_of(count))


def reason_for_single(state: BaronVoodoo, me: Seat, kind: int) -> Because | None:
    """Return a reason for sending a single die, which scores nothing."""
    if ends_the_game(state, me):
        return None
    table = state if state.chosen else state_after(state, me, PUT + kind)
    comes = state.baron != me and state_after(table, me, SCORE).baron == me
    return Because("single-baron" if comes else "single-safe")


def reason_to_keep(state: BaronVoodoo, me: Seat, zone: list[int]) -> Because | None:
    """Return a reason for sending no more dice."""
    now = combo_size(zone)
    if now < 2:
        return Because("no-combo")
    if ends_the_game(state, me):
        return Because("kept-combo", data=points_of(now))
    if is_last_turn(state, me):
        return None
    lying = kinds_of(state, bits.pack(die for die in state.stack if die >= 0))
    then = max((combo_size([*zone, kind]) for kind in lying), default=0)
    if then > now:
        return Because("gather", data=points_of(then))
    turned = {6 * (kind // 6) + face for kind in lying for face in range(6)}
    then = max((combo_size([*zone, kind]) for kind in turned), default=0)
    return Because("gather-turn", data=points_of(then)) if then > now else None


def reason_to_draft(state: BaronVoodoo, me: Seat, action: Action) -> Because | None:
    """Return a reason for a drafted die: the colours that can jump over it on the full board."""
    space = components.SPACE[ACTIONS[action].split()[2]]
    steps = [step for step in components.DIRECTIONS.values() if space - step in components.NAMES]
    jumping = {components.SPACE_COLOUR.get(space + step) for step in steps}
    mine = state.loa[me] in jumping
    theirs = any(state.loa[seat] in jumping for seat in range(state.seats) if seat != me)
    if mine:
        return Because("draft-reach" if theirs else "draft-yours")
    return None if theirs else Because("draft-safe")


REASONS: dict[int, Callable[[BaronVoodoo, Seat, Action], Because | None]] = {
    phases.BEFORE: reason_before,
    phases.AFTER: reason_after,
    phases.CAPTURE: reason_to_capture,
    phases.FACE: reason_to_turn,
    phases.EFFECT: reason_for_effect,
    phases.WITH: reason_to_take,
    phases.AGAIN: reason_for_another_turn,
    phases.BANK: reason_to_bank,
    phases.DRAFT: reason_to_draft,
    **dict.fromkeys(POWER_STEPS, reason_for_step),
}
