"""Helpers for tests of Voodoo Pirates: tables read from a line, codes played in turn, and random games."""

from collections.abc import Iterator

import samedi
from samedi.core.events import EventRecorder
from samedi.core.rng import Rng
from samedi.core.types import CHANCE, OVER
from samedi.games.voodoo_pirates import GAME, notation
from samedi.games.voodoo_pirates.components import OBJECTS, SOULS
from samedi.games.voodoo_pirates.rules.state import VoodooPirates

SEATS = "ABCDEF"
RITUAL = "held_ritual=1 acted=1"


def read(text: str) -> VoodooPirates:
    """The table of a line."""
    return notation.read(text)


def legal(table: VoodooPirates, seat: int | None = None) -> list[str]:
    """The legal codes of the seat that is asked."""
    return [GAME.actions[action] for action in table.legal(table.mover if seat is None else seat)]


def play(table: VoodooPirates, *codes: str, tell: EventRecorder | None = None) -> VoodooPirates:
    """Play codes in turn: "B: jax" is a choice of B, "jax" of the seat that is asked, "* soul R" of chance."""
    for code in codes:
        if code.startswith("* "):
            assert table.mover == CHANCE, f"{code}: {notation.write(table)}"
            outcome = GAME.read_outcome(table, code[2:])
            assert isinstance(outcome, tuple), f"{code}: {outcome} in {notation.write(table)}"
            table.settle(outcome, tell)
            continue
        who, colon, rest = code.partition(": ")
        seat = SEATS.index(who) if colon else table.mover
        choice = rest if colon else code
        assert choice in legal(table, seat), f"{code} is not among {legal(table, seat)} in {notation.write(table)}"
        table.apply(seat, GAME.action_of[choice], tell)
    return table


def asked(table: VoodooPirates) -> str:
    """The question and the seat that is asked, as in a line: "menu A"."""
    [now] = [part for part in notation.write(table).split(" | ") if part.startswith("now ")]
    return now[4:]


def souls(table: VoodooPirates, seat: str) -> str:
    """The souls of a ship: "RRB"."""
    first = 5 * SEATS.index(seat)
    return "".join(SOULS[colour] * table.souls[first + colour] for colour in range(5))


def objects(table: VoodooPirates, seat: str) -> list[str]:
    first = 16 * SEATS.index(seat)
    return [OBJECTS[name] for name in range(16) for _ in range(table.held[first + name])]


def pile(table: VoodooPirates) -> list[str]:
    return [OBJECTS[name] for name in table.pile[: table.piled]]


def menu(ships: str, plan: str, more: str = "", *, wind: str = "N", seat: str = "A") -> VoodooPirates:
    """A pirate's turn with that card, ships as in the line; the others play Tok (or Tix, if that is Tok)."""
    seats = len(ships.split())
    other = "tix" if plan == "tok" else "tok"
    plans = " ".join(plan if each == seat else other for each in SEATS[:seats])
    extra = f" | {more}" if more else ""
    given = "" if "plans" in more else f" | plans {plans}"
    grigri = "" if "grigri" in more else f" | grigri {SEATS[seats - 1]}"
    return read(f"{seats} seats | wind {wind} | ships {ships}{given}{grigri}{extra} | now menu {seat}")


def sailing(
    wind: str, mover: str, others: str = "", *, matched: bool = True, more: str = "", flow: str = ""
) -> VoodooPirates:
    """A must sail in a ritual, with three coins and a match; the others lie where the caller says."""
    ships = " ".join([mover, *others.replace(",", " ").split()] if others else [mover, "0"])
    seats = len(ships.split())
    coins = "" if "coins" in more else f" | coins 3 {'0 ' * (seats - 1)}"
    plans = " ".join(["hoodoo", *["tok"] * (seats - 1)])
    extra = f" | {more}" if more else ""
    grigri = "" if "grigri" in more else " | grigri B"
    return read(
        f"{seats} seats | wind {wind} | ships {ships} | plans {plans}{grigri}{coins}{extra} | now sail A"
        f" | flow moonlight ritual caller=0 ritual=1 matched={int(matched)} {RITUAL} {flow}"
    )


def inside(session: samedi.Session) -> VoodooPirates:
    """The one State that a Session owns."""
    assert isinstance(session.state, VoodooPirates)
    return session.state


def step(table: VoodooPirates, rng: Rng, tell: EventRecorder | None = None) -> None:
    """Play one random entry."""
    seat = table.acting[rng.below(len(table.acting))]
    if seat == CHANCE:
        table.settle(table.roll(rng), tell)
    else:
        choices = table.legal(seat)
        table.apply(seat, choices[rng.below(len(choices))], tell)


def game(
    seats: int, seed: int, cursed: int = 0, east: str = "moon", layout: str = "shuffled"
) -> Iterator[VoodooPirates]:
    """Yield the table of a random game before its first entry and after each."""
    table = start(seats, cursed, east, layout)
    rng = Rng(seed)
    yield table
    while table.mover != OVER:
        step(table, rng)
        yield table


def start(seats: int, cursed: int = 0, east: str = "moon", layout: str = "shuffled") -> VoodooPirates:
    options = {"cursed": cursed} if cursed else {}
    table = GAME.new(seats, GAME.check_options(seats, {**options, "east": east, "layout": layout}))
    assert isinstance(table, VoodooPirates)
    return table
