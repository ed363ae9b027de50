"""Worlds: what a viewer may suppose of a table of Voodoo Pirates."""

from samedi.games.voodoo_pirates.table import Table


def supposed(table: Table, place: int, card: int) -> None:
    """A hidden card comes to lie in a place."""
