"""A position in one line: its parts, numbers and seats."""

import pytest

from samedi.kit.position import Parts, numbers, seat_of

KNOWN = ("seats", "round", "over", "hands")


def test_parts_are_found_by_their_first_words() -> None:
    parts = Parts("4 seats | round 2|  hands 1 2 / 3 | over ", KNOWN)
    assert parts == {"seats": "4", "round": "2", "hands": "1 2 / 3", "over": ""}
    assert parts.seats(3, 6) == 4
    assert parts.number("round", 1, 1, 9) == 2
    assert Parts("4 seats", KNOWN).number("round", 1, 1, 9) == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("4 seats | moon", "a part 'moon' is not known here (there is: seats, round, over, hands)"),
        ("4 seats |", "a part '' is not known here (there is: seats, round, over, hands)"),
        ("4 seats | over | over", "the part 'over' stands there twice"),
        ("4 seats | 5 seats", "the part 'seats' stands there twice"),
        ("9" * 20_001, "a position has at most 20,000 characters"),
    ],
)
def test_a_line_with_unknown_parts_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ValueError) as caught:
        Parts(text, KNOWN)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("over", 'a position begins with its number of seats, "4 seats"'),
        ("7 seats", "'7' is not a number from 3 to 6"),
        ("many seats", "'many' is not a number from 3 to 6"),
    ],
)
def test_the_number_of_seats_is_checked(text: str, sentence: str) -> None:
    with pytest.raises(ValueError) as caught:
        Parts(text, KNOWN).seats(3, 6)
    assert str(caught.value) == sentence


def test_numbers_are_counted_and_bounded() -> None:
    assert numbers(" 3  1 2 ", 3, 1, 3) == [3, 1, 2]
    assert numbers("", None, 1, 3) == [] and numbers("007", 1, 0, 9) == [7]


@pytest.mark.parametrize(
    ("text", "count", "sentence"),
    [
        ("1 2", 3, "3 numbers are wanted, not '1 2'"),
        ("1 2", 1, "one number is wanted, not '1 2'"),
        ("0", None, "'0' is not a number from 1 to 3"),
        ("4", None, "'4' is not a number from 1 to 3"),
        ("-1", None, "'-1' is not a number from 1 to 3"),
        ("1.5", None, "'1.5' is not a number from 1 to 3"),
        ("²", None, "'²' is not a number from 1 to 3"),
        ("0000001", None, "'0000001' is not a number from 1 to 3"),
        ("9" * 5000, None, "'99999999999999999999' is not a number from 1 to 3"),
    ],
)
def test_a_wrong_number_is_refused(text: str, count: int | None, sentence: str) -> None:
    with pytest.raises(ValueError) as caught:
        numbers(text, count, 1, 3)
    assert str(caught.value) == sentence


def test_a_seat_is_one_letter() -> None:
    assert [seat_of(letter, "ABCD") for letter in ("A", " B ", "D")] == [0, 1, 3]
    for wrong in ("E", "a", "", "AB", "1"):
        with pytest.raises(ValueError, match=f"^'{wrong}' is not a seat: there is A, B, C, D$"):
            seat_of(wrong, "ABCD")
