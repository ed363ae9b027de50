"""The scene: pieces, prompts, and what stays hidden."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import samedi
from samedi.core.events import Event
from samedi.core.offer import Offer
from samedi.core.rng import Rng
from samedi.core.types import CHANCE, Seat
from samedi.core.words import words
from samedi.games.voodoo_prince import GAME
from samedi.games.voodoo_prince.components import CARDS
from samedi.games.voodoo_prince.refusals import plausible_actions, why_not
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.scene import cues, look, scene, trick_on_table
from samedi.games.voodoo_prince.tests.positions import game, play, read, tricks_of
from samedi.games.voodoo_prince.view import view
from samedi.scene.model import Cue, Look, Mark, Piece, Scene, Sheet

LANGUAGES = ("en", "de", "fr", "ja")
FOLLOWING = "3 seats | round 2 | starter A | trump R | totals 4 2 9 | hands Y2 R3 / Y4 Y5 G1 / P1 B8 | led A: Y9"
NAMING = "3 seats | round 2 | starter B | hands R1 Y5 / R2 Y3 / R3 G7"
ONE_OUT = (
    "3 seats | trump R | hands R10 Y6 / R6 P10 B2 / R1 Y8 | piles 0 4 1 | out B | points - 1 - "
    "| past C: G3 G2 G5, B: R8 R4 R5, B: B0 B5 B10, C: R9 R2 | led C: P0"
)
HIDDEN = re.compile(r"held:\d|pile:\d:\d")


def offer_of(state: VoodooPrince, seat: Seat | None) -> Offer:
    """The offer of a Session."""
    legal = state.legal(seat) if seat is not None and state.mover >= 0 else ()
    if seat is None or not legal:
        return Offer()
    reasons = [(GAME.actions[action], why_not(state, seat, action)) for action in plausible_actions(state, seat)]
    return Offer(
        tuple(GAME.actions[action] for action in legal), tuple((code, reason) for code, reason in reasons if reason)
    )


def shown(state: VoodooPrince, seat: Seat | None, lang: str = "en") -> Scene:
    """The scene of a state for one viewer."""
    return scene(view(state, seat), offer_of(state, seat), words(GAME, lang))


def look_at(state: VoodooPrince, seat: Seat | None, lang: str = "en") -> Look:
    return look(view(state, seat), words(GAME, lang))


def area(scene: Scene, name: str) -> list[Piece]:
    return [piece for piece in scene.pieces if piece.area == name]


def ids(pieces: list[Piece]) -> list[str]:
    return [piece.id for piece in pieces]


def marked(scene: Scene, kind: str) -> list[Mark]:
    return [mark for mark in scene.marks if mark.kind == kind]


def sheet(scene: Scene, name: str) -> Sheet:
    [found] = [sheet for sheet in scene.sheets if sheet.id == name]
    return found


def chips(scene: Scene, seat: Seat) -> dict[str, Any]:
    return {chip.id: chip.value for chip in scene.seats[seat].chips}


def test_legal_cards_are_choices_and_the_others_are_denied_with_their_rule() -> None:  # rule 3.2
    table = shown(read(FOLLOWING), 1)
    assert ids(area(table, "hand")) == ["card:Y4", "card:Y5", "card:G1"]
    assert [(choice.code, choice.label, choice.pick) for choice in table.choices] == [
        ("play Y4", "Play the yellow 4", (("card:Y4",),)),
        ("play Y5", "Play the yellow 5", (("card:Y5",),)),
    ]
    [denied] = table.denied
    assert (denied.on, denied.rule) == ("card:G1", "3.2")
    assert denied.why == "yellow was led and is still in hand, so the green 1 must wait"


def test_trump_is_named_by_picking_an_indicator_card() -> None:  # rule 2.5
    table = shown(read(NAMING), 1)
    five = ["trump:R", "trump:Y", "trump:G", "trump:B", "trump:P"]
    assert ids(area(table, "trumps")) == five and not marked(table, "trump")
    assert [choice.pick for choice in table.choices] == [((piece,),) for piece in five]
    assert {choice.group for choice in table.choices} == {"trump"}
    assert table.choices[0].label == "Make red trump"
    assert {(denied.on, denied.rule) for denied in table.denied} == {("card:R2", "2.5"), ("card:Y3", "2.5")}


def test_the_trump_that_was_named_is_shown_in_the_middle_of_the_trick() -> None:
    state = read(NAMING)
    state.apply(1, GAME.action_of["trump B"])
    table = shown(state, 0)
    assert not area(table, "trumps")
    [mark] = marked(table, "trump")
    assert (mark.on, mark.label, mark.icon, mark.tone) == ("trick", "trump is blue", "♛B", "blue")
    assert cues(Event("trump", 1, {"colour": "B"})) == (Cue("trump", "♛B", "trump:B", "trick"),)


@pytest.mark.parametrize(
    ("line", "seat", "text", "waits_for"),
    [
        (FOLLOWING, 1, "Follow with yellow", ()),
        (FOLLOWING, 2, "Waiting for {1}; yellow was led", (1,)),
        (FOLLOWING, None, "Waiting for {1}; yellow was led", (1,)),
        ("3 seats | trump R | hands Y2 / G4 G1 / P1 | led A: Y9", 1, "You have no yellow: play anything", ()),
        ("3 seats | trump R | hands Y2 / Y4 / P1 | led A:", 0, "Lead a card", ()),
        ("3 seats | trump R | hands Y2 / Y4 / P1 | led A:", 1, "Waiting for {0} to lead", (0,)),
        (NAMING, 1, "Name the trump colour", ()),
        (NAMING, 0, "Waiting for {1} to name trump", (1,)),
        (ONE_OUT, 1, "You are out of this round. Waiting for {0}; purple was led", (0,)),
        ("3 seats", 0, "It is drawn who starts", ()),
        ("3 seats | starter A", 0, "The cards are being dealt", ()),
        ("3 seats | starter A | hands R1 / R2 / R3", 0, "The trump colour is being drawn", ()),
        ("3 seats | round 5 | totals 9 4 2 | over", 0, "The game is over", ()),
    ],
)
def test_the_prompt_says_what_is_wanted_and_from_which_player(
    line: str, seat: Seat | None, text: str, waits_for: tuple[Seat, ...]
) -> None:
    prompt = shown(read(line), seat).prompt
    assert (prompt.text, prompt.waits_for) == (text, waits_for)


@pytest.mark.parametrize(
    ("lang", "text"), [("de", "Bediene Gelb"), ("fr", "Fournissez du jaune"), ("ja", "黄のカードを出してください")]
)
def test_the_prompt_speaks_every_language(lang: str, text: str) -> None:
    assert shown(read(FOLLOWING), 1, lang).prompt.text == text


def test_a_game_that_was_ended_early_asks_no_player_for_a_card() -> None:
    state = read(FOLLOWING)
    table = scene(view(state, 1), Offer(), words(GAME))
    assert table.prompt.text == "The game is over" and not table.choices


def test_the_way_back_is_offered_when_the_session_allows_it() -> None:
    session = samedi.Session("voodoo-prince", 3, seed=1)
    seat = session.acting[0]
    session.submit(seat, session.choices(seat)[0])
    table = scene(session.view(seat), session.offer(seat), words(GAME))
    assert table.prompt.can_go_back


def test_cards_of_the_trick_lie_before_their_players_in_the_order_of_play() -> None:
    state = play(read(FOLLOWING), "Y5")
    assert [(piece.id, piece.place, piece.order, piece.was) for piece in area(shown(state, 1), "trick")] == [
        ("card:Y9", "seat:0", 0, "held:0"),
        ("card:Y5", "seat:1", 1, None),  # the viewer's own card keeps its id
    ]
    assert [piece.was for piece in area(shown(state, None), "trick")] == ["held:0", "held:1"]


def test_who_led_and_who_started_are_marked() -> None:
    table = shown(read(ONE_OUT), 0)
    assert [mark.on for mark in marked(table, "led")] == ["card:P0"]
    table = shown(read(FOLLOWING), 0)
    assert [mark.on for mark in marked(table, "starter")] == ["seat:0"]
    assert [mark.label for mark in marked(table, "round")] == ["round 2 of 5"]


def test_every_mark_has_a_drawn_sign() -> None:
    for line in (FOLLOWING, NAMING, ONE_OUT):
        assert {mark.icon for mark in shown(read(line), 0).marks} <= look_at(read(line), 0).faces.keys()


def test_the_latest_trick_can_be_looked_up() -> None:  # rule 7.3
    table = shown(read(ONE_OUT), 0)
    last = sheet(table, "last-trick")
    assert (last.kind, last.title) == ("cards", "Last trick, taken by {2}: one pile")
    assert last.rows == (("{2}", "R9"), ("{0}", "R2"))
    mine = sheet(shown(read(ONE_OUT), 2), "last-trick")
    assert mine.title == "Last trick, taken by you: one pile"


def test_a_split_trick_says_so_and_makes_two_piles() -> None:  # rule 4.5
    state = play(read("3 seats | trump R | hands Y2 / Y7 / Y1 B3 | led A:"), "Y2 Y7 Y1")
    table = shown(state, 0)
    assert sheet(table, "last-trick").title == "Last trick, taken by {1}: two piles"
    assert ids(area(table, "piles:1")) == ["pile:1:0", "pile:1:1"]
    assert chips(table, 1)["piles"] == 2


def test_before_the_first_full_trick_no_latest_trick_is_shown() -> None:
    assert [sheet.id for sheet in shown(read(FOLLOWING), 0).sheets] == ["scores"]


def last_tricks(seats: int) -> Iterator[tuple[tuple[tuple[Seat, int], ...], Sheet]]:
    """The latest full trick of each state of a random game, and its sheet."""
    for state in game(seats, 3):
        known = view(state, None)
        if len(tricks_of(known)) > 1 and known.trump >= 0:
            yield tricks_of(known)[-2], sheet(shown(state, None), "last-trick")


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_latest_trick_is_the_right_one_however_many_are_out(seats: int) -> None:
    for trick, drawn in last_tricks(seats):
        assert drawn.rows == tuple((f"{{{seat}}}", CARDS[card]) for seat, card in trick)


def test_a_taken_trick_travels_to_its_taker() -> None:
    took = Event("took", 2, {"card": "Y6", "cards": ["Y1", "Y6", "Y2"], "gain": 1})
    assert cues(took) == (Cue("took", "back", "trick", "piles:2", 3),)
    split = Event("took", 0, {"card": "Y7", "cards": ["Y1", "Y7"], "gain": 2})
    assert cues(split) == (Cue("split", "back", "trick", "piles:0", 2),)
    assert cues(Event("played", 0, {"card": "Y6"})) == ()


def test_a_seat_shows_points_piles_to_the_target_and_cards() -> None:  # rule 1.2
    table = shown(read(FOLLOWING), 0)
    assert chips(table, 2) == {"points": 9, "piles": 0, "cards": 2}
    assert {chip.most for chip in table.seats[0].chips if chip.id == "piles"} == {4}
    assert [card.state for card in table.seats] == ["", "acting", ""]
    assert [card.tone for card in table.seats] == ["seat-0", "seat-1", "seat-2"]


def test_a_player_who_is_out_lays_the_hand_aside_unseen_and_has_points_and_a_place() -> None:  # rules 5.1, 5.3, 7.2
    own = shown(read(ONE_OUT), 1)
    assert not area(own, "hand") and not own.choices
    [aside] = area(own, "hand:1")
    assert (aside.id, aside.face, aside.count, aside.state) == ("held:1", "back", 3, "dim")
    for seat in (0, 1, None):
        table = shown(read(ONE_OUT), seat)
        assert [card.state for card in table.seats] == ["acting", "out", ""]
        [fixed] = [chip for chip in table.seats[1].chips if chip.id == "round"]
        assert (fixed.value, fixed.note) == (1, "out first")
        assert "R6" not in str(table.pieces)


def test_the_player_left_over_is_named_when_the_round_is_counted() -> None:  # rules 5.5, 5.7
    state = play(
        read("3 seats | trump R | hands Y1 / Y9 Y3 / G2 | piles 4 3 1 | out A | points 3 - - | led B:"), "Y9 G2"
    )
    table = shown(state, 2)
    [fixed] = [chip for chip in table.seats[2].chips if chip.id == "round"]
    assert (fixed.value, fixed.note) == (1, "left over")
    assert [row[2] for row in sorted(sheet(table, "scores").rows)] == ["3", "5", "1"]


def test_the_score_sheet_has_the_highest_total_first() -> None:
    scores = sheet(shown(read(FOLLOWING), 0), "scores")
    assert scores.columns == ("Player", "Piles", "This round", "In all")
    assert scores.rows == (("{2}", "0", "–", "9"), ("{0}", "0", "–", "4"), ("{1}", "0", "–", "2"))


def test_the_result_names_the_winner() -> None:  # rule 6.2
    state = read("3 seats | round 5 | totals 9 4 2 | over")
    result = shown(state, 1).result
    assert result is not None
    assert (result.winners, result.ranks, result.sheet) == ((0,), (1, 2, 3), "scores")
    assert result.text == "{0} wins with 9 points"
    mine = shown(state, 0)
    assert mine.result is not None and mine.result.text == "You win with 9 points"
    assert mine.seats[0].state == "winner"


@pytest.mark.parametrize(
    ("seat", "lang", "text"),
    [
        (0, "en", "You share the victory with {2}, at 9 points each"),
        (1, "en", "{0} and {2} share the victory, at 9 points each"),
        (2, "de", "Du teilst dir den Sieg mit {0}, bei je 9 Punkten"),
        (None, "fr", "{0} et {2} se partagent la victoire, à 9 points"),
    ],
)
def test_a_victory_can_be_shared(seat: Seat | None, lang: str, text: str) -> None:  # rule 6.2
    result = shown(read("3 seats | round 5 | totals 9 4 9 | over"), seat, lang).result
    assert result is not None
    assert (result.text, result.winners, result.ranks) == (text, (0, 2), (1, 3, 1))


def test_a_spectator_sees_no_hand_and_is_offered_nothing() -> None:  # rule 7.1
    table = shown(read(FOLLOWING), None)
    assert not table.choices and not table.denied
    assert not area(table, "hand") and "hand" not in look_at(read(FOLLOWING), None).area
    assert [(piece.id, piece.count) for piece in table.pieces if piece.face == "back"] == [
        ("held:0", 2),
        ("held:1", 3),
        ("held:2", 2),
    ]


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_hidden_is_drawn_and_no_id_betrays_it(seats: int) -> None:  # rules 7.1, 7.2
    for state in game(seats, 4):
        for seat in (*range(seats), None):
            known = view(state, seat)
            table = shown(state, seat)
            on_the_table = (card for _, card in trick_on_table(known))
            open_cards = {f"card:{CARDS[card]}" for card in (*known.hand, *on_the_table)}
            cards = {piece.id for piece in table.pieces if piece.id.startswith("card:")}
            assert cards <= open_cards
            for piece in table.pieces:
                assert piece.id in cards or piece.id.startswith("trump:") or HIDDEN.fullmatch(piece.id)


@pytest.mark.parametrize("seats", GAME.seats)
def test_worlds_that_a_viewer_cannot_tell_apart_look_the_same(seats: int) -> None:  # rule 7.1
    rng = Rng(9)
    for number, state in enumerate(game(seats, 6)):
        if number % 7 or state.mover < 0:
            continue
        for seat in (*range(seats), None):
            other = GAME.worlds(view(state, seat)).draw(rng)
            assert isinstance(other, VoodooPrince)
            assert msgspec.json.encode(shown(state, seat)) == msgspec.json.encode(shown(other, seat))


def texts(thing: Any) -> Iterator[str]:
    """Every text for people in a scene or look."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            if key in ("label", "title", "text", "why", "note") and isinstance(value, str):
                yield value
            yield from texts(value)
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from texts(each)


def holds(table: Scene, seen: Look) -> None:
    """Check that a scene fits its look and that no text is empty."""
    drawn = msgspec.to_builtins(table)
    assert table.look == seen.name
    assert all(texts(drawn)) and table.prompt.text
    assert len(table.pieces) <= 120 and len(msgspec.json.encode(table)) <= 15_000
    pieces = ids(list(table.pieces))
    assert len(set(pieces)) == len(pieces) and not set(pieces) & set(seen.area)
    places = {place.id for area in seen.areas for place in area.places}
    for piece in table.pieces:
        assert piece.face in seen.faces and piece.area in seen.area
        assert piece.place is None or piece.place in places
    for choice in table.choices:
        assert all(target in pieces for step in choice.pick for target in step)
    assert {denied.on for denied in table.denied} <= set(pieces)
    for mark in table.marks:
        assert mark.on in pieces or mark.on in places or mark.on in seen.area
    for each in table.sheets:
        assert all(name in seen.faces for row in each.rows for name in row[1:] if each.kind == "cards")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_scene_of_a_game_can_be_drawn_for_everybody_in_every_language(seats: int, lang: str) -> None:
    for state in game(seats, 7):
        for seat in (*range(seats), None):
            holds(shown(state, seat, lang), look_at(state, seat, lang))


def test_before_the_next_deal_the_table_stays_as_the_round_ended() -> None:  # rules 5.5, 7.3
    table, rng = samedi.Session("voodoo-prince", 3, seed=5), Rng(5)
    while table.acting != (CHANCE,):
        seat, choices = table.acting[0], table.choices(table.acting[0])
        table.submit(seat, choices[rng.below(len(choices))], chance=False)
    took = next(event for event in table.log[-1].events if event.kind == "took")
    seen = scene(table.view(0), table.offer(0), words(GAME, "en"))
    assert [piece.face for piece in area(seen, "trick")] == took.data["cards"]
    [mark] = marked(seen, "took")
    assert [piece.place for piece in area(seen, "trick") if piece.id == mark.on] == [f"seat:{took.seat}"]
    assert [mark.label for mark in marked(seen, "round")] == ["round 1 of 5"]
    assert sheet(seen, "scores").title == "Points, round 1 of 5" and not seen.choices
    assert [chips(seen, seat)["points"] for seat in range(3)] == list(table.scores) and any(table.scores)
    assert all("round" in chips(seen, seat) for seat in range(3))
    table.run_chance()
    dealt = scene(table.view(0), table.offer(0), words(GAME, "en"))
    assert not area(dealt, "trick") and [mark.label for mark in marked(dealt, "round")] == ["round 2 of 5"]
