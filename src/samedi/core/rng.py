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
    """Random numbers: SplitMix64 from a seed, for playouts and supposing; or, for real tables, words from a source."""

    def __init__(self, seed: int = 0, source: Callable[[], int] | None = None) -> None:
        self.state = seed & MASK
        self.source = source

    def word(self) -> int:
        """The next 32 random bits."""
        if self.source is not None:
            return self.source()
        self.state = (self.state + STEP) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * MIX_1) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & MASK
        return (mixed ^ (mixed >> 31)) >> 32

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely.

        The word times n, its upper half; words that would favour a number are thrown away (Lemire's method).
        """
        word = self.word()
        if word * n & LOW < n:
            floor = (WORDS - n) % n
            while word * n & LOW < floor:
                word = self.word()
        return word * n >> 32

    def shuffle(self, size: int, take: int, out: Ints) -> None:
        """The first `take` cards of a shuffled deck 0 … size-1."""
        for card in range(size):
            out.at[card] = card
        for i in range(take):
            if size - i > 1:
                j = i + self.below(size - i)
                out.at[i], out.at[j] = out.at[j], out.at[i]
        out.count = take
