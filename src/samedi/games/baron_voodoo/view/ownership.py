"""Facts that scenes derive from a view of Baron Voodoo: owners and partners, tokens, and the captured die."""

from functools import cache

from samedi.core.types import Seat
from samedi.games.baron_voodoo.components import CHANGE, COLOUR_OF, COLOURS, DICE, NAMES, TRACK
from samedi.games.baron_voodoo.phases import DROP_MIDDLE, DROP_TOP, EFFECT, FACE, SWAP
from samedi.games.baron_voodoo.view.view import Dice, View

ID = tuple([f"die:{die}" for die in range(DICE)])  # the ids of dice as pieces


def owners(seats: int, team: bool) -> int:
    return 2 if team else seats


def owner_of(seat: Seat | None, team: bool) -> int:
    """Return the owner of the capture zone, spirit world and points of a seat; -1 for a spectator (rule 9.3)."""
    return -1 if seat is None else seat % 2 if team else seat


@cache
def partners(owner: int, seats: int, team: bool) -> tuple[Seat, ...]:
    """Return the seats of an owner."""
    return tuple([seat for seat in range(seats) if owner_of(seat, team) == owner])


def partner_of(seat: Seat, team: bool) -> Seat | None:
    """Return the partner of a seat in team mode (rule 9.2)."""
    return (seat + 2) % 4 if team else None


def seat_of(owner: int, chair: Seat | None, team: bool) -> Seat:
    """Return the seat in front of which an owner's dice lie: the viewer if they are shared, else the first seat."""
    return chair if chair is not None and owner == owner_of(chair, team) else owner


def sorted_dice(dice: Dice, faces: tuple[int, ...]) -> Dice:
    """Sort dice by colour and face."""
    return tuple(sorted(dice, key=lambda die: COLOUR_OF[die] * 6 + faces[die])) if len(dice) > 1 else dice


def point_of(points: int) -> str:
    """Return the space of the score track for so many points."""
    return f"points:{points}"


def twenties(points: int) -> int:
    """Return how many 20-point tokens a score beyond the track needs: 20 itself is still on it (rule 2.3)."""
    return max(0, points - 1) // TRACK


def captured_face(view: View) -> int:
    """Return the face of the captured die, or -1."""
    return view.faces[view.captured] if view.captured >= 0 else -1


def source_of(view: View) -> str:
    """Return the space from which a power in several steps moves dice, or ""."""
    return NAMES[view.source] if view.phase in (DROP_TOP, DROP_MIDDLE, SWAP) else ""


def token_letters(view: View) -> str:
    """Return the colour of the die whose face the viewer chooses now: "?" for any colour, "" for no such choice."""
    if view.mover != view.seat or view.mover < 0:
        return ""
    if view.phase == FACE:
        return COLOURS[COLOUR_OF[view.captured]]
    return "?" if view.phase == EFFECT and captured_face(view) == CHANGE else ""
