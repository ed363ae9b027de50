"""What a seat may know of a table of Voodoo Pirates, and the worlds that agree with it."""

from operator import attrgetter
from typing import TypeVar

import msgspec

from samedi.core.types import Seat
from samedi.core.view import View as AnyView
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.components import (
    BECALMED,
    BONES,
    EAST,
    HAUNTED,
    HIGH_TIDE,
    LOW_TIDE,
    ROOM,
    SPECIAL,
    STORM,
)  # fmt: skip
from samedi.games.voodoo_pirates.phases import DONE, MOONLIGHT, SHOW, WRECK_PICK
from samedi.games.voodoo_pirates.rules.scoring import Sheet, sheets
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.view.object_tracking import sorted_book

SAME = (  # fields that everybody sees, as they are on the table
    "mover", "humans", "east", "shuffled", "plain", "prudent", "stage", "ask", "round", "turn", "job", "left",
    "caller", "ritual", "step", "matched", "taker", "drawn", "called", "tix_way", "landings", "sailor", "start",
    "passing", "part", "excess", "shooter", "target", "acted", "winded", "aim", "wind", "sun", "moon", "jaxes",
    "held_ritual", "jailed", "paid", "grigri", "compass", "bagged", "filled", "treasure", "deck_left", "peeks",
    "in_use", "also_in_use", "gone",
)  # fmt: skip
BY_SEAT = (  # and those that have a value for each seat
    "colours", "last", "used", "heap", "bottom", "at", "facing", "load", "coins", "power", "objects", "looked",
)  # fmt: skip
SAME_OF = attrgetter(*SAME)
BY_SEAT_OF = attrgetter(*BY_SEAT)
T = TypeVar("T")


class View(AnyView, frozen=True):
    """A table as one viewer knows it who forgets nothing (seat None: a spectator)."""

    humans: int  # seats from here on are Cursed Pirates
    mover: int  # the seat that must choose, or CHANCE, SEVERAL, OVER
    winners: tuple[Seat, ...]
    sheets: tuple[Sheet, ...]  # the score sheets: what is public, in the end everything

    # options
    east: int
    shuffled: int
    plain: int  # the plain reading of the book,
    prudent: int  # and prudent Cursed Pirates in rituals
    colours: tuple[int, ...]

    # where the game stands, with the names of `phases`
    stage: int
    ask: int
    round: int
    turn: int
    job: int
    left: int
    caller: Seat
    ritual: int
    step: int
    matched: int
    taker: Seat
    drawn: int
    called: int  # the colour that a Tok calls, while others may still answer
    tix_way: int  # the way that the own ship of a Tix has still to go
    landings: int  # a set of the seats whose ships others moved, and which have still to land
    sailor: Seat
    start: int
    way: tuple[Seat, ...]  # ships that the present move passes
    passing: int
    part: int
    excess: Seat
    shooter: Seat
    target: Seat
    acted: int
    winded: int
    aim: int

    # the round
    wind: int
    sun: Seat
    moon: Seat
    jaxes: int
    held_ritual: int
    jailed: int  # a set of seats
    figure: tuple[Seat, ...]  # who is on each barrel
    paid: int
    planned: tuple[bool, ...]  # who has chosen an action card
    plans: tuple[int, ...]  # the action cards that the viewer knows; -1 for others
    seconded: bool  # the pirate on Bones has chosen its second card,
    second: int  # and this is it, for itself
    last: tuple[int, ...]
    used: tuple[int, ...]  # for each seat the names of objects used in this round, as a set; bit 8 + name: used twice
    heap: tuple[int, ...]
    bottom: tuple[int, ...]

    # the sea
    sea: tuple[int, ...]  # what lies face up on each space, from the harbour
    at: tuple[int, ...]
    facing: tuple[int, ...]

    # what the pirates own
    souls: tuple[tuple[int, ...], ...]  # five colours for each ship
    load: tuple[int, ...]
    coins: tuple[int, ...]
    power: tuple[int, ...]
    objects: tuple[int, ...]  # how many each ship holds
    hands: tuple[tuple[int, ...], ...]  # which they are, as far as they lie open to the viewer
    cards: tuple[int, ...]  # the playing cards that the viewer knows; -1 for others
    looked: tuple[int, ...]
    grigri: Seat
    compass: Seat

    # what lies in the middle
    bag: tuple[int, ...]
    bagged: int
    grid: tuple[int, ...]  # a soul in each of the nine cells, or -1
    filled: int
    treasure: int
    deck_left: int
    pile: tuple[int, ...]  # discarded objects, the top one last
    peek: tuple[int, ...]  # what a Shipwreck shows the viewer
    peeks: int
    in_use: int  # the object whose effect is not complete yet, or -1
    also_in_use: int  # a second one, used while that is in use
    gone: int

    # where each of the 24 objects can be, as a set of places, for the viewer and for everybody; by name
    book: tuple[int, ...]
    public: tuple[int, ...]

    @property
    def hand(self) -> tuple[int, ...]:
        """The viewer's own objects."""
        return () if self.seat is None else self.hands[self.seat]


def view(state: VoodooPirates, seat: Seat | None) -> View:
    public = public_view(state)
    return public if seat is None else own_view(public, state, seat)


def own_view(public: View, state: VoodooPirates, seat: Seat) -> View:
    """What a seat knows beside what everybody does: its objects, its cards, what it has looked at and heard."""
    seen = public.looked[seat]
    hands, cards, peek = public.hands, public.cards, public.peek
    if public.stage != DONE:
        hands = put_in(hands, seat, names_of(state.held[16 * seat : 16 * seat + 16]))
        if seen:
            cards = tuple([card if seen >> each & 1 else -1 for each, card in enumerate(state.card[: public.seats])])
    if public.ask == WRECK_PICK and seat == public.mover:
        peek = names_of(state.peek)
    return msgspec.structs.replace(
        public,
        seat=seat,
        plans=put_in(public.plans, seat, state.plan[seat]),
        second=state.second if seat == bones_seat(public) else -1,
        hands=hands,
        cards=cards,
        peek=peek,
        book=tuple(sorted_book(state.book, seat)),
    )


def public_view(state: VoodooPirates) -> View:
    seats, souls, held, plan = state.seats, state.souls, state.held, state.plan
    over = state.stage == DONE
    shown = dict(zip(SAME, SAME_OF(state), strict=True))
    shown |= {name: tuple(values[:seats]) for name, values in zip(BY_SEAT, BY_SEAT_OF(state), strict=True)}
    book = tuple(sorted_book(state.book, components.PUBLIC))
    return View(
        seat=None,
        seats=seats,
        winners=state.winners(),
        sheets=sheets(state),
        way=tuple(state.way[: state.way_count]),
        figure=tuple(state.figure),
        planned=tuple([card >= 0 for card in plan[:seats]]),
        plans=tuple([plan[each] if lies_open(state, each) else -1 for each in range(seats)]),
        seconded=state.second >= 0,
        second=-1,
        sea=tuple(state.sea),
        souls=tuple([tuple(souls[5 * each : 5 * each + 5]) for each in range(seats)]),
        hands=tuple([names_of(held[16 * each : 16 * each + 16]) if over else () for each in range(seats)]),
        cards=tuple(state.card[:seats]) if over else (-1,) * seats,
        bag=tuple(state.bag),
        grid=tuple(state.grid[1:]),
        pile=tuple(state.pile[: state.piled]),
        peek=(),
        book=book,
        public=book,
        **shown,
    )


def turn_of(view: View, turn: int) -> Seat:
    """Whose turn is the first, second, … of the round (rule 6.1)."""
    first = view.figure[EAST] if view.east != BONES else -1
    order = [(view.sun + steps) % view.seats for steps in range(view.seats)]
    return order[turn] if first < 0 else [first, *(seat for seat in order if seat != first)][turn]


def jax_number(view: View) -> int:
    """Which Jax of the round the next one is, if it is conjured in this turn (rule 7.2; in the plain reading 16.1)."""
    if view.plain:
        return view.jaxes + 1
    return 1 + sum(view.plans[turn_of(view, turn)] == components.JAX for turn in range(view.turn))


def jax_souls(view: View, seat: Seat) -> int:
    """Return how many souls a Jax brings to this ship in this turn (rule 7.2)."""
    tide = SPECIAL[view.sea[view.at[seat]]]
    number = jax_number(view) + (tide == HIGH_TIDE) - (tide == LOW_TIDE)
    return min(number, ROOM - view.load[seat], view.bagged + view.filled)


def tok_souls(view: View, seat: Seat, colour: int) -> int:
    """Return how many souls a call of this colour brings to this ship (rule 7.3)."""
    others = [view.souls[other][colour] for other in range(view.seats) if other not in (seat, view.grigri)]
    return min(ROOM - view.load[seat], sum(others) + view.grid.count(colour))


def stuck(table: VoodooPirates | View, seat: Seat) -> bool:
    """Return whether the ship of this seat cannot move (rule 9.6)."""
    return table.wind in (STORM, BECALMED) and bool(HAUNTED[table.sea[table.at[seat]]])


def put_in(values: tuple[T, ...], seat: Seat, own: T) -> tuple[T, ...]:
    """These values, but for that of one seat."""
    return values if values[seat] == own else (*values[:seat], own, *values[seat + 1 :])


def names_of(counts: list[int]) -> tuple[int, ...]:
    return tuple([name for name, count in enumerate(counts) if count for _ in range(count)])


def bones_seat(table: VoodooPirates | View) -> Seat:
    """Who is on Bones, or -1."""
    return table.figure[EAST] if table.east == BONES else -1


def lies_open(state: VoodooPirates, seat: Seat) -> bool:
    """Does everybody see the action card of that seat?"""
    if seat >= state.humans or state.stage >= MOONLIGHT:
        return True
    return state.ask == SHOW and seat != bones_seat(state)
