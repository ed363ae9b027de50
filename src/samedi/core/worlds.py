"""Worlds: the states that a viewer cannot tell from the real one."""

from collections.abc import Iterator

from samedi.core.rng import Rng
from samedi.core.state import State


class Worlds:
    """What one viewer may suppose. This one supposes nothing: for games without hidden things."""

    def __init__(self, template: State) -> None:
        self.template = template

    def draw(self, rng: Rng) -> State:
        """A state the viewer cannot tell from the real one, each equally likely."""
        world = self.template.clone()
        self.deal_into(world, rng)
        return world

    def deal_into(self, state: State, rng: Rng) -> None:
        """The same, into a state that is already there."""
        state.become(self.template)

    def every(self) -> Iterator[State]:
        """Every possible world, each once. There may be a great many."""
        yield self.template.clone()
