"""Hidden cards are dealt where they can be, and every possible deal is equally likely.

The tests find the possible deals by brute force: they try every order of the places and keep those in which each card
may lie in its place.
"""

from collections import Counter
from itertools import permutations
from typing import Self

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samedi.core.rng import Rng
from samedi.core.state import State
from samedi.kit import bits
from samedi.kit.deal import Deal

Lies = frozenset[tuple[int, int]]  # cards and their places


class Cellar(State):
    """A state that contains only cards and their places."""

    def __init__(self) -> None:
        self.seats = 1
        self.there: set[tuple[int, int]] = set()

    def place_hidden(self, place: int, card: int) -> None:
        assert all(card != other for other, _ in self.there)
        self.there.add((card, place))

    def copy_from(self, other: Self) -> None:
        self.there = set(other.there)

    def clone(self) -> Self:
        twin = type(self)()
        twin.copy_from(self)
        return twin


def may(*places: str) -> list[int]:
    """Where each card may lie: "02" is place 0 or place 2."""
    return [bits.pack(int(place) for place in each) for each in places]


def deal_of(rooms: list[int], where: list[int]) -> Deal:
    return Deal(Cellar(), [10 + card for card in range(len(where))], rooms, where)


def lies_of(world: State) -> Lies:
    assert isinstance(world, Cellar)
    return frozenset(world.there)


def brute_force(rooms: list[int], where: list[int]) -> set[Lies]:
    places = [place for place, room in enumerate(rooms) for _ in range(room)]
    return {
        frozenset((10 + card, place) for card, place in enumerate(order))
        for order in set(permutations(places))
        if all(allowed >> place & 1 for allowed, place in zip(where, order, strict=True))
    }


def check_uniform(deal: Deal, possible: set[Lies], seed: int = 1, *, apart: int = 1) -> None:
    """Draw fifty times for each possible deal; check that all of them occur, and chi²."""
    rng = Rng(seed)
    seen: Counter[Lies] = Counter()
    for number in range(50 * len(possible) * apart):
        world = deal.draw(rng)
        if number % apart == 0:
            seen[lies_of(world)] += 1
    assert set(seen) == possible
    free = len(possible) - 1
    chi2 = sum((count - 50) ** 2 / 50 for count in seen.values())
    assert abs(chi2 - free) <= 3.5 * (2 * free) ** 0.5


def walking(deal: Deal) -> Deal:
    """Return a deal that walks from the start."""
    deal.repair()
    deal.walking = True
    return deal


CASES = {  # name: (rooms, where each card may lie)
    "nothing known": ([2, 2, 1], may("012", "012", "012", "012", "012")),
    "one place empty": ([2, 0, 2], may("012", "012", "012", "012")),
    "some barred": ([2, 2, 1], may("01", "012", "12", "012", "02")),
    "one card forced": ([2, 2, 2], may("0", "012", "12", "012", "02", "012")),
    "forced one after the other": ([1, 1, 2, 2], may("0", "01", "0123", "123", "0123", "23")),
    "each may not lie in one place": ([1, 1, 1, 1], may("123", "023", "013", "012")),
    "only a circle of three": ([1, 1, 1], may("01", "12", "02")),
    "a chain": ([2, 2, 2], may("01", "01", "12", "12", "012", "012")),
}


@pytest.mark.parametrize("name", CASES)
def test_every_yields_the_deals_that_brute_force_finds(name: str) -> None:
    rooms, where = CASES[name]
    found = [lies_of(world) for world in deal_of(rooms, where).every()]
    assert len(found) == len(set(found)) > 1
    assert set(found) == brute_force(rooms, where)


@pytest.mark.parametrize("name", CASES)
def test_by_shuffling_every_deal_is_equally_likely(name: str) -> None:
    rooms, where = CASES[name]
    deal = deal_of(rooms, where)
    check_uniform(deal, brute_force(rooms, where))
    assert not deal.walking


@pytest.mark.parametrize("name", ["nothing known", "some barred", "each may not lie in one place"])
def test_the_first_deal_is_uniform(name: str) -> None:
    rooms, where = CASES[name]
    possible = brute_force(rooms, where)
    rng = Rng(4)
    seen = Counter(lies_of(deal_of(rooms, where).draw(rng)) for _ in range(100 * len(possible)))
    chi2 = sum((seen[lies] - 100) ** 2 / 100 for lies in possible)
    assert chi2 < len(possible) - 1 + 3.5 * (2 * len(possible) - 2) ** 0.5


@pytest.mark.parametrize("name", CASES)
def test_by_walking_every_deal_is_equally_likely(name: str) -> None:
    rooms, where = CASES[name]
    deal = walking(deal_of(rooms, where))
    check_uniform(deal, brute_force(rooms, where), apart=4)  # neighbouring steps of a walk are similar
    assert deal.walking


def test_the_first_deal_of_a_walk_is_uniform() -> None:
    rooms, where = CASES["some barred"]
    possible = brute_force(rooms, where)
    rng = Rng(3)
    seen: Counter[Lies] = Counter()
    for _ in range(50 * len(possible)):
        deal = walking(deal_of(rooms, where))
        for _ in range(13):  # 26 steps a card, as the first deal of a walk has
            deal.shuffle(rng)
        seen[lies_of(deal.draw(rng))] += 1
    chi2 = sum((seen[lies] - 50) ** 2 / 50 for lies in possible)
    assert chi2 < len(possible) - 1 + 3.5 * (2 * len(possible) - 2) ** 0.5


def test_after_64_failed_shuffles_few_deals_are_listed() -> None:
    rooms, where = [4, 4], may("0", "0", *["01"] * 4, "1", "1")
    assert not drawn(deal_of(rooms, where)).few  # forced cards are set aside, so shuffles always fit
    rooms, where = [2] * 5, may("01", "01", "01", "12", "12", "23", "23", "34", "34", "34")
    deal = drawn(deal_of(rooms, where))
    assert len(deal.few) == len(brute_force_of_many(rooms, where))
    check_uniform(deal, brute_force_of_many(rooms, where))


def test_after_64_failed_shuffles_many_deals_are_walked() -> None:
    rooms = [8, 8, 8, 8]
    where = may(*["01"] * 8, *["12"] * 8, *["23"] * 8, *["30"] * 8)
    deal = drawn(deal_of(rooms, where))
    assert deal.walking and not deal.few
    rng = Rng(1)
    seen: Counter[int] = Counter()
    for _ in range(4000):
        seen.update(place for card, place in lies_of(deal.draw(rng)) if card == 10)
    assert min(seen[0], seen[1]) > 1800  # by symmetry every card lies equally often in both places


@pytest.mark.parametrize("size", [4, 5, 6])
def test_deals_connected_only_by_long_cycles_are_equally_likely(size: int) -> None:
    """Card i may lie in place i or the next: two deals, and to get from one to the other all cards must move."""
    rng = Rng(size)
    first: Counter[Lies] = Counter()
    for _ in range(400):
        deal = deal_of([1] * size, [1 << i | 1 << (i + 1) % size for i in range(size)])
        for _ in range(3):
            there = lies_of(deal.draw(rng))
        first[there] += 1
    assert len(first) == 2 and min(first.values()) > 150


def drawn(deal: Deal) -> Deal:
    rng = Rng(1)
    for _ in range(20):
        deal.draw(rng)
    return deal


def brute_force_of_many(rooms: list[int], where: list[int]) -> set[Lies]:
    """The same as brute_force, card by card, for more cards than can be permuted."""
    found: list[tuple[Lies, tuple[int, ...]]] = [(frozenset(), tuple(rooms))]
    for card, allowed in enumerate(where):
        found = [
            (lies | {(10 + card, place)}, (*left[:place], left[place] - 1, *left[place + 1 :]))
            for lies, left in found
            for place in range(len(rooms))
            if allowed >> place & 1 and left[place]
        ]
    return {lies for lies, _ in found}


def test_cards_that_can_lie_in_one_place_only_lie_there() -> None:
    deal = deal_of([2, 1, 2], may("1", "01", "012", "2", "02"))
    assert deal.fixed == 3
    rng = Rng(1)
    for _ in range(50):
        there = lies_of(deal.draw(rng))
        assert (10, 1) in there and (13, 2) in there and (11, 0) in there  # 1 is full, so the second lies in 0


def test_all_cards_may_be_forced() -> None:
    deal = deal_of([1, 1, 1], may("012", "01", "0"))
    assert deal.fixed == 3
    assert lies_of(deal.draw(Rng(1))) == {(12, 0), (11, 1), (10, 2)}
    assert [lies_of(world) for world in deal.every()] == [lies_of(deal.draw(Rng(2)))]


def test_without_cards_there_is_one_deal() -> None:
    deal = deal_of([0, 0], [])
    assert lies_of(deal.draw(Rng(1))) == frozenset() and len(list(deal.every())) == 1


@pytest.mark.parametrize(
    ("rooms", "where"),
    [
        ([1, 1], may("0", "0")),  # two cards for one place
        ([1, 1], may("", "01")),  # a card without a place
        ([0, 2], may("0", "01")),  # a place that is full
        ([2, 1], may("01", "1", "1")),
        ([1, 1, 1], may("0", "01", "01")),  # found only after the first was set aside
    ],
)
def test_an_impossible_deal_is_refused_at_once(rooms: list[int], where: list[int]) -> None:
    with pytest.raises(ValueError, match=r"^no deal agrees with what is known$"):
        deal_of(rooms, where)


def test_an_impossible_deal_is_refused_when_it_is_drawn() -> None:
    deal = deal_of([1, 1, 2], may("01", "01", "01", "012"))  # three cards for two places
    assert list(deal.every()) == []
    with pytest.raises(ValueError, match=r"^no deal agrees with what is known$"):
        deal.draw(Rng(1))


@pytest.mark.parametrize(("rooms", "cards"), [([1, 1], 3), ([2, 2], 3), ([100, 100], 200)])
def test_rooms_and_cards_must_agree(rooms: list[int], cards: int) -> None:
    with pytest.raises(ValueError, match="hidden cards do not fit into rooms for"):
        deal_of(rooms, [3] * cards)


def test_sixteen_places_are_the_maximum() -> None:
    assert len(lies_of(deal_of([1] * 16, [0xFFFF] * 16).draw(Rng(1)))) == 16
    with pytest.raises(ValueError, match=r"^hidden cards lie in 16 places at most, not in 17$"):
        deal_of([1] * 17, [0x1FFFF] * 17)


def test_a_world_is_written_into_an_existing_state() -> None:
    spare = Cellar()
    spare.there = {(99, 9)}
    rooms, where = CASES["some barred"]
    deal_of(rooms, where).deal_into(spare, Rng(5))
    assert frozenset(spare.there) in brute_force(rooms, where)


@given(st.data())
def test_any_deal_is_possible_and_repair_finds_one(data: st.DataObject) -> None:
    rooms = data.draw(st.lists(st.integers(0, 3), min_size=2, max_size=4).filter(lambda rooms: 0 < sum(rooms) < 8))
    where = data.draw(st.lists(st.integers(1, 2 ** len(rooms) - 1), min_size=sum(rooms), max_size=sum(rooms)))
    possible = brute_force_of_many(rooms, where)
    rng = Rng(data.draw(st.integers(0, 99)))
    try:
        deal = deal_of(rooms, where)
        assert {lies_of(world) for world in deal.every()} == possible
        assert lies_of(deal.draw(rng)) in possible
        walked = walking(deal)
        assert all(lies_of(walked.draw(rng)) in possible for _ in range(3))
    except ValueError:
        assert possible == set()


@pytest.mark.parametrize("name", CASES)
def test_a_nudge_returns_the_changed_places_and_can_be_undone(name: str) -> None:
    rooms, where = CASES[name]
    deal, rng, changed = deal_of(rooms, where), Rng(4), 0
    possible = brute_force(rooms, where)
    deal.shuffle(rng)
    here = deal.template.clone()
    for _ in range(200):
        deal.write_into(here)
        before = lies_of(here)
        places = deal.perturb(rng)
        deal.write_into(here)
        after = lies_of(here)
        assert after in possible
        assert places == bits.pack({place for _, place in before ^ after})
        if places:
            changed += 1
            deal.revert()
            deal.write_into(here)
            assert lies_of(here) == before
            deal.perturb(rng)
    assert changed or len(possible) == 1
