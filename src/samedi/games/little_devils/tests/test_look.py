"""How the cards of Little Devils look, drawn and in text."""

import gzip
import re
from collections.abc import Iterator
from unicodedata import east_asian_width
from xml.etree import ElementTree

import samedi
from samedi.core.words import words
from samedi.games.little_devils import GAME
from samedi.games.little_devils.components import DEVILS, FIVES
from samedi.games.little_devils.faces import art
from samedi.games.little_devils.scene import SIGNS
from samedi.scene.draw import look_of
from samedi.scene.model import Look

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
        assert max(len(face.svg) for face in look.faces.values()) <= 5_000


def test_every_card_in_use_has_a_face_that_begins_with_its_number() -> None:  # rules 1.1, 1.3
    for look in looks():
        seats = sum(area.id.startswith("taken:") for area in look.areas)
        cards = {str(card) for card in range(1, 9 * seats + 1)}
        assert look.faces.keys() == {"back", "▴", *"ABCDEF"[:seats], *SIGNS, *cards}
        for name, face in look.faces.items():
            assert face.label and ElementTree.fromstring(face.svg) is not None
            if name in cards:
                assert face.text.startswith(name) and re.match(rf"{name}\D", face.label)
                assert face.back == "back" and face.tone in look.tones


def test_a_face_tells_its_devils_in_text_without_colour() -> None:  # rule 1.2
    look = look_of(GAME, samedi.Session("little-devils", 6, seed=1).view(0), ENGLISH)
    texts = {number: {look.faces[str(card)].text[len(str(card)) :] for card in cards(number)} for number in range(6)}
    assert texts == {0: {""}, 1: {"▴"}, 2: {"▴▴"}, 3: {"▴▴▴"}, 4: set(), 5: {"▴x5"}}
    assert look.faces["22"].label == "22, two devils" and look.faces[str(FIVES[0])].label == "15, five devils"
    assert all(len(face.text) <= 6 for face in look.faces.values())
    narrow = {east_asian_width(sign) for card in range(1, 55) for sign in look.faces[str(card)].text}
    assert narrow <= {"Na", "N"}  # an ambiguous one would take two columns in some terminals


def test_a_drawn_card_has_its_devils_on_the_spine_and_again_on_the_paper() -> None:  # rule 1.2
    faces = look_of(GAME, samedi.Session("little-devils", 6, seed=1).view(0), ENGLISH).faces
    for devils in (2, 3, 5):
        assert {faces[str(card)].svg.count("<use ") for card in cards(devils)} == {2 * devils}
    one, none = faces[str(cards(1)[0])].svg, faces[str(cards(0)[0])].svg
    assert art("devil").inner in one and art("devil-small").inner in one
    assert art("halo").inner in none and art("devil").inner not in none
    assert len({faces[str(cards(devils)[0])].svg.partition("<text")[0] for devils in (0, 1, 2, 3, 5)}) == 5


def test_the_emblem_lies_behind_the_trick_and_on_the_back_of_the_cards() -> None:
    for look in looks():
        assert art("emblem").inner in look.area["trick"].inlay and art("emblem").inner in look.faces["back"].svg


def cards(devils: int) -> list[int]:
    return [card for card in range(1, 55) if DEVILS[card] == devils]


def test_no_two_tones_share_a_symbol() -> None:
    for look in looks():
        symbols = [tone.symbol for tone in look.tones.values()]
        assert all(symbols) and len(set(symbols)) == len(symbols)
