"""The commands: standard output, standard error, exit codes, and no tracebacks."""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import samedi
from samedi.console import processors

FOREIGN = ("SAMEDI_GAMES", "LC_ALL", "LC_MESSAGES", "LANG")
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in FOREIGN} | {"PYTHONUTF8": "1"}


def run(*arguments: str | Path, **more: Any) -> "subprocess.CompletedProcess[str]":
    """Run `samedi` in its own process."""
    call = [sys.executable, "-m", "samedi", *map(str, arguments)]
    environment = {**ENVIRONMENT, **more.pop("env", {})}
    done = subprocess.run(
        call, capture_output=True, encoding="utf-8", env=environment, check=False, timeout=120, **more
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    session = samedi.Session("little-devils", 3, seed="cli")
    choice = random.Random(1).choice
    while not session.over:
        seat = choice(session.acting)
        session.submit(seat, choice(session.choices(seat)))
        if len(session.log) == 12:
            session.back(int(session.log[-1].entry.seat))
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(json.dumps(session.record()))
    return path


def test_without_a_command_the_server_starts(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "samedi", "--port", "0", "--data", str(tmp_path)]
    quiet = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}
    with subprocess.Popen(call, stdout=subprocess.PIPE, text=True, env=quiet) as house:
        assert house.stdout is not None
        said = house.stdout.readline()
        house.send_signal(signal.SIGINT)
        assert said.startswith("Samedi is open at http://localhost:") and house.wait(20) == 0


def test_games_as_json_have_the_documented_fields() -> None:
    shelf = json.loads(run("games", "--json").stdout)
    devils = next(game for game in shelf if game["name"] == "little-devils")
    assert devils["title"] == "Little Devils" and devils["version"] == 1 and devils["seats"] == [3, 6]
    assert [option["name"] for option in devils["options"]] == ["dealer", "tally"]
    assert all(game["languages"] == ["de", "en", "fr", "ja"] for game in shelf)
    assert "_template" not in [game["name"] for game in shelf]


def test_version_tells_what_runs_and_where_files_are_kept() -> None:
    lines = run("--version").stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["samedi", "rules", "languages", "data", "database"]
    assert lines[1].split()[1] == samedi.mode
    assert "plain" in run("--version", env={"SAMEDI_PURE": "1"}).stdout


def test_rules_are_numbered() -> None:
    assert "3.1 Lead" in run("rules", "little-devils").stdout
    refused = run("rules", "little-devils", "--lang", "../../x")
    assert refused.returncode == 1 and "Little Devils has no rules" in refused.stderr


@pytest.mark.parametrize(
    ("lang", "line"),
    [("ja", "3.1 どのカードでもリード"), ("de", "3.1 Ausgespielt"), ("fr", "3.1 Entamez"), ("en", "3.1 Lead")],
)
def test_rules_come_in_the_language_asked_for_or_that_of_the_system(lang: str, line: str) -> None:
    assert line in run("rules", "little-devils", "--lang", lang, env={"LANG": "de_DE.UTF-8"}).stdout
    assert line in run("rules", "little-devils", env={"LANG": f"{lang}_XX.UTF-8"}).stdout


def test_a_terminal_that_lacks_some_letters_shows_the_others() -> None:
    done = run("rules", "little-devils", "--lang", "ja", env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert done.returncode == 0 and "3.1 ???" in done.stdout


def test_replay_as_json_has_every_entry_with_its_events(record: Path) -> None:
    document = json.loads(run("replay", record, "--json").stdout)
    assert set(document) == {"game", "over", "scores", "winners", "entries"}
    assert document["game"] == "little-devils" and document["over"] is True
    assert document["scores"] == json.loads(record.read_text())["scores"]
    assert [document["scores"].index(min(document["scores"]))] == document["winners"]
    assert [entry["code"] for entry in document["entries"] if entry.get("undone")] == [document["entries"][11]["code"]]
    assert [event["kind"] for event in document["entries"][1]["events"]] == ["round", "dealt", "dealt", "dealt"]


def test_replay_shows_what_one_seat_was_told(record: Path) -> None:
    document = json.loads(run("replay", record, "--json", "--seat", "1").stdout)
    assert [event["seat"] for event in document["entries"][1]["events"] if event["kind"] == "dealt"] == [1]
    text = run("replay", record, "--seat", "1").stdout
    assert "dealt seat 1" in text and "dealt seat 0" not in text and "deal 1 " not in text
    assert "dealt seat 0" in run("replay", record, "--open").stdout
    assert "dealt" not in run("replay", record).stdout
    assert run("replay", record, "--seat", "3").returncode == 1


def test_replay_reads_standard_input(record: Path) -> None:
    assert json.loads(run("replay", "-", "--json", input=record.read_text()).stdout)["over"]


def test_an_illegal_entry_is_named_and_standard_output_stays_empty(record: Path, tmp_path: Path) -> None:
    wrong = json.loads(record.read_text())
    wrong["entries"][5] = wrong["entries"][4]
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(wrong))
    done = run("replay", path, "--json")
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.startswith("samedi: entry 5: ") and "(rule 3.5)" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_verify_accepts_a_fair_record_and_refuses_a_changed_one(record: Path, tmp_path: Path) -> None:
    done = run("verify", record)
    assert done.returncode == 0 and done.stdout.startswith("fair:") and "no salts" in done.stdout
    loaded = json.loads(record.read_text())
    loaded["commitment"] = "00" * 32
    path = tmp_path / "loaded.json"
    path.write_text(json.dumps(loaded))
    done = run("verify", path)
    assert done.returncode == 1 and done.stdout == "" and "committed" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "code", "text"),
    [
        (["nonsense"], 2, "invalid choice"),
        (["replay"], 2, "required"),
        (["check"], 2, "required"),
        (["check", "--games", "0", "--all"], 2, "invalid positive number"),
        (["check", "--games", "x", "--all"], 2, "invalid positive number"),
        (["check", "chess"], 1, "there is no game 'chess'"),
        (["check", "little-devils", "--seats", "9"], 1, "for 3 to 6 seats, not 9"),
        (["check", "little-devils", "--option", "dealer"], 1, "NAME=VALUE"),
        (["check", "little-devils", "--option", "dealer=x"], 1, "one of random"),
        (["bench", "chess"], 1, "there is no game 'chess'"),
        (["bench", "--deals", "3"], 2, "--deals goes with --strength"),
        (["bench", "--out", "kept"], 2, "--out goes with --strength"),
        (["bench", "--kept"], 2, "--kept goes with --strength"),
        (["bench", "--strength", "--kept"], 2, "--kept goes with --out"),
        (["bench", "--strength", "--seconds", "1"], 2, "50 ms a move"),
        (["bench", "--strength", "little-devils", "--seats", "0"], 1, "for 3 to 6 seats, not 0"),
        (["rules", "chess"], 1, "there is no game 'chess'"),
        (["replay", "/nowhere"], 1, "cannot be read"),
        (["verify", "/"], 1, "cannot be read"),
        (["new-game", "Two Words"], 1, "small letters"),
        (["new-game", "../x"], 1, "small letters"),
        (["new-game", "class"], 1, "small letters"),
        (["new-game", "little-devils"], 1, "already a game"),
        (["new-game", "ghost-train", "--into", "/nowhere"], 1, "there is no folder"),
    ],
)
def test_every_failure_is_one_sentence(arguments: list[str], code: int, text: str) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (code, "")
    assert text in done.stderr


def test_check_as_json_has_every_law() -> None:
    document = json.loads(run("check", "_template", "--games", "1", "--json").stdout)
    (game,) = document["games"]
    assert game["game"] == "_template" and game["version"] == 1
    assert set(game["laws"]["clone"]) == {"ok", "cases", "seconds"}
    assert all(law["ok"] for law in game["laws"].values())


def test_check_as_json_tells_what_was_met() -> None:
    document = json.loads(run("check", "_template", "--games", "1", "--seats", "2", "--json").stdout)
    coverage = document["games"][0]["coverage"]
    never = [f"lay {card}" for card in range(11, 21)]  # two players hold the cards 1 to 10
    assert coverage["games"] == 100 and coverage["codes_never_met"] == never
    assert coverage["codes"] == 10
    (table,) = coverage["tables"]
    assert set(table) == {"seats", "options", "games", "codes", "codes_never_met", "kinds", "pairs"}
    assert (table["seats"], table["options"], table["games"]) == (2, {}, 100)
    assert table["kinds"] == 16 and table["pairs"] > 0


def test_check_says_what_was_met() -> None:
    said = run("check", "_template", "--games", "1", "--seats", "2").stdout
    assert "seeking 100 games at one table met 10 kinds of codes" in said
    assert "never met: lay 11, lay 12" in said


def test_check_takes_seats_options_seconds_and_a_seed() -> None:
    done = run(
        "check",
        "little-devils",
        "--seats",
        "3",
        "--option",
        "tally=true",
        "--games",
        "1",
        "--seconds",
        "20",
        "--seed",
        "x",
    )
    assert done.returncode == 0 and "holds  silence" in done.stdout


def test_a_new_game_obeys_every_law_and_is_listed(tmp_path: Path) -> None:
    there = {"SAMEDI_GAMES": str(tmp_path)}
    done = run("new-game", "ghost-train", "--into", tmp_path)
    assert done.returncode == 0 and f"SAMEDI_GAMES={tmp_path}" in done.stdout
    assert "Ghost Train" in run("games", env=there).stdout
    assert run("rules", "ghost-train", "--lang", "ja", env=there).stdout.startswith("# Ghost Train\n\n2〜4人")
    assert run("check", "ghost-train", "--games", "2", env=there).returncode == 0
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null", str(tmp_path)]
    assert subprocess.run(tests, env={**ENVIRONMENT, **there}, capture_output=True, check=False).returncode == 0
    assert run("new-game", "ghost-train", "--into", tmp_path).returncode == 1
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


def test_a_broken_game_does_not_hide_the_others(tmp_path: Path) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "__init__.py").write_text("raise RuntimeError('oh no')")
    done = run("games", env={"SAMEDI_GAMES": str(tmp_path)})
    assert done.returncode == 0 and "Little Devils" in done.stdout
    assert "cannot be loaded: RuntimeError: oh no" in done.stderr


def test_a_closed_pipe_ends_a_command_quietly(record: Path) -> None:
    call = f"'{sys.executable}' -m samedi replay '{record}' --open | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", call], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1] in ("0", "1")  # 0 if the pipe holds the whole output
    assert "Traceback" not in done.stderr and len(done.stderr.splitlines()) <= 1


def test_a_full_disk_is_reported_in_one_sentence(record: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    with open("/dev/full", "w") as full:
        call = [sys.executable, "-m", "samedi", "replay", str(record), "--json"]
        done = subprocess.run(call, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "samedi: standard output: No space left on device\n"


def test_ctrl_c_ends_a_command_with_one_line() -> None:
    call = [sys.executable, "-m", "samedi", "check", "little-devils", "--games", "100000"]
    with subprocess.Popen(
        call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            process.wait(timeout=4)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does, to all processes of the command
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert out == "" and err.strip().splitlines() == ["samedi: interrupted"]


def test_the_installed_command_behaves_the_same() -> None:
    command = shutil.which("samedi", path=str(Path(sys.executable).parent))
    if command:
        done = subprocess.run([command, "games"], capture_output=True, text=True, check=True)
        assert "Little Devils" in done.stdout


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system cannot keep a process from a processor")
def test_processors_counts_only_those_that_this_process_may_use() -> None:
    allowed = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {min(allowed)})
        assert processors() == 1
    finally:
        os.sched_setaffinity(0, allowed)
    assert processors() == len(allowed)
