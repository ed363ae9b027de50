"""Types and numbers that rules, search and sessions share."""

from typing import Any, Protocol, TypeAlias

Seat: TypeAlias = int
Action: TypeAlias = int
Outcome: TypeAlias = tuple[int, ...]

CHANCE = -1  # a shuffle or roll is due
OVER = -2  # the game is over
SEVERAL = -3  # several seats choose at once; waiting(seat) tells which


class Tell(Protocol):
    """The callback that rules report events to; None without a listener."""

    def __call__(
        self,
        kind: str,
        seat: Seat | None = None,
        *,
        seen_by: tuple[Seat, ...] | None = None,
        reveals: bool = False,
        **data: Any,
    ) -> None: ...
