"""Voodoo Prince: a trick-taking game for 2 to 5 players, in which it pays to go out late, but not last."""

from collections.abc import Mapping
from typing import Any

from samedi.core.game import Game
from samedi.core.options import Option
from samedi.games.voodoo_prince.components import ACTIONS, ROUNDS, TARGET
from samedi.games.voodoo_prince.notation import outcome_code, read_outcome
from samedi.games.voodoo_prince.refusals import plausible_actions, why_not
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.view import own_view, view, worlds


def new(seats: int, options: Mapping[str, Any]) -> VoodooPrince:
    starter = options["starter"]
    return VoodooPrince(seats, -1 if starter == "random" else int(starter))


def max_log_entries(seats: int, options: Mapping[str, Any]) -> int:
    """Bound the log: each trick makes a pile or two, and a round ends before all seats have enough to go out."""
    tricks = seats * TARGET[seats] - 1
    return 1 + ROUNDS * (2 + seats * tricks)


GAME = Game(
    package=__name__,
    name="voodoo-prince",
    title="Voodoo Prince",
    version=1,
    seats=range(2, 6),
    options=(Option(name="starter", kind="choice", default="random", values=("random", *"01234"), names_seat=True),),
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
