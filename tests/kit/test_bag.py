"""Things of a few kinds in a bag, drawn blindly."""

from collections import Counter

from samedi.core.rng import Rng
from samedi.kit import bag


def test_every_thing_of_a_bag_has_its_number() -> None:
    assert [bag.nth([2, 0, 1, 3], 0, n) for n in range(6)] == [0, 0, 2, 3, 3, 3]


def test_a_bag_may_begin_in_the_middle_of_a_list() -> None:
    assert [bag.nth([9, 9, 1, 2], 2, n) for n in range(3)] == [0, 1, 1]


def test_draws_are_as_likely_as_there_are_things() -> None:
    rng, counts = Rng(3), [4, 4, 0, 2]
    drawn = Counter(bag.nth(counts, 0, rng.below(10)) for _ in range(5000))
    assert set(drawn) == {0, 1, 3}
    assert abs(drawn[0] - 2000) < 150 and abs(drawn[3] - 1000) < 150
