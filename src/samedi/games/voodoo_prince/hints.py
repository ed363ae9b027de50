"""What an attentive casual player of Voodoo Prince does: an apprentice asks here.

Going out late pays, being left does not. So of each card one asks: how likely does it take the trick, how would the
round stand if it does and if it does not, and will it be missed when a trick is wanted, or is not?
"""

from collections.abc import Sequence
from math import exp

from samedi.core.errors import Because
from samedi.core.hints import Hints, Points
from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import Action, Seat
from samedi.games.voodoo_prince.components import COLOURS, NAME_TRUMP, TARGET, TOP, TRUMP, deck_for
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.view import Play, View, taken_by, worlds

PATIENCE = 0.3  # of the piles that others can get before the last of them is out, so many are worth waiting for
CALM = 3.0  # piles that one may lack more than the slowest before one is as likely left as not
KEEP = 1.0  # points that a card is worth which takes, or ducks, whenever one wants
HARDLY = 0.01  # so seldom that no number says it
DRAWN = 200  # deals that a hint looks at to say how often a card takes
SPLITTERS = (5, 7)  # ranks that make two piles (rule 4.5)


def advise(view: View, legal: Sequence[Action]) -> Action:
    """The colour in which one is strong, or the card that promises most; of equals the lowest."""
    if view.phase == NAME_TRUMP:
        return max(legal, key=lambda action: strength(view, action - TRUMP))
    unseen, lying = unseen_by(view), view.trick
    return max(legal, key=lambda card: promise(view, lying, card, unseen))


def because(view: View, action: Action) -> Because:
    """What can be said for a choice, whoever made it: nothing but what is so."""
    return naming(view, action - TRUMP) if view.phase == NAME_TRUMP else playing(view, action)


def naming(view: View, colour: int) -> Because:
    counts = [sum(card // 16 == each for card in view.hand) for each in range(len(COLOURS))]
    count = counts[colour]
    if count == max(counts):
        return Because("trump-most", data={"count": count})
    if not count:
        return Because("trump-none")
    highest = 16 * colour + TOP[view.seats] in view.hand
    return Because("trump-top" if highest else "trump-some", data={"count": count})


def playing(view: View, card: int) -> Because:
    me, unseen, trick = view.mover, unseen_by(view), (*view.trick, (view.mover, card))
    if surely_beaten(view, trick, unseen):
        if crownable(view, trick, unseen):
            return Because("doll", data={"top": TOP[view.seats]})
        return Because("beaten" if last_chance(view) else "ducks")
    gain = 2 if card % 16 in SPLITTERS else 1
    piles = sum(view.tricks) - view.tricks[me]
    lack = TARGET[view.seats] - view.tricks[me]
    if not any(beating(view, seat, trick, unseen) for seat in to_come(view, trick)):
        return Because("out-sure", data={"points": piles}) if gain >= lack else Because("sure", data={"lack": lack})
    if gain >= lack:
        return Because("out", data={"points": piles})
    often = how_often_taken(view, card)
    if often < HARDLY:
        return Because("hardly")
    percent = min(99, round(100 * often))
    if often > 0.5:
        return Because("takes", data={"percent": percent, "lack": lack})
    return Because("rarely" if last_chance(view) else "seldom", data={"percent": percent})


def beating(view: View, seat: Seat, trick: tuple[Play, ...], unseen: Sequence[int]) -> list[int]:
    """What a seat that is to come may hold that would take this trick away from the viewer, who has it as it lies."""
    return [other for other in unseen if other // 16 not in view.voids[seat] and beats(view, other, trick)]


def surely_beaten(view: View, trick: tuple[Play, ...], unseen: Sequence[int]) -> bool:
    """Is the viewer's card, the last of this trick, beaten, or will be? Nothing but a top card can change that."""
    if taken_by(trick, view.trump, TOP[view.seats])[0] != view.mover:
        return True
    return any(
        len(beating(view, seat, trick, unseen)) == sum(other // 16 not in view.voids[seat] for other in unseen)
        for seat in to_come(view, trick)
    )


def crownable(view: View, trick: tuple[Play, ...], unseen: Sequence[int]) -> bool:
    """Is the viewer's card a doll that may still take the trick, if the top card of its colour comes (rule 4.3)?"""
    card, trumped = trick[-1][1], any(card // 16 == view.trump for _, card in trick)
    colour = card // 16
    if card % 16 or colour != (view.trump if trumped else trick[0][1] // 16):
        return False
    holders = [seat for seat in to_come(view, trick) if colour not in view.voids[seat]]
    return card + TOP[view.seats] in unseen and bool(holders)


def last_chance(view: View) -> bool:
    """Would the viewer be left, if the one other who is in took this trick with a splitter (rules 4.5, 5.5)?"""
    others = [seat for seat in range(view.seats) if seat not in view.out and seat != view.mover]
    return len(others) == 1 and view.tricks[others[0]] + 2 >= TARGET[view.seats]


def how_often_taken(view: View, card: int) -> float:
    """The share of tricks that a card takes, if the cards lie anywhere they can and others play anything they may."""
    deal, rng, out, taken = worlds(view), Rng(1), IntBuffer(), 0
    for _ in range(DRAWN):
        table = deal.draw(rng)
        assert isinstance(table, VoodooPrince)
        table.apply(view.mover, card)
        while table.lying:
            table.apply(table.mover, table.random_action(table.mover, rng, out))
        taken += table.tricks[view.mover] > view.tricks[view.mover]
    return taken / DRAWN


def unseen_by(view: View) -> list[int]:
    return sorted(set(deck_for(view.seats)).difference(view.played, view.hand))


def strength(view: View, colour: int) -> float:
    """How good a trump this colour would be: many of them, and high ones."""
    return sum(1 + 2 * (card % 16) / TOP[view.seats] for card in view.hand if card // 16 == colour)


def promise(view: View, lying: tuple[Play, ...], card: int, unseen: Sequence[int]) -> float:
    """The points that one can hope for in this round after playing this card."""
    me = view.mover
    trick = (*lying, (me, card))
    missed = KEEP * control(view, card)
    takes, gain = chance_to_take(view, trick, unseen)
    if not takes:
        return hope(view, taken_by(trick, view.trump, TOP[view.seats])[0], gain, missed)
    later = to_come(view, trick)
    ducks = (1 - takes) * hope(view, later[0], 1, missed) if later else 0.0
    return takes * hope(view, me, gain, missed) + ducks


def chance_to_take(view: View, trick: tuple[Play, ...], unseen: Sequence[int]) -> tuple[float, int]:
    """How likely the viewer's card, the last of this trick, takes it, and how many piles it makes as it lies."""
    taker, gain = taken_by(trick, view.trump, TOP[view.seats])
    if taker != view.mover:  # what is beaten stays beaten; that a doll may still be crowned one does not count on
        return 0.0, gain
    beating = {other for other in unseen if beats(view, other, trick)}
    takes = 1.0
    for seat in to_come(view, trick):
        takes *= 1 - chance_to_beat(view, seat, trick[0][1] // 16, unseen, beating)
    return takes, gain


def to_come(view: View, trick: tuple[Play, ...]) -> list[Seat]:
    """Who has still to play to this trick, in order."""
    played = {seat for seat, _ in trick}
    order = [(view.mover + step) % view.seats for step in range(1, view.seats)]
    return [seat for seat in order if seat not in played and seat not in view.out]


def control(view: View, card: int) -> float:
    """Cards at either end do what one wants, cards in between what others want: from 0 to 1."""
    height = card % 16 / TOP[view.seats]
    if card // 16 == view.trump:
        height = (1 + height) / 2
    return (2 * height - 1) ** 2


def hope(view: View, taker: Seat, gain: int, missed: float) -> float:
    """The points that one can hope for once this trick lies with its taker (rules 5.2, 5.5, 5.6).

    Who is still in will miss the card that was played; who is out needs none.
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
    left = 1 / (1 + exp(CALM + max(lacking) - lack))
    return left * last + (1 - left) * (others + PATIENCE * (sum(lacking) - 1)) - missed


def chance_to_beat(view: View, seat: Seat, led: int, unseen: Sequence[int], beating: set[int]) -> float:
    """How likely a seat that is to come plays one of the beating cards, if it plays anything it may."""
    may = [other for other in unseen if other // 16 not in view.voids[seat]]
    follow = [other in beating for other in may if other // 16 == led]
    free = [other in beating for other in may if other // 16 != led]
    misses = (len(free) / max(1, len(may))) ** view.held[seat]  # how likely it holds none of the colour led
    return (1 - misses) * sum(follow) / max(1, len(follow)) + misses * sum(free) / max(1, len(free))


def beats(view: View, other: int, trick: tuple[Play, ...]) -> bool:
    """Would this card, if it came next, take the trick away from the viewer? (A crowned doll may be who gets it.)"""
    if other // 16 not in (trick[0][1] // 16, view.trump):
        return False
    return taken_by((*trick, (-1, other)), view.trump, TOP[view.seats])[0] != view.mover


HINTS = Hints(advise=advise, because=because, points=Points.MORE_IS_BETTER)
