"""Baron Voodoo: Loas jump over the dice of a board and gather them, for 2 to 4 players, alone or in teams."""

from collections.abc import Mapping
from typing import Any

from samedi.core.game import Game
from samedi.core.options import Option
from samedi.games.baron_voodoo import components
from samedi.games.baron_voodoo.codes import ACTIONS
from samedi.games.baron_voodoo.components import AROUND, COLOURS, DICE, FACES, PAIRS
from samedi.games.baron_voodoo.notation import outcome_code, read_outcome
from samedi.games.baron_voodoo.refusals import plausible_actions, why_not
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.games.baron_voodoo.view import own_view, view, worlds

LOA_LETTERS = ("Y", "T", "R", "P")  # the default Loas in seat order; in team mode the pairing decides
# The most entries of a turn without dice laid together: a power in four steps and a passed one, the capture, a face,
# two for Switch, another turn, done.
ENTRIES_PER_TURN = 11


def new(seats: int, options: Mapping[str, Any]) -> BaronVoodoo:
    """Return a new table; a random board or pool is rolled later (rules 2.1 to 2.8)."""
    state = BaronVoodoo(seats)
    state.team, state.white = options["mode"] == "team", options["white"]
    state.loa = [COLOURS.index(letter) for letter in loas_by_seat(seats, options)] + [-1] * (4 - seats)
    state.filling = {"random": components.RANDOM, "draft": components.DRAFTED}.get(options["board"], components.PRINT)
    state.deal_offerings()
    if state.filling == components.PRINT:
        faces = components.BALANCED if options["board"] == "balanced" else components.CHAOS
        state.settle(tuple(FACES.index(face) for face in faces if face in FACES))
    return state


def loas_by_seat(seats: int, options: Mapping[str, Any]) -> str:
    """Return the Loas in seat order, as letters of their colours."""
    chosen = "".join(options["loas"][:seats])
    if options["mode"] == "team" and chosen == "".join(LOA_LETTERS):
        ours, theirs = PAIRS[options["pairing"]]
        return ours[0] + theirs[0] + ours[1] + theirs[1]
    return chosen


def objection(seats: int, options: Mapping[str, Any]) -> str | None:
    """Return why these options are impossible together, or None."""
    loas = loas_by_seat(seats, options)
    if len(set(loas)) < seats:
        return f"option loas gives each seat a different Loa, not {' '.join(loas)}"
    if options["mode"] == "team":
        pairs = [set(pair) for pair in PAIRS[options["pairing"]]]
        if {loas[0], loas[2]} not in pairs or {loas[1], loas[3]} not in pairs:
            wanted = " and ".join(" with ".join(pair) for pair in PAIRS[options["pairing"]])
            given = f"{' '.join(loas)} is {loas[0]} with {loas[2]} and {loas[1]} with {loas[3]}"
            return f"pairing {options['pairing']} is {wanted}; teams take turns, so {given}"
    return None


def teams(seats: int, options: Mapping[str, Any]) -> tuple[tuple[int, ...], ...]:
    """Return the seats that win together: in team mode two and two (rule 9.2)."""
    return ((0, 2), (1, 3)) if options.get("mode") == "team" else tuple((seat,) for seat in range(seats))


def seating(seats: int, options: Mapping[str, Any]) -> tuple[int, ...]:
    """Return the seats clockwise: partners sit side by side, and teams take turns (rule 9.2)."""
    return AROUND if options.get("mode") == "team" else tuple(range(seats))


def max_log_entries(seats: int, options: Mapping[str, Any]) -> int:
    """Bound the log: each turn captures a die, the last die on the board has nothing to jump over, and each captured
    or stolen die is laid and scored at most once."""
    captures = DICE - 1
    drafted = DICE if options["board"] == "draft" else 0
    return 1 + drafted + captures * ENTRIES_PER_TURN + 2 * 2 * captures


GAME = Game(
    package=__name__,
    name="baron-voodoo",
    title="Baron Voodoo",
    version=1,
    seats=range(2, 5),
    options=(
        Option(name="board", kind="choice", default="random", values=("random", "draft", "balanced", "chaos")),
        Option(
            name="mode", kind="choice", default="individual", values=("individual", "team"), only_when={"seats": ("4",)}
        ),
        Option(name="pairing", kind="choice", default="A", values=tuple(PAIRS), only_when={"mode": ("team",)}),
        Option(name="white", kind="flag", default=False, only_when={"mode": ("individual",)}),
        Option(name="loas", kind="per-seat choice", default=LOA_LETTERS, values=LOA_LETTERS),
    ),
    objection=objection,
    teams=teams,
    seating=seating,
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
