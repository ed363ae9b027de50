"""Prompts, the clicks that lead to each choice, previews, and reasons against other choices."""

import pytest

from samedi.games.baron_voodoo.components import FACES
from samedi.games.baron_voodoo.tests.positions import do, game, opened, read
from samedi.games.baron_voodoo.tests.scene.helpers import LANGUAGES, area, choice, denied, die, faces, ghosts, shown

TV1 = "2 seats | step capture | board d4=Rv,Yo,Yc d5=To e4=Pg f4=Yx g4=Rs b2=Yv"
PUSHED = "2 seats | step after | board a4=Yo c4=To,Rv f4=Px a1=Rc | offerings 1 1"
COLUMN = "2 seats | loas T Y | step after | board c3=Yo,Tv,Rc e5=Pg a1=Ws,Wx g7=Yo,To,Ro | offerings 0 0"
SINGLE = "2 seats | loas P Y | step after | board a1=Yo,Tv b2=Rc c3=Rc d4=Ws"
SWITCHING = "3 seats | step effect Yx | board a1=Yo b1=Tv | zones Yx / Po / Tv"


def test_a_capture_is_the_die_and_then_where_it_lands() -> None:  # rules 4.1, 4.2
    table = shown(read(TV1), 0)
    assert [each.code for each in table.choices] == ["capture d4 N", "capture d4 E"]
    east = choice(table, "capture d4 E")
    assert east.pick == ((die(table, "d4"),), ("f4",))
    assert (east.label, east.note) == ("Jump from d4 to the east", "captures the purple Guard")
    assert ghosts(table, "capture d4 E") == [("Yc", "board", "f4", 1), ("Pg", "zone:0", None, 0)]
    assert table.prompt.text == "Jump with a yellow die and capture"


def test_an_own_die_that_cannot_jump_says_what_is_in_the_way() -> None:  # rules 4.1, 4.2, 6.4
    table = shown(read(TV1), 0)
    found = denied(table)
    assert found[die(table, "f4")] == ("d4 holds three dice already", "4.2")
    assert found[die(table, "b2")][1] == "4.1" and die(table, "d4") not in found
    guarded = shown(read("2 seats | step capture | board a1=Yo b1=Tv c3=Yo c4=Rv | guarded B"), 0)
    assert denied(guarded)[die(guarded, "a1")] == ("the turquoise Victory on b1 is protected", "6.4")


def test_mamy_wata_takes_a_line_by_its_handle_and_shows_where_the_stacks_would_go() -> None:  # rules 5.2, 5.3
    table = shown(read(PUSHED), 0)
    west = choice(table, "power MW 4 W")
    assert west.pick == (("power:MW",), ("4W",)) and west.group == "MW"
    assert ghosts(table, "power MW 4 W") == [
        ("To", "board", "b4", 0),
        ("Rv", "board", "b4", 1),
        ("Px", "board", "c4", 0),
    ]
    assert ghosts(table, "power MW a N") == [("Yo", "board", "a7", 0), ("Rc", "board", "a6", 0)]
    assert denied(table)["1W"] == ("rank 1 has no gap to close towards the west", "5.3")


def test_papa_legba_is_card_die_and_empty_space() -> None:  # rule 5.4
    table = shown(read(PUSHED), 0)
    assert choice(table, "power PL c4 c7").pick == (("power:PL",), (die(table, "c4"),), ("c7",))


def test_gran_bwa_is_asked_die_by_die_and_may_be_taken_back() -> None:  # rules 5.5, 5.6
    state = read(COLUMN)
    table = shown(state, 0)
    ids = [piece.id for piece in area(table, "board") if piece.place == "c3"]
    assert choice(table, "power GB c3").pick == (("power:GB",), tuple(ids))
    table = shown(do(state, "power GB c3"), 0)
    assert table.prompt.chosen == ("Gran Bwa", "c3") and table.prompt.text == "On which dice does it go?"
    assert choice(table, "drop e5").pick == (("e5",),)
    assert ghosts(table, "drop e5") == [("Rc", "board", "e5", 1)]
    assert denied(table)["g7"][1] == "5.5"
    assert [piece.state for piece in area(table, "board") if piece.id == ids[2]] == ["lit"]
    table = shown(do(state, "drop e5", "drop e5"), 0)
    assert [each.code for each in table.choices] == ["over", "under"]
    assert table.prompt.chosen == ("Gran Bwa", "c3", "e5")


def test_erzulie_freda_previews_both_dice_where_they_would_stand() -> None:  # rules 5.7, 5.8
    state = read(SINGLE)
    assert choice(shown(state, 0), "power EF b2").pick[0] == ("power:EF",)
    table = shown(do(state, "power EF b2"), 0)
    assert [each.code for each in table.choices] == ["swap d4"]
    assert ghosts(table, "swap d4") == [("Rc", "board", "d4", 0), ("Ws", "board", "b2", 0)]
    assert denied(table)["a1"][1] == "5.7" and denied(table)["c3"][1] == "5.8"


def test_a_power_that_cannot_be_paid_says_so_on_its_card() -> None:  # rule 5.1
    table = shown(read("2 seats | step before | board a1=Yo c1=Tv b1=Ro,Rv | offerings 0 0"), 0)
    assert denied(table)["power:GB"] == ("Gran Bwa costs an offering, and there is none", "5.1")
    assert not any(place in denied(table) for place in ("b1", "power:MW"))


def test_a_power_must_come_first_where_nothing_can_be_captured() -> None:  # rule 3.4
    table = shown(read("2 seats | step before | loas R Y | board a1=Ro c1=Tv | offerings 0 0"), 0)
    assert table.prompt.text == "There is nothing to capture: a power must change that"
    assert "pass" not in [each.code for each in table.choices]


def test_a_face_is_chosen_among_six_and_the_die_is_seen_turned() -> None:  # rule 4.6
    table = shown(read("2 seats | step face To | board a1=Yo b1=Tv | zones To / - | offerings 1 0"), 0)
    assert faces(table, "faces") == [f"T{face}" for face in FACES] and not area(table, "powers")
    assert choice(table, "face v").pick == (("face:v",),) and choice(table, "face v").note == "score a point"
    assert ghosts(table, "face v") == [("Tv", "zone:0", None, 0)]
    assert denied(table)["face:o"] == ("the die shows Offering already", "4.6")
    other = shown(read("2 seats | step face To | board a1=Yo b1=Tv | zones To / - | offerings 1 0"), 1)
    assert not area(other, "faces") and area(other, "powers")


def test_change_is_a_die_and_then_a_face() -> None:  # rule 6.3
    table = shown(read("2 seats | step effect Yc | board a1=Yo b1=Tv | zones Yc To / -"), 0)
    assert faces(table, "faces") == [f"icon-{face}" for face in FACES]
    change = choice(table, "change To v")
    assert change.pick == ((area(table, "zone:0")[1].id,), ("face:v",)) and change.preview[0].face == "Tv"


def test_steal_picks_in_spirit_worlds_and_a_protected_one_says_why_not() -> None:  # rules 6.4, 6.5
    line = "3 seats | step effect Ys | board a1=Yo b1=Tv | zones Ys / - / - | spirits Wo / Tv Tv / Rc | guarded C"
    table = shown(read(line), 0)
    both = tuple(piece.id for piece in area(table, "spirits:1"))
    assert choice(table, "steal 1 Tv").pick == (both,) and len(both) == 2
    [safe] = area(table, "spirits:2")
    assert denied(table)[safe.id] == ("the spirit world of {2} is protected", "6.4")


def test_switch_is_one_die_and_then_another() -> None:  # rule 6.6
    state = read(SWITCHING)
    table = shown(state, 0)
    assert choice(table, "switch 1 Po").pick == ((area(table, "zone:1")[0].id,),)
    table = shown(do(state, "switch 1 Po"), 0)
    assert table.prompt.chosen == ("purple Offering",)
    assert ghosts(table, "with 2 Tv") == [("Po", "zone:2", None, 0), ("Tv", "zone:1", None, 0)]


def test_the_combo_builder_says_what_the_dice_would_score() -> None:  # rules 7.4, 7.5, 7.6
    state = read("2 seats | step bank | board a1=Yo b1=Tv | zones Yo Yo Yv To Wx / -")
    table = shown(state, 0)
    alike = choice(table, "put Yo")
    assert len(alike.pick[0]) == 2 and alike.note == "scores nothing yet"
    assert choice(table, "done").rank == "quiet"
    table = shown(do(state, "put Yo", "put Yv"), 0)
    assert table.prompt.text == "Add a die that fits, or send these"
    assert choice(table, "put Wx").note == "scores 3 points"
    assert ghosts(table, "put Wx") == [("Wx", "combo", None, 0)]
    score = choice(table, "score")
    assert (score.label, score.note, score.rank, score.pick) == ("Send these on", "scores 1 point", "main", ())
    [green] = [piece for piece in area(table, "zone:0") if piece.face == "To"]
    assert denied(table)[green.id] == ("with the turquoise Offering these dice are no combo", "7.5")


def test_a_die_of_the_pool_goes_to_a_space_of_its_colour() -> None:  # rule 2.6
    state = next(state for state in game(2, 3, board="draft") if state.mover == 0)
    table = shown(state, 0)
    first = table.choices[0]
    face, name = first.code.split()[1:]
    assert first.pick[1] == (name,) and first.pick[0][0].endswith(face)
    assert opened(board="draft").mover < 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_own_prompt_and_names_the_player_it_waits_for(lang: str) -> None:
    asked, awaited = set(), set()
    for seed in range(6):
        for state in game(3, seed):
            if state.mover >= 0:
                asked.add(shown(state, state.mover, lang).prompt.text)
                other = (state.mover + 1) % 3
                prompt = shown(state, other, lang).prompt
                assert prompt.waits_for == (state.mover,) and f"{{{state.mover}}}" in prompt.text
                awaited.add(prompt.text)
    assert len(asked) >= 17 and len(awaited) >= 27
