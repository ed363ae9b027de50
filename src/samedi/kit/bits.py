"""Sets of small numbers kept as the bits of one integer: how hands are held.

Compiled rules use the processor's own instructions for these (bits_c.pxd).
"""

from collections.abc import Iterable
from functools import lru_cache

from samedi.core.rng import Ints


def lowest(cards: int) -> int:
    """The lowest member of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def size(cards: int) -> int:
    """How many members a set has."""
    return cards.bit_count()


def nth(cards: int, n: int) -> int:
    """The member of a set that has n lower ones."""
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)


size16, nth16 = size, nth  # the same for sets of numbers below 16, where compiled rules are faster still


def pack(cards: Iterable[int]) -> int:
    """The set of these numbers."""
    packed = 0
    for card in cards:
        packed |= 1 << card
    return packed


def members(cards: int) -> list[int]:
    """The members of a set, ascending."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


@lru_cache(1 << 14)
def listed(cards: int) -> tuple[int, ...]:
    """The same, remembered: hands are looked at again and again and change by a card."""
    return tuple(members(cards))


def offer(first: int, among: int, out: Ints) -> None:
    """More choices: the members of a set, counted from the first."""
    for member in members(among):
        out.add(first + member)
