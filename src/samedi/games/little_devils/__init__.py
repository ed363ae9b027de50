"""Little Devils: a trick-taking game for 3 to 6 players, in which each trick brings its taker devils."""

from collections.abc import Mapping
from typing import Any

from samedi.core.game import Game
from samedi.core.options import Option
from samedi.games.little_devils.components import DEVILS, END, HAND
from samedi.games.little_devils.notation import outcome_code, read_outcome
from samedi.games.little_devils.refusals import plausible_actions, why_not
from samedi.games.little_devils.rules import ACTIONS, LittleDevils
from samedi.games.little_devils.view import own_view, view, worlds


def new(seats: int, options: Mapping[str, Any]) -> LittleDevils:
    dealer = options["dealer"]
    return LittleDevils(seats, -1 if dealer == "random" else int(dealer), options["tally"])


def max_log_entries(seats: int, options: Mapping[str, Any]) -> int:
    """Bound the log: each round hands out all devils, and a game goes on while every total is below 100."""
    devils = sum(DEVILS[1 : HAND * seats + 1])
    rounds = (END - 1) * seats // devils + 1
    return 1 + rounds * (1 + HAND * seats)


GAME = Game(
    package=__name__,
    name="little-devils",
    title="Little Devils",
    version=1,
    seats=range(3, 7),
    options=(
        Option(name="dealer", kind="choice", default="random", values=("random", *"012345"), names_seat=True),
        Option(name="tally", kind="flag", default=False),
    ),
    actions=ACTIONS,
    max_log_entries=max_log_entries,
    new=new,
    view=view,
    own_view=own_view,
    worlds=worlds,
    why_not=why_not,
    plausible_actions=plausible_actions,
    outcome_code=outcome_code,
    read_outcome=read_outcome,
)
