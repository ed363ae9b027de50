"""Voodoo Prince, in the order of play. Numbers in comments are those of RULES.md.

A card is colour * 16 + rank and the action that plays it; a hand is a set of cards in two halves of 64 bits.
"""

from typing import Any, Self

from samedi.core import dice
from samedi.core.rng import IntBuffer, Rng
from samedi.core.state import State
from samedi.core.types import CHANCE, OVER, Action, Seat, Tell
from samedi.games.voodoo_prince import components
from samedi.games.voodoo_prince.components import DEAL, DONE, NAME_TRUMP, PLAY, ROUNDS, START, TRUMP, TURN_UP
from samedi.kit import bits

TOP = list(components.TOP)
HAND = list(components.HAND)
TARGET = list(components.TARGET)
DECK = list(components.DECK)
LOW = [1 << card if card < 64 else 0 for card in range(80)]  # each card as a set: the lower half of a hand
HIGH = [1 << card - 64 if card >= 64 else 0 for card in range(80)]  # the upper half
RANKS = 0xFFFF  # all ranks of a colour
SPAN = 80.0  # about twice the largest lead or deficit, in points
ONE = 1  # as wide as half a hand when compiled


def ranks_to_follow(table: "VoodooPrince", seat: Seat) -> int:
    """Return the set of ranks with which a seat can follow (rule 3.2); empty if it leads."""
    if not table.lying:
        return 0
    led = table.played[table.count - table.lying]
    return (table.hands[2 * seat + (led >> 6)] >> (led & 48)) & RANKS


def next_in(table: "VoodooPrince", seat: Seat) -> Seat:
    """Return the next seat clockwise that is not out (rule 3.4)."""
    while True:
        seat = 0 if seat + 1 == table.seats else seat + 1
        if table.points[seat] < 0:
            return seat


def taking_card(table: "VoodooPrince") -> int:
    """Return the position of the card that takes the full trick.

    It is the highest trump, else the highest card of the colour led (rules 4.1, 4.2).
    """
    start = table.count - table.lying
    led, trump, top = table.played[start] >> 4, table.trump, TOP[table.seats]
    best = 0
    for i in range(start, table.count):
        card = table.played[i]
        worth = ((card >> 4 == trump) << 12) + ((card >> 4 == led) << 11) + ((card & 15) << 7) + i
        best = worth if worth > best else best  # no branch that the processor would mispredict
    taking = best & 127
    if table.played[taking] & 15 == top:  # rule 4.3: the doll beats the top card of its colour
        for i in range(start, table.count):
            if table.played[i] == table.played[taking] - top:
                return i
    return taking


class VoodooPrince(State):
    """A table of Voodoo Prince."""

    def __init__(self, seats: int, starter: Seat = -1) -> None:
        self.seats = seats
        self.mover = CHANCE
        self.phase = START if starter < 0 else DEAL
        self.round = 1
        self.starter = starter
        self.totals = [0] * 5
        self.tricks = [0] * 5  # piles of each seat: a split trick makes two
        self.points = [0] * 5  # -1 while a seat is in
        self.out = [0] * 5  # the seats that went out, in that order; `gone` of them
        self.hands = [0] * 10  # two sets for each seat: all colours but purple, and purple
        self.played = [0] * 70  # `count` cards in the order of play; the last `lying` are the present trick
        self.by = [0] * 70  # the seat that played each of them
        self.clear()

    def clear(self) -> None:
        """Reset what belongs to a round."""
        self.trump = -1
        self.gone = self.count = self.lying = 0
        for seat in range(5):
            self.tricks[seat] = 0
            self.points[seat] = self.out[seat] = -1
            self.hands[2 * seat] = self.hands[2 * seat + 1] = 0

    def fill_outcome(self, rng: Rng, out: IntBuffer) -> None:
        if self.phase == DEAL:  # rules 2.2, 2.3
            out.count = 5 * (TOP[self.seats] + 1)
            out.at[:80] = DECK
            rng.shuffle(HAND[self.seats] * self.seats, out)
        else:
            out.add(rng.below(self.seats if self.phase == START else 5))  # rules 2.1, 2.4

    def do_outcome(self, drawn: IntBuffer, tell: Tell | None) -> None:
        if self.phase == START:
            self.starter, self.phase = drawn.at[0], DEAL
            if tell is not None:
                tell("start", self.starter)
        elif self.phase == DEAL:
            self.deal(drawn, tell)
        else:
            self.make_trump(drawn.at[0], -1, tell)

    def deal(self, drawn: IntBuffer, tell: Tell | None) -> None:
        """Deal a hand to each seat; then trump is turned up, or named by the starter (rules 2.3 to 2.6)."""
        self.clear()
        size = HAND[self.seats]
        for seat in range(self.seats):
            low = high = 0
            for i in range(seat * size, seat * size + size):
                low |= LOW[drawn.at[i]]
                high |= HIGH[drawn.at[i]]
            self.hands[2 * seat], self.hands[2 * seat + 1] = low, high
        self.phase = TURN_UP if self.round == 1 else NAME_TRUMP
        self.mover = CHANCE if self.round == 1 else self.starter
        if tell is not None:
            tell("round", self.starter, number=self.round)
            for seat in range(self.seats):
                cards = sorted([drawn.at[i] for i in range(seat * size, seat * size + size)])
                tell("dealt", seat, cards=[components.CARDS[card] for card in cards], seen_by=(seat,), reveals=True)

    def make_trump(self, colour: int, seat: Seat, tell: Tell | None) -> None:
        self.trump, self.phase = colour, PLAY
        self.mover = self.starter  # rule 2.6
        if tell is not None:
            tell("trump", None if seat < 0 else seat, colour=components.COLOURS[colour])

    def fill_legal(self, seat: Seat, out: IntBuffer) -> None:
        ranks = ranks_to_follow(self, seat)
        if self.phase == NAME_TRUMP:  # rule 2.5: any colour, whatever was trump before
            bits.offer(TRUMP, 31, out)
        elif ranks:  # rule 3.2: a card of the colour that was led
            bits.offer(self.played[self.count - self.lying] & 112, ranks, out)
        else:  # rules 3.1, 3.3: a seat that leads or cannot follow may play any card
            bits.offer(0, self.hands[2 * seat], out)
            bits.offer(64, self.hands[2 * seat + 1], out)

    def random_action(self, seat: Seat, rng: Rng, out: IntBuffer) -> Action:
        if self.phase == NAME_TRUMP:
            return TRUMP + dice.below(rng, 5)
        ranks = ranks_to_follow(self, seat)
        if ranks:
            rank = bits.nth16(ranks, dice.below(rng, bits.size16(ranks)))
            return (self.played[self.count - self.lying] & 112) + rank
        low, high = self.hands[2 * seat], self.hands[2 * seat + 1]
        n = dice.below(rng, bits.size(low) + bits.size16(high))
        return bits.nth(low, n) if n < bits.size(low) else 64 + bits.nth16(high, n - bits.size(low))

    def do_action(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        if action < TRUMP:
            self.hands[2 * seat + (action >> 6)] &= ~(ONE << (action & 63))
            self.played[self.count] = action
            self.by[self.count] = seat
            self.count += 1
            self.lying += 1
            if tell is not None:
                tell("played", seat, card=components.CARDS[action])
            if self.lying == self.seats - self.gone:
                self.resolve(tell)
            else:
                self.mover = next_in(self, seat)
        else:
            self.make_trump(action - TRUMP, seat, tell)

    def resolve(self, tell: Tell | None) -> None:
        """Give the trick to its taker, who leads the next one or goes out (rules 4.5, 4.6)."""
        taking = taking_card(self)
        taker = self.by[taking]
        gain = 2 if self.played[taking] & 15 in (5, 7) else 1  # rule 4.5: a splitter makes two piles
        self.tricks[taker] += gain
        if tell is not None:
            cards = [components.CARDS[self.played[i]] for i in range(self.count - self.lying, self.count)]
            tell("took", taker, card=components.CARDS[self.played[taking]], cards=cards, gain=gain)
        self.lying = 0
        if self.tricks[taker] < TARGET[self.seats]:
            self.mover = taker
        else:
            self.go_out(taker, tell)

    def go_out(self, seat: Seat, tell: Tell | None) -> None:
        """Score the piles of all others; the next seat that is in leads (rules 5.1 to 5.4)."""
        self.out[self.gone] = seat
        self.gone += 1
        points = -self.tricks[seat]
        for other in range(self.seats):
            points += self.tricks[other]
        self.points[seat] = points
        self.mover = next_in(self, seat)
        if tell is not None:
            tell("out", seat, points=points, place=self.gone)
        if self.gone == self.seats - 1:
            self.end_round(self.mover, tell)

    def end_round(self, last: Seat, tell: Tell | None) -> None:
        """Score the seat that is left: its own piles, or with two players what it lacks (rules 5.5, 5.6)."""
        self.points[last] = self.tricks[last] if self.seats > 2 else TARGET[2] - self.tricks[last]
        for seat in range(self.seats):
            self.totals[seat] += self.points[seat]
        if tell is not None:
            tell("last", last, points=self.points[last])
            tell("counted", points=[self.points[seat] for seat in range(self.seats)], totals=list(self.scores()))
        if self.round < ROUNDS:  # rule 5.7; the last trick stays on the table until the next deal
            self.phase, self.mover = DEAL, CHANCE
            self.round += 1
            self.starter = last
        else:
            self.phase, self.mover = DONE, OVER  # rule 6.1
            if tell is not None:
                tell("over", winners=list(self.winners()))

    def scores(self) -> tuple[int, ...]:
        return tuple([self.totals[seat] for seat in range(self.seats)])

    def winners(self) -> tuple[Seat, ...]:
        if self.phase != DONE:
            return ()
        most = max(self.scores())  # rule 6.2: shared on a tie
        return tuple([seat for seat in range(self.seats) if self.totals[seat] == most])

    def at_horizon(self) -> bool:
        return self.phase == DEAL and self.gone > 0  # a round has ended, and the next is not dealt yet

    def evaluate(self, seat: Seat) -> float:
        """Return the lead over the mean and the best of the others; at the end a win counts half."""
        others = best = 0
        for other in range(self.seats):
            if other != seat:
                others += self.totals[other]
                best = self.totals[other] if self.totals[other] > best else best
        mean = others / (self.seats - 1)
        ahead = 0.5 + (2 * self.totals[seat] - mean - best) / SPAN
        ahead = 0.0 if ahead < 0 else 1.0 if ahead > 1 else ahead
        if self.phase != DONE:
            return ahead
        won = 0.5 if self.totals[seat] > best else 0.25 if self.totals[seat] == best else 0.0
        return ahead / 2 + won

    def place_hidden(self, place: int, card: int) -> None:
        if place < self.seats:  # the place after the last seat holds what was not dealt
            self.hands[2 * place + (card >> 6)] |= ONE << (card & 63)

    def copy_from(self, other: Any) -> None:
        self.copy(other)

    def copy(self, other: "VoodooPrince") -> None:
        self.seats, self.phase, self.round = other.seats, other.phase, other.round
        self.starter, self.trump, self.mover = other.starter, other.trump, other.mover
        self.gone, self.count, self.lying = other.gone, other.count, other.lying
        self.totals[:] = other.totals
        self.tricks[:] = other.tricks
        self.points[:] = other.points
        self.out[:] = other.out
        self.hands[:] = other.hands
        self.played[:] = other.played
        self.by[:] = other.by

    def clone(self) -> Self:
        twin = type(self)(self.seats)
        twin.copy(self)
        return twin
