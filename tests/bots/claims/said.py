"""A reason, the choice that it is given for and the table: the claims in this folder take one."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

from samedi.core.errors import Because
from samedi.core.game import Game
from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import CHANCE, Action, Seat


class Said(NamedTuple):
    """A choice at a table, and the reason given for it."""

    game: Game
    state: Any
    seat: Seat
    action: Action
    reason: Because

    @property
    def code(self) -> str:
        return self.game.actions[self.action]

    def figure(self, name: str) -> int:
        """A number in the reason."""
        return int(self.reason.data.get(name, 0))

    def word(self, name: str) -> str:
        """A name in the reason."""
        return str(self.reason.data.get(name, ""))

    @property
    def view(self) -> Any:
        return self.game.view(self.state, self.seat)

    @property
    def legal(self) -> tuple[Action, ...]:
        legal: tuple[Action, ...] = self.state.legal(self.seat)
        return legal

    def after(self, *codes: str) -> Any:
        """The table after the choice, and after further choices of the same seat."""
        table = self.state.clone()
        table.apply(self.seat, self.action)
        for code in codes:
            table.apply(self.seat, self.game.actions.index(code))
        return table

    def of(self, action: Action) -> "Said":
        """The same reason for another choice."""
        return self._replace(action=action)

    def worlds(self, many: int) -> Iterator[Any]:
        """Tables after the choice that the seat cannot tell from the real one; the real one comes first."""
        worlds, rng = self.game.worlds(self.view), Rng(7)
        for number in range(many):
            world = worlds.draw(rng) if number else self.state.clone()
            world.apply(self.seat, self.action)
            yield world


Claim: TypeAlias = Callable[[Said], bool]


def play_while(table: Any, going: Callable[[Any], bool], rng: Rng) -> None:
    """Play at random while the condition holds."""
    out = IntBuffer()
    while going(table):
        table.apply(table.mover, table.random_action(table.mover, rng, out))


def tables(game: Game, seats: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[Any]:
    """The tables of a game at which a seat is asked. Seats follow playouts, and sometimes play at random."""
    state: Any = game.new(seats, game.check_options(seats, options or {}))
    rng, out = Rng(seed), IntBuffer()
    while acting := state.acting:
        if acting[0] == CHANCE:
            state.roll_and_settle(rng)
            continue
        yield state
        seat = acting[rng.below(len(acting))]
        state.apply(seat, state.playout_action(seat, rng, out) if rng.below(3) else state.random_action(seat, rng, out))
