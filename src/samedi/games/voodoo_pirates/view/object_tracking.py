"""The books of a table, which say where each object can be, as views and the notation use them."""

from samedi.games.voodoo_pirates import components
from samedi.games.voodoo_pirates.components import ALL_OBJECTS, BOOKS, DECK, FIRST, NAMES, PEEKED
from samedi.games.voodoo_pirates.rules.table import Table
from samedi.kit import bits

# The cards of each name that stands on several.
ALIKE = [slice(FIRST[name], FIRST[name + 1]) for name in range(NAMES) if components.COUNTS[name] > 1]
HIDDEN = bits.pack([*range(DECK + 1), PEEKED])  # places whose cards not everybody sees


def real_places(table: Table) -> list[list[int]]:
    """Return where the cards of each name really are, each as a set of one place."""
    held, deck, peek, pile = table.held, table.deck, table.peek, table.pile[: table.piled]
    in_use = (table.in_use, table.also_in_use)
    found = []
    for name in range(NAMES):
        places = [seat for seat in range(table.seats) for _ in range(held[16 * seat + name])]
        places += [DECK] * deck[name] + [components.PILE] * pile.count(name) + [components.USE] * in_use.count(name)
        places += [components.GONE] * (table.gone >> name & 1) + [PEEKED] * peek[name]
        found.append([1 << place for place in places])
    return found


def book_of(real: list[list[int]], book: int, rest: int) -> list[int]:
    """Return a book that knows its own and the open cards; all others can be in the places of `rest`."""
    hidden = HIDDEN & ~ship_of(book)
    return [places for each in real for places in sorted(rest if place & hidden else place for place in each)]


def ship_of(book: int) -> int:
    """Return the ship of the owner of a book, as a set; none for the public book."""
    return 1 << book if book < components.PUBLIC else 0


def usual_books(table: Table) -> list[int]:
    """Return the books of seats that know of their own hidden objects only: others can be in any hidden place."""
    there = bits.pack(seat for seat in range(table.seats) if table.objects[seat])
    there |= (1 << DECK if table.deck_left else 0) | (1 << PEEKED if table.peeks else 0)
    real = real_places(table)
    return [places for book in range(BOOKS) for places in book_of(real, book, there & ~ship_of(book))]


def sorted_books(books: list[int]) -> list[int]:
    """Return all books in an order that reveals nothing."""
    return [places for book in range(BOOKS) for places in sorted_book(books, book)]


def sorted_book(books: list[int], book: int) -> list[int]:
    """Return one book in an order that reveals nothing: cards of one name are alike."""
    found = books[ALL_OBJECTS * book : ALL_OBJECTS * (book + 1)]
    for cards in ALIKE:
        found[cards] = sorted(found[cards])
    return found
