"""Reads a position of Baron Voodoo; every error is a ValueError with a sentence."""

from samedi.core.types import CHANCE, OVER
from samedi.games.baron_voodoo.components import COLOURS, DICE, DICE_OF, FACES, OFFERINGS, TEAM_TARGET
from samedi.games.baron_voodoo.notation.steps import read_step, space_of
from samedi.games.baron_voodoo.notation.writing import FILLINGS, SEATS
from samedi.games.baron_voodoo.phases import BEFORE, DONE, DRAFT, ROLL
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.games.baron_voodoo.view.view import padded
from samedi.kit import bits
from samedi.kit.position import Parts, numbers, seat_of

PARTS = (
    "seats", "team", "white", "filling", "loas", "round", "turn", "step", "board", "pool", "zones", "spirits",
    "offerings", "scores", "guarded", "baron", "ending",
)  # fmt: skip


def read(text: str) -> BaronVoodoo:
    """Return the state of a line, or raise ValueError with a sentence."""
    parts = Parts(text, PARTS)
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
    return padded([COLOURS.index(letter) for letter in letters], -1)


def read_dice(state: BaronVoodoo, parts: Parts) -> None:
    supply = Supply()
    for word in parts.get("board", "").split():
        name, _, stack = word.partition("=")
        space = space_of(name)
        kinds = stack.strip("[]").split(",") if stack.strip("[]") else []
        if state.occupied >> space & 1:
            raise ValueError(f"space {name} stands there twice")
        if len(kinds) > 3:
            raise ValueError(f"{name} has a stack of {len(kinds)} dice, and three is the most: {stack[:40]}")
        for kind in kinds:
            on.put_top(state, space, supply.die(kind))
    state.pool = supply.dice(parts.get("pool", ""))
    count = on.owners(state)
    state.cz = padded(supply.zones(parts, "zones", count))
    state.sw = padded(supply.zones(parts, "spirits", count))
    state.face = supply.faces


def read_tokens(state: BaronVoodoo, parts: Parts) -> None:
    count = on.owners(state)
    offerings, scores = [0] * count, [0] * count
    if "offerings" in parts:
        for word in parts["offerings"].split():
            if word.startswith("-"):
                raise ValueError(f"nobody has {word[:20]} offerings: it is 0 or more")
        offerings = numbers(parts["offerings"], count, 0, OFFERINGS)
    if "scores" in parts:
        scores = numbers(parts["scores"], count, 0, 999)
    if sum(offerings) > OFFERINGS:
        raise ValueError(f"{sum(offerings)} offerings are out, and there are {OFFERINGS} in all")
    state.offerings, state.score = padded(offerings), padded(scores)
    state.reserve = OFFERINGS - sum(offerings)
    state.target = TEAM_TARGET if state.team else state.target
    state.guard = bits.pack(seat_of(letter, SEATS[: state.seats]) for letter in parts.get("guarded", "").split())
    read_baron(state, parts)


def read_baron(state: BaronVoodoo, parts: Parts) -> None:
    """Read who holds Baron Samedi; by default the seat that alone has the most white dice."""
    whites = [bits.size(world & bits.pack(DICE_OF[4])) for world in state.sw[: state.seats]]
    leaders = [seat for seat, count in enumerate(whites) if count == max(whites) > 0]
    over = parts.get("step") == "over"  # the count at the end moved the last dice and not Baron Samedi
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
    """Read whose turn it is, and its step."""
    letter, *used = parts.get("turn", "A").split() or [""]
    seat = state.mover = seat_of(letter, SEATS[: state.seats])
    strange = [word for word in used if word not in ("extra", "powered", "bought")]
    if strange:
        raise ValueError(f"{strange[0][:20]!r} says nothing of a turn: there is extra, powered, bought")
    state.extra, state.power_used, state.bought = "extra" in used, "powered" in used, "bought" in used
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


class Supply:
    """The dice that a position has not named yet: each die it names gets the next number of its colour."""

    def __init__(self) -> None:
        self.left = [list(dice) for dice in DICE_OF]
        self.faces = [-1] * DICE

    def die(self, kind: str) -> int:
        """Return the next die of that kind, or raise ValueError with a sentence."""
        if len(kind) != 2 or kind[0] not in COLOURS:
            raise ValueError(f"{kind[:20]!r} is no die: it is a colour of {COLOURS} and a face of {FACES}, as Yo")
        if kind[1] not in FACES:
            raise ValueError(f"{kind[:20]!r} has an unknown face: there is {', '.join(FACES)}")
        colour = COLOURS.index(kind[0])
        if not self.left[colour]:
            total, many = DICE - sum(map(len, self.left)) + 1, len(DICE_OF[colour])
            number = f"die {total} of this position and {kind[0]} number {many + 1}"
            raise ValueError(f"{kind} is {number}; there are {many}")
        die = self.left[colour].pop(0)
        self.faces[die] = FACES.index(kind[1])
        return die

    def dice(self, text: str) -> int:
        """Return the dice of a list, as a set."""
        return bits.pack(self.die(kind) for kind in text.split() if kind != "-")

    def zones(self, parts: Parts, word: str, count: int) -> list[int]:
        """Return the dice of each owner."""
        if word not in parts:
            return [0] * count
        texts = parts[word].split("/")
        if len(texts) != count:
            raise ValueError(f"{word} has {len(texts)} parts for {count} owners: {parts[word][:40]!r}")
        return [self.dice(text) for text in texts]
