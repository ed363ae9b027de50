"""The names of cards and choices, and the sentences of events and refusals, in each language."""

import pytest

from samedi.core.errors import Reason
from samedi.core.events import Event, EventRecorder
from samedi.core.rng import Rng
from samedi.core.types import OVER
from samedi.core.words import Words, languages, words
from samedi.games.voodoo_prince import GAME
from samedi.games.voodoo_prince.rules import VoodooPrince
from samedi.games.voodoo_prince.terms import parts, term
from samedi.games.voodoo_prince.tests.positions import step

LANGUAGES = ("en", "de", "fr", "ja")


def test_the_game_speaks_four_languages() -> None:
    assert languages(GAME) == tuple(sorted(LANGUAGES))


def test_a_code_names_a_card_or_a_colour() -> None:
    assert parts("play Y5") == {"card": "Y5"}
    assert parts("trump R") == {"colour": "R"}
    assert parts("back") == {}


@pytest.mark.parametrize(
    ("lang", "cards", "colours"),
    [
        ("en", ["red 0", "yellow 5", "green 10", "blue 7", "purple 15"], ["red", "purple"]),
        ("de", ["rote 0", "gelbe 5", "grüne 10", "blaue 7", "lila 15"], ["Rot", "Lila"]),
        ("fr", ["0 rouge", "5 jaune", "10 vert", "7 bleu", "15 violet"], ["rouge", "violet"]),
        ("ja", ["赤の0", "黄の5", "緑の10", "青の7", "紫の15"], ["赤", "紫"]),
    ],
)
def test_cards_and_colours_have_the_names_that_people_use(lang: str, cards: list[str], colours: list[str]) -> None:
    spoken = words(GAME, lang)
    assert [term("card", card, spoken) for card in ("R0", "Y5", "G10", "B7", "P15")] == cards
    assert [term("colour", letter, spoken) for letter in "RP"] == colours


def test_a_text_that_is_no_card_stays_as_it_is() -> None:
    spoken = words(GAME)
    assert term("card", "X1", spoken) == "X1"
    assert term("cards", 14, spoken) == 14
    assert term("colour", "RY", spoken) == "RY"
    assert term("points", 3, spoken) == 3


@pytest.mark.parametrize(
    ("lang", "play", "trump"),
    [
        ("en", "Play the yellow 5", "Make red trump"),
        ("de", "Die gelbe 5 spielen", "Rot als Trumpf bestimmen"),
        ("fr", "Jouer le 5 jaune", "Choisir le rouge comme atout"),
        ("ja", "黄の5を出す", "赤を切り札にする"),
    ],
)
def test_choices_are_sentences(lang: str, play: str, trump: str) -> None:
    assert words(GAME, lang).action("play Y5") == play
    assert words(GAME, lang).action("trump R") == trump


TOOK = Event("took", 1, {"card": "Y5", "cards": ["Y3", "Y5", "Y2"], "gain": 2})
OUT = Event("out", 1, {"points": 1, "place": 2})
COUNTED = Event("counted", None, {"points": [4, 0, 3], "totals": [14, 10, 3]})


@pytest.mark.parametrize(
    ("lang", "event", "viewer", "sentence"),
    [
        ("en", TOOK, 0, "{1} takes the trick with the yellow 5, which splits it into two piles"),
        ("en", TOOK, 1, "You take the trick with the yellow 5, which splits it into two piles"),
        ("de", TOOK, 0, "Die gelbe 5 macht den Stich und teilt ihn: zwei Stapel für {1}"),
        ("fr", TOOK, 1, "Vous remportez le pli avec le 5 jaune, qui le partage en deux piles"),
        ("ja", TOOK, 0, "{1}は黄の5でトリックを取り、2つの山に分けました"),
        ("en", OUT, 0, "{1} goes out second and scores 1 point"),
        ("de", OUT, 1, "Du steigst als Nummer 2 aus und bekommst 1 Punkt"),
        ("fr", OUT, None, "{1} sort en deuxième et marque 1 point"),
        ("ja", OUT, 1, "あなたは2番目に抜けて、1点を得ました"),
        ("fr", Event("last", 1, {"points": 0}), 0, "{1} reste en dernier et marque 0 point"),  # zero is singular
        ("de", Event("last", 1, {"points": 0}), 0, "{1} bleibt übrig und bekommt 0 Punkte"),
        ("en", Event("trump", None, {"colour": "B"}), 0, "Trump is blue"),
        ("en", Event("trump", 2, {"colour": "B"}), 0, "{2} makes blue trump"),
        ("fr", Event("trump", 2, {"colour": "B"}), 2, "Vous choisissez le bleu comme atout"),
        ("en", Event("round", 2, {"number": 1}), 0, "Round 1: {2} starts"),
        ("de", Event("round", 2, {"number": 3}), 2, "Runde 3: du beginnst und bestimmst Trumpf"),
        ("en", COUNTED, 0, "Points of the round: {0} 4, {1} 0 and {2} 3; in all: {0} 14, {1} 10 and {2} 3"),
        ("en", Event("over", None, {"winners": [0, 2]}), 1, "The game is over, won by {0} and {2}"),
        ("de", Event("over", None, {"winners": [0, 2]}), 2, "Das Spiel ist zu Ende, und du hast gewonnen"),
    ],
)
def test_an_event_is_told_from_the_seat_of_the_viewer(
    lang: str, event: Event, viewer: int | None, sentence: str
) -> None:
    assert words(GAME, lang).event(event, viewer) == sentence


@pytest.mark.parametrize(
    ("lang", "unknown", "twice"),
    [
        ("en", "there is no red 11 in this deck", "the red 0 was dealt twice"),
        ("de", "in diesem Kartensatz gibt es keine rote 11", "die rote 0 wurde zweimal gegeben"),
        ("fr", "il n’y a pas de 11 rouge dans ce paquet", "le 0 rouge a été donné deux fois"),
        ("ja", "このデッキに赤の11はありません", "赤の0が2回配られました"),
    ],
)
def test_a_wrong_deal_is_refused_with_the_name_of_the_card(lang: str, unknown: str, twice: str) -> None:
    spoken = words(GAME, lang)
    assert spoken.reason(Reason("deal-card", "1.2", {"card": "R11"})) == unknown
    assert spoken.reason(Reason("deal-twice", "1.2", {"card": "R0"})) == twice


def test_a_card_that_does_not_exist_is_quoted() -> None:
    assert words(GAME).reason(Reason("deal-card", "1.2", {"card": "X-1"})) == "there is no 'X-1' in this deck"


def sentences(spoken: Words, seats: int) -> list[str]:
    """All sentences of a random game, for every viewer."""
    table, rng, recorder = VoodooPrince(seats), Rng(5), EventRecorder()
    while table.mover != OVER:
        step(table, rng, recorder)
    return [spoken.event(event, viewer) for event in recorder.events for viewer in (*range(seats), None)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_told_in_each_language(lang: str) -> None:
    told = sentences(words(GAME, lang), 4)
    assert all(told) and not any("$" in sentence or "None" in sentence for sentence in told)
