"""How the pieces of Voodoo Pirates look, drawn and in text, and where they lie."""

import gzip
from unicodedata import east_asian_width
from xml.etree import ElementTree

import pytest

from samedi.core.types import Seat
from samedi.core.words import words
from samedi.games.voodoo_pirates import GAME
from samedi.games.voodoo_pirates.components import BONES, SEA_NAMES
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.scene import look
from samedi.games.voodoo_pirates.scene.sea_cards import art
from samedi.games.voodoo_pirates.view import view
from samedi.scene.model import Look

LANGUAGES = ("en", "de", "fr", "ja")


def look_at(state: VoodooPirates, seat: Seat | None, lang: str = "en") -> Look:
    return look(view(state, seat), words(GAME, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_look_is_small_and_its_labels_begin_with_what_is_shown(seats: int, lang: str) -> None:
    seen = look_at(VoodooPirates(seats), 0, lang)
    assert len(gzip.compress(seen.encoded)) <= 60_000
    assert all(area.label for area in seen.areas) and all(tone.label for tone in seen.tones.values())
    for name, face in seen.faces.items():
        assert face.text and face.label and len(face.text) <= 6 and len(face.svg) < 5_000, name
        assert ElementTree.fromstring(face.svg) is not None
        assert not face.tone or (face.label.startswith(face.text) and face.tone in seen.tones), name
    assert seen is look_at(VoodooPirates(seats), 0, lang)  # made once


def test_every_sea_card_has_two_faces_with_its_star_its_skull_and_its_name() -> None:  # rules 2.3, 2.4
    faces = look_at(VoodooPirates(4), 0).faces
    assert {f"sea-{name}" for name in SEA_NAMES[:-1]} <= faces.keys()
    assert faces["sea-A0"].label == "Coral Shallows, red star, skull, haunted"
    assert faces["sea-G1"].label == "Strong Current, yellow star"
    assert art("skull").inner in faces["sea-A0"].svg and art("skull").inner not in faces["sea-A1"].svg
    assert "Coral Shallows</textPath>" in faces["sea-A0"].svg and 'class="upright"' in faces["sea-A0"].svg


def test_in_the_east_stands_the_barrel_that_was_agreed_on() -> None:  # rule 4.3
    moon, bones = (look_at(VoodooPirates(4, 0, east), 0).faces["sea-E"] for east in (1 - BONES, BONES))
    assert art("barrel-moon").inner in moon.svg and art("barrel-bones").inner in bones.svg
    assert (moon.label, bones.label) == ("East, barrel Moon", "East, barrel Bones")


def test_every_colour_has_a_sign_of_its_own_in_text_and_drawn() -> None:
    seen = look_at(VoodooPirates(6), 0)
    pirates = [seen.tones[name] for name in ("red", "yellow", "blue", "green", "purple", "black")]
    assert len({tone.symbol for tone in pirates}) == 6
    assert all(len(tone.symbol) == 1 and east_asian_width(tone.symbol) not in "WF" for tone in pirates)
    assert all(tone.symbol in seen.faces for tone in pirates)


def test_the_spaces_lie_like_the_hours_of_a_clock_around_the_ritual() -> None:  # rules 2.1, 8.3
    seen = look_at(VoodooPirates(4), 0)
    places = {place.id: place for place in seen.area["sea"].places}
    assert (places["sea:12"].x, places["sea:3"].y) == (0.5, 0.5) and places["sea:3"].x > 0.9 > places["sea:1"].x > 0.5
    assert [places[f"sea:{space}"].text for space in (1, 5, 8, 9)] == ["4", "7", "11", "9"]
    cells = {place.id: place.cell for place in seen.area["ritual"].places}
    assert seen.area["ritual"].inside == "sea"
    assert (cells["cell:1"], cells["cell:5"], cells["cell:9"]) == ((2, 2), (0, 0), (1, 1))


def test_a_watcher_sees_four_mats_and_a_pirate_holds_cards_in_hand() -> None:
    watched, mine = (look_at(VoodooPirates(4), seat).area for seat in (None, 2))
    assert "cards" not in watched and watched["hold:2"].zone == "seat"
    assert mine["cards"].zone == mine["hold:2"].zone == "mine" and mine["hold:0"].zone == "seat"
