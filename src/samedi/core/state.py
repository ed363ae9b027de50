"""The state of a game: a public interface, and a small inner interface that games implement.

A game implements the inner interface: fill_legal, do_action, copy_from, clone, scores, winners, and where there is
chance fill_outcome and do_outcome. It keeps `mover`. `fill_legal` alone decides legality, `fill_outcome` alone rolls.
The public interface is written here once. A sheet (state.pxd) lets Cython compile this file and the rules of games.
"""

from typing import Any, Self

from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import CHANCE, OVER, SEVERAL, Action, Outcome, Seat, Tell

ONE_SEAT: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(16))
CHANCE_ONLY: tuple[Seat, ...] = (CHANCE,)
NO_SEATS: tuple[Seat, ...] = ()

BUFFER_POOL = [IntBuffer() for _ in range(4)]  # unused buffers, so that most calls allocate none


def borrow_buffer() -> IntBuffer:
    """Return an empty buffer; the caller gives it back to BUFFER_POOL."""
    if BUFFER_POOL:
        out = BUFFER_POOL.pop()
        out.count = 0
        return out
    return IntBuffer()


class State:
    """A game in progress. It never contains the future: an outcome that is not yet determined is not stored."""

    def __init__(self, seats: int = 0) -> None:
        self.seats = seats
        self.mover = CHANCE  # the seat that must choose, or CHANCE, OVER, SEVERAL

    # The inner interface: a game implements these methods.

    def waiting(self, seat: Seat) -> bool:
        """At SEVERAL: tell whether this seat still has to choose."""
        return False

    def fill_legal(self, seat: Seat, out: IntBuffer) -> None:
        """Write the legal actions of a seat that must choose, ascending. The only place that decides legality."""

    def random_action(self, seat: Seat, rng: Rng, out: IntBuffer) -> Action:
        """Return a random legal action, uniformly. A game may do this without listing them."""
        out.count = 0
        self.fill_legal(seat, out)
        return out.at[rng.below(out.count)]

    def playout_action(self, seat: Seat, rng: Rng, out: IntBuffer) -> Action:
        """Return a plausible action quickly, for playouts. The default is a random one."""
        return self.random_action(seat, rng, out)

    def do_action(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        """Perform a legal action."""

    def fill_outcome(self, rng: Rng, out: IntBuffer) -> None:
        """Write a random outcome; only the generator changes."""

    def do_outcome(self, drawn: IntBuffer, tell: Tell | None) -> None:
        """Apply a chance outcome."""

    def place_hidden(self, place: int, card: int) -> None:
        """Put a hidden card into a place: `kit.deal` builds worlds with it."""

    def copy_from(self, other: Any) -> None:
        """Copy another state of the same game into this one, without allocating."""

    def clone(self) -> Self:
        raise TypeError(f"{type(self).__name__} has no clone()")

    def scores(self) -> tuple[int, ...]:
        """Return the points so far, as the rulebook counts them."""
        return (0,) * self.seats

    def winners(self) -> tuple[Seat, ...]:
        """Return the winners; () while the game runs."""
        return NO_SEATS

    def public_observation(self) -> int:
        """Return what the latest choice made public.

        -1: the action itself; 0: nothing yet (a face-down choice); else a number for the action and what it revealed.
        """
        return -1

    def likelihood(self, seat: Seat) -> float:
        """Return how likely this seat's public actions are, given what it holds in this state."""
        return 1.0

    def at_horizon(self) -> bool:
        """Tell whether a search may stop and evaluate here: the end of a round or of a turn."""
        return False

    def evaluate(self, seat: Seat) -> float:
        """Return a seat's value from 0 to 1 when the game is over or at a horizon."""
        return self.payoffs()[seat]

    # The public interface: written once.

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that must choose: one, several at once, (CHANCE,), or () when the game is over."""
        if self.mover >= 0:
            return ONE_SEAT[self.mover]
        if self.mover == CHANCE:
            return CHANCE_ONLY
        if self.mover == SEVERAL:
            return tuple([seat for seat in range(self.seats) if self.waiting(seat)])
        return NO_SEATS

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Return the legal actions of a seat, ascending; () for a seat that is not asked."""
        if self.mover != seat and not (self.mover == SEVERAL and 0 <= seat < self.seats and self.waiting(seat)):
            return NO_SEATS
        if seat < 0:
            return NO_SEATS
        out = borrow_buffer()
        self.fill_legal(seat, out)
        legal = out.tuple()
        BUFFER_POOL.append(out)
        return legal

    def apply(self, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        """Perform an action of a seat. The caller guarantees that it is legal; `Session` checks it."""
        self.do_action(seat, action, tell)

    def roll(self, rng: Rng) -> Outcome:
        """Return a random outcome; the state does not change."""
        out = borrow_buffer()
        self.fill_outcome(rng, out)
        outcome = out.tuple()
        BUFFER_POOL.append(out)
        return outcome

    def settle(self, outcome: Outcome, tell: Tell | None = None) -> None:
        """Apply a chance outcome. The caller guarantees that it is possible."""
        drawn = borrow_buffer()
        drawn.fill(outcome)
        self.do_outcome(drawn, tell)
        BUFFER_POOL.append(drawn)

    def roll_and_settle(self, rng: Rng) -> None:
        """Roll and settle."""
        drawn = borrow_buffer()
        self.fill_outcome(rng, drawn)
        self.do_outcome(drawn, None)
        BUFFER_POOL.append(drawn)

    def payoffs(self) -> tuple[float, ...]:
        """Return a shared win: 1 divided among the winners, 0 for the others; zeros while the game runs."""
        winners = self.winners()
        return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)])

    def random_playout(self, rng: Rng) -> int:
        """Play uniformly at random to the end; return the number of decisions."""
        out = borrow_buffer()
        decisions = 0
        while self.mover != OVER:
            if self.mover == CHANCE:
                out.count = 0
                self.fill_outcome(rng, out)
                self.do_outcome(out, None)
            else:
                seat = self.first_waiting() if self.mover == SEVERAL else self.mover
                self.do_action(seat, self.random_action(seat, rng, out), None)
                decisions += 1
        BUFFER_POOL.append(out)
        return decisions

    def playouts(self, rng: Rng, games: int) -> int:
        """Finish so many random games from copies of this state; return the number of decisions."""
        game = self.clone()
        decisions = 0
        for _ in range(games):
            game.copy_from(self)
            decisions += game.random_playout(rng)
        return decisions

    def first_waiting(self) -> Seat:
        """At SEVERAL: return the lowest seat that still has to choose."""
        for seat in range(self.seats):
            if self.waiting(seat):
                return seat
        raise RuntimeError("several seats are said to choose, and none of them waits")
