"""Words in every language: the system's language, plural forms, and arguments that stay as they are."""

import pytest

from samedi.core.errors import Reason
from samedi.core.events import Event
from samedi.core.registry import find_game
from samedi.core.words import language, words


@pytest.mark.parametrize(
    ("surroundings", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "de@euro"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "tlh_QO.UTF-8"}, "en"),
        ({"LANG": "frp_IT"}, "en"),  # Arpitan, not French
        ({"LANG": "../de"}, "en"),
        ({"LANG": "de", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de", "LC_MESSAGES": "fr_FR", "LC_ALL": "ja_JP.eucJP"}, "ja"),
        ({"LANG": "de", "LC_MESSAGES": "", "LC_ALL": "POSIX"}, "en"),
        ({"LANG": "de", "LC_MESSAGES": "", "LC_ALL": ""}, "de"),
    ],
)
def test_the_language_is_that_of_the_system_if_the_game_speaks_it(surroundings: dict[str, str], lang: str) -> None:
    assert language(find_game("little-devils"), surroundings) == lang


@pytest.mark.parametrize(
    ("lang", "cards", "sentence"),
    [
        ("en", 1, "seat 2 was dealt one card and not 9"),
        ("en", 0, "seat 2 was dealt 0 cards and not 9"),
        ("de", 1, "Platz 2 bekam eine Karte und nicht 9"),
        ("de", 0, "Platz 2 bekam 0 Karten und nicht 9"),
        ("fr", 1, "la place 2 a reçu 1 carte et non 9"),
        ("fr", 0, "la place 2 a reçu 0 carte et non 9"),  # zero is singular in French
        ("fr", 8, "la place 2 a reçu 8 cartes et non 9"),
        ("ja", 1, "席2に配られたのは1枚で、9枚ではありません"),
    ],
)
def test_numbers_take_the_form_of_the_language(lang: str, cards: int, sentence: str) -> None:
    reason = Reason("deal-size", data={"seat": 2, "cards": cards, "size": 9})
    assert words(find_game("little-devils"), lang).reason(reason) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "blue was led and is still in hand, so the yellow 5 must wait (rule 3.2)"),
        ("de", "Blau wurde ausgespielt und ist noch auf der Hand, also muss die gelbe 5 warten (Regel 3.2)"),
        ("fr", "le bleu est demandé et il en reste en main\u202f; le 5 jaune doit donc attendre (règle 3.2)"),
        ("ja", "リードの色は青で、手札にはまだ青があるので、黄の5は出せません（ルール3.2）"),
    ],
)
def test_a_refusal_can_cite_its_rule_in_every_language(lang: str, sentence: str) -> None:
    spoken = words(find_game("voodoo-prince"), lang)
    text = spoken.reason(Reason("must-follow", "3.2", {"card": "Y5", "colour": "B"}))
    assert spoken.say("rule-cited", text=text, rule="3.2") == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "{1} fires at you: 2 of power, and you lose a coin"),
        ("de", "{1} feuert auf dich: Stärke +2, und du verlierst eine Münze"),
        ("fr", "{1} tire sur vous\u202f: puissance +2, et vous perdez une pièce"),
        ("ja", "{1}はあなたを砲撃しました：力+2、あなたは金貨を1枚失いました"),
    ],
)
def test_the_affected_player_is_addressed_as_you(lang: str, sentence: str) -> None:
    fired, said = Event("fired", 1, {"other": 0, "hits": 2, "coins": 1}), words(find_game("voodoo-pirates"), lang)
    assert said.event(fired, 0) == sentence
    assert "{0}" in said.event(fired, 2)


@pytest.mark.parametrize(
    ("viewer", "sentence"),
    [
        (1, "You switch your yellow Victory and the red Victory of {2}"),
        (2, "{1} switches the yellow Victory of {1} and your red Victory"),
        (0, "{1} switches the yellow Victory of {1} and the red Victory of {2}"),
    ],
)
def test_each_owner_of_a_switched_die_is_addressed_as_you(viewer: int, sentence: str) -> None:
    switched = Event("switched", 1, {"die": "Yv", "one": 1, "second": "Rv", "other": 2})
    assert words(find_game("baron-voodoo")).event(switched, viewer) == sentence


def test_arguments_of_a_sentence_appear_unchanged() -> None:
    spoken = words(find_game("voodoo-prince"))
    for text in ("one", "{2} {0}", "\ue000\ue001", "", "{ $rule }"):
        assert spoken.say("rule-cited", text=text, rule=f"[{text}]") == f"{text} (rule [{text}])"


@pytest.mark.parametrize("lang", ["en", "ja", "de", "fr"])
@pytest.mark.parametrize("number", [0, 1, 2, 21, 999, 1000, 1234567, -1, 0.5, True])
def test_numbers_in_a_sentence_are_as_fluent_writes_them(lang: str, number: float) -> None:
    spoken = words(find_game("little-devils"), lang)
    for key in ("reason-called-lower", "reason-called-higher"):
        data = {"card": number, "first": 9}
        assert spoken.say(key, **data) == spoken.format_with_fluent(key, data)


def test_a_choice_about_the_own_dice_says_your() -> None:
    said = words(find_game("baron-voodoo"))
    assert said.action("switch 1 Yv", 1) == "Switch your yellow Victory"
    assert said.action("with 0 Rv", 1) == "Give it for the red Victory of {0}"
