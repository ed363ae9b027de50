"""What a viewer may know of a table of Baron Voodoo, which is everything, and the one world that agrees with it.

Dice keep their numbers here, so that a screen can follow them. Two views are equal if they agree in the kinds of all
dice, because dice of one kind are interchangeable.
"""

from collections.abc import Sequence
from operator import attrgetter

import msgspec

from samedi.core.types import Seat
from samedi.core.view import View as AnyView
from samedi.core.worlds import Worlds
from samedi.games.baron_voodoo.components import COLOUR_OF, SPACES
from samedi.games.baron_voodoo.rules import board as on
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.kit import bits

Dice = tuple[int, ...]


class View(AnyView, frozen=True, eq=False):
    """A table as every viewer sees it (seat None: a spectator). Owners are seats, in team mode teams."""

    mover: int  # the seat that must choose, or CHANCE, OVER
    phase: int
    round: int
    filling: int  # random, drafted or printed
    team: bool
    white: bool  # white counts in the majorities at the end
    target: int
    loas: tuple[int, ...]  # each seat's colour
    faces: tuple[int, ...]  # what each die shows; -1 before the roll and out of play
    board: tuple[Dice, ...]  # for each space, a1 to g7, its stack from the bottom
    pool: Dice  # dice still to be drafted
    zones: tuple[Dice, ...]  # capture zones by owner
    spirits: tuple[Dice, ...]  # spirit worlds by owner
    offerings: tuple[int, ...]  # by owner
    scores: tuple[int, ...]  # by owner
    reserve: int
    guarded: tuple[Seat, ...]  # protected seats
    baron: Seat  # the seat that holds Baron Samedi; -1: none
    extra: bool  # this is a bought turn
    power_used: bool
    bought: bool
    captured: int  # the die just captured, until its effect is over; -1: none
    chosen: Dice  # dice laid together for a combo
    late: bool  # the power in progress belongs to the end of the turn
    source: int  # space of a power in several steps, or owner * 30 + kind of Switch; -1: none
    dropped: int  # space of Gran Bwa's first die; -1: none
    ended_by: Seat  # the seat that brought the end about; -1: none
    winners: tuple[Seat, ...]

    def kind(self, die: int) -> int:
        """Return colour and face of a die as one number."""
        return COLOUR_OF[die] * 6 + self.faces[die]

    @property
    def by_kind(self) -> tuple[object, ...]:
        """Everything in which two equal views agree."""
        kind = [6 * colour + face for colour, face in zip(COLOUR_OF, self.faces, strict=True)]
        unordered = (self.pool, *self.zones, *self.spirits, self.chosen)
        return (
            OTHERS(self),
            tuple([tuple([kind[die] for die in stack]) for stack in self.board]),
            tuple([tuple(sorted([kind[die] for die in dice])) for dice in unordered]),
            kind[self.captured] if self.captured >= 0 else -1,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.by_kind == other.by_kind

    def __ne__(self, other: object) -> bool:  # that of Struct compares identities
        return not self == other

    def __hash__(self) -> int:
        return hash(self.by_kind)


DICE = ("faces", "board", "pool", "zones", "spirits", "captured", "chosen")  # fields that number dice
OTHERS = attrgetter(*(name for name in View.__struct_fields__ if name not in DICE))


def view(state: BaronVoodoo, seat: Seat | None) -> View:
    count, stack = on.owners(state), state.stack
    faces = state.face
    return View(
        seat=seat,
        seats=state.seats,
        mover=state.mover,
        phase=state.phase,
        round=state.round,
        filling=state.filling,
        team=state.team,
        white=state.white,
        target=state.target,
        loas=tuple(state.loa[: state.seats]),
        faces=tuple(faces),
        board=tuple([dice_of_stack(stack[3 * space : 3 * space + 3]) for space in SPACES]),
        pool=tuple(bits.members(state.pool)),
        zones=tuple([tuple(bits.members(zone)) for zone in state.cz[:count]]),
        spirits=tuple([tuple(bits.members(zone)) for zone in state.sw[:count]]),
        offerings=tuple(state.offerings[:count]),
        scores=tuple(state.score[:count]),
        reserve=state.reserve,
        guarded=tuple(bits.members(state.guard)),
        baron=state.baron,
        extra=state.extra,
        power_used=state.power_used,
        bought=state.bought,
        captured=state.captured,
        chosen=tuple(bits.members(state.chosen)),
        late=state.late,
        source=state.source,
        dropped=state.dropped,
        ended_by=state.ended_by,
        winners=state.winners(),
    )


def own_view(public: View, state: BaronVoodoo, seat: Seat) -> View:
    """Return the same view for another seat: nothing is hidden."""
    return msgspec.structs.replace(public, seat=seat)


def dice_of_stack(stack: list[int]) -> Dice:
    """Return the dice of a stack, from its three levels."""
    bottom, middle, top = stack
    return () if bottom < 0 else (bottom,) if middle < 0 else (bottom, middle) if top < 0 else (bottom, middle, top)


def state_of(view: View) -> BaronVoodoo:
    """Return the one state with this view."""
    state = BaronVoodoo(view.seats)
    state.mover, state.phase, state.round = view.mover, view.phase, view.round
    state.filling, state.team, state.white, state.target = view.filling, view.team, view.white, view.target
    state.loa = padded(view.loas, -1)
    state.face = list(view.faces)
    for space, stack in zip(SPACES, view.board, strict=True):
        for die in stack:
            on.put_top(state, space, die)
    state.pool, state.chosen = bits.pack(view.pool), bits.pack(view.chosen)
    state.cz = padded([bits.pack(zone) for zone in view.zones])
    state.sw = padded([bits.pack(zone) for zone in view.spirits])
    state.offerings, state.score = padded(view.offerings), padded(view.scores)
    state.reserve, state.guard, state.baron = view.reserve, bits.pack(view.guarded), view.baron
    state.extra, state.power_used, state.bought = view.extra, view.power_used, view.bought
    state.captured, state.late, state.source, state.dropped = view.captured, view.late, view.source, view.dropped
    state.ended_by = view.ended_by
    return state


def padded(values: Sequence[int], rest: int = 0) -> list[int]:
    """Return four numbers, as a state keeps them for up to four owners."""
    return [*values, *[rest] * (4 - len(values))]


def worlds(view: View) -> Worlds:
    """Return the one world: nothing is hidden."""
    return Worlds(state_of(view))
