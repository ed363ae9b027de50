"""Records of an earlier version of a game replay by the options that version had, and keep their version."""

import importlib.util
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import samedi
import samedi.games
from samedi import cli
from samedi.core import registry
from samedi.core.game import Game
from samedi.engine.record import read_record
from samedi.engine.replay import verify
from samedi.server.replays import build_replay
from samedi.terminal.game import TerminalGame
from samedi.terminal.saved_games import Seating
from tests.made_up import AFTER, BEFORE, NAME


@pytest.fixture
def old() -> dict[str, Any]:
    """The record of a game of version 1 with an option that both versions have, in which choices were taken back."""
    return played(game_in(BEFORE), options={"tally": True})


@pytest.fixture(autouse=True)
def after(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    game = game_in(AFTER)
    monkeypatch.setattr(registry, "game_entry_points", lambda: {NAME: "after"})
    monkeypatch.setattr(registry, "load", lambda where: game)
    yield game


def game_in(folder: str) -> Game:
    """The made-up game of this folder."""
    path = Path(folder) / NAME.replace("-", "_") / "__init__.py"
    spec = importlib.util.spec_from_file_location(f"made_up_{Path(folder).name}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    game: Game = module.GAME
    return game


def played(game: Game, **how: Any) -> dict[str, Any]:
    session = samedi.Session(game, 4, seed="old", **how)
    dice = Random(1)
    while not session.over:
        seat = dice.choice(session.acting)
        session.submit(seat, dice.choice(session.choices(seat)))
        if dice.random() < 0.1 and session.why_not_back(seat) is None:
            session.back(seat)
    record: dict[str, Any] = json.loads(json.dumps(session.record()))
    return record


def test_an_old_record_replays_and_is_written_as_the_version_it_came_in(old: dict[str, Any]) -> None:
    assert old["version"] == 1 and old["options"] == {"tally": True}
    session = samedi.replay(old)
    assert session.game.version == 2 and session.version == 1 and session.options["dealer"] == "0"
    assert session.record() == old
    assert verify(old).fair


def test_an_old_record_can_be_seen_step_by_step(old: dict[str, Any]) -> None:
    shown = build_replay(read_record(old), "open", [""] * 4, "en")
    assert shown.steps[-1].seq == len(old["entries"]) and shown.over


def test_the_command_line_reads_an_old_record(
    old: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "old.json"
    file.write_text(json.dumps(old))
    assert cli.main(["verify", str(file)]) == 0
    assert "fair" in capsys.readouterr().out
    assert cli.main(["replay", "--json", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["scores"] == old["scores"]


def test_a_game_of_version_1_is_the_same_when_it_is_opened_today(old: dict[str, Any], after: Game) -> None:
    assert played(after, options={"tally": True}, version=1) == old
    assert played(after, options={"tally": True})["entries"] != old["entries"]


def test_another_game_in_the_terminal_is_of_the_same_version(old: dict[str, Any]) -> None:
    again = TerminalGame(samedi.replay(old), Seating(0, ("", *["zombie"] * 3)), "en").rematch().session
    assert (again.version, again.options["dealer"], again.options["tally"]) == (1, "0", True)


def test_an_old_record_that_names_a_newer_option_is_refused(old: dict[str, Any]) -> None:
    with pytest.raises(samedi.BadRecord, match="Deal in Turn: there is no option dealer in version 1"):
        samedi.replay({**old, "options": {"dealer": "0"}})
    with pytest.raises(samedi.BadOption, match="there is no option dealer in version 1"):
        samedi.Session(NAME, 4, options={"dealer": "1"}, version=1)


@pytest.mark.parametrize(("version", "why"), [(0, "older than version 1"), (3, "newer than version 2"), (-1, "older")])
def test_an_unknown_version_is_refused(old: dict[str, Any], version: int, why: str) -> None:
    with pytest.raises(samedi.BadRecord, match=f"version {version} of Deal in Turn is {why}"):
        samedi.replay({**old, "version": version})
    with pytest.raises(samedi.BadOption, match=why):
        samedi.Session(NAME, 4, version=version)


def test_an_old_record_that_does_not_fit_names_the_entry_and_the_reason(old: dict[str, Any]) -> None:
    entries = list(old["entries"])
    entries[1] = ["*", entries[1][1].replace(" / ", " ")]
    with pytest.raises(samedi.Refused) as refused:
        samedi.replay({**old, "entries": entries})
    assert refused.value.entry == 1 and str(refused.value).startswith("entry 1: ")


def test_an_option_that_does_not_apply_is_not_fixed_by_the_version(after: Game) -> None:
    (dealer, tally) = after.options
    only_when = {"tally": ("True",)}
    game = replace(after, options=(msgspec.structs.replace(dealer, only_when=only_when), tally))
    assert game.check_options(4, {"tally": True}, 1)["dealer"] == "0"
    assert game.check_options(4, {}, 1)["dealer"] == "random"


def test_earlier_versions_end_right_before_the_present_one(after: Game) -> None:
    with pytest.raises(ValueError, match="do not end before 3"):
        replace(after, version=3)
