"""The steps of a turn in a written position: `before`, `after swap a1`, `effect Yo`, `bank Yo Wx`."""

from samedi.games.baron_voodoo import phases
from samedi.games.baron_voodoo.codes import FIRST
from samedi.games.baron_voodoo.components import KIND, SPACE
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules.state import BaronVoodoo

STEPS = {
    phases.ROLL: "roll", phases.DRAFT: "draft", phases.BEFORE: "before", phases.DROP_TOP: "drop",
    phases.DROP_MIDDLE: "drop", phases.ORDER: "order", phases.SWAP: "swap", phases.CAPTURE: "capture",
    phases.FACE: "face", phases.EFFECT: "effect", phases.WITH: "with", phases.AGAIN: "again", phases.BANK: "bank",
    phases.AFTER: "after", phases.DONE: "over",
}  # fmt: skip


def read_step(state: BaronVoodoo, text: str) -> None:
    """Read the step of the turn into the state, or raise ValueError with a sentence."""
    match text.split():
        case [("roll" | "draft" | "before" | "capture" | "again" | "after" | "over") as word]:
            state.phase = next(phase for phase, name in STEPS.items() if name == word)
        case ["bank", *kinds]:
            state.phase = phases.BANK
            lay_together(state, kinds)
        case [("face" | "effect") as word, kind]:
            state.phase = phases.FACE if word == "face" else phases.EFFECT
            state.captured = captured(state, kind)
        case ["with", owner, kind, effect]:
            state.phase = phases.WITH
            state.captured = captured(state, effect)
            state.source = switched(state, owner, kind)
        case [("before" | "after") as when, ("swap" | "drop" | "order") as word, *names]:
            state.late = when == "after"
            state.power_used = True
            power_step(state, word, names)
        case _:
            raise ValueError(f"{text[:40]!r} is no step of a turn: there is {', '.join(dict.fromkeys(STEPS.values()))}")


def lay_together(state: BaronVoodoo, kinds: list[str]) -> None:
    """Read the dice of the own zone that are laid together for a combo."""
    zone = state.cz[on.owner_of(state, state.mover)]
    for kind in kinds:
        action = FIRST["put"] + KIND.get(kind, -1)
        if kind not in KIND or action not in state.legal(state.mover):
            raise ValueError(f"{kind[:20]!r} cannot be laid with {' '.join(kinds)[:40]!r}")
        state.chosen |= 1 << lowest(state, zone & ~state.chosen, kind)


def captured(state: BaronVoodoo, kind: str) -> int:
    """Return the die that was just captured: one of that kind in the own zone."""
    die = lowest(state, state.cz[on.owner_of(state, state.mover)], kind)
    if die < 0:
        raise ValueError(f"{kind[:20]!r} was captured and is not in the zone of who captured it")
    return die


def lowest(state: BaronVoodoo, dice: int, kind: str) -> int:
    """Return the lowest of these dice that is of a kind, or -1."""
    return on.die_of(state, dice, KIND[kind]) if kind in KIND else -1


def switched(state: BaronVoodoo, owner: str, kind: str) -> int:
    """Return owner and kind of the die that was named first for Switch."""
    if owner not in [str(each) for each in range(on.owners(state))]:
        raise ValueError(f"{owner[:20]!r} is no owner of a capture zone")
    if lowest(state, state.cz[int(owner)], kind) < 0:
        raise ValueError(f"{kind[:20]!r} is not in the capture zone of {owner}")
    return int(owner) * 30 + KIND[kind]


def power_step(state: BaronVoodoo, word: str, names: list[str]) -> None:
    """Read a power in several steps: its space, and the space of Gran Bwa's first die."""
    spaces = [space_of(name) for name in names]
    wanted = {"swap": (1,), "drop": (1, 2), "order": (2,)}[word]
    if len(names) not in wanted:
        raise ValueError(f"the step {word} names {len(names)} spaces")
    source = spaces[0]
    tall, full = state.tall >> source & 1, state.full >> source & 1
    if word == "swap" and (tall or not state.occupied >> source & 1):
        raise ValueError(f"no single die stands on {names[0]}")
    if word == "drop" and (not tall or (full and len(names) == 2)):
        raise ValueError(f"no column that can be taken apart stands on {names[0]}")
    state.source = source
    state.dropped = spaces[1] if len(names) == 2 else -1
    if word == "order" and not state.full >> state.dropped & 1:
        raise ValueError(f"no full column stands on {names[1]}")
    drop = phases.DROP_MIDDLE if len(names) == 2 else phases.DROP_TOP
    state.phase = {"swap": phases.SWAP, "drop": drop, "order": phases.ORDER}[word]


def space_of(name: str) -> int:
    if name not in SPACE:
        raise ValueError(f"{name[:20]!r} is no space: there is a1 to g7")
    return SPACE[name]
