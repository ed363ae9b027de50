"""Where ships would end: a move is tried out on a table that has only ships and sea."""

from functools import lru_cache
from typing import Any, NamedTuple

from samedi.core.types import Seat
from samedi.games.voodoo_pirates.codes import ACTION
from samedi.games.voodoo_pirates.components import COINS, CW, HARBOUR, MOON, TIX
from samedi.games.voodoo_pirates.phases import ACTIVATION, MENU, MOONLIGHT, SAIL, STARS_TO
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.view.view import View

ANY = 5  # paid with Barrel Magic


class Course(NamedTuple):
    """Where a ship ends, whom it passes on its way and could board, and how many tolls it pays."""

    end: int
    passed: tuple[Seat, ...] = ()
    tolls: int = 0
    way: int = CW  # how it then faces
    pushed: int = -1  # where Tix leaves its victim,
    pushed_way: int = CW  # and how that faces


class Waters(NamedTuple):
    """What a move depends on."""

    seats: int
    sea: tuple[int, ...]
    at: tuple[int, ...]
    facing: tuple[int, ...]
    wind: int


def waters(view: View) -> Waters:
    return Waters(view.seats, view.sea, view.at, view.facing, view.wind)


def sail(view: View, seat: Seat, way: str, spaces: int, leap: int = 0) -> Course:
    """A ship's own move; with a leap of the Compass first, if it is named."""
    code = f"leap {leap} {way} {spaces}" if leap else f"sail {way} {spaces}"
    return tried(waters(view), seat, SAIL, code)


def sail_and_leap(view: View, seat: Seat, way: str, leap: int) -> Course:
    """A ship's own move of two spaces, the second of which is a leap of the Compass."""
    return tried(waters(view), seat, SAIL, f"sail {way} leap {leap}")


def star(view: View, seat: Seat, space: int) -> Course:
    """Where the stars put a ship."""
    return tried(waters(view), seat, STARS_TO, f"to {space}")


def tix(view: View, seat: Seat, victim: Seat, way: str) -> Course:
    """Where a push leaves both ships."""
    return tried(waters(view), seat, MENU, f"tix {victim} {way} R")


def can_sail(view: View, seat: Seat, *, matched: bool) -> bool:
    """Would a soul in the ritual move this ship at all (rules 8.5, 9.7)? Others may be in its way."""
    return any_sail(waters(view), seat, view.compass, matched, bool(view.plain))


@lru_cache(8192)
def any_sail(there: Waters, seat: Seat, compass: Seat, matched: bool, plain: bool) -> bool:
    table = with_ships(there).clone()
    table.plain = int(plain)
    table.mover, table.compass, table.matched = seat, compass, int(matched)
    table.ask, table.stage = SAIL, MOONLIGHT
    return bool(table.legal(seat))


@lru_cache(8192)
def tried(there: Waters, seat: Seat, ask: int, code: str) -> Course:
    """What comes of a choice; the ship stays where it is if nothing does."""
    table = with_ships(there).clone()
    table.moon = table.mover = seat
    table.compass = seat
    table.coins = [COINS if each == seat else 0 for each in range(6)]  # so that every toll is a coin
    table.souls = [int(index == 5 * seat) for index in range(30)]
    table.load = [int(each == seat) for each in range(6)]
    table.ask, table.stage = ask, ACTIVATION if ask == STARS_TO else MOONLIGHT
    heard = Heard(seat)
    table.do_action(seat, ACTION[code], heard)
    passed = tuple(table.way[table.passing : table.way_count]) if table.sailor == seat else ()
    end = there.at[seat] if heard.end < 0 else heard.end
    return Course(end, passed, heard.tolls, table.facing[seat], heard.pushed, table.facing[heard.victim])


@lru_cache(256)
def with_ships(there: Waters) -> VoodooPirates:
    table = VoodooPirates(there.seats, 0, MOON, plain=True)  # no player is asked on the way
    table.sea, table.wind, table.round, table.acted = list(there.sea), there.wind, 1, 1
    table.at, table.facing = padded(there.at), padded(there.facing)
    table.plan = [TIX] * 6
    table.paid = ANY
    ring = [-1] * 13
    for seat, space in enumerate(there.at):
        if space != HARBOUR:
            ring[space] = seat
    table.on = ring
    return table


def padded(values: tuple[int, ...]) -> list[int]:
    return [*values, *[0] * (6 - len(values))]


class Heard:
    """Listens to what happens to one ship."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.end = self.pushed = -1
        self.victim = seat
        self.tolls = 0

    def __call__(self, kind: str, seat: Seat | None = None, **data: Any) -> None:
        if kind == "pushed":
            self.pushed, self.victim = data["end"], self.seat if seat is None else seat
        elif seat != self.seat:
            return
        elif kind == "toll":
            self.tolls += 1
        elif kind in ("sailed", "starred") and self.end < 0:
            self.end = data["end"]
