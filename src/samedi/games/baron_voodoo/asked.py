"""What is asked at a table of Baron Voodoo: the prompt, every choice with the clicks that lead to it, and refusals."""

from collections.abc import Iterator
from functools import cache, lru_cache

from samedi.core.errors import Reason
from samedi.core.names import Seat
from samedi.core.offer import Offer
from samedi.core.words import Words
from samedi.games.baron_voodoo import speech
from samedi.games.baron_voodoo.box import COLOURS, COMBO, DIRECTIONS, FACES, KIND, KINDS, NAMES, SPACE, SPACES
from samedi.games.baron_voodoo.phases import BANK, BEFORE, DROP_MIDDLE, DROP_TOP, EFFECT, ORDER, SWAP, WITH
from samedi.games.baron_voodoo.seen import captured_face, owner_of
from samedi.games.baron_voodoo.steps import STEPS
from samedi.games.baron_voodoo.view import Dice, View
from samedi.kit.scene import Choice, Denied, Piece, Prompt

INDEX = {name: index for index, name in enumerate(NAMES[space] for space in SPACES)}
INWARDS = {"W": 1, "E": -1, "S": 7, "N": -7}  # from an edge into the board, as steps from space to space
GRAVE = ("protected", "full-column", "nothing-over")  # which of several reasons against a die is told
KEPT = 20_000  # choices that are remembered


# ---- the prompt ----


def prompt(view: View, offer: Offer, words: Words) -> Prompt:
    """What is wanted of the viewer, else whom the table waits for."""
    step = step_of(view)
    if view.mover < 0:
        return Prompt(words.say(f"prompt-{step}"))
    if offer.legal:
        return Prompt(question(view, offer, step, words), chosen=chosen(view, words), can_go_back=offer.can_go_back)
    if view.mover == view.seat:  # ended before its time
        return Prompt(words.say("prompt-over"))
    return Prompt(waiting(step, view.mover, words), waits_for=(view.mover,), can_go_back=offer.can_go_back)


def step_of(view: View) -> str:
    """The step of the turn, and for an effect the face it comes from."""
    name = STEPS[view.phase]
    return f"{name}-{FACES[captured_face(view)]}" if view.phase == EFFECT else name


def question(view: View, offer: Offer, step: str, words: Words) -> str:
    if view.phase == BEFORE and "pass" not in offer.legal:
        return words.say("prompt-unlock")
    if view.phase == BANK and view.chosen:
        return words.say("prompt-combo")
    return asking(step, COLOURS[view.loas[view.mover]], words)


@cache
def asking(step: str, letter: str, words: Words) -> str:
    return words.say(f"prompt-{step}", colour=words.say("colour", colour=letter))


@cache
def waiting(step: str, mover: Seat, words: Words) -> str:
    return words.say(f"wait-{step.partition('-')[0]}", who=words.name(mover))


def chosen(view: View, words: Words) -> tuple[str, ...]:
    """The steps already taken of a power or a Switch."""
    if view.phase == WITH:
        return (speech.die(KINDS[view.source % 30], words),)
    if view.phase == SWAP:
        return (words.say("loa", loa="EF"), NAMES[view.source])
    if view.phase in (DROP_TOP, DROP_MIDDLE, ORDER):
        return (words.say("loa", loa="GB"), *(NAMES[space] for space in (view.source, view.dropped) if space >= 0))
    return ()


# ---- choices ----


def choices(view: View, offer: Offer, words: Words) -> Iterator[Choice]:
    """Each legal code as something to click."""
    for code in offer.legal:
        verb, *rest = code.split(" ")
        if verb == "capture":
            yield capture(view, code, rest[0], rest[1], words)
        elif verb == "power":
            yield power(view, code, *rest, words=words)
        elif verb in ("drop", "swap"):
            yield moved(view, code, rest[0], words)
        elif verb in ("put", "change", "face", "steal", "switch", "with"):
            yield with_dice(view, code, verb, rest, words)
        elif verb == "draft":
            yield drafting(code, words)
        else:
            yield button(code, STEPS[view.phase], len(view.chosen), words)


@cache
def button(code: str, step: str, laid: int, words: Words) -> Choice:
    """What is chosen without picking anything; the prompt asks, so the answers may be short."""
    if code == "pass":
        return Choice(code, words.say(f"pass-{step}"), rank="quiet")
    if code in ("over", "under"):
        return Choice(code, words.action(code))
    note = words.say("note-worth", points=COMBO[laid]) if code == "score" else ""
    return Choice(code, words.say(f"choice-{code}"), note=note, rank="quiet" if code == "done" else "main")


@lru_cache(KEPT)
def drafting(code: str, words: Words) -> Choice:
    parts = speech.parts(code)
    return Choice(code, words.action(code), ((f"pool:{parts['die']}",), (parts["space"],)))


# ---- on the board ----


def top_of(view: View, name: str) -> int:
    """The die on top of a space; -1 if it is empty."""
    stack = view.board[INDEX[name]]
    return stack[-1] if stack else -1


@lru_cache(KEPT)
def placed(die: int, kind: int, name: str, height: int) -> Piece:
    """A die as it would lie on the board."""
    return Piece(f"die:{die}", KINDS[kind], "board", name, height)


@lru_cache(KEPT)
def held(die: int, kind: int, area: str) -> Piece:
    """A die as it would lie in a capture zone or combo."""
    return Piece(f"die:{die}", KINDS[kind], area, order=99)


def capture(view: View, code: str, start: str, edge: str, words: Words) -> Choice:
    """The die that jumps, then where it lands (rules 4.1, 4.2)."""
    step = DIRECTIONS[edge]
    over, end = NAMES[SPACE[start] + step], NAMES[SPACE[start] + 2 * step]
    die, victim = top_of(view, start), top_of(view, over)
    zone = f"zone:{owner_of(view.mover, view.team)}"
    height = len(view.board[INDEX[end]])
    return jump(code, die, view.kind(die), end, height, victim, view.kind(victim), zone, words)


@lru_cache(KEPT)
def jump(
    code: str, die: int, kind: int, end: str, height: int, victim: int, taken: int, zone: str, words: Words
) -> Choice:
    preview = (placed(die, kind, end, height), held(victim, taken, zone))
    note = words.say("note-capture", die=speech.die(KINDS[taken], words))
    return Choice(code, words.action(code), ((f"die:{die}",), (end,)), preview, note)


def power(view: View, code: str, loa: str, first: str, second: str = "", *, words: Words) -> Choice:
    """A power card, then what it is used on (rules 5.2 to 5.7)."""
    if loa == "MW":
        return pushing(code, first + second, tuple(pushed(view, first, second)), words)
    if loa == "PL":
        return carrying(code, top_of(view, first), second, words)
    return pointing(code, loa, view.board[INDEX[first]], words)


@lru_cache(KEPT)
def carrying(code: str, die: int, end: str, words: Words) -> Choice:
    return Choice(code, words.action(code), (("power:PL",), (f"die:{die}",), (end,)), group="power PL")


@lru_cache(KEPT)
def pointing(code: str, loa: str, stack: Dice, words: Words) -> Choice:
    """Gran Bwa and Erzulie Freda: what follows is asked next."""
    return Choice(
        code, words.action(code), ((f"power:{loa}",), tuple([f"die:{die}" for die in stack])), group=f"power {loa}"
    )


@lru_cache(KEPT)
def pushing(code: str, handle: str, preview: tuple[Piece, ...], words: Words) -> Choice:
    return Choice(code, words.action(code), (("power:MW",), (handle,)), preview, group="power MW")


def pushed(view: View, line: str, edge: str) -> Iterator[Piece]:
    """The dice that Mamy Wata would move, where they would lie (rule 5.2)."""
    start = {"W": f"a{line}", "E": f"g{line}", "S": f"{line}1", "N": f"{line}7"}[edge]
    spaces = [INDEX[start] + number * INWARDS[edge] for number in range(7)]
    stacks = [(space, view.board[space]) for space in spaces if view.board[space]]
    for to, (space, stack) in zip(spaces, stacks, strict=False):
        if to != space:
            for height, die in enumerate(stack):
                yield placed(die, view.kind(die), NAMES[SPACES[to]], height)


def moved(view: View, code: str, name: str, words: Words) -> Choice:
    """The next step of Gran Bwa or Erzulie Freda: a stack to go on, a die to exchange with."""
    source = NAMES[view.source]
    die, other, height = top_of(view, source), top_of(view, name), len(view.board[INDEX[name]])
    if code.startswith("drop"):
        return moving(code, name, (placed(die, view.kind(die), name, height),), words)
    return moving(code, name, (placed(die, view.kind(die), name, 0), placed(other, view.kind(other), source, 0)), words)


@lru_cache(KEPT)
def moving(code: str, name: str, preview: tuple[Piece, ...], words: Words) -> Choice:
    return Choice(code, words.action(code), ((name,),), preview)


# ---- captured dice ----


def with_dice(view: View, code: str, verb: str, rest: list[str], words: Words) -> Choice:
    """What is done with dice of a kind: any of them may be clicked, for they are alike."""
    mine = owner_of(view.mover, view.team)
    if verb == "face":
        return turning(code, view.captured, COLOURS[view.kind(view.captured) // 6] + rest[0], f"zone:{mine}", words)
    if verb == "put":
        return putting(code, alike(view, view.zones[mine], rest[0]), len(view.chosen) + 1, words)
    if verb == "change":
        return changing(code, alike(view, view.zones[mine], rest[0]), rest[1], f"zone:{mine}", words)
    owner, kind = int(rest[0]), rest[1]
    if verb == "steal":
        return taking(code, alike(view, view.spirits[owner], kind), f"zone:{mine}", words)
    named = alike(view, view.zones[owner], kind)
    if verb == "switch":
        return Choice(code, words.action(code), (ids(named),))
    return switching(view, code, named, owner, words)


def alike(view: View, dice: Dice, kind: str) -> Dice:
    """The dice of a kind that are not laid together yet."""
    wanted = KIND[kind]
    return tuple([die for die in dice if view.kind(die) == wanted and die not in view.chosen])


@lru_cache(KEPT)
def ids(dice: Dice) -> tuple[str, ...]:
    return tuple([f"die:{die}" for die in dice])


@lru_cache(KEPT)
def turning(code: str, die: int, kind: str, zone: str, words: Words) -> Choice:
    preview = (held(die, KIND[kind], zone),)
    return Choice(code, words.action(code), ((f"face:{kind[1]}",),), preview, effect(kind[1], words), "face")


@lru_cache(KEPT)
def effect(face: str, words: Words) -> str:
    """What a face does, in a few words."""
    return words.say("note-face", face=face)


@lru_cache(KEPT)
def changing(code: str, dice: Dice, face: str, zone: str, words: Words) -> Choice:
    kind = KIND[code.split()[1][0] + face]
    return Choice(
        code, words.action(code), (ids(dice), (f"face:{face}",)), (held(dice[0], kind, zone),), group="change"
    )


@lru_cache(KEPT)
def putting(code: str, dice: Dice, laid: int, words: Words) -> Choice:
    """A die more for the combo, and what it would be worth then (rule 7.6)."""
    preview = (held(dice[0], KIND[code[4:]], "combo"),)
    return Choice(code, words.action(code), (ids(dice),), preview, words.say("note-worth", points=COMBO[laid]))


@lru_cache(KEPT)
def taking(code: str, dice: Dice, zone: str, words: Words) -> Choice:
    return Choice(code, words.action(code), (ids(dice),), (held(dice[0], KIND[code.split()[2]], zone),))


def switching(view: View, code: str, named: Dice, owner: int, words: Words) -> Choice:
    giver, given = view.source // 30, view.source % 30
    first = alike(view, view.zones[giver], KINDS[given])[0]
    preview = (held(first, given, f"zone:{owner}"), held(named[0], view.kind(named[0]), f"zone:{giver}"))
    return Choice(code, words.action(code), (ids(named),), preview)


# ---- refusals ----


def denied(view: View, offer: Offer, words: Words) -> Iterator[Denied]:
    """What looks possible and is not, each thing with the one reason that says most."""
    able = {code.split()[1] for code in offer.legal if code.startswith("capture")}
    found: dict[str, Reason] = {}
    for code, reason in offer.denied:
        verb, *rest = code.split(" ")
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
            return (f"die:{top_of(view, rest[0])}",)
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
