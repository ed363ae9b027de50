"""Advice in Baron Voodoo: which choice an attentive casual player makes, and why."""

from samedi.core.hints import Hints, SearchSettings
from samedi.games.baron_voodoo.hints.advise import advise
from samedi.games.baron_voodoo.hints.because import because

__all__ = ["HINTS", "advise", "because"]

HINTS = Hints(
    advise=advise,
    because=because,
    # The search looks two rounds ahead, and others mostly follow `playout_action`. One iteration takes long, and a turn
    # may begin with two hundred powers.
    search=SearchSettings(
        horizons=2,
        exploration=2.4,
        trust=12,
        iterations={"houngan": 200, "loa": 1000},
        iterations_per_choice={"loa": 40},
    ),
)
