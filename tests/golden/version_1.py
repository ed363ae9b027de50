"""A thousand random games of Voodoo Pirates by version 1 of its rules: writing and reading them.

The file was written by commit 29b7dff, the last one that knows version 1 alone:

    ./dev python tests/golden/version_1.py

Each line of it is a game: its record and its result.
"""

import lzma
from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import samedi
from samedi.games.voodoo_pirates.components import PIRATES
from samedi.games.voodoo_pirates.notation import write
from samedi.games.voodoo_pirates.rules.state import VoodooPirates

FILE = Path(__file__).with_name("voodoo-pirates-version-1.jsonl.xz")
GAMES = 1000
TABLES = [
    (seats, {"cursed": cursed, "east": east, "layout": layout})
    for (seats, cursed), east, layout in product(
        [(2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (4, 1), (4, 2), (4, 3)], ("moon", "bones"), ("shuffled", "reference")
    )
]


class Played(msgspec.Struct, frozen=True):
    """A game of the file."""

    record: dict[str, Any]
    position: str  # the last one, in one line
    winners: list[int]
    questions: str  # a digest of all questions, from the first to the last


def play(number: int) -> Played:
    """Play the game with this number, which alone decides its table, chance and choices."""
    random = Random(f"Voodoo Pirates, version 1, game {number}")
    seats, agreed = TABLES[number % len(TABLES)]
    colours = random.sample(PIRATES, seats) if number % 2 else list(PIRATES[:seats])
    options = {**agreed, "colours": colours}
    table = samedi.Session("voodoo-pirates", seats, options=options, version=1, seed=f"version 1, {number}")
    questions = sha256()
    while not table.over:
        questions.update(asked(table))
        seat = random.choice(table.acting)
        code = random.choice(table.choices(seat))
        table.submit(seat, code)
        if number % 10 == 0 and random.random() < 0.05 and table.why_not_back(seat) is None:
            table.back(seat)
    return Played(plain_record(table), position(table), list(table.winners), questions.hexdigest()[:16])


def plain_record(table: samedi.Session) -> dict[str, Any]:
    """The record as a file has it."""
    record: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.record()))
    return record


def position(table: samedi.Session) -> str:
    assert isinstance(table.state, VoodooPirates)
    return write(table.state)


def asked(table: samedi.Session) -> bytes:
    """The seats that are asked now, and their legal codes."""
    return msgspec.json.encode([(seat, table.choices(seat)) for seat in table.acting])


def games(path: Path = FILE) -> Iterator[Played]:
    """The games of the file."""
    with lzma.open(path) as lines:
        for line in lines:
            yield msgspec.json.decode(line, type=Played)


def main() -> None:
    lines = b"".join(msgspec.json.encode(play(number)) + b"\n" for number in range(GAMES))
    FILE.write_bytes(lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME))
    print(f"{FILE.name}: {GAMES} games, {len(lines):,} bytes, {FILE.stat().st_size:,} compressed")


if __name__ == "__main__":
    main()
