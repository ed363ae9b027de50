"""How the cards of Voodoo Prince look, drawn and in text, and where they lie."""

import gzip
from unicodedata import east_asian_width
from xml.etree import ElementTree

import pytest

from samedi.core.types import Seat
from samedi.core.words import words
from samedi.games.voodoo_prince import GAME
from samedi.games.voodoo_prince.faces import art
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.scene import look
from samedi.games.voodoo_prince.view import view
from samedi.scene.model import Look

LANGUAGES = ("en", "de", "fr", "ja")


def look_at(state: VoodooPrince, seat: Seat | None, lang: str = "en") -> Look:
    return look(view(state, seat), words(GAME, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_look_is_small_and_its_labels_begin_with_what_a_card_shows(seats: int, lang: str) -> None:
    seen = look_at(VoodooPrince(seats), 0, lang)
    assert len(gzip.compress(seen.encoded)) <= 60_000
    assert all(area.label for area in seen.areas) and all(tone.label for tone in seen.tones.values())
    for name, face in seen.faces.items():
        assert (
            face.text
            and face.label
            and len(face.text) <= 6
            and len(face.svg) < 5_000
            and ElementTree.fromstring(face.svg) is not None
        )
        assert not face.tone or (face.label.startswith(face.text) and face.tone in seen.tones), name
    assert seen is look_at(VoodooPrince(seats), 0, lang)  # made once


def test_labels_say_what_dolls_splitters_and_top_cards_do() -> None:  # rules 1.1, 4.3, 4.5
    faces = look_at(VoodooPrince(4), 0).faces
    assert faces["Y5"].label == "Y5, yellow 5, splits the trick"
    assert faces["B7"].label == "B7, blue 7, splits the trick"
    assert faces["R0"].label == "R0, red 0, doll, beats the red 12"
    assert faces["G12"].label == "G12, green 12, highest of its colour"
    assert faces["P8"].label == "P8, purple 8"
    assert "Y13" not in faces  # rule 1.2: not in use


def test_every_colour_and_seat_has_a_sign_of_its_own_in_text_and_drawn() -> None:
    seen = look_at(VoodooPrince(5), 0)
    symbols = [tone.symbol for tone in seen.tones.values()]
    assert len(symbols) == len(set(symbols)) == 10
    assert all(len(symbol) == 1 and east_asian_width(symbol) not in "WF" for symbol in symbols)
    assert set(symbols) <= seen.faces.keys()  # drawn as the face of that name


def test_a_doll_a_splitter_and_the_highest_card_show_what_they_do() -> None:  # rules 4.3, 4.5
    faces = look_at(VoodooPrince(4), 0).faces
    plain, doll, splitter, top = (faces[name].svg for name in ("G3", "G0", "G5", "G12"))
    assert art("doll").inner in doll and art("splitter").inner in splitter and art("crown").inner in top
    assert not any(art(name).inner in plain for name in ("doll", "splitter", "crown"))
    assert all(art("leaf").inner in each for each in (plain, doll, splitter, top))


def test_the_emblem_lies_behind_the_trick_and_on_the_back_of_the_cards() -> None:
    seen = look_at(VoodooPrince(4), 0)
    assert art("emblem").inner in seen.area["trick"].inlay and art("emblem").inner in seen.faces["back"].svg


def test_the_viewer_sits_below_and_the_others_clockwise() -> None:
    places = {place.id: place for place in look_at(VoodooPrince(4), 2).area["trick"].places}
    assert places["seat:2"].y > places["seat:0"].y and places["seat:3"].x < places["seat:1"].x
    assert (places["seat:2"].label, places["seat:0"].label) == ("before you", "before {0}")
