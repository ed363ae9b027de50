"""What a seat may know of a table of Voodoo Pirates, and the worlds that agree with it."""

from operator import attrgetter
from typing import Any, TypeVar

import msgspec

from samedi.core.names import Seat
from samedi.core.view import View as AnyView
from samedi.games.voodoo_pirates.cards import (
    BONES,
    COUNTS,
    DECK,
    EAST,
    PEEKED,
    PLAN_CARD,
    PLAYING_CARD,
    PUBLIC,
    RANKS,
    SECONDS,
    UNSEEN,
)
from samedi.games.voodoo_pirates.flow import DONE, MOONLIGHT, SHOW, WRECK_PICK
from samedi.games.voodoo_pirates.knowing import HIDDEN, sorted_book
from samedi.games.voodoo_pirates.rules import VoodooPirates
from samedi.games.voodoo_pirates.scoring import Sheet, sheets
from samedi.games.voodoo_pirates.suppose import Seas
from samedi.kit import bits
from samedi.kit.deal import Deal

SAME = (  # fields that everybody sees, as they are on the table
    "mover", "humans", "east", "shuffled", "stage", "ask", "round", "turn", "job", "left", "caller", "ritual", "step",
    "matched", "taker", "drawn", "sailor", "start", "passing", "part", "excess", "shooter", "target", "acted", "winded",
    "aim", "wind", "sun", "moon", "jaxes", "held_ritual", "jailed", "paid", "grigri", "compass", "bagged", "filled",
    "treasure", "deck_left", "peeks", "in_use", "gone",
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
    colours: tuple[int, ...]

    # where the game stands, as `flow` names it
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
    used: tuple[int, ...]  # for each seat the names of objects used in this round, as a set
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
    in_use: int
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
    book = tuple(sorted_book(state.book, PUBLIC))
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


# ---- worlds ----


def worlds(view: View) -> Seas:
    """Every way that hidden objects, playing cards and action cards can lie."""
    template = known_table(view)
    deals = [*object_deals(view), *playing_deals(view), *plan_deals(view)]
    return Seas(template, -1 if view.seat is None else view.seat, [Deal(template, *each) for each in deals])


def known_table(view: View) -> VoodooPirates:
    """What the viewer knows, and nothing else."""
    table = VoodooPirates(view.seats, view.seats - view.humans, view.east, bool(view.shuffled), view.colours)
    for name in SAME:
        setattr(table, name, getattr(view, name))
    for name in BY_SEAT:
        setattr(table, name, [*getattr(view, name), *getattr(table, name)[view.seats :]])
    table.way_count = len(view.way)
    table.piled = len(view.pile)
    table.second = view.second
    put(table, "way", view.way)
    put(table, "figure", view.figure)
    put(table, "plan", view.plans)
    put(table, "sea", view.sea)
    put(table, "souls", tuple(soul for souls in view.souls for soul in souls))
    put(table, "card", view.cards)
    put(table, "bag", view.bag)
    put(table, "grid", (-1, *view.grid))
    put(table, "pile", view.pile)
    ring = [-1] * 13
    for seat, space in enumerate(view.at):
        if space:
            ring[space] = seat
    table.on = ring
    table.deck = [0] * 16
    if view.stage == DONE:
        lay_open(table, view)
    book = [0] * 168
    book[24 * PUBLIC :] = view.public
    if view.seat is not None:
        book[24 * view.seat : 24 * view.seat + 24] = view.book
    table.book = book
    return table


def lay_open(table: VoodooPirates, view: View) -> None:
    """In the end all objects lie open; the deck is the rest."""
    held, left = [0] * 96, list(COUNTS)
    for seat, names in enumerate(view.hands):
        for name in names:
            held[16 * seat + name] += 1
            left[name] -= 1
    for name in view.pile:
        left[name] -= 1
    table.held = held
    table.deck = [count - (view.gone >> name & 1) for name, count in enumerate(left)]


def put(table: VoodooPirates, name: str, values: tuple[int, ...]) -> None:
    """The first values of a field."""
    setattr(table, name, [*values, *getattr(table, name)[len(values) :]])


def object_deals(view: View) -> list[Any]:
    """Objects lie on ships, in the deck, or before whoever looks through a Shipwreck."""
    if view.stage == DONE:
        return []
    hidden = [card for card in range(24) if view.book[card] & HIDDEN]
    rooms = [0] * 11
    rooms[: view.seats] = view.objects
    rooms[DECK], rooms[PEEKED] = view.deck_left, view.peeks
    return [(hidden, rooms, [view.book[card] for card in hidden])]


def playing_deals(view: View) -> list[Any]:
    """Playing cards that the viewer does not know lie with the others, or are out of the game."""
    unknown = [seat for seat in range(view.seats) if view.cards[seat] < 0]
    if not any(view.looked) or not unknown:
        return []
    unseen = [rank for rank in range(len(RANKS)) if rank not in view.cards]
    rooms = [int(seat in unknown) for seat in range(view.seats)]
    rooms += [0] * (6 - view.seats) + [len(unseen) - len(unknown)]
    anywhere = bits.pack([*unknown, 6])
    return [([PLAYING_CARD + rank for rank in unseen], rooms, [anywhere] * len(unseen))]


def plan_deals(view: View) -> list[Any]:
    """An action card that lies face down can be any that was legal."""
    found = []
    bones = view.figure[EAST] if view.east == BONES and view.seconded else -1
    for seat in range(view.humans):
        if view.planned[seat] and view.plans[seat] < 0:
            legal = [PLAN_CARD + card for card in range(5) if card != view.last[seat]]
            rooms = [0] * (UNSEEN + 1)
            rooms[seat] = 1
            rooms[SECONDS + seat] = int(seat == bones)
            rooms[UNSEEN] = len(legal) - 1 - rooms[SECONDS + seat]
            anywhere = bits.pack(place for place, room in enumerate(rooms) if room)
            found.append((legal, rooms, [anywhere] * len(legal)))
    return found
