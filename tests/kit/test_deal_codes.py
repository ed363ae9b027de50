"""Deals as codes and seats as codes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samedi.core.errors import Reason
from samedi.kit.deal_codes import deal_code, read_deal, read_seat

NAMES = ("R1", "R2", "R3", "Y1", "Y2", "Y3")
CARDS = {name: card for card, name in enumerate(NAMES)}


def reading(code: str) -> list[list[int]] | Reason:
    return read_deal(code, 2, 2, CARDS, deck_rule="1.1", hand_rule="2.3")


def test_hands_are_written_in_the_order_of_the_deck() -> None:
    assert deal_code([[4, 0], [2, 1]], NAMES) == "deal R1 Y2 / R2 R3"


@given(st.permutations(range(6)))
def test_a_deal_reads_as_it_was_written(order: list[int]) -> None:
    hands = [sorted(order[:2]), sorted(order[2:4])]
    assert reading(deal_code(hands, NAMES)) == hands


def test_a_hand_is_read_in_the_order_of_the_code() -> None:
    assert reading("deal Y2 R1/R3 R2") == [[4, 0], [2, 1]]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("play R1", Reason("deal-due", "2.3", {"code": "play R1"})),
        ("deal", Reason("deal-due", "2.3", {"code": "deal"})),
        ("x" * 99, Reason("deal-due", "2.3", {"code": "x" * 40})),
        ("deal R1 R2", Reason("deal-hands", "2.3", {"hands": 1, "seats": 2})),
        ("deal R1 R2 / R3 Y1 / Y2 Y3", Reason("deal-hands", "2.3", {"hands": 3, "seats": 2})),
        ("deal R1 R9 / R3 Y1", Reason("deal-card", "1.1", {"card": "R9"})),
        ("deal R1 r2 / R3 Y1", Reason("deal-card", "1.1", {"card": "r2"})),
        ("deal R1 " + "z" * 99 + " / R3 Y1", Reason("deal-card", "1.1", {"card": "z" * 20})),
        ("deal R1 R1 / R3 Y1", Reason("deal-twice", "1.1", {"card": "R1"})),
        ("deal R1 R2 / R3 R1", Reason("deal-twice", "1.1", {"card": "R1"})),
        ("deal R1 R2 / R3", Reason("deal-size", "2.3", {"seat": 1, "cards": 1, "size": 2})),
        ("deal R1 R2 Y3 / R3 Y1", Reason("deal-size", "2.3", {"seat": 0, "cards": 3, "size": 2})),
        ("deal / ", Reason("deal-size", "2.3", {"seat": 0, "cards": 0, "size": 2})),
    ],
)
def test_an_impossible_deal_has_a_reason(code: str, reason: Reason) -> None:
    assert reading(code) == reason


def test_a_seat_is_read_from_its_code() -> None:
    assert [read_seat(f"dealer {seat}", "dealer", 4, "2.1") for seat in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize("code", ["dealer 4", "dealer", "dealer ", "dealer -1", "dealer 00", "start 1", "1", ""])
def test_an_impossible_seat_has_a_reason(code: str) -> None:
    assert read_seat(code, "dealer", 4, "2.1") == Reason("seat-due", "2.1", {"verb": "dealer", "code": code})
