"""Version 2: the first dealer is an option."""

from dataclasses import replace

from samedi.games.little_devils import GAME as LITTLE_DEVILS

GAME = replace(LITTLE_DEVILS, name="deal-in-turn", title="Deal in Turn", version=2, earlier={1: {"dealer": "0"}})
