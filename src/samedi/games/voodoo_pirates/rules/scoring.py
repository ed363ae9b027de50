"""Voodoo Power: what each pirate has, line by line, and who wins."""

from typing import NamedTuple

from samedi.core.types import Seat
from samedi.games.voodoo_pirates import components, phases
from samedi.games.voodoo_pirates.rules.table import Table

ACE, CURSED_SKULL, EYES, GREY = components.ACE, components.CURSED_SKULL, components.EYES, components.GREY
RED_SKULL, PURPLE_SKULL = components.RED_SKULL, components.PURPLE_SKULL
VALUE, SPECIAL = list(components.VALUE), list(components.SPECIAL)
HIGH_TIDE, DONE = components.HIGH_TIDE, phases.DONE


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
    return tuple(
        [
            Sheet(
                VALUE[table.at[seat]],
                table.power[seat],
                coin_points(table, seat),
                object_points(table, seat),
                card_points(table, seat),
            )
            for seat in range(table.seats)
        ]
    )


def coin_points(table: Table, seat: Seat) -> int:
    """Coins, unless they are cursed in the end."""
    return 0 if table.stage == DONE and table.held[16 * seat + CURSED_SKULL] else table.coins[seat]


def object_points(table: Table, seat: Seat) -> int:
    """Skulls, with the souls of their colour, and Morgan's Eyes (rule 15.2)."""
    if table.stage != DONE:
        return 0
    first = 16 * seat
    eyes = table.held[first + EYES]
    points = 2 * table.held[first + GREY] + (7 if eyes == 2 else -3 * eyes)
    for colour in range(5):
        each = 3 if RED_SKULL + colour == PURPLE_SKULL else 2
        points += table.held[first + RED_SKULL + colour] * (1 + each * table.souls[5 * seat + colour])
    return points


def card_points(table: Table, seat: Seat) -> int:
    """The highest playing card is worth 3, the lowest -3 (rule 15.3)."""
    if table.stage != DONE:
        return 0
    ace = ace_rank(table)
    mine = ace if table.card[seat] == ACE else table.card[seat]
    above = below = False
    for other in range(table.seats):
        rank = ace if table.card[other] == ACE else table.card[other]
        above = above or rank > mine
        below = below or rank < mine
    return 3 if not above else -3 if not below else 0


def ace_rank(table: Table) -> int:
    """The Ace is high at high tide, else low (rule 15.3)."""
    for place in range(13):
        if SPECIAL[table.sea[place]] == HIGH_TIDE:
            return ACE
    return -1


def total(table: Table, seat: Seat) -> int:
    points = VALUE[table.at[seat]] + table.power[seat] + coin_points(table, seat)
    return points + object_points(table, seat) + card_points(table, seat)


def scores(table: Table) -> tuple[int, ...]:
    return tuple([total(table, seat) for seat in range(table.seats)])


def winners(table: Table) -> tuple[Seat, ...]:
    """Most Voodoo Power; then more coins, power, location, souls; else shared (rule 15.4)."""
    return tuple([seat for seat in range(table.seats) if share(table, seat)]) if table.stage == DONE else ()


def share(table: Table, seat: Seat) -> float:
    """What a pirate has of the win in the end."""
    equals = 0
    for other in range(table.seats):
        ahead = compare(table, seat, other)
        if ahead < 0:
            return 0.0
        equals += ahead == 0
    return 1 / equals


def compare(table: Table, one: Seat, other: Seat) -> int:
    """How far one pirate is ahead of another, in what tells them apart."""
    ahead = total(table, one) - total(table, other)
    if ahead == 0:
        ahead = table.coins[one] - table.coins[other]
    if ahead == 0:
        ahead = table.power[one] - table.power[other]
    if ahead == 0:
        ahead = VALUE[table.at[one]] - VALUE[table.at[other]]
    return ahead if ahead else table.load[one] - table.load[other]
