"""Candlelight, in the order of play. Numbers in comments are those of RULES.md.

Cards are their own numbers, 1 to 20; the action `lay 7` has the index 6.
"""

from typing import Any, Self

from samedi.core.rng import IntBuffer, Rng
from samedi.core.state import State
from samedi.core.types import OVER, SEVERAL, Action, Seat, Tell

HAND = 5  # cards dealt to each seat, and candles to be lit
ACTIONS = tuple(f"lay {card}" for card in range(1, 4 * HAND + 1))


class Candlelight(State):
    """The state of a game of Candlelight."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands: list[set[int]] = [set() for _ in range(seats)]
        self.laid: list[int] = [0] * seats  # the card face down before each seat; 0: none
        self.candles: list[int] = [0] * seats
        self.shown: list[tuple[int, ...]] = []  # the cards of each finished turn, by seat

    def waiting(self, seat: Seat) -> bool:
        return self.laid[seat] == 0

    def fill_outcome(self, rng: Rng, out: IntBuffer) -> None:
        out.fill(tuple(range(1, HAND * self.seats + 1)))
        rng.shuffle(HAND * self.seats, out)  # rule 2.1

    def do_outcome(self, drawn: IntBuffer, tell: Tell | None) -> None:
        for i, card in enumerate(drawn.tuple()):
            self.hands[i // HAND].add(card)  # rule 2.2
        self.mover = SEVERAL
        if tell is not None:
            for seat in range(self.seats):
                tell("dealt", seat, cards=sorted(self.hands[seat]), seen_by=(seat,), reveals=True)

    def fill_legal(self, seat: Seat, out: IntBuffer) -> None:
        for card in sorted(self.hands[seat]):  # rule 3.1
            out.add(card - 1)

    def do_action(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        card = action + 1
        self.hands[seat].remove(card)
        self.laid[seat] = card
        if tell is not None:
            tell("laid", seat)
            tell("chose", seat, card=card, seen_by=(seat,))
        if all(self.laid):
            self.show(tell)

    def show(self, tell: Tell | None) -> None:
        """Turn up all cards; the highest lights a candle (rules 3.2, 3.3)."""
        cards = tuple(self.laid)
        brightest = cards.index(max(cards))
        self.candles[brightest] += 1
        self.shown.append(cards)
        self.laid = [0] * self.seats
        if len(self.shown) == HAND:
            self.mover = OVER
        if tell is not None:
            tell("shown", cards=list(cards), reveals=True)
            tell("lit", brightest, candles=self.candles[brightest])
            if self.mover == OVER:
                tell("over", winners=list(self.winners()))

    def public_observation(self) -> int:
        """0 while cards lie face down, then the cards that were turned up, as one number (rule 3.2)."""
        if any(self.laid):
            return 0
        cards = 1
        for card in self.shown[-1]:
            cards = len(ACTIONS) * cards + card - 1
        return cards

    def scores(self) -> tuple[int, ...]:
        return tuple(self.candles)

    def winners(self) -> tuple[Seat, ...]:
        if len(self.shown) < HAND:
            return ()
        return tuple(seat for seat in range(self.seats) if self.candles[seat] == max(self.candles))  # rule 4.1

    def place_hidden(self, place: int, card: int) -> None:
        if place < self.seats:
            self.hands[place].add(card)
        else:
            self.laid[place - self.seats] = card

    def copy_from(self, other: Any) -> None:
        self.seats = other.seats
        self.mover = other.mover
        self.hands = [set(hand) for hand in other.hands]
        self.laid = list(other.laid)
        self.candles = list(other.candles)
        self.shown = list(other.shown)

    def clone(self) -> Self:
        twin = type(self)(self.seats)
        twin.copy_from(self)
        return twin
