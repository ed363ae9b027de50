"""What everybody knows of the object cards: for each card the places where it can be.

Seven books of 24 cards: one for each seat, and the public one, which holds what everybody knows. A place is a bit: the
six ships, then DECK, PILE (discarded), USE (in use), GONE (out of the game) and PEEKED (a Shipwreck shows it). Cards of
one name cannot be told apart, so a book may exchange their numbers, and does so rather than claim too much. What a book
forgets is that only one of several cards can have moved: it lists the places of each card for itself.
"""

from samedi.core.types import Seat
from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.components import BOOKS, PUBLIC
from samedi.games.voodoo_pirates.rules.table import Table

CARDS = 24
FIRST = list(components.FIRST)


def seen(table: Table, book: int, name: int, source: int, target: int) -> None:
    """The owner of a book sees a card of that name go from one place to another.

    If one of that name is known to be at the source, it is that one. Else any that may be there may
    have gone, and the others may be wherever one of them might be.
    """
    first, end, begin = FIRST[name], FIRST[name + 1], CARDS * book
    went, anywhere = -1, 0
    for card in range(begin + first, begin + end):
        places = table.book[card]
        if places == 1 << source:
            table.book[card] = 1 << target
            return
        if places >> source & 1:
            anywhere |= places
            went = card
    if went < 0:
        return  # no player reads this book: in a supposed world, books of empty seats are empty
    for card in range(begin + first, begin + end):
        if table.book[card] >> source & 1:
            table.book[card] = anywhere
    table.book[went] = 1 << target


def all_see(table: Table, name: int, source: int, target: int) -> None:
    """A card of that name goes openly from one place to another."""
    for book in range(BOOKS):
        seen(table, book, name, source, target)


def may_be(table: Table, book: int, source: int, target: int) -> None:
    """Whatever may be in one place may now be in the other too."""
    for card in range(CARDS * book, CARDS * book + CARDS):
        if table.book[card] >> source & 1:
            table.book[card] |= 1 << target


def hidden_move(table: Table, name: int, source: int, target: int, one: Seat, other: Seat) -> None:
    """One or two pirates see a card go from one place to another; the others see that one goes."""
    for book in range(BOOKS):
        if book in (one, other):
            seen(table, book, name, source, target)
        else:
            may_be(table, book, source, target)


def nothing_left(table: Table, place: int) -> None:
    """No card can be in a place that is seen to be empty."""
    for card in range(CARDS * BOOKS):
        table.book[card] &= ~(1 << place)


def all_go(table: Table, source: int, target: int) -> None:
    """All cards of one place go to another."""
    for card in range(CARDS * BOOKS):
        if table.book[card] >> source & 1:
            table.book[card] = table.book[card] & ~(1 << source) | 1 << target


def unknown(table: Table, seat: Seat) -> int:
    """How many objects of a pirate are not publicly known."""
    known = 0
    for card in range(CARDS * PUBLIC, CARDS * PUBLIC + CARDS):
        if table.book[card] == 1 << seat:
            known += 1
    return table.objects[seat] - known
