"""`below(rng, n)` rolls a die. Compiled modules inline it (dice_c.pxd)."""

from samedi.core.rng import Rng


def below(rng: Rng, n: int) -> int:
    """Return a number from 0 to n-1, uniformly."""
    return rng.below(n)
