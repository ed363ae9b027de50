"""Random games of three people with a Cursed Pirate, up to a question that comes in the turn of another."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import samedi
from samedi.games.voodoo_pirates.components import MAELSTROM
from samedi.games.voodoo_pirates.phases import LANDING, OCTOPUS_ANSWER
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.tests.positions import inside

CURSED = {"cursed": 1}  # three people and a Cursed Pirate


def lands(state: VoodooPirates) -> bool:
    """A ship lands that another pirate moved."""
    return state.ask == LANDING and state.mover not in (state.sailor, state.moon)


def can_answer(state: VoodooPirates) -> bool:
    """The owner of the Octopus is asked about it."""
    return state.ask == OCTOPUS_ANSWER and len(state.legal(state.mover)) > 1


DUE: dict[str, Callable[[VoodooPirates], bool]] = {
    "tix": lambda state: lands(state) and state.tix_way >= 0,
    "maelstrom": lambda state: lands(state) and state.in_use == MAELSTROM,
    "wind": lambda state: lands(state) and state.tix_way < 0 and state.in_use != MAELSTROM,
    "tok": lambda state: can_answer(state) and state.called >= 0,
    "count": lambda state: can_answer(state) and state.called < 0,
}


@cache
def record_until(cause: str, seat: int | None = None) -> dict[str, Any]:
    """The first of random games that comes to such a question, for this seat if one is given, up to it."""
    for seed in range(20_000):
        random, session = Random(seed), samedi.Session("voodoo-pirates", 4, options=CURSED, seed=seed)
        while not session.over:
            state = inside(session)
            if DUE[cause](state) and seat in (None, state.mover):
                return session.record()
            asked = random.choice(session.acting)
            session.submit(asked, random.choice(session.choices(asked)))
    raise AssertionError("no game comes to this question")
