"""Random numbers for rules, from a fast generator (playouts) or from a given source (real tables)."""

from collections.abc import Callable

from samedi.core import pack

WORDS = 0x100000000  # number of values of a word
LOW = 0xFFFFFFFF
MASK = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


class IntBuffer:
    """A buffer of small numbers: legal actions or a chance outcome."""

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
    """Random numbers: from a seed by SplitMix64 (playouts and worlds), or from a source (real tables)."""

    def __init__(self, seed: int = 0, source: Callable[[], list[int]] | None = None) -> None:
        self.state = seed & MASK
        self.source = source  # each call returns eight words
        self.pool = [0] * 16  # unused words, the next one last
        self.left = 0  # their number

    def word(self) -> int:
        """Return the next 32 random bits."""
        return next_word(self)

    def refill(self) -> None:
        """Generate several words at once, which is cheaper than one by one."""
        if self.source is not None:
            words = self.source()  # first, so that a failure never repeats used words
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
        """Return a number from 0 to n-1, uniformly.

        Lemire's method: the upper half of the word times n; words that would cause a bias are rejected.
        """
        return next_below(self, n)

    def shuffle(self, take: int, out: IntBuffer) -> None:
        """Shuffle a deck in a buffer and keep its first `take` cards."""
        size = out.count
        for i in range(0, take if take < size else size - 1, 2):  # one number for two cards
            rest = size - i - 1
            both = next_below(self, (rest + 1) * rest)
            j, k = i + both // rest, i + 1 + both % rest
            out.at[i], out.at[j] = out.at[j], out.at[i]
            out.at[i + 1], out.at[k] = out.at[k], out.at[i + 1]
        out.count = take


# Functions, because the C compiler can inline these and cannot inline methods.


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
