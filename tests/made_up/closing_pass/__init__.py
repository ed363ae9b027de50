"""Closing Pass: a made-up game whose rounds end in an automatic pass, and chance follows at once.

Each of three rounds begins with a die. Then seat 0 claims what it shows, and seat 1 can only pass.
"""

from typing import Any, Self

from samedi.core.errors import Reason
from samedi.core.game import Game
from samedi.core.rng import IntBuffer, Rng
from samedi.core.state import State
from samedi.core.types import CHANCE, OVER, Action, Outcome, Seat, Tell
from samedi.core.view import View as AnyView
from samedi.core.worlds import Worlds

ROUNDS = 3
ACTIONS = ("claim", "pass")


class ClosingPass(State):
    """A game in progress."""

    def __init__(self) -> None:
        super().__init__(2)
        self.rounds = self.points = self.die = 0

    def fill_outcome(self, rng: Rng, out: IntBuffer) -> None:
        out.fill((rng.below(6) + 1,))

    def do_outcome(self, drawn: IntBuffer, tell: Tell | None) -> None:
        self.die, self.mover = drawn.at[0], 0
        if tell is not None:
            tell("rolled", die=self.die, reveals=True)

    def fill_legal(self, seat: Seat, out: IntBuffer) -> None:
        out.add(seat)  # seat 0 claims, seat 1 passes

    def do_action(self, seat: Seat, action: Action, tell: Tell | None) -> None:
        if ACTIONS[action] == "claim":
            self.points, self.mover = self.points + self.die, 1
        else:
            self.rounds += 1
            self.mover = OVER if self.rounds == ROUNDS else CHANCE
        if tell is not None:
            tell(ACTIONS[action], seat)

    def at_horizon(self) -> bool:
        return self.mover == CHANCE and self.rounds > 0

    def scores(self) -> tuple[int, ...]:
        return (self.points, 0)

    def winners(self) -> tuple[Seat, ...]:
        return (0,) if self.mover == OVER else ()

    def copy_from(self, other: Any) -> None:
        self.mover, self.rounds, self.points, self.die = other.mover, other.rounds, other.points, other.die

    def clone(self) -> Self:
        twin = type(self)()
        twin.copy_from(self)
        return twin


class View(AnyView, frozen=True):
    """All of the state: nothing is hidden."""

    mover: int
    rounds: int
    points: int
    die: int


def view(state: ClosingPass, seat: Seat | None) -> View:
    return View(seat=seat, seats=2, mover=state.mover, rounds=state.rounds, points=state.points, die=state.die)


def worlds(view: View) -> Worlds:
    state = ClosingPass()
    state.mover, state.rounds, state.points, state.die = view.mover, view.rounds, view.points, view.die
    return Worlds(state)


def read_outcome(state: ClosingPass, code: str) -> Outcome | Reason:
    die = code.removeprefix("roll ")
    return (int(die),) if die in "123456" else Reason("bad-roll")


GAME = Game(
    package=__name__,
    name="closing-pass",
    title="Closing Pass",
    version=1,
    seats=range(2, 3),
    actions=ACTIONS,
    max_log_entries=lambda seats, options: 3 * ROUNDS,
    new=lambda seats, options: ClosingPass(),
    view=view,
    worlds=worlds,
    why_not=lambda state, seat, action: None if action in state.legal(seat) else Reason("not-asked"),
    plausible_actions=lambda state, seat: [0, 1],
    outcome_code=lambda state, outcome: f"roll {outcome[0]}",
    read_outcome=read_outcome,
)
