"""Helpers for tests of Voodoo Prince: tables read from a line, chosen cards, and random games."""

from collections.abc import Iterator

import samedi
from samedi.core.events import EventRecorder
from samedi.core.rng import Rng
from samedi.core.types import CHANCE, OVER
from samedi.games.voodoo_prince import notation
from samedi.games.voodoo_prince.components import CARD, CARDS
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.view import Play, View, tricks

SEATS = "ABCDE"


def read(text: str) -> VoodooPrince:
    """The table of a line."""
    return notation.read(text)


def play(table: VoodooPrince, cards: str, tell: EventRecorder | None = None) -> VoodooPrince:
    """Play cards in turn, each for the seat that must play. An illegal one fails the test."""
    for card in cards.split():
        seat = table.mover
        assert CARD[card] in table.legal(seat), f"{SEATS[seat]}: {card} in {notation.write(table)}"
        table.apply(seat, CARD[card], tell)
    return table


def legal(table: VoodooPrince) -> list[str]:
    """The legal cards of the seat that must play."""
    return [CARDS[action] for action in table.legal(table.mover)]


def tricks_of(view: View) -> list[tuple[Play, ...]]:
    """The tricks of this round, the present one (perhaps empty) last."""
    return list(tricks(view.played, view.by, view.lying))


def taken(seats: int, trump: str, plays: str, out: str = "") -> tuple[str, int]:
    """Who takes a trick such as "A:Y4 B:Y2", and how many piles it makes; each hand is one card."""
    cards = dict(pair.split(":") for pair in plays.split())
    hands = " / ".join(cards.get(seat, "") for seat in SEATS[:seats])
    gone = f" | out {out}" if out else ""
    table = read(f"{seats} seats | trump {trump} | hands {hands}{gone} | led {plays[0]}:")
    recorder = EventRecorder()
    play(table, " ".join(cards.values()), recorder)
    [took] = [event for event in recorder.events if event.kind == "took"]
    assert took.seat is not None
    return SEATS[took.seat], took.data["gain"]


def wins(
    seats: int, piles: str, winner: str, *, split: bool = False, out: str = "", round: int = 1
) -> tuple[VoodooPrince, EventRecorder]:
    """A table on which a seat leads and takes one more trick, and the events of that trick."""
    hands = {seat: f"Y{low}" for low, seat in enumerate(SEATS[:seats]) if seat not in out.split()}
    hands[winner] = "Y7" if split else "Y6"
    held = " / ".join(hands.get(seat, "") for seat in SEATS[:seats])
    gone = f" | out {out}" if out else ""
    line = f"{seats} seats | round {round} | trump R | hands {held} | piles {piles}{gone} | led {winner}:"
    table, recorder = read(line), EventRecorder()
    for _ in hands:
        play(table, legal(table)[0], recorder)
    return table, recorder


def fixed(recorder: EventRecorder) -> list[tuple[str, int]]:
    """The points that were settled, in order."""
    return [
        (SEATS[event.seat or 0], event.data["points"]) for event in recorder.events if event.kind in ("out", "last")
    ]


def inside(session: samedi.Session) -> VoodooPrince:
    """The one State that a Session owns."""
    assert isinstance(session.state, VoodooPrince)
    return session.state


def step(table: VoodooPrince, rng: Rng, tell: EventRecorder | None = None) -> None:
    """Play one random entry."""
    seat = table.mover
    if seat == CHANCE:
        table.settle(table.roll(rng), tell)
    else:
        choices = table.legal(seat)
        table.apply(seat, choices[rng.below(len(choices))], tell)


def game(seats: int, seed: int, starter: int = -1) -> Iterator[VoodooPrince]:
    """Yield the table of a random game before its first entry and after each."""
    table = VoodooPrince(seats, starter)
    rng = Rng(seed)
    yield table
    while table.mover != OVER:
        step(table, rng)
        yield table


def later(seats: int, seed: int, entries: int) -> VoodooPrince:
    """The table of a random game after this many entries."""
    for entry, table in enumerate(game(seats, seed)):
        if entry == entries:
            return table
    raise AssertionError("the game is over by then")


def everything(table: VoodooPrince) -> tuple[object, ...]:
    """All parts of a state, to compare two."""
    return (
        (table.seats, table.phase, table.round, table.starter, table.trump, table.mover, table.gone, table.lying),
        (table.totals, table.tricks, table.points, table.out, table.hands),
        (table.played[: table.count], table.by[: table.count]),
    )
