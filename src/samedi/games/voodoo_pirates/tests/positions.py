"""Helpers for tests of Voodoo Pirates: tables read from a line, codes played in turn, and random games."""

from collections.abc import Iterator

import pytest

import samedi
from samedi.core.events import EventRecorder
from samedi.core.options import Value
from samedi.core.rng import Rng
from samedi.core.types import CHANCE, OVER
from samedi.games.voodoo_pirates import GAME, notation
from samedi.games.voodoo_pirates.components import OBJECTS, SOULS, WINDS
from samedi.games.voodoo_pirates.rules.state import VoodooPirates

SEATS = "ABCDEF"
RITUAL = "held_ritual=1 acted=1"
IMPOSSIBLE = -1
RITUALS = {"book": "book", "plain": "prudent"}  # with `plain`, tests play version 1 of the rules

reading = "book"  # what tables are read with, unless their line says it; the fixture `reading` changes it
book_only = pytest.mark.parametrize("reading", ["book"], indirect=True)
plain_only = pytest.mark.parametrize("reading", ["plain"], indirect=True)


def read(text: str) -> VoodooPirates:
    """The table of a line."""
    if "reading " not in text:
        text += f" | reading {reading}"
    if "cursed " in text and "rituals " not in text:
        text += f" | rituals {RITUALS[reading]}"
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


def begun(
    ships: str, plans: str, more: str = "", *, wind: str = "N", tell: EventRecorder | None = None
) -> VoodooPirates:
    """All have chosen their cards and no barrel: the first turn begins."""
    seats = len(ships.split())
    first, *rest = plans.split()
    extra = f" | {more}" if more else ""
    grigri = "" if "grigri" in more else f" | grigri {SEATS[seats - 1]}"
    table = read(f"{seats} seats | wind {wind} | ships {ships} | plans - {' '.join(rest)}{grigri}{extra} | now plan")
    play(table, f"A: plan {first}", tell=tell)
    while asked(table).startswith("barrel"):
        play(table, "pass", tell=tell)
    return table


def ritual(
    ships: str, plans: str, more: str = "", *, wind: str = "N", tell: EventRecorder | None = None
) -> VoodooPirates:
    """A has just called the ritual, and this is the wind in it."""
    before = before_call(wind, plans.split().count("hoodoo"))
    return play(menu(ships, "hoodoo", f"plans {plans}{' | ' + more if more else ''}", wind=before), "hoodoo", tell=tell)


def before_call(wind: str, hoodoos: int) -> str:
    """The wind right before the call of a ritual, in which it will be this one: in the plain reading it turns then."""
    return WINDS[(WINDS.index(wind) - hoodoos) % 4] if reading == "plain" else wind


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


def moved(table: VoodooPirates, code: str) -> tuple[int, str, int]:
    """Where A ends, the ships it may board on the way, and its coins afterwards."""
    if code not in legal(table):
        return IMPOSSIBLE, "", table.coins[0]
    play(table, code)
    coins = table.coins[0]
    boarded = ""
    while asked(table) in ("board A", "swap A"):
        if asked(table) == "swap A":
            boarded += SEATS[table.way[table.passing]]
        play(table, "board none" if asked(table) == "board A" else "no swap")
    return table.at[0], boarded, coins


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
    seats: int, seed: int, cursed: int = 0, east: str = "moon", layout: str = "shuffled", read_as: str = ""
) -> Iterator[VoodooPirates]:
    """Yield the table of a random game before its first entry and after each."""
    table = start(seats, cursed, east, layout, read_as)
    rng = Rng(seed)
    yield table
    while table.mover != OVER:
        step(table, rng)
        yield table


def start(
    seats: int, cursed: int = 0, east: str = "moon", layout: str = "shuffled", read_as: str = ""
) -> VoodooPirates:
    table = GAME.new(seats, GAME.check_options(seats, options(cursed, east, layout, read_as)))
    assert isinstance(table, VoodooPirates)
    return table


def options(cursed: int, east: str, layout: str, read_as: str = "") -> dict[str, Value]:
    """The options of a table; those that mean nothing without Cursed Pirates only with them."""
    agreed: dict[str, Value] = {"east": east, "layout": layout, "reading": read_as or reading}
    return agreed | {"cursed": cursed, "rituals": RITUALS[read_as or reading]} if cursed else agreed
