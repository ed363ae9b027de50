"""A terminal game is saved while it is played, and is resumed whatever has happened meanwhile."""

import random
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from samedi.cli.parser import parser
from samedi.core.errors import BadOption
from samedi.core.registry import find_game
from samedi.terminal import command
from samedi.terminal.game import TerminalGame
from samedi.terminal.saved_games import latest_unfinished
from tests.bots.test_program_bot import alive, wait_for

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
GAME = find_game("little-devils")


def sit(folder: Path, bots: tuple[str, ...] = ("zombie",), lang: str = "en") -> TerminalGame:
    return TerminalGame.start(GAME, 4, bots, seed="7", lang=lang, folder=folder)


def test_a_resumed_game_has_the_same_cards_bots_and_language(tmp_path: Path) -> None:
    before = sit(tmp_path, ("zombie", "apprentice"), "fr")
    again = TerminalGame.resume(tmp_path)
    assert again.session.record() == before.session.record()
    assert again.seating.bots == ("", "zombie", "apprentice", "zombie")
    assert again.lang == "fr" and TerminalGame.resume(tmp_path, lang="ja").lang == "ja"


def test_without_bots_the_player_meets_the_automata_of_a_game(tmp_path: Path) -> None:
    def started(*flags: str) -> TerminalGame:
        asked = parser().parse_args(["play", "voodoo-pirates", "--data", str(tmp_path), *flags])
        return command.start_game(asked, tmp_path)

    alone, against_bots = started(), started("--bots", "zombie")
    assert alone.session.options["cursed"] == 3 and alone.bots == {}
    assert against_bots.session.options["cursed"] == 0 and sorted(against_bots.bots) == [1, 2, 3]
    assert started("--option", "east=bones").session.options["cursed"] == 0
    assert alone.rematch().session.options["cursed"] == 3
    assert [card.kind for card in alone.scene.seats] == ["person", "automa", "automa", "automa"]
    while not alone.my_turn:
        assert alone.play_bot()
    alone.choose(alone.session.choices(0)[0])


def test_the_player_is_not_asked_if_passing_is_the_only_choice() -> None:
    chance, passed = random.Random(3), 0
    while not passed:
        game = TerminalGame.start(find_game("voodoo-pirates"), 3, ("apprentice",), seed=str(chance.random()))
        while not game.over:
            if game.my_turn:
                assert game.session.choices(game.chair) != ["pass"]
                game.choose(chance.choice(game.session.choices(game.chair)))
            else:
                passed += game.session.must_pass(game.chair)
                assert game.play_bot()


def test_a_program_is_found_from_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    sit(tmp_path, ("./stdin_bot.py",))
    monkeypatch.chdir(tmp_path)
    again = TerminalGame.resume(tmp_path)
    assert again.notices == [] and again.seating.bots[1] == shlex.quote(str(EXAMPLES / "stdin_bot.py"))


def test_a_zombie_replaces_a_missing_program_for_good(tmp_path: Path) -> None:
    program = tmp_path / "mine"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    sit(tmp_path, ("zombie", str(program)))
    program.unlink()
    again = TerminalGame.resume(tmp_path, lang="de")
    assert len(again.notices) == 1 and again.notices[0].endswith("ab jetzt spielt ein Zombie für Céleste")
    assert TerminalGame.resume(tmp_path).notices == []


def test_a_message_of_a_program_cannot_name_players(tmp_path: Path) -> None:
    game = sit(tmp_path)
    game.replace_bot(2, ValueError("it says: {1}"))
    assert "it says: { 1}; from here on a zombie plays for Céleste" in game.notices[0]


@pytest.mark.parametrize(
    "seating", [b'{"chair":7,"bots":["","","",""]}', b'{"chair":0,"bots":["","zombie"]}', b"[]", b""]
)
def test_a_seating_that_does_not_fit_is_refused(seating: bytes, tmp_path: Path) -> None:
    saved = sit(tmp_path).saved
    assert saved is not None
    saved.seating.write_bytes(seating)
    with pytest.raises(BadOption, match=saved.seating.name):
        TerminalGame.resume(tmp_path)


@pytest.mark.parametrize("damaged", [b"", b"{", b'{"game":"little-devils"}', b'{"samedi":1,"game":"nope"}', b"\xff"])
def test_a_damaged_record_does_not_hide_others(damaged: bytes, tmp_path: Path) -> None:
    saved = sit(tmp_path).saved
    assert saved is not None
    saved.record.with_name("99991231-000000-little-devils-0000.json").write_bytes(damaged)
    assert latest_unfinished(tmp_path).record == saved.record


def test_a_record_that_does_not_replay_is_named(tmp_path: Path) -> None:
    saved = sit(tmp_path).saved
    assert saved is not None
    saved.record.write_bytes(saved.record.read_bytes().replace(b'"deal ', b'"deal 99 '))
    with pytest.raises(BadOption, match=f"{saved.record.name} cannot be resumed: entry"):
        TerminalGame.resume(tmp_path)


def test_the_resume_command_names_a_data_folder_that_is_not_the_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sit(tmp_path / "a b").resume_command == f"samedi play --resume --data '{tmp_path / 'a b'}'"
    monkeypatch.setattr("samedi.terminal.game.data_folder", lambda: tmp_path)
    assert sit(tmp_path).resume_command == "samedi play --resume"


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_in_line_mode_prints_how_to_resume_and_ends_programs(sign: signal.Signals, tmp_path: Path) -> None:
    program = tmp_path / "sleeper"
    program.write_text(f"#!/bin/sh\necho $$ > '{tmp_path}/pid'\nexec sleep 600\n")
    program.chmod(0o755)
    call = [sys.executable, "-m", "samedi", "play", "little-devils", "--plain", "--seed", "7", "--lang", "en"]
    call += ["--bots", str(program), "--data", str(tmp_path)]
    with subprocess.Popen(
        call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as run:
        assert run.stdin is not None
        for _ in range(200):
            if (tmp_path / "pid").exists() and (tmp_path / "pid").read_text().strip():
                break
            try:
                run.wait(timeout=0.05)
            except subprocess.TimeoutExpired:
                run.stdin.write("1\n")
                run.stdin.flush()
        run.send_signal(sign)
        out, err = run.communicate(timeout=20)
    assert run.returncode == 0 and err == ""
    assert "The game is kept. To go on: samedi play --resume --data" in out
    left = int((tmp_path / "pid").read_text())
    wait_for(lambda: not alive(left), "that the program ends")
