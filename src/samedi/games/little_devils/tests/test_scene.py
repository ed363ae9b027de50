"""The scene of Little Devils: what each viewer sees and does not see."""

import re
from collections.abc import Iterator

import msgspec
import pytest

import samedi
from samedi.core.events import Event
from samedi.core.rng import Rng
from samedi.core.types import CHANCE, Seat
from samedi.core.words import Words, languages, with_names, words
from samedi.games.little_devils import GAME, scene
from samedi.games.little_devils.tests.positions import inside, read
from samedi.scene.draw import look_of, scene_of
from samedi.scene.model import Cue, Look, Scene, Sheet

LANGUAGES = ("en", "ja", "de", "fr")
ENGLISH = words(GAME, "en")
NAMES = ("Ada", "Bea", "Cem", "Dan", "Eva", "Fay")
MIDDLE = (
    "4 seats | dealer C | totals 7 18 16 3 | hands 3 15 25 / 8 9 36 / 5 24 / 4 12 | past D: 10 20 30 31 | led C: 21 22"
)


def shown(line: str, seat: Seat | None, said: Words = ENGLISH) -> Scene:
    """The scene of a line for a seat."""
    table = samedi.Session("little-devils", int(line[0]), seed=1)
    table.state = read(line)
    return scene_of(GAME, table.view(seat), table.offer(seat), said)


def marked(seen: Scene, kind: str) -> list[tuple[str, str]]:
    return [(mark.on, mark.label) for mark in seen.marks if mark.kind == kind]


def lying(seen: Scene, area: str) -> list[str]:
    return [piece.id for piece in seen.pieces if piece.area == area]


def chips(seen: Scene, seat: Seat) -> dict[str, int | str]:
    return {chip.id: chip.value for chip in seen.seats[seat].chips}


def sheet(seen: Scene, name: str) -> Sheet | None:
    return next((each for each in seen.sheets if each.id == name), None)


def random_game(seats: int, seed: int, *, tally: bool = False) -> Iterator[samedi.Session]:
    """Yield the table before each choice of a random game, and at its end."""
    table = samedi.Session("little-devils", seats, seed=seed, options={"tally": tally})
    rng = Rng(seed)
    while not table.over:
        yield table
        choices = table.choices(table.acting[0])
        table.submit(table.acting[0], choices[rng.below(len(choices))])
    yield table


def test_cards_on_the_called_side_are_choices_and_others_are_denied_with_their_rule() -> None:  # rule 3.3
    seen = shown("4 seats | hands 5 / 24 / 3 15 25 30 / 8 | led A: 20 22", 2)
    assert [(each.code, each.pick) for each in seen.choices] == [
        ("play 25", (("card:25",),)),
        ("play 30", (("card:30",),)),
    ]
    assert [(each.on, each.rule) for each in seen.denied] == [("card:3", "3.3"), ("card:15", "3.3")]
    assert seen.denied[0].why.startswith("higher than 20 was called")


def test_the_leader_sees_why_five_devils_are_denied() -> None:  # rule 3.1
    seen = shown("4 seats | hands 3 15 25 / / / | led A:", 0)
    assert [each.label for each in seen.choices] == ["Play the 3"]
    assert [(each.on, each.rule) for each in seen.denied] == [("card:15", "3.1"), ("card:25", "3.1")]
    assert "five devils" in seen.denied[0].why


PROMPTS = {  # a table and a seat: the prompt
    ("4 seats | hands 3 4 / / / | led A:", 0): "Lead a card",
    ("4 seats | hands 3 15 / / / | led A:", 0): "Lead a card with fewer than five devils",
    ("4 seats | hands 15 25 / / / | led A:", 0): "Lead a card: you only have five-devil cards left",
    ("4 seats | hands / 3 / / | led A: 20", 1): "Play any card: above 20 it calls higher, below 20 lower",
    ("4 seats | hands / / 3 25 / | led A: 20 30", 2): "Play a card above 20",
    ("4 seats | hands / / 3 15 / | led A: 20 30", 2): "You have nothing above 20: play any card, a misfit",
    ("4 seats | hands / / 3 25 / | led A: 20 10", 2): "Play a card below 20",
    ("4 seats | hands / / 24 25 / | led A: 20 10", 2): "You have nothing below 20: play any card, a misfit",
    ("4 seats | hands / / 24 25 / | led A: 20 10", 0): "Waiting for {2}",
    ("4 seats | hands / / 24 25 / | led A: 20 10", None): "Waiting for {2}",
    ("3 seats", 0): "The cards are being dealt",
    ("3 seats | dealer A", None): "The cards are being dealt",
    ("3 seats | totals 100 3 20 | led A: | over", 0): "The game is over",
}


@pytest.mark.parametrize("where", PROMPTS)
def test_the_prompt_says_what_the_seat_must_do(where: tuple[str, Seat | None]) -> None:
    assert shown(*where).prompt.text == PROMPTS[where]


def test_the_prompt_names_the_players_the_table_waits_for() -> None:
    waiting = "4 seats | hands / / 24 25 / | led A: 20 10"
    assert shown(waiting, 1).prompt.waits_for == (2,)
    assert shown(waiting, 2).prompt.waits_for == ()


def test_a_game_that_was_ended_waits_for_no_player() -> None:
    table = samedi.Session("little-devils", 3, seed=1)
    seat = table.acting[0]
    table.end("agreed")
    seen = scene_of(GAME, table.view(seat), table.offer(seat), ENGLISH)
    assert seen.prompt.text == "The game is over" and not seen.choices


def test_a_choice_that_can_be_taken_back_is_offered_back() -> None:
    table = samedi.Session("little-devils", 3, seed=1)
    seat = table.acting[0]
    table.submit(seat, table.choices(seat)[0])
    assert scene_of(GAME, table.view(seat), table.offer(seat), ENGLISH).prompt.can_go_back


def test_a_note_says_what_a_card_would_do() -> None:  # rules 3.2, 3.4
    notes = {
        line: [each.note for each in shown(line, seat).choices]
        for line, seat in (
            ("4 seats | hands 1 3 / / / | led A:", 0),
            ("4 seats | hands / 4 25 / / | led A: 20", 1),
            ("4 seats | hands / / 24 30 / | led A: 20 22", 2),
            ("4 seats | hands / / 3 6 / | led A: 20 22", 2),
        )
    }
    assert list(notes.values()) == [
        ["no devils", "one devil"],
        ["calls lower, two devils", "calls higher, five devils"],
        ["no devils", "three devils"],
        ["a misfit, one devil", "a misfit, three devils"],
    ]


def test_the_hand_lies_in_a_fan_and_the_trick_before_the_seats_in_the_order_of_play() -> None:  # rule 3.5
    seen = shown(MIDDLE, 0)
    assert lying(seen, "hand") == ["card:3", "card:15", "card:25"]
    assert [(each.id, each.place, each.order) for each in seen.pieces if each.area == "trick"] == [
        ("card:21", "seat:2", 0),
        ("card:22", "seat:3", 1),
    ]


def test_a_card_that_is_played_comes_from_the_backs_of_its_player() -> None:
    before = shown("3 seats | hands 3 4 / 5 6 / 7 8 | led A:", 1)
    after = shown("3 seats | hands 4 / 5 6 / 7 8 | led A: 3", 1)
    card = next(each for each in after.pieces if each.id == "card:3")
    assert card.was == "back:held:0" and card.was in [each.id for each in before.pieces]


def test_the_own_card_keeps_its_id_on_the_way_to_the_trick() -> None:
    before, after = shown("3 seats | hands 3 4 / / | led A:", 0), shown("3 seats | hands 4 / / | led A: 3", 0)
    card = next(each for each in after.pieces if each.id == "card:3")
    assert card.was is None and "card:3" in lying(before, "hand")


def test_cards_held_and_taken_are_counted_face_down() -> None:  # rules 4.4, 7.1
    seen = shown(MIDDLE, 0)
    backs = {each.id: each.count for each in seen.pieces if each.face == "back"}
    assert backs == {"back:held:1": 3, "back:held:2": 2, "back:held:3": 2, "back:taken:2": 4}


def hidden_from(table: samedi.Session, viewer: Seat | None) -> set[str]:
    """The faces that must be hidden from a viewer now."""
    state = inside(table)
    hands = [table.view(seat).hand for seat in range(table.seats) if seat != viewer]
    lying = state.lying or min(state.seats, state.count)  # the latest trick may be looked at until the next is led
    taken = state.played[: state.count - lying]
    return {str(card) for cards in (*hands, taken) for card in cards}


@pytest.mark.parametrize("seats", [3, 6])
def test_no_piece_shows_or_names_a_hidden_card(seats: int) -> None:  # rules 7.1, 7.2
    for table in random_game(seats, seed=seats):
        for viewer in (table.acting[0] if table.acting else 0, 1, None):
            hidden = hidden_from(table, viewer)
            seen = scene_of(GAME, table.view(viewer), table.offer(viewer), ENGLISH)
            assert not hidden & {each.face for each in seen.pieces}
            assert not {f"card:{card}" for card in hidden} & {each.id for each in seen.pieces}
            faces_down = {each.id for each in seen.pieces if each.face == "back"}
            assert all(re.fullmatch(r"back:(held|taken):\d", each) for each in faces_down)


def test_worlds_with_equal_views_have_the_same_scene() -> None:  # rule 7.1
    for number, table in enumerate(random_game(4, seed=9)):
        if number % 7 or table.over:
            continue
        view, offer = table.view(1), table.offer(1)
        world = GAME.worlds(view).draw(Rng(number))
        told = msgspec.json.encode(scene_of(GAME, view, offer, ENGLISH))
        assert told == msgspec.json.encode(scene_of(GAME, GAME.view(world, 1), offer, ENGLISH))


def test_a_spectator_sees_the_trick_and_chooses_nothing() -> None:  # rule 7.1
    seen = shown(MIDDLE, None)
    assert not seen.choices and not seen.denied and not lying(seen, "hand")
    assert {each.face for each in seen.pieces} == {"21", "22", "back"}
    assert {each.id for each in seen.pieces if each.area.startswith("held:")} == {f"back:held:{n}" for n in range(4)}
    table = samedi.Session("little-devils", 4, seed=1)
    areas = look_of(GAME, table.view(None), ENGLISH).area
    assert "hand" not in areas and not [area for area in areas.values() if area.zone == "mine"]


@pytest.mark.parametrize(
    ("trick", "kind", "label"), [("20 22", "higher", "higher than 20"), ("20 3 10", "lower", "lower than 20")]
)
def test_the_second_card_makes_a_call(trick: str, kind: str, label: str) -> None:  # rule 3.2
    seen = shown(f"4 seats | hands / / 1 / 2 | led A: {trick}", 3)
    assert marked(seen, kind) == [("trick", label)]
    assert not marked(seen, "lower" if kind == "higher" else "higher")


def test_one_card_makes_no_call() -> None:  # rule 3.2
    seen = shown("4 seats | hands / 1 / / | led A: 20", 1)
    assert not marked(seen, "higher") and not marked(seen, "lower")


def test_misfits_are_marked() -> None:  # rule 3.4
    assert marked(shown("4 seats | hands / / / 1 | led A: 20 22 19", 3), "misfit") == [("card:19", "misfit")]
    assert marked(shown("4 seats | hands / / / 1 | led A: 20 3 21", 3), "misfit") == [("card:21", "misfit")]
    assert not marked(shown("4 seats | hands / / / 1 | led A: 20 22 21", 3), "misfit")


def test_leader_and_dealer_and_the_progress_of_the_round_are_marked() -> None:  # rules 2.4, 4.4
    seen = shown(MIDDLE, 0)
    assert marked(seen, "led") == [("card:21", "led")]
    assert marked(seen, "dealer") == [("seat:2", "dealer")]
    assert marked(seen, "round") == [("trick", "round 1, trick 2 of 9")]
    assert not marked(shown("4 seats | dealer C | hands 1 / 2 / 3 / 4 | led D:", 0), "led")
    assert not shown("4 seats", 0).marks


def test_seats_show_totals_toward_a_hundred_cards_held_and_tricks_taken() -> None:  # rules 6.1, 7.1
    seen = shown(MIDDLE, 0)
    assert chips(seen, 2) == {"total": 16, "held": 2, "tricks": 1}
    assert [(each.id, each.most) for each in seen.seats[0].chips if each.most] == [("total", 100)]
    assert [each.state for each in seen.seats] == ["acting", "", "", ""]


def test_devils_of_the_round_are_shown_only_with_the_open_tally() -> None:  # rule 7.3
    seen = shown(MIDDLE.replace("| dealer", "| tally | dealer"), 1)
    assert [chips(seen, seat)["round"] for seat in range(4)] == [0, 0, 10, 0]
    scores = sheet(seen, "scores")
    assert scores and scores.columns == ("Player", "This round", "In all") and scores.rows[-1] == ("{1}", "0", "18")
    assert all("round" not in chips(shown(MIDDLE, viewer), 2) for viewer in (0, 2, None))
    hidden = sheet(shown(MIDDLE, 1), "scores")
    assert hidden and hidden.columns == ("Player", "In all")


def test_the_score_sheet_begins_with_the_fewest_devils() -> None:  # rule 6.2
    scores = sheet(shown(MIDDLE, 0), "scores")
    assert scores and scores.rows == (("{3}", "3"), ("{0}", "7"), ("{2}", "16"), ("{1}", "18"))


def test_the_latest_trick_can_be_shown_again_until_the_next_is_taken() -> None:  # rule 7.2
    table = samedi.Session(
        "little-devils",
        3,
        options={"dealer": 1},
        deals=["deal 2 6 7 10 11 13 22 24 25 / 1 4 9 14 15 17 21 23 27 / 3 5 8 12 16 18 19 20 26"],
    )

    def latest() -> Sheet | None:
        return sheet(scene_of(GAME, table.view(0), table.offer(0), ENGLISH), "last-trick")

    for seat, card in ((2, 19), (0, 2)):
        table.submit(seat, f"play {card}")
        assert latest() is None
    table.submit(1, "play 17")
    first = latest()
    assert first and first.kind == "cards" and first.title == "Last trick, taken by you: two devils"
    assert first.rows == (("{2}", "19"), ("{0}", "2"), ("{1}", "17"))
    table.submit(0, "play 24")
    table.submit(1, "play 4")
    assert latest() == first
    table.submit(2, "play 5")
    second = latest()
    assert second and second.title == "Last trick, taken by {1}: three devils"
    assert second.rows[0] == ("{0}", "24")


@pytest.mark.parametrize(
    ("viewer", "text"),
    [(2, "You win with 40 devils"), (0, "{2} wins with 40 devils"), (None, "{2} wins with 40 devils")],
)
def test_the_result_speaks_to_the_viewer(viewer: Seat | None, text: str) -> None:  # rule 6.2
    seen = shown("3 seats | totals 104 70 40 | led A: | over", viewer)
    assert seen.result and seen.result.text == text
    assert seen.result.winners == (2,) and seen.result.ranks == (3, 2, 1) and seen.result.sheet == "scores"
    assert [each.state for each in seen.seats] == ["", "", "winner"]


@pytest.mark.parametrize(
    ("viewer", "text"),
    [
        (1, "You share the victory with {2}: 70 devils each"),
        (0, "{1} and {2} share the victory: 70 devils each"),
        (None, "{1} and {2} share the victory: 70 devils each"),
    ],
)
def test_a_victory_can_be_shared(viewer: Seat | None, text: str) -> None:  # rule 6.2
    seen = shown("4 seats | totals 104 70 70 92 | led A: | over", viewer)
    assert seen.result and seen.result.text == text and seen.result.ranks == (4, 1, 1, 3)


def test_the_last_round_is_in_the_final_score_sheet() -> None:  # rule 5.1
    *_, table = random_game(3, seed=4)
    scores = sheet(scene_of(GAME, table.view(0), table.offer(0), ENGLISH), "scores")
    assert scores and scores.columns == ("Player", "This round", "In all")
    assert sum(int(row[1]) for row in scores.rows) == 41
    assert [int(row[2]) for row in scores.rows] == sorted(table.scores)


def test_a_taken_trick_travels_to_its_taker() -> None:  # rule 4.4
    assert scene.cues(Event("took", 2, {"cards": [19, 2, 17], "devils": 2})) == (
        Cue("took", "back", "trick", "taken:2", 3),
    )
    assert scene.cues(Event("played", 2, {"card": 19})) == ()


def texts_of(seen: Scene) -> Iterator[str]:
    """All texts of a scene."""
    yield seen.prompt.text
    yield from (mark.label for mark in seen.marks)
    yield from (chip.label for card in seen.seats for chip in card.chips)
    yield from (text for choice in seen.choices for text in (choice.label, choice.note))
    yield from (text for denied in seen.denied for text in (denied.why, denied.rule))
    for each in seen.sheets:
        yield from (each.title, *each.columns, *(cell for row in each.rows for cell in row))
    if seen.result:
        yield seen.result.text


def check(look: Look, seen: Scene) -> None:
    """Check that a scene can be drawn: it is small, ids are unique, and every reference exists."""
    ids = [piece.id for piece in seen.pieces]
    places = {place.id for area in look.areas for place in area.places}
    assert seen.look == look.name
    assert len(set(ids)) == len(ids) <= 120
    assert len(msgspec.json.encode(seen)) <= 15_000
    assert all(piece.face in look.faces and piece.area in look.area for piece in seen.pieces)
    assert all((piece.place in places) == (piece.area == "trick") for piece in seen.pieces)
    assert {mark.on for mark in seen.marks} <= {*ids, *places, *look.area}
    assert {target for choice in seen.choices for step in choice.pick for target in step} <= set(ids)
    assert {denied.on for denied in seen.denied} <= set(ids)
    assert all(card.tone in look.tones for card in seen.seats)
    assert {mark.icon for mark in seen.marks if mark.icon} <= look.faces.keys()
    for text in texts_of(seen):
        assert text and not re.search("[{}$]", with_names(text, NAMES)), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_whole_game_can_be_drawn_in_every_language(lang: str, seats: int) -> None:
    said = words(GAME, lang)
    for number, table in enumerate(random_game(seats, seed=seats, tally=seats % 2 == 0)):
        for viewer in {table.acting[0] if table.acting else 0, number % seats, None}:
            view, offer = table.view(viewer), table.offer(viewer)
            check(look_of(GAME, view, said), scene_of(GAME, view, offer, said))


def test_the_game_speaks_four_languages() -> None:
    assert set(languages(GAME)) == set(LANGUAGES)


def test_a_full_trick_stays_on_the_table_until_the_next_lead() -> None:  # rule 7.2
    for table in random_game(4, seed=3):
        state = inside(table)
        if not state.lying and state.count:
            seen = scene_of(GAME, table.view(None), table.offer(None), ENGLISH)
            trick = [each for each in seen.pieces if each.area == "trick"]
            assert [each.face for each in trick] == [str(card) for card in state.played[state.count - 4 : state.count]]
            (took,) = [mark for mark in seen.marks if mark.kind == "took"]
            assert next(each.place for each in trick if each.id == took.on) == f"seat:{table.view(None).leader}"


def test_before_the_next_deal_the_table_stays_as_the_round_ended() -> None:  # rules 5.1, 7.2
    table, rng = samedi.Session("little-devils", 4, seed=5), Rng(5)
    while table.acting != (CHANCE,):
        seat, choices = table.acting[0], table.choices(table.acting[0])
        table.submit(seat, choices[rng.below(len(choices))], chance=False)
    took = next(event for event in table.log[-1].events if event.kind == "took")
    seen = scene_of(GAME, table.view(0), table.offer(0), ENGLISH)
    trick = [each for each in seen.pieces if each.area == "trick"]
    assert [each.face for each in trick] == [str(card) for card in took.data["cards"]]
    assert [each.place for each in trick if marked(seen, "took") == [(each.id, "takes it")]] == [f"seat:{took.seat}"]
    assert marked(seen, "round") == [("trick", "round 1, trick 9 of 9")]
    assert seen.prompt.text == "The cards are being dealt" and not seen.choices
    assert [chips(seen, seat)["total"] for seat in range(4)] == list(table.scores) and any(table.scores)
    assert sum(int(chips(seen, seat)["tricks"]) for seat in range(4)) == 9
    assert marked(seen, "dealer") == [(f"seat:{table.view(0).dealer}", "dealer")]
    table.run_chance()
    dealt = scene_of(GAME, table.view(0), table.offer(0), ENGLISH)
    assert not lying(dealt, "trick") and len(lying(dealt, "hand")) == 9
    assert marked(dealt, "round") == [("trick", "round 2, trick 1 of 9")]
