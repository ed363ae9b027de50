"""Why an action of Baron Voodoo is refused, and what a person might try."""

from samedi.core.errors import Reason
from samedi.core.types import Action, Seat
from samedi.games.baron_voodoo import components
from samedi.games.baron_voodoo.codes import ACTIONS, FAMILIES, FIRST
from samedi.games.baron_voodoo.components import (
    COLOUR_OF,
    COLOURS,
    DIRECTIONS,
    FACES,
    KIND,
    KINDS,
    LOAS,
    NAMES,
    SPACE,
    SPACE_COLOUR,
    SPACES,
)
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
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules import powers
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.kit import bits

DUE = {  # what is asked in each step, for whoever tries something else
    DRAFT: Reason("due-draft", "2.6"),
    BEFORE: Reason("due-power", "3.1"),
    DROP_TOP: Reason("due-drop", "5.5"),
    DROP_MIDDLE: Reason("due-drop", "5.5"),
    ORDER: Reason("due-order", "5.6"),
    SWAP: Reason("due-swap", "5.7"),
    CAPTURE: Reason("due-capture", "3.5"),
    FACE: Reason("due-face", "4.6"),
    EFFECT: Reason("due-effect", "4.7"),
    WITH: Reason("due-with", "6.6"),
    AGAIN: Reason("due-again", "3.8"),
    BANK: Reason("due-bank", "3.9"),
    AFTER: Reason("due-power", "3.10"),
}


def why_not(state: BaronVoodoo, seat: Seat, action: Action) -> Reason | None:
    if action in state.legal(seat):
        return None
    if state.mover != seat:
        return Reason("turn", "2.6" if state.phase == DRAFT else "3.1", {"seat": seat})
    verb, *words = ACTIONS[action].split()
    phase = state.phase
    match verb:
        case "draft" if phase == DRAFT:
            return no_draft(state, *words)
        case "pass" if phase == BEFORE:
            return Reason("must-unlock", "3.4")
        case "power" if phase in (BEFORE, AFTER):
            return no_power(state, seat, words[0], words[1:])
        case "drop" if phase in (DROP_TOP, DROP_MIDDLE):
            return no_drop(state, SPACE[words[0]])
        case "over" | "under" if phase == ORDER:
            return Reason("no-capture", "3.4")
        case "swap" if phase == SWAP:
            return no_swap(state, SPACE[words[0]])
        case "capture" if phase == CAPTURE:
            return no_capture(state, seat, SPACE[words[0]], DIRECTIONS[words[1]])
        case "face" if phase == FACE:
            return Reason("same-face", "4.6", {"face": words[0]})
        case "change" | "steal" | "switch" | "use" if phase == EFFECT:
            return no_effect(state, seat, verb, words)
        case "with" if phase == WITH:
            return no_switch(state, int(words[0]), words[1], state.source)
        case "put" | "score" | "done" if phase == BANK:
            return no_bank(state, seat, verb, words)
        case _:
            return DUE[phase]


# ---- dice on the board ----


def no_draft(state: BaronVoodoo, face: str, name: str) -> Reason:
    if state.occupied >> SPACE[name] & 1:
        return Reason("space-taken", "2.6", {"space": name})
    kind = COLOURS[SPACE_COLOUR[SPACE[name]]] + face
    return Reason("not-in-pool", "2.6", {"die": kind, "space": name})


def no_capture(state: BaronVoodoo, seat: Seat, start: int, step: int) -> Reason:
    """Rules 4.1 to 4.3, in the order in which one looks at a jump."""
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
    spaces = [edge_of(line) + number * inward(line) for number in range(7)]
    dice = [bool(state.occupied >> space & 1) for space in spaces]
    if dice == sorted(dice, reverse=True):
        return Reason("unmoved", "5.3", {"line": words[0], "edge": words[1]})
    return Reason("no-capture", "3.4")


def edge_of(line: int) -> int:
    """The space of a line at the edge that it is pushed to."""
    number, far = divmod(line % 14, 2)
    return 8 * number + 6 * far if line < 14 else number + 48 * far


def inward(line: int) -> int:
    """The way from that edge inwards."""
    return (1 if line < 14 else 8) * (-1 if line % 2 else 1)


def room_to_part(state: BaronVoodoo, source: int) -> bool:
    """Do all dice above the bottom one of a column find other stacks (rule 5.5)?"""
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
    if state.phase == DROP_TOP and state.full >> state.source & 1 and not others and state.tall >> target & 1:
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


# ---- captured dice ----


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
    """The kinds of these dice."""
    faces = state.face
    return {KINDS[COLOUR_OF[die] * 6 + faces[die]] for die in bits.members(dice)}


def top_kind(state: BaronVoodoo, space: int) -> str:
    """The die on top of a stack."""
    die = [die for die in state.stack[3 * space : 3 * space + 3] if die >= 0][-1]
    return KINDS[COLOUR_OF[die] * 6 + state.face[die]]


# ---- what a person might try ----


def plausible_actions(state: BaronVoodoo, seat: Seat) -> list[Action]:
    """Own dice and what lies beside the legal choices; nothing far-fetched, for each is explained."""
    if state.mover != seat:
        return []
    match state.phase:
        case phase if phase == CAPTURE:
            mine = state.top[state.loa[seat]]
            return [FIRST["capture"] + i for i, (start, _) in enumerate(components.JUMPS) if mine >> start & 1]
        case phase if phase in (BEFORE, AFTER):
            columns = [FIRST["apart"] + i for i, space in enumerate(SPACES) if state.tall >> space & 1]
            return [FIRST["pass"], *family("push"), *columns]
        case phase if phase in (DROP_TOP, DROP_MIDDLE):
            return [FIRST["drop"] + i for i, space in enumerate(SPACES) if state.occupied >> space & 1]
        case phase if phase == SWAP:
            return [FIRST["swap"] + i for i, space in enumerate(SPACES) if state.occupied >> space & 1]
        case phase if phase == FACE:
            return list(family("face"))
        case phase if phase == BANK:
            own = zone(state, state.cz[on.owner_of(state, seat)] & ~state.chosen)
            return [FIRST["score"], FIRST["done"], *sorted(FIRST["put"] + KIND[kind] for kind in own)]
        case phase if phase == EFFECT and FACES[state.face[state.captured]] == "s":
            return stealable(state)
        case _:
            return []


def stealable(state: BaronVoodoo) -> list[Action]:
    """The dice of all spirit worlds."""
    return [
        FIRST["steal"] + 30 * owner + KIND[kind]
        for owner in range(on.owners(state))
        for kind in sorted(zone(state, state.sw[owner]), key=KINDS.index)
    ]


def family(name: str) -> range:
    return range(FIRST[name], FIRST[name] + len(FAMILIES[name]))
