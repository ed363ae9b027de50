"""Why a choice of Voodoo Pirates may be a good idea. Each reason is a fact about the table.

A search chooses, so each legal choice can need a reason. The reasons do not foresee what other players
will do. `because_items` judges what is taken, kept and fired at.
"""

from collections.abc import Callable
from itertools import takewhile

from samedi.core.errors import Because
from samedi.core.events import EventRecorder
from samedi.core.types import Action, Seat
from samedi.games.voodoo_pirates import components, phases
from samedi.games.voodoo_pirates.codes import ACTIONS
from samedi.games.voodoo_pirates.components import BECALMED, CARDINAL, HAUNTED, ROOM, SOULS, SPECIAL, TAKE, VALUE, WAYS
from samedi.games.voodoo_pirates.hints import because_items as items
from samedi.games.voodoo_pirates.hints.foresight import choices, supposed, takes_all
from samedi.games.voodoo_pirates.view import View, courses, jax_souls, stuck, tok_souls
from samedi.games.voodoo_pirates.view.courses import Course


def because(view: View, action: Action) -> Because | None:
    """Return a reason for a choice, or None."""
    say = SAID.get(view.ask)
    return say(view, view.seat, ACTIONS[action].split()) if say and view.seat is not None else None


def plan(view: View, seat: Seat, words: list[str]) -> Because | None:
    return PLANS[words[1]](view, seat)


def plan_jax(view: View, seat: Seat) -> Because | None:
    room = ROOM - view.load[seat]
    low = SPECIAL[view.sea[view.at[seat]]] == components.LOW_TIDE
    return Because("plan-jax", data={"souls": room}) if room and view.bagged and not low else None


def plan_tok(view: View, seat: Seat) -> Because | None:
    most = max((tok_souls(view, seat, colour) for colour in range(5) if view.souls[seat][colour]), default=0)
    return Because("plan-tok", data={"souls": most}) if most else None


def plan_take(view: View, seat: Seat) -> Because | None:
    """A pirate that takes alone has its choice (rule 5.3); one that took last round cannot take now (rule 4.1)."""
    others = [other for other in range(view.seats) if other != seat]
    if not two_things(view, seat) or any(view.plans[other] == TAKE for other in others):
        return None
    cannot = [view.plans[other] >= 0 or (other < view.humans and view.last[other] == TAKE) for other in others]
    return Because("plan-take-alone" if all(cannot) else "plan-take")


def two_things(view: View, seat: Seat) -> bool:
    souls = min(ROOM - view.load[seat], view.bagged + view.filled)
    return view.treasure + view.deck_left + len(view.pile) + souls > 1


def plan_tix(view: View, seat: Seat) -> Because | None:
    if not view.load[seat] or leaps_in_tix(view, seat):
        return None
    here, best = view.at[seat], 0
    for other in range(view.seats):
        for way in WAYS if other not in (seat, view.grigri) else ():
            course = courses.tix(view, seat, other, way)
            if course.end != here and course.pushed not in (-1, view.at[other]):
                best = max(best, VALUE[course.end])
    return Because("plan-tix", data={"points": best}) if best > VALUE[here] else None


def plan_hoodoo(view: View, seat: Seat) -> Because | None:
    return Because("plan-hoodoo", data={"souls": view.load[seat]}) if view.load[seat] else None


def leaps_in_tix(view: View, seat: Seat) -> bool:
    """Could the own ship of a Tix leap, so that where it goes is asked later (rule 12.10)?"""
    return not view.plain and view.compass == seat and view.at[seat] in CARDINAL


PLANS = {"jax": plan_jax, "tok": plan_tok, "take": plan_take, "tix": plan_tix, "hoodoo": plan_hoodoo}


def barrel(view: View, seat: Seat, words: list[str]) -> Because | None:
    if words[0] == "pass":
        return keep_souls(view, seat)
    if words[0] == "octopus":
        return octopus(view, seat, words)
    if words[1] == "stars":
        ends = [courses.star(view, seat, space).end for space in starlit(view, words[2])]
        best = max((VALUE[end] for end in ends), default=0)
        return Because("barrel-stars", data={"points": best}) if best > VALUE[view.at[seat]] else None
    if words[1] == "bones":
        return Because("barrel-bones")
    if words[1] == "sea":
        return Because("barrel-sea")
    if view.plans[seat] == TAKE:  # a pirate in jail has no turn
        return None
    return Because("barrel-moon" if words[1] == "moon" else "barrel-wind")


def starlit(view: View, paid: str) -> list[int]:
    """The empty spaces to which the stars lead for this payment (rule 4.5)."""
    empty = [space for space in components.OUTER if space not in view.at]
    return [space for space in empty if paid == "magic" or components.STAR[view.sea[space]] == SOULS.index(paid)]


def keep_souls(view: View, seat: Seat) -> Because | None:
    return Because("keep-souls", data={"souls": view.load[seat]}) if view.load[seat] else None


def octopus(view: View, seat: Seat, words: list[str]) -> Because | None:
    give, take = SOULS.index(words[1]), SOULS.index(words[2])
    if components.RED_SKULL + take in view.hand and components.RED_SKULL + give not in view.hand:
        return items.skull_soul(view, take)
    if view.ask == phases.PLACE and matching(view, take) and not any_match(view, seat):
        return Because("octopus-match")
    return None


def octopus_answer(view: View, seat: Seat, words: list[str]) -> Because | None:
    """Another calls this colour, and has room for all of it: one goes into the bag before it is taken (rule 12.11)."""
    if words[0] != "octopus":
        return None
    give, take = SOULS.index(words[1]), SOULS.index(words[2])
    if give == view.called != take and takes_all(view, seat):
        return Because("octopus-save")
    return octopus(view, seat, words)


def stars(view: View, seat: Seat, words: list[str]) -> Because | None:
    if words[0] == "to":
        return reason_of_course(view, seat, courses.star(view, seat, int(words[1])))
    ends = [courses.star(view, seat, int(each[1])).end for each in choices(view) if each[0] == "to"]
    return no_better(view, seat, ends)


def reason_of_course(view: View, seat: Seat, course: Course) -> Because | None:
    """Return a reason for a move of the own ship."""
    here, there = view.at[seat], view.sea[course.end]
    if VALUE[course.end] > VALUE[here]:
        return Because("place", data={"points": VALUE[course.end]})
    if course.end != here and SPECIAL[there] == components.MAP and view.treasure:
        return Because("map")
    if course.end != here and components.SKULL[there] and (view.deck_left or view.pile):
        return Because("skull")
    return Because("board") if course.passed else None


def no_better(view: View, seat: Seat, ends: list[int]) -> Because | None:
    return Because("no-better") if all(VALUE[end] <= VALUE[view.at[seat]] for end in ends) else None


def course_of(view: View, seat: Seat, words: list[str]) -> Course:
    """The course of a code: sail CW 1, leap 3 CW 1, sail CW leap 3, whisper CW, whisper leap 3 CW."""
    if words[0] == "sail" and "leap" in words:
        return courses.sail_and_leap(view, seat, words[1], int(words[3]))
    spaces = 1 if words[0] == "whisper" else int(words[-1])
    way = next(word for word in words if word in WAYS)
    return courses.sail(view, seat, way, spaces, int(words[words.index("leap") + 1]) if "leap" in words else 0)


def sail(view: View, seat: Seat, words: list[str]) -> Because | None:
    return reason_of_course(view, seat, course_of(view, seat, words))


def place(view: View, seat: Seat, words: list[str]) -> Because | None:
    if words[0] == "octopus":
        return octopus(view, seat, words)
    if words[0] == "pass":
        ends = ritual_ends(view, seat, matched=any_match(view, seat))
        if not ends:
            return Because("no-sail")
        return no_better(view, seat, ends) or keep_souls(view, seat)
    matched = touches(view, SOULS.index(words[1]), int(words[2]))
    ends = ritual_ends(view, seat, matched=matched)
    best = max((VALUE[end] for end in ends), default=0)
    if best > VALUE[view.at[seat]]:
        return Because("sail-place", data={"points": best})
    return Because("match") if matched and ends else None


def ritual_ends(view: View, seat: Seat, *, matched: bool) -> list[int]:
    """Where a soul in the ritual could take the ship (rules 8.5, 12.10)."""
    here = view.at[seat]
    leaps = [space for space in CARDINAL if space != here] if view.compass == seat and here in CARDINAL else []
    moves = [(way, spaces, leap) for way in WAYS for spaces in range(1, 2 + matched) for leap in (0, *leaps)]
    ends = [courses.sail(view, seat, way, spaces, leap).end for way, spaces, leap in moves]
    if matched and view.compass == seat and not view.plain:
        ends += [courses.sail_and_leap(view, seat, way, leap).end for way, leap in second_leaps(view, seat)]
    return [end for end in ends if end != here]


def second_leaps(view: View, seat: Seat) -> list[tuple[str, int]]:
    """Return each step onto a cardinal space where the move does not end, with each space to leap to."""
    found = []
    for nth, way in enumerate(WAYS):
        step = components.NEXT[13 * nth + view.at[seat]]
        held = HAUNTED[view.sea[step]] and (
            view.wind == components.STORM or (view.wind == BECALMED and step not in view.at)
        )
        if step in CARDINAL and not held:
            found += [(way, space) for space in CARDINAL if space != step]
    return found


def touches(view: View, colour: int, cell: int) -> bool:
    """Would a soul in this cell lie beside one of its colour (rule 8.4)?"""
    return any(view.grid[other - 1] == colour for other in components.NEIGHBOURS[cell])


def matching(view: View, colour: int) -> bool:
    return any(view.grid[cell - 1] < 0 and touches(view, colour, cell) for cell in range(1, len(view.grid) + 1))


def any_match(view: View, seat: Seat) -> bool:
    return any(view.souls[seat][colour] and matching(view, colour) for colour in range(len(SOULS)))


def menu(view: View, seat: Seat, words: list[str]) -> Because | None:
    verb = words[0]
    if verb == "end":
        return end_turn(view, seat)
    say = DONE_IN_TURN.get(verb)
    return say(view, seat, words) if say else None


def end_turn(view: View, seat: Seat) -> Because | None:
    others = [words for words in choices(view) if words != ["end"]]
    if all(menu(view, seat, words) is None and not may_bring(view, seat, words) for words in others):
        return Because("nothing-else")
    return keep_souls(view, seat) if all(words[0] == "tix" for words in others) else None


def jax(view: View, seat: Seat, words: list[str]) -> Because | None:
    return items.souls_gained(jax_souls(view, seat))


def tok(view: View, seat: Seat, words: list[str]) -> Because | None:
    colour = SOULS.index(words[1])
    return None if may_be_answered(view, seat, colour) else items.souls_gained(tok_souls(view, seat, colour))


def may_bring(view: View, seat: Seat, words: list[str]) -> bool:
    """Does a Tok bring a soul unless it is answered, or can the own ship of a Tix find a better space?"""
    if words[0] == "tok":
        return tok_souls(view, seat, SOULS.index(words[1])) > 0
    return words[0] == "tix" and leaps_in_tix(view, seat)


def may_be_answered(view: View, seat: Seat, colour: int) -> bool:
    """Could another pirate with such a soul use the Octopus first (rule 12.11)?"""
    return not view.plain and any(
        view.souls[other][colour]
        and (view.public.count(1 << other) < view.objects[other] or holds_octopus(view, other))
        for other in range(view.humans)
        if other not in (seat, view.grigri) and not view.jailed >> other & 1
    )


def holds_octopus(view: View, seat: Seat) -> bool:
    """Do all know that this pirate has the Octopus?"""
    return view.public[components.FIRST[components.OCTOPUS]] == 1 << seat


def take(view: View, seat: Seat, words: list[str]) -> Because | None:
    return Because("two-things") if two_things(view, seat) else None


def tix(view: View, seat: Seat, words: list[str]) -> Because | None:
    other = int(words[1])
    course = courses.tix(view, seat, other, words[2])
    worse = VALUE[course.pushed] < VALUE[view.at[other]]
    reason = None if leaps_in_tix(view, seat) else reason_of_course(view, seat, course)
    return Because("push") if worse and (reason is None or reason.kind != "place") else reason


def wind(view: View, seat: Seat, words: list[str]) -> Because | None:
    """The wind turns, by its barrel or by a ritual."""
    table, recorder = supposed(view).clone(), EventRecorder()
    table.apply(seat, ACTIONS.index(" ".join(words)), recorder)
    now = takewhile(lambda event: event.kind != "turn", recorder.events)  # later events are choices of others
    paying = {event.seat for event in now if event.kind == "toll"} - {seat}
    if paying:
        return Because("toll", data={"ships": len(paying)})
    if (table.round, table.turn) != (view.round, view.turn):
        return None  # the round or the turn has changed too
    if VALUE[table.at[seat]] > VALUE[view.at[seat]]:  # mermaids have carried it there
        return Because("place", data={"points": VALUE[table.at[seat]]})
    if stuck(view, seat) and not stuck(table, seat):
        return Because("unstuck")
    if words[0] == "hoodoo":  # mermaids may have taken all souls as a toll
        return plan_hoodoo(view, seat) if table.load[seat] == view.load[seat] else None
    fast = sum(stuck(table, other) and not stuck(view, other) for other in range(view.seats) if other != seat)
    return Because("hold-fast", data={"ships": fast}) if fast and not stuck(table, seat) else None


def use(view: View, seat: Seat, words: list[str]) -> Because | None:
    return maelstrom(view, seat) if words[1] == "maelstrom" else Because("mask" if words[1] == "mask" else "wreck")


def maelstrom(view: View, seat: Seat) -> Because | None:
    """All ships on the ring go a space (rule 12.7)."""
    here = view.at[seat]
    end = components.NEXT[here if here in components.NORTH else 13 + here]
    return Because("place", data={"points": VALUE[end]}) if here and VALUE[end] > VALUE[here] else None


def bury(view: View, seat: Seat, words: list[str]) -> Because | None:
    return Because("bury")


DONE_IN_TURN: dict[str, Callable[[View, Seat, list[str]], Because | None]] = {
    "jax": jax, "tok": tok, "take": take, "tix": tix, "hoodoo": wind, "wind": wind, "use": use, "whisper": sail,
    "octopus": octopus, "bury": bury,
}  # fmt: skip


SAID: dict[int, Callable[[View, Seat, list[str]], Because | None]] = {
    phases.PLAN: plan, phases.SECOND: plan, phases.SHOW: plan, phases.BARREL: barrel, phases.STARS_TO: stars,
    phases.MENU: menu, phases.JAX_CELL: items.item, phases.TAKE_ITEM: items.item, phases.PLACE: place,
    phases.SAIL: sail, phases.BOARD: items.item, phases.SWAP: items.swap, phases.LANDING: items.landing,
    phases.EXCESS: items.drop, phases.MASK_PICK: items.chosen, phases.WRECK_PICK: items.chosen,
    phases.FACING: items.facing, phases.FIRE: items.fire, phases.GHOST_ANSWER: items.ghost, phases.TIX_MOVE: sail,
    phases.OCTOPUS_ANSWER: octopus_answer,
}  # fmt: skip
