"""Helpers for tests of Little Devils: tables with chosen deals, and random games."""

from collections.abc import Iterator, Sequence

import samedi
from samedi.core.events import EventRecorder
from samedi.core.rng import Rng
from samedi.core.types import CHANCE, OVER
from samedi.games.little_devils import notation
from samedi.games.little_devils.rules import LittleDevils

SEATS = "ABCDEF"


def read(text: str) -> LittleDevils:
    """The table of a line."""
    return notation.read(text)


def play(table: LittleDevils, cards: Sequence[int], tell: EventRecorder | None = None) -> LittleDevils:
    """Play cards in turn, each for the seat that must play. An illegal one fails the test."""
    for card in cards:
        seat = table.mover
        assert card - 1 in table.legal(seat), f"{SEATS[seat]}: {card} in {notation.write(table)}"
        table.apply(seat, card - 1, tell)
    return table


def inside(session: samedi.Session) -> LittleDevils:
    """The one State that a Session owns."""
    assert isinstance(session.state, LittleDevils)
    return session.state


def play_on(session: samedi.Session, rng: Rng, many: int = 999) -> None:
    """Play this number of random choices, or to the end of the game."""
    for _ in range(many):
        if session.over:
            return
        seat = session.acting[0]
        choices = session.choices(seat)
        session.submit(seat, choices[rng.below(len(choices))])


def legal(table: LittleDevils) -> list[int]:
    """The legal cards of the seat that must play."""
    return [action + 1 for action in table.legal(table.mover)]


def game(seats: int, seed: int, dealer: int = -1) -> Iterator[LittleDevils]:
    """Yield the table of a random game before its first entry and after each."""
    table = LittleDevils(seats, dealer)
    rng = Rng(seed)
    yield table
    while table.mover != OVER:
        if table.mover == CHANCE:
            table.settle(table.roll(rng))
        else:
            choices = table.legal(table.mover)
            table.apply(table.mover, choices[rng.below(len(choices))])
        yield table


def rounds(seats: int, seed: int, many: int) -> Iterator[list[tuple[int, tuple[int, ...]]]]:
    """The nine tricks of many random rounds, each with its leader."""
    rng = Rng(seed)
    for number in range(many):
        table = LittleDevils(seats, number % seats)
        table.roll_and_settle(rng)
        tricks = []
        for _ in range(9):
            leader, cards = table.mover, []
            for _ in range(seats):
                choices = table.legal(table.mover)
                cards.append(choices[rng.below(len(choices))] + 1)
                table.apply(table.mover, cards[-1] - 1)
            tricks.append((leader, tuple(cards)))
        yield tricks
