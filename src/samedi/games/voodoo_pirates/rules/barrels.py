"""Barrels: chosen and paid at Dusk; Stars, Sea and Bones act at once, Moon and Wind in the Moonlight."""

from samedi.core.rng import IntBuffer
from samedi.core.types import Seat, Tell
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.codes import (
    BARREL_NAMES,
    DO_BARREL,
    DO_DECLINE,
    DO_FLIP,
    DO_OCTOPUS,
    DO_PASS,
    DO_SECOND,
    DO_SWITCH,
    DO_TO,
)
from samedi.games.voodoo_pirates.components import BONES, EAST, MAGIC, SEA, SEA_NAMES, SOULS, STARS
from samedi.games.voodoo_pirates.phases import BARREL, SEA_MAGIC, SECOND, STARS_TO
from samedi.games.voodoo_pirates.rules import object_tracking, objects, sea, voyage
from samedi.games.voodoo_pirates.rules import table as on
from samedi.games.voodoo_pirates.rules.table import Table

OUTER = list(components.OUTER)
SWITCHED = list(components.SWITCHED)
OPPOSITE = list(components.OPPOSITE)
STAR = list(components.STAR)
ANY = 5  # paid with the card: the star may have any colour


def kind_of(table: Table, barrel: int) -> int:
    """What a barrel is: Stars, Moon, Bones, Sea, Wind. The East has Moon or Bones."""
    return barrel if barrel == STARS else barrel + 1 if barrel > EAST else 1 + table.east


def is_open(table: Table, seat: Seat, barrel: int) -> bool:
    """Return whether the barrel shows its compass side and is free. Stuck ships cannot use the Stars."""
    return table.wind != barrel and table.figure[barrel] < 0 and (barrel != STARS or not sea.stuck(table, seat))


def choose_next(table: Table, seat: Seat) -> None:
    """Ask a pirate for its barrel, if as far as the others know there can be one for it."""
    payable = table.load[seat] > 0 or object_tracking.unknown(table, seat) > 0 or objects.has(table, seat, MAGIC)
    open_to = False
    for barrel in range(4):
        open_to = open_to or is_open(table, seat, barrel)
    if payable and open_to:
        on.put_question(table, BARREL, seat)
    else:
        table.turn += 1


def fill_barrel(table: Table, seat: Seat, out: IntBuffer) -> None:
    out.add(DO_PASS)
    for barrel in range(4):
        if is_open(table, seat, barrel):
            first = DO_BARREL + 6 * kind_of(table, barrel)
            for colour in range(5):
                if table.souls[5 * seat + colour]:
                    out.add(first + colour)
            if objects.has(table, seat, MAGIC):
                out.add(first + ANY)
    objects.fill_octopus(table, seat, out)


def play_barrel(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    if action >= DO_OCTOPUS:
        objects.play_octopus(table, seat, action, tell)  # and the same question again, with the new souls
    else:
        table.turn += 1
        if action == DO_PASS:
            if tell is not None:
                tell("no-barrel", seat)
        else:
            pay(table, seat, (action - DO_BARREL) // 6, (action - DO_BARREL) % 6, tell)


def pay(table: Table, seat: Seat, kind: int, paid: int, tell: Tell | None) -> None:
    """A figure goes onto a barrel for a soul, or for the card Barrel Magic."""
    barrel = kind if kind == 0 else 1 if kind < 3 else kind - 1
    table.figure[barrel] = seat
    if barrel == STARS:
        table.paid = paid
    if tell is not None:
        tell("barrel", seat, barrel=BARREL_NAMES[kind], paid=SOULS[paid] if paid < ANY else "magic")
    if paid == ANY:
        objects.use(table, seat, MAGIC, tell)
    else:
        on.unload_soul(table, seat, paid)
        on.into_bag(table, paid)


def activate(table: Table, seat: Seat) -> None:
    """What the barrel of a pirate does at Dusk."""
    table.turn += 1
    if table.figure[STARS] == seat:
        if star_shines(table):
            on.put_question(table, STARS_TO, seat)
    elif table.figure[SEA] == seat:
        on.put_question(table, SEA_MAGIC, seat)
    elif table.figure[EAST] == seat and table.east == BONES:
        on.put_question(table, SECOND, seat)


def shines(table: Table, space: int) -> bool:
    """An empty outer space with a star of the colour paid."""
    return table.on[space] < 0 and (table.paid == ANY or STAR[table.sea[space]] == table.paid)


def star_shines(table: Table) -> bool:
    for i in range(8):
        if shines(table, OUTER[i]):
            return True
    return False


def fill_stars(table: Table, out: IntBuffer) -> None:
    for i in range(8):
        if shines(table, OUTER[i]):
            out.add(DO_TO + i)
    out.add(DO_DECLINE)


def play_stars(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    if action < DO_FLIP:
        voyage.put(table, seat, OUTER[action - DO_TO], tell)
    elif tell is not None:
        tell("declined", seat, barrel="stars")


def fill_sea(table: Table, out: IntBuffer) -> None:
    """Outer cards without a ship can be turned over, or switched with the opposite one."""
    for i in range(8):
        if table.on[OUTER[i]] < 0:
            out.add(DO_FLIP + i)
    for i in range(4):
        if table.on[SWITCHED[i]] < 0 and table.on[OPPOSITE[SWITCHED[i]]] < 0:
            out.add(DO_SWITCH + i)
    out.add(DO_DECLINE)


def play_sea(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    if action < DO_SWITCH:
        space = OUTER[action - DO_FLIP]
        table.sea[space] ^= 1  # the two faces of a card are neighbours
        if tell is not None:
            tell("flipped", seat, space=space, face=SEA_NAMES[table.sea[space]])
    elif action < DO_DECLINE:
        space = SWITCHED[action - DO_SWITCH]
        other = OPPOSITE[space]
        table.sea[space], table.sea[other] = table.sea[other], table.sea[space]
        if tell is not None:
            tell("switched", seat, space=space, opposite=other)
    elif tell is not None:
        tell("declined", seat, barrel="sea")


def fill_second(table: Table, seat: Seat, out: IntBuffer) -> None:
    """Neither the chosen card nor the one of the round before."""
    for card in range(5):
        if card != table.plan[seat] and card != table.last[seat]:
            out.add(DO_SECOND + card)


def play_second(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    table.second = action - DO_SECOND
    if tell is not None:
        tell("seconded", seat)
