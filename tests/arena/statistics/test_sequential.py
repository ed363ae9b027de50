"""The sequential test errs no more often than it says, however often it is read, and it does decide."""

import random
from statistics import fmean

import pytest

from samedi.arena.statistics.paired import fixed_interval
from samedi.arena.statistics.sequential import (
    ALPHA,
    BettingInterval,
    SequentialTest,
    anytime_interval,
    asymptotic_interval,
    betting_interval,
)

SERIES = 400
DEALS = 300
EVEN = (-1.0, -0.5, 0.0, 0.0, 0.5, 1.0)  # differences of two equal bots
RARE = (-0.25, *[0.0] * 9, 0.25)  # … that rarely differ
SKEWED = (1.0, -0.25, -0.25, -0.25, -0.25)  # … one of which wins rarely, but then everything


def series(values: tuple[float, ...], seed: int, deals: int = DEALS) -> list[float]:
    return random.Random(seed).choices(values, k=deals)


def share_of(decided: list[bool]) -> float:
    return fmean(map(float, decided))


def decides(differences: list[float]) -> bool:
    test = SequentialTest()
    for difference in differences:
        test.add(difference)
    return test.better is not None


def peeks(differences: list[float]) -> bool:
    """Do what one must not do: read an ordinary interval after every second deal from the thirtieth on."""
    looks = (fixed_interval("", differences[:deals]) for deals in range(30, len(differences) + 1, 2))
    return any(low > 0 or high < 0 for low, high in looks)


@pytest.mark.parametrize("values", [EVEN, RARE, SKEWED], ids=["even", "rare", "skewed"])
def test_equal_bots_are_separated_no_more_often_than_the_error_allows(values: tuple[float, ...]) -> None:
    wrong = share_of([decides(series(values, seed)) for seed in range(SERIES)])
    assert wrong <= ALPHA, f"{wrong:.1%} of {SERIES}"


def test_peeking_at_ordinary_intervals_errs_far_more_often() -> None:
    """This shows that the test above can fail: it must see the error that the sequential test avoids."""
    assert share_of([peeks(series(EVEN, seed)) for seed in range(60)]) > 3 * ALPHA


def test_a_difference_is_found_and_the_sooner_the_larger_it_is() -> None:
    def deals(*values: float) -> int:
        test, differences = SequentialTest(), iter(series(values, 1, 5000))
        count = 0
        while test.better is None:
            test.add(next(differences))
            count += 1
        assert test.better == 0
        return count

    assert deals(1.0) < 15 < deals(-0.5, 0.5, 1.0) < 100 < deals(-1.0, -0.5, 0.0, 0.0, 0.5, 1.0, 0.5) < 1500


def test_the_test_is_symmetric() -> None:
    differences = series((-0.5, 0.5, 1.0), 3)
    low, high = anytime_interval("payoff", differences)
    assert betting_interval([-each for each in differences]) == (-high, -low)
    one, other = SequentialTest(), SequentialTest()
    for each in differences:
        one.add(each)
        other.add(-each)
    assert (one.better, other.better) == (0, 1)


def test_the_interval_excludes_zero_exactly_when_the_test_decides() -> None:
    differences = series((-0.5, 0.5, 1.0), 5)
    test = SequentialTest()
    for count, each in enumerate(differences[:60], 1):
        test.add(each)
        low, high = betting_interval(differences[:count])
        assert (test.better == 0) == (low > -1e-6) and (test.better == 1) == (high < 1e-6)


@pytest.mark.parametrize("interval", [betting_interval, asymptotic_interval], ids=lambda each: each.__name__)
def test_intervals_hold_at_all_times(interval: "type[betting_interval]") -> None:  # type: ignore[valid-type]
    values = (-0.5, 0.0, 0.5, 1.0)
    missed = 0
    for seed in range(120):
        differences = series(values, seed, 200)
        times = [200] if interval is betting_interval else range(50, 201, 50)  # a won bet stays won
        looks = [interval(differences[:deals]) for deals in times]  # type: ignore[misc]
        missed += any(not low <= 0.25 <= high for low, high in looks)
    assert missed / 120 <= ALPHA


def test_one_deal_never_ruins_a_gambler() -> None:
    for against in (-1.0, -0.99, 0.0, 0.99, 1.0):
        bet = BettingInterval(against)
        for difference in (1.0, -1.0) * 20:
            bet.add(difference)
        assert bet.log_capital > -1000
