"""The few numbers that stand for no seat: read by rules, search and sessions alike."""

from typing import Any, Protocol, TypeAlias

Seat: TypeAlias = int
Action: TypeAlias = int
Outcome: TypeAlias = tuple[int, ...]

CHANCE = -1  # a shuffle or roll is due
OVER = -2  # nobody moves any more
SEVERAL = -3  # several seats choose at once: ask waiting(seat) for each


class Tell(Protocol):
    """Where rules say what happened; None when nobody listens."""

    def __call__(
        self,
        kind: str,
        seat: Seat | None = None,
        *,
        seen_by: tuple[Seat, ...] | None = None,
        reveals: bool = False,
        **data: Any,
    ) -> None: ...
