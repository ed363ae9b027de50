"""Advice in Voodoo Prince: which choice an attentive casual player makes, and why.

It pays to go out late, but not to be left. So for each card: how likely does it take the trick, how would the round
stand if it does and if it does not, and how much will a card be missed that wins, or loses, a trick on demand?
"""

from collections.abc import Sequence
from math import exp

from samedi.core.errors import Because
from samedi.core.hints import Hints, Points
from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import Action, Seat
from samedi.games.voodoo_prince.components import COLOURS, NAME_TRUMP, SPLITTERS, TARGET, TOP, TRUMP
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.view import Play, View, taken_by, unseen_cards, worlds

WAITING_SHARE = 0.3  # the part of the piles others can still get that a seat gains by waiting
LEFT_BEHIND = 3.0  # a seat that lacks so many piles more than any other is left with probability 1/2
CARD_VALUE = 1.0  # points that a card is worth which surely wins or surely loses a trick
NEGLIGIBLE = 0.01  # a probability too small for a figure
SAMPLED_WORLDS = 200  # deals that estimate how often a card takes the trick


def advise(view: View, legal: Sequence[Action]) -> Action:
    """Return the strongest colour as trump, or the card with the most expected points; of equals the lowest."""
    if view.phase == NAME_TRUMP:
        return max(legal, key=lambda action: strength(view, action - TRUMP))
    unseen, trick = unseen_cards(view), view.trick
    return max(legal, key=lambda card: expected_points(view, (*trick, (view.mover, card)), unseen))


def because(view: View, action: Action) -> Because:
    """Return a true reason for a choice, no matter who made it."""
    return reason_for_trump(view, action - TRUMP) if view.phase == NAME_TRUMP else reason_for_card(view, action)


def reason_for_trump(view: View, colour: int) -> Because:
    counts = [sum(card // 16 == each for card in view.hand) for each in range(len(COLOURS))]
    count = counts[colour]
    if count == max(counts):
        return Because("trump-most", data={"count": count})
    if not count:
        return Because("trump-none")
    highest = 16 * colour + TOP[view.seats] in view.hand
    return Because("trump-top" if highest else "trump-some", data={"count": count})


def reason_for_card(view: View, card: int) -> Because:
    me, unseen, trick = view.mover, unseen_cards(view), (*view.trick, (view.mover, card))
    if is_surely_beaten(view, trick, unseen):
        if may_be_crowned(view, trick, unseen):
            return Because("doll", data={"top": TOP[view.seats]})
        return Because("beaten" if is_last_chance(view) else "ducks")
    gain = 2 if card % 16 in SPLITTERS else 1
    piles = sum(view.tricks) - view.tricks[me]
    lack = TARGET[view.seats] - view.tricks[me]
    if not any(beating_cards(view, seat, trick, unseen) for seat in seats_to_play(view, trick)):
        return Because("out-sure", data={"points": piles}) if gain >= lack else Because("sure", data={"lack": lack})
    if gain >= lack:
        return Because("out", data={"points": piles})
    often = sampled_take_rate(view, card)
    if often < NEGLIGIBLE:
        return Because("hardly")
    percent = min(99, round(100 * often))
    if often > 0.5:
        return Because("takes", data={"percent": percent, "lack": lack})
    return Because("rarely" if is_last_chance(view) else "seldom", data={"percent": percent})


def beating_cards(view: View, seat: Seat, trick: tuple[Play, ...], unseen: Sequence[int]) -> list[int]:
    """Return the cards that a later seat may hold and that would take this trick away from the viewer."""
    return [other for other in unseen if other // 16 not in view.voids[seat] and beats(view, other, trick)]


def is_surely_beaten(view: View, trick: tuple[Play, ...], unseen: Sequence[int]) -> bool:
    """Tell whether the viewer's card, the last of this trick, cannot take it unless a top card crowns it."""
    if taken_by(trick, view.trump, TOP[view.seats])[0] != view.mover:
        return True
    return any(
        len(beating_cards(view, seat, trick, unseen)) == sum(other // 16 not in view.voids[seat] for other in unseen)
        for seat in seats_to_play(view, trick)
    )


def may_be_crowned(view: View, trick: tuple[Play, ...], unseen: Sequence[int]) -> bool:
    """Tell whether the viewer's card is a doll that takes the trick if the top card of its colour comes (rule 4.3)."""
    card, trumped = trick[-1][1], any(card // 16 == view.trump for _, card in trick)
    colour = card // 16
    if card % 16 or colour != (view.trump if trumped else trick[0][1] // 16):
        return False
    holders = [seat for seat in seats_to_play(view, trick) if colour not in view.voids[seat]]
    return card + TOP[view.seats] in unseen and bool(holders)


def is_last_chance(view: View) -> bool:
    """Tell whether a splitter would put the only other seat out and leave the viewer last (rules 4.5, 5.5)."""
    others = [seat for seat in range(view.seats) if seat not in view.out and seat != view.mover]
    return len(others) == 1 and view.tricks[others[0]] + 2 >= TARGET[view.seats]


def sampled_take_rate(view: View, card: int) -> float:
    """Estimate how often a card takes the trick, in random deals with random choices of the others."""
    deal, rng, out, taken = worlds(view), Rng(1), IntBuffer(), 0
    for _ in range(SAMPLED_WORLDS):
        table = deal.draw(rng)
        assert isinstance(table, VoodooPrince)
        table.apply(view.mover, card)
        while table.lying:
            table.apply(table.mover, table.random_action(table.mover, rng, out))
        taken += table.tricks[view.mover] > view.tricks[view.mover]
    return taken / SAMPLED_WORLDS


def strength(view: View, colour: int) -> float:
    """Return how good a trump this colour is: it counts cards, and high cards more."""
    return sum(1 + 2 * (card % 16) / TOP[view.seats] for card in view.hand if card // 16 == colour)


def expected_points(view: View, trick: tuple[Play, ...], unseen: Sequence[int]) -> float:
    """Return the points of this round to expect after playing the last card of this trick."""
    missed = CARD_VALUE * control(view, trick[-1][1])
    taker, gain = taken_by(trick, view.trump, TOP[view.seats])
    # A beaten card stays beaten. (That a doll may still be crowned does not count here.)
    takes = chance_to_take(view, trick, unseen) if taker == view.mover else 0.0
    if not takes:
        return points_after(view, taker, gain, missed)
    later = seats_to_play(view, trick)
    ducks = (1 - takes) * points_after(view, later[0], 1, missed) if later else 0.0
    return takes * points_after(view, view.mover, gain, missed) + ducks


def chance_to_take(view: View, trick: tuple[Play, ...], unseen: Sequence[int]) -> float:
    """Return how likely the viewer's card, the last and the best of this trick, takes it."""
    beating = {other for other in unseen if beats(view, other, trick)}
    takes = 1.0
    for seat in seats_to_play(view, trick):
        takes *= 1 - chance_to_beat(view, seat, trick[0][1] // 16, unseen, beating)
    return takes


def seats_to_play(view: View, trick: tuple[Play, ...]) -> list[Seat]:
    """Return the seats that still play to this trick, in order."""
    played = {seat for seat, _ in trick}
    order = [(view.mover + step) % view.seats for step in range(1, view.seats)]
    return [seat for seat in order if seat not in played and seat not in view.out]


def control(view: View, card: int) -> float:
    """Return how surely a card wins or loses a trick at will, from 0 (middle rank) to 1 (highest or lowest)."""
    height = card % 16 / TOP[view.seats]
    if card // 16 == view.trump:
        height = (1 + height) / 2
    return (2 * height - 1) ** 2


def points_after(view: View, taker: Seat, gain: int, missed: float) -> float:
    """Return the points of this round to expect once `taker` has this trick (rules 5.2, 5.5, 5.6).

    A viewer who is still in misses the card that was played; a viewer who is out does not.
    """
    me, target = view.mover, TARGET[view.seats]
    piles = [each + gain * (seat == taker) for seat, each in enumerate(view.tricks)]
    lack = target - piles[me]
    others = sum(piles) - piles[me]
    if lack <= 0:
        return others  # out, and settled
    last = lack if view.seats == 2 else piles[me]
    lacking = [target - each for seat, each in enumerate(piles) if seat != me and each < target]
    if not lacking:
        return last
    left = 1 / (1 + exp(LEFT_BEHIND + max(lacking) - lack))
    return left * last + (1 - left) * (others + WAITING_SHARE * (sum(lacking) - 1)) - missed


def chance_to_beat(view: View, seat: Seat, led: int, unseen: Sequence[int], beating: set[int]) -> float:
    """Return how likely a later seat plays one of the beating cards if it plays any allowed card."""
    may = [other for other in unseen if other // 16 not in view.voids[seat]]
    follow = [other in beating for other in may if other // 16 == led]
    free = [other in beating for other in may if other // 16 != led]
    misses = (len(free) / max(1, len(may))) ** view.held[seat]  # the chance that it holds none of the colour led
    return (1 - misses) * sum(follow) / max(1, len(follow)) + misses * sum(free) / max(1, len(free))


def beats(view: View, other: int, trick: tuple[Play, ...]) -> bool:
    """Tell whether this card, played next, takes the trick away from the viewer, for itself or for a crowned doll."""
    if other // 16 not in (trick[0][1] // 16, view.trump):
        return False
    return taken_by((*trick, (-1, other)), view.trump, TOP[view.seats])[0] != view.mover


HINTS = Hints(advise=advise, because=because, points=Points.MORE_IS_BETTER)
