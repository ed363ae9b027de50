"""Little Devils, in the order of play. Numbers in comments are those of RULES.md.

Cards are their own numbers, 1 to 54; a hand is a set of bits; the action `play 22` has the index 21.
"""

from typing import Any

from samedi.core import dice
from samedi.core.rng import IntBuffer, Rng
from samedi.core.state import State
from samedi.core.types import CHANCE, OVER, Action, Seat, Tell
from samedi.games.little_devils import components, playout
from samedi.games.little_devils.components import CHOOSE_DEALER, DEAL, DONE, END, HAND, PLAY
from samedi.kit import bits

ACTIONS = tuple([f"play {card}" for card in range(1, 55)])
DEVILS = list(components.DEVILS)
FIVES = bits.pack(components.FIVES)  # the five-devil cards
ONE = 1  # as wide as a hand when compiled
RANDOM_EVERY = 12  # a playout chooses at random once in so many times
STEADY_SHARE = 0.8  # the share of players that nearly always follow the habit
STEADY_FOLLOWS, OTHERS_FOLLOW = 0.99, 0.6  # how often they follow it, and how often the others do
TRICK = playout.Trick()
POSITIONS = [0] * 9  # the positions of a seat's cards among those of the round


def left_of(seat: Seat, seats: int) -> Seat:
    return 0 if seat + 1 == seats else seat + 1


def seat_after(seat: Seat, steps: int, seats: int) -> Seat:
    """Return the seat so many steps later; negative steps lead back."""
    seat += steps
    return seat - seats if seat >= seats else seat + seats if seat < 0 else seat


def allowed_cards(table: "LittleDevils", hand: int, start: int, lying: int) -> int:
    """Return the set of cards of a hand that may be played to a trick with `lying` cards."""
    if lying == 0:
        cards = hand & ~FIVES  # rule 3.1: lead anything but five devils
    elif lying == 1:
        cards = hand  # rule 3.2: the second card is free
    else:
        cards = hand & called_side(table, start)  # rule 3.3: on the called side of the first card
    return cards if cards else hand  # rules 3.1, 3.4: without such a card, any card


def called_side(table: "LittleDevils", start: int) -> int:
    """Return all cards on the side of the first card that the second card called."""
    first = table.played[start]
    below = (ONE << first) - 1
    return ~below ^ (ONE << first) if table.played[start + 1] > first else below


def habit_action(table: "LittleDevils", seat: Seat) -> Action:
    """Return what an attentive player does here."""
    unseen = 0
    for other in range(table.seats):
        if other != seat:
            unseen |= table.hands[other]
    return habit_card(table, table.hands[seat], unseen, table.count - table.lying, table.lying) - 1


def habit_card(table: "LittleDevils", hand: int, unseen: int, start: int, lying: int) -> int:
    """Return the card that an attentive player with this hand plays to a trick with `lying` cards."""
    cards = allowed_cards(table, hand, start, lying)
    if cards & (cards - 1) == 0:
        return bits.lowest(cards)
    TRICK.unseen, TRICK.later, TRICK.held = unseen, table.seats - lying - 1, bits.size(hand)
    playout.observe(TRICK, table.played, start, lying)
    return playout.best_card(TRICK, cards)


def taking_card(table: "LittleDevils", start: int, end: int) -> int:
    """Return the position of the card that takes a trick (rules 4.1 to 4.3).

    It is the lowest misfit after a call for higher cards, the highest misfit after a call for lower cards, and without
    misfits the card that went furthest.
    """
    first = table.played[start]
    lowest = highest = start
    for i in range(start + 1, end):
        if table.played[i] < table.played[lowest]:
            lowest = i
        if table.played[i] > table.played[highest]:
            highest = i
    if table.played[start + 1] > first:
        return lowest if table.played[lowest] < first else highest
    return highest if table.played[highest] > first else lowest


class LittleDevils(State):
    """A table of Little Devils."""

    def __init__(self, seats: int, dealer: Seat = -1, tally: bool = False) -> None:
        self.seats = seats
        self.mover = CHANCE
        self.tally = tally  # rule 7.3: the devils of the round are public
        self.phase = CHOOSE_DEALER if dealer < 0 else DEAL
        self.dealer = dealer
        self.round = 1
        self.leader = -1
        self.totals = [0] * 6
        self.devils = [0] * 6  # taken in this round
        self.hands = [0] * 6
        self.played = [0] * 54  # the cards of this round, in the order of play
        self.count = 0  # how many cards were played in this round
        self.lying = 0  # how many of them are in the present trick

    def fill_outcome(self, rng: Rng, out: IntBuffer) -> None:
        if self.phase == CHOOSE_DEALER:  # rule 2.1
            out.add(rng.below(self.seats))
        else:  # rules 2.2, 2.3
            out.count = HAND * self.seats
            for i in range(out.count):
                out.at[i] = i + 1
            rng.shuffle(out.count, out)

    def do_outcome(self, drawn: IntBuffer, tell: Tell | None) -> None:
        if self.phase == CHOOSE_DEALER:
            self.dealer = drawn.at[0]
            self.phase = DEAL
            if tell is not None:
                tell("dealer", self.dealer)
        else:
            self.deal(drawn, tell)

    def deal(self, drawn: IntBuffer, tell: Tell | None) -> None:
        """Deal nine cards to each seat; the dealer's left neighbour leads (rules 2.3, 2.4)."""
        if self.count:
            self.next_round()
        for seat in range(self.seats):
            hand = 0
            for i in range(seat * HAND, seat * HAND + HAND):
                hand |= ONE << drawn.at[i]
            self.hands[seat] = hand
        self.leader = self.mover = left_of(self.dealer, self.seats)
        self.phase = PLAY
        if tell is not None:
            tell("round", self.leader, number=self.round, dealer=self.dealer)
            for seat in range(self.seats):
                tell("dealt", seat, cards=bits.members(self.hands[seat]), seen_by=(seat,), reveals=True)

    def fill_legal(self, seat: Seat, out: IntBuffer) -> None:
        bits.offer(-1, allowed_cards(self, self.hands[seat], self.count - self.lying, self.lying), out)

    def random_action(self, seat: Seat, rng: Rng, out: IntBuffer) -> Action:
        cards = allowed_cards(self, self.hands[seat], self.count - self.lying, self.lying)
        return bits.nth(cards, dice.below(rng, bits.size(cards))) - 1

    def do_action(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        card = action + 1
        self.hands[seat] &= ~(ONE << card)
        self.played[self.count] = card
        self.count += 1
        self.lying += 1
        if tell is not None:
            tell("played", seat, card=card)
        self.mover = left_of(seat, self.seats)  # rule 3.5
        if self.lying == self.seats:
            self.resolve(tell)

    def resolve(self, tell: Tell | None) -> None:
        """Give the trick to its taker, who leads the next one (rule 4.4)."""
        start = self.count - self.lying
        taker = self.taker()
        devils = 0
        for i in range(start, self.count):
            devils += DEVILS[self.played[i]]
        self.devils[taker] += devils
        self.leader = self.mover = taker
        self.lying = 0
        if tell is not None:
            tell("took", taker, cards=[self.played[i] for i in range(start, self.count)], devils=devils)
        if self.count == HAND * self.seats:
            self.end_round(tell)

    def taker(self) -> Seat:
        """Return the seat that takes the trick as it is."""
        start = self.count - self.lying
        return seat_after(self.leader, taking_card(self, start, self.count) - start, self.seats)

    def end_round(self, tell: Tell | None) -> None:
        """Count the devils after the ninth trick; a hundred end the game (rules 5.1, 6.1)."""
        self.phase = DEAL  # the last trick stays on the table until the next deal
        for seat in range(self.seats):
            self.totals[seat] += self.devils[seat]
            if self.totals[seat] >= END:
                self.phase = DONE
        if tell is not None:
            taken = [self.devils[seat] for seat in range(self.seats)]
            tell("counted", devils=taken, totals=list(self.scores()))
        self.mover = OVER if self.phase == DONE else CHANCE
        if self.phase == DONE and tell is not None:
            tell("over", winners=list(self.winners()))

    def next_round(self) -> None:
        """Make the leader of the first trick the dealer (rule 5.2)."""
        self.dealer = left_of(self.dealer, self.seats)
        self.round += 1
        self.count = 0
        for seat in range(self.seats):
            self.devils[seat] = 0

    def scores(self) -> tuple[int, ...]:
        return tuple([self.totals[seat] for seat in range(self.seats)])

    def winners(self) -> tuple[Seat, ...]:
        if self.phase != DONE:
            return ()
        fewest = min(self.scores())  # rule 6.2: fewest devils, shared on a tie
        return tuple([seat for seat in range(self.seats) if self.totals[seat] == fewest])

    def playout_action(self, seat: Seat, rng: Rng, out: IntBuffer) -> Action:
        """Return what an attentive player does, or now and then a random action."""
        return habit_action(self, seat) if rng.below(RANDOM_EVERY) else self.random_action(seat, rng, out)

    def likelihood(self, seat: Seat) -> float:
        """Return how likely a player with this hand makes the choices that this seat made in this round."""
        hand, count = self.hands[seat], 0
        leader = left_of(self.dealer, self.seats)
        for start in range(0, self.count, self.seats):
            POSITIONS[count] = start + seat_after(seat, -leader, self.seats)
            if POSITIONS[count] < self.count:
                hand |= ONE << self.played[POSITIONS[count]]
                count += 1
            if start + self.seats <= self.count:
                leader = seat_after(leader, taking_card(self, start, start + self.seats) - start, self.seats)
        unseen = (ONE << (self.seats * HAND + 1)) - 2 & ~hand
        steady, other, i = STEADY_SHARE, 1.0 - STEADY_SHARE, 0
        for position in range(count):
            while i < POSITIONS[position]:
                unseen &= ~(ONE << self.played[i])
                i += 1
            card, start = self.played[i], i - i % self.seats
            choices = bits.size(allowed_cards(self, hand, start, i - start))
            if choices > 1:
                if habit_card(self, hand, unseen, start, i - start) == card:
                    steady *= STEADY_FOLLOWS
                    other *= OTHERS_FOLLOW
                else:
                    steady *= (1.0 - STEADY_FOLLOWS) / (choices - 1)
                    other *= (1.0 - OTHERS_FOLLOW) / (choices - 1)
            hand &= ~(ONE << card)
            i += 1
        return steady + other

    def at_horizon(self) -> bool:
        return self.phase == DEAL and self.count > 0  # a round has ended, and the next is not dealt yet

    def evaluate(self, seat: Seat) -> float:
        return playout.evaluate(self.totals, self.seats, seat, self.phase == DONE)

    def place_hidden(self, place: int, card: int) -> None:
        self.hands[place] |= ONE << card

    def copy_from(self, other: Any) -> None:
        self.copy(other)

    def copy(self, other: "LittleDevils") -> None:
        self.seats, self.mover, self.tally, self.phase = other.seats, other.mover, other.tally, other.phase
        self.dealer, self.round, self.leader = other.dealer, other.round, other.leader
        self.count, self.lying = other.count, other.lying
        self.totals[:] = other.totals
        self.devils[:] = other.devils
        self.hands[:] = other.hands
        self.played[:] = other.played

    def clone(self) -> "LittleDevils":
        twin = LittleDevils(self.seats)
        twin.copy(self)
        return twin
