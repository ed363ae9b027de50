"""Worlds: the states that a viewer cannot tell from the real one."""

from collections.abc import Iterator

from samedi.core.rng import Rng
from samedi.core.state import State


class Worlds:
    """What one viewer may suppose. This one supposes nothing: for games without hidden things."""

    def __init__(self, template: State) -> None:
        self.template = template

    @property
    def alike(self) -> bool:
        """Do several ways lead to one world, because hidden things are alike? Then it is so many times as likely."""
        return False

    def draw(self, rng: Rng) -> State:
        """A state the viewer cannot tell from the real one, each equally likely."""
        world = self.template.clone()
        self.deal_into(world, rng)
        return world

    def deal_into(self, state: State, rng: Rng) -> None:
        """The same, into a state that is already there."""
        state.become(self.template)

    def nudge(self, rng: Rng) -> int:
        """Change a little of the world that was dealt last, to one that is as likely to be changed back.

        Returns the places where it is another now, as a set of bits (0: none). A seat's own place has its number.
        """
        return 0

    def take_back(self) -> None:
        """Undo a nudge that changed something, right after it."""

    def lay_into(self, state: State) -> None:
        """The world as it is now, into a state that is already there."""
        state.become(self.template)

    def every(self) -> Iterator[State]:
        """Every possible world, each once, or (see `alike`) once for every way to it. There may be a great many."""
        yield self.template.clone()
