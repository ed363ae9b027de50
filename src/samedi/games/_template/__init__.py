"""Candlelight: the template, a complete small game. Copy it with `samedi new-game NAME`."""

from collections.abc import Mapping
from typing import Any

from samedi.core.game import Game
from samedi.games._template.notation import outcome_code, read_outcome
from samedi.games._template.refusals import plausible_actions, why_not
from samedi.games._template.rules import ACTIONS, HAND, Candlelight
from samedi.games._template.view import view, worlds


def new(seats: int, options: Mapping[str, Any]) -> Candlelight:
    return Candlelight(seats)


def max_log_entries(seats: int, options: Mapping[str, Any]) -> int:
    return 1 + HAND * seats


GAME = Game(
    package=__name__,
    name="_template",
    title="Candlelight",
    version=1,
    seats=range(2, 5),
    actions=ACTIONS,
    max_log_entries=max_log_entries,
    new=new,
    view=view,
    worlds=worlds,
    why_not=why_not,
    plausible_actions=plausible_actions,
    outcome_code=outcome_code,
    read_outcome=read_outcome,
)
