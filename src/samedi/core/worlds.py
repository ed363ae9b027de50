"""The states that a viewer cannot tell from the real one."""

from collections.abc import Iterator

from samedi.core.rng import Rng
from samedi.core.state import State


class Worlds:
    """The worlds of one viewer. This one is for games without hidden information."""

    def __init__(self, template: State) -> None:
        self.template = template

    @property
    def is_weighted(self) -> bool:
        """Tell whether some worlds are more likely than others, because hidden things are equal."""
        return False

    def draw(self, rng: Rng) -> State:
        """Return a random state that the viewer cannot tell from the real one."""
        world = self.template.clone()
        self.deal_into(world, rng)
        return world

    def deal_into(self, state: State, rng: Rng) -> None:
        """Write such a state into an existing one."""
        state.copy_from(self.template)

    def perturb(self, rng: Rng) -> int:
        """Change the latest world a little, symmetrically (the reverse change is as likely).

        Return the changed places as a bit set (0: none). The place of a seat has the number of the seat.
        """
        return 0

    def revert(self) -> None:
        """Undo the latest perturbation."""

    def write_into(self, state: State) -> None:
        """Write the current world into an existing state."""
        state.copy_from(self.template)

    def every(self) -> Iterator[State]:
        """Yield every possible world once, or (see `is_weighted`) once for each way to it. There may be very many."""
        yield self.template.clone()
