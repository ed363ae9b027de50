"""Names and sentences of Voodoo Pirates, in four languages."""

import re

import pytest

from samedi.core.events import Event
from samedi.core.types import Seat
from samedi.core.words import words
from samedi.games.voodoo_pirates import GAME, terms

LANGUAGES = ("en", "ja", "de", "fr")


def said(event: Event, viewer: Seat | None, lang: str = "en") -> str:
    return words(GAME, lang).event(event, viewer)


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ("plan jax", {"card": "jax"}),
        ("barrel stars magic", {"barrel": "stars", "paid": "magic"}),
        ("tix 2 CW R", {"other": 2, "way": "CW", "soul": "R"}),
        ("take", {"item": "none"}),
        ("take coin", {"item": "coin"}),
        ("whisper ACW", {"way": "ACW", "space": 0}),
        ("whisper leap 6 CW", {"way": "CW", "space": 6}),
        ("leap 12 ACW 2", {"space": 12, "way": "ACW", "spaces": 2}),
        ("board soul P", {"item": "soul", "soul": "P"}),
        ("board coin", {"item": "coin", "soul": "none"}),
        ("no swap", {}),
        ("end", {}),
    ],
)
def test_a_code_names_its_parts(code: str, named: dict[str, object]) -> None:
    assert terms.parts(code) == named


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Conjure Tix: push {2} clockwise for a red soul"),
        ("de", "Tix beschwören: {2} im Uhrzeigersinn schieben, für eine rote Seele"),
        ("fr", "Invoquer Tix\u202f: pousser {2} dans le sens horaire contre une âme rouge"),
        ("ja", "ティックスを唱える：赤の魂を渡して{2}を時計回りに押す"),
    ],
)
def test_an_action_has_the_name_that_people_use(lang: str, text: str) -> None:
    assert words(GAME, lang).action("tix 2 CW R") == text


SENTENCES = [  # the event; its sentence for the player who acted, and for others
    (Event("soul", 1, {"soul": "P"}), "You draw a purple soul", "{1} draws a purple soul"),
    (
        Event("barrel", 1, {"barrel": "stars", "paid": "magic"}),
        "You go to the barrel Stars for Barrel Magic",
        "{1} goes to the barrel Stars for Barrel Magic",
    ),
    (
        Event("sailed", 1, {"start": 0, "end": 2, "way": "CW"}),
        "You sail clockwise from the harbour to space 2",
        "{1} sails clockwise from the harbour to space 2",
    ),
    (
        Event("fired", 1, {"other": 2, "hits": 2, "coins": 1}),
        "You fire at {2}: 2 of power, and a coin is lost",
        "{1} fires at {2}: 2 of power, and a coin is lost",
    ),
    (Event("fired", 1, {"other": 2, "hits": 0, "coins": 0}), "You fire at {2} and miss", "{1} fires at {2} and misses"),
    (Event("toll", 1, {"coins": 0, "souls": 3}), "You lose 3 souls to the mermaids",
     "{1} loses 3 souls to the mermaids"),
    (Event("tok", 1, {"soul": "B", "souls": 1}), "You conjure Tok and call every blue soul: one soul",
     "{1} conjures Tok and calls every blue soul: one soul"),
    (Event("ghost", 1, {"other": 0, "soul": "none"}), "You answer {0} with the Ghost Ship",
     "{1} answers {0} with the Ghost Ship"),
]  # fmt: skip


@pytest.mark.parametrize(("event", "own", "other"), SENTENCES, ids=lambda value: "")
def test_an_event_addresses_the_player_who_acted_as_you(event: Event, own: str, other: str) -> None:
    assert (said(event, 1), said(event, 3), said(event, None)) == (own, other, other)


def test_the_reveal_names_every_player_except_those_on_bones() -> None:  # rule 5.1
    told = said(Event("revealed", None, {"cards": ["jax", "-", "hoodoo"]}), 0)
    assert told == "The cards: {0} Jax, {1} - and {2} Hoodoo"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sea_is_named_by_its_faces(lang: str) -> None:
    told = said(Event("sea", None, {"faces": ["E0", "H1"]}), None, lang)
    assert "E0" not in told and "H1" not in told


def test_french_puts_narrow_spaces_before_its_signs() -> None:
    for name in ("words/fr.ftl", "RULES.fr.md"):
        text = (GAME.folder / name).read_text(encoding="utf-8")
        assert not re.search(r"[^\u202f\s-][;!?»]|« | »| [;:!?]", text), name
