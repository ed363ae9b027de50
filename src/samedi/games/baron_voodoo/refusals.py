"""Why an action of Baron Voodoo is refused, and which actions a player might try."""

from samedi.core.errors import Reason
from samedi.core.types import Action, Seat
from samedi.games.baron_voodoo import components, phases
from samedi.games.baron_voodoo.codes import ACTIONS, FAMILIES, FIRST
from samedi.games.baron_voodoo.components import COLOURS, FACES, KIND, KINDS, LOAS, NAMES, SPACE, SPACES, STEAL
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules import powers
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.kit import bits

DUE = {  # what each phase asks for
    phases.DRAFT: Reason("due-draft", "2.6"),
    phases.BEFORE: Reason("due-power", "3.1"),
    phases.DROP_TOP: Reason("due-drop", "5.5"),
    phases.DROP_MIDDLE: Reason("due-drop", "5.5"),
    phases.ORDER: Reason("due-order", "5.6"),
    phases.SWAP: Reason("due-swap", "5.7"),
    phases.CAPTURE: Reason("due-capture", "3.5"),
    phases.FACE: Reason("due-face", "4.6"),
    phases.EFFECT: Reason("due-effect", "4.7"),
    phases.WITH: Reason("due-with", "6.6"),
    phases.AGAIN: Reason("due-again", "3.8"),
    phases.BANK: Reason("due-bank", "3.9"),
    phases.AFTER: Reason("due-power", "3.10"),
}


def why_not(state: BaronVoodoo, seat: Seat, action: Action) -> Reason | None:
    if action in state.legal(seat):
        return None
    if state.mover != seat:
        return Reason("turn", "2.6" if state.phase == phases.DRAFT else "3.1", {"seat": seat})
    verb, *words = ACTIONS[action].split()
    phase = state.phase
    match verb:
        case "draft" if phase == phases.DRAFT:
            return no_draft(state, *words)
        case "pass" if phase == phases.BEFORE:
            return Reason("must-unlock", "3.4")
        case "power" if phase in (phases.BEFORE, phases.AFTER):
            return no_power(state, seat, words[0], words[1:])
        case "drop" if phase in (phases.DROP_TOP, phases.DROP_MIDDLE):
            return no_drop(state, SPACE[words[0]])
        case "over" | "under" if phase == phases.ORDER:
            return Reason("no-capture", "3.4")
        case "swap" if phase == phases.SWAP:
            return no_swap(state, SPACE[words[0]])
        case "capture" if phase == phases.CAPTURE:
            return no_capture(state, seat, SPACE[words[0]], components.DIRECTIONS[words[1]])
        case "face" if phase == phases.FACE:
            return Reason("same-face", "4.6", {"face": words[0]})
        case "change" | "steal" | "switch" | "use" if phase == phases.EFFECT:
            return no_effect(state, seat, verb, words)
        case "with" if phase == phases.WITH:
            return no_switch(state, int(words[0]), words[1], state.source)
        case "put" | "score" | "done" if phase == phases.BANK:
            return no_bank(state, seat, verb, words)
        case _:
            return DUE[phase]


def no_draft(state: BaronVoodoo, face: str, name: str) -> Reason:
    if state.occupied >> SPACE[name] & 1:
        return Reason("space-taken", "2.6", {"space": name})
    kind = COLOURS[components.SPACE_COLOUR[SPACE[name]]] + face
    return Reason("not-in-pool", "2.6", {"die": kind, "space": name})


def no_capture(state: BaronVoodoo, seat: Seat, start: int, step: int) -> Reason:
    """Return why a jump is not possible, in the order of rules 4.1 to 4.3."""
    over, end = start + step, start + 2 * step
    if not state.top[state.loa[seat]] >> start & 1:
        return Reason("not-yours", "4.1", {"space": NAMES[start], "colour": COLOURS[state.loa[seat]]})
    if not state.occupied >> over & 1:
        return Reason("nothing-over", "4.1", {"space": NAMES[over]})
    if state.full >> end & 1:
        return Reason("full-column", "4.2", {"space": NAMES[end]})
    return Reason("protected", "6.4", {"die": top_kind(state, over), "space": NAMES[over]})


def no_power(state: BaronVoodoo, seat: Seat, loa: str, words: list[str]) -> Reason:
    if not powers.affordable(state, seat, LOAS.index(loa)):
        return Reason("cannot-pay", "5.1", {"loa": loa})
    if loa == "MW":
        return no_push(state, words)
    start = SPACE[words[0]]
    if not state.occupied >> start & 1:
        return Reason("empty-space", "5.9", {"space": words[0]})
    if loa == "PL" and state.occupied >> SPACE[words[1]] & 1:
        return Reason("space-taken", "5.4", {"space": words[1]})
    if loa == "GB" and not state.tall >> start & 1:
        return Reason("no-column", "5.5", {"space": words[0]})
    if loa == "GB" and not room_to_part(state, start):
        return Reason("no-room", "5.5", {"space": words[0]})
    if loa == "EF" and state.tall >> start & 1:
        return Reason("not-single", "5.7", {"space": words[0]})
    if loa == "EF" and not unlike_singles(state, start):
        return Reason("all-alike", "5.8", {"space": words[0]})
    return Reason("no-capture", "3.4")


def no_push(state: BaronVoodoo, words: list[str]) -> Reason:
    line = components.LINES.index(" ".join(words))
    spaces = [components.EDGES[line] + number * components.INWARDS[line] for number in range(7)]
    dice = [bool(state.occupied >> space & 1) for space in spaces]
    if dice == sorted(dice, reverse=True):
        return Reason("unmoved", "5.3", {"line": words[0], "edge": words[1]})
    return Reason("no-capture", "3.4")


def room_to_part(state: BaronVoodoo, source: int) -> bool:
    """Tell whether all dice above the bottom one of a column find other stacks (rule 5.5)."""
    targets = state.occupied & ~state.full & ~(1 << source)
    if state.full >> source & 1:
        return bits.size(targets) > 1 or bool(targets & ~state.tall)
    return targets != 0


def unlike_singles(state: BaronVoodoo, first: int) -> bool:
    singles = bits.members(state.occupied & ~state.tall & ~(1 << first))
    return any(top_kind(state, second) != top_kind(state, first) for second in singles)


def no_drop(state: BaronVoodoo, target: int) -> Reason:
    name = {"space": NAMES[target]}
    if not state.occupied >> target & 1:
        return Reason("drop-empty", "5.5", name)
    if target == state.source:
        return Reason("drop-back", "5.5", name)
    if state.full >> target & 1:
        return Reason("full-column", "5.5", name)
    others = state.occupied & ~state.full & ~(1 << state.source) & ~(1 << target)
    if state.phase == phases.DROP_TOP and state.full >> state.source & 1 and not others and state.tall >> target & 1:
        return Reason("no-room", "5.5", {"space": NAMES[state.source]})
    return Reason("no-capture", "3.4")


def no_swap(state: BaronVoodoo, second: int) -> Reason:
    name = {"space": NAMES[second]}
    if not state.occupied >> second & 1:
        return Reason("empty-space", "5.9", name)
    if state.tall >> second & 1:
        return Reason("not-single", "5.7", name)
    if second == state.source:
        return Reason("swap-itself", "5.7", name)
    if top_kind(state, second) == top_kind(state, state.source):
        return Reason("alike", "5.8", {"die": top_kind(state, second)})
    return Reason("no-capture", "3.4")


def no_effect(state: BaronVoodoo, seat: Seat, verb: str, words: list[str]) -> Reason:
    face = FACES[state.face[state.captured]]
    if {"change": "c", "steal": "s", "switch": "x"}.get(verb, "ovg") != face:
        return Reason("other-face", "4.7", {"face": face})
    if verb == "change":
        return Reason("not-captured", "6.3", {"die": words[0]})
    owner, kind = int(words[0]), words[1]
    if verb == "switch":
        return no_switch(state, owner, kind, -1)
    if owner >= on.owners(state) or owner == on.owner_of(state, seat):
        return Reason("no-opponent", "6.5", {"other": owner})
    if kind in zone(state, state.sw[owner]):
        return Reason("safe-world", "6.4", {"other": owner})
    return Reason("not-banked", "6.5", {"die": kind, "other": owner})


def no_switch(state: BaronVoodoo, owner: int, kind: str, source: int) -> Reason:
    if owner >= on.owners(state) or kind not in zone(state, state.cz[owner]):
        return Reason("not-in-zone", "6.6", {"die": kind, "other": owner})
    if source >= 0 and owner == source // 30:
        return Reason("same-zone", "6.6", {"other": owner})
    return Reason("alike", "6.6", {"die": kind})


def no_bank(state: BaronVoodoo, seat: Seat, verb: str, words: list[str]) -> Reason:
    if verb == "score":
        return Reason("nothing-chosen", "7.4")
    if verb == "done":
        return Reason("still-chosen", "7.7")
    if words[0] not in zone(state, state.cz[on.owner_of(state, seat)] & ~state.chosen):
        return Reason("not-captured", "7.4", {"die": words[0]})
    return Reason("no-combo", "7.5", {"die": words[0]})


def zone(state: BaronVoodoo, dice: int) -> set[str]:
    """Return the kinds of these dice."""
    return {KINDS[on.kind_of(state, die)] for die in bits.members(dice)}


def top_kind(state: BaronVoodoo, space: int) -> str:
    """Return the kind of the die on top of a stack."""
    return KINDS[on.kind_of(state, on.top_die(state, space))]


def plausible_actions(state: BaronVoodoo, seat: Seat) -> list[Action]:
    """Return own dice and neighbours of the legal choices; no far-fetched ones, because each gets an explanation."""
    if state.mover != seat:
        return []
    match state.phase:
        case phases.CAPTURE:
            mine = state.top[state.loa[seat]]
            return [FIRST["capture"] + i for i, (start, _) in enumerate(components.JUMPS) if mine >> start & 1]
        case phases.BEFORE | phases.AFTER:
            columns = [FIRST["apart"] + i for i, space in enumerate(SPACES) if state.tall >> space & 1]
            return [FIRST["pass"], *family("push"), *columns]
        case phases.DROP_TOP | phases.DROP_MIDDLE:
            return [FIRST["drop"] + i for i, space in enumerate(SPACES) if state.occupied >> space & 1]
        case phases.SWAP:
            return [FIRST["swap"] + i for i, space in enumerate(SPACES) if state.occupied >> space & 1]
        case phases.FACE:
            return list(family("face"))
        case phases.BANK:
            own = zone(state, state.cz[on.owner_of(state, seat)] & ~state.chosen)
            return [FIRST["score"], FIRST["done"], *sorted(FIRST["put"] + KIND[kind] for kind in own)]
        case phases.EFFECT if state.face[state.captured] == STEAL:
            return stealable(state)
        case _:
            return []


def stealable(state: BaronVoodoo) -> list[Action]:
    """Return the steal of each kind of die in the spirit worlds."""
    return [
        FIRST["steal"] + 30 * owner + KIND[kind]
        for owner in range(on.owners(state))
        for kind in sorted(zone(state, state.sw[owner]), key=KINDS.index)
    ]


def family(name: str) -> range:
    return range(FIRST[name], FIRST[name] + len(FAMILIES[name]))
