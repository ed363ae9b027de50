"""Baron Voodoo in one line of text, and its chance codes.

    3 seats | loas Y T R | turn A | step before | board a1=Yo b1=Tv,Rc d4=Rv,Yo,Yc | zones Tv Wx / - / Yo
    | spirits Wo / - / - | offerings 3 2 0 | scores 4 0 1 | guarded B | baron A

Stacks are listed from the bottom. Parts may be left out: Loas are then Y T R P, the round is the first, zones and
spirits are empty, everybody has no offering and no point, nobody is protected; Baron Samedi is where the white dice of
the spirit worlds say. Without `step` the turn begins: whoever is stuck has lost it. Dice that are not named are out of
play. `team` and `white` say what was agreed; owners of zones, spirits, offerings and scores are then two teams.
"""

from samedi.core.errors import Reason
from samedi.core.types import CHANCE, OVER, Outcome
from samedi.games.baron_voodoo.box import (
    CENTRE,
    COLOUR_OF,
    COLOURS,
    DICE_OF,
    DRAFTED,
    FACES,
    FILLED,
    KINDS,
    NAMES,
    PRINT,
    PRINTED,
    RANDOM,
    SPACES,
)
from samedi.games.baron_voodoo.notation.steps import STEPS, read_step
from samedi.games.baron_voodoo.notation.supply import Supply
from samedi.games.baron_voodoo.phases import (
    BANK,
    BEFORE,
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
from samedi.kit.position import Parts, numbers, seat_of

SEATS = "ABCD"
FILLINGS = {"random": RANDOM, "draft": DRAFTED, "printed": PRINT}
KNOWN = (
    "seats",
    "team",
    "white",
    "filling",
    "loas",
    "round",
    "turn",
    "step",
    "board",
    "pool",
    "zones",
    "spirits",
    "offerings",
    "scores",
    "guarded",
    "baron",
    "ending",
)


# ---- what chance brought ----


def outcome_code(state: BaronVoodoo, outcome: Outcome) -> str:
    if state.filling == DRAFTED:
        return "pool " + " ".join(
            f"{COLOURS[colour]} {''.join(FACES[outcome[die]] for die in dice)}" for colour, dice in enumerate(DICE_OF)
        )
    shown = dict(zip(FILLED, outcome, strict=True))
    letters = ["." if space == CENTRE else FACES[shown[space]] for space in PRINTED]
    return "board " + " ".join("".join(letters[i : i + 7]) for i in range(0, 49, 7))


def read_outcome(state: BaronVoodoo, code: str) -> Outcome | Reason:
    return read_pool(code) if state.filling == DRAFTED else read_board(code)


def read_board(code: str) -> Outcome | Reason:
    """The faces of a board as one reads it, ranks 7 to 1."""
    verb, *ranks = code.split() or [""]
    if verb != "board" or [len(rank) for rank in ranks] != [7] * 7 or ranks[3][3] != ".":
        return Reason("board-due", "2.5", {"code": code[:40]})
    letters = [letter for rank in ranks for letter in rank]
    del letters[24]
    return faces_of(letters)


def read_pool(code: str) -> Outcome | Reason:
    """The faces of the pool, colour by colour."""
    verb, *words = code.split() or [""]
    sizes = [len(dice) for dice in DICE_OF]
    if verb != "pool" or words[::2] != list(COLOURS) or [len(faces) for faces in words[1::2]] != sizes:
        return Reason("pool-due", "2.6", {"code": code[:40]})
    return faces_of([letter for faces in words[1::2] for letter in sorted(faces, key=FACES.find)])


def faces_of(letters: list[str]) -> Outcome | Reason:
    for letter in letters:
        if letter not in FACES:
            return Reason("no-face", "1.2", {"letter": letter})
    return tuple(FACES.index(letter) for letter in letters)


# ---- writing a position ----


def write(state: BaronVoodoo) -> str:
    """The state in one line."""
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
    stacks = ((space, [die for die in stack[3 * space : 3 * space + 3] if die >= 0]) for space in SPACES)
    parts.append(
        "board " + " ".join(f"{NAMES[space]}={','.join(names(state, dice))}" for space, dice in stacks if dice)
    )
    if state.pool:
        parts.append("pool " + " ".join(listed(state, state.pool)))
    parts.append("zones " + " / ".join(" ".join(listed(state, zone)) or "-" for zone in state.cz[:count]))
    parts.append("spirits " + " / ".join(" ".join(listed(state, zone)) or "-" for zone in state.sw[:count]))
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
    faces = state.face
    return [KINDS[COLOUR_OF[die] * 6 + faces[die]] for die in dice]


def listed(state: BaronVoodoo, dice: int) -> list[str]:
    """Dice whose order does not matter, by kind."""
    return sorted(names(state, bits.members(dice)), key=KINDS.index)


def step_of(state: BaronVoodoo) -> str:
    """How far the turn has come, with what that step needs to know."""
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


# ---- reading one ----


def read(text: str) -> BaronVoodoo:
    """The state of a line; raises ValueError with a sentence."""
    parts = Parts(text, KNOWN)
    seats = parts.seats(2, 4)
    state = BaronVoodoo(seats)
    state.team, state.white = "team" in parts, "white" in parts
    if state.team and seats != 4:
        raise ValueError(f"team mode is for 4 seats, not {seats}")
    if state.team and state.white:
        raise ValueError("in team mode white counts anyway, so `white` says nothing there")
    filling = parts.get("filling", "random")
    if filling not in FILLINGS:
        raise ValueError(f"{filling[:20]!r} is no filling: there is {', '.join(FILLINGS)}")
    state.filling = FILLINGS[filling]
    state.loa = read_loas(parts.get("loas", " ".join("YTRP"[:seats])), seats)
    state.round = parts.number("round", 1, 1, 99)
    read_dice(state, parts)
    read_tokens(state, parts)
    state.ended_by = seat_of(parts["ending"], SEATS[:seats]) if "ending" in parts else -1
    read_turn(state, parts)
    return state


def read_loas(text: str, seats: int) -> list[int]:
    letters = text.split()
    for letter in letters:
        if letter not in tuple("YTRP"):
            raise ValueError(f"{letter[:20]!r} is no Loa: there is Y, T, R, P")
    if len(letters) != seats or len(set(letters)) != seats:
        raise ValueError(f"{seats} different Loas are wanted, not {text[:40]!r}")
    return [*(COLOURS.index(letter) for letter in letters), *[-1] * (4 - seats)]


def read_dice(state: BaronVoodoo, parts: Parts) -> None:
    """Every die gets the next number of its colour."""
    supply = Supply()
    for word in parts.get("board", "").split():
        name, _, stack = word.partition("=")
        space = supply.space(name)
        kinds = stack.strip("[]").split(",") if stack.strip("[]") else []
        if state.occupied >> space & 1:
            raise ValueError(f"space {name} stands there twice")
        if len(kinds) > 3:
            raise ValueError(f"{name} has a stack of {len(kinds)} dice, and three is the most: {stack[:40]}")
        for kind in kinds:
            on.put_top(state, space, supply.die(kind))
    state.pool = supply.dice(parts.get("pool", ""))
    count = on.owners(state)
    state.cz = [*supply.zones(parts, "zones", count), *[0] * (4 - count)]
    state.sw = [*supply.zones(parts, "spirits", count), *[0] * (4 - count)]
    state.face = supply.faces


def read_tokens(state: BaronVoodoo, parts: Parts) -> None:
    seats, count = state.seats, on.owners(state)
    offerings, scores = [0] * count, [0] * count
    if "offerings" in parts:
        for word in parts["offerings"].split():
            if word.startswith("-"):
                raise ValueError(f"nobody has {word[:20]} offerings: it is 0 or more")
        offerings = numbers(parts["offerings"], count, 0, 20)
    if "scores" in parts:
        scores = numbers(parts["scores"], count, 0, 999)
    if sum(offerings) > 20:
        raise ValueError(f"{sum(offerings)} offerings are out, and there are 20 in all")
    state.offerings, state.score = [*offerings, *[0] * (4 - count)], [*scores, *[0] * (4 - count)]
    state.reserve = 20 - sum(offerings)
    state.target = 18 if state.team else state.target
    guarded = [seat_of(letter, SEATS[:seats]) for letter in parts.get("guarded", "").split()]
    state.guard = bits.pack(guarded)
    read_baron(state, parts)


def read_baron(state: BaronVoodoo, parts: Parts) -> None:
    """Where Baron Samedi is; if that is not said, with whoever alone has most white dice."""
    whites = [bits.size(world & bits.pack(DICE_OF[4])) for world in state.sw[: state.seats]]
    leaders = [seat for seat, count in enumerate(whites) if count == max(whites) > 0]
    over = parts.get("step") == "over"  # the last dice were banked without a look at the token
    if "baron" not in parts:
        state.baron = leaders[0] if len(leaders) == 1 and not state.team and not over else -1
        return
    letters = parts["baron"].split()
    if len(letters) != 1:
        raise ValueError(f"there is one Baron Samedi, and {len(letters)} seats hold it: {parts['baron'][:40]!r}")
    if state.team:
        raise ValueError("in team mode there is no Baron Samedi")
    holder = seat_of(letters[0], SEATS[: state.seats])
    if holder not in leaders and not over:
        raise ValueError(f"seat {letters[0]} holds Baron Samedi and has not the most white dice in its spirit world")
    state.baron = holder


def read_turn(state: BaronVoodoo, parts: Parts) -> None:
    """Whose turn it is and how far it has come."""
    seat, extra, powered, bought = 0, False, False, False
    if "turn" in parts:
        letter, *used = parts["turn"].split() or [""]
        seat = seat_of(letter, SEATS[: state.seats])
        strange = [word for word in used if word not in ("extra", "powered", "bought")]
        if strange:
            raise ValueError(f"{strange[0][:20]!r} says nothing of a turn: there is extra, powered, bought")
        extra, powered, bought = "extra" in used, "powered" in used, "bought" in used
    state.extra, state.power_used, state.bought = extra, powered, bought
    state.mover = seat
    if "step" not in parts:
        state.begin(seat, None)
        return
    read_step(state, parts["step"])
    if state.phase == ROLL:
        state.mover = CHANCE
        if max(state.face) >= 0:
            raise ValueError("dice show faces before they are rolled")
    elif state.phase == DONE:
        state.mover = OVER
        if state.ended_by < 0:
            raise ValueError("the game is over, so `ending` says who brought that about")
    elif state.phase == DRAFT and not state.pool:
        raise ValueError("there is no pool to draft from")
    elif not state.legal(seat):
        what = "use no power and capture nothing" if state.phase == BEFORE else "do nothing"
        raise ValueError(f"seat {SEATS[seat]} can {what} in the step {parts['step'][:40]!r}")
