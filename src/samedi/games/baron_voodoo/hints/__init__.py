"""Advice in Baron Voodoo: which choice a seasoned casual player makes, and why."""

from samedi.games.baron_voodoo.hints.advise import EACH, SEARCH, THINKS, advise
from samedi.games.baron_voodoo.hints.because import because

__all__ = ["EACH", "SEARCH", "THINKS", "advise", "because"]
