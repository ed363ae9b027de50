"""The laws of what is said catch the faults they are for."""

import dataclasses
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from samedi import laws
from samedi.core.errors import Reason
from samedi.core.game import Game
from samedi.core.registry import find_game
from samedi.core.types import Action, Seat
from samedi.core.words import WORDS_FOLDER, Part
from samedi.games._template import GAME
from samedi.games._template.rules import Candlelight
from samedi.laws.text_laws import told, worded
from samedi.laws.trace import Trace
from tests.laws.faults import broken, with_state


def test_ruled_catches_a_refusal_without_a_rule() -> None:
    def baseless(state: Candlelight, seat: Seat, action: Action) -> Reason | None:
        reason = GAME.why_not(state, seat, action)
        return Reason(reason.kind, "9.9", reason.data) if reason else None

    assert "9.9" in broken(dataclasses.replace(GAME, why_not=baseless))["ruled"]


def test_ruled_catches_reasons_against_what_is_legal() -> None:
    def contrary(state: Candlelight, seat: Seat, action: Action) -> Reason | None:
        return GAME.why_not(state, seat, action) or Reason("not-held", "3.1", {"card": action})

    assert "ruled" in broken(dataclasses.replace(GAME, why_not=contrary))


def test_ruled_catches_a_rule_that_no_test_cites(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tests").mkdir()
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    (tmp_path / "RULES.md").write_text(rules + "\n**4.2** Nobody has tested this.\n", encoding="utf-8")
    for test in (GAME.folder / "tests").glob("*.py"):
        (tmp_path / "tests" / test.name).write_text(test.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(Game, "folder", tmp_path)
    assert "4.2" in broken(GAME)["ruled"]


@pytest.mark.parametrize(
    ("file", "old", "new", "text"),
    [
        ("words/ja.ftl", "reason-laid-already =", "# ", "the language ja has no reason-laid-already, which en has"),
        ("words/fr.ftl", "\ntitle", "\nnote = bonsoir\ntitle", "the language de has no note, which fr has"),
        ("words/de.ftl", "$card", "$cards", "takes $cards in the language de and $card in en"),
        ("words/de.ftl", "{ $card }", "karte", "takes nothing in the language de and $card in en"),
        ("words/de.ftl", "{ $card }", "{ karte }", "reason-not-held quotes karte, which is not there"),
        ("words/fr.ftl", "{ $seat }", "{ $seat ", "cannot be read at 'reason-laid-already = "),
        ("words/fr.ftl", "\ntitle", "\ntitle = Une fois\ntitle", "fr.ftl says title twice"),
        ("words/en.ftl", "", None, "there is no words/en.ftl"),
        ("words/it.ftl", "", "title = A lume di candela", "the language it has no "),
        ("refusals.py", '"laid-already"', '"late" if state.over else "laid-already"', "the refusal late has no words"),
        ("RULES.ja.md", "", None, "there is no RULES.ja.md"),
        ("RULES.ja.md", "**2.2** ", "2.2 ", "RULES.ja.md has 3.1 where RULES.md has 2.2"),
        ("RULES.fr.md", "**4.1** ", "", "RULES.fr.md has nothing where RULES.md has 4.1"),
        ("rules.py", 'tell("laid", seat)', 'tell("sneezed", seat)', "the event sneezed has no words in the language"),
    ],
)
def test_worded_catches_languages_that_differ(
    file: str, old: str, new: str | None, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "candles"
    shutil.copytree(GAME.folder, folder)
    path = folder / file
    if new is None:
        path.unlink()
    else:
        before = "\n" + path.read_text(encoding="utf-8") if path.exists() else ""
        assert old in before
        path.write_text(before.replace(old, new) if old else new, encoding="utf-8")
    monkeypatch.setattr(Game, "folder", folder)
    with pytest.raises(laws.Broken) as broken_law:
        worded(dataclasses.replace(GAME))  # a new Game, so that no cached words of GAME are read
    assert text in str(broken_law.value)


def test_worded_catches_actions_without_words() -> None:
    game = dataclasses.replace(GAME, actions=(*GAME.actions, "hum 1"))
    with pytest.raises(laws.Broken, match="the action hum has no words in the language"):
        worded(game)


def test_worded_catches_buttons_that_read_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "candles"
    shutil.copytree(GAME.folder, folder)
    path = folder / "words" / "fr.ftl"
    alike = re.sub(r"action-lay = .*", "action-lay = Poser { $a ->\n   *[other] une carte\n}", path.read_text("utf-8"))
    path.write_text(alike, encoding="utf-8")
    monkeypatch.setattr(Game, "folder", folder)
    with pytest.raises(laws.Broken, match="lay 2 reads 'Poser une carte' in the language fr, as does lay 1"):
        worded(dataclasses.replace(GAME))


def test_worded_catches_events_that_lack_what_their_words_name() -> None:
    class Mumbles(Candlelight):
        def do_action(self, seat: int, action: int, tell: Any) -> None:
            super().do_action(seat, action, tell)
            if tell is not None:
                tell("lit", seat)  # how many candles?

    assert "event-lit" in broken(with_state(Mumbles))["worded"]


def test_worded_catches_sentences_that_call_their_reader_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("voodoo-pirates")
    traces = [Trace(game, 4, game.check_options(4, {}), seed) for seed in range(4)]
    assert all(trace.play() and told(trace) for trace in traces)
    monkeypatch.setattr("samedi.core.words.part", lambda event, viewer: Part("no", "none"))
    with pytest.raises(laws.Broken, match="calls its own reader by name"):
        for trace in traces:
            told(trace)


def test_worded_catches_a_house_that_does_not_speak_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(WORDS_FOLDER, tmp_path / "words")
    words = tmp_path / "words" / "de.ftl"
    words.write_text(words.read_text(encoding="utf-8").replace("reason-over =", "# "), encoding="utf-8")
    monkeypatch.setattr("samedi.laws.text_laws.WORDS_FOLDER", tmp_path / "words")
    assert broken(GAME, games=1) == {"worded": "the language de has no reason-over, which en has"}
