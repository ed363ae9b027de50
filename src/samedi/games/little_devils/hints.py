"""What an attentive casual player of Little Devils does: an apprentice asks here.

Each card is weighed by three thoughts: how likely it takes this trick and how many devils that would bring; how many
devils it leaves with others if it does not; and how hard it will be to get rid of later.
"""

from collections.abc import Iterator, Sequence

from samedi.core.errors import Because
from samedi.core.hints import Hints, Points, SearchSettings
from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import Action, Seat
from samedi.games.little_devils.components import DEVILS, HAND
from samedi.games.little_devils.rules import LittleDevils
from samedi.games.little_devils.view import View, taken_by, worlds

GIFT = 0.5  # what a devil left with somebody else is worth, in devils not taken
FEW = 5  # a card lies far out if less than one in so many of the unseen ones goes beyond it
SELDOM = 0.5  # from here on a card probably takes
RELIEF = 3.0  # what it is worth to be rid of the card furthest out
HARDLY = 0.01  # so seldom that no number says it
DRAWN = 200  # deals that a hint looks at to say how often a card takes


def advise(view: View, legal: Sequence[Action]) -> Action:
    """The card that promises the fewest devils."""
    unseen = unseen_by(view)
    return min(legal, key=lambda action: (price(view, action + 1, unseen), action))


def because(view: View, action: Action) -> Because:
    """What can be said for a card, whoever chose it: nothing but what is so."""
    card, unseen = action + 1, unseen_by(view)
    return following(view, card, unseen) if view.trick else leading(card, unseen)


def leading(card: int, unseen: Sequence[int]) -> Because:
    """Who leads never takes the trick (rule 4.4)."""
    if far_out(card, unseen):
        return Because("lead-far", data={"card": card})
    return Because("lead-devils", data={"devils": DEVILS[card]}) if DEVILS[card] else Because("lead")


def following(view: View, card: int, unseen: Sequence[int]) -> Because:
    trick, devils = (*view.trick, card), DEVILS[card]
    if surely_beaten(view, trick, unseen):
        return Because("gift", data={"devils": devils}) if devils else Because("safe")
    risk = how_often_taken(view, card)
    if risk < HARDLY:
        return Because("hardly")
    if risk <= SELDOM:
        return Because("seldom", data={"percent": percent(risk)})
    if all(how_often_taken(view, other) > SELDOM for other in allowed(view)):
        return Because("anyway-far", data={"card": card}) if far_out(card, unseen) else Because("anyway")
    lying = sum(DEVILS[each] for each in trick)
    if not any(beating(view, seat, trick, unseen) for seat in to_come(view)):
        return Because("takes", data={"devils": lying})
    return Because("likely", data={"percent": percent(risk), "devils": lying})


def percent(risk: float) -> int:
    """About so many times in a hundred, of what is not certain."""
    return min(99, round(100 * risk))


def far_out(card: int, unseen: Sequence[int]) -> bool:
    """Are there few cards beyond this one, so that later it would often be the one that goes furthest?"""
    below = sum(other < card for other in unseen)
    return FEW * min(below, len(unseen) - below) < len(unseen)


def allowed(view: View) -> tuple[int, ...]:
    """The viewer's cards that may be played to a trick that has begun (rules 3.2 to 3.4)."""
    if view.lying == 1:
        return view.hand
    first, second = view.trick[:2]
    return tuple(card for card in view.hand if (card > first) == (second > first)) or view.hand


def beating(view: View, seat: Seat, trick: tuple[int, ...], unseen: Sequence[int]) -> list[int]:
    """What a seat that is to come may hold that would take this trick as it lies."""
    may = [other for other in unseen if other not in view.barred[seat]]
    return [other for other in may if taken_by((*trick, other)) == len(trick)]


def surely_beaten(view: View, trick: tuple[int, ...], unseen: Sequence[int]) -> bool:
    """Can the last card of this trick take it no more? What is beaten stays beaten."""
    if taken_by(trick) != len(trick) - 1:
        return True
    may = [len(unseen) - len(set(unseen).intersection(view.barred[seat])) for seat in to_come(view)]
    return any(len(beating(view, seat, trick, unseen)) == many for seat, many in zip(to_come(view), may, strict=True))


def how_often_taken(view: View, card: int) -> float:
    """The share of tricks that a card takes, if the cards lie anywhere they can and others play anything they may."""
    deal, rng, out, taken = worlds(view), Rng(1), IntBuffer(), 0
    for _ in range(DRAWN):
        table = deal.draw(rng)
        assert isinstance(table, LittleDevils)
        table.apply(view.mover, card - 1)
        while table.lying:
            table.apply(table.mover, table.random_action(table.mover, rng, out))
        taken += table.leader == view.mover
    return taken / DRAWN


def unseen_by(view: View) -> list[int]:
    return sorted(set(range(1, HAND * view.seats + 1)).difference(view.played, view.hand))


def price(view: View, card: int, unseen: Sequence[int]) -> float:
    """What playing a card is likely to cost, in devils."""
    lying = view.trick
    later = view.seats - len(lying) - 1
    risk = chance_to_take(view, (*lying, card), unseen) if lying else 0.0  # who leads never takes (rule 4.4)
    usual = sum(DEVILS[other] for other in unseen) / max(1, len(unseen))
    pot = sum(DEVILS[other] for other in lying) + DEVILS[card] + usual * later
    return risk * pot - (1 - risk) * GIFT * DEVILS[card] - RELIEF * awkward(card, unseen)


def awkward(card: int, unseen: Sequence[int]) -> float:
    """How far out a card is, 0 to 1: those in the middle find company on either side, those at the ends go furthest."""
    below = sum(other < card for other in unseen)
    return abs(2 * below / len(unseen) - 1) if unseen else 0.0


def chance_to_take(view: View, trick: tuple[int, ...], unseen: Sequence[int]) -> float:
    """How likely the last card of this trick takes it, if those to come play anything they may."""
    first, card = trick[0], trick[-1]
    if taken_by(trick) != len(trick) - 1:
        return 0.0  # what is beaten stays beaten
    risk = 1.0
    for seat in to_come(view):
        risk *= 1 - chance_to_beat(view, seat, trick[1] > first, first, card, unseen)
    return risk


def to_come(view: View) -> Iterator[Seat]:
    """Who plays to this trick after the viewer."""
    for place in range(view.lying + 1, view.seats):
        yield (view.leader + place) % view.seats


def chance_to_beat(view: View, seat: Seat, higher: bool, first: int, card: int, unseen: Sequence[int]) -> float:
    """How likely another seat goes further than this card, or misses the called side and takes instead."""
    may = [other for other in unseen if other not in view.barred[seat]]
    side = [other for other in may if (other > first) == higher]
    misses = (1 - len(side) / len(may)) ** view.held[seat] if may else 0.0
    if (card > first) == higher:
        further = sum((other > card) == higher for other in side)
        return misses + (1 - misses) * further / max(1, len(side))
    worse = sum((other < card) == higher for other in may if other not in side)  # rule 4.2: a misfit further off
    return misses * worse / max(1, len(may) - len(side))


HINTS = Hints(
    advise=advise,
    because=because,
    # The search takes others to be attentive, and infers from that what they hold. One iteration is quick.
    search=SearchSettings(trust=16, resample_steps=3, iterations={"loa": 16000}),
    points=Points.FEWER_IS_BETTER,
)
