"""Bots choose for seats. Each bot is found by its name and plays every game."""

from samedi.bots.bot import Bot, Budget
from samedi.bots.registry import BOTS, find_bot

__all__ = ["BOTS", "Bot", "Budget", "find_bot"]
