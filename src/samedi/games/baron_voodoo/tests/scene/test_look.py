"""How the dice of Baron Voodoo look, drawn and in text, and where they lie."""

import gzip
from unicodedata import east_asian_width
from xml.etree import ElementTree

import pytest

from samedi.games.baron_voodoo.components import COLOURS, KINDS
from samedi.games.baron_voodoo.scene.faces import ICONS, MARKS, SYMBOLS, art
from samedi.games.baron_voodoo.tests.positions import NAMED, TABLES, opened
from samedi.games.baron_voodoo.tests.scene.helpers import LANGUAGES, look_at


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMED)
def test_a_look_is_small_and_its_labels_begin_with_what_a_face_shows(
    seats: int, options: dict[str, object], lang: str
) -> None:
    seen = look_at(opened(seats, **options), 0, lang)
    assert len(gzip.compress(seen.encoded)) <= 60_000
    assert all(area.label for area in seen.areas) and all(tone.label for tone in seen.tones.values())
    for name, face in seen.faces.items():
        assert face.text and face.label and len(face.text) <= 6 and len(face.svg) < 5_000, name
        assert ElementTree.fromstring(face.svg) is not None
        assert not face.tone or (face.label.startswith(face.text) and face.tone in seen.tones), name
    assert seen is look_at(opened(seats, **options), 0, lang)  # made once


def test_every_die_shows_its_loa_and_its_face_by_shape() -> None:  # rules 1.1, 1.2
    faces = look_at(opened(), 0).faces
    for kind in KINDS:
        mark, icon = art(MARKS[kind[0]]).inner, art(ICONS[kind[1]]).inner
        alone, covered = faces[kind].svg, faces[f"{kind}."].svg
        assert mark in alone and icon in alone
        assert covered.count(mark) == covered.count(icon) == 2  # once more on its front
    assert len({faces[kind].svg for kind in KINDS}) == len(KINDS)


def test_colours_have_signs_of_their_own_in_text_and_drawn() -> None:
    seen = look_at(opened(), 0)
    symbols = [tone.symbol for tone in seen.tones.values()]
    assert len(set(symbols)) == len(symbols) == 6 and all(east_asian_width(symbol) not in "WF" for symbol in symbols)
    assert all(art(MARKS[letter]).inner in seen.faces[SYMBOLS[letter]].svg for letter in COLOURS)


def test_a_power_card_has_the_name_of_its_loa() -> None:
    assert ">Gran Bwa</text>" in look_at(opened(), 0).faces["power-GB"].svg
    assert ">パパ・レグバ</text>" in look_at(opened(), 0, "ja").faces["power-PL"].svg


def test_the_board_has_49_spaces_and_a_handle_at_both_ends_of_each_line() -> None:  # rules 1.3, 5.2
    board = look_at(opened(), 0).area["board"]
    places = {place.id: place for place in board.places}
    assert len(places) == 49 + 28
    assert places["4W"].label == "push rank 4 west" and places["dN"].label == "push file d north"
    assert places["d4"].label == "d4, the crossroads" and places["a1"].label == "a1"
    assert places["4W"].x < places["a4"].x < places["g4"].x < places["4E"].x
    assert board.stacked and "<svg" in board.inlay


def test_slips_count_up_to_all_dice_of_a_colour() -> None:  # rule 1.1
    faces = look_at(opened(), 0).faces
    assert faces["slip-Y10"].label == "≈10, 10 yellow dice" and faces["slip-W1"].label == "○1, one white die"
    assert "slip-W9" not in faces and faces["slip-P0"].label == "♥0, no purple dice"


@pytest.mark.parametrize(
    ("seats", "options", "target"), [(2, {}, 18), (3, {}, 15), (4, {}, 12), (4, {"mode": "team"}, 18)]
)
def test_the_score_track_goes_to_20_and_shows_the_end(seats: int, options: dict[str, object], target: int) -> None:
    track = look_at(opened(seats, **options), 0).area["track"]  # rules 2.3, 2.4, 8.1, 9.8
    assert [place.text for place in track.places] == [str(points) for points in range(21)]
    assert [place.tone for place in track.places] == [""] * target + ["end"] + [""] * (20 - target)
    assert track.places[1].label == "1 point" and track.places[target].label == f"{target} points: the target"
    assert {place.cell[1] for place in track.places} == {0, 1} and all(place.narrow for place in track.places)


def test_two_partners_share_a_marker_with_both_their_signs() -> None:  # rule 9.3
    faces = look_at(opened(4, mode="team"), 0).faces
    assert [name for name in faces if name.startswith("pair-")] == ["pair-YR", "pair-TP", "pair-YT", "pair-RP"]
    shared = faces["pair-YR"]
    assert art(MARKS["Y"]).inner in shared.svg and art(MARKS["R"]).inner in shared.svg
    assert shared.text == "≈†" and shared.label == "yellow and red"
