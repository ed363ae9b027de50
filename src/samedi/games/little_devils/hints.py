"""Advice in Little Devils: which card an attentive casual player plays, and why.

Three thoughts weigh each card: how likely it takes this trick and how many devils that would bring; how many devils it
gives to others if it does not; and how hard it will be to get rid of later.
"""

from collections.abc import Iterator, Sequence

from samedi.core.errors import Because
from samedi.core.hints import Hints, Points, SearchSettings
from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import Action, Seat
from samedi.games.little_devils.components import DEVILS
from samedi.games.little_devils.rules import LittleDevils
from samedi.games.little_devils.view import View, taken_by, unseen_cards, worlds

GIVEN_DEVIL = 0.5  # the value of a devil that another seat takes, in devils not taken
FAR_OUT = 5  # a card is far out if less than one unseen card in so many lies beyond it
LIKELY = 0.5  # from this probability on a card probably takes the trick
OUTERMOST_CARD = 3.0  # the value of getting rid of the card furthest out, in devils
NEGLIGIBLE = 0.01  # a probability too small for a figure
SAMPLED_WORLDS = 200  # deals that estimate how often a card takes the trick


def advise(view: View, legal: Sequence[Action]) -> Action:
    """Return the card with the lowest expected cost."""
    unseen = unseen_cards(view)
    return min(legal, key=lambda action: (expected_cost(view, action + 1, unseen), action))


def because(view: View, action: Action) -> Because:
    """Return a true reason for a card, no matter who chose it."""
    card, unseen = action + 1, unseen_cards(view)
    return reason_to_follow(view, card, unseen) if view.trick else reason_to_lead(card, unseen)


def reason_to_lead(card: int, unseen: Sequence[int]) -> Because:
    """Return why to lead with a card: the leader never takes the trick (rule 4.4)."""
    if is_far_out(card, unseen):
        return Because("lead-far", data={"card": card})
    return Because("lead-devils", data={"devils": DEVILS[card]}) if DEVILS[card] else Because("lead")


def reason_to_follow(view: View, card: int, unseen: Sequence[int]) -> Because:
    trick, devils = (*view.trick, card), DEVILS[card]
    if is_surely_beaten(view, trick, unseen):
        return Because("gift", data={"devils": devils}) if devils else Because("safe")
    risk = sampled_risk(view, card)
    percent = min(99, round(100 * risk))  # never 100: the card may be beaten
    if risk < NEGLIGIBLE:
        return Because("hardly")
    if risk <= LIKELY:
        return Because("seldom", data={"percent": percent})
    if all(sampled_risk(view, other) > LIKELY for other in allowed(view)):
        return Because("anyway-far", data={"card": card}) if is_far_out(card, unseen) else Because("anyway")
    lying = sum(DEVILS[each] for each in trick)
    if not any(beating_cards(view, seat, trick, unseen) for seat in seats_to_play(view)):
        return Because("takes", data={"devils": lying})
    return Because("likely", data={"percent": percent, "devils": lying})


def is_far_out(card: int, unseen: Sequence[int]) -> bool:
    """Tell whether few cards lie beyond this one, so that later it would often be the one that goes furthest."""
    below = sum(other < card for other in unseen)
    return FAR_OUT * min(below, len(unseen) - below) < len(unseen)


def allowed(view: View) -> tuple[int, ...]:
    """Return the viewer's cards that may be played to a trick that has begun (rules 3.2 to 3.4)."""
    if view.lying == 1:
        return view.hand
    first, second = view.trick[:2]
    return tuple(card for card in view.hand if (card > first) == (second > first)) or view.hand


def beating_cards(view: View, seat: Seat, trick: tuple[int, ...], unseen: Sequence[int]) -> list[int]:
    """Return the cards that a later seat may hold and that would take this trick."""
    may = [other for other in unseen if other not in view.barred[seat]]
    return [other for other in may if taken_by((*trick, other)) == len(trick)]


def is_surely_beaten(view: View, trick: tuple[int, ...], unseen: Sequence[int]) -> bool:
    """Tell whether the last card of this trick cannot take it any more. A beaten card stays beaten."""
    if taken_by(trick) != len(trick) - 1:
        return True
    return any(
        len(beating_cards(view, seat, trick, unseen)) == len(set(unseen).difference(view.barred[seat]))
        for seat in seats_to_play(view)
    )


def sampled_risk(view: View, card: int) -> float:
    """Estimate how often a card takes the trick, in random deals with random choices of the others."""
    deal, rng, out, taken = worlds(view), Rng(1), IntBuffer(), 0
    for _ in range(SAMPLED_WORLDS):
        table = deal.draw(rng)
        assert isinstance(table, LittleDevils)
        table.apply(view.mover, card - 1)
        while table.lying:
            table.apply(table.mover, table.random_action(table.mover, rng, out))
        taken += table.leader == view.mover
    return taken / SAMPLED_WORLDS


def expected_cost(view: View, card: int, unseen: Sequence[int]) -> float:
    """Return what playing a card costs on average, in devils."""
    lying = view.trick
    later = view.seats - len(lying) - 1
    risk = chance_to_take(view, (*lying, card), unseen) if lying else 0.0  # the leader never takes (rule 4.4)
    usual = sum(DEVILS[other] for other in unseen) / max(1, len(unseen))
    pot = sum(DEVILS[other] for other in lying) + DEVILS[card] + usual * later
    below = sum(other < card for other in unseen)
    off_middle = abs(2 * below / len(unseen) - 1) if unseen else 0.0  # 1 for the outermost cards
    return risk * pot - (1 - risk) * GIVEN_DEVIL * DEVILS[card] - OUTERMOST_CARD * off_middle


def chance_to_take(view: View, trick: tuple[int, ...], unseen: Sequence[int]) -> float:
    """Return how likely the last card of this trick takes it if later seats play any allowed card."""
    if taken_by(trick) != len(trick) - 1:
        return 0.0  # a beaten card stays beaten
    risk = 1.0
    for seat in seats_to_play(view):
        risk *= 1 - chance_to_beat(view, seat, trick, unseen)
    return risk


def seats_to_play(view: View) -> Iterator[Seat]:
    """Yield the seats that play to this trick after the viewer."""
    for place in range(view.lying + 1, view.seats):
        yield (view.leader + place) % view.seats


def chance_to_beat(view: View, seat: Seat, trick: tuple[int, ...], unseen: Sequence[int]) -> float:
    """Return how likely a later seat beats the last card: goes further, or misses the called side and takes instead."""
    first, card, higher = trick[0], trick[-1], trick[1] > trick[0]
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
    # The search takes others to be attentive, and infers their cards from that. One iteration is quick.
    search=SearchSettings(trust=16, resample_steps=3, iterations={"loa": 16000}),
    points=Points.FEWER_IS_BETTER,
)
