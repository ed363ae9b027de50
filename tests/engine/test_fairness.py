"""Fairness: the stream, its key and its numbers can be derived with a hash function alone."""

import copy
import hashlib
import hmac
import json
import math
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

import samedi
from samedi.core.rng import IntBuffer, Rng
from samedi.engine.fairness import ShuffleSeed, new_shuffle_seed, seed_from_text
from samedi.engine.replay import verify

SEED = bytes(range(32))


def finished(seal: ShuffleSeed) -> dict[str, object]:
    session = samedi.Session("little-devils", 4, seed=seal)
    choice = random.Random(1).choice
    while not session.over:
        seat = choice(session.acting)
        session.submit(seat, choice(session.choices(seat)))
    return session.record()


def words(key: bytes) -> "list[int]":
    """The first words of a stream, derived again by docs/fairness.md."""
    blocks = [hmac.new(key, i.to_bytes(8, "big"), hashlib.sha256).digest() for i in range(4)]
    return [int.from_bytes(block[i : i + 4], "big") for block in blocks for i in range(0, 32, 4)]


def test_the_stream_is_hmac_of_a_counter() -> None:
    stream = ShuffleSeed(SEED).stream()
    assert [stream.word() for _ in range(32)] == words(SEED)


def test_a_failing_source_gives_no_word_twice() -> None:
    blocks: Iterator[list[int] | KeyboardInterrupt] = iter([list(range(8)), KeyboardInterrupt(), list(range(8, 16))])

    def source() -> list[int]:
        block = next(blocks)
        if isinstance(block, KeyboardInterrupt):
            raise block
        return block

    rng = Rng(source=source)
    seen = [rng.word() for _ in range(8)]
    with pytest.raises(KeyboardInterrupt):
        rng.word()
    assert [*seen, *(rng.word() for _ in range(8))] == list(range(16))


def test_salts_change_the_key_and_their_order_and_lengths_matter() -> None:
    salted = ShuffleSeed(SEED, (b"ab", b"c"))
    message = b"\x00\x02ab\x00\x01c"
    assert salted.key == hmac.new(SEED, message, hashlib.sha256).digest()
    keys = {ShuffleSeed(SEED, salts).key for salts in [(b"ab", b"c"), (b"c", b"ab"), (b"a", b"bc"), (b"abc",), ()]}
    assert len(keys) == 5
    assert salted.commitment == ShuffleSeed(SEED).commitment == hashlib.sha256(SEED).hexdigest()


def test_a_number_below_n_is_the_upper_half_of_the_product_with_rejection() -> None:
    stream = ShuffleSeed(SEED).stream()
    n = 3_000_000_000 // 2  # so large that almost a third of all words is discarded
    expected = [word * n >> 32 for word in words(SEED) if word * n % 2**32 >= (2**32 - n) % n]
    assert [stream.below(n) for _ in range(10)] == expected[:10]


def test_a_shuffle_takes_its_cards_from_the_front() -> None:
    out = IntBuffer()
    out.fill(tuple(range(5)))
    ShuffleSeed(SEED).stream().shuffle(3, out)
    stream, deck = ShuffleSeed(SEED).stream(), list(range(5))
    for i in (0, 2):  # one number for two cards
        rest = 4 - i
        first, second = divmod(stream.below((rest + 1) * rest), rest)
        deck[i], deck[i + first] = deck[i + first], deck[i]
        deck[i + 1], deck[i + 1 + second] = deck[i + 1 + second], deck[i + 1]
    assert out.tuple() == tuple(deck[:3])


@pytest.mark.parametrize(("size", "take"), [(1, 1), (2, 2), (3, 3), (4, 4), (4, 1), (4, 3), (5, 3), (5, 5), (6, 2)])
def test_shuffles_are_uniform(size: int, take: int) -> None:
    rng, out = Rng(5), IntBuffer()
    ways = math.perm(size, take)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(500 * ways):
        out.fill(tuple(range(size)))
        rng.shuffle(take, out)
        seen[out.tuple()] += 1
    chi2 = sum((count - 500) ** 2 / 500 for count in seen.values())
    assert len(seen) == ways and chi2 < ways + 5 * (2 * ways) ** 0.5


def test_compiled_and_plain_streams_agree() -> None:
    program = (
        "import json; from samedi.core.rng import IntBuffer, Rng; from samedi.engine.fairness import ShuffleSeed\n"
        "out = IntBuffer(); result = []\n"
        "for rng in (Rng(99), ShuffleSeed(bytes(range(32)), (b'x',)).stream()):\n"
        "    result.append([rng.below(n) for n in (1, 2, 3, 54, 1000, 2**31 - 1) * 50])\n"
        "    out.fill(tuple(range(80))); rng.shuffle(70, out); result.append(list(out.tuple()))\n"
        "print(json.dumps(result))"
    )
    said = [
        subprocess.run([sys.executable, "-c", program], env={**os.environ, **more}, capture_output=True, check=True)
        for more in ({}, {"SAMEDI_PURE": "1"})
    ]
    assert json.loads(said[0].stdout) == json.loads(said[1].stdout)


def test_an_honest_record_is_verified() -> None:
    verdict = verify(finished(ShuffleSeed(SEED, (b"one", b"two"))))
    assert verdict.fair and verdict.salted
    assert not verify(finished(seed_from_text("chosen"))).salted


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("commitment", "00" * 32, "not the one that was committed to"),
        ("commitment", None, "not the one that was committed to"),
        ("seed", None, "holds no seed"),
        ("salts", ["aa"], "is not what seed and salts give"),
    ],
)
def test_a_record_that_was_tampered_with_is_not_verified(name: str, value: object, text: str) -> None:
    record = finished(ShuffleSeed(SEED, (b"one",)))
    verdict = verify({**record, name: value})
    assert not verdict.fair
    assert text in verdict.text


def test_a_deal_that_was_exchanged_is_noticed() -> None:
    record = copy.deepcopy(finished(ShuffleSeed(SEED, (b"one",))))
    other = finished(ShuffleSeed(SEED, (b"two",)))
    record = {**other, "salts": record["salts"]}
    assert not verify(record).fair


def test_every_table_draws_a_seed_of_its_own() -> None:
    assert len({new_shuffle_seed().seed for _ in range(100)}) == 100
