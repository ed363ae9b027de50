"""Sets of small numbers as bits."""

from hypothesis import given
from hypothesis import strategies as st

from samedi.kit import bits

SETS = st.sets(st.integers(0, 63))


@given(SETS)
def test_a_packed_set_has_its_members_ascending(cards: set[int]) -> None:
    assert list(bits.members(bits.pack(cards))) == sorted(cards)


@given(SETS)
def test_a_packed_set_has_its_size(cards: set[int]) -> None:
    assert bits.size(bits.pack(cards)) == len(cards)


@given(SETS.filter(bool))
def test_lowest_returns_the_smallest_member(cards: set[int]) -> None:
    assert bits.lowest(bits.pack(cards)) == min(cards)


@given(SETS, SETS)
def test_intersection_and_union_are_bit_operations(one: set[int], other: set[int]) -> None:
    assert bits.pack(one | other) == bits.pack(one) | bits.pack(other)
    assert bits.pack(one & other) == bits.pack(one) & bits.pack(other)


def test_the_same_number_twice_is_one_member() -> None:
    assert bits.pack([3, 3, 1]) == 0b1010
    assert list(bits.members(0)) == [] and bits.pack([]) == 0 == bits.size(0)


@given(st.sets(st.integers(0, 63), min_size=1))
def test_nth_counts_from_the_lowest(cards: set[int]) -> None:
    ordered = sorted(cards)
    assert [bits.nth(bits.pack(cards), n) for n in range(len(ordered))] == ordered
