"""Fairness: shuffles that neither host nor player can choose, and that everybody can check afterwards.

The server draws a seed of 32 bytes and publishes its SHA-256, the commitment, before anybody sits down. Each person's
browser adds a salt when sitting down. The key of the chance stream is HMAC-SHA-256(seed, salts), each salt
preceded by its length in two bytes; without salts the key is the seed itself. Block i of the
stream is HMAC-SHA-256(key, i as 8 bytes, big-endian): eight 32-bit words, first byte highest. How a
word becomes a number below n, and numbers a shuffle, is `core.rng.Rng.below` and `.shuffle`.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from samedi.core.errors import BadOption
from samedi.core.options import shown
from samedi.core.rng import Rng


@dataclass(frozen=True)
class ShuffleSeed:
    """A seed and the salts of those who sat down."""

    seed: bytes
    salts: tuple[bytes, ...] = ()

    @property
    def commitment(self) -> str:
        """What is published before the first salt."""
        return hashlib.sha256(self.seed).hexdigest()

    @property
    def key(self) -> bytes:
        if not self.salts:
            return self.seed
        message = b"".join(len(salt).to_bytes(2, "big") + salt for salt in self.salts)
        return hmac.digest(self.seed, message, "sha256")

    def stream(self) -> Rng:
        """The chance of a table with this seal."""
        return Rng(source=Stream(self.key))


def new_shuffle_seed() -> ShuffleSeed:
    """A seal with a seed that nobody could have guessed."""
    return ShuffleSeed(secrets.token_bytes(32))


def seed_from_text(text: object) -> ShuffleSeed:
    """A seal from a text or number that somebody chose, for games that are to be repeated."""
    if not isinstance(text, str | int) or isinstance(text, bool):
        raise BadOption(f"a seed is a text or a whole number, not {shown(text)}")
    return ShuffleSeed(hashlib.sha256(str(text).encode("utf-8", "surrogatepass")).digest())


def read_shuffle_seed(seed: str, salts: list[str]) -> ShuffleSeed:
    """A seal as records write it, in hexadecimal; raises ValueError with a sentence."""
    return ShuffleSeed(_hex(seed, "seed", 32, 32), tuple(_hex(salt, "salt", 1, 64) for salt in salts))


def _hex(text: str, what: str, least: int, most: int) -> bytes:
    try:
        value = bytes.fromhex(text)
    except ValueError:
        value = b""
    if not least <= len(value) <= most or len(text) != 2 * len(value):
        size = str(least) if least == most else f"{least} to {most}"
        raise ValueError(f"a {what} is {size} bytes in hexadecimal, not {shown(text)}")
    return value


class Stream:
    """The words of a real table, a block at a time: a keyed cryptographic stream."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.block = 0

    def __call__(self) -> list[int]:
        """The next eight words."""
        digest = hmac.digest(self.key, self.block.to_bytes(8, "big"), "sha256")
        self.block += 1
        return [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
