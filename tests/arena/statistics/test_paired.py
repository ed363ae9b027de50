"""Intervals for a number of deals fixed in advance hold for few deals, and if all deals are alike."""

import random

import pytest

from samedi.arena.statistics.paired import Pair, fixed_interval, measure, payoff_bounds, ratio, student_quantile

SERIES = 2000


@pytest.mark.parametrize(
    ("freedom", "errors"),
    [(1, 12.7062), (2, 4.30265), (3, 3.18245), (4, 2.77645), (5, 2.57058), (30, 2.04227), (999, 1.96234)],
)
def test_students_t_matches_published_tables(freedom: int, errors: float) -> None:
    assert student_quantile(freedom) == pytest.approx(errors, rel=1e-5)


@pytest.mark.parametrize(("freedom", "errors"), [(1, 63.6567), (10, 3.16927), (120, 2.61742)])
def test_students_t_matches_published_tables_for_99_per_cent(freedom: int, errors: float) -> None:
    assert student_quantile(freedom, 0.01) == pytest.approx(errors, rel=1e-5)


@pytest.mark.parametrize("deals", [2, 4, 8, 30])
def test_intervals_hold_for_few_deals(deals: int) -> None:
    rng = random.Random(deals)
    missed = 0
    for _ in range(SERIES):
        low, high = fixed_interval("score", [rng.gauss(1, 2) for _ in range(deals)])
        missed += not low <= 1 <= high
    assert 0.035 < missed / SERIES < 0.065


def test_the_interval_is_made_from_differences_of_deals() -> None:
    """Differences 1, 2, 3, 6: mean 3, deviation √(14/3), so 95 % lie within 3.182 · √(14/3) / 2 of it."""
    found = measure([Pair(5, 4), Pair(9, 7), Pair(3, 0), Pair(7, 1)])
    half = 3.182446 * (14 / 3) ** 0.5 / 2
    assert (found.first, found.second, found.difference) == (6, 3, 3)
    assert found.low == pytest.approx(3 - half) and found.high == pytest.approx(3 + half)


@pytest.mark.parametrize("often", [0.5, 0.9, 0.99])
@pytest.mark.parametrize("deals", [6, 20, 100])
def test_identical_deals_still_give_an_interval(deals: int, often: float) -> None:
    """Wins are so frequent that few deals often contain no loss."""
    rng = random.Random(deals)
    missed = 0
    for _ in range(SERIES):
        low, high = fixed_interval("payoff", [1.0 if rng.random() < often else -1.0 for _ in range(deals)])
        assert -1 <= low <= high <= 1
        missed += not low <= 2 * often - 1 <= high
    assert missed / SERIES < 0.085  # a yes-or-no outcome with nine wins of ten is the hardest case


def test_without_a_single_loss_it_is_the_exact_interval() -> None:
    low, high = fixed_interval("payoff", [1.0] * 8)
    assert high == 1 and (low + 1) / 2 == pytest.approx(0.025 ** (1 / 8))
    assert fixed_interval("payoff", [-1.0] * 8) == pytest.approx((-1.0, -low))
    assert fixed_interval("score", [3.0] * 8) == (3, 3), "points have no bounds"


def test_wins_differ_by_no_more_than_they_can() -> None:
    each = [(seat,) for seat in range(4)]
    alone = [tuple(int(seat != one) for seat in range(4)) for one in range(4)]
    assert payoff_bounds(alone, each) == pytest.approx((-1 / 3, 1))
    reverse = [tuple(1 - who for who in seating) for seating in alone]
    assert payoff_bounds(reverse, each) == pytest.approx((-1, 1 / 3)), "one of the second among the first"
    assert payoff_bounds(alone + reverse, each) == pytest.approx((-2 / 3, 2 / 3))
    assert payoff_bounds([(0, 1, 0, 1), (1, 0, 1, 0)], [(0, 2), (1, 3)]) == (-1, 1)
    assert payoff_bounds([(0, -1), (1, -1)], [(0,)]) == (-1, 1), "each alone with automata"
    low, high = fixed_interval("payoff", [2 / 3] * 8, (-2 / 3, 2 / 3))
    assert high == pytest.approx(2 / 3) and low == pytest.approx((2 * 0.025 ** (1 / 8) - 1) * 2 / 3)
    low, high = fixed_interval("payoff", [2 / 3] * 7 + [-1 / 3], (-2 / 3, 2 / 3))
    assert low > 0 and high == pytest.approx(2 / 3)
    low, high = fixed_interval("payoff", [-1.0] * 6, (-1, 1 / 3))
    assert low == -1 and high == pytest.approx(-1 + (1 - 0.025 ** (1 / 6)) * 4 / 3)


def test_a_ratio_of_means_has_an_interval_that_holds() -> None:
    rng = random.Random(1)
    missed = 0
    for _ in range(SERIES):
        luck = [rng.uniform(10, 20) for _ in range(40)]  # of the deal, for both bots
        found = ratio([Pair(0.7 * each + rng.gauss(0, 2), each + rng.gauss(0, 2)) for each in luck])
        assert found is not None
        missed += not found.low <= 0.7 <= found.high
    assert 0.03 < missed / SERIES < 0.07


def test_a_ratio_to_zero_is_none() -> None:
    assert ratio([Pair(1, 0), Pair(1, 2)]) is None
    assert ratio([Pair(1, 2)]) is None
