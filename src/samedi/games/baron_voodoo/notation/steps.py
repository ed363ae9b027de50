"""The steps of a turn in a written position: `before`, `after swap a1`, `effect Yo`, `bank Yo Wx`."""

from samedi.games.baron_voodoo import codes
from samedi.games.baron_voodoo.components import COLOUR_OF, KIND, KINDS, SPACE
from samedi.games.baron_voodoo.phases import (
    AFTER,
    AGAIN,
    BANK,
    BEFORE,
    CAPTURE,
    DONE,
    DRAFT,
    DROP_MIDDLE,
    DROP_TOP,
    EFFECT,
    FACE,
    ORDER,
    ROLL,
    SWAP,
    WITH,
)
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.kit import bits

STEPS = {
    ROLL: "roll",
    DRAFT: "draft",
    BEFORE: "before",
    DROP_TOP: "drop",
    DROP_MIDDLE: "drop",
    ORDER: "order",
    SWAP: "swap",
    CAPTURE: "capture",
    FACE: "face",
    EFFECT: "effect",
    WITH: "with",
    AGAIN: "again",
    BANK: "bank",
    AFTER: "after",
    DONE: "over",
}


def read_step(state: BaronVoodoo, text: str) -> None:
    """How far the turn has come; raises ValueError with a sentence."""
    words = text.split()
    match words:
        case [("roll" | "draft" | "before" | "capture" | "again" | "after" | "over") as word]:
            state.phase = next(phase for phase, name in STEPS.items() if name == word)
        case ["bank", *kinds]:
            state.phase = BANK
            lay_together(state, kinds)
        case [("face" | "effect") as word, kind]:
            state.phase = FACE if word == "face" else EFFECT
            state.captured = captured(state, kind)
        case ["with", owner, kind, effect]:
            state.phase = WITH
            state.captured = captured(state, effect)
            state.source = switched(state, owner, kind)
        case [("before" | "after") as when, ("swap" | "drop" | "order") as word, *names]:
            state.late = when == "after"
            state.power_used = True
            power_step(state, word, names)
        case _:
            raise ValueError(f"{text[:40]!r} is no step of a turn: there is {', '.join(dict.fromkeys(STEPS.values()))}")


def lay_together(state: BaronVoodoo, kinds: list[str]) -> None:
    """Dice of the own zone that are being made a combo."""
    zone = state.cz[on.owner_of(state, state.mover)]
    for kind in kinds:
        action = codes.FIRST["put"] + KIND.get(kind, -1)
        if kind not in KIND or action not in state.legal(state.mover):
            raise ValueError(f"{kind[:20]!r} cannot be laid with {' '.join(kinds)[:40]!r}")
        state.chosen |= 1 << lowest(state, zone & ~state.chosen, kind)


def captured(state: BaronVoodoo, kind: str) -> int:
    """The die that was just captured: one of that kind in the own zone."""
    die = lowest(state, state.cz[on.owner_of(state, state.mover)], kind)
    if die < 0:
        raise ValueError(f"{kind[:20]!r} was captured and is not in the zone of who captured it")
    return die


def lowest(state: BaronVoodoo, dice: int, kind: str) -> int:
    """The lowest of these dice that is of a kind; -1 if none is."""
    faces = state.face
    return next((die for die in bits.members(dice) if KINDS[COLOUR_OF[die] * 6 + faces[die]] == kind), -1)


def switched(state: BaronVoodoo, owner: str, kind: str) -> int:
    """The die that was named first for Switch."""
    if owner not in [str(each) for each in range(on.owners(state))]:
        raise ValueError(f"{owner[:20]!r} is no owner of a capture zone")
    if lowest(state, state.cz[int(owner)], kind) < 0:
        raise ValueError(f"{kind[:20]!r} is not in the capture zone of {owner}")
    return int(owner) * 30 + KIND[kind]


def power_step(state: BaronVoodoo, word: str, names: list[str]) -> None:
    """A power in several steps: its space, and where Gran Bwa's first die went."""
    for name in names:
        if name not in SPACE:
            raise ValueError(f"{name[:20]!r} is no space: there is a1 to g7")
    wanted = {"swap": (1,), "drop": (1, 2), "order": (2,)}[word]
    if len(names) not in wanted:
        raise ValueError(f"the step {word} names {len(names)} spaces")
    source = SPACE[names[0]]
    tall, full = state.tall >> source & 1, state.full >> source & 1
    if word == "swap" and (tall or not state.occupied >> source & 1):
        raise ValueError(f"no single die stands on {names[0]}")
    if word == "drop" and (not tall or (full and len(names) == 2)):
        raise ValueError(f"no column that can be taken apart stands on {names[0]}")
    state.source = source
    state.dropped = SPACE[names[1]] if len(names) == 2 else -1
    if word == "order" and not state.full >> state.dropped & 1:
        raise ValueError(f"no full column stands on {names[1]}")
    state.phase = {"swap": SWAP, "drop": DROP_MIDDLE if len(names) == 2 else DROP_TOP, "order": ORDER}[word]
