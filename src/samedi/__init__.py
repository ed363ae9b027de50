"""Samedi: four published tabletop games, played exactly by their rulebooks."""

from samedi import _compiled  # first: it decides whether rules run compiled or plain
from samedi.core.errors import (
    BadOption,
    BadRecord,
    NotLegal,
    NotYourTurn,
    OutOfDate,
    Reason,
    Refused,
    SamediError,
    UnknownGame,
)
from samedi.core.registry import find_game as find
from samedi.engine.replay import replay
from samedi.engine.session import Session

__all__ = [
    "BadOption",
    "BadRecord",
    "NotLegal",
    "NotYourTurn",
    "OutOfDate",
    "Reason",
    "Refused",
    "SamediError",
    "Session",
    "UnknownGame",
    "find",
    "mode",
    "replay",
]

mode: str = _compiled.MODE  # "compiled" or "plain"
