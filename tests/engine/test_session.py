"""Session: choices are checked, logged, told to the seats that may know, and can be taken back fairly."""

import random

import pytest

import samedi
from samedi.core.registry import find_game
from samedi.core.types import CHANCE

DEAL = "deal 2 6 7 10 11 13 22 24 25 / 1 4 9 14 15 17 21 23 27 / 3 5 8 12 16 18 19 20 26"


def table() -> samedi.Session:
    """Little Devils for three; seat 2 leads."""
    return samedi.Session("little-devils", 3, deals=["dealer 1", DEAL])


def play_on(session: samedi.Session, seed: int = 1, entries: int | None = None) -> None:
    choice = random.Random(seed).choice
    while not session.over and (entries is None or len(session.log) < entries):
        seat = choice(session.acting)
        session.submit(seat, choice(session.choices(seat)))


def test_the_program_of_the_architecture_runs() -> None:
    session = samedi.Session("little-devils", seats=4, seed=7)
    (seat,) = session.acting
    code = session.choices(seat)[0]
    session.submit(seat, code)
    assert session.view(0).trick == (int(code.split()[1]),)
    assert session.scores == (0, 0, 0, 0)
    assert session.winners == ()
    assert not session.over
    session.back(seat)
    assert session.record()["entries"][-2:] == [[str(seat), code], [str(seat), "back"]]
    assert samedi.replay(session.record()).acting == (seat,)


def test_a_seed_is_repeated_and_no_seed_is_not() -> None:
    assert (
        samedi.Session("little-devils", 3, seed="x").record() == samedi.Session("little-devils", 3, seed="x").record()
    )
    assert samedi.Session("little-devils", 3).record() != samedi.Session("little-devils", 3).record()
    assert samedi.Session("little-devils", 3, seed=7).record()["seed"] == (
        "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"  # SHA-256 of "7"
    )


def test_a_table_can_be_kept_as_it_was_before_chance() -> None:
    session = samedi.Session("little-devils", 3, seed=2)
    while session.acting != (CHANCE,):
        seat = session.acting[0]
        lines = session.submit(seat, session.choices(seat)[0], chance=False)
        assert [line.entry.seat for line in lines] == [str(seat)]
    kept, entries, view = session.snapshot(), len(session.log), session.view(0)
    asked = [session.question_number(seat) for seat in range(3)]
    session.run_chance()
    play_on(session, entries=entries + 5)
    assert session.log[entries].entry.code.startswith("deal ") and session.view(0) != view
    assert kept.view(0) == view and kept.acting == (CHANCE,) and not kept.offer(0).legal
    assert len(kept.log) == entries and [kept.question_number(seat) for seat in range(3)] == asked
    whole = samedi.Session("little-devils", 3, seed=2)
    for seat, code in session.record()["entries"][2:]:
        if seat != "*":
            whole.submit(int(seat), code)
    assert whole.record() == session.record()


def test_a_player_out_of_turn_is_told_whose_turn_it_is() -> None:
    session = table()
    with pytest.raises(samedi.NotYourTurn, match=r"not seat 0's turn \(rule 3\.5\)"):
        session.submit(0, "play 2")


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    session = table()
    session.submit(2, "play 19")
    session.submit(0, "play 2")
    before = session.record(), session.view(None)
    with pytest.raises(samedi.NotLegal) as refused:
        session.submit(1, "play 21")
    assert refused.value.rule == "3.3"
    assert refused.value.reason.kind == "called-lower"
    assert str(refused.value).startswith("lower than 19 was called")
    assert (session.record(), session.view(None)) == before


@pytest.mark.parametrize("seat", [-1, 3, 99, "0", None, True, 1.0])
def test_a_seat_that_is_not_there_is_refused(seat: object) -> None:
    with pytest.raises(samedi.NotYourTurn, match="there is no seat"):
        table().submit(seat, "play 3")  # type: ignore[arg-type]
    for ask in (table().choices, table().question_number, *([table().view] if seat is not None else [])):
        with pytest.raises(samedi.NotYourTurn, match="there is no seat"):
            ask(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "code", ["", "play", "play 0", "play 55", "PLAY 3", "play  3", "deal", "x" * 10_000, "\x1b[2J", None, 3]
)
def test_an_unknown_code_is_refused_in_one_harmless_line(code: object) -> None:
    with pytest.raises(samedi.NotLegal, match="is no code of this game") as refused:
        table().submit(2, code)  # type: ignore[arg-type]
    assert len(str(refused.value)) < 120
    assert str(refused.value).isprintable()


def test_a_question_is_out_of_date_only_when_its_own_seat_is_asked_something_else() -> None:
    session = samedi.Session(find_game("_template"), 2, deals=["deal 1 2 3 4 5 / 6 7 8 9 10"])
    asked = session.question_number(0), session.question_number(1)
    session.submit(0, "lay 1", at=asked[0])
    session.submit(1, "lay 6", at=asked[1])  # seat 0 acted in between, and seat 1 is still in time
    with pytest.raises(samedi.OutOfDate):
        session.submit(1, "lay 7", at=asked[1])
    session.submit(1, "lay 7", at=session.question_number(1))


def test_a_seat_hears_only_what_it_may_know() -> None:
    session = table()
    for seat in range(3):
        dealt = [event for _, event in session.events(seat) if event.kind == "dealt"]
        assert [event.seat for event in dealt] == [seat]
    assert "dealt" not in [event.kind for _, event in session.events(None)]
    assert session.events(0, since=len(session.log)) == []


def test_compacted_lines_tell_the_same_events() -> None:
    session = table()
    while len(session.log) < 20:
        session.submit(session.acting[0], session.choices(session.acting[0])[0])
    told = [session.events(seat) for seat in (None, 0, 1, 2)]
    session.compact_log(keep=5)
    assert [isinstance(line.stored_events, bytes) for line in session.log] == [True] * (len(session.log) - 5) + [
        False
    ] * 5
    assert [session.events(seat) for seat in (None, 0, 1, 2)] == told


def test_back_takes_back_the_own_card_until_another_seat_acts() -> None:
    session = table()
    before = session.view(2), session.choices(2), session.question_number(0)
    session.submit(2, "play 19")
    session.back(2)
    assert (session.view(2), session.choices(2)) == before[:2]
    session.submit(2, "play 8")
    session.submit(0, "play 2")
    with pytest.raises(samedi.NotLegal, match="seat 0 has acted since"):
        session.back(2)
    with pytest.raises(samedi.NotLegal, match="nothing has been done yet"):
        session.back(1)


def test_back_stops_at_chance() -> None:
    session = table()
    play_on(session, entries=2 + 27)
    last = int(session.log[28].entry.seat)
    assert session.log[-1].entry.code.startswith("deal ")
    with pytest.raises(samedi.NotLegal, match="shuffled or rolled since"):
        session.back(last)


def test_back_passes_face_down_cards_of_the_same_choice() -> None:
    session = samedi.Session(find_game("_template"), 3, seed=1)
    first = session.choices(0)[0]
    session.submit(0, first)
    session.submit(1, session.choices(1)[0])
    session.back(0)
    assert session.acting == (0, 2)
    assert first in session.choices(0)
    session.submit(0, first)
    session.submit(2, session.choices(2)[0])
    with pytest.raises(samedi.NotLegal, match="something hidden was revealed"):
        session.back(2)


def test_back_can_be_submitted_as_a_code() -> None:
    session = table()
    session.submit(2, "play 19")
    assert [line.entry.code for line in session.submit(2, "back")] == ["back"]


def test_undo_by_consent_goes_further_and_chance_does_not_run_again() -> None:
    session = samedi.Session("little-devils", 3, seed="undo")
    play_on(session, entries=40)
    second_deal = session.log[29].entry.code
    session.undo(20)
    assert session.acting != (-1,)
    play_on(session, seed=5, entries=41 + 10)
    deals = [line.entry.code for line in session.log if line.entry.code.startswith("deal ")]
    assert deals[1] == second_deal and len(set(deals)) == len(deals) == 3
    again = samedi.replay(session.record())
    assert again.view(0) == session.view(0)
    assert [line.undone for line in again.log] == [line.undone for line in session.log]
    play_on(again, seed=9)
    play_on(session, seed=9)
    assert again.record() == session.record()  # the stream went on where it was


def test_undo_restores_what_a_later_back_took_away() -> None:
    session = table()
    session.submit(2, "play 19")  # entry 2
    session.submit(2, "back")  # entry 3
    session.undo(3)
    assert session.view(0).trick == (19,)
    assert samedi.replay(session.record()).view(0).trick == (19,)


@pytest.mark.parametrize("number", [-1, 2, 99])
def test_undo_from_a_missing_entry_is_refused(number: int) -> None:
    with pytest.raises(samedi.NotLegal, match="there is no entry"):
        table().undo(number)


def test_a_game_that_was_ended_takes_no_more_entries() -> None:
    session = table()
    session.end("agreed")
    assert session.over and session.acting == () and session.choices(2) == []
    with pytest.raises(samedi.NotYourTurn, match="ended before its time"):
        session.submit(2, "play 19")
    with pytest.raises(samedi.NotLegal, match="ended before its time"):
        session.back(2)
    again = samedi.replay(session.record())
    assert again.ended == "agreed" and again.over and again.winners == ()


def test_a_game_that_is_over_takes_no_more_entries() -> None:
    session = samedi.Session("little-devils", 3, seed=3)
    play_on(session)
    assert session.over and session.winners
    with pytest.raises(samedi.NotYourTurn, match="the game is over"):
        session.submit(0, "play 3")
    session.end("abandoned")
    assert session.ended is None


def test_chosen_deals_are_used_first_and_then_the_stream() -> None:
    session = table()
    assert session.view(0).hand == (2, 6, 7, 10, 11, 13, 22, 24, 25)
    play_on(session)
    assert session.over
    assert "seed" not in session.record() and "commitment" not in session.record()


def test_an_impossible_chosen_deal_is_refused() -> None:
    with pytest.raises(samedi.NotLegal, match=r"card 2 was dealt twice \(rule 2\.2\)"):
        samedi.Session("little-devils", 3, deals=["dealer 1", DEAL.replace("/ 1 4", "/ 2 4")])


@pytest.mark.parametrize(
    ("game", "seats", "options", "kind", "text"),
    [
        ("little-devil", 3, {}, samedi.UnknownGame, "did you mean little-devils"),
        ("chess", 2, {}, samedi.UnknownGame, "there is no game 'chess'"),
        (["little-devils"], 3, {}, samedi.UnknownGame, "there is no game"),
        ("little-devils", 2, {}, samedi.BadOption, "for 3 to 6 seats, not 2"),
        ("little-devils", "4", {}, samedi.BadOption, "for 3 to 6 seats, not '4'"),
        ("little-devils", True, {}, samedi.BadOption, "for 3 to 6 seats"),
        ("little-devils", 3, {"devils": 5}, samedi.BadOption, "there is no option 'devils'"),
        ("little-devils", 3, {"dealer": "3"}, samedi.BadOption, "one of random, 0, 1, 2, not '3'"),
        ("little-devils", 3, {"dealer": []}, samedi.BadOption, "option dealer is one of"),
        ("little-devils", 3, {"tally": "maybe"}, samedi.BadOption, "true or false, not 'maybe'"),
        ("little-devils", 3, {"tally": []}, samedi.BadOption, "true or false"),
    ],
)
def test_an_impossible_table_is_refused(
    game: str, seats: int, options: dict[str, object], kind: type[Exception], text: str
) -> None:
    with pytest.raises(kind, match=text):
        samedi.Session(game, seats, options=options)


@pytest.mark.parametrize("seed", [1.5, True, b"bytes", [1]])
def test_a_seed_is_a_text_or_a_number(seed: object) -> None:
    with pytest.raises(samedi.BadOption, match="a seed is a text or a whole number"):
        samedi.Session("little-devils", 3, seed=seed)  # type: ignore[arg-type]


def test_the_record_holds_the_options_that_differ_from_the_default() -> None:
    session = samedi.Session("little-devils", 3, options={"tally": "yes", "dealer": 1})
    assert session.record()["options"] == {"dealer": "1", "tally": True}
    assert session.record()["entries"][0][1].startswith("deal ")  # no lot had to be drawn
    assert samedi.replay(session.record()).options == session.options
