"""`below(rng, n)`: a die roll. Compiled modules inline it (dice_c.pxd)."""

from samedi.core.rng import Rng


def below(rng: Rng, n: int) -> int:
    """A number from 0 to n-1, each equally likely."""
    return rng.below(n)
