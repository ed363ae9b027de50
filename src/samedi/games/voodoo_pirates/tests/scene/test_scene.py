"""The scene: pieces, prompts, previews, and what stays hidden."""

import re

import msgspec
import pytest

import samedi
from samedi.core.events import Event
from samedi.core.offer import Offer, offer_of
from samedi.core.state import State
from samedi.core.types import Seat
from samedi.core.words import words
from samedi.games.voodoo_pirates import GAME
from samedi.games.voodoo_pirates.phases import PLACE, SAIL
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.scene import cues
from samedi.games.voodoo_pirates.tests.positions import game, menu, plain_only, play, read, sailing
from samedi.scene.draw import scene_of
from samedi.scene.model import Choice, Cue, Piece, Scene

SEA = (
    "4 seats | colours red yellow blue green | sea E0 G0 C0 A0 D1 F0 B0 H1 | wind {wind} | round 3 | sun A | moon A "
    "| ships 4> 12< 5> 0> | souls RB RB G YYP | coins 3 0 2 0 | power 0 1 0 0 | grigri D | grid B........ "
    "| objects - ghost,grey - - | cards K 9 A 10 | plans {plan} jax take hoodoo"
)
HIDDEN = re.compile(r"back:\d:(\d|plan)")


def table(now: str = "menu A", wind: str = "N", plan: str = "hoodoo") -> VoodooPirates:
    return read(f"{SEA.format(wind=wind, plan=plan)} | now {now}")


def shown(state: State, seat: Seat | None, lang: str = "en") -> Scene:
    """The scene of a state for one viewer, with the offer of a Session."""
    asked = seat is not None and seat in state.acting
    offer = offer_of(GAME, state, seat) if asked and seat is not None else Offer()
    return scene_of(GAME, GAME.view(state, seat), offer, words(GAME, lang))


def piece(scene: Scene, name: str) -> Piece:
    [found] = [piece for piece in scene.pieces if piece.id == name]
    return found


def choice(scene: Scene, code: str) -> Choice:
    [found] = [choice for choice in scene.choices if choice.code == code]
    return found


def ids(scene: Scene, area: str) -> list[str]:
    return [piece.id for piece in scene.pieces if piece.area == area]


def test_the_ring_has_twelve_cards_and_ships_that_face_a_way() -> None:
    seen = shown(table(), 0)
    cards = [each for each in seen.pieces if each.face.startswith("sea-")]
    assert [card.place for card in cards] == [f"sea:{space}" for space in range(1, 13)]
    assert piece(seen, "card:A").face == "sea-A0" and piece(seen, "card:A").place == "sea:5"
    assert piece(seen, "wind:N").face == "sea-N!" and piece(seen, "wind:E").face == "sea-E"
    assert (piece(seen, "ship:0").place, piece(seen, "ship:0").turn) == ("sea:4", 0)
    assert (piece(seen, "ship:1").place, piece(seen, "ship:1").turn) == ("sea:12", 180)
    assert piece(seen, "ship:1").label == "ship of {1}, facing anticlockwise"
    assert piece(seen, "ship:3").place == "harbour"
    assert piece(seen, "round").place == "sea:3"


def test_mats_show_souls_tokens_and_backs_and_only_the_own_objects() -> None:
    seen = shown(table(), 1)
    assert ids(seen, "souls:3") == ["soul:3:Y:0", "soul:3:Y:1", "soul:3:P:0"]
    assert piece(seen, "grigri").area == "goods:3" and piece(seen, "sun").area == "goods:0"
    assert set(ids(seen, "hold:1")) == {"object:1:grey:0", "object:1:ghost:0", "blessed:1"}
    assert piece(seen, "blessed:1").face == "blessed-9"
    other = shown(table(), 0)
    assert ids(other, "hold:1") == ["back:1:0", "back:1:1", "blessed:1"]
    assert piece(other, "blessed:1").face == "blessed-back"
    assert {chip.id: chip.value for chip in other.seats[0].chips} == {"coins": 3, "souls": 2, "power": 0, "objects": 0}


def test_cards_lie_face_down_until_all_are_turned_up() -> None:  # rules 4.1, 5.1
    state = samedi.Session("voodoo-pirates", 3, seed="dusk").state
    state.apply(1, GAME.action_of["plan tok"])
    before = shown(state, 0)
    assert piece(before, "back:1:plan").face == "act-back" and before.seats[1].state == "ready"
    assert before.prompt.text == "Choose an action card for this round"
    own = shown(state, 1)
    assert piece(own, "act:tok").state == "lit" and own.prompt.text == "Waiting for {0} and {2} to choose a card"
    after = shown(table(), 0)
    assert (piece(after, "plan:1").face, piece(after, "plan:1").was) == ("slip-jax", "back:1:plan")


@pytest.mark.parametrize(("wind", "icon"), [("N", ""), ("E", "↯"), ("S", "="), ("W", "§")])
def test_haunted_water_says_what_the_wind_does_there(wind: str, icon: str) -> None:  # rules 9.2 to 9.4
    marks = [mark for mark in shown(table(wind=wind), 0).marks if mark.kind == "haunted"]
    assert {"sea:5", "sea:7", "sea:10"} < {mark.on for mark in marks} and len(marks) == 4
    assert {mark.icon for mark in marks} == {icon}


def test_a_stuck_or_watched_ship_says_so() -> None:  # rules 2.5, 9.6
    marks = {(mark.on, mark.kind) for mark in shown(table(wind="E"), 0).marks}
    assert {("ship:2", "stuck-storm"), ("ship:0", "watched")} <= marks


def test_objects_in_use_are_drawn_both_of_them() -> None:  # rules 12.1, 12.9
    line = SEA.format(wind="N", plan="jax").replace("- ghost,grey - -", "- grey - -")
    assert ids(shown(read(f"{line} | now menu A"), 0), "use") == []
    state = read(f"{line} | use magic | now menu A")
    assert ids(shown(state, 0), "use") == ["use:magic"]
    state = read(f"{line} | use magic octopus | now menu A")
    assert ids(shown(state, None), "use") == ["use:magic", "use:octopus"]
    assert piece(shown(state, 1), "use:octopus").note == "Exchange a soul for any in the bag"


def test_a_turn_is_played_by_picking_the_card() -> None:  # rule 8.1
    seen = shown(table(), 0)
    hoodoo = choice(seen, "hoodoo")
    assert seen.prompt.text == "Your turn: conjure Hoodoo"
    assert hoodoo.pick == (("act:hoodoo",),) and hoodoo.preview == ()  # the wind has turned already


@plain_only
def test_in_the_plain_reading_the_turn_of_the_wind_is_seen_before(reading: str) -> None:  # rules 8.1, 16.1
    seen = shown(table(), 0)
    hoodoo = choice(seen, "hoodoo")
    assert seen.prompt.text == "Your turn: conjure Hoodoo"
    assert hoodoo.pick == (("act:hoodoo",),) and hoodoo.preview[0].turn == 180
    assert hoodoo.note == "the wind will blow from the south: Becalmed"
    assert choice(seen, "end").pick == () and choice(seen, "end").rank == "quiet"


def test_stars_say_when_none_of_a_colour_is_free() -> None:  # rule 4.5
    line = "2 seats | wind S | ships 3> 0> | souls RP - | round 3 | plans jax jax | grigri B | now barrel A"
    seen = shown(read(line), 0)
    assert choice(seen, "barrel stars R").note == "Stars: put your ship on a star of the colour you pay"
    assert choice(seen, "barrel stars P").note == "Stars: no star of this colour is free"


def test_tix_picks_a_ship_then_its_landing_place_then_a_soul() -> None:  # rule 7.5
    seen = shown(table(plan="tix"), 0)
    tix = choice(seen, "tix 2 CW R")
    assert tix.pick == (("ship:2",), ("sea:6",), ("soul:0:R:0",))
    assert [(ghost.id, ghost.place) for ghost in tix.preview] == [("ship:2", "sea:6"), ("ship:0", "sea:3")]
    assert any(denied.on == "ship:3" and denied.rule == "7.5" for denied in seen.denied)  # it has the GriGri


def test_a_soul_is_placed_by_soul_and_cell_and_matches_are_marked() -> None:  # rule 8.4
    state = play(table(), "hoodoo")
    seen = shown(state, 0)
    place = choice(seen, "place B 2")
    assert place.pick == (("soul:0:B:0",), ("cell:2",)) and place.note == "a match: sail one or two spaces"
    assert place.preview[0].place == "cell:2"
    assert {mark.on for mark in seen.marks if mark.kind == "match-blue"} == {"cell:2", "cell:8"}
    [denied] = [denied for denied in seen.denied if denied.on == "cell:1"]
    assert denied.why == "there is a soul in cell 1 already"


def test_a_stuck_ship_gets_no_note_of_a_move_in_the_ritual() -> None:  # rule 9.6
    line = SEA.replace("ships 4> 12< 5> 0>", "ships 5> 12< 4> 0>").format(wind="S", plan="hoodoo")
    seen = shown(play(read(f"{line} | now menu A"), "hoodoo"), 0)
    assert ("ship:0", "stuck-calm") in {(mark.on, mark.kind) for mark in seen.marks}
    assert seen.prompt.text == "Place a soul, or pass: your ship cannot move"
    assert choice(seen, "place B 2").note == "your ship cannot move and stays"
    assert not [mark for mark in seen.marks if mark.kind.startswith("match")]


def test_a_ship_between_others_in_a_storm_gets_no_note_of_a_move_either() -> None:  # rules 9.2, 9.7
    line = SEA.replace("ships 4> 12< 5> 0>", "ships 6> 5< 7> 0>").format(wind="E", plan="hoodoo")
    seen = shown(play(read(f"{line} | now menu A"), "hoodoo"), 0)
    assert not [mark for mark in seen.marks if mark.on == "ship:0"]  # it lies on quiet water itself
    assert seen.prompt.text == "Place a soul, or pass: your ship cannot move"
    assert choice(seen, "place B 2").note == "your ship cannot move and stays"


@pytest.mark.parametrize("seed", [1, 2, 14, 128, 313])  # in the last three a ship lies between others
def test_a_placed_soul_moves_the_ship_exactly_as_its_note_says(seed: int) -> None:  # rules 8.3, 8.5
    asked, stays = 0, words(GAME, "en").say("note-stays")
    for state in game(6, seed):
        if state.ask == PLACE and state.mover >= 0:
            seat = state.mover
            for each in shown(state, seat).choices:
                if each.code.startswith("place"):
                    after = play(state.clone(), each.code)
                    sails = after.ask == SAIL and after.mover == seat
                    assert sails is (each.note != stays), each.code
                    asked += 1
    assert asked


def test_a_sail_is_picked_by_its_landing_place_and_says_what_it_costs_and_brings() -> None:  # rules 9.4, 10.1, 11.2
    state = play(table(wind="S"), "hoodoo", "place B 2")
    seen = shown(state, 0)  # becalmed: space 6 is haunted, 5 is taken
    sail = choice(seen, "sail CW 1")
    assert sail.pick == (("sea:6",),) and sail.preview[0].place == "sea:6"
    assert sail.note == "ends on 6, worth 9 · will be held fast there"
    line = SEA.replace("12< 5> 0>", "12< 6> 0>").format(wind="W", plan="hoodoo")
    state = play(read(f"{line} | now menu A"), "hoodoo", "place B 2")
    toll = choice(shown(state, 0), "sail CW 1")
    assert toll.note == "ends on 8, worth 11 · may board {2} · 2 tolls"
    assert toll.preview[0].place == "sea:8"


def test_boarding_picks_what_is_taken() -> None:  # rule 10.2
    state = play(table(), "hoodoo", "place R 3", "sail CW 1")
    seen = shown(state, 0)
    assert seen.prompt.text == "You board {2}: take something"
    assert choice(seen, "board coin").pick == (("coins:2",),) and piece(seen, "coins:2").count == 2
    assert choice(seen, "board soul G").pick == (("soul:2:G:0",),)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("de", "Dein Zug: Beschwör Hoodoo"),
        ("fr", "À vous\u202f: invoquez Hoodoo"),
        ("ja", "あなたの手番：フードゥーを唱えられます"),
    ],
)
def test_the_prompt_speaks_every_language(lang: str, text: str) -> None:
    assert shown(table(), 0, lang).prompt.text == text


def test_a_ship_that_others_moved_is_told_why_it_lands_and_by_which_rule() -> None:  # rule 11.5
    open_11 = "sea E0 G0 C0 A0 D1 F0 B0 H0"
    state = play(menu("12> 4>", "tix", f"souls R - | grigri A | {open_11}"), "tix 1 CW R")
    asked = shown(state, 1).prompt
    assert (asked.text, asked.rule) == ("{0} pushed you to a skull: take an object?", "11.5")
    assert shown(state, 0).prompt.text == "Waiting for {1} to take an object or not"
    own = shown(play(state, "draw none"), 0).prompt  # its own move
    assert (own.text, own.rule) == ("You may take an object", "")


def test_a_maelstrom_and_the_wind_are_named_and_whose_they_are() -> None:  # rule 11.5
    line = "objects maelstrom - | grigri B"
    state = play(menu("1> 4>", "jax", line, wind="E"), "use maelstrom")
    prompts = [shown(state, 0).prompt, shown(play(state, "draw none"), 1).prompt]
    assert [prompt.text for prompt in prompts] == [
        "Your Maelstrom took you to a skull: take an object?",
        "The Maelstrom of {0} took you to a skull: take an object?",
    ]
    assert [piece.id for piece in shown(state, 1).pieces if piece.area == "use"] == ["use:maelstrom"]
    line = "barrels - - - A | sea E0 F0 C0 A0 D1 G0 B0 H1"
    state = play(menu("4> 9<", "jax", line, wind="S"), "wind 1")
    prompt = shown(state, 1).prompt
    assert prompt.text == "{0} turned the wind, and mermaids took you to a skull: take an object?"
    assert prompt.rule == "11.5"


def test_a_fourth_object_found_in_the_turn_of_another_cites_its_rule() -> None:  # rule 11.3
    line = "souls R - | objects - grey,grey,red | grigri A"
    state = play(menu("12> 4>", "tix", f"{line} | compass A"), "tix 1 CW R", "draw deck", "* object blue")
    prompt = shown(state, 1).prompt
    assert (prompt.text, prompt.rule) == ("Too many objects: discard one", "11.3")


def test_at_a_tok_the_octopus_is_asked_for_by_who_called_what() -> None:  # rule 12.11
    line = "souls B BR - | objects - octopus - | grigri C"
    state = play(menu("4> 0> 0>", "tok", line), "tok B")
    seen = shown(state, 1)
    assert (seen.prompt.text, seen.prompt.rule) == ("{0} calls every blue soul: use the Octopus first?", "12.11")
    assert choice(seen, "octopus B R").pick == (("object:1:octopus:0",), ("soul:1:B:0",))
    assert choice(seen, "pass").rank == "quiet"
    assert shown(state, 2).prompt.text == "Waiting for {1} to use the Octopus or not"


def test_before_the_count_the_octopus_is_asked_for() -> None:  # rule 12.11
    line = "2 seats | round 12 | ships 4> 8> | souls R - | objects octopus - | plans jax tix | grigri B | now facing B"
    seen = shown(play(read(line), "facing CW"), 0)
    assert (seen.prompt.text, seen.prompt.rule) == ("Before the count: use the Octopus?", "12.11")
    assert "Round 12 of 12, before the count" in [mark.label for mark in seen.marks]


def test_a_leap_is_picked_by_its_landing_place_as_a_second_step_and_in_tix() -> None:  # rule 12.10
    seen = shown(sailing("N", "11", more="compass A"), 0)
    leap = choice(seen, "sail CW leap 6")
    assert leap.pick == (("sea:6",),) and leap.preview[0].place == "sea:6"
    state = play(menu("12> 4>", "tix", "souls R - | grigri A | compass A"), "tix 1 ACW R")
    seen = shown(state, 0)
    assert seen.prompt.text == "Your own ship goes now: a step, or a leap with the Compass"
    assert choice(seen, "sail CW 1").pick == (("sea:1",),) and choice(seen, "leap 6 CW 1").pick == (("sea:6",),)


def test_the_others_see_which_player_the_table_waits_for() -> None:
    prompt = shown(table(), 1).prompt
    assert (prompt.text, prompt.waits_for) == ("Waiting for {0}, who has the turn", (0,))


def test_ids_of_face_down_cards_say_where_they_lie_and_nothing_else() -> None:
    for viewer in (0, 2, None):
        for each in shown(table(), viewer).pieces:
            if each.face.endswith("-back") and each.area.split(":")[0] in ("hold", "tonight"):
                assert HIDDEN.fullmatch(each.id) or re.fullmatch(r"blessed:\d", each.id)


def test_souls_travel_from_ship_to_ritual_and_to_other_ships() -> None:
    placed = Event("placed", 1, {"soul": "R", "cell": 8, "match": True})
    assert cues(placed) == (Cue("placed", "soul-R", "souls:1", "cell:8"),)
    assert cues(Event("tix", 0, {"other": 2, "soul": "B", "way": "CW"})) == (
        Cue("tix", "soul-B", "souls:0", "souls:2"),
    )
    assert Cue("tok", "soul-G", "ritual", "souls:0") in cues(Event("tok", 0, {"soul": "G", "souls": 2}))
    assert cues(Event("round", 0, {"number": 2})) == ()


def test_whole_games_stay_small_and_end_with_a_sheet_line_by_line() -> None:  # rule 15
    session = samedi.Session("voodoo-pirates", 6, seed="sheet")
    largest = 0
    while not session.over:
        seen = shown(session.state, session.acting[0])
        assert len(seen.pieces) <= 120 and len({each.id for each in seen.pieces}) == len(seen.pieces)
        largest = max(largest, len(msgspec.json.encode(seen)))
        session.submit(session.acting[0], seen.choices[-1].code if len(session.log) % 3 else seen.choices[0].code)
    assert largest <= 15_000
    seen = shown(session.state, 0)
    assert seen.result is not None and seen.result.winners == session.state.winners()
    [scores] = [sheet for sheet in seen.sheets if sheet.id == "scores"]
    assert scores.columns == ("Pirate", "Sea", "Power", "Coins", "Objects", "Card", "All")
    totals = {row[0]: int(row[-1].replace("−", "-")) for row in scores.rows}
    assert totals == {f"{{{seat}}}": points for seat, points in enumerate(session.state.scores())}
    for row in scores.rows:
        assert sum(int(cell.replace("−", "-")) for cell in row[1:-1]) == int(row[-1].replace("−", "-"))
    assert {sheet.id for sheet in seen.sheets} >= {"scores", "held"}
