"""Version 1: seat 0 deals first."""

from dataclasses import replace

from samedi.games.little_devils import GAME as LITTLE_DEVILS

GAME = replace(
    LITTLE_DEVILS,
    name="deal-in-turn",
    title="Deal in Turn",
    options=tuple(option for option in LITTLE_DEVILS.options if option.name != "dealer"),
    new=lambda seats, options: LITTLE_DEVILS.new(seats, {**options, "dealer": "0"}),
)
