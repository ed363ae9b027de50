"""How the dice of Baron Voodoo look, drawn and in text, and where they lie."""

import gzip
from unicodedata import east_asian_width
from xml.etree import ElementTree

import pytest

from samedi.games.baron_voodoo.box import COLOURS, KINDS
from samedi.games.baron_voodoo.dice import ICONS, MARKS, SYMBOLS, art
from samedi.games.baron_voodoo.tests.shown import LANGUAGES, look_at
from samedi.games.baron_voodoo.tests.tables import NAMED, TABLES, opened


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
    assert len(set(symbols)) == 5 and all(east_asian_width(symbol) not in "WF" for symbol in symbols)
    assert all(art(MARKS[letter]).inner in seen.faces[SYMBOLS[letter]].svg for letter in COLOURS)


def test_a_power_card_bears_the_name_of_its_loa() -> None:
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
