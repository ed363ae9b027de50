"""What a seat may know of a game of Baron Voodoo, which is all but the future."""

from samedi.games.baron_voodoo.view.view import Dice, View, own_view, state_of, view, worlds

__all__ = ["Dice", "View", "own_view", "state_of", "view", "worlds"]
