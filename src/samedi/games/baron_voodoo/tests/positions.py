"""Helpers for tests of Baron Voodoo: tables read from a line, codes played in turn, and random games."""

from collections.abc import Iterator

from samedi.core.events import EventRecorder
from samedi.core.rng import Rng
from samedi.core.types import CHANCE, OVER
from samedi.games.baron_voodoo import GAME, notation
from samedi.games.baron_voodoo.codes import ACTIONS
from samedi.games.baron_voodoo.components import SPACE
from samedi.games.baron_voodoo.notation.writing import listed, names
from samedi.games.baron_voodoo.phases import CAPTURE, DROP_MIDDLE, DROP_TOP, ORDER, SWAP
from samedi.games.baron_voodoo.rules.state import BaronVoodoo
from samedi.games.baron_voodoo.view import View, view

SEATS = "ABCD"
UNDER_WAY = (DROP_TOP, DROP_MIDDLE, ORDER, SWAP)


def read(text: str) -> BaronVoodoo:
    """The table of a line."""
    return notation.read(text)


def legal(table: BaronVoodoo) -> list[str]:
    """The legal codes of the seat that must choose."""
    return [ACTIONS[action] for action in table.legal(table.mover)]


def do(table: BaronVoodoo, *codes: str, tell: EventRecorder | None = None) -> BaronVoodoo:
    """Play codes in turn, each for the seat that must choose. An illegal one fails the test."""
    for code in codes:
        assert code in legal(table), f"{code} in {notation.write(table)}: {legal(table)}"
        table.apply(table.mover, GAME.action_of[code], tell)
    return table


def captures(line: str) -> list[str]:
    """The captures of the seat to move, as "d4 N"."""
    table = read(line + " | step bank")
    table.phase = CAPTURE
    return [code.removeprefix("capture ") for code in legal(table)]


def powers(table: BaronVoodoo, loa: str = "") -> list[str]:
    return [code for code in legal(table) if code.startswith(f"power {loa}")]


def plans(table: BaronVoodoo, code: str) -> list[tuple[str, ...]]:
    """Every complete power that begins with these codes."""
    after = do(table.clone(), code)
    if after.phase not in UNDER_WAY:
        return [(code,)]
    return [(code, *rest) for each in legal(after) for rest in plans(after, each)]


def seen(table: BaronVoodoo) -> View:
    return view(table, None)


def stack(table: BaronVoodoo, name: str) -> list[str]:
    """The dice of a space, from the bottom."""
    space = SPACE[name]
    return names(table, [die for die in table.stack[3 * space : 3 * space + 3] if die >= 0])


def board(table: BaronVoodoo) -> str:
    """All stacks, in the notation."""
    return next(part for part in notation.write(table).split(" | ") if part.startswith("board")).removeprefix("board ")


def zone(table: BaronVoodoo, owner: int) -> list[str]:
    return listed(table, table.cz[owner])


def spirits(table: BaronVoodoo, owner: int) -> list[str]:
    return listed(table, table.sw[owner])


def opened(seats: int = 2, **options: object) -> BaronVoodoo:
    """A new table, before a random board or pool is rolled."""
    return GAME.new(seats, GAME.check_options(seats, options))  # type: ignore[return-value]


def step(table: BaronVoodoo, rng: Rng, tell: EventRecorder | None = None) -> None:
    """Play one random entry."""
    if table.mover == CHANCE:
        table.settle(table.roll(rng), tell)
    else:
        choices = table.legal(table.mover)
        table.apply(table.mover, choices[rng.below(len(choices))], tell)


def game(seats: int, seed: int, **options: object) -> Iterator[BaronVoodoo]:
    """Yield the table of a random game before its first entry and after each."""
    table, rng = opened(seats, **options), Rng(seed)
    yield table
    while table.mover != OVER:
        step(table, rng)
        yield table


Tried = list[tuple[int, dict[str, object]]]  # seats and options


def named(tables: Tried) -> list[str]:
    """Names for the parameters of tests."""
    return [f"{seats}-{'-'.join(f'{value}' for value in options.values()) or 'plain'}" for seats, options in tables]


TABLES: Tried = [  # every number of seats, every board and both modes, but not every combination
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"board": "draft"}),
    (3, {"board": "balanced"}),
    (4, {"board": "chaos"}),
    (3, {"white": True}),
    (2, {"loas": "P R"}),
    (4, {"mode": "team"}),
    (4, {"mode": "team", "pairing": "B", "board": "chaos"}),
    (4, {"mode": "team", "board": "draft"}),
]
NAMED = named(TABLES)

BOARDS = ("random", "draft", "balanced", "chaos")
EVERY: Tried = [(seats, {"board": board}) for seats in (2, 3, 4) for board in BOARDS]
EVERY += [(seats, {"board": board, "white": True}) for seats in (2, 3, 4) for board in BOARDS]
EVERY += [(4, {"mode": "team", "pairing": pairing, "board": board}) for pairing in "AB" for board in BOARDS]
