"""The door: any game drawn, by its own scene.py or, without one, plain but decent."""

from samedi.core.events import Event
from samedi.core.game import Game
from samedi.core.offer import Offer
from samedi.core.view import View
from samedi.core.words import Words
from samedi.scene import fallback
from samedi.scene import model as scenes
from samedi.scene.model import Cue, Look, Scene


def look_of(game: Game, view: View, words: Words) -> Look:
    """What never changes at this viewer's chair."""
    own = game.module("scene")
    look: Look = own.look(view, words) if own else fallback.look(view, words)
    return look


def scene_of(game: Game, view: View, offer: Offer, words: Words) -> Scene:
    """The table as this viewer sees it now."""
    own = game.module("scene")
    scene: Scene = own.scene(view, offer, words) if own else scenes.plain(view, offer, words)
    return scene


def cues_of(game: Game, event: Event) -> tuple[Cue, ...]:
    """What is seen travelling when this is told."""
    cues = getattr(game.module("scene"), "cues", None)
    return tuple(cues(event)) if cues else ()
