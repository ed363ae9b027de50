"""Habits: what an attentive player of Little Devils does who remembers no more than which cards are gone.

The same three thoughts as in `hints`, on sets of cards, for searches that play on thousands of times; and how somebody
fares when a round is over.
"""

import math
from collections.abc import Sequence

from samedi.core.types import Seat
from samedi.games.little_devils import components
from samedi.games.little_devils.components import END
from samedi.kit import bits

DEVILS = list(components.DEVILS)
ONES, TWOS, THREES, FIVES = (
    bits.pack(card for card in range(1, 55) if components.DEVILS[card] == devils) for devils in (1, 2, 3, 5)
)
ONE = 1  # as wide as a hand when compiled
GIFT = 0.5  # what a devil left with somebody else is worth, in devils not taken
RELIEF = 3.0  # what it is worth to be rid of the card furthest out
WIN = 0.1  # how much of the outlook is to win; late in a game that weighs as much as all devils
SPAN = 240.0  # devils by which one can be ahead or behind, about
LUCK = 6.0  # devils by which one must be ahead with one round to come to win three games of four against another
HOTTEST, LAST = 18.0, 0.3  # devils a round of who has most: how many rounds are to come, and a part of one at least


class Trick:
    """What lies on the table, and what may still come."""

    def __init__(self) -> None:
        self.unseen = 0  # cards in the hands of others, as a set
        self.later = self.held = 0  # how many play after this card, and how many cards each of them holds
        self.lying = self.first = self.second = self.low = self.high = self.devils = 0


def look(trick: Trick, played: Sequence[int], start: int, lying: int) -> None:
    """See what lies there: so many cards, of those that were played in this round."""
    trick.lying, trick.devils, trick.low, trick.high = lying, 0, 99, 0
    for i in range(start, start + lying):
        card = played[i]
        trick.devils += DEVILS[card]
        trick.low = card if card < trick.low else trick.low
        trick.high = card if card > trick.high else trick.high
    trick.first = played[start] if lying else 0
    trick.second = played[start + 1] if lying > 1 else 0


def devils_in(cards: int) -> int:
    """How many devils are on these cards."""
    many = 3 * bits.size(cards & THREES) + 5 * bits.size(cards & FIVES)
    return many + bits.size(cards & ONES) + 2 * bits.size(cards & TWOS)


def best(trick: Trick, cards: int) -> int:
    """The card that promises the fewest devils; of equals the lowest."""
    found, least = 0, 1e9
    many = bits.size(trick.unseen)
    usual = devils_in(trick.unseen) / many if many else 0.0
    while cards:
        card = bits.lowest(cards)
        cards &= cards - 1
        risk = chance_to_take(trick, card, many) if trick.lying else 0.0  # who leads never takes (rule 4.4)
        pot = trick.devils + DEVILS[card] + usual * trick.later
        below = bits.size(trick.unseen & ((ONE << card) - 1))
        awkward = abs(2.0 * below / many - 1.0) if many else 0.0
        price = risk * pot - (1 - risk) * GIFT * DEVILS[card] - RELIEF * awkward
        if price < least - 1e-9:
            found, least = card, price
    return found


def chance_to_take(trick: Trick, card: int, many: int) -> float:
    """How likely a card takes this trick, if those to come play anything they may."""
    first = trick.first
    up = (trick.second if trick.lying > 1 else card) > first
    low = card if card < trick.low else trick.low
    high = card if card > trick.high else trick.high
    taker = (low if low < first else high) if up else (high if high > first else low)
    if taker != card:
        return 0.0  # what is beaten stays beaten
    if trick.later == 0 or many == 0:
        return 1.0
    below = (ONE << first) - 1
    side = bits.size(trick.unseen & (~below if up else below))
    misses = power(1.0 - side / many, trick.held)
    under = bits.size(trick.unseen & ((ONE << card) - 1))  # first and card themselves are not unseen
    beyond = many - under if up else under
    if (card > first) == up:
        beat = misses + (1 - misses) * beyond / (side if side else 1)
    else:
        worse = under if up else many - under  # rule 4.2: a misfit further off
        beat = misses * worse / (many - side if many > side else 1)
    return power(1.0 - beat, trick.later)


def power(base: float, times: int) -> float:
    """Like base ** times, the same on every machine, and sooner."""
    found = 1.0
    while times:
        if times & 1:
            found *= base
        base *= base
        times >>= 1
    return found


def outlook(totals: Sequence[int], seats: int, seat: Seat, over: bool) -> float:
    """To win, as far as that can be told, and to have fewer devils than the others, on average."""
    mine, others, fewest, most = totals[seat], -totals[seat], totals[seat], totals[seat]
    for other in range(seats):
        others += totals[other]
        fewest = totals[other] if totals[other] < fewest else fewest
        most = totals[other] if totals[other] > most else most
    ahead = 0.5 + (others / (seats - 1) - mine) / SPAN
    ahead = 0.0 if ahead < 0 else 1.0 if ahead > 1 else ahead
    if over:
        return ahead + WIN * ((1.0 if mine == fewest else 0.0) - ahead)
    luck, weight = LUCK * math.sqrt((END - most) / HOTTEST + LAST), 0.0
    for other in range(seats):
        weight += math.exp((mine - totals[other]) / luck)
    return ahead + WIN * (1.0 / weight - ahead)
