"""A bag: things of a few kinds, kept as how many there are of each, and drawn blindly.

Compiled rules use the same function on numbers in C (bag_c.pxd).
"""

from collections.abc import Sequence


def nth(counts: Sequence[int], first: int, n: int) -> int:
    """The kind of the n-th thing in a bag whose counts begin at `counts[first]`, kinds in their order.

    With n drawn from 0 to one less than there are, every thing is equally likely.
    """
    kind = first
    while n >= counts[kind]:
        n -= counts[kind]
        kind += 1
    return kind - first
