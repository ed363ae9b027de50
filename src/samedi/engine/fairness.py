"""Shuffles that neither host nor player can choose, and that all players can check afterwards.

The server draws a seed of 32 bytes and publishes its SHA-256, the commitment, before the first player sits down. Each
player's browser adds a salt when the player sits down. The key of the chance stream is HMAC-SHA-256(seed, salts), each
salt preceded by its length in two bytes; without salts the key is the seed itself. Block i of the stream is
HMAC-SHA-256(key, i as 8 bytes, big-endian): eight 32-bit words, first byte highest. `core.rng.Rng.below` makes a number
below n of a word, and `.shuffle` a shuffle of numbers.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from samedi.core.errors import BadOption
from samedi.core.options import short_repr
from samedi.core.rng import Rng


@dataclass(frozen=True)
class ShuffleSeed:
    """A seed and the salts of the players who sat down."""

    seed: bytes
    salts: tuple[bytes, ...] = ()

    @property
    def commitment(self) -> str:
        """The hash that is published before the first salt."""
        return hashlib.sha256(self.seed).hexdigest()

    @property
    def key(self) -> bytes:
        if not self.salts:
            return self.seed
        message = b"".join(len(salt).to_bytes(2, "big") + salt for salt in self.salts)
        return hmac.digest(self.seed, message, "sha256")

    def stream(self) -> Rng:
        """Return the random numbers of a table with this seed."""
        return Rng(source=Stream(self.key))


def new_shuffle_seed() -> ShuffleSeed:
    """Return an unpredictable seed."""
    return ShuffleSeed(secrets.token_bytes(32))


def seed_from_text(text: object) -> ShuffleSeed:
    """Return the seed for a text or number that a user chose, for repeatable games."""
    if not isinstance(text, str | int) or isinstance(text, bool):
        raise BadOption(f"a seed is a text or a whole number, not {short_repr(text)}")
    return ShuffleSeed(hashlib.sha256(str(text).encode("utf-8", "surrogatepass")).digest())


def read_shuffle_seed(seed: str, salts: list[str]) -> ShuffleSeed:
    """Read a seed and salts from a record, in hexadecimal, or raise ValueError with a sentence."""
    return ShuffleSeed(read_hex(seed, "seed", 32, 32), tuple(read_hex(salt, "salt", 1, 64) for salt in salts))


def read_hex(text: str, what: str, least: int, most: int) -> bytes:
    try:
        value = bytes.fromhex(text)
    except ValueError:
        value = b""
    if not least <= len(value) <= most or len(text) != 2 * len(value):
        size = str(least) if least == most else f"{least} to {most}"
        raise ValueError(f"a {what} is {size} bytes in hexadecimal, not {short_repr(text)}")
    return value


class Stream:
    """The random words of a real table: a keyed cryptographic stream, block by block."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.block = 0

    def __call__(self) -> list[int]:
        """Return the next eight words."""
        digest = hmac.digest(self.key, self.block.to_bytes(8, "big"), "sha256")
        self.block += 1
        return [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
