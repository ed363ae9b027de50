"""Four whole rounds, one for each number of players, trick by trick (rules 3.1 to 5.7)."""

from typing import NamedTuple

import pytest

import samedi
from samedi.games.voodoo_prince.tests.positions import SEATS, inside


class Round(NamedTuple):
    """A round: plays, taker, piles gained, piles of all."""

    trump: str
    starter: str
    hands: tuple[str, ...]
    tricks: str
    out: str
    points: tuple[int, ...]
    last: str


ROUNDS = {
    2: Round(
        "P",
        "B",
        ("R0 R2 R4 Y2 G2 G8 B7 B9 P1 P3 P6 P7 P9", "R9 R10 Y1 Y10 G1 G3 G7 G9 G10 B0 B1 B10 P10"),
        """
        B:G10 A:G8 | B 1 | 0-1
        B:G7 A:G2 | B 2 | 0-3
        B:G1 A:P7 | A 2 | 2-3
        A:B9 B:B1 | A 1 | 3-3
        A:R0 B:R10 | A 1 | 4-3
        A:P6 B:P10 | B 1 | 4-4
        B:R9 A:R2 | B 1 | 4-5
        B:G9 A:B7 | B 1 | 4-6
        B:Y1 A:Y2 | A 1 | 5-6
        A:P9 B:Y10 | A 1 | 6-6
        A:R4 B:B10 | A 1 | 7-6
        """,
        "A",
        (6, 1),
        "B",
    ),
    3: Round(
        "R",
        "C",
        (
            "R2 R3 R5 R10 Y2 Y6 G0 G2 G7 G9 G10 B6 B10",
            "R6 R7 R8 Y0 Y1 Y9 G5 B0 B3 P1 P2 P8 P10",
            "R1 R4 R9 Y8 Y10 G3 B1 B2 B4 B5 B8 P0 P4",
        ),
        """
        C:G3 A:G2 B:G5 | B 2 | 0-2-0
        B:R8 C:R4 A:R5 | B 1 | 0-3-0
        B:B0 C:B5 A:B10 | B 1 | 0-4-0
        C:R9 A:R2 | C 1 | 0-4-1
        C:P0 A:R3 | A 1 | 1-4-1
        A:B6 C:B8 | C 1 | 1-4-2
        C:R1 A:R10 | A 1 | 2-4-2
        A:G10 C:Y8 | A 1 | 3-4-2
        A:G7 C:P4 | A 2 | 5-4-2
        """,
        "B A",
        (6, 0, 2),
        "C",
    ),
    4: Round(
        "P",
        "B",
        (
            "R1 R2 R10 Y2 Y11 G2 G9 G10 G12 P4 P5 P9 P12",
            "R0 R4 R8 Y4 Y7 G7 G11 B1 B5 B9 P1 P2 P11",
            "R6 R9 R12 Y6 Y10 G0 G4 G5 B0 B4 B11 P3 P7",
            "R3 R5 R7 Y0 Y1 Y3 Y8 G8 B2 B3 B8 P0 P10",
        ),
        """
        B:P2 C:P7 D:P10 A:P9 | D 1 | 0-0-0-1
        D:B2 A:G2 B:B5 C:B4 | B 2 | 0-2-0-1
        B:R0 C:R6 D:R5 A:R10 | A 1 | 1-2-0-1
        A:G12 B:G11 C:G0 D:G8 | C 1 | 1-2-1-1
        C:P3 D:P0 A:P12 B:P11 | D 1 | 1-2-1-2
        D:Y0 A:Y2 B:Y7 C:Y6 | B 2 | 1-4-1-2
        C:R9 D:R7 A:R1 | C 1 | 1-4-2-2
        C:B11 D:B3 A:P4 | A 1 | 2-4-2-2
        A:Y11 C:Y10 D:Y8 | A 1 | 3-4-2-2
        C:G4 D:Y3 | C 1 | 3-4-3-2
        """,
        "B A C",
        (8, 4, 9, 2),
        "D",
    ),
    5: Round(
        "Y",
        "E",
        (
            "R2 R12 Y2 Y4 Y13 G7 G11 G13 G15 B0 B7 B8 P9 P12",
            "R8 R14 Y3 Y10 Y14 G4 G14 B4 B6 B12 B14 P2 P11 P13",
            "R1 R3 R5 R6 R11 Y8 Y9 Y11 G12 B1 P0 P5 P10 P15",
            "R0 R4 R7 R10 Y1 Y5 G3 G9 G10 B5 B10 P1 P6 P8",
            "R15 Y0 Y6 Y7 Y12 G1 G8 B2 B3 B11 B13 B15 P4 P7",
        ),
        """
        E:G8 A:G15 B:G14 C:G12 D:G9 | A 1 | 1-0-0-0-0
        A:G11 B:G4 C:P0 D:G3 E:G1 | A 1 | 2-0-0-0-0
        A:B0 B:B14 C:B1 D:B10 E:B15 | A 1 | 3-0-0-0-0
        B:B12 C:R3 D:B5 E:B13 | E 1 | 3-0-0-0-1
        E:Y12 B:Y14 C:Y9 D:Y1 | B 1 | 3-1-0-0-1
        B:P2 C:P10 D:P1 E:P7 | C 1 | 3-1-1-0-1
        C:Y11 D:Y5 E:Y6 B:Y10 | C 1 | 3-1-2-0-1
        C:R6 D:R4 E:R15 B:R14 | E 1 | 3-1-2-0-2
        E:B2 B:B4 C:Y8 D:R0 | C 1 | 3-1-3-0-2
        D:R7 E:Y7 B:R8 | E 2 | 3-1-3-0-4
        B:Y3 D:R10 | B 1 | 3-2-3-0-4
        B:P13 D:P8 | B 1 | 3-3-3-0-4
        """,
        "A C E B",
        (0, 10, 6, 0, 7),
        "D",
    ),
}


@pytest.mark.parametrize("seats", ROUNDS)
def test_a_whole_round_goes_trick_by_trick_as_written(seats: int) -> None:  # rules 3.1 to 5.7
    told = ROUNDS[seats]
    deal = "deal " + " / ".join(told.hands)
    options = {"starter": SEATS.index(told.starter)}
    session = samedi.Session("voodoo-prince", seats, options=options, deals=[deal, f"trump {told.trump}"])
    tricks = [line.split("|") for line in told.tricks.strip().splitlines()]
    for number, (plays, taking, piles) in enumerate(tricks, 1):
        lines = []
        for seat, card in (pair.split(":") for pair in plays.split()):
            assert session.acting == (SEATS.index(seat),), f"trick {number}"
            lines += session.submit(SEATS.index(seat), f"play {card}")
        [took] = [event for line in lines for event in line.events if event.kind == "took"]
        taker, gain = taking.split()
        assert (took.seat, took.data["gain"]) == (SEATS.index(taker), int(gain)), f"trick {number}"
        if number < len(tricks):
            assert inside(session).tricks[:seats] == [int(pile) for pile in piles.split("-")], f"trick {number}"
    out = [SEATS[event.seat or 0] for _, event in session.events(None) if event.kind == "out"]
    assert " ".join(out) == told.out
    [counted] = [event for _, event in session.events(None) if event.kind == "counted"]
    assert tuple(counted.data["points"]) == tuple(counted.data["totals"]) == session.scores == told.points
    assert inside(session).round == 2 and session.acting == (SEATS.index(told.last),)
    assert session.choices(SEATS.index(told.last)) == [f"trump {colour}" for colour in "RYGBP"]
