"""Worlds: exactly the deals that brute force finds, each equally likely."""

from collections import Counter
from itertools import chain, combinations

import pytest

from samedi.core.rng import Rng
from samedi.games.voodoo_prince import GAME
from samedi.games.voodoo_prince.components import NAME_TRUMP, PLAY, deck_for
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.tests.positions import everything, game, later, read, tricks_of
from samedi.games.voodoo_prince.view import View, hand_of, view, worlds
from samedi.kit.deal import Deal

Hands = tuple[tuple[int, ...], ...]


def hands_of(table: object) -> Hands:
    assert isinstance(table, VoodooPrince)
    return tuple(hand_of(table, seat) for seat in range(table.seats))


def followed(seen: View, seat: int, hand: tuple[int, ...]) -> bool:
    """Tell whether every play of this seat was legal if this is the rest of its hand."""
    held = set(hand) | {card for card, by in zip(seen.played, seen.by, strict=True) if by == seat}
    for trick in tricks_of(seen):
        for by, card in trick:
            if by == seat:
                led = trick[0][1] // 16
                if card // 16 != led and any(other // 16 == led for other in held):
                    return False
                held.remove(card)
    return True


def brute_force(seen: View) -> set[Hands]:
    """Every way to deal the unseen cards, found by trying all."""
    unseen = [card for card in deck_for(seen.seats) if card not in seen.played and card not in seen.hand]
    found: list[Hands] = [()]
    for seat in range(seen.seats):
        if seat == seen.seat:
            found = [(*hands, seen.hand) for hands in found]
            continue
        can = [hand for hand in combinations(unseen, seen.held[seat]) if followed(seen, seat, hand)]
        found = [(*hands, hand) for hands in found for hand in can if set(hand).isdisjoint(chain(*hands))]
    return set(found)


# Endings with voids shown and, from three seats on, with seats out; trimmed: some leftover cards count as undealt.
ENDINGS = {
    "two, at the end": (
        1,
        "2 seats | round 5 | starter B | trump G | totals 18 17 | hands G1 / Y3 | piles 5 7 | out B | points 2 5 "
        "| past B: B1 B3, A: P8 P1, A: R5 R9, B: Y1 Y6, A: G4 G9, B: Y4 B7, B: Y9 P7, B: B5 B6, A: R10 Y10, A: B9 "
        "B10, B: P2 R1, B: Y2 R7 | led A: | over",
    ),
    "three, one out": (
        1,
        "3 seats | round 1 | starter A | trump R | totals 0 0 0 | hands R4 G5 G8 G10 / Y3 B3 B6 / B7 P9 | piles 5 "
        "3 3 | out A | points 5 - - | past A: R9 R5 R0, A: G6 G9 G4, B: R8 P2 R2, B: P1 P10 B1, C: P5 R6 P7, A: "
        "R1 R3 Y5, B: Y4 Y8 B2, C: B8 R10 B10, A: R7 Y9 G1, B: G0 G2 | led C: Y10",
    ),
    "three, at the end": (
        1,
        "3 seats | round 5 | starter B | trump G | totals 19 9 26 | hands R1 B7 / Y4 Y10 G0 G7 G9 / G2 G3 | piles "
        "3 5 4 | out B C | points 3 4 8 | past B: Y3 Y7 Y8, A: B9 B0 P10, A: B1 B8 Y9, B: Y6 Y5 B3, B: Y0 R3 B6, "
        "B: P0 P4 P6, A: R8 R7 G8, C: P5 R6 P7, C: G1 R10, C: P1 B10, C: G10 B4 | led A: | over",
    ),
    "three, trimmed": (
        2,
        "3 seats | round 1 | starter B | trump B | totals 0 0 0 | hands Y0 / R2 / G7 | piles 3 4 3 | out B | "
        "points - 4 - | past B: B4 B3 B2, B: R1 R6 R0, C: P7 P9 G0, A: G5 G2 G3, A: Y5 Y7 Y6, B: R10 R9 G4, C: P2 "
        "Y10, C: B0 B10 | led C:",
    ),
    "four, two out, trimmed": (
        3,
        "4 seats | round 1 | starter D | trump G | totals 0 0 0 0 | hands / R6 / R3 / P1 | piles 2 3 3 2 | out C "
        "B | points - 6 4 - | past D: G0 G8 G6 G3, A: G4 G1 G11 P11, C: Y3 Y0 Y5 Y8, B: G5 P10 P8 G9, A: Y4 Y12 "
        "Y1 Y6, B: B3 B12 B1 B10, C: R10 R4 B6 R9, D: Y11 Y10 R2, D: B9 B5 B11, D: R1 P7 | led D:",
    ),
    "five, three out, trimmed": (
        4,
        "5 seats | round 1 | starter B | trump B | totals 0 0 0 0 0 | hands G10 / B0 / / / B11 | piles 3 4 2 4 2 "
        "| out B D A | points 12 6 - 10 - | past B: Y5 Y3 Y9 Y15 Y7, E: P3 P12 P14 P1 P11, B: B2 B10 B3 B12 B1, "
        "E: R2 R8 R5 R12 R1, C: Y8 R4 Y10 Y12 B8, B: G6 G5 G1 G11 G14, A: G4 G3 G7 G8 R15, D: R10 R3 R6 P2 R0, D: "
        "R7 R13 R11 B7 R14, C: P8 P6 P5 B13, A: G13 B4 G12 Y2, C: Y6 B5 Y14 G9, E: P15 B9 Y13 | led C:",
    ),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_the_worlds_are_all_that_brute_force_finds(name: str) -> None:  # rules 3.2, 7.2
    viewer, line = ENDINGS[name]
    table = read(line)
    seen = view(table, viewer)
    assert any(seen.voids) and (table.seats == 2 or seen.out)
    possible = brute_force(seen)
    ways = Counter(hands_of(world) for world in worlds(seen).every())
    assert set(ways) == possible and set(ways.values()) == {1}
    assert hands_of(table) in possible


@pytest.mark.parametrize("name", [name for name in ENDINGS if name != "three, one out"])  # too many
def test_every_world_is_drawn_equally_often(name: str) -> None:  # rule 7.2
    viewer, line = ENDINGS[name]
    seen = view(read(line), viewer)
    possible = brute_force(seen)
    deal, rng, each = worlds(seen), Rng(7), 10
    drawn = Counter(hands_of(deal.draw(rng)) for _ in range(each * len(possible)))
    assert set(drawn) <= possible
    chi2 = sum((drawn[hands] - each) ** 2 / each for hands in possible)
    free = len(possible) - 1
    assert abs(chi2 - free) < 4 * (2 * free) ** 0.5


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_world_has_the_view_of_the_truth(seats: int) -> None:  # rules 7.1, 7.2
    rng = Rng(seats)
    differ = 0
    for entry, table in enumerate(game(seats, 4)):
        if entry % 4 and table.phase == PLAY:
            continue
        for viewer in (None, *range(seats)):
            seen = view(table, viewer)
            world = worlds(seen).draw(rng)
            assert isinstance(world, VoodooPrince)
            assert view(world, viewer) == seen
            assert world.acting == table.acting
            if viewer is not None:
                assert world.legal(viewer) == table.legal(viewer)
            differ += everything(world) != everything(table)
    assert differ > 50


def test_cards_that_were_not_dealt_lie_in_no_hand() -> None:  # rule 2.3
    table = later(3, 1, 3)
    assert table.phase in (PLAY, NAME_TRUMP)
    deal = worlds(view(table, 0))
    assert isinstance(deal, Deal) and (deal.count, deal.places) == (55 - 13, 4)
    drawn = hands_of(deal.draw(Rng(1)))
    assert [len(hand) for hand in drawn] == [13, 13, 13] and drawn[0] == hands_of(table)[0]


def test_while_naming_trump_the_starter_knows_only_one_hand() -> None:  # rule 2.5
    table = next(table for table in game(4, 2) if table.phase == NAME_TRUMP)
    seen = view(table, table.starter)
    times = Counter(card for seed in range(300) for card in hands_of(worlds(seen).draw(Rng(seed)))[table.starter - 1])
    assert set(times) == set(deck_for(4)).difference(seen.hand)  # every card that is not one's own


def test_before_a_deal_nothing_is_hidden() -> None:  # rule 2.3
    table = later(4, 2, 1)
    assert [everything(world) for world in worlds(view(table, 2)).every() if isinstance(world, VoodooPrince)] == [
        everything(table)
    ]
