"""Voodoo Pirates: twelve rounds of wind, souls and broadsides on the way to the Voodoo Shore."""

from collections.abc import Mapping
from typing import Any

from samedi.core.game import Game, SoloMode
from samedi.core.options import Option
from samedi.games.voodoo_pirates.codes import ACTIONS
from samedi.games.voodoo_pirates.components import BONES, MOON, PIRATES, ROUNDS
from samedi.games.voodoo_pirates.notation import outcome_code, read_outcome
from samedi.games.voodoo_pirates.refusals import plausible_actions, why_not
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.view import own_view, view, worlds

BOARDED = 4  # entries for a ship that is boarded: an item, chance, an object dropped, the swap
LANDED = 3  # for landing: the choice, chance, an object dropped


def new(seats: int, options: Mapping[str, Any]) -> VoodooPirates:
    return VoodooPirates(
        seats,
        options["cursed"],
        BONES if options["east"] == "bones" else MOON,
        options["layout"] == "shuffled",
        tuple(PIRATES.index(colour) for colour in options["colours"]),
        options["reading"] == "plain",
        options["rituals"] == "prudent",
    )


def max_log_entries(seats: int, options: Mapping[str, Any]) -> int:
    """Return the most entries a game can have: all ships meet, find something everywhere and use all objects."""
    move = BOARDED * (seats - 1) + LANDED
    ritual = 2 * seats * (3 + move)  # octopus or drawn soul, place, sail
    dusk = seats * 8 + move  # a plan, octopus, barrel, its use, three cards turned over
    turn = 40 + 2 * move  # menu, action, objects, facing, fire, answers; Tix and Ghost Whisper
    if options.get("reading") != "plain":
        turn += 10 + 2 * move + seats  # the second Whisper, Mask and Shipwreck; how the own ship goes with Tix; answers
        turn += (1 + 3 * seats) * LANDED  # the victim of Tix; all ships after Hoodoo, barrel and Maelstrom
    return 3 + 2 * seats + ROUNDS * (dusk + ritual + seats * turn)


def automata(seats: int, options: Mapping[str, Any]) -> int:
    return int(options["cursed"])


GAME = Game(
    package=__name__,
    name="voodoo-pirates",
    title="Voodoo Pirates",
    version=2,
    earlier={1: {"reading": "plain", "rituals": "prudent"}},
    seats=range(2, 7),
    options=(
        Option(name="cursed", kind="number", default=0, least=0, most=3, only_when={"seats": ("4",)}),
        Option(name="east", kind="choice", default="moon", values=("moon", "bones")),
        Option(name="layout", kind="choice", default="shuffled", values=("shuffled", "reference")),
        Option(name="reading", kind="choice", default="book", values=("book", "plain")),
        Option(
            name="rituals",
            kind="choice",
            default="book",
            values=("book", "prudent"),
            only_when={"cursed": ("1", "2", "3")},
            dropped=True,
        ),
        Option(name="colours", kind="per-seat choice", default=PIRATES, values=PIRATES, distinct=True),
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
    automata=automata,
    solo=SoloMode(seats=4, options={"cursed": 3}),
)
