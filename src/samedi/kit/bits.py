"""Sets of small numbers as the bits of one integer, such as the cards of a hand.

Compiled rules use the processor's own instructions for these functions (bits_c.pxd).
"""

from collections.abc import Iterable
from functools import lru_cache

from samedi.core.rng import IntBuffer


def lowest(cards: int) -> int:
    """Return the lowest member of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def size(cards: int) -> int:
    """Return the number of members."""
    return cards.bit_count()


def nth(cards: int, n: int) -> int:
    """Return the member that has n lower ones."""
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)


size16, nth16 = size, nth  # for numbers below 16, where compiled rules are faster


def pack(cards: Iterable[int]) -> int:
    """Return the set of these numbers."""
    packed = 0
    for card in cards:
        packed |= 1 << card
    return packed


def members(cards: int) -> list[int]:
    """Return the members, ascending."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


@lru_cache(1 << 14)
def listed(cards: int) -> tuple[int, ...]:
    """Return the members from a cache: hands are read again and again and change by one card."""
    return tuple(members(cards))


def offer(first: int, among: int, out: IntBuffer) -> None:
    """Add the members of a set to a buffer of choices, counted from `first`."""
    for member in members(among):
        out.add(first + member)
