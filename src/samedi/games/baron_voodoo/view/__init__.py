"""What a viewer may know of a table of Baron Voodoo: everything but the future."""

from samedi.games.baron_voodoo.view.view import Dice, View, own_view, state_of, view, worlds

__all__ = ["Dice", "View", "own_view", "state_of", "view", "worlds"]
