"""How the cards of Little Devils look, drawn and in text."""

import gzip
import re
from collections.abc import Iterator
from unicodedata import east_asian_width
from xml.etree import ElementTree

import samedi
from samedi.core.words import words
from samedi.games.little_devils import GAME
from samedi.games.little_devils.deck import DEVILS, FIVES
from samedi.kit.scene import Look
from samedi.kit.show import look_of

LANGUAGES = ("en", "ja", "de", "fr")
ENGLISH = words(GAME, "en")


def looks() -> Iterator[Look]:
    for lang in LANGUAGES:
        for seats in GAME.seats:
            for viewer in (0, seats - 1, None):
                yield look_of(GAME, samedi.Session("little-devils", seats, seed=1).view(viewer), words(GAME, lang))


def test_the_look_of_a_chair_is_made_once() -> None:
    table = samedi.Session("little-devils", 4, seed=1)
    first = look_of(GAME, table.view(1), ENGLISH)
    table.submit(table.acting[0], table.choices(table.acting[0])[0])
    assert look_of(GAME, table.view(1), ENGLISH) is first
    assert look_of(GAME, table.view(2), ENGLISH).name != first.name


def test_a_look_is_small() -> None:
    for look in looks():
        assert len(gzip.compress(look.encoded)) <= 60_000
        assert max(len(face.svg) for face in look.faces.values()) <= 1200


def test_every_card_in_use_has_a_face_that_begins_with_its_number() -> None:  # rules 1.1, 1.3
    for look in looks():
        seats = sum(area.id.startswith("taken:") for area in look.areas)
        assert look.faces.keys() == {"back", *(str(card) for card in range(1, 9 * seats + 1))}
        for name, face in look.faces.items():
            assert face.tone in look.tones and face.label and ElementTree.fromstring(face.svg) is not None
            if name != "back":
                assert face.text.startswith(name) and re.match(rf"{name}\D", face.label) and face.back == "back"


def test_a_face_tells_its_devils_in_text_without_colour() -> None:  # rule 1.2
    look = look_of(GAME, samedi.Session("little-devils", 6, seed=1).view(0), ENGLISH)
    texts = {number: {look.faces[str(card)].text[len(str(card)) :] for card in cards(number)} for number in range(6)}
    assert texts == {0: {""}, 1: {"▴"}, 2: {"▴▴"}, 3: {"▴▴▴"}, 4: set(), 5: {"▴x5"}}
    assert look.faces["22"].label == "22, two devils" and look.faces[str(FIVES[0])].label == "15, five devils"
    assert all(len(face.text) <= 6 for face in look.faces.values())
    narrow = {east_asian_width(sign) for face in look.faces.values() for sign in face.text}
    assert narrow <= {"Na", "N"}  # an ambiguous one would take two columns in some terminals


def cards(devils: int) -> list[int]:
    return [card for card in range(1, 55) if DEVILS[card] == devils]


def test_no_two_tones_share_a_symbol() -> None:
    for look in looks():
        symbols = [tone.symbol for tone in look.tones.values()]
        assert all(symbols) and len(set(symbols)) == len(symbols)
