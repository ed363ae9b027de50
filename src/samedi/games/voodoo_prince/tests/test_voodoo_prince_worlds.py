"""Worlds: all deals that agree with what a viewer saw, each equally likely, against brute force."""

from collections import Counter
from itertools import chain, combinations

import pytest

from samedi.core.rng import Rng
from samedi.games.voodoo_prince import GAME
from samedi.games.voodoo_prince.deck import NAME_TRUMP, PLAY, deck_for
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.tests.tables import everything, game, later
from samedi.games.voodoo_prince.view import View, cards_of, view, worlds
from samedi.kit.deal import Deal

Hands = tuple[tuple[int, ...], ...]


def hands_of(table: object) -> Hands:
    assert isinstance(table, VoodooPrince)
    return tuple(cards_of(hand) for hand in table.hands[: table.seats])


def followed(seen: View, seat: int, hand: tuple[int, ...]) -> bool:
    """Would every play of this seat have been legal, had it been left with this hand?"""
    held = set(hand) | {card for card, by in zip(seen.played, seen.by, strict=True) if by == seat}
    for trick in seen.tricks_played:
        for by, card in trick:
            if by == seat:
                led = trick[0][1] // 16
                if card // 16 != led and any(other // 16 == led for other in held):
                    return False
                held.remove(card)
    return True


def brute_force(seen: View) -> set[Hands]:
    """Every way in which the unseen cards can lie, by trying them all."""
    unseen = [card for card in deck_for(seen.seats) if card not in seen.played and card not in seen.hand]
    found: list[Hands] = [()]
    for seat in range(seen.seats):
        if seat == seen.seat:
            found = [(*hands, seen.hand) for hands in found]
            continue
        can = [hand for hand in combinations(unseen, seen.held[seat]) if followed(seen, seat, hand)]
        found = [(*hands, hand) for hands in found for hand in can if set(hand).isdisjoint(chain(*hands))]
    return set(found)


def ending(seats: int, seed: int, entries: int, keep: tuple[int, ...] | None = None) -> VoodooPrince:
    """A random game late in a round; of the hands only so many cards are kept, the others count as undealt."""
    table = later(seats, seed, entries)
    if keep is not None:
        hands = [[0] * 5 for _ in range(5)]
        for seat, cards in enumerate(hands_of(table)):
            for card in cards[: keep[seat]]:
                hands[seat][card // 16] |= 1 << card % 16
        table.hands = hands
    return table


ENDINGS = [  # seats, seed, entries, viewer, cards kept: all with voids shown, and from three seats on with seats out
    (2, 121, 103, 1, None),
    (3, 1074, 33, 1, None),
    (3, 150, 127, 1, None),
    (3, 7, 25, 2, (1, 1, 1)),
    (4, 31, 39, 3, (0, 1, 1, 1)),
    (5, 35, 63, 4, (1, 1, 0, 0, 1)),
]


@pytest.mark.parametrize(("seats", "seed", "entries", "viewer", "keep"), ENDINGS)
def test_the_worlds_are_all_that_brute_force_finds(
    seats: int, seed: int, entries: int, viewer: int, keep: tuple[int, ...] | None
) -> None:  # rules 3.2, 7.2
    table = ending(seats, seed, entries, keep)
    seen = view(table, viewer)
    assert any(seen.voids) and (seats == 2 or seen.out)
    possible = brute_force(seen)
    every = [hands_of(world) for world in worlds(seen).every()]
    ways = Counter(every)
    assert set(ways) == possible and set(ways.values()) == {1}
    assert hands_of(table) in possible


@pytest.mark.parametrize(("seats", "seed", "entries", "viewer", "keep"), [each for each in ENDINGS if each[1] != 1074])
def test_every_world_is_drawn_equally_often(
    seats: int, seed: int, entries: int, viewer: int, keep: tuple[int, ...] | None
) -> None:  # rule 7.2
    seen = view(ending(seats, seed, entries, keep), viewer)
    possible = brute_force(seen)
    deal, rng, each = worlds(seen), Rng(seed), 10
    drawn = Counter(hands_of(deal.draw(rng)) for _ in range(each * len(possible)))
    assert set(drawn) <= possible
    chi2 = sum((drawn[hands] - each) ** 2 / each for hands in possible)
    free = len(possible) - 1
    assert abs(chi2 - free) < 4 * (2 * free) ** 0.5


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_viewer_cannot_tell_a_world_from_the_truth(seats: int) -> None:  # rules 7.1, 7.2
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


def test_the_place_of_what_was_not_dealt_is_no_hand() -> None:  # rule 2.3
    table = later(3, 1, 3)
    assert table.phase in (PLAY, NAME_TRUMP)
    deal = worlds(view(table, 0))
    assert isinstance(deal, Deal) and (deal.count, deal.places) == (55 - 13, 4)
    drawn = hands_of(deal.draw(Rng(1)))
    assert [len(hand) for hand in drawn] == [13, 13, 13] and drawn[0] == hands_of(table)[0]


def test_when_trump_is_named_the_starter_knows_one_hand_only() -> None:  # rule 2.5
    table = next(table for table in game(4, 2) if table.phase == NAME_TRUMP)
    seen = view(table, table.starter)
    times = Counter(card for seed in range(300) for card in hands_of(worlds(seen).draw(Rng(seed)))[table.starter - 1])
    assert set(times) == set(deck_for(4)).difference(seen.hand)  # every card that is not one's own


def test_before_a_deal_nothing_is_hidden() -> None:  # rule 2.3
    table = later(4, 2, 1)
    assert [everything(world) for world in worlds(view(table, 2)).every() if isinstance(world, VoodooPrince)] == [
        everything(table)
    ]
