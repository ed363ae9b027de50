"""Voodoo Pirates."""
