"""Voodoo Power: what each pirate has, line by line, and who wins."""

from typing import NamedTuple

from samedi.core.names import Seat
from samedi.games.voodoo_pirates.cards import ACE, CURSED_SKULL, EYES, GREY, PURPLE_SKULL, RED_SKULL
from samedi.games.voodoo_pirates.chart import HIGH_TIDE, SPECIAL, VALUE
from samedi.games.voodoo_pirates.flow import DONE
from samedi.games.voodoo_pirates.table import Table


class Sheet(NamedTuple):
    """The lines of one pirate's score sheet."""

    location: int
    power: int
    coins: int
    objects: int
    card: int

    @property
    def total(self) -> int:
        return sum(self)


def sheets(table: Table) -> tuple[Sheet, ...]:
    """The score sheet of everybody: while the game runs what is public, in the end everything (rule 15.1)."""
    coins, power, at = table.coins, table.power, table.at
    if table.stage != DONE:
        return tuple([Sheet(VALUE[at[seat]], power[seat], coins[seat], 0, 0) for seat in range(table.seats)])
    cards, souls, held = card_points(table), table.souls, table.held
    lines = []
    for seat in range(table.seats):
        objects = held[16 * seat : 16 * seat + 16]
        kept = 0 if objects[CURSED_SKULL] else coins[seat]
        found = object_points(objects, souls[5 * seat : 5 * seat + 5])
        lines.append(Sheet(VALUE[at[seat]], power[seat], kept, found, cards[seat]))
    return tuple(lines)


def object_points(objects: list[int], souls: list[int]) -> int:
    """Skulls, with the souls of their colour, and Morgan's Eyes (rule 15.2)."""
    points = 2 * objects[GREY] + {0: 0, 1: -3, 2: 7}[objects[EYES]]
    for colour in range(5):
        each = 3 if RED_SKULL + colour == PURPLE_SKULL else 2
        points += objects[RED_SKULL + colour] * (1 + each * souls[colour])
    return points


def high_tide(table: Table) -> bool:
    return any(SPECIAL[sea] == HIGH_TIDE for sea in table.sea)


def card_points(table: Table) -> list[int]:
    """The highest playing card is worth 3, the lowest -3; the Ace is high at high tide, else low (rule 15.3)."""
    high = high_tide(table)
    ranks = [card if card != ACE or high else -1 for card in table.card[: table.seats]]
    return [3 if rank == max(ranks) else -3 if rank == min(ranks) else 0 for rank in ranks]


def scores(table: Table) -> tuple[int, ...]:
    return tuple(sheet.total for sheet in sheets(table))


def winners(table: Table) -> tuple[Seat, ...]:
    """Most Voodoo Power; then more coins, power, location, souls; else shared (rule 15.4)."""
    if table.stage != DONE:
        return ()
    coins, power, at, load = table.coins, table.power, table.at, table.load
    ranks = [(total, coins[seat], power[seat], VALUE[at[seat]], load[seat]) for seat, total in enumerate(scores(table))]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
