"""What a seat may know of a game of Voodoo Pirates, and the worlds that agree with it."""

from samedi.games.voodoo_pirates.view.view import View, jax_number, own_view, view
from samedi.games.voodoo_pirates.view.worlds import known_table, worlds

__all__ = ["View", "jax_number", "known_table", "own_view", "view", "worlds"]
