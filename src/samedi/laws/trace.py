"""Trace: one random game, with what every entry did, for laws to look at."""

import marshal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import attrgetter
from random import Random
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, TypeAlias

from samedi.core.events import Entry, Event, EventRecorder
from samedi.core.game import Game
from samedi.core.options import Value
from samedi.core.rng import Rng
from samedi.core.state import State
from samedi.core.types import CHANCE, Action, Outcome, Seat
from samedi.core.view import View

Move: TypeAlias = tuple[Seat, Action | Outcome]

POSITIONS = 40  # of a game, for laws that build views and sentences


class Broken(Exception):
    """A law does not hold; the text says how."""


@dataclass
class Trace:
    """One game, random or given: its moves, and after each every field of the state and the events told."""

    game: Game
    seats: int
    options: dict[str, Value]
    seed: int
    given: Sequence[Move] | None = None
    moves: list[Move] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    prints: list[bytes] = field(default_factory=list)  # before the first entry, and after each
    events: list[tuple[Event, ...]] = field(default_factory=list)

    def play(self) -> int:
        """Play it: the same moves compiled and plain."""
        game, rng, state = self.game, Rng(self.seed), self.new()
        most = game.max_log_entries(self.seats, self.options)
        self.prints.append(facts(state))
        while state.acting:
            if len(self.moves) >= most:
                raise Broken(f"more than {most} entries, the most that this game says it can have")
            recorder = EventRecorder()
            if self.given is not None and len(self.moves) == len(self.given):
                raise Broken("the game goes on where the given one is over")
            seat, move = random_move(state, rng) if self.given is None else self.given[len(self.moves)]
            self.moves.append((seat, move))
            if isinstance(move, tuple):
                self.entries.append(Entry("*", game.outcome_code(state, move)))
                state.settle(move, recorder)
            else:
                self.entries.append(Entry(str(seat), game.actions[move]))
                state.apply(seat, move, recorder)
            self.events.append(tuple(recorder.events))
            self.prints.append(facts(state))
        return len(self.moves)

    def new(self) -> State:
        return self.game.new(self.seats, self.options)

    def states(self) -> Iterator[tuple[int, State]]:
        """The state before each entry and at the end, played again without a listener. Do not change it."""
        state = self.new()
        yield 0, state
        for number, (seat, move) in enumerate(self.moves, 1):
            make(state, seat, move)
            yield number, state

    @cached_property
    def chosen(self) -> list[int]:
        """Some forty positions: around every shuffle, one of each kind of decision, the rest by lot."""
        shuffles = [i for i, (seat, _) in enumerate(self.moves) if seat == CHANCE]
        kinds = {entry.code.split()[0]: i for i, entry in enumerate(self.entries)}
        wanted = {
            0,
            len(self.moves),
            *kinds.values(),
            *shuffles,
            *(i + 1 for i in shuffles),
            *(i - 1 for i in shuffles if i),
        }
        others = [i for i in range(len(self.moves)) if i not in wanted]
        Random(self.seed).shuffle(others)
        wanted.update(others[: max(0, POSITIONS - len(wanted))])
        return sorted(wanted)

    @cached_property
    def snapshots(self) -> list[State]:
        """A copy of the state before each entry and at the end."""
        return [state.clone() for _, state in self.states()]

    def positions(self) -> Iterator[tuple[int, State]]:
        """The chosen positions."""
        return ((number, self.snapshots[number]) for number in self.chosen)

    @cached_property
    def supposed(self) -> "list[Supposed]":
        """At each chosen position somebody who looks on, and a world that agrees with what they see."""
        found = []
        for number, state in self.positions():
            random = self.random(number)
            seat = random.choice([*range(self.seats), None])
            view = self.game.view(state, seat)
            world = self.game.worlds(view).draw(Rng(random.getrandbits(60)))
            found.append(Supposed(number, state, seat, view, world))
        return found

    def random(self, number: int) -> Random:
        """Chance for a law at a position: the same whenever it is asked."""
        return Random(f"{self.seed} {self.seats} {number}")


@dataclass(frozen=True)
class Supposed:
    """A position, a viewer (None: a spectator), what they see and a world that they may suppose."""

    number: int
    state: State
    seat: Seat | None
    view: View
    world: State


def random_move(state: State, rng: Rng) -> Move:
    """Any outcome of chance, or any legal action of a seat that must choose."""
    seat = state.acting[rng.below(len(state.acting))]
    if seat == CHANCE:
        return seat, state.roll(rng)
    legal = state.legal(seat)
    return seat, legal[rng.below(len(legal))]


def move_of(game: Game, state: State, entry: Entry) -> Move | None:
    """The move that an entry says; None if it cannot be."""
    if entry.seat == "*":
        outcome = game.read_outcome(state, entry.code) if state.acting == (CHANCE,) else None
        return (CHANCE, outcome) if isinstance(outcome, tuple) else None
    seat, action = int(entry.seat), game.action_of.get(entry.code)
    return (seat, action) if action is not None and action in state.legal(seat) else None


def make(state: State, seat: Seat, move: Any) -> None:
    """A move happens, nobody listening."""
    if seat == CHANCE:
        state.settle(move)
    else:
        state.apply(seat, move)


def facts(state: State) -> bytes:
    """Every field of a state: two states with the same past must agree in all of them."""
    kind = type(state)
    if kind not in GETTERS:
        GETTERS[kind] = attrgetter("seats", *fields(state))
    values = GETTERS[kind](state)
    if hasattr(state, "__dict__"):  # compiled fields are numbers and lists of them
        values = tuple(settled(values))
    return marshal.dumps(values, 2)  # version 2: equal values, equal bytes


GETTERS: dict[type[State], Callable[[State], Any]] = {}


def fields(state: State) -> list[str]:
    """The names of a state's fields, whether Cython made them or Python."""
    found = {item for each in type(state).__mro__ for item in vars(each).items() if isinstance(item[1], MADE)}
    return sorted(
        {name for name, _ in found if name[0] != "_" and name != "acting"} | {*getattr(state, "__dict__", ())}
    )


MADE = (GetSetDescriptorType, MemberDescriptorType)


def settled(value: Any) -> Any:
    """A value with the sets in it put in order."""
    if isinstance(value, set | frozenset):
        return sorted(value)
    return [settled(each) for each in value] if isinstance(value, list | tuple) else value


def line(game: Game, state: State) -> str:
    """A state as the game writes it: what two worlds are compared by, whatever led to them.

    A game whose lines hold what everybody remembers has a `write_world` without that.
    """
    notation = game.module("notation")
    if notation is not None and hasattr(notation, "write_world"):
        return str(notation.write_world(state))
    if notation is not None and hasattr(notation, "write"):
        return str(notation.write(state))
    return repr([game.view(state, seat) for seat in range(state.seats)])
