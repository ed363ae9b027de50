"""The scene: dice and stacks, zones and spirit worlds, tokens, seats, sheets and the result."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from samedi.core.events import Event
from samedi.core.types import Seat
from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.components import COLOURS
from samedi.games.baron_voodoo.phases import AFTER, BEFORE, DRAFT, SWAP
from samedi.games.baron_voodoo.scene import cues
from samedi.games.baron_voodoo.tests.positions import NAMED, TABLES, do, game, opened, read
from samedi.games.baron_voodoo.tests.scene.helpers import (
    LANGUAGES,
    area,
    at,
    chips,
    die,
    faces,
    look_at,
    marks,
    sheet,
    shown,
)
from samedi.scene.model import Look, Scene

TV1 = "2 seats | step capture | board d4=Rv,Yo,Yc d5=To e4=Pg f4=Yx g4=Rs b2=Yv"
ZONES = "3 seats | step bank | board a1=Yo b1=Tv | zones Tv Yo Yv / Rc / - | spirits Wo Yx / Wc Ws / - | scores 4 0 1"
STEALING = "3 seats | step effect Ys | board a1=Yo b1=Tv | zones Ys / - / - | spirits Wo / Tv Yg / Rc | guarded C"
MANY = 15_000  # bytes of a scene, but where powers or a draft have hundreds of choices
MOST = 45_000


def test_a_stack_is_read_from_below_and_a_covered_die_shows_its_front() -> None:  # rule 1.4
    table = shown(read(TV1), 0)
    assert at(table, "d4") == ["Rv.", "Yo.", "Yc"] and at(table, "d5") == ["To"]
    stack = [piece for piece in area(table, "board") if piece.place == "d4"]
    assert [piece.order for piece in stack] == [0, 1, 2]
    seen = look_at(read(TV1), 0)
    assert seen.area["board"].stacked
    assert seen.faces["Rv."].label == seen.faces["Rv"].label == "Rv, red Victory"


def test_a_die_keeps_its_id_so_that_it_travels() -> None:
    state = read(TV1)
    before = shown(state, 0)
    jumper, victim = die(before, "d4"), die(before, "e4")
    after = shown(do(state, "capture d4 E"), 0)
    assert die(after, "f4") == jumper and at(after, "f4") == ["Yx.", "Yc"]
    assert [piece.id for piece in area(after, "zone:0")] == [victim]


def test_dice_laid_together_lie_apart_for_their_owner_and_say_what_they_are_worth() -> None:  # rule 7.6
    state = do(read(ZONES), "put Yv")
    own, other = shown(state, 0), shown(state, 1)
    assert faces(own, "combo") == ["Yv"] and faces(own, "zone:0") == ["Yo", "Tv"]
    assert faces(other, "zone:0") == ["Yo", "Yv", "Tv"]
    assert [piece.state for piece in area(other, "zone:0")] == ["", "lit", ""]
    [worth] = marks(own, "worth")
    assert (worth.on, worth.label) == ("combo", "worth nothing yet")
    [worth] = marks(shown(do(state, "put Tv"), 1), "worth")
    assert (worth.on, worth.label) == ("zone:0", "worth 1 point")


def test_a_spirit_world_is_a_slip_for_each_colour_whose_note_names_the_faces() -> None:
    table = shown(read(ZONES), 0)
    assert faces(table, "spirits:0") == ["slip-Y1", "slip-T0", "slip-R0", "slip-P0", "slip-W1"]
    assert faces(table, "spirits:1")[-1] == "slip-W2"
    assert area(table, "spirits:1")[-1].note == "Change and Steal"


def test_spirit_worlds_are_laid_open_while_somebody_may_steal() -> None:  # rule 6.5
    for seat in (0, 1, None):
        table = shown(read(STEALING), seat)
        assert faces(table, "spirits:0") == ["slip-Y0", "slip-T0", "slip-R0", "slip-P0", "slip-W1"]
        assert faces(table, "spirits:1") == ["Yg", "Tv"] and faces(table, "spirits:2") == ["Rc"]


def test_the_pool_of_a_draft_is_heaped_by_kind_and_a_die_comes_out_of_its_heap() -> None:  # rule 2.6
    state = opened(board="draft")
    for state in game(2, 3, board="draft"):
        if state.phase == DRAFT and bin(state.pool).count("1") == 40:
            break
    table = shown(state, 0)
    assert sum(piece.count for piece in area(table, "pool")) == 40
    assert all(piece.was == f"pool:{piece.face}" for piece in area(table, "board"))
    assert not area(table, "powers") and not area(table, "spirits:0")
    places = {place.id: place for place in look_at(state, 0).area["board"].places}
    assert (places["a1"].tone, places["a1"].label) == ("turquoise", "a1, turquoise space")  # rule 1.3
    assert not places["d4"].tone
    assert not any(place.tone for place in look_at(read(TV1), 0).area["board"].places)  # never again


def test_a_power_card_says_what_it_does_and_what_it_costs() -> None:  # rules 5.1, 7.3
    line = "3 seats | loas R T P | step before | board a1=Ro b1=Tv g7=Ys | offerings 1 1 1"
    table = shown(read(line), 0)
    assert [piece.id for piece in area(table, "powers")] == ["power:MW", "power:GB", "power:PL", "power:EF"]
    assert area(table, "powers")[3].note == "two dice that stand alone change places"
    assert [mark.on for mark in marks(table, "free")] == ["power:PL"]
    assert [mark.on for mark in marks(table, "cost")] == ["power:MW", "power:GB", "power:EF"]
    holder = shown(read(line + " | spirits Wo / - / -"), 0)
    assert len(marks(holder, "free")) == 4 and not marks(holder, "cost")
    assert not marks(shown(read(line), None), "cost")


def test_power_cards_are_spent_once_one_was_used() -> None:  # rule 3.3
    state = do(read("2 seats | step before | board a1=Yo c1=Tv d1=Rs g7=Yx | offerings 1 1"), "power MW 1 E")
    assert {piece.state for piece in area(shown(state, 0), "powers")} == {"spent"}
    assert {piece.state for piece in area(shown(state, 1), "powers")} == {""}


def test_baron_samedi_lies_in_the_reserve_or_with_its_holder() -> None:  # rules 7.1, 9.7
    [piece] = [piece for piece in shown(read(TV1), 0).pieces if piece.id == "baron"]
    assert piece.area == "reserve"
    table = shown(read(ZONES), 0)
    [piece] = [piece for piece in table.pieces if piece.id == "baron"]
    assert piece.area == "tokens:1" and [mark.on for mark in marks(table, "baron")] == ["seat:1"]
    team = shown(read("4 seats | team | step bank | board a1=Yo b1=Tv | zones Yo / -"), 0)
    assert "baron" not in [piece.id for piece in team.pieces]


def test_a_seat_shows_points_to_the_target_offerings_and_its_loa() -> None:  # rules 2.1, 2.4
    table = shown(read(STEALING + " | offerings 2 0 5 | scores 4 0 1"), 0)
    assert chips(table, 0) == {"points": 4, "offerings": 2, "loa": "Mamy Wata"}
    assert table.seats[0].chips[0].most == 15
    assert [card.tone for card in table.seats] == ["yellow", "turquoise", "red"]
    assert [card.state for card in table.seats] == ["acting", "", ""]
    assert [(mark.on, mark.label) for mark in marks(table, "guarded")] == [("seat:2", "protected")]  # rule 6.4
    [progress] = marks(table, "round")
    assert (progress.on, progress.label) == ("board", "round 1, up to 15 points")


def markers(table: Scene) -> list[tuple[str, str | None, str]]:
    return [(piece.face, piece.place, piece.label) for piece in area(table, "track")]


def test_markers_stand_on_the_score_track() -> None:  # rules 2.3, 8.1
    table = shown(read(STEALING + " | scores 4 0 17"), 0)
    assert markers(table) == [
        ("≈", "points:4", "{0}: 4 points"),
        ("♣", "points:0", "{1}: 0 points"),
        ("†", "points:17", "{2}: 17 points"),
    ]
    team = read("4 seats | team | loas Y T R P | step bank | board a1=Yo b1=Tv | zones Yo Yv / Rc | scores 5 3")
    assert markers(shown(team, 3)) == [
        ("pair-YR", "points:5", "{0} and {2}: 5 points"),
        ("pair-TP", "points:3", "{1} and {3}: 3 points"),
    ]


@pytest.mark.parametrize(
    ("points", "tokens", "space"), [(0, 0, 0), (20, 0, 20), (21, 1, 1), (24, 1, 4), (40, 1, 20), (41, 2, 1)]
)
def test_tv37_beyond_20_points_a_marker_takes_a_token_and_begins_again(
    points: int, tokens: int, space: int
) -> None:  # rule 2.3 (R54)
    table = shown(read(STEALING + f" | scores 4 0 {points}"), 0)
    assert markers(table)[2] == ("†", f"points:{space}", f"{{2}}: {points} point{'s' if points != 1 else ''}")
    taken = [(piece.face, piece.count) for piece in area(table, "tokens:2")]
    assert taken == ([("20", tokens)] if tokens else [])
    told = [(mark.on, mark.label) for mark in marks(table, "twenty")]
    assert told == ([("marker:2", f"{20 * tokens} points more than on the track")] if tokens else [])


def test_tv37_partners_have_one_marker_and_one_token() -> None:  # rules 2.3, 9.3 (R54)
    line = "4 seats | team | loas Y T R P | step bank | board a1=Yo b1=Tv | zones Yo Yv / Rc | scores 24 18"
    state = read(line)
    table = shown(state, 3)
    assert markers(table)[0] == ("pair-YR", "points:4", "{0} and {2}: 24 points")
    assert faces(table, "tokens:0") == ["20"] and faces(table, "tokens:1") == []
    tokens = look_at(state, 3).area["tokens:0"]
    assert (tokens.zone, tokens.seat, tokens.shared) == ("seat", 0, 2)


def test_in_the_last_round_a_note_names_the_player_who_ended_the_game() -> None:  # rule 8.3
    table = shown(read("2 seats | turn B | step capture | ending A | board a1=To b1=Yv | scores 18 0"), 1)
    [last] = marks(table, "last-round")
    assert last.label == "last round: {0} has brought the end about"


def test_a_bought_turn_is_announced() -> None:  # rule 3.11
    state = read("2 seats | step again | board a1=Yo b1=Tv c2=Ro d2=Yo | offerings 2 0")
    state = do(state, "again")
    while not state.extra:
        state = do(state, next(code for code in ("done", "pass") if code in shown_codes(state)))
    assert [mark.on for mark in marks(shown(state, 1), "extra")] == ["seat:0"]


def shown_codes(state: Any) -> list[str]:
    return [choice.code for choice in shown(state, state.mover).choices]


def test_tv40_partners_share_what_lies_between_them() -> None:  # rules 9.2, 9.3 (R53)
    line = "4 seats | team | loas Y T R P | turn C | step bank | board a1=Yo b1=Tv | zones Yo Yv / Rc | scores 5 3"
    state = read(line)
    for seat, partner in ((0, 2), (2, 0)):
        seen = look_at(state, seat).area
        for name in ("zone", "spirits", "tokens"):
            mine, theirs = seen[f"{name}:0"], seen[f"{name}:1"]
            assert (mine.zone, mine.seat, mine.shared) == ("mine", seat, partner)
            assert (theirs.zone, theirs.seat, theirs.shared) == ("seat", 1, 3)
            assert f"{name}:2" not in seen
    assert look_at(state, 0).area["zone:0"].label == "Captured by you and {2}"
    assert look_at(opened(4), 0).area["zone:0"].shared is None
    table = shown(state, 0)
    assert chips(table, 2) == {"points": 5, "offerings": 0, "loa": "Papa Legba", "partner": "{0}"}
    assert sheet(table, "points").rows[0][0] == "{0} and {2}"
    assert look_at(state, None).area["zone:1"].seat == 1


@pytest.mark.parametrize("pairing", ["A", "B"])
def test_tv40_around_the_table_sit_0_2_1_3_and_they_play_0_1_2_3(pairing: str) -> None:  # rules 3.1, 9.2 (R53)
    state = opened(4, mode="team", pairing=pairing)
    seating = GAME.seating(4, GAME.check_options(4, {"mode": "team", "pairing": pairing}))
    assert seating == look_at(state, 0).seating == (0, 2, 1, 3)
    table = shown(state, 1)
    assert [card.seat for card in look_at(state, 1).clockwise(table.seats, 1)] == [3, 0, 2, 1]  # from 1: T, P, Y, R
    loas = {"A": "YRTP", "B": "YTRP"}[pairing]
    assert "".join(COLOURS[state.loa[seat]] for seat in seating) == loas
    for step, seat in enumerate(seating):  # the partner is the neighbour on one side
        assert (seat + 2) % 4 in (seating[step - 1], seating[(step + 1) % 4])
    movers = [state.mover for state in game(4, 1, mode="team", pairing=pairing, board="balanced")]
    turns = [mover for mover, before in zip(movers, [-1, *movers], strict=False) if mover != before]
    assert turns[:6] == [0, 1, 2, 3, 0, 1]


def test_without_teams_the_seating_is_the_order_of_play() -> None:  # rule 9.2
    assert look_at(opened(4), 0).seating == ()
    assert GAME.seating(4, GAME.check_options(4, {})) == (0, 1, 2, 3)


def test_the_points_stand_beside_the_dice_that_count_for_majorities() -> None:
    points = sheet(shown(read(ZONES), 0), "points")
    assert points.columns == ("Player", "Yel", "Tur", "Red", "Pur", "Whi", "Points")
    assert points.rows[0] == ("{0}", "1", "0", "0", "0", "1", "4")
    assert [row[0] for row in points.rows] == ["{0}", "{2}", "{1}"]
    assert sheet(shown(read(ZONES), 0), "spirits").rows == (("{0}", "Yx", "Wo"), ("{1}", "Wc", "Ws"))


def test_the_count_at_the_end_is_told_colour_by_colour() -> None:  # rules 8.4, 8.5, 8.6
    line = "3 seats | {}step over | ending B | board a1=Yo | spirits Yo Yv To Wo / Tv Ro / Rv | scores 22 18 14"
    count = sheet(shown(read(line.format("")), 0), "count")
    assert count.columns[1:] == ("In play", "Most yellow", "Most turquoise", "Most red", "Most purple", "All")
    assert count.rows[0] == ("{0}", "18", "3", "1", "–", "–", "22")
    assert count.rows[1] == ("{1}", "16", "–", "1", "1", "–", "18")
    assert count.rows[2] == ("{2}", "13", "–", "–", "1", "–", "14")
    white = sheet(shown(read(line.format("white | ")), 0), "count")
    assert white.rows[0] == ("{0}", "15", "3", "1", "–", "–", "3", "22")


OVER = "3 seats | step over | ending B | board a1=Yo | scores "
TEAM = "4 seats | team | step over | ending B | board a1=Yo | scores 9 5"
TIED = "{2} wins with 9 points, as the first from whoever brought the end about"


@pytest.mark.parametrize(
    ("line", "seat", "lang", "text", "ranks"),
    [
        (OVER + "5 9 5", 1, "en", "You win with 9 points", (2, 1, 2)),
        (OVER + "5 9 5", 0, "de", "{1} gewinnt mit 9 Punkten", (2, 1, 2)),
        (OVER + "9 5 9", None, "en", TIED, (2, 3, 1)),
        (TEAM, 2, "fr", "Vous et {0} gagnez avec 9 points", (1, 3, 1, 3)),
        (TEAM, 1, "ja", "{0}、{2}の勝ち、9点", (1, 3, 1, 3)),
    ],
    ids=["own", "other", "tie", "partner", "team"],
)
def test_the_result_names_winners_and_ranks(
    line: str, seat: Seat | None, lang: str, text: str, ranks: tuple[int, ...]
) -> None:  # rules 8.7, 8.8
    table = shown(read(line), seat, lang)
    assert table.result is not None
    assert (table.result.text, table.result.ranks, table.result.sheet) == (text, ranks, "count")
    assert not table.prompt.waits_for and not table.choices


def test_dice_fly_to_the_spirit_world_when_they_are_sent() -> None:
    ways = [(cue.start, cue.end) for cue in cues(Event("banked", 1, {"dice": ["Yo"], "points": 0}))]
    assert ways == [("combo", "spirits:1"), ("zone:1", "spirits:1")]
    team = [(cue.start, cue.end) for cue in cues(Event("banked", 3, {"dice": ["Yo"], "points": 0}))]
    assert ("zone:1", "spirits:1") in team and ("combo", "chair:3") in team
    assert len(cues(Event("over", None, {}))) == 4
    assert cues(Event("captured", 1, {})) == ()


def texts(thing: Any) -> Iterator[str]:
    """Every text for people in a scene or look."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            if key in ("label", "title", "text", "why") and isinstance(value, str):
                yield value
            yield from texts(value)
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from texts(each)


def holds(table: Scene, seen: Look, budget: int) -> None:
    """Check that a scene fits its look and that no text is empty."""
    drawn = msgspec.to_builtins(table)
    assert table.look == seen.name and all(texts(drawn)) and table.prompt.text
    assert len(table.pieces) <= 120 and len(msgspec.json.encode(table)) <= budget
    pieces = [piece.id for piece in table.pieces]
    assert len(set(pieces)) == len(pieces) and not set(pieces) & set(seen.area)
    known = {*pieces, *seen.area, *(place.id for area in seen.areas for place in area.places)}
    known |= {f"seat:{card.seat}" for card in table.seats}
    for piece in (*table.pieces, *(ghost for choice in table.choices for ghost in choice.preview)):
        assert piece.face in seen.faces and piece.area in seen.area
        assert (piece.place is not None) == (piece.area in ("board", "track")) and {piece.place} <= {*known, None}
    for choice in table.choices:
        assert all(target in known for step in choice.pick for target in step)
    assert {denied.on for denied in table.denied} | {mark.on for mark in table.marks} <= known
    for each in table.sheets:
        assert all(name in seen.faces for row in each.rows for name in row[1:] if each.kind == "cards")


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMED)
def test_every_scene_of_a_game_keeps_to_its_budget_for_every_viewer(seats: int, options: dict[str, Any]) -> None:
    for number, state in enumerate(game(seats, 7, **options)):
        lang = LANGUAGES[number % 4]
        budget = MOST if state.phase in (BEFORE, AFTER, DRAFT, SWAP) else MANY
        for seat in (*range(seats), None):
            holds(shown(state, seat, lang), look_at(state, seat, lang), budget)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scene_can_be_drawn_in_every_language(lang: str) -> None:
    for state in game(3, 11):
        for seat in (0, None):
            holds(shown(state, seat, lang), look_at(state, seat, lang), MOST)


def test_all_viewers_see_the_same_dice() -> None:
    for state in game(3, 4):
        boards = [area(shown(state, seat), "board") for seat in (0, 1, 2, None)]
        assert all({piece.id for piece in board} == {piece.id for piece in boards[0]} for board in boards)


def test_parts_that_all_viewers_share_are_made_once() -> None:
    state = read(ZONES)
    mine, theirs = shown(state, 1), shown(state, 2)
    assert mine.seats is theirs.seats and mine.sheets is theirs.sheets
    kept = {piece.id: piece for piece in mine.pieces}
    assert all(piece is kept[piece.id] for piece in theirs.pieces)
