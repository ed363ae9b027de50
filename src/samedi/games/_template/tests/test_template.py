"""The rules of Candlelight, one by one."""

import pytest

import samedi
from samedi.games._template import GAME, notation
from samedi.games._template.rules import Candlelight


def lay(state: Candlelight, *cards: int) -> None:
    for seat, card in enumerate(cards):
        state.apply(seat, GAME.action_of[f"lay {card}"])


@pytest.mark.parametrize(("seats", "highest"), [(2, 10), (3, 15), (4, 20)])
def test_every_seat_gets_five_of_the_numbers_in_use(seats: int, highest: int) -> None:  # rules 1.1, 2.1, 2.2
    session = samedi.Session(GAME, seats, seed=1)
    assert [len(hand) for hand in session.state.hands] == [5] * seats  # type: ignore[attr-defined]
    assert sorted(set.union(*session.state.hands)) == list(range(1, highest + 1))  # type: ignore[attr-defined]


def test_all_players_choose_at_once_from_their_own_hands() -> None:  # rule 3.1
    session = samedi.Session(GAME, 2, deals=["deal 1 2 3 4 5 / 6 7 8 9 10"])
    assert session.acting == (0, 1)
    assert session.choices(0) == ["lay 1", "lay 2", "lay 3", "lay 4", "lay 5"]
    with pytest.raises(samedi.NotLegal, match=r"the 6 is not in hand \(rule 3\.1\)"):
        session.submit(0, "lay 6")
    session.submit(0, "lay 3")
    with pytest.raises(samedi.NotYourTurn, match="has laid a card already"):
        session.submit(0, "lay 1")


def test_a_card_stays_hidden_until_all_cards_lie() -> None:  # rule 3.2
    session = samedi.Session(GAME, 3, seed=1)
    before = session.view(1)
    session.submit(0, session.choices(0)[0])
    assert session.view(1).ready == (True, False, False)
    assert session.view(1).hand == before.hand
    assert [event.kind for _, event in session.events(1, since=1)] == ["laid"]
    session.submit(1, session.choices(1)[0])
    session.submit(2, session.choices(2)[0])
    assert [event.kind for _, event in session.events(1, since=3)] == ["laid", "shown", "lit"]


def test_the_highest_card_lights_a_candle() -> None:  # rule 3.3
    state = notation.read("3 seats | hands 1 5 6 7 8 / 2 9 10 11 12 / 3 4 13 14 15")
    lay(state, 8, 2, 3)
    assert state.scores() == (1, 0, 0)


def test_most_candles_win_and_equal_numbers_share() -> None:  # rule 4.1
    state = notation.read("4 seats | shown 20 1 2 3, 4 19 5 6, 7 8 18 9, 17 10 11 12 | hands 13 / 14 / 15 / 16")
    assert state.winners() == ()
    lay(state, 13, 14, 15, 16)
    assert state.scores() == (2, 1, 1, 1)
    assert state.winners() == (0,)
    shared = notation.read("4 seats | shown 20 1 2 3, 4 19 5 6, 17 8 7 9, 10 18 11 12 | hands 13 / 14 / 15 / 16")
    lay(shared, 13, 14, 15, 16)
    assert shared.scores() == (2, 2, 0, 1)
    assert shared.winners() == (0, 1)
    assert shared.payoffs() == (0.5, 0.5, 0, 0)


def test_a_face_down_card_can_be_taken_back_until_all_cards_lie() -> None:  # rule 3.1
    session = samedi.Session(GAME, 2, seed=3)
    first, second = session.choices(0)[:2]
    session.submit(0, first)
    session.back(0)
    session.submit(0, second)
    session.submit(1, session.choices(1)[0])
    with pytest.raises(samedi.Refused):
        session.back(0)


def test_reading_a_written_position_gives_the_same_position() -> None:  # rule 1.1
    line = "2 seats | shown 3 8, 9 1 | laid 2 - | hands 4 6 / 5 7 10"
    assert notation.write(notation.read(line)) == line
    with pytest.raises(ValueError, match="is not a number from 1 to 10"):
        notation.read("2 seats | hands 1 11 / 2")
