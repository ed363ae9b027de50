"""What a seat may know of a table of Little Devils, and the worlds that agree with it."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from samedi.core.types import Seat
from samedi.core.view import View as AnyView
from samedi.games.little_devils.components import DEVILS, HAND
from samedi.games.little_devils.rules import LittleDevils
from samedi.kit import bits
from samedi.kit.deal import Deal


class View(AnyView, frozen=True):
    """A table as one viewer knows it, with all that can be remembered (seat None: a spectator)."""

    tally: bool
    phase: int
    round: int
    dealer: Seat
    leader: Seat
    mover: int  # the seat that must play, or CHANCE, OVER
    totals: tuple[int, ...]
    devils: tuple[int, ...]  # taken in this round
    hand: tuple[int, ...]  # the viewer's own
    held: tuple[int, ...]  # how many cards each seat holds
    played: tuple[int, ...]  # the cards of this round, in the order of play
    lying: int  # how many of them are in the present trick
    barred: tuple[tuple[int, ...], ...]  # for each seat, cards not yet played that it cannot hold

    @property
    def trick(self) -> tuple[int, ...]:
        """The cards of the present trick."""
        return self.played[len(self.played) - self.lying :]


def view(state: LittleDevils, seat: Seat | None) -> View:
    public = public_view(state)
    return public if seat is None else own_view(public, state, seat)


def own_view(public: View, state: LittleDevils, seat: Seat) -> View:
    """Add a seat's own hand to the public view."""
    return msgspec.structs.replace(public, seat=seat, hand=bits.listed(state.hands[seat]))


def public_view(state: LittleDevils) -> View:
    hands = state.hands
    played = tuple(state.played[: state.count])
    return View(
        seat=None,
        seats=state.seats,
        tally=state.tally,
        phase=state.phase,
        round=state.round,
        dealer=state.dealer,
        leader=state.leader,
        mover=state.mover,
        totals=state.scores(),
        devils=tuple(state.devils[: state.seats]),
        hand=(),
        held=tuple([hand.bit_count() for hand in hands[: state.seats]]),
        played=played,
        lying=state.lying,
        barred=barred(state.seats, state.dealer, state.leader, played, state.lying),
    )


def tricks(state: LittleDevils) -> Iterator[tuple[Seat, tuple[int, ...]]]:
    """Yield the tricks of this round with their leaders, the present one (perhaps empty) last."""
    return tricks_of(state.seats, state.dealer, state.leader, tuple(state.played[: state.count]), state.lying)


def tricks_of(
    seats: int, dealer: Seat, last: Seat, played: tuple[int, ...], lying: int
) -> Iterator[tuple[Seat, tuple[int, ...]]]:
    leader = (dealer + 1) % seats
    for start in range(0, len(played) - lying, seats):
        cards = played[start : start + seats]
        yield leader, cards
        leader = (leader + taken_by(cards)) % seats
    yield last, played[len(played) - lying :]


def taken_by(cards: tuple[int, ...]) -> int:
    """Return the position of the card that takes a full trick; the leader's is 0 (rules 4.1 to 4.3)."""
    first, second = cards[:2]
    if second > first:
        taker = min(cards) if min(cards) < first else max(cards)
    else:
        taker = max(cards) if max(cards) > first else min(cards)
    return cards.index(taker)


@lru_cache(64)
def barred(seats: int, dealer: Seat, last: Seat, played: tuple[int, ...], lying: int) -> tuple[tuple[int, ...], ...]:
    """Return the cards that each seat has shown not to hold.

    A seat that plays a misfit holds no card on the called side of the first card (rule 3.4). A seat that leads a
    five-devil card holds only such cards (rule 3.1). Hands only shrink, so this stays true.
    """
    unplayed = set(range(1, HAND * seats + 1)).difference(played)
    out: list[set[int]] = [set() for _ in range(seats)]
    for leader, cards in tricks_of(seats, dealer, last, played, lying):
        if cards and DEVILS[cards[0]] == 5:
            out[leader] |= {card for card in unplayed if DEVILS[card] != 5}
        for position, card in enumerate(cards[2:], 2):
            first, up = cards[0], cards[1] > cards[0]
            if (card > first) != up:
                out[(leader + position) % seats] |= {other for other in unplayed if (other > first) == up}
    return tuple(tuple(sorted(cards)) for cards in out)


def unseen_cards(view: View) -> list[int]:
    """Return the cards that were not played and are not in the viewer's hand."""
    return sorted(set(range(1, HAND * view.seats + 1)).difference(view.played, view.hand))


def worlds(view: View) -> Deal:
    """Return all deals that agree with the view: the others hold any unseen cards that are not barred."""
    template = LittleDevils(view.seats, view.dealer, view.tally)
    template.phase, template.round = view.phase, view.round
    template.leader, template.mover = view.leader, view.mover
    template.totals = [*view.totals, *[0] * (6 - view.seats)]
    template.devils = [*view.devils, *[0] * (6 - view.seats)]
    template.played = [*view.played, *[0] * (54 - len(view.played))]
    template.count, template.lying = len(view.played), view.lying
    hands = [0] * 6
    if view.seat is not None:
        hands[view.seat] = bits.pack(view.hand)
    template.hands = hands
    rooms = [0 if seat == view.seat else held for seat, held in enumerate(view.held)]
    unseen = unseen_cards(view) if any(rooms) else []
    everywhere = bits.pack(seat for seat in range(view.seats) if seat != view.seat)
    may = dict.fromkeys(unseen, everywhere)
    for seat, cards in enumerate(view.barred):
        for card in cards:
            if card in may:
                may[card] &= ~(1 << seat)
    return Deal(template, unseen, rooms, [may[card] for card in unseen])
