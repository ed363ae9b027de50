"""Advice in Voodoo Pirates: which choice a seasoned casual player makes, and why."""

from samedi.games.voodoo_pirates.hints.advise import EACH, SEARCH, advise, play
from samedi.games.voodoo_pirates.hints.because import because

__all__ = ["EACH", "SEARCH", "advise", "because", "play"]
