"""Chance: one small fast generator for playouts, and the door through which real dice come in."""

from collections.abc import Callable

from samedi.core import pack

WORDS = 0x100000000  # how many words there are
LOW = 0xFFFFFFFF
MASK = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


class Ints:
    """A buffer of small numbers: legal actions, or what a shuffle brought."""

    def __init__(self) -> None:
        self.at = [0] * 2048
        self.count = 0

    def add(self, value: int) -> None:
        if self.count >= 2048:
            raise OverflowError("more than 2,048 choices or drawn things at once")
        self.at[self.count] = value
        self.count += 1

    def fill(self, values: tuple[int, ...]) -> None:
        self.count = 0
        for value in values:
            self.add(value)

    def tuple(self) -> tuple[int, ...]:
        return pack.pack(self.at, self.count)


class Rng:
    """Random numbers: from a seed by SplitMix64, for playouts and supposing; or, for real tables, from a source."""

    def __init__(self, seed: int = 0, source: Callable[[], list[int]] | None = None) -> None:
        self.state = seed & MASK
        self.source = source  # gives eight words at a time
        self.pool = [0] * 16  # words made and not yet used, the next one last
        self.left = 0  # how many of them

    def word(self) -> int:
        """The next 32 random bits."""
        return next_word(self)

    def refill(self) -> None:
        """Make some words at once: cheaper than one by one."""
        if self.source is not None:
            words = self.source()  # first: if it fails, nothing that was used already comes again
            for i in range(8):
                self.pool[i] = words[7 - i]
            self.left = 8
        else:
            for i in range(0, 16, 2):
                self.state = (self.state + STEP) & MASK
                mixed = self.state
                mixed = ((mixed ^ (mixed >> 30)) * MIX_1) & MASK
                mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & MASK
                mixed ^= mixed >> 31
                self.pool[i] = mixed & LOW
                self.pool[i + 1] = mixed >> 32
            self.left = 16

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely.

        The word times n, its upper half; words that would favour a number are thrown away (Lemire's method).
        """
        return next_below(self, n)

    def shuffle(self, take: int, out: Ints) -> None:
        """The buffer holds a deck; it keeps the first `take` cards after shuffling."""
        size = out.count
        for i in range(0, take if take < size else size - 1, 2):  # a number for two cards at once
            rest = size - i - 1
            both = next_below(self, (rest + 1) * rest)
            j, k = i + both // rest, i + 1 + both % rest
            out.at[i], out.at[j] = out.at[j], out.at[i]
            out.at[i + 1], out.at[k] = out.at[k], out.at[i + 1]
        out.count = take


# Functions, because C can draw these into the loops that call them, and methods it cannot.


def next_word(rng: Rng) -> int:
    if rng.left == 0:
        rng.refill()
    rng.left -= 1
    return rng.pool[rng.left]


def next_below(rng: Rng, n: int) -> int:
    word = next_word(rng)
    if word * n & LOW < n:
        floor = (WORDS - n) % n
        while word * n & LOW < floor:
            word = next_word(rng)
    return word * n >> 32
