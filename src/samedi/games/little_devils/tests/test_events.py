"""Events, and the seats that hear them."""

import pytest

import samedi
from samedi.core.events import Event, EventRecorder
from samedi.core.rng import Rng
from samedi.games.little_devils.notation import write
from samedi.games.little_devils.tests.positions import game, play, play_on, read

DEAL = "deal 2 6 7 10 11 13 22 24 25 / 1 4 9 14 15 17 21 23 27 / 3 5 8 12 16 18 19 20 26"
HANDS = [[int(card) for card in hand.split()] for hand in DEAL.removeprefix("deal ").split("/")]


def heard(table: samedi.Session, viewer: int | None, since: int = 0) -> list[Event]:
    return [event for _, event in table.events(viewer, since)]


def opened() -> samedi.Session:
    return samedi.Session("little-devils", 3, deals=["dealer 1", DEAL])


def test_every_seat_hears_who_deals_and_who_leads() -> None:  # rules 2.1, 2.4
    for viewer in (0, 1, 2, None):
        dealer, begin, *_ = heard(opened(), viewer)
        assert dealer == Event("dealer", 1)
        assert begin == Event("round", 2, {"number": 1, "dealer": 1})


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_seat_hears_only_of_its_own_cards(viewer: int) -> None:  # rule 7.1
    dealt = [event for event in heard(opened(), viewer) if event.kind == "dealt"]
    assert dealt == [Event("dealt", viewer, {"cards": HANDS[viewer]}, seen_by=(viewer,), reveals=True)]


def test_a_spectator_hears_of_no_hand() -> None:  # rule 7.1
    assert [event.kind for event in heard(opened(), None)] == ["dealer", "round"]


def test_a_card_played_and_a_trick_taken_are_heard_by_all() -> None:  # rules 3.5, 4.4
    table = opened()
    since = len(table.log)
    for seat, card in ((2, 19), (0, 2), (1, 17)):
        table.submit(seat, f"play {card}")
    for viewer in (0, 1, 2, None):
        assert heard(table, viewer, since) == [
            Event("played", 2, {"card": 19}),
            Event("played", 0, {"card": 2}),
            Event("played", 1, {"card": 17}),
            Event("took", 0, {"cards": [19, 2, 17], "devils": 2}),
        ]


def test_after_the_ninth_trick_the_count_is_told_and_a_new_round_begins() -> None:  # rules 5.1, 5.2
    table = opened()
    play_on(table, Rng(1), 27)
    kinds = [event.kind for event in heard(table, None)]
    assert kinds == ["dealer", "round", *(["played"] * 3 + ["took"]) * 9, "counted", "round"]
    counted = next(event for event in heard(table, None) if event.kind == "counted")
    assert counted.seat is None and counted.data["devils"] == counted.data["totals"] == list(table.scores)
    assert heard(table, None)[-1] == Event("round", 0, {"number": 2, "dealer": 2})


def test_the_winners_are_told_last() -> None:  # rule 6.2
    table = samedi.Session("little-devils", 5, seed=3)
    play_on(table, Rng(3))
    *_, counted, over = heard(table, 4)
    assert over == Event("over", None, {"winners": list(table.winners)})
    assert counted.kind == "counted" and counted.data["totals"] == list(table.scores)


def test_only_a_deal_reveals_something() -> None:  # rule 7.1
    table = samedi.Session("little-devils", 4, seed=3)
    play_on(table, Rng(3))
    every = [event for line in table.log for event in line.events]
    assert {event.kind for event in every if event.reveals} == {"dealt"}
    assert {event.kind for event in every if event.seen_by is not None} == {"dealt"}
    assert {event.kind for event in every} == {"dealer", "round", "dealt", "played", "took", "counted", "over"}


@pytest.mark.parametrize("seats", [3, 6])
def test_listening_changes_nothing(seats: int) -> None:  # rule 7.1
    recorder = EventRecorder()
    for table in game(seats, seed=seats):
        if table.mover >= 0:
            choice = table.legal(table.mover)[-1]
            heard_by_all, quiet = table.clone(), table.clone()
            heard_by_all.apply(table.mover, choice, recorder)
            quiet.apply(table.mover, choice)
            assert write(heard_by_all) == write(quiet)
    assert {event.kind for event in recorder.events} == {"played", "took", "counted", "over"}


def test_a_listener_hears_in_the_order_of_play() -> None:  # rule 4.4
    recorder = EventRecorder()
    play(read("3 seats | hands 10 1 / 12 2 / 11 3 | led A:"), [10, 12, 11], recorder)
    assert [event.kind for event in recorder.events] == ["played", "played", "played", "took"]
