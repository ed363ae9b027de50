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
FIRM = 12  # once in so many times somebody does not follow a habit
STEADY = 0.8  # how many are taken to follow it nearly always
FAITHFUL, FREE = 0.99, 0.6  # how often these do, and others
TRICK = playout.Trick()
TURNS = [0] * 9  # where a seat's cards lie among those of the round


def left_of(seat: Seat, seats: int) -> Seat:
    return 0 if seat + 1 == seats else seat + 1


def seat_from(seat: Seat, steps: int, seats: int) -> Seat:
    """The seat so many steps on; negative ones lead back."""
    seat += steps
    return seat - seats if seat >= seats else seat + seats if seat < 0 else seat


def allowed(table: "LittleDevils", hand: int, start: int, lying: int) -> int:
    """The cards of a hand that may be played to a trick of which so many cards lie, as a set."""
    if lying == 0:
        cards = hand & ~FIVES  # rule 3.1: lead anything but five devils
    elif lying == 1:
        cards = hand  # rule 3.2: the second card is free
    else:
        cards = hand & called(table, start)  # rule 3.3: on the called side of the first card
    return cards if cards else hand  # rules 3.1, 3.4: whoever cannot may play anything


def called(table: "LittleDevils", start: int) -> int:
    """All cards on the side of the first card of a trick that the second one called."""
    first = table.played[start]
    below = (ONE << first) - 1
    return ~below ^ (ONE << first) if table.played[start + 1] > first else below


def habit(table: "LittleDevils", seat: Seat) -> Action:
    """What an attentive player would do here."""
    unseen = 0
    for other in range(table.seats):
        if other != seat:
            unseen |= table.hands[other]
    return habitual(table, table.hands[seat], unseen, table.count - table.lying, table.lying) - 1


def habitual(table: "LittleDevils", hand: int, unseen: int, start: int, lying: int) -> int:
    """The card that an attentive player with this hand would play to a trick of which so many cards lie."""
    cards = allowed(table, hand, start, lying)
    if cards & (cards - 1) == 0:
        return bits.lowest(cards)
    TRICK.unseen, TRICK.later, TRICK.held = unseen, table.seats - lying - 1, bits.size(hand)
    playout.look(TRICK, table.played, start, lying)
    return playout.best(TRICK, cards)


def taking(table: "LittleDevils", start: int, end: int) -> int:
    """Which card of a trick takes it: the lowest misfit of a rising one, the highest of a falling one, and
    without misfits the card that went furthest (rules 4.1 to 4.3)."""
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
        self.tally = tally  # rule 7.3: devils of the round are counted openly
        self.phase = CHOOSE_DEALER if dealer < 0 else DEAL
        self.dealer = dealer
        self.round = 1
        self.leader = -1
        self.totals = [0] * 6
        self.devils = [0] * 6  # taken in this round
        self.hands = [0] * 6
        self.played = [0] * 54  # the cards of this round, in the order of play
        self.count = 0  # how many of them
        self.lying = 0  # how many of those lie in the present trick

    # ---- a round begins ----

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
        """Nine cards to each seat; the dealer's left neighbour leads (rules 2.3, 2.4)."""
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

    # ---- a trick is played ----

    def fill_legal(self, seat: Seat, out: IntBuffer) -> None:
        bits.offer(-1, allowed(self, self.hands[seat], self.count - self.lying, self.lying), out)

    def random_action(self, seat: Seat, rng: Rng, out: IntBuffer) -> Action:
        cards = allowed(self, self.hands[seat], self.count - self.lying, self.lying)
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
        """Somebody takes the trick and leads the next one (rule 4.4)."""
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
        """Who takes the trick, as it lies."""
        start = self.count - self.lying
        return seat_from(self.leader, taking(self, start, self.count) - start, self.seats)

    # ---- the end ----

    def end_round(self, tell: Tell | None) -> None:
        """Devils are counted after the ninth trick; a hundred end the game (rules 5.1, 6.1)."""
        self.phase = DEAL  # until then the table stays as it is, so that nobody forgets
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
        """Who led the first trick deals (rule 5.2)."""
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

    # ---- for searching ----

    def playout_action(self, seat: Seat, rng: Rng, out: IntBuffer) -> Action:
        """Mostly what an attentive player does, now and then anything."""
        return habit(self, seat) if rng.below(FIRM) else self.random_action(seat, rng, out)

    def likelihood(self, seat: Seat) -> float:
        """How likely somebody with these cards would have played what this seat has played in this round."""
        hand, count = self.hands[seat], 0
        leader = left_of(self.dealer, self.seats)
        for start in range(0, self.count, self.seats):
            TURNS[count] = start + seat_from(seat, -leader, self.seats)
            if TURNS[count] < self.count:
                hand |= ONE << self.played[TURNS[count]]
                count += 1
            if start + self.seats <= self.count:
                leader = seat_from(leader, taking(self, start, start + self.seats) - start, self.seats)
        unseen = (ONE << (self.seats * HAND + 1)) - 2 & ~hand
        steady, free, i = STEADY, 1.0 - STEADY, 0
        for turn in range(count):
            while i < TURNS[turn]:
                unseen &= ~(ONE << self.played[i])
                i += 1
            card, start = self.played[i], i - i % self.seats
            choices = bits.size(allowed(self, hand, start, i - start))
            if choices > 1:
                if habitual(self, hand, unseen, start, i - start) == card:
                    steady *= FAITHFUL
                    free *= FREE
                else:
                    steady *= (1.0 - FAITHFUL) / (choices - 1)
                    free *= (1.0 - FREE) / (choices - 1)
            hand &= ~(ONE << card)
            i += 1
        return steady + free

    def at_horizon(self) -> bool:
        return self.phase == DEAL and self.count > 0  # a round has ended, and the next is not dealt yet

    def evaluate(self, seat: Seat) -> float:
        """To win, as far as that can be told, and to have fewer devils than the others, on average."""
        return playout.outlook(self.totals, self.seats, seat, self.phase == DONE)

    # ---- copies ----

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
