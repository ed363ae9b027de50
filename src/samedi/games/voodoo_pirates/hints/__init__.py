"""Advice in Voodoo Pirates: which choice a seasoned casual player makes, and why."""

from samedi.core.hints import Hints, SearchSettings
from samedi.games.voodoo_pirates.hints.advise import advise, play
from samedi.games.voodoo_pirates.hints.because import because

__all__ = ["HINTS", "advise", "because", "play"]

HINTS = Hints(
    advise=advise,
    because=because,
    play=play,
    # A player in jail sees no surprises, so the outcomes of Take hardly differ: each choice is explored by its own
    # spread. A barrel can be paid for in twenty ways, and each needs some iterations.
    search=SearchSettings(per_edge_prior=8.0, iterations_per_choice={"houngan": 80}),
)
