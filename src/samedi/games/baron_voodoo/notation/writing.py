"""Writes a position of Baron Voodoo in one line."""

from samedi.games.baron_voodoo.components import COLOURS, DRAFTED, KINDS, NAMES, PRINT, RANDOM
from samedi.games.baron_voodoo.notation.steps import STEPS
from samedi.games.baron_voodoo.phases import BANK, DROP_MIDDLE, DROP_TOP, EFFECT, FACE, ORDER, SWAP, WITH
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.kit import bits

SEATS = "ABCD"
FILLINGS = {"random": RANDOM, "draft": DRAFTED, "printed": PRINT}


def write(state: BaronVoodoo) -> str:
    """Return the state as one line."""
    count = on.owners(state)
    parts = [f"{state.seats} seats"]
    parts += ["team"] * state.team + ["white"] * state.white
    parts.append(f"filling {next(name for name, filling in FILLINGS.items() if filling == state.filling)}")
    parts.append("loas " + " ".join(COLOURS[loa] for loa in state.loa[: state.seats]))
    parts.append(f"round {state.round}")
    if state.mover >= 0:
        used = ["extra"] * state.extra + ["powered"] * state.power_used + ["bought"] * state.bought
        parts.append(" ".join(["turn", SEATS[state.mover], *used]))
    parts.append(f"step {step_of(state)}")
    stack = state.stack  # read once: each reading is a copy
    stacks = ((name, [die for die in stack[3 * space : 3 * space + 3] if die >= 0]) for space, name in NAMES.items())
    parts.append("board " + " ".join(f"{name}={','.join(names(state, dice))}" for name, dice in stacks if dice))
    if state.pool:
        parts.append("pool " + " ".join(listed(state, state.pool)))
    for word, zones in (("zones", state.cz), ("spirits", state.sw)):
        parts.append(f"{word} " + " / ".join(" ".join(listed(state, zone)) or "-" for zone in zones[:count]))
    parts.append("offerings " + " ".join(map(str, state.offerings[:count])))
    parts.append("scores " + " ".join(map(str, state.score[:count])))
    if state.guard:
        parts.append("guarded " + " ".join(SEATS[seat] for seat in bits.members(state.guard)))
    if state.baron >= 0:
        parts.append(f"baron {SEATS[state.baron]}")
    if state.ended_by >= 0:
        parts.append(f"ending {SEATS[state.ended_by]}")
    return " | ".join(part.rstrip() for part in parts)


def names(state: BaronVoodoo, dice: list[int]) -> list[str]:
    return [KINDS[on.kind_of(state, die)] for die in dice]


def listed(state: BaronVoodoo, dice: int) -> list[str]:
    """Return a set of dice, sorted by kind."""
    return sorted(names(state, bits.members(dice)), key=KINDS.index)


def step_of(state: BaronVoodoo) -> str:
    """Return the step of the turn with its spaces and dice."""
    phase, source, dropped = state.phase, state.source, state.dropped
    when = "after " if state.late else "before "
    if phase in (FACE, EFFECT):
        return f"{STEPS[phase]} {names(state, [state.captured])[0]}"
    if phase == WITH:
        return f"with {source // 30} {KINDS[source % 30]} {names(state, [state.captured])[0]}"
    if phase == BANK and state.chosen:
        return "bank " + " ".join(listed(state, state.chosen))
    if phase in (SWAP, DROP_TOP):
        return f"{when}{STEPS[phase]} {NAMES[source]}"
    if phase in (DROP_MIDDLE, ORDER):
        return f"{when}{STEPS[phase]} {NAMES[source]} {NAMES[dropped]}"
    return STEPS[phase]
