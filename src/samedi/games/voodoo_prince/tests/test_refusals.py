"""Refusals: each names its reason and its rule."""

import re

import pytest

import samedi
from samedi.core.errors import Reason
from samedi.core.words import words
from samedi.games.voodoo_prince import GAME
from samedi.games.voodoo_prince.refusals import plausible_actions, why_not
from samedi.games.voodoo_prince.tests.positions import game, inside, read

PLAYING = "3 seats | round {} | trump R | hands Y2 R3 / Y4 G1 / P1 | led A: Y9"
NAMING = "3 seats | round 2 | starter B | hands R1 / R2 Y3 / R3"

REFUSALS = [  # table, seat, code, kind, rule, words
    (PLAYING.format(1), 2, "play P1", "turn", "3.4", "it is not seat 2's turn"),
    (PLAYING.format(1), 1, "play Y5", "not-held", "3.4", "the yellow 5 is not in hand"),
    (
        PLAYING.format(1),
        1,
        "play G1",
        "must-follow",
        "3.2",
        "yellow was led and is still in hand, so the green 1 must wait",
    ),
    (PLAYING.format(1), 1, "trump R", "trump-named", "2.4", "red is trump in this round, and that stays"),
    (PLAYING.format(2), 1, "trump B", "trump-named", "2.5", "red is trump in this round, and that stays"),
    (NAMING, 1, "play R2", "trump-due", "2.5", "trump must be named before the red 2 or any other card is played"),
    (NAMING, 0, "trump G", "turn", "2.5", "it is not seat 0's turn"),
    (NAMING, 0, "play R1", "turn", "2.5", "it is not seat 0's turn"),
    (
        "3 seats | trump R | hands Y2 / Y4 / P1 | out C | led A: Y9",
        2,
        "play P1",
        "out",
        "5.1",
        "seat 2 is out of this round",
    ),
]


def rules() -> set[str]:
    """The numbers of RULES.md."""
    return set(re.findall(r"^\*\*(\d+\.\d+)\*\* ", (GAME.folder / "RULES.md").read_text("utf-8"), re.M))


@pytest.mark.parametrize(("line", "seat", "code", "kind", "rule", "sentence"), REFUSALS)
def test_a_refusal_says_why_and_by_which_rule(
    line: str, seat: int, code: str, kind: str, rule: str, sentence: str
) -> None:  # rules 2.4, 2.5, 3.2, 3.4, 5.1
    reason = why_not(read(line), seat, GAME.action_of[code])
    assert reason is not None and (reason.kind, reason.rule) == (kind, rule)
    assert rule in rules()
    assert words(GAME).reason(reason) == sentence


@pytest.mark.parametrize("seats", GAME.seats)
def test_exactly_the_illegal_actions_have_a_reason(seats: int) -> None:  # rule 3.4
    cited = rules()
    for entry, table in enumerate(game(seats, 2)):
        if entry % 5 and table.lying:
            continue
        for seat in range(seats):
            for action in range(len(GAME.actions)):
                reason = why_not(table, seat, action)
                assert (reason is None) == (action in table.legal(seat))
                assert reason is None or (reason.rule in cited and words(GAME).reason(reason))


def test_all_cards_of_the_hand_and_all_trumps_to_name_are_plausible() -> None:  # rules 2.5, 3.4
    codes = [GAME.actions[action] for action in plausible_actions(read(NAMING), 1)]
    assert codes == ["play R2", "play Y3", "trump R", "trump Y", "trump G", "trump B", "trump P"]
    assert [GAME.actions[action] for action in plausible_actions(read(NAMING), 0)] == ["play R1"]
    assert [GAME.actions[action] for action in plausible_actions(read(PLAYING.format(1)), 0)] == ["play R3", "play Y2"]


def test_a_session_refuses_with_the_same_reason() -> None:  # rule 2.5
    session = samedi.Session("voodoo-prince", 2, seed=1)
    while inside(session).round == 1:
        session.submit(session.acting[0], session.choices(session.acting[0])[0])
    seat = session.acting[0]
    card = GAME.actions[plausible_actions(inside(session), seat)[0]]
    with pytest.raises(samedi.NotLegal) as refused:
        session.submit(seat, card)
    assert refused.value.rule == "2.5"
    with pytest.raises(samedi.NotYourTurn):
        session.submit(1 - seat, "trump R")


GOOD = [f"R{rank}" for rank in range(11)] + ["Y0", "Y1"]
OTHER = [f"P{rank}" for rank in range(11)] + ["B0", "B1"]


def deal(*hands: list[str]) -> str:
    return "deal " + " / ".join(" ".join(hand) for hand in hands)


@pytest.mark.parametrize(
    ("line", "code", "kind", "rule"),
    [
        ("2 seats", "start 2", "seat-due", "2.1"),
        ("2 seats", "dealer 1", "seat-due", "2.1"),
        ("2 seats | starter A", "trump R", "deal-due", "2.3"),
        ("2 seats | starter A", deal(GOOD), "deal-hands", "2.3"),
        ("2 seats | starter A", deal(GOOD, [*OTHER[:-1], "R11"]), "deal-card", "1.2"),
        ("2 seats | starter A", deal(GOOD, [*OTHER[:-1], "X1"]), "deal-card", "1.2"),
        ("2 seats | starter A", deal(GOOD, [*OTHER[:-1], "R0"]), "deal-twice", "1.2"),
        ("2 seats | starter A", deal(GOOD, OTHER[:-1]), "deal-size", "2.3"),
        ("2 seats | starter A", deal([*GOOD, "G0"], OTHER), "deal-size", "2.3"),
        ("2 seats | starter A | hands R1 / R2", "trump X", "turn-due", "2.4"),
        ("2 seats | starter A | hands R1 / R2", deal(GOOD, OTHER), "turn-due", "2.4"),
    ],
)
def test_impossible_chance_codes_are_refused(line: str, code: str, kind: str, rule: str) -> None:
    # rules 1.2, 2.1, 2.3, 2.4
    reason = GAME.read_outcome(read(line), code)
    assert isinstance(reason, Reason) and (reason.kind, reason.rule) == (kind, rule)
    assert rule in rules() and words(GAME).reason(reason)


def test_possible_chance_codes_read_back() -> None:  # rules 2.1, 2.3, 2.4
    for line, code in (("2 seats", "start 1"), ("2 seats | starter A | hands R1 / R2", "trump G")):
        table = read(line)
        outcome = GAME.read_outcome(table, code)
        assert isinstance(outcome, tuple) and GAME.outcome_code(table, outcome) == code
    table = read("2 seats | starter A")
    outcome = GAME.read_outcome(table, deal(GOOD[::-1], OTHER))
    assert isinstance(outcome, tuple)
    assert GAME.outcome_code(table, outcome) == deal(GOOD, ["B0", "B1", *OTHER[:-2]])
