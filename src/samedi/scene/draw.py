"""Draw any game with its own `scene` module or, if it has none, with the fallback."""

from samedi.core.events import Event
from samedi.core.game import Game
from samedi.core.offer import Offer
from samedi.core.view import View
from samedi.core.words import Words
from samedi.scene import fallback
from samedi.scene.model import Cue, Look, Scene


def look_of(game: Game, view: View, words: Words) -> Look:
    """Return what never changes for this viewer."""
    look: Look = (game.module("scene") or fallback).look(view, words)
    return look


def scene_of(game: Game, view: View, offer: Offer, words: Words) -> Scene:
    """Return the table as this viewer sees it now."""
    scene: Scene = (game.module("scene") or fallback).scene(view, offer, words)
    return scene


def cues_of(game: Game, event: Event) -> tuple[Cue, ...]:
    """Return the movements shown with this event."""
    cues = getattr(game.module("scene"), "cues", None)
    return tuple(cues(event)) if cues else ()
