"""The legal choices of Baron Voodoo with the clicks that lead to them, and the refusals of others."""

from collections.abc import Iterator
from functools import cache, lru_cache

from samedi.core.errors import Reason
from samedi.core.offer import Offer
from samedi.core.words import Words
from samedi.games.baron_voodoo import components, terms
from samedi.games.baron_voodoo.codes import ACTIONS
from samedi.games.baron_voodoo.components import COLOURS, COMBO, DIRECTIONS, KIND, KINDS, LOAS, NAMES, SPACE, SPACES
from samedi.games.baron_voodoo.notation.steps import STEPS
from samedi.games.baron_voodoo.view import Dice, View
from samedi.games.baron_voodoo.view.ownership import ID, owner_of
from samedi.scene.model import Choice, Denied, Piece

INDEX = {name: index for index, name in enumerate(NAMES[space] for space in SPACES)}
# Reasons from the most to the least important: a die shows only one.
REASON_RANKS = ("protected", "full-column", "nothing-over")
SPLIT = {code: tuple(code.split(" ")) for code in ACTIONS}
CARD = {loa: (f"power:{loa}",) for loa in LOAS}  # the first step of a power
SINGLE_DIE = tuple([(name,) for name in ID])  # for each die, a step in which only it can be picked
CACHE_SIZE = 20_000  # cached texts


def choices(view: View, offer: Offer, words: Words) -> Iterator[Choice]:
    """Yield each legal choice: a power begins with a click on its card (rules 5.2 to 5.7)."""
    for code in offer.legal:
        match SPLIT[code]:
            case "power", "MW", line, edge:
                preview = tuple(pushed_dice(view, line, edge))
                yield Choice(code, label_of(code, words), (CARD["MW"], (line + edge,)), preview, group="MW")
            case "power", loa, name:
                yield Choice(code, label_of(code, words), (CARD[loa], ids(view.board[INDEX[name]])), group=loa)
            case "power", loa, start, end:
                pick = (CARD[loa], SINGLE_DIE[top_of(view, start)], (end,))
                yield Choice(code, label_of(code, words), pick, group=loa)
            case "draft", *_:
                yield drafting(code, words)
            case "capture", start, edge:
                yield capture(view, code, start, edge, words)
            case "drop" | "swap", name:
                yield power_step(view, code, name, words)
            case "put" | "change" | "face" | "steal" | "switch" | "with" as verb, *rest:
                yield with_dice(view, code, verb, rest, words)
            case _:
                yield button(code, STEPS[view.phase], len(view.chosen), words)


@cache
def label_of(code: str, words: Words) -> str:
    return words.action(code)


@cache
def button(code: str, step: str, laid: int, words: Words) -> Choice:
    """Return a choice without picks. It has a short label, because the prompt asks the question."""
    if code == "pass":
        return Choice(code, words.say(f"pass-{step}"), rank="quiet")
    if code in ("over", "under"):
        return Choice(code, words.action(code))
    note = words.say("note-worth", points=COMBO[laid]) if code == "score" else ""
    return Choice(code, words.say(f"choice-{code}"), note=note, rank="quiet" if code == "done" else "main")


@cache
def drafting(code: str, words: Words) -> Choice:
    parts = terms.parts(code)
    return Choice(code, label_of(code, words), ((f"pool:{parts['die']}",), (parts["space"],)))


def top_of(view: View, name: str) -> int:
    """Return the die on top of a space, or -1."""
    stack = view.board[INDEX[name]]
    return stack[-1] if stack else -1


def placed(view: View, die: int, name: str, height: int) -> Piece:
    """Return a die as it would lie on the board."""
    return Piece(ID[die], KINDS[view.kind(die)], "board", name, height)


def held(die: int, kind: str, area: str) -> Piece:
    """Return a die as it would lie in a capture zone or combo."""
    return Piece(ID[die], kind, area)


def capture(view: View, code: str, start: str, edge: str, words: Words) -> Choice:
    """Pick the die that jumps, then where it lands (rules 4.1, 4.2)."""
    step = DIRECTIONS[edge]
    over, end = NAMES[SPACE[start] + step], NAMES[SPACE[start] + 2 * step]
    die, victim = top_of(view, start), top_of(view, over)
    taken = KINDS[view.kind(victim)]
    landed = placed(view, die, end, len(view.board[INDEX[end]]))
    preview = (landed, held(victim, taken, f"zone:{owner_of(view.mover, view.team)}"))
    return Choice(code, label_of(code, words), (SINGLE_DIE[die], (end,)), preview, capture_note(taken, words))


@cache
def capture_note(kind: str, words: Words) -> str:
    return words.say("note-capture", die=terms.die(kind, words))


def pushed_dice(view: View, line: str, edge: str) -> Iterator[Piece]:
    """Yield the dice that a push moves, at their new places (rule 5.2)."""
    number = components.LINES.index(f"{line} {edge}")
    names = [NAMES[components.EDGES[number] + step * components.INWARDS[number]] for step in range(7)]
    stacks = [(name, view.board[INDEX[name]]) for name in names if view.board[INDEX[name]]]
    for to, (name, stack) in zip(names, stacks, strict=False):
        if to != name:
            for height, die in enumerate(stack):
                yield placed(view, die, to, height)


def power_step(view: View, code: str, name: str, words: Words) -> Choice:
    """Pick the next space of Gran Bwa or Erzulie Freda: a stack to drop on, a die to exchange with."""
    source = NAMES[view.source]
    die, other = top_of(view, source), top_of(view, name)
    if code.startswith("drop"):
        preview: tuple[Piece, ...] = (placed(view, die, name, len(view.board[INDEX[name]])),)
    else:
        preview = (placed(view, die, name, 0), placed(view, other, source, 0))
    return Choice(code, label_of(code, words), ((name,),), preview)


def with_dice(view: View, code: str, verb: str, rest: list[str], words: Words) -> Choice:
    """Return a choice about dice of a kind: a click on any of them is the same."""
    mine = owner_of(view.mover, view.team)
    label = words.action(code, mine) if verb in ("switch", "with") else label_of(code, words)
    zone = f"zone:{mine}"
    if verb == "face":
        turned = held(view.captured, COLOURS[view.kind(view.captured) // 6] + rest[0], zone)
        return Choice(code, label, ((f"face:{rest[0]}",),), (turned,), face_note(rest[0], words), "face")
    if verb == "put":  # the note says what the combo is worth then (rule 7.6)
        dice = same_kind(view, view.zones[mine], rest[0])
        note = words.say("note-worth", points=COMBO[len(view.chosen) + 1])
        return Choice(code, label, (ids(dice),), (held(dice[0], rest[0], "combo"),), note)
    if verb == "change":
        dice = same_kind(view, view.zones[mine], rest[0])
        turned = held(dice[0], rest[0][0] + rest[1], zone)
        return Choice(code, label, (ids(dice), (f"face:{rest[1]}",)), (turned,), group="change")
    owner, kind = int(rest[0]), rest[1]
    if verb == "steal":
        dice = same_kind(view, view.spirits[owner], kind)
        return Choice(code, label, (ids(dice),), (held(dice[0], kind, zone),))
    dice = same_kind(view, view.zones[owner], kind)
    preview = () if verb == "switch" else switched_dice(view, dice[0], owner)
    return Choice(code, label, (ids(dice),), preview)


def same_kind(view: View, dice: Dice, kind: str) -> Dice:
    """Return the dice of a kind that are not chosen yet."""
    wanted = KIND[kind]
    return tuple([die for die in dice if view.kind(die) == wanted and die not in view.chosen])


def ids(dice: Dice) -> tuple[str, ...]:
    return tuple([ID[die] for die in dice])


@cache
def face_note(face: str, words: Words) -> str:
    """Return what a face does, in a few words."""
    return words.say("note-face", face=face)


def switched_dice(view: View, die: int, owner: int) -> tuple[Piece, ...]:
    """Return this die and the one named first, each in the other's zone."""
    giver, given = view.source // 30, KINDS[view.source % 30]
    first = same_kind(view, view.zones[giver], given)[0]
    return (held(first, given, f"zone:{owner}"), held(die, KINDS[view.kind(die)], f"zone:{giver}"))


def denied(view: View, offer: Offer, words: Words) -> Iterator[Denied]:
    """Yield what looks possible and is not, each piece or place with its most important reason."""
    if not offer.denied:
        return
    able = {SPLIT[code][1] for code in offer.legal if code.startswith("capture")}
    found: dict[str, Reason] = {}
    for code, reason in offer.denied:
        verb, *rest = SPLIT[code]
        if verb == "capture" and rest[0] in able:
            continue
        for on in targets_of(view, verb, rest, reason):
            if on not in found or rank_of(reason) < rank_of(found[on]):
                found[on] = reason
    for on, reason in found.items():
        yield refusal(on, reason.kind, reason.rule, tuple(reason.data.items()), words)


def rank_of(reason: Reason) -> int:
    return REASON_RANKS.index(reason.kind) if reason.kind in REASON_RANKS else len(REASON_RANKS)


def targets_of(view: View, verb: str, rest: list[str], reason: Reason) -> tuple[str, ...]:
    """Return the pieces and places that a refused code names."""
    mine = owner_of(view.mover, view.team)
    match verb:
        case "capture":
            return SINGLE_DIE[top_of(view, rest[0])]
        case "power" if reason.kind == "cannot-pay":
            return (f"power:{rest[0]}",)
        case "power" if rest[0] == "MW":
            return (rest[1] + rest[2],)
        case "power" | "drop" | "swap":
            return (rest[-1],)
        case "face":
            return (f"face:{rest[0]}",)
        case "put":
            return ids(same_kind(view, view.zones[mine], rest[0]))
        case "steal" if int(rest[0]) != mine:
            return ids(same_kind(view, view.spirits[int(rest[0])], rest[1]))
        case _:
            return ()


@lru_cache(CACHE_SIZE)
def refusal(on: str, kind: str, rule: str, data: tuple[tuple[str, str | int], ...], words: Words) -> Denied:
    return Denied(on, words.reason(Reason(kind, rule, dict(data)), named=True), rule)
