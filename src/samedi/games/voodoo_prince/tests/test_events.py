"""Events, and the seats that hear them (rules 7.1 to 7.3)."""

import pytest

import samedi
from samedi.core.events import EventRecorder
from samedi.core.rng import Rng
from samedi.core.types import OVER
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.tests.positions import everything, inside, play, read, step

KINDS = {"start", "round", "dealt", "trump", "played", "took", "out", "last", "counted", "over"}


def test_a_hand_is_told_to_its_owner_alone() -> None:  # rule 7.1
    session = samedi.Session("voodoo-prince", 4, seed=2)
    for seat in range(4):
        dealt = [event for _, event in session.events(seat) if event.kind == "dealt"]
        assert [event.seat for event in dealt] == [seat] and dealt[0].reveals
        assert len(dealt[0].data["cards"]) == 13
    assert not [event for _, event in session.events(None) if event.kind == "dealt"]


def test_everything_else_is_told_to_all() -> None:  # rule 7.1
    table, recorder, rng = VoodooPrince(5), EventRecorder(), Rng(1)
    while table.mover != OVER:
        step(table, rng, recorder)
    assert {event.kind for event in recorder.events} == KINDS
    assert all(event.seen_by is None and not event.reveals for event in recorder.events if event.kind != "dealt")


def test_no_seat_is_told_the_cards_put_aside() -> None:  # rule 7.2
    recorder = EventRecorder()
    play(read("3 seats | trump R | hands Y9 P8 / Y1 G2 / Y2 G3 | piles 3 0 0 | led A:"), "Y9 Y1 Y2", recorder)
    assert not [event for event in recorder.events if "P8" in str(event)]
    assert recorder.events[-1].kind == "out"


def test_a_trick_that_was_taken_is_told_with_its_cards() -> None:  # rule 7.3
    recorder = EventRecorder()
    play(read("3 seats | trump R | hands Y7 / Y1 / G2 | led A:"), "Y7 Y1 G2", recorder)
    assert [event.kind for event in recorder.events] == ["played", "played", "played", "took"]
    assert recorder.events[0].data == {"card": "Y7"}
    assert recorder.events[3].data == {"card": "Y7", "cards": ["Y7", "Y1", "G2"], "gain": 2}


def test_an_event_says_who_named_trump_or_that_it_was_drawn_by_lot() -> None:  # rules 2.4, 2.5
    recorder = EventRecorder()
    read("3 seats | round 2 | starter C | hands R1 / R2 / R3").apply(2, 81, recorder)
    read("3 seats | starter C | hands R1 / R2 / R3").settle((4,), recorder)
    assert [(event.kind, event.seat, event.data) for event in recorder.events] == [
        ("trump", 2, {"colour": "Y"}),
        ("trump", None, {"colour": "P"}),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_telling_changes_nothing(seats: int) -> None:  # rule 7.1
    quiet, loud = VoodooPrince(seats), VoodooPrince(seats)
    first, second, recorder = Rng(9), Rng(9), EventRecorder()
    while quiet.mover != OVER:
        step(quiet, first)
        step(loud, second, recorder)
        assert everything(quiet) == everything(loud)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_copy_is_independent(seats: int) -> None:  # rule 3.4
    table, rng = VoodooPrince(seats), Rng(seats)
    for _ in range(60):
        step(table, rng)
        before = everything(table)
        twin = table.clone()
        assert everything(twin) == before
        twin.random_playout(Rng(1))
        assert everything(table) == before
        twin.copy_from(table)
        assert everything(twin) == before


def test_a_record_plays_again_and_a_card_can_be_taken_back() -> None:  # rule 3.4
    session = samedi.Session("voodoo-prince", 3, seed=4)
    seat = session.acting[0]
    before, choice = everything(inside(session).clone()), session.choices(seat)[0]
    session.submit(seat, choice)
    session.back(seat)
    assert everything(inside(session)) == before
    rng = Rng(3)
    while not session.over:
        seat = session.acting[0]
        choices = session.choices(seat)
        session.submit(seat, choices[rng.below(len(choices))])
    again = samedi.replay(session.record())
    assert everything(inside(again)) == everything(inside(session))
    assert again.scores == session.scores
