"""Fast choices for playouts, and the value of a position after a round.

A choice follows the three thoughts of `hints`, on sets of cards. It knows which cards are gone, and forgets what each
seat has shown not to hold.
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
GIVEN_DEVIL = 0.5  # the value of a devil that another seat takes, in devils not taken
OUTERMOST_CARD = 3.0  # the value of getting rid of the card furthest out, in devils
WIN_WEIGHT = 0.1  # the share of winning in the value of a position; late in a game it weighs as much as all devils
DEVIL_SPAN = 240.0  # about the largest lead or deficit, in devils
LUCK_PER_ROUND = 6.0  # the lead that wins three games of four against one opponent with one round left, in devils
FASTEST_ROUND, LAST_ROUND = 18.0, 0.3  # devils that the last seat takes in a round; the fewest rounds that are left


class Trick:
    """The present trick, and what may still be played to it."""

    def __init__(self) -> None:
        self.unseen = 0  # the set of cards in the hands of others
        self.later = self.held = 0  # how many seats play after this card, and how many cards each holds
        self.lying = self.first = self.second = self.low = self.high = self.devils = 0


def observe(trick: Trick, played: Sequence[int], start: int, lying: int) -> None:
    """Read the trick from the cards of the round: `lying` cards from position `start` on."""
    trick.lying, trick.devils, trick.low, trick.high = lying, 0, 99, 0
    for i in range(start, start + lying):
        card = played[i]
        trick.devils += DEVILS[card]
        trick.low = card if card < trick.low else trick.low
        trick.high = card if card > trick.high else trick.high
    trick.first = played[start] if lying else 0
    trick.second = played[start + 1] if lying > 1 else 0


def count_devils(cards: int) -> int:
    """Return how many devils are on these cards."""
    many = 3 * bits.size(cards & THREES) + 5 * bits.size(cards & FIVES)
    return many + bits.size(cards & ONES) + 2 * bits.size(cards & TWOS)


def best_card(trick: Trick, cards: int) -> int:
    """Return the card with the lowest expected cost; of equals the lowest card."""
    found, least = 0, 1e9
    many = bits.size(trick.unseen)
    usual = count_devils(trick.unseen) / many if many else 0.0
    while cards:
        card = bits.lowest(cards)
        cards &= cards - 1
        risk = chance_to_take(trick, card, many) if trick.lying else 0.0  # the leader never takes (rule 4.4)
        pot = trick.devils + DEVILS[card] + usual * trick.later
        below = bits.size(trick.unseen & ((ONE << card) - 1))
        off_middle = abs(2.0 * below / many - 1.0) if many else 0.0
        price = risk * pot - (1 - risk) * GIVEN_DEVIL * DEVILS[card] - OUTERMOST_CARD * off_middle
        if price < least - 1e-9:
            found, least = card, price
    return found


def chance_to_take(trick: Trick, card: int, many: int) -> float:
    """Return how likely a card takes this trick if later seats play any allowed card."""
    first = trick.first
    up = (trick.second if trick.lying > 1 else card) > first
    low = card if card < trick.low else trick.low
    high = card if card > trick.high else trick.high
    taker = (low if low < first else high) if up else (high if high > first else low)
    if taker != card:
        return 0.0  # a beaten card stays beaten
    if trick.later == 0 or many == 0:
        return 1.0
    below = (ONE << first) - 1
    side = bits.size(trick.unseen & (~below if up else below))
    misses = integer_power(1.0 - side / many, trick.held)
    under = bits.size(trick.unseen & ((ONE << card) - 1))  # first and card themselves are not unseen
    beyond = many - under if up else under
    if (card > first) == up:
        beat = misses + (1 - misses) * beyond / (side if side else 1)
    else:
        worse = under if up else many - under  # rule 4.2: a misfit further off
        beat = misses * worse / (many - side if many > side else 1)
    return integer_power(1.0 - beat, trick.later)


def integer_power(base: float, times: int) -> float:
    """Return base ** times, faster and the same on every machine."""
    found = 1.0
    while times:
        if times & 1:
            found *= base
        base *= base
        times >>= 1
    return found


def evaluate(totals: Sequence[int], seats: int, seat: Seat, over: bool) -> float:
    """Return a seat's value: mostly its lead over the mean of the others, partly its chance to win."""
    mine, others, fewest, most = totals[seat], -totals[seat], totals[seat], totals[seat]
    for other in range(seats):
        others += totals[other]
        fewest = totals[other] if totals[other] < fewest else fewest
        most = totals[other] if totals[other] > most else most
    ahead = 0.5 + (others / (seats - 1) - mine) / DEVIL_SPAN
    ahead = 0.0 if ahead < 0 else 1.0 if ahead > 1 else ahead
    if over:
        return ahead + WIN_WEIGHT * ((1.0 if mine == fewest else 0.0) - ahead)
    luck, weight = LUCK_PER_ROUND * math.sqrt((END - most) / FASTEST_ROUND + LAST_ROUND), 0.0
    for other in range(seats):
        weight += math.exp((mine - totals[other]) / luck)
    return ahead + WIN_WEIGHT * (1.0 / weight - ahead)
