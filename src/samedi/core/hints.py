"""What a game's module `hints` offers: advice, the reasons for it, and how bots search the game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from samedi.core.errors import Because
from samedi.core.rng import Rng
from samedi.core.types import Action


class Points(Enum):
    """Whether points until the next horizon tell how good a choice is."""

    MORE_IS_BETTER = 1
    FEWER_IS_BETTER = -1
    TELL_LITTLE = 0


@dataclass(frozen=True, kw_only=True)
class SearchSettings:
    """How bots search a game."""

    horizons: int = 1  # how many horizons (`State.at_horizon`) a playout passes
    exploration: float = 1.6  # how widely the search explores, in standard deviations of the outcomes
    per_edge_prior: float = 0.0  # > 0: explore each choice by its own spread, with a prior of so many visits
    trust: int = 0  # how often the search assumes `State.playout_action` of the other seats, in sixteenths
    resample_steps: int = 0  # changes tried between two worlds; more likely worlds are kept (`State.likelihood`)
    iterations: Mapping[str, int] = field(default_factory=dict)  # by level, where the usual number does not fit
    iterations_per_choice: Mapping[str, int] = field(default_factory=dict)  # by level, at least


@dataclass(frozen=True, kw_only=True, eq=False)
class Hints:
    """The advice of one game. Its module `hints` exports one as HINTS."""

    advise: Callable[[Any, Sequence[Action]], Action]  # (view, legal) -> what an attentive casual player chooses
    because: Callable[[Any, Action], Because | None] = lambda *_: None  # (view, any legal action) -> a true reason
    play: Callable[[Any, Sequence[Action], Rng], Action] | None = None  # what a bot chooses; None: what `advise` says
    search: SearchSettings = SearchSettings()
    points: Points = Points.TELL_LITTLE
