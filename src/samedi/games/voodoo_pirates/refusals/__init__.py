"""Why a choice is refused, and which choices a player might try."""

from samedi.games.voodoo_pirates.refusals.plausible import plausible_actions
from samedi.games.voodoo_pirates.refusals.why_not import why_not

__all__ = ["plausible_actions", "why_not"]
