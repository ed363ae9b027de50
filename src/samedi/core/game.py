"""What a game consists of: its facts and functions. The package of a game exports its Game as GAME."""

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from samedi.core.errors import BadOption, Reason
from samedi.core.hints import Hints
from samedi.core.options import Option, Value, changed_options, read_options
from samedi.core.rare import Rare
from samedi.core.state import State
from samedi.core.terms import Terms
from samedi.core.types import Action, Outcome, Seat
from samedi.core.view import View
from samedi.core.worlds import Worlds

MAX_SEATS = 16  # compiled code has arrays of this length by seat (ismcts.pxd) and does not check their bounds


@cache
def module_or_none(name: str) -> ModuleType | None:
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


@dataclass(frozen=True, kw_only=True, eq=False)
class SoloMode:
    """The table where one person plays against automata. The game's word `solo` says against whom."""

    seats: int
    options: Mapping[str, Value]


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One game: its name, its table of actions, and the functions that play, show and explain it."""

    package: str  # such as "samedi.games.little_devils"
    name: str
    title: str
    version: int  # a change of rules or codes is a new version
    earlier: Mapping[int, Mapping[str, Value]] = field(default_factory=dict)  # the options that play each old version
    seats: range
    options: tuple[Option, ...] = ()
    actions: tuple[str, ...]  # every code a seat can choose; an Action is an index into it

    max_log_entries: Callable[[int, Mapping[str, Value]], int]  # (seats, options) -> the most entries a game can have
    new: Callable[[int, Mapping[str, Any]], State]
    view: Callable[[Any, Seat | None], View]  # what a seat (None: a spectator) may know; frozen, hashable
    own_view: Callable[[Any, Any, Seat], View] | None = None  # (a spectator's view, state, seat) -> that seat's view
    worlds: Callable[[Any], Worlds]  # the states that agree with a view
    why_not: Callable[[Any, Seat, Action], Reason | None]  # None if and only if the action is legal
    plausible_actions: Callable[[Any, Seat], Sequence[Action]]  # actions that a player might try: own cards, own dice
    outcome_code: Callable[[Any, Outcome], str]  # "deal 2 6 7 … / 1 4 9 …"
    read_outcome: Callable[[Any, str], Outcome | Reason]  # the reverse, or why this outcome is not possible
    solo: SoloMode | None = None  # the table for one person, if there is one

    # Functions of (seats, options).
    objection: Callable[[int, Mapping[str, Value]], str | None] = lambda *_: None  # why options are wrong together
    automata: Callable[[int, Mapping[str, Value]], int] = lambda *_: 0  # how many of the last seats are automata
    teams: Callable[[int, Mapping[str, Value]], tuple[tuple[Seat, ...], ...]] = (  # the seats that win together
        lambda seats, _: tuple((seat,) for seat in range(seats))
    )
    seating: Callable[[int, Mapping[str, Value]], tuple[Seat, ...]] = (  # clockwise around the table
        lambda seats, _: tuple(range(seats))
    )

    def __post_init__(self) -> None:
        if max(self.seats, default=0) > MAX_SEATS:
            raise ValueError(f"{self.title} is for up to {max(self.seats)} seats, and a table has {MAX_SEATS} at most")
        if sorted(self.earlier) != list(range(self.version - len(self.earlier), self.version)):
            raise ValueError(
                f"{self.title}: the earlier versions {sorted(self.earlier)} do not end before {self.version}"
            )

    @property
    def people(self) -> range:
        """Return the possible numbers of people."""
        return range(1, self.seats[-1] + 1) if self.solo else self.seats

    @cached_property
    def action_of(self) -> dict[str, Action]:
        """Map codes to actions."""
        return {code: action for action, code in enumerate(self.actions)}

    @property
    def folder(self) -> Path:
        """The folder that holds RULES.md and the words."""
        spec = importlib.util.find_spec(self.package)
        assert spec is not None and spec.origin is not None
        return Path(spec.origin).parent

    def module(self, name: str) -> ModuleType | None:
        """Return an optional module of the game (notation, invariants, scene), or None."""
        return module_or_none(f"{self.package}.{name}")

    @cached_property
    def hints(self) -> Hints | None:
        """Return the HINTS of the game's module `hints`, or None if it has no such module."""
        module = self.module("hints")
        hints: Hints | None = module.HINTS if module else None
        return hints

    @cached_property
    def terms(self) -> Terms | None:
        """Return the TERMS of the game's module `terms`, or None if it has no such module."""
        module = self.module("terms")
        terms: Terms | None = module.TERMS if module else None
        return terms

    @cached_property
    def rare(self) -> Rare:
        """Return the RARE of the game's module `invariants`, or an empty one."""
        rare: Rare = getattr(self.module("invariants"), "RARE", Rare())
        return rare

    def sides(self, seats: int, options: Mapping[str, Value]) -> tuple[tuple[Seat, ...], ...]:
        """Return the seats that choose, grouped by those that win together."""
        people = seats - self.automata(seats, options)
        return tuple(side for side in self.teams(seats, options) if side[0] < people)

    def check_seats(self, seats: Any) -> int:
        """Return the number of seats if the game allows it, or raise BadOption."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            raise BadOption(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r:.40}")
        return seats

    def check_version(self, version: int) -> int:
        """Return the version if tables of it can be played here, or raise BadOption."""
        if version > self.version:
            raise BadOption(f"version {version} of {self.title} is newer than version {self.version} here")
        if version != self.version and version not in self.earlier:
            oldest = min(self.earlier, default=self.version)
            raise BadOption(f"version {version} of {self.title} is older than version {oldest} here")
        return version

    def options_of(self, version: int) -> tuple[Option, ...]:
        """Return the options that a table of this version can choose."""
        fixed = self.earlier.get(version, {})
        return tuple(option for option in self.options if option.name not in fixed)

    def check_options(self, seats: int, given: Mapping[str, Any], version: int | None = None) -> dict[str, Value]:
        """Return all options with their values, those that an earlier version fixes included, or raise BadOption."""
        version = self.version if version is None else self.check_version(version)
        fixed = self.earlier.get(version, {})
        for name in given:
            if name in fixed:
                raise BadOption(f"{self.title}: there is no option {name} in version {version}")
        try:
            values = read_options(self.options, given, seats)
        except BadOption as wrong:
            raise BadOption(f"{self.title}: {wrong}") from None
        values |= {name: value for name, value in fixed.items() if self.option(name).applies(seats, values)}
        objection = self.objection(seats, values)
        if objection:
            raise BadOption(f"{self.title}: {objection}")
        return values

    def chosen_options(self, values: Mapping[str, Value], version: int) -> dict[str, Value]:
        """Return what a record stores: options that differ from their defaults and that the version does not fix."""
        return changed_options(self.options_of(version), values)

    def option(self, name: str) -> Option:
        return next(option for option in self.options if option.name == name)
