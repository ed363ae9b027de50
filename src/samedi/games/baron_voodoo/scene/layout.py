"""The areas of Baron Voodoo: the board with its handles, powers and reserve, the score track, and those of each seat.

They never change for one viewer.
"""

from collections.abc import Iterator
from functools import cache
from typing import Literal

from msgspec import structs

from samedi.core.types import Seat
from samedi.core.words import Words
from samedi.games.baron_voodoo import components
from samedi.games.baron_voodoo.components import CENTRE, COLOURS, NAMES, SPACE, SPACE_COLOUR, TRACK
from samedi.games.baron_voodoo.scene import faces
from samedi.games.baron_voodoo.scene.board_art import draw_board
from samedi.games.baron_voodoo.scene.faces import END, TONES
from samedi.games.baron_voodoo.scene.sheets import named
from samedi.games.baron_voodoo.view.ownership import owner_of, owners, partner_of, point_of, seat_of
from samedi.scene.layout import edge_handles, grid, track
from samedi.scene.model import Area, Look, Place

FILES, RANKS, RIM = "abcdefg", "1234567", 0.042
LINES = 2  # of the score track where there is room
STEP = 1.1  # height of its spaces to their width


@cache
def look_from(seats: int, team: bool, drafted: bool, chair: Seat | None, words: Words) -> Look:
    found = tuple(areas(seats, team, drafted, chair, words))
    return Look(found, faces.faces_of(words), faces.tones(words), components.AROUND if team else ())


def areas(seats: int, team: bool, drafted: bool, chair: Seat | None, words: Words) -> Iterator[Area]:
    spaces, handles = tuple(spaces_of(drafted, words)), handles_of(words)
    inlay = draw_board(spaces, {NAMES[CENTRE]})
    yield Area("board", "board", words.say("area-board"), "centre", None, spaces + handles, stacked=True, inlay=inlay)
    yield Area("powers", "row", words.say("area-powers"), "side", inlay=faces.art("emblem").svg)
    yield Area("faces", "row", words.say("area-faces"), "side")
    yield Area("reserve", "row", words.say("area-reserve"), "side")
    yield score_track(components.TEAM_TARGET if team else components.TARGET[seats], words)
    if drafted:
        yield Area("pool", "pool", words.say("area-pool"), "side" if chair is None else "mine", chair)
    mine = owner_of(chair, team)
    for owner in range(owners(seats, team)):
        own = owner == mine
        zone: Literal["mine", "seat"] = "mine" if own else "seat"
        seat = seat_of(owner, chair, team)
        partner = partner_of(seat, team)
        says = {"me": "no", "who": named(owner, seats, team, words)}
        if own:
            says = {"me": "yes", "who": ""} if partner is None else {"me": "both", "who": words.name(partner)}
        yield Area(f"zone:{owner}", "row", words.say("area-captured", **says), zone, seat, shared=partner)
        if own:
            yield Area("combo", "row", words.say("area-combo"), "mine", chair)
        yield Area(f"spirits:{owner}", "pool", words.say("area-world", **says), zone, seat, shared=partner)
        label = words.say("area-tokens", me="yes" if own else "no", who=says["who"])
        yield Area(f"tokens:{owner}", "pile", label, zone, seat, shared=partner)


def spaces_of(drafted: bool, words: Words) -> Iterator[Place]:
    """Yield the 49 spaces, in their colours if dice are drafted onto them (rule 1.3)."""

    def label(name: str) -> str:
        if SPACE[name] == CENTRE:
            return words.say("place-middle", space=name)
        colour = words.say("colour", colour=COLOURS[SPACE_COLOUR[SPACE[name]]])
        return words.say("place-space", space=name, colour=colour) if drafted else name

    for place in grid(FILES, RANKS, label, rim=RIM):
        colour = SPACE_COLOUR.get(SPACE[place.id], -1) if drafted else -1
        yield structs.replace(place, tone=TONES[COLOURS[colour]]) if colour >= 0 else place


def handles_of(words: Words) -> tuple[Place, ...]:
    """Return the handles of Mamy Wata: one at each end of a line."""

    def label(line: str, edge: str) -> str:
        return words.say("place-handle", line=words.term("line", line), edge=words.term("edge", edge))

    return edge_handles(FILES, RANKS, label, rim=RIM)


def score_track(target: int, words: Words) -> Area:
    """Return the score track from 0 to 20, with the target that brings the end about (rules 2.3, 8.1)."""

    def label(name: str) -> str:
        points = int(name.partition(":")[2])
        return words.say("place-target" if points == target else "place-points", points=points)

    names = [point_of(points) for points in range(TRACK + 1)]
    places = [structs.replace(place, text=place.id.partition(":")[2]) for place in track(names, label, lines=LINES)]
    places[target] = structs.replace(places[target], tone=END)
    columns = -(-len(names) // LINES)
    ratio = round(columns / LINES / STEP, 3)
    return Area("track", "board", words.say("area-track"), "side", None, tuple(places), ratio)
