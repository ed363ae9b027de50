"""What a bot is: it chooses by what its seat may know."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from samedi.core.types import Action, Seat
from samedi.core.view import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one choice: in iterations, which repeat exactly, or in seconds, which do not."""

    iterations: int | None = None
    seconds: float | None = None
    per_choice: int = 0  # with iterations: the fewest for each legal action


class Bot(Protocol):
    """Chooses for a seat from its View and its legal actions; it is never given a State.

    A bot belongs to one seat of one game and may remember what it was shown there.
    """

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], budget: Budget) -> Action: ...


def require_view(view: Any) -> None:
    """Raise TypeError unless this is a View. The check looks at the type only, never into the object."""
    kind = type(view)
    if not issubclass(kind, View):
        raise TypeError(f"a bot is handed a View, never a State or anything else, such as this {kind.__name__}")
