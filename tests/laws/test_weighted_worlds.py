"""Worlds of things that are alike: a world that comes up in several ways must be so many times as likely."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from samedi.core.rng import Rng
from samedi.core.state import State
from samedi.core.worlds import Worlds
from samedi.laws import knowledge_laws
from samedi.laws.knowledge_laws import check_even
from samedi.laws.trace import Broken


class Marbles(Worlds):
    """One of four marbles is hidden: three red, one blue. Marbles of a colour are alike."""

    def __init__(self, drawn: str, *, alike: bool = True) -> None:
        super().__init__(State(1))
        self.drawn, self.are_alike = drawn, alike

    @property
    def is_weighted(self) -> bool:
        return self.are_alike

    def draw(self, rng: Rng) -> Any:
        return self.drawn[rng.below(len(self.drawn))]

    def every(self) -> Iterator[Any]:
        return iter("RRRB")


@pytest.fixture(autouse=True)
def lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge_laws, "line", lambda game, world: world)


def check(worlds: Marbles) -> None:
    trace: Any = SimpleNamespace(game=None)
    check_even(trace, 3, 0, "R", worlds, list(worlds.every()))


def test_worlds_in_several_ways_are_so_many_times_as_likely() -> None:
    check(Marbles("RRRB"))


def test_worlds_that_are_drawn_by_kind_and_not_by_number_are_noticed() -> None:
    with pytest.raises(Broken, match="some worlds more often than others"):
        check(Marbles("RB"))


def test_without_saying_so_no_world_comes_up_twice() -> None:
    with pytest.raises(Broken, match="counts a world twice"):
        check(Marbles("RRRB", alike=False))


def test_a_world_that_never_comes_up_is_noticed() -> None:
    with pytest.raises(Broken, match="1 worlds of 2"):
        check(Marbles("R"))
