"""Why an action of Voodoo Pirates is refused. The choices that a player might try are in `plausible`."""

from collections.abc import Callable
from typing import TypeAlias

from samedi.core.errors import Reason
from samedi.core.types import Action, Seat
from samedi.games.voodoo_pirates import components, phases
from samedi.games.voodoo_pirates.codes import ACTIONS, BARREL_NAMES
from samedi.games.voodoo_pirates.components import ACTION_CARDS, BECALMED, BONES, EAST, HAUNTED, OBJECTS, SOULS, WAYS
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.view import stuck

Why: TypeAlias = Reason | None

RULES = {  # of each question
    phases.PLAN: "4.1", phases.BARREL: "4.2", phases.STARS_TO: "4.5", phases.SEA_MAGIC: "4.6", phases.SECOND: "4.8",
    phases.SHOW: "5.2", phases.MENU: "6.2", phases.FACING: "6.3", phases.JAX_CELL: "7.2", phases.TAKE_ITEM: "7.4",
    phases.PLACE: "8.3", phases.SAIL: "8.5", phases.BOARD: "10.2", phases.SWAP: "10.3", phases.LANDING: "11.2",
    phases.EXCESS: "11.3", phases.MASK_PICK: "12.4", phases.WRECK_PICK: "12.6", phases.FIRE: "13.1",
    phases.GHOST_ANSWER: "13.4", phases.TIX_MOVE: "7.5", phases.OCTOPUS_ANSWER: "12.11",
}  # fmt: skip
OBJECT_RULES = {
    "cursed": "12.3", "mask": "12.4", "octopus": "12.5", "wreck": "12.6", "maelstrom": "12.7", "whisper": "12.8",
    "magic": "12.9", "ghost": "13.4",
}  # fmt: skip


def why_not(state: VoodooPirates, seat: Seat, action: Action) -> Why:
    if action in state.legal(seat):
        return None
    verb, *rest = ACTIONS[action].split()
    if seat >= state.humans:
        return Reason("cursed", "14.1", {"seat": seat})
    if state.ask == phases.PLAN and not state.waiting(seat):
        return Reason("chosen", "4.1", {"seat": seat})
    if state.ask != phases.PLAN and state.mover != seat:
        return Reason("turn", RULES.get(state.ask, "6.1"), {"seat": seat})
    explain = ASKED.get(state.ask, {}).get(verb)
    reason = explain(state, seat, rest) if explain else None
    return reason or Reason("other-question", RULES[state.ask], {"code": ACTIONS[action]})


def souls(state: VoodooPirates, seat: Seat, letter: str) -> int:
    return state.souls[5 * seat + SOULS.index(letter)]


def lacks_soul(state: VoodooPirates, seat: Seat, letter: str, rule: str) -> Why:
    return None if souls(state, seat, letter) else Reason("no-soul", rule, {"soul": letter})


def lacks_object(state: VoodooPirates, seat: Seat, name: str) -> Why:
    """Refuse an object that the player does not hold, or cannot use again in this round."""
    number = OBJECTS.index(name)
    if not state.held[16 * seat + number]:
        return Reason("no-object", OBJECT_RULES[name], {"object": name})
    last = number + components.TWICE if components.COUNTS[number] > 1 and not state.plain else number
    return Reason("used", "12.1", {"object": name}) if state.used[seat] >> last & 1 else None


def full(state: VoodooPirates, seat: Seat) -> Why:
    return Reason("full", "1.8", {"room": components.ROOM}) if state.load[seat] == components.ROOM else None


def plan(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    return Reason("card-last", "4.1", {"card": rest[0]})


def barrel(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    name, paid = rest
    number = {"stars": 0, "moon": EAST, "bones": EAST, "sea": 2, "wind": components.WIND}[name]
    if number == EAST and (name == BARREL_NAMES[1 + BONES]) != (state.east == BONES):
        return Reason("barrel-not-here", "4.3", {"barrel": name})
    if state.wind == number:
        return Reason("barrel-turned", "4.3", {"barrel": name})
    if state.figure[number] >= 0:
        return Reason("barrel-taken", "4.3", {"barrel": name, "other": state.figure[number]})
    if name == "stars" and stuck(state, seat):
        return Reason("stars-stuck", "4.3")
    return lacks_object(state, seat, "magic") if paid == "magic" else lacks_soul(state, seat, paid, "4.3")


def octopus(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    give, take = rest
    missing = lacks_object(state, seat, "octopus") or lacks_soul(state, seat, give, "12.5")
    return missing or Reason("not-in-bag", "12.5", {"soul": take})


def stars(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    space = int(rest[0])
    if state.on[space] >= 0:
        return Reason("space-taken", "4.5", {"space": space})
    star = components.STAR[state.sea[space]]
    return Reason("wrong-star", "4.5", {"space": space, "soul": SOULS[state.paid], "star": SOULS[star]})


def sea_magic(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    space = int(rest[0])
    return Reason("under-ship", "4.6", {"space": space if state.on[space] >= 0 else components.OPPOSITE[space]})


def second(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    if ACTION_CARDS.index(rest[0]) == state.last[seat]:
        return Reason("card-last", "4.8", {"card": rest[0]})
    return Reason("card-chosen", "4.8", {"card": rest[0]})


def show(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    return Reason("card-neither", "5.2", {"card": rest[0]})


def conjured(card: int) -> Callable[[VoodooPirates, Seat, list[str]], Why]:
    """Return a function that says why this action card cannot be conjured now."""

    def explain(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
        if state.plan[seat] != card:
            return Reason("not-played", "6.2", {"card": ACTION_CARDS[card], "played": ACTION_CARDS[state.plan[seat]]})
        if state.acted:
            return Reason("acted", "6.2")
        if card == components.JAX:
            return full(state, seat) or Reason("nothing-left", "7.2")
        if card == components.TOK:
            return lacks_soul(state, seat, rest[0], "7.3")
        if card == components.TAKE:
            return Reason("nothing-left", "7.4")
        if card == components.HOODOO:
            return Reason("ritual-held", "8.1")
        return tix(state, seat, rest)

    return explain


def tix(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    victim, way, soul = int(rest[0]), rest[1], rest[2]
    if victim == seat or victim >= state.seats:
        return Reason("tix-whom", "7.5")
    if victim == state.grigri:
        return Reason("tix-grigri", "7.5", {"other": victim})
    if stuck(state, seat):
        return Reason("stuck", "9.6")
    if stuck(state, victim):
        return Reason("tix-stuck", "9.6", {"other": victim})
    return lacks_soul(state, seat, soul, "7.5") or Reason("tix-cannot", "7.5", {"other": victim, "way": way})


def take(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    return conjured(components.TAKE)(state, seat, rest) if not rest else None


def wind(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    return Reason("wind-used", "4.9") if state.figure[components.WIND] == seat else Reason("not-on-wind", "4.9")


def use(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    missing = lacks_object(state, seat, rest[0])
    if missing or rest[0] == "maelstrom":
        return missing or Reason("no-storm", "12.7")
    return Reason("mask-nothing", "12.4") if rest[0] == "mask" else Reason("nothing-to-draw", "11.4")


def whisper(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    missing = lacks_object(state, seat, "whisper")
    if missing or rest[0] != "leap":
        return missing or no_move(state, seat)
    return no_leap(state, seat, rest[1:]) or no_move(state, seat)


def no_move(state: VoodooPirates, seat: Seat) -> Reason:
    return Reason("stuck", "9.6") if stuck(state, seat) else Reason("no-move", "9.7")


def no_leap(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    if state.compass != seat:
        return Reason("no-compass", "12.10")
    here = state.at[seat]
    return Reason("no-leap", "12.10") if not here or here % 3 or here == int(rest[0]) else None


def bury(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    if components.SPECIAL[state.sea[state.at[seat]]] == components.SAND:
        return lacks_object(state, seat, "cursed")
    return lacks_object(state, seat, "cursed") or Reason("no-sand", "12.3")


def cell(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    if state.grid[int(rest[0])] < 0:
        return Reason("cell-empty", "7.2", {"cell": int(rest[0])})
    return full(state, seat)


def item(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    if not rest:
        return None
    if rest[0] == "soul":
        return full(state, seat) or Reason("bag-empty", "7.4")
    if rest[0] == "coin":
        return Reason("no-coins", "7.4")
    return Reason("nothing-to-draw", "11.4") if rest[0] == "deck" else Reason("pile-empty", "7.4")


def place(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    number = int(rest[1])
    return lacks_soul(state, seat, rest[0], "8.3") or Reason("cell-taken", "8.3", {"cell": number})


def sail(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    if state.ask == phases.TIX_MOVE and way_of(rest) != WAYS[state.tix_way]:
        return Reason("tix-way", "7.5", {"way": WAYS[state.tix_way]})
    if "leap" in rest:
        return second_leap(state, seat, *rest)
    if state.ask == phases.TIX_MOVE and rest[-1] == "2":
        return Reason("tix-one", "7.5")
    if rest[-1] == "2" and not state.matched:
        return Reason("no-match", "8.4")
    return Reason("no-move", "9.7")


def way_of(rest: list[str]) -> str:
    """Return the direction of a sail or leap."""
    return next(word for word in rest if word in WAYS)


def second_leap(state: VoodooPirates, seat: Seat, way: str, _: str, space: str) -> Why:
    """One step onto a cardinal space, and then a leap: "sail CW leap 6"."""
    if state.plain:
        return Reason("leap-plain", "16.1")
    if state.compass != seat:
        return Reason("no-compass", "12.10")
    if state.ask == phases.TIX_MOVE:
        return Reason("tix-one", "7.5")
    if not state.matched:
        return Reason("no-match", "8.4")
    step = components.NEXT[13 * WAYS.index(way) + state.at[seat]]
    if step % 3 or step == int(space):
        return Reason("no-leap", "12.10")
    if state.wind in (components.STORM, BECALMED) and HAUNTED[state.sea[step]] and not stuck(state, seat):
        return Reason("leap-ends", "12.10", {"space": step})
    return no_move(state, seat)


def leap(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    return no_leap(state, seat, rest) or sail(state, seat, rest)


def board(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    other = state.way[state.passing]
    if rest[0] == "soul" and souls(state, other, rest[1]):
        return full(state, seat)
    return Reason("board-nothing", "10.2", {"item": rest[0], "other": other})


def landing(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    return Reason("pile-empty", "11.2")


def drop(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    if state.held[16 * seat + OBJECTS.index(rest[0])]:
        return Reason("keep-skull", "11.3")
    return Reason("no-object", "11.3", {"object": rest[0]})


def mask(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    if rest[0] == "mask" and components.MASK in state.pile[: state.piled]:
        return Reason("mask-mask", "16.1")
    return Reason("not-in-pile", "12.4", {"object": rest[0]})


def keep(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    return Reason("not-shown", "12.6", {"object": rest[0]})


def fire(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    return Reason("no-target", "13.1", {"space": int(rest[0])})


def ghost(state: VoodooPirates, seat: Seat, rest: list[str]) -> Why:
    if not state.held[16 * seat + OBJECTS.index("ghost")]:
        return Reason("no-object", "13.4", {"object": "ghost"})
    if rest[0] == "none":
        return Reason("must-take", "13.4")
    return full(state, seat) or Reason("no-soul-there", "13.4", {"soul": rest[0], "other": state.shooter})


ASKED: dict[int, dict[str, Callable[[VoodooPirates, Seat, list[str]], Why]]] = {
    phases.PLAN: {"plan": plan},
    phases.BARREL: {"barrel": barrel, "octopus": octopus},
    phases.STARS_TO: {"to": stars},
    phases.SEA_MAGIC: {"flip": sea_magic, "switch": sea_magic},
    phases.SECOND: {"second": second},
    phases.SHOW: {"show": show},
    phases.MENU: {
        "jax": conjured(components.JAX), "tok": conjured(components.TOK), "take": take,
        "tix": conjured(components.TIX), "hoodoo": conjured(components.HOODOO), "wind": wind, "use": use,
        "octopus": octopus, "whisper": whisper, "bury": bury,
    },
    phases.JAX_CELL: {"cell": cell},
    phases.TAKE_ITEM: {"cell": cell, "take": item},
    phases.PLACE: {"octopus": octopus, "place": place},
    phases.SAIL: {"sail": sail, "leap": leap},
    phases.BOARD: {"board": board},
    phases.LANDING: {"draw": landing},
    phases.EXCESS: {"drop": drop},
    phases.MASK_PICK: {"mask": mask},
    phases.WRECK_PICK: {"keep": keep},
    phases.FIRE: {"fire": fire},
    phases.GHOST_ANSWER: {"ghost": ghost},
    phases.TIX_MOVE: {"sail": sail, "leap": leap},
    phases.OCTOPUS_ANSWER: {"octopus": octopus},
}  # fmt: skip
