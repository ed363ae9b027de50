"""Worlds: exactly those that brute force finds, all equally likely.

Brute force knows nothing of bars: it deals the unseen cards in every way, plays the round again from its deal, and
keeps what was legal from the first card to the last.
"""

from collections import Counter
from collections.abc import Iterator

import pytest

from samedi.core.rng import Rng
from samedi.core.worlds import Worlds
from samedi.games.little_devils.rules import LittleDevils
from samedi.games.little_devils.tests.positions import game, read
from samedi.games.little_devils.view import View, tricks, view, worlds
from samedi.kit import bits

Hands = tuple[int, ...]

ENDINGS = {  # name: (viewer, how many worlds there are, how many without what was shown, the table)
    "misfits": (
        0, 15, 70,
        "3 seats | dealer A | hands 1 16 22 26 / 12 15 23 24 / 9 10 11 20"
        " | past B: 17 25 18, C: 19 5 14, A: 21 27 8, C: 7 6 2, B: 13 4 3 | led A:",
    ),
    "misfits, seen by a spectator": (
        None, 36, 90,
        "3 seats | dealer A | hands 7 27 / 5 12 / 11 15"
        " | past B: 24 3 20, C: 19 8 14, A: 26 6 9, B: 1 18 21, A: 4 13 16, C: 17 25 22, A: 10 2 23 | led C:",
    ),
    "a forced five": (
        0, 20, 560,
        "4 seats | dealer A | hands 17 30 33 / 10 19 23 / 7 16 18 / 15 25"
        " | past B: 3 28 13 12, C: 4 2 11 36, B: 29 5 8 27, C: 31 9 22 14, D: 1 24 20 32, C: 6 34 26 21 | led D: 35",
    ),
    "a forced five, seen by a spectator": (
        None, 27, 630,
        "4 seats | dealer A | hands 27 30 / 25 / 7 22 / 18 19"
        " | past B: 11 4 8 9, C: 5 6 32 26, A: 16 14 15 12, D: 24 29 34 23, C: 1 33 3 2, D: 28 36 31 10,"
        " C: 17 13 20 21 | led B: 35",
    ),
}  # fmt: skip
NARROW = {  # so much was shown that shuffles rarely fit
    "five at the table": (
        3, 36, 2520,
        "5 seats | dealer A | hands 35 43 / 42 44 / 19 28 / 1 9 26 / 15 29"
        " | past B: 32 11 2 3 14, D: 31 45 39 37 41, E: 7 38 12 17 21, A: 36 24 6 5 8, D: 34 23 4 20 13,"
        " A: 30 40 22 33 16 | led E: 27 18 10 25",
    ),
    "six, seen by a spectator": (
        None, 24, 2520,
        "6 seats | dealer A | hands 23 / 32 33 / 25 / 37 / 6 / 13"
        " | past B: 34 36 44 54 47 41, E: 16 9 14 11 2 50, D: 29 21 24 7 17 12, A: 20 35 46 53 28 49,"
        " D: 22 4 5 43 10 3, A: 38 42 51 40 8 39, E: 19 15 31 48 52 18 | led C: 45 27 26 1 30",
    ),
}  # fmt: skip


def spread(cards: tuple[int, ...], rooms: tuple[int, ...]) -> Iterator[Hands]:
    """Every way to deal these cards to places with this much room, as bits."""
    if not cards:
        yield (0,) * len(rooms)
        return
    for place, room in enumerate(rooms):
        if room:
            for rest in spread(cards[1:], (*rooms[:place], room - 1, *rooms[place + 1 :])):
                yield (*rest[:place], rest[place] | 1 << cards[0], *rest[place + 1 :])


def was_legal(table: LittleDevils, hands: Hands) -> bool:
    """Tell whether the round could have gone as it did if these are the hands now."""
    plays = [
        ((leader + position) % table.seats, card)
        for leader, cards in tricks(table)
        for position, card in enumerate(cards)
    ]
    dealt = [list(bits.members(hand)) for hand in hands]
    for seat, card in plays:
        dealt[seat].append(card)
    again = LittleDevils(table.seats, table.dealer)
    again.settle(tuple(card for hand in dealt for card in hand))
    for seat, card in plays:
        if card - 1 not in again.legal(seat):
            return False
        again.apply(seat, card - 1)
    return tuple(again.hands[: again.seats]) == hands


def brute_force(table: LittleDevils, viewer: int | None) -> tuple[set[Hands], int]:
    """Every possible set of hands, and the number of deals that were tried."""
    own = table.hands[viewer] if viewer is not None else 0
    unseen = set(range(1, 9 * table.seats + 1)).difference(table.played[: table.count], bits.members(own))
    rooms = tuple(0 if seat == viewer else bits.size(table.hands[seat]) for seat in range(table.seats))
    found, looked = set(), 0
    for hands in spread(tuple(unseen), rooms):
        looked += 1
        if viewer is not None:
            hands = (*hands[:viewer], own, *hands[viewer + 1 :])
        if was_legal(table, hands):
            found.add(hands)
    return found, looked


def hands_of(world: object) -> Hands:
    assert isinstance(world, LittleDevils)
    return tuple(world.hands[: world.seats])


def check_uniform(deal: Worlds, possible: set[Hands], seed: int, *, apart: int = 1) -> None:
    """Draw thirty worlds for each possible one, count only every nth, and check chi²."""
    rng = Rng(seed)
    seen: Counter[Hands] = Counter()
    for number in range(30 * len(possible) * apart):
        world = deal.draw(rng)
        if number % apart == 0:
            seen[hands_of(world)] += 1
    assert set(seen) == possible
    free = len(possible) - 1
    chi2 = sum((count - 30) ** 2 / 30 for count in seen.values())
    assert abs(chi2 - free) < 3.5 * (2 * free) ** 0.5


@pytest.mark.parametrize("name", ENDINGS)
def test_every_possible_world_comes_up_equally_often(name: str) -> None:  # rules 3.1, 3.4, 7.1
    viewer, count, of, line = ENDINGS[name]
    table = read(line)
    possible, looked = brute_force(table, viewer)
    assert (len(possible), looked) == (count, of)
    deal = worlds(view(table, viewer))
    assert sorted(map(hands_of, deal.every())) == sorted(possible)
    check_uniform(deal, possible, seed=3)


@pytest.mark.parametrize("name", NARROW)
def test_where_shuffles_rarely_fit_all_worlds_are_drawn_equally_often(name: str) -> None:  # rules 3.4, 7.1
    viewer, count, of, line = NARROW[name]
    table = read(line)
    possible, looked = brute_force(table, viewer)
    assert (len(possible), looked) == (count, of)
    deal = worlds(view(table, viewer))
    assert sorted(map(hands_of, deal.every())) == sorted(possible)
    rng = Rng(3)
    for _ in range(20):  # 64 shuffles in vain: the fifth deal at the latest, here
        deal.draw(rng)
    assert len(deal.few) == count
    check_uniform(deal, possible, seed=2)
    deal.few, deal.walking = [], True  # pretend that there are too many to list
    deal.repair()
    check_uniform(deal, possible, seed=2, apart=4)  # neighbouring steps of a walk are similar


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_random_endings_the_worlds_are_those_of_brute_force(seats: int) -> None:  # rules 3.1, 3.4, 7.1
    compared = 0
    for table in game(seats, seed=70 + seats):
        left = sum(bits.size(hand) for hand in table.hands)
        for viewer in (0, seats - 1, None):
            unseen = left - (bits.size(table.hands[viewer]) if viewer is not None else 0)
            if 1 < unseen < 6:
                possible, _ = brute_force(table, viewer)
                assert sorted(map(hands_of, worlds(view(table, viewer)).every())) == sorted(possible)
                assert hands_of(table) in possible
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_drawn_world_has_the_view_of_the_real_one(seats: int) -> None:  # rule 7.1
    rng = Rng(seats)
    for number, table in enumerate(game(seats, seed=80 + seats)):
        if number % 7:
            continue
        for viewer in (number % seats, None):
            seen: View = view(table, viewer)
            world = worlds(seen).draw(rng)
            assert isinstance(world, LittleDevils)
            assert view(world, viewer) == seen
            assert world.acting == table.acting and world.scores() == table.scores()
            if viewer is not None:
                assert world.legal(viewer) == table.legal(viewer)
            if table.count:
                assert was_legal(table, hands_of(world))


def test_drawn_worlds_differ_while_something_is_hidden() -> None:  # rule 7.1
    table = LittleDevils(4, 0)
    table.roll_and_settle(Rng(1))
    deal, rng = worlds(view(table, 1)), Rng(1)
    assert len({hands_of(deal.draw(rng)) for _ in range(20)}) == 20


def test_with_nothing_hidden_there_is_one_world() -> None:  # rule 7.1
    for line in ("3 seats", "3 seats | dealer B", "3 seats | totals 100 80 66 | over"):
        deal = worlds(view(read(line), None))
        assert len(list(deal.every())) == 1
        assert hands_of(deal.draw(Rng(1))) == (0, 0, 0)


def test_a_world_can_be_drawn_into_an_existing_state() -> None:  # rule 7.1
    viewer, _, _, line = ENDINGS["misfits"]
    table, spare = read(line), LittleDevils(6)
    worlds(view(table, viewer)).deal_into(spare, Rng(3))
    assert view(spare, viewer) == view(table, viewer)
