"""Refusals: their sentences and rules, and that they change nothing."""

import re

import pytest

import samedi
from samedi.core.rng import Rng
from samedi.games.little_devils import GAME
from samedi.games.little_devils.notation import read_outcome, write
from samedi.games.little_devils.refusals import plausible_actions, why_not
from samedi.games.little_devils.tests.positions import game, inside, play_on, read
from samedi.kit import bits

DEAL = "deal 2 6 7 10 11 13 22 24 25 / 1 4 9 14 15 17 21 23 27 / 3 5 8 12 16 18 19 20 26"


def opened(dealer: int, *plays: tuple[int, int]) -> samedi.Session:
    table = samedi.Session("little-devils", 3, options={"dealer": dealer}, deals=[DEAL])
    for seat, card in plays:
        table.submit(seat, f"play {card}")
    return table


def refused(table: samedi.Session, seat: int, code: str, kind: type[samedi.Refused]) -> samedi.Refused:
    """The refusal of a code; check that it changed nothing."""
    before = (
        write(inside(table)),
        list(table.log),
        [table.question_number(each) for each in range(table.seats)],
        [table.choices(each) for each in range(table.seats)],
    )
    with pytest.raises(samedi.Refused) as caught:
        table.submit(seat, code)
    after = (
        write(inside(table)),
        list(table.log),
        [table.question_number(each) for each in range(table.seats)],
        [table.choices(each) for each in range(table.seats)],
    )
    assert before == after
    assert type(caught.value) is kind
    assert table.why_not(seat, code) == caught.value.reason
    return caught.value


def test_five_devils_led_too_early_are_refused() -> None:  # rule 3.1
    wrong = refused(opened(2), 0, "play 25", samedi.NotLegal)
    assert str(wrong) == "the 25 carries five devils and is not led while a card with fewer is left (rule 3.1)"
    assert (wrong.reason.kind, wrong.rule, wrong.reason.data) == ("five-devils", "3.1", {"card": 25})


def test_a_lower_card_is_refused_while_a_higher_one_is_held() -> None:  # rule 3.3
    wrong = refused(opened(1, (2, 8), (0, 11)), 1, "play 1", samedi.NotLegal)
    assert str(wrong) == ("higher than 8 was called and a higher card is still in hand, so the 1 must wait (rule 3.3)")
    assert (wrong.reason.kind, wrong.reason.data) == ("called-higher", {"card": 1, "first": 8})


def test_a_higher_card_is_refused_while_a_lower_one_is_held() -> None:  # rule 3.3
    wrong = refused(opened(1, (2, 19), (0, 2)), 1, "play 21", samedi.NotLegal)
    assert str(wrong) == ("lower than 19 was called and a lower card is still in hand, so the 21 must wait (rule 3.3)")
    assert (wrong.reason.kind, wrong.reason.data) == ("called-lower", {"card": 21, "first": 19})


@pytest.mark.parametrize("card", [1, 2, 54])
def test_a_card_that_is_not_in_the_hand_is_refused(card: int) -> None:  # rule 3.5
    wrong = refused(opened(1), 2, f"play {card}", samedi.NotLegal)
    assert str(wrong) == f"the {card} is not in hand (rule 3.5)"
    assert wrong.reason.kind == "not-held"


def test_a_card_already_played_is_no_longer_in_the_hand() -> None:  # rule 3.5
    table = opened(1, (2, 19), (0, 2), (1, 17))
    assert str(refused(table, 0, "play 2", samedi.NotLegal)) == "the 2 is not in hand (rule 3.5)"


@pytest.mark.parametrize("seat", [0, 1])
def test_no_seat_plays_out_of_turn(seat: int) -> None:  # rule 3.5
    wrong = refused(opened(1), seat, "play 2", samedi.NotYourTurn)
    assert str(wrong) == f"it is not seat {seat}'s turn (rule 3.5)"
    assert wrong.reason.kind == "turn"


@pytest.mark.parametrize("code", ["play 55", "play 0", "play 03", "PLAY 3", "play", "3", "pass", ""])
def test_a_code_that_is_no_card_is_refused(code: str) -> None:  # rule 1.1
    wrong = refused(opened(1), 2, code, samedi.NotLegal)
    assert "is no code of this game" in str(wrong) and wrong.reason.kind == "unknown-code"
    assert refused(opened(1), 0, code, samedi.NotYourTurn).reason.kind == "unknown-code"


@pytest.mark.parametrize("seat", [3, -1, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:  # rule 3.5
    table = opened(1)
    with pytest.raises(samedi.NotYourTurn, match="there is no seat"):
        table.submit(seat, "play 3")


def test_after_the_end_nothing_can_be_played() -> None:  # rule 6.1
    table = samedi.Session("little-devils", 3, seed=1)
    play_on(table, Rng(1))
    for seat in range(3):
        assert str(refused(table, seat, "play 3", samedi.NotYourTurn)) == "the game is over"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_exactly_the_illegal_actions_have_a_reason(seats: int) -> None:  # rules 3.1, 3.3, 3.5
    kinds = set()
    for number, table in enumerate(game(seats, seed=90 + seats)):
        if number % 3:
            continue
        for seat in range(seats):
            legal = table.legal(seat)
            for action in range(54):
                reason = why_not(table, seat, action)
                assert (reason is None) == (action in legal)
                if reason:
                    kinds.add((reason.kind, reason.rule))
    assert kinds == {
        ("turn", "3.5"),
        ("not-held", "3.5"),
        ("five-devils", "3.1"),
        ("called-higher", "3.3"),
        ("called-lower", "3.3"),
    }


def test_all_cards_of_the_hand_are_plausible() -> None:  # rule 3.5
    table = read("4 seats | hands 3 15 / 4 / 5 20 36 / | led A:")
    assert [plausible_actions(table, seat) for seat in range(4)] == [[2, 14], [3], [4, 19, 35], []]


def test_every_rule_that_a_refusal_cites_is_in_the_rules() -> None:
    rules = set(re.findall(r"^\*\*(\d\.\d)\*\* ", (GAME.folder / "RULES.md").read_text("utf-8"), re.MULTILINE))
    assert {"2.1", "2.2", "2.3", "3.1", "3.3", "3.5"} <= rules and len(rules) == 23


DEALS = {  # what is wrong: (the code, the sentence, the rule)
    "a card twice": (DEAL.replace("27", "26"), "card 26 was dealt twice", "2.2"),
    "a card of a larger table": (DEAL.replace("27", "28"), "there is no card '?28'? in this deck", "2.2"),
    "a card that is none": (DEAL.replace("27", "x-x"), "there is no card 'x-x' in this deck", "2.2"),
    "a missing card": (DEAL.replace(" 27", ""), "seat 1 was dealt 8 cards and not 9", "2.3"),
    "one card": ("deal 1 / 2 / 3", "seat 0 was dealt one card and not 9", "2.3"),
    "no cards": ("deal  / / ", "seat 0 was dealt 0 cards and not 9", "2.3"),
    "too many hands": (DEAL + " / 1", "4 hands were dealt to 3 seats", "2.3"),
    "one hand": ("deal 1 2 3", "one hand was dealt to 3 seats", "2.3"),
    "no deal": ("play 3", "the cards are dealt now, and 'play 3' is no deal", "2.3"),
    "nothing": ("", "the cards are dealt now, and '' is no deal", "2.3"),
    "a lot drawn again": ("dealer 1", "the cards are dealt now, and 'dealer 1' is no deal", "2.3"),
}


@pytest.mark.parametrize("name", DEALS)
def test_an_impossible_deal_is_refused(name: str) -> None:  # rules 2.2, 2.3
    code, sentence, rule = DEALS[name]
    with pytest.raises(samedi.NotLegal) as caught:
        samedi.Session("little-devils", 3, options={"dealer": 0}, deals=[code])
    assert re.fullmatch(sentence, caught.value.text), caught.value.text
    assert caught.value.rule == rule


@pytest.mark.parametrize("code", ["dealer 3", "dealer -1", "dealer", "dealer 01", "dealer A", DEAL, "start 1", ""])
def test_an_impossible_lot_is_refused(code: str) -> None:  # rule 2.1
    with pytest.raises(samedi.NotLegal, match=r"^a seat is drawn now, .* \(rule 2\.1\)$") as caught:
        samedi.Session("little-devils", 3, deals=[code])
    assert caught.value.reason.kind == "seat-due"


def test_a_deal_reads_as_it_is_written() -> None:  # rule 2.3
    table = read("3 seats | dealer B")
    outcome = read_outcome(table, DEAL)
    assert isinstance(outcome, tuple)
    table.settle(outcome)
    assert [" ".join(map(str, bits.members(hand))) for hand in table.hands[:3]] == DEAL[5:].split(" / ")
    assert read_outcome(read("3 seats | dealer B"), DEAL.replace("2 6 7", "7 2 6")) != outcome
    assert GAME.outcome_code(read("3 seats | dealer B"), outcome) == DEAL
    assert GAME.outcome_code(read("3 seats"), (2,)) == "dealer 2" and read_outcome(read("3 seats"), "dealer 2") == (2,)
