"""Narrow the choices of a scene down, step by step, until one is left."""

from typing import NamedTuple

from samedi.scene.model import Choice


class Selection(NamedTuple):
    """The choices of a scene and the steps taken towards one of them."""

    choices: tuple[Choice, ...] = ()
    taken: tuple[str, ...] = ()

    @property
    def open_choices(self) -> tuple[Choice, ...]:
        """Return the choices that agree with the steps taken."""
        steps = len(self.taken)
        return tuple(
            choice
            for choice in self.choices
            if len(choice.pick) >= steps
            and all(step in allowed for step, allowed in zip(self.taken, choice.pick, strict=False))
        )

    @property
    def targets(self) -> frozenset[str]:
        """Return what the next step may be: ids of pieces, places and seats."""
        step = len(self.taken)
        return frozenset(
            target for choice in self.open_choices if len(choice.pick) > step for target in choice.pick[step]
        )

    @property
    def buttons(self) -> tuple[Choice, ...]:
        """Return the choices that need no further step; they are chosen by name."""
        return tuple(choice for choice in self.open_choices if len(choice.pick) == len(self.taken))

    def choices_with(self, target: str) -> tuple[Choice, ...]:
        """Return the choices that stay open if the next step is this."""
        step = len(self.taken)
        return tuple(choice for choice in self.open_choices if len(choice.pick) > step and target in choice.pick[step])

    def take(self, target: str) -> "Selection | Choice":
        """Take a step. Return the choice itself if it is the only one left and needs no further step."""
        further = self._replace(taken=(*self.taken, target))
        left = further.open_choices
        return left[0] if len(left) == 1 and len(left[0].pick) == len(further.taken) else further

    def back(self) -> "Selection":
        return self._replace(taken=self.taken[:-1])

    def find(self, typed: str, texts: dict[str, str]) -> tuple[Choice, ...]:
        """Return the open choices that match a typed code, label or text of a piece; exact matches first."""
        wanted = typed.casefold().strip()
        exact, other = [], []
        for choice in self.open_choices:
            names = [choice.code, choice.code.partition(" ")[2], choice.label]
            names += [texts[target] for step in choice.pick for target in step if target in texts]
            names = [name.casefold() for name in names]
            if wanted in names:
                exact.append(choice)
            elif any(wanted in name for name in names):
                other.append(choice)
        return (*exact, *other)
