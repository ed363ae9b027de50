"""The seat cards of Baron Voodoo: points, offerings, Loa and partner of each seat."""

from functools import lru_cache

from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.games.baron_voodoo.components import COLOURS, LOAS
from samedi.games.baron_voodoo.scene.faces import OFFERING, POINTS, TONES
from samedi.games.baron_voodoo.scene.pieces import CACHE_SIZE
from samedi.games.baron_voodoo.view.ownership import owner_of, partner_of
from samedi.scene.model import Chip, SeatCard


@lru_cache(CACHE_SIZE)
def seat_cards(
    offerings: tuple[int, ...],
    mover: Seat,
    winners: tuple[Seat, ...],
    loas: tuple[int, ...],
    scores: tuple[int, ...],
    target: int,
    team: bool,
    words: Words,
) -> tuple[SeatCard, ...]:
    found = []
    for seat, loa in enumerate(loas):
        owner = owner_of(seat, team)
        chips = [
            Chip("points", words.say("chip-points"), scores[owner], POINTS, most=target),
            Chip("offerings", words.say("chip-offerings"), offerings[owner], OFFERING),
            Chip("loa", words.say("chip-loa"), words.say("loa", loa=LOAS[loa])),
        ]
        partner = partner_of(seat, team)
        if partner is not None:
            chips.append(Chip("partner", words.say("chip-partner"), words.name(partner)))
        state = "winner" if seat in winners else "acting" if mover == seat else ""
        found.append(SeatCard(seat, TONES[COLOURS[loa]], state, tuple(chips)))  # type: ignore[arg-type]
    return tuple(found)
