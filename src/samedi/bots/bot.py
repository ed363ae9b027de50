"""Bot: somebody who plays by what a seat may know."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from samedi.core.names import Action, Seat
from samedi.core.state import State


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one choice: in iterations, which repeat, or in seconds, which do not."""

    iterations: int | None = None
    seconds: float | None = None
    each: int = 0  # with iterations: so many for each choice at least


class Bot(Protocol):
    """Chooses for a seat from its View and its legal actions; it is never handed a State.

    A bot belongs to one seat of one game and may remember what it was shown there.
    """

    def choose(self, view: Any, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action: ...


def only_a_view(view: Any) -> None:
    """Whoever hands a bot the state of the table has made a mistake. Nothing of it is looked at."""
    if issubclass(type(view), State):
        raise TypeError("a bot is handed a View, never a State")
