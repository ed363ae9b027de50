"""Names and sentences of Little Devils, in four languages."""

import re

import pytest

import samedi
from samedi.core.events import Event
from samedi.core.rng import Rng
from samedi.core.types import Seat
from samedi.core.words import with_names, words
from samedi.games.little_devils import GAME, terms
from samedi.games.little_devils.tests.positions import play_on

LANGUAGES = ("en", "ja", "de", "fr")
NAMES = ("Ada", "Bea", "Cem", "Dan", "Eva", "Fay")


def said(event: Event, viewer: Seat | None, lang: str = "en") -> str:
    return words(GAME, lang).event(event, viewer)


def test_a_code_names_its_card() -> None:
    assert [terms.parts(code) for code in GAME.actions] == [{"card": card} for card in range(1, 55)]


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "Play the 22"), ("ja", "22を出す"), ("de", "Die 22 spielen"), ("fr", "Jouer le 22")]
)
def test_an_action_has_the_name_that_people_use(lang: str, text: str) -> None:
    assert words(GAME, lang).action("play 22") == text


SENTENCES = [  # the event; its sentence for the player who acted, and for others
    (Event("dealer", 1), "The lot falls on you: you deal first", "The lot falls on {1}, who deals first"),
    (
        Event("round", 1, {"number": 2, "dealer": 0}),
        "Round 2 (dealer: {0}): you lead",
        "Round 2 (dealer: {0}): {1} leads",
    ),
    (Event("dealt", 1, {"cards": [3, 8, 15]}), "You are dealt 3, 8 and 15", "{1} is dealt 3, 8 and 15"),
    (Event("played", 1, {"card": 22}), "You play the 22", "{1} plays the 22"),
    (
        Event("took", 1, {"cards": [19, 2, 17], "devils": 2}),
        "You take 19, 2 and 17: two devils",
        "{1} takes 19, 2 and 17: two devils",
    ),
]


@pytest.mark.parametrize(("event", "own", "other"), SENTENCES)
def test_an_event_addresses_the_player_who_acted_as_you(event: Event, own: str, other: str) -> None:
    assert (said(event, 1), said(event, 0), said(event, None)) == (own, other, other)


def test_the_count_names_every_player() -> None:  # rule 5.1
    counted = said(Event("counted", None, {"devils": [11, 14, 16], "totals": [30, 14, 50]}), 1)
    names = ["Ada", "Bo", "Cy"]
    assert with_names(counted, names) == (
        "The round is counted: Ada 11, Bo 14 and Cy 16; in all: Ada 30, Bo 14 and Cy 50"
    )


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_end_names_all_winners(viewer: Seat | None) -> None:  # rule 6.2
    over = said(Event("over", None, {"winners": [0, 2]}), viewer)
    assert over == "The game is over; the fewest devils: {0} and {2}"


@pytest.mark.parametrize(
    ("lang", "none", "one", "many"),
    [
        ("en", "no devils", "one devil", "12 devils"),
        ("ja", "デビルなし", "デビル1つ", "デビル12個"),
        ("de", "kein Teufelchen", "ein Teufelchen", "12 Teufelchen"),
        ("fr", "aucun diable", "un diable", "12 diables"),
    ],
)
def test_each_language_has_its_own_plural_of_devils(lang: str, none: str, one: str, many: str) -> None:
    assert [words(GAME, lang).say("devils", devils=devils) for devils in (0, 1, 12)] == [none, one, many]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_in_every_language(lang: str) -> None:
    table = samedi.Session("little-devils", 4, seed=2)
    play_on(table, Rng(2))
    kinds = set()
    for viewer in (0, 3, None):
        for _, event in table.events(viewer):
            text = with_names(said(event, viewer, lang), NAMES)
            assert text and not re.search("[{}$]", text)
            kinds.add(event.kind)
    assert kinds == {"dealer", "round", "dealt", "played", "took", "counted", "over"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_a_name_and_says_what_it_does(lang: str) -> None:  # rules 2.1, 7.3
    spoken = words(GAME, lang)
    for option in GAME.options:
        assert spoken.say(f"option-{option.name}") and spoken.say(f"option-{option.name}-about")


def test_french_has_narrow_spaces_before_its_signs() -> None:
    text = (GAME.folder / "words" / "fr.ftl").read_text("utf-8")
    assert not re.search(r"[ \u00a0][;:!?»]", text) and not re.search(r"[^\u202f\n][;:!?](\s|$)", text)
