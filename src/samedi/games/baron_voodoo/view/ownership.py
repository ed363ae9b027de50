"""What a screen wants to know of a view of Baron Voodoo: who owns what, and which faces are to choose from."""

from functools import cache

from samedi.core.types import Seat
from samedi.games.baron_voodoo.components import CHANGE, COLOUR_OF, COLOURS, DICE, NAMES, TRACK
from samedi.games.baron_voodoo.phases import DROP_MIDDLE, DROP_TOP, EFFECT, FACE, SWAP
from samedi.games.baron_voodoo.view.view import Dice, View

ID = tuple([f"die:{die}" for die in range(DICE)])  # what a screen calls each die


def owners(seats: int, team: bool) -> int:
    return 2 if team else seats


def owner_of(seat: Seat | None, team: bool) -> int:
    """Whose capture zone, spirit world and points a seat shares; -1 for a spectator (rule 9.3)."""
    return -1 if seat is None else seat % 2 if team else seat


@cache
def partners(owner: int, seats: int, team: bool) -> tuple[Seat, ...]:
    """The seats that share them."""
    return tuple([seat for seat in range(seats) if owner_of(seat, team) == owner])


def partner_of(seat: Seat, team: bool) -> Seat | None:
    """With whom a seat shares them (rule 9.2)."""
    return (seat + 2) % 4 if team else None


def seat_of(owner: int, chair: Seat | None, team: bool) -> Seat:
    """The seat before which things lie: the viewer's own; of another team that of the two who is met first."""
    return chair if chair is not None and owner == owner_of(chair, team) else owner


def sorted_dice(dice: Dice, faces: tuple[int, ...]) -> Dice:
    """Dice by colour and face."""
    return tuple(sorted(dice, key=lambda die: COLOUR_OF[die] * 6 + faces[die])) if len(dice) > 1 else dice


def point_of(points: int) -> str:
    """The space of the score track for so many points."""
    return f"points:{points}"


def twenties(points: int) -> int:
    """How many 20-point tokens stand for what the track has no room for: 20 itself is still on it (rule 2.3)."""
    return max(0, points - 1) // TRACK


def captured_face(view: View) -> int:
    """The face of the die just captured; -1 if there is none."""
    return view.faces[view.captured] if view.captured >= 0 else -1


def source_of(view: View) -> str:
    """The space from which a power in several steps moves dice; "" if there is none."""
    return NAMES[view.source] if view.phase in (DROP_TOP, DROP_MIDDLE, SWAP) else ""


def token_letters(view: View) -> str:
    """Whether the viewer chooses a face now: the colour of the die, "?" if that is chosen too, "" if not."""
    if view.mover != view.seat or view.mover < 0:
        return ""
    if view.phase == FACE:
        return COLOURS[COLOUR_OF[view.captured]]
    return "?" if view.phase == EFFECT and captured_face(view) == CHANGE else ""
