"""State: one game in progress, the face that everybody sees and the small inner face that a game writes.

A game implements the inner face (fill, play, and where there is chance draw and place, and become, clone, scores,
winners) and keeps `mover`. Legality lives in `fill` alone and chance in `draw` alone; the outer face is
written here once. A sheet (state.pxd) lets Cython compile this file and every game's rules with it.
"""

from typing import Any, Self

from samedi.core.names import CHANCE, OVER, SEVERAL, Action, Outcome, Seat, Tell
from samedi.core.rng import Ints, Rng

ALONE: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(16))
NATURE: tuple[Seat, ...] = (CHANCE,)
NOBODY: tuple[Seat, ...] = ()

SPARE = [Ints() for _ in range(4)]  # buffers not in use; a list that never runs empty is never allocated anew


def borrow() -> Ints:
    """An empty buffer; give it back to SPARE."""
    if SPARE:
        out = SPARE.pop()
        out.count = 0
        return out
    return Ints()


class State:
    """A game in progress. It holds no future: what nobody knows yet is not in it."""

    def __init__(self, seats: int = 0) -> None:
        self.seats = seats
        self.mover = CHANCE  # the seat that must choose, or CHANCE, OVER, SEVERAL

    # ---- the inner face: a game writes these ----

    def waiting(self, seat: Seat) -> bool:
        """At SEVERAL: has this seat still to choose?"""
        return False

    def fill(self, seat: Seat, out: Ints) -> None:
        """The legal actions of a seat that must choose, ascending. The one truth for legality."""

    def pick(self, seat: Seat, rng: Rng, out: Ints) -> Action:
        """One of the legal actions, each equally likely. A game may do the same without listing them."""
        out.count = 0
        self.fill(seat, out)
        return out.at[rng.below(out.count)]

    def guess(self, seat: Seat, rng: Rng, out: Ints) -> Action:
        """What somebody might do here, found quickly: how a search plays on. A game may know better than anything."""
        return self.pick(seat, rng, out)

    def play(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        """A legal action happens."""

    def draw(self, rng: Rng, out: Ints) -> None:
        """What chance brings now; changes nothing but the generator."""

    def place(self, drawn: Ints, tell: Tell | None) -> None:
        """What chance brought is put on the table."""

    def put(self, place: int, card: int) -> None:
        """A hidden card comes to lie in a place: how `kit.deal` builds the worlds a viewer may suppose."""

    def become(self, other: Any) -> None:
        """Take over everything from another state of the same game, without allocating."""

    def clone(self) -> Self:
        raise TypeError(f"{type(self).__name__} has no clone()")

    def scores(self) -> tuple[int, ...]:
        """Points so far, as the rulebook counts them."""
        return (0,) * self.seats

    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody while the game runs."""
        return NOBODY

    def news(self) -> int:
        """What everybody has learnt from the latest choice: -1 the action itself, 0 nothing yet (it lies face
        down), else the action and what was turned up with it, as a number."""
        return -1

    def explains(self, seat: Seat) -> float:
        """How likely this seat would have done what it did in public if it had held what it holds here."""
        return 1.0

    def rest(self) -> bool:
        """A natural place for a search to stop and look: the end of a round, of a turn."""
        return False

    def outlook(self, seat: Seat) -> float:
        """How a seat fares when the game is over or at rest, from 0 to 1."""
        return self.payoffs()[seat]

    # ---- the outer face: written once ----

    @property
    def acting(self) -> tuple[Seat, ...]:
        """Who must choose now: one seat, several at once, (CHANCE,), or () when the game is over."""
        if self.mover >= 0:
            return ALONE[self.mover]
        if self.mover == CHANCE:
            return NATURE
        if self.mover == SEVERAL:
            return tuple([seat for seat in range(self.seats) if self.waiting(seat)])
        return NOBODY

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What a seat may do, ascending; () for a seat that is not asked."""
        if self.mover != seat and not (self.mover == SEVERAL and 0 <= seat < self.seats and self.waiting(seat)):
            return NOBODY
        if seat < 0:
            return NOBODY
        out = borrow()
        self.fill(seat, out)
        legal = out.tuple()
        SPARE.append(out)
        return legal

    def apply(self, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        """A seat does something legal. Trusts the caller: `Session` is who checks."""
        self.play(seat, action, tell)

    def roll(self, rng: Rng) -> Outcome:
        """What a shuffle or roll brings now; the state stays as it is."""
        out = borrow()
        self.draw(rng, out)
        outcome = out.tuple()
        SPARE.append(out)
        return outcome

    def settle(self, outcome: Outcome, tell: Tell | None = None) -> None:
        """A shuffle or roll with this outcome happens. Trusts the caller."""
        drawn = borrow()
        drawn.fill(outcome)
        self.place(drawn, tell)
        SPARE.append(drawn)

    def chance(self, rng: Rng) -> None:
        """Roll and settle in one."""
        drawn = borrow()
        self.draw(rng, drawn)
        self.place(drawn, None)
        SPARE.append(drawn)

    def payoffs(self) -> tuple[float, ...]:
        """A win shared: 1 among the winners, 0 for the others; zeros while the game runs."""
        winners = self.winners()
        return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)])

    def finish(self, rng: Rng) -> int:
        """Play uniformly at random to the end; returns how many decisions that took."""
        out = borrow()
        decisions = 0
        while self.mover != OVER:
            if self.mover == CHANCE:
                out.count = 0
                self.draw(rng, out)
                self.place(out, None)
            else:
                seat = self.first_waiting() if self.mover == SEVERAL else self.mover
                self.play(seat, self.pick(seat, rng, out), None)
                decisions += 1
        SPARE.append(out)
        return decisions

    def playouts(self, rng: Rng, games: int) -> int:
        """Finish so many random games from here, this state left as it is; returns how many decisions they took."""
        game = self.clone()
        decisions = 0
        for _ in range(games):
            game.become(self)
            decisions += game.finish(rng)
        return decisions

    def first_waiting(self) -> Seat:
        """At SEVERAL: the lowest seat that has still to choose."""
        for seat in range(self.seats):
            if self.waiting(seat):
                return seat
        raise RuntimeError("several seats are said to choose, and none of them waits")
