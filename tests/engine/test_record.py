"""Records are not trusted: every mistake is refused with one sentence."""

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import samedi
from samedi.engine.record import MAX_BYTES


def finished(seats: int = 3, seed: str = "record") -> dict[str, Any]:
    session = samedi.Session("little-devils", seats, seed=seed)
    choice = random.Random(1).choice
    while not session.over:
        seat = choice(session.acting)
        session.submit(seat, choice(session.choices(seat)))
    return session.record()


RECORD = finished()


def changed(**more: Any) -> dict[str, Any]:
    return {**copy.deepcopy(RECORD), **more}


def test_a_record_is_plain_json_and_comes_back_the_same(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(RECORD))
    again = samedi.replay(path)
    assert again.record() == RECORD
    assert list(again.scores) == RECORD["scores"]
    assert samedi.replay(str(path)).winners == again.winners
    assert samedi.replay(RECORD).record() == RECORD
    assert set(RECORD) == {"samedi", "game", "version", "seats", "options", "commitment", "seed", "entries", "scores"}


def test_what_another_program_wrote_may_lack_seed_and_scores() -> None:
    bare = {name: RECORD[name] for name in ("samedi", "game", "version", "seats", "entries")}
    assert list(samedi.replay(bare).scores) == RECORD["scores"]


def test_a_record_of_a_running_game_goes_on() -> None:
    running = changed(entries=RECORD["entries"][:50])
    del running["scores"]
    session = samedi.replay(running)
    assert not session.over
    assert session.acting


def test_a_record_that_stops_where_chance_is_due_goes_on_with_its_own_stream() -> None:
    cut = changed(entries=RECORD["entries"][:29])
    del cut["scores"]
    session = samedi.replay(cut)
    assert session.acting == (-1,)
    session.run_chance()
    assert session.record()["entries"] == RECORD["entries"][:30]


def test_an_illegal_entry_is_refused_at_that_entry_with_reason_and_rule() -> None:
    entries = copy.deepcopy(RECORD["entries"])
    seat, code = entries[10]
    entries[10] = [seat, next(c for _, c in entries[2:10] if c != code)]  # a card that was played before
    with pytest.raises(samedi.Refused) as refused:
        samedi.replay(changed(entries=entries))
    assert refused.value.entry == 10
    assert refused.value.rule == "3.5"
    assert refused.value.reason.kind == "not-held"
    assert str(refused.value).startswith("entry 10: ")


@pytest.mark.parametrize(
    ("number", "entry", "text"),
    [
        (0, ["*", "dealer 3"], "a seat is drawn now"),
        (0, ["*", RECORD["entries"][1][1]], "a seat is drawn now"),
        (0, ["0", "play 1"], "a shuffle or roll comes first"),
        (1, ["*", "deal 1 2 3"], "one hand was dealt to 3 seats"),
        (1, ["*", RECORD["entries"][1][1] + " 28"], "there is no card 28"),
        (1, ["*", RECORD["entries"][1][1].rsplit(" ", 1)[0]], "dealt 8 cards and not 9"),
        (1, ["*", "play 3"], "is no deal"),
        (2, ["*", RECORD["entries"][1][1]], "nothing is shuffled or rolled here"),
        (2, ["*", "undo 99"], "there is no entry 99"),
        (2, ["*", "undo x"], "nothing is shuffled or rolled here"),
        (2, ["3", "play 1"], "there is no seat 3"),
        (2, ["-1", "play 1"], "there is no seat '-1'"),
        (2, ["", "play 1"], "there is no seat"),
        (2, ["²", "play 1"], "there is no seat"),
        (2, ["0", "back"], "nothing has been done yet"),
    ],
)
def test_impossible_entries_are_refused(number: int, entry: list[str], text: str) -> None:
    entries = copy.deepcopy(RECORD["entries"])
    entries[number] = entry
    with pytest.raises(samedi.Refused, match=text) as refused:
        samedi.replay(changed(entries=entries))
    assert refused.value.entry == number


def test_entries_after_the_end_are_refused() -> None:
    with pytest.raises(samedi.Refused, match="the game is over") as refused:
        samedi.replay(changed(entries=[*RECORD["entries"], ["0", "play 1"]]))
    assert refused.value.entry == len(RECORD["entries"])


@pytest.mark.parametrize(
    ("record", "text"),
    [
        ([], "a record is a dictionary"),
        (None, "a record is a dictionary"),
        ({}, "missing required field"),
        (changed(samedi=2), "format 2"),
        (changed(samedi="1"), "Expected `int`"),
        (changed(game="chess"), "there is no game 'chess'"),
        (changed(version=2), "newer than version 1"),
        (changed(version=0), "older than version 1"),
        (changed(seats=7), "for 3 to 6 seats, not 7"),
        (changed(seats=float("nan")), "Expected `int`"),
        (changed(options={"x": 1}), "there is no option 'x'"),
        (changed(options={"dealer": {"a": [1] * 1000}}), "option dealer is one of"),
        (changed(options=[]), "Expected `object`"),
        (changed(entries={}), "Expected `array`"),
        (changed(entries=[["*"]]), "length 2"),
        (changed(entries=[["*", 7]]), "Expected `str`"),
        (changed(entries=[[0, "play 3"]]), "Expected `str`"),
        (changed(entries=[["0", "x"]] * 200_001), "more than any game has"),
        (changed(scores=[0, 0, 0]), "by the rules they are"),
        (changed(scores=["a"]), "Expected `int`"),
        (changed(seed="00"), "32 bytes in hexadecimal"),
        (changed(seed="zz" * 32), "32 bytes in hexadecimal"),
        (changed(salts=["q"]), "1 to 64 bytes in hexadecimal"),
        (changed(ended="because"), "Invalid enum value"),
    ],
)
def test_records_that_contradict_themselves_are_refused(record: Any, text: str) -> None:
    with pytest.raises(samedi.BadRecord, match=text) as refused:
        samedi.replay(record)
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 400


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("junk", "text"),
    [
        (b"", "this is not JSON"),
        (b"\x00\xff\xfe", "this is not JSON"),
        (b"{", "this is not JSON"),
        (json.dumps(RECORD).encode()[:-20], "this is not JSON"),
        (b"[" * 100_000, "this is not"),
        (b'{"samedi":1,"options":' + b'{"a":' * 100_000, "this is not"),
        (b'{"samedi": NaN}', "this is not JSON"),
        (b"null", "this is not a record"),
        (b"x" * 10_000_000, f"larger than any record \\({MAX_BYTES // 1_000_000} MB\\)"),
        (json.dumps(RECORD).encode("utf-16"), "this is not JSON"),
    ],
)
def test_files_that_are_no_records_are_refused(tmp_path: Path, junk: bytes, text: str) -> None:
    path = tmp_path / "junk.json"
    path.write_bytes(junk)
    with pytest.raises(samedi.BadRecord, match=text):
        samedi.replay(path)


def test_deep_nesting_in_a_dictionary_is_refused() -> None:
    with pytest.raises(samedi.BadRecord):
        samedi.replay(changed(options={"dealer": nested(100_000)}))


@pytest.mark.parametrize("path", ["/nowhere/at/all.json", "/", "a\0b"])
def test_unreadable_paths_are_refused(path: str) -> None:
    with pytest.raises(samedi.BadRecord):
        samedi.replay(path)


@given(st.data())
def test_a_record_with_one_thing_changed_replays_or_is_refused(data: st.DataObject) -> None:
    """Every change gives a Session or a refusal, never another error."""
    record = changed()
    del record["scores"]
    number = data.draw(st.integers(0, len(record["entries"]) - 1))
    other = data.draw(st.integers(0, len(record["entries"]) - 1))
    how = data.draw(st.sampled_from(["drop", "twice", "swap", "text", "seat"]))
    entries = record["entries"]
    match how:
        case "drop":
            del entries[number]
        case "twice":
            entries.insert(number, entries[number])
        case "swap":
            entries[number], entries[other] = entries[other], entries[number]
        case "text":
            entries[number] = [entries[number][0], data.draw(st.text(max_size=30))]
        case "seat":
            entries[number] = [data.draw(st.text(max_size=2)), entries[number][1]]
    try:
        samedi.replay(record)
    except samedi.Refused as refused:
        assert refused.entry is not None
        assert str(refused).isprintable()
