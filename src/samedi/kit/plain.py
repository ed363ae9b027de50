"""A plain but decent table for a game without a scene of its own: the hand in a fan, all else in rows, buttons."""

from typing import Any

from samedi.core.offer import Offer
from samedi.core.words import Words
from samedi.kit.scene import Look, Scene


def look(view: Any, words: Words) -> Look:
    return Look(areas=(), faces={}, tones={})


def scene(view: Any, offer: Offer, words: Words) -> Scene:
    return Scene(look=look(view, words).name)
