"""What a seat may know of a game of Voodoo Pirates, and the worlds that agree with it."""

from samedi.games.voodoo_pirates.view.view import View, jax_souls, own_view, stuck, tok_souls, view
from samedi.games.voodoo_pirates.view.worlds import known_table, worlds

__all__ = ["View", "jax_souls", "known_table", "own_view", "stuck", "tok_souls", "view", "worlds"]
