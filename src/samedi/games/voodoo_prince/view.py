"""What a seat may know of a table of Voodoo Prince, and the worlds that agree with it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

import msgspec

from samedi.core.types import Seat
from samedi.core.view import View as AnyView
from samedi.games.voodoo_prince.components import SPLITTERS, deck_for
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.kit import bits
from samedi.kit.deal import Deal

Play: TypeAlias = tuple[Seat, int]  # the seat and the card


class View(AnyView, frozen=True):
    """A table as one viewer knows it, with all that can be remembered (seat None: a spectator)."""

    phase: int
    round: int
    starter: Seat
    trump: int  # a colour; -1 before it is known
    leader: Seat
    mover: int  # the seat that must choose, or CHANCE, OVER
    totals: tuple[int, ...]
    tricks: tuple[int, ...]  # piles in front of each seat
    points: tuple[int, ...]  # of this round; -1 while a seat is in
    out: tuple[Seat, ...]  # seats that went out, in that order
    hand: tuple[int, ...]  # the viewer's own
    held: tuple[int, ...]  # how many cards each seat holds; those of a seat that is out lie aside
    played: tuple[int, ...]  # the cards of this round, in the order of play
    by: tuple[Seat, ...]  # the seat that played each of them
    lying: int  # how many of them are in the present trick
    voids: tuple[tuple[int, ...], ...]  # for each seat, the colours that it has shown not to hold

    @property
    def trick(self) -> tuple[Play, ...]:
        """The present trick, perhaps empty."""
        start = len(self.played) - self.lying
        return tuple(zip(self.by[start:], self.played[start:], strict=True))


def view(state: VoodooPrince, seat: Seat | None) -> View:
    public = public_view(state)
    return public if seat is None else own_view(public, state, seat)


def own_view(public: View, state: VoodooPrince, seat: Seat) -> View:
    """Add a seat's own hand to the public view."""
    return msgspec.structs.replace(public, seat=seat, hand=hand_of(state, seat))


def public_view(state: VoodooPrince) -> View:
    played = tuple(state.played[: state.count])
    by = tuple(state.by[: state.count])
    hands = state.hands
    return View(
        seat=None,
        seats=state.seats,
        phase=state.phase,
        round=state.round,
        starter=state.starter,
        trump=state.trump,
        leader=leader_of(state),
        mover=state.mover,
        totals=state.scores(),
        tricks=tuple(state.tricks[: state.seats]),
        points=tuple(state.points[: state.seats]),
        out=tuple(state.out[: state.gone]),
        hand=(),
        held=tuple(
            [(low | high << 64).bit_count() for low, high in zip(hands[::2], hands[1::2], strict=True)][: state.seats]
        ),
        played=played,
        by=by,
        lying=state.lying,
        voids=voids(state.seats, played, by, state.lying),
    )


def leader_of(state: VoodooPrince) -> Seat:
    """Return the leader of the present trick; at the end of a round the seat that was left, before the first one -1."""
    if state.lying:
        return state.by[state.count - state.lying]
    if state.gone == state.seats - 1:
        return next(seat for seat in range(state.seats) if seat not in state.out[: state.gone])
    return state.mover if state.mover >= 0 else state.starter


def hand_of(state: VoodooPrince, seat: Seat) -> tuple[int, ...]:
    """Return the cards of a hand, ascending."""
    low, high = state.hands[2 * seat : 2 * seat + 2]
    return bits.listed(low | high << 64)


def tricks(played: Sequence[int], by: Sequence[Seat], lying: int) -> Iterator[tuple[Play, ...]]:
    """Yield the tricks of a round, the present one (perhaps empty) last.

    The leader played to the trick before, so a new trick begins where a seat plays again.
    """
    plays = list(zip(by, played, strict=True))
    trick: dict[Seat, int] = {}
    for seat, card in plays[: len(plays) - lying]:
        if seat in trick:
            yield tuple(trick.items())
            trick = {}
        trick[seat] = card
    if trick:
        yield tuple(trick.items())
    yield tuple(plays[len(plays) - lying :])


def taken_by(trick: Sequence[Play], trump: int, top: int) -> tuple[Seat, int]:
    """Return the seat that takes a full trick, and how many piles it makes (rules 4.1 to 4.5)."""
    seat_of = {card: seat for seat, card in trick}
    colour = trump if any(card // 16 == trump for card in seat_of) else trick[0][1] // 16
    ranks = [card % 16 for card in seat_of if card // 16 == colour]
    best = 0 if 0 in ranks and top in ranks else max(ranks)
    return seat_of[colour * 16 + best], 2 if best in SPLITTERS else 1


@lru_cache(64)
def voids(seats: int, played: tuple[int, ...], by: tuple[Seat, ...], lying: int) -> tuple[tuple[int, ...], ...]:
    """Return the colours that each seat has shown not to hold: those that it did not follow (rule 3.2)."""
    shown: list[set[int]] = [set() for _ in range(seats)]
    for trick in tricks(played, by, lying):
        for seat, card in trick[1:]:
            if card // 16 != trick[0][1] // 16:
                shown[seat].add(trick[0][1] // 16)
    return tuple(tuple(sorted(colours)) for colours in shown)


def unseen_cards(view: View) -> list[int]:
    """Return the cards of the deck that were not played and are not in the viewer's hand."""
    return sorted(set(deck_for(view.seats)).difference(view.played, view.hand))


def worlds(view: View) -> Deal:
    """Return all deals that agree with the view.

    Another seat, even one that is out, holds any unseen card of a colour that it may hold; the rest was not dealt.
    """
    template = VoodooPrince(view.seats, view.starter)
    spare = [0] * (5 - view.seats)
    unused = [0] * (70 - len(view.played))
    template.phase, template.round = view.phase, view.round
    template.trump, template.mover = view.trump, view.mover
    template.totals = [*view.totals, *spare]
    template.tricks = [*view.tricks, *spare]
    template.points = [*view.points, *[-1] * (5 - view.seats)]
    template.out = [*view.out, *[-1] * (5 - len(view.out))]
    template.gone = len(view.out)
    template.played = [*view.played, *unused]
    template.by = [*view.by, *unused]
    template.count, template.lying = len(view.played), view.lying
    for card in view.hand:
        assert view.seat is not None
        template.place_hidden(view.seat, card)
    rooms = [0 if seat == view.seat else held for seat, held in enumerate(view.held)]
    unseen = unseen_cards(view) if any(view.held) else []
    rooms.append(len(unseen) - sum(rooms))  # the cards that were not dealt
    may = [
        bits.pack(
            place
            for place in range(view.seats + 1)
            if place != view.seat and (place == view.seats or card // 16 not in view.voids[place])
        )
        for card in unseen
    ]
    return Deal(template, unseen, rooms, may)
