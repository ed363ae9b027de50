"""The names of dice, choices and events in each language."""

import pytest

from samedi.core.events import EventRecorder
from samedi.core.rng import Rng
from samedi.core.types import OVER
from samedi.core.words import languages, words
from samedi.games.baron_voodoo import GAME
from samedi.games.baron_voodoo.terms import parts, term
from samedi.games.baron_voodoo.tests.positions import do, opened, read, step

LANGUAGES = ("en", "de", "fr", "ja")


def test_the_game_speaks_four_languages() -> None:
    assert languages(GAME) == tuple(sorted(LANGUAGES))


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ("pass", {}),
        ("power MW 4 W", {"power": "MW", "line": "4", "edge": "W"}),
        ("power PL a1 e1", {"power": "PL", "start": "a1", "end": "e1"}),
        ("power GB c3", {"power": "GB", "space": "c3"}),
        ("draft o b7", {"die": "Yo", "space": "b7"}),
        ("capture d4 E", {"space": "d4", "edge": "E"}),
        ("change To v", {"die": "To", "face": "v"}),
        ("steal 1 Yv", {"other": 1, "die": "Yv"}),
        ("back", {}),
    ],
)
def test_a_code_names_its_parts(code: str, named: dict[str, object]) -> None:
    assert parts(code) == named


@pytest.mark.parametrize(
    ("lang", "die", "choice"),
    [
        ("en", "yellow Offering", "Mamy Wata: push rank 4 west"),
        ("de", "Gelb-Opfergabe", "Mamy Wata: Reihe 4 nach Westen schieben"),
        ("fr", "jaune Offrande", "Mamy Wata\u202f: pousser la rangée 4 vers l’ouest"),
        ("ja", "黄の「供物」", "マミー・ワタ：横列4を西へ寄せる"),
    ],
)
def test_dice_and_choices_have_the_names_that_people_use(lang: str, die: str, choice: str) -> None:
    spoken = words(GAME, lang)
    assert term("die", "Yo", spoken) == die
    assert spoken.action("power MW 4 W") == choice


def test_an_unknown_name_stays_as_it_is() -> None:
    assert term("die", "Zz", words(GAME)) == "Zz" and term("edge", "up", words(GAME)) == "up"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_whole_games_can_be_told(lang: str) -> None:
    spoken, kinds = words(GAME, lang), set()
    for seats, options in ((2, {}), (3, {"board": "chaos"}), (4, {"mode": "team", "board": "draft"})):
        for seed in range(3):
            table, rng, recorder = opened(seats, **options), Rng(seed), EventRecorder()
            while table.mover != OVER:
                step(table, rng, recorder)
            for event in recorder.events:
                kinds.add(event.kind)
                assert all(spoken.event(event, viewer).strip() for viewer in (0, 1, None))
    assert len(kinds) >= 24, kinds


@pytest.mark.parametrize(
    ("lang", "mine", "theirs"),
    [
        (
            "en",
            "You send yellow Offering and turquoise Offering to the spirit world and score 1 point",
            "{0} sends yellow Offering and turquoise Offering to the spirit world and scores 1 point",
        ),
        (
            "de",
            "Du schickst Gelb-Opfergabe und Türkis-Opfergabe in die Geisterwelt und machst 1 Punkt",
            "{0} schickt Gelb-Opfergabe und Türkis-Opfergabe in die Geisterwelt und macht 1 Punkt",
        ),
    ],
)
def test_a_combo_is_told_to_its_owner_and_to_the_others(lang: str, mine: str, theirs: str) -> None:  # rule 7.6
    recorder = EventRecorder()
    line = "2 seats | board a1=Yo b1=To e5=Tv f5=Rv | zones Yo To / - | step bank"
    do(read(line), "put Yo", "put To", "score", tell=recorder)
    banked = next(event for event in recorder.events if event.kind == "banked")
    spoken = words(GAME, lang)
    assert (spoken.event(banked, 0), spoken.event(banked, 1)) == (mine, theirs)
