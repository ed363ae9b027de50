"""State: one game in progress, with a public interface and a small inner interface that games implement.

A game implements the inner face (fill, play, and where there is chance draw and place, and become, clone, scores,
winners) and keeps `mover`. Legality lives in `fill` alone and chance in `draw` alone; the outer face is
written here once. A sheet (state.pxd) lets Cython compile this file and every game's rules with it.
"""

from typing import Any, Self

from samedi.core.rng import Ints, Rng
from samedi.core.types import CHANCE, OVER, SEVERAL, Action, Outcome, Seat, Tell

ALONE: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(16))
NATURE: tuple[Seat, ...] = (CHANCE,)
NOBODY: tuple[Seat, ...] = ()

SPARE = [Ints() for _ in range(4)]  # unused buffers; as long as the list never runs empty, none is allocated


def borrow() -> Ints:
    """Return an empty buffer; the caller gives it back to SPARE."""
    if SPARE:
        out = SPARE.pop()
        out.count = 0
        return out
    return Ints()


class State:
    """A game in progress. It never contains the future: an outcome that is not yet determined is not stored."""

    def __init__(self, seats: int = 0) -> None:
        self.seats = seats
        self.mover = CHANCE  # the seat that must choose, or CHANCE, OVER, SEVERAL

    # ---- the inner interface: a game implements these ----

    def waiting(self, seat: Seat) -> bool:
        """At SEVERAL: tell whether this seat still has to choose."""
        return False

    def fill(self, seat: Seat, out: Ints) -> None:
        """Write the legal actions of a seat that must choose, ascending. The only place that decides legality."""

    def pick(self, seat: Seat, rng: Rng, out: Ints) -> Action:
        """Return a random legal action, uniformly. A game may do this without listing them."""
        out.count = 0
        self.fill(seat, out)
        return out.at[rng.below(out.count)]

    def guess(self, seat: Seat, rng: Rng, out: Ints) -> Action:
        """Return a plausible action quickly, for playouts. The default is a random one."""
        return self.pick(seat, rng, out)

    def play(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        """Perform a legal action."""

    def draw(self, rng: Rng, out: Ints) -> None:
        """Write a random outcome; only the generator changes."""

    def place(self, drawn: Ints, tell: Tell | None) -> None:
        """Apply a chance outcome."""

    def put(self, place: int, card: int) -> None:
        """Put a hidden card into a place: `kit.deal` builds worlds with it."""

    def become(self, other: Any) -> None:
        """Copy another state of the same game into this one, without allocating."""

    def clone(self) -> Self:
        raise TypeError(f"{type(self).__name__} has no clone()")

    def scores(self) -> tuple[int, ...]:
        """Return the points so far, as the rulebook counts them."""
        return (0,) * self.seats

    def winners(self) -> tuple[Seat, ...]:
        """Return the winners; () while the game runs."""
        return NOBODY

    def news(self) -> int:
        """Return what the latest choice made public: -1 the action itself, 0 nothing yet (a face-down choice),
        otherwise a number for the action and what it revealed."""
        return -1

    def explains(self, seat: Seat) -> float:
        """Return how likely this seat's public actions are, given what it holds in this state."""
        return 1.0

    def rest(self) -> bool:
        """Tell whether a search may stop and evaluate here: the end of a round or of a turn."""
        return False

    def outlook(self, seat: Seat) -> float:
        """Return a seat's value from 0 to 1 when the game is over or at rest."""
        return self.payoffs()[seat]

    # ---- the public interface: written once ----

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that must choose: one, several at once, (CHANCE,), or () when the game is over."""
        if self.mover >= 0:
            return ALONE[self.mover]
        if self.mover == CHANCE:
            return NATURE
        if self.mover == SEVERAL:
            return tuple([seat for seat in range(self.seats) if self.waiting(seat)])
        return NOBODY

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Return the legal actions of a seat, ascending; () for a seat that is not asked."""
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
        """Perform an action of a seat. The caller guarantees that it is legal; `Session` checks it."""
        self.play(seat, action, tell)

    def roll(self, rng: Rng) -> Outcome:
        """Return a random outcome; the state does not change."""
        out = borrow()
        self.draw(rng, out)
        outcome = out.tuple()
        SPARE.append(out)
        return outcome

    def settle(self, outcome: Outcome, tell: Tell | None = None) -> None:
        """Apply a chance outcome. The caller guarantees that it is possible."""
        drawn = borrow()
        drawn.fill(outcome)
        self.place(drawn, tell)
        SPARE.append(drawn)

    def chance(self, rng: Rng) -> None:
        """Roll and settle."""
        drawn = borrow()
        self.draw(rng, drawn)
        self.place(drawn, None)
        SPARE.append(drawn)

    def payoffs(self) -> tuple[float, ...]:
        """Return a shared win: 1 divided among the winners, 0 for the others; zeros while the game runs."""
        winners = self.winners()
        return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)])

    def finish(self, rng: Rng) -> int:
        """Play uniformly at random to the end; return the number of decisions."""
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
        """Finish so many random games from copies of this state; return the number of decisions."""
        game = self.clone()
        decisions = 0
        for _ in range(games):
            game.become(self)
            decisions += game.finish(rng)
        return decisions

    def first_waiting(self) -> Seat:
        """At SEVERAL: return the lowest seat that still has to choose."""
        for seat in range(self.seats):
            if self.waiting(seat):
                return seat
        raise RuntimeError("several seats are said to choose, and none of them waits")
