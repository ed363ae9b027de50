"""Every legal choice of Baron Voodoo with the clicks that lead to it, and refusals of what looks possible."""

from collections.abc import Iterator
from functools import cache, lru_cache

from samedi.core.errors import Reason
from samedi.core.offer import Offer
from samedi.core.words import Words
from samedi.games.baron_voodoo import terms
from samedi.games.baron_voodoo.codes import ACTIONS
from samedi.games.baron_voodoo.components import (
    COLOURS,
    COMBO,
    DIRECTIONS,
    KIND,
    KINDS,
    LOAS,
    NAMES,
    SPACE,
    SPACES,
)
from samedi.games.baron_voodoo.notation.steps import STEPS
from samedi.games.baron_voodoo.view import Dice, View
from samedi.games.baron_voodoo.view.ownership import ID, owner_of
from samedi.scene.model import Choice, Denied, Piece

INDEX = {name: index for index, name in enumerate(NAMES[space] for space in SPACES)}
INWARDS = {"W": 1, "E": -1, "S": 7, "N": -7}  # from an edge into the board, as steps from space to space
GRAVE = ("protected", "full-column", "nothing-over")  # which of several reasons against a die is told
SPLIT = {code: tuple(code.split(" ")) for code in ACTIONS}
CARD = {loa: (f"power:{loa}",) for loa in LOAS}  # the first step of a power
ONLY = tuple([(name,) for name in ID])  # a step in which one die alone can be picked
KEPT = 20_000  # texts that are remembered


def choices(view: View, offer: Offer, words: Words) -> Iterator[Choice]:
    """Each legal code as something to click: a power by its card, and then what it is used on (rules 5.2 to 5.7)."""
    for code in offer.legal:
        match SPLIT[code]:
            case "power", "MW", line, edge:
                yield pushing(view, code, line, edge, words)
            case "power", loa, name:
                yield Choice(code, said(code, words), (CARD[loa], ids(view.board[INDEX[name]])), group=loa)
            case "power", loa, start, end:
                pick = (CARD[loa], ONLY[top_of(view, start)], (end,))
                yield Choice(code, said(code, words), pick, group=loa)
            case "draft", *_:
                yield drafting(code, words)
            case "capture", start, edge:
                yield capture(view, code, start, edge, words)
            case "drop" | "swap", name:
                yield moved(view, code, name, words)
            case "put" | "change" | "face" | "steal" | "switch" | "with" as verb, *rest:
                yield with_dice(view, code, verb, rest, words)
            case _:
                yield button(code, STEPS[view.phase], len(view.chosen), words)


@cache
def said(code: str, words: Words) -> str:
    """A code as one would say it."""
    return words.action(code)


@cache
def button(code: str, step: str, laid: int, words: Words) -> Choice:
    """What is chosen without picking anything; the prompt asks, so the answers may be short."""
    if code == "pass":
        return Choice(code, words.say(f"pass-{step}"), rank="quiet")
    if code in ("over", "under"):
        return Choice(code, words.action(code))
    note = words.say("note-worth", points=COMBO[laid]) if code == "score" else ""
    return Choice(code, words.say(f"choice-{code}"), note=note, rank="quiet" if code == "done" else "main")


@cache
def drafting(code: str, words: Words) -> Choice:
    parts = terms.parts(code)
    return Choice(code, said(code, words), ((f"pool:{parts['die']}",), (parts["space"],)))


# ---- on the board ----


def top_of(view: View, name: str) -> int:
    """The die on top of a space; -1 if it is empty."""
    stack = view.board[INDEX[name]]
    return stack[-1] if stack else -1


def placed(view: View, die: int, name: str, height: int) -> Piece:
    """A die as it would lie on the board."""
    return Piece(ID[die], KINDS[view.kind(die)], "board", name, height)


def held(die: int, kind: str, area: str) -> Piece:
    """A die as it would lie in a capture zone or combo."""
    return Piece(ID[die], kind, area)


def capture(view: View, code: str, start: str, edge: str, words: Words) -> Choice:
    """The die that jumps, then where it lands (rules 4.1, 4.2)."""
    step = DIRECTIONS[edge]
    over, end = NAMES[SPACE[start] + step], NAMES[SPACE[start] + 2 * step]
    die, victim = top_of(view, start), top_of(view, over)
    taken = KINDS[view.kind(victim)]
    landed = placed(view, die, end, len(view.board[INDEX[end]]))
    preview = (landed, held(victim, taken, f"zone:{owner_of(view.mover, view.team)}"))
    return Choice(code, said(code, words), (ONLY[die], (end,)), preview, captures(taken, words))


@cache
def captures(kind: str, words: Words) -> str:
    return words.say("note-capture", die=terms.die(kind, words))


def pushing(view: View, code: str, line: str, edge: str, words: Words) -> Choice:
    """Mamy Wata's card, then the line by its handle (rules 5.2, 5.3)."""
    return Choice(code, said(code, words), (CARD["MW"], (line + edge,)), tuple(pushed(view, line, edge)), group="MW")


def pushed(view: View, line: str, edge: str) -> Iterator[Piece]:
    """The dice that Mamy Wata would move, where they would lie (rule 5.2)."""
    start = {"W": f"a{line}", "E": f"g{line}", "S": f"{line}1", "N": f"{line}7"}[edge]
    spaces = [INDEX[start] + number * INWARDS[edge] for number in range(7)]
    stacks = [(space, view.board[space]) for space in spaces if view.board[space]]
    for to, (space, stack) in zip(spaces, stacks, strict=False):
        if to != space:
            for height, die in enumerate(stack):
                yield placed(view, die, NAMES[SPACES[to]], height)


def moved(view: View, code: str, name: str, words: Words) -> Choice:
    """The next step of Gran Bwa or Erzulie Freda: a stack to go on, a die to exchange with."""
    source = NAMES[view.source]
    die, other = top_of(view, source), top_of(view, name)
    if code.startswith("drop"):
        preview: tuple[Piece, ...] = (placed(view, die, name, len(view.board[INDEX[name]])),)
    else:
        preview = (placed(view, die, name, 0), placed(view, other, source, 0))
    return Choice(code, said(code, words), ((name,),), preview)


# ---- captured dice ----


def with_dice(view: View, code: str, verb: str, rest: list[str], words: Words) -> Choice:
    """What is done with dice of a kind: any of them may be clicked, for they are alike."""
    mine = owner_of(view.mover, view.team)
    label = words.action(code, mine) if verb in ("switch", "with") else said(code, words)
    zone = f"zone:{mine}"
    if verb == "face":
        turned = held(view.captured, COLOURS[view.kind(view.captured) // 6] + rest[0], zone)
        return Choice(code, label, ((f"face:{rest[0]}",),), (turned,), effect(rest[0], words), "face")
    if verb == "put":  # a die more for the combo, and what it would be worth then (rule 7.6)
        dice = alike(view, view.zones[mine], rest[0])
        note = words.say("note-worth", points=COMBO[len(view.chosen) + 1])
        return Choice(code, label, (ids(dice),), (held(dice[0], rest[0], "combo"),), note)
    if verb == "change":
        dice = alike(view, view.zones[mine], rest[0])
        turned = held(dice[0], rest[0][0] + rest[1], zone)
        return Choice(code, label, (ids(dice), (f"face:{rest[1]}",)), (turned,), group="change")
    owner, kind = int(rest[0]), rest[1]
    if verb == "steal":
        dice = alike(view, view.spirits[owner], kind)
        return Choice(code, label, (ids(dice),), (held(dice[0], kind, zone),))
    dice = alike(view, view.zones[owner], kind)
    preview = () if verb == "switch" else switched(view, dice[0], owner)
    return Choice(code, label, (ids(dice),), preview)


def alike(view: View, dice: Dice, kind: str) -> Dice:
    """The dice of a kind that are not laid together yet."""
    wanted = KIND[kind]
    return tuple([die for die in dice if view.kind(die) == wanted and die not in view.chosen])


def ids(dice: Dice) -> tuple[str, ...]:
    return tuple([ID[die] for die in dice])


@cache
def effect(face: str, words: Words) -> str:
    """What a face does, in a few words."""
    return words.say("note-face", face=face)


def switched(view: View, die: int, owner: int) -> tuple[Piece, ...]:
    """This die and the one named first, each in the other's zone."""
    giver, given = view.source // 30, KINDS[view.source % 30]
    first = alike(view, view.zones[giver], given)[0]
    return (held(first, given, f"zone:{owner}"), held(die, KINDS[view.kind(die)], f"zone:{giver}"))


# ---- refusals ----


def denied(view: View, offer: Offer, words: Words) -> Iterator[Denied]:
    """What looks possible and is not, each thing with the one reason that says most."""
    if not offer.denied:
        return
    able = {SPLIT[code][1] for code in offer.legal if code.startswith("capture")}
    found: dict[str, Reason] = {}
    for code, reason in offer.denied:
        verb, *rest = SPLIT[code]
        if verb == "capture" and rest[0] in able:
            continue
        for on in meant(view, verb, rest, reason):
            if on not in found or gravity(reason) < gravity(found[on]):
                found[on] = reason
    for on, reason in found.items():
        yield refusal(on, reason.kind, reason.rule, tuple(reason.data.items()), words)


def gravity(reason: Reason) -> int:
    return GRAVE.index(reason.kind) if reason.kind in GRAVE else len(GRAVE)


def meant(view: View, verb: str, rest: list[str], reason: Reason) -> tuple[str, ...]:
    """The things on the table that a refused code is about."""
    mine = owner_of(view.mover, view.team)
    match verb:
        case "capture":
            return ONLY[top_of(view, rest[0])]
        case "power" if reason.kind == "cannot-pay":
            return (f"power:{rest[0]}",)
        case "power" if rest[0] == "MW":
            return (rest[1] + rest[2],)
        case "power" | "drop" | "swap":
            return (rest[-1],)
        case "face":
            return (f"face:{rest[0]}",)
        case "put":
            return ids(alike(view, view.zones[mine], rest[0]))
        case "steal" if int(rest[0]) != mine:
            return ids(alike(view, view.spirits[int(rest[0])], rest[1]))
        case _:
            return ()


@lru_cache(KEPT)
def refusal(on: str, kind: str, rule: str, data: tuple[tuple[str, str | int], ...], words: Words) -> Denied:
    return Denied(on, words.reason(Reason(kind, rule, dict(data)), named=True), rule)
