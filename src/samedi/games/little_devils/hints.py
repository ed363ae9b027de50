"""What an attentive casual player of Little Devils does: an apprentice asks here.

Each card is weighed by three thoughts: how likely it takes this trick and how many devils that would bring; how many
devils it leaves with others if it does not; and how hard it will be to get rid of later.
"""

from collections.abc import Iterator, Sequence

from samedi.core.errors import Because
from samedi.core.names import Action, Seat
from samedi.games.little_devils.deck import DEVILS, HAND
from samedi.games.little_devils.view import View, taken_by

GIFT = 0.5  # what a devil left with somebody else is worth, in devils not taken
FAR = 0.6  # from here on a card is hard to be rid of
SELDOM = 0.5  # how likely a card may take a trick that one would rather not have
RELIEF = 3.0  # what it is worth to be rid of the card furthest out
POINTS_TELL = True  # the points of a round say all about how one fares
THINKS = {"loa": 16000}  # iterations, of which each is quick
SEARCH = {"trust": 16, "doubts": 3}  # a search takes others to be attentive, and infers from it what they hold


def advise(view: View, legal: Sequence[Action]) -> Action:
    """The card that promises the fewest devils."""
    unseen = unseen_by(view)
    return min(legal, key=lambda action: (price(view, action + 1, unseen), action))


def because(view: View, action: Action) -> Because:
    """Why a card is a good idea."""
    card, lying, unseen = action + 1, view.trick, unseen_by(view)
    devils = DEVILS[card]
    if not lying:
        far = awkward(card, unseen) > FAR or not devils
        return Because("lead", data={"card": card}) if far else Because("lead-devils", data={"devils": devils})
    risk = chance_to_take(view, (*lying, card), unseen)
    if not risk:
        return Because("gift", data={"devils": devils}) if devils else Because("safe")
    if risk <= SELDOM:
        return Because("seldom", data={"percent": max(1, round(100 * risk))})
    return Because("anyway", data={"card": card})


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
