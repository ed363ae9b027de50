"""docs/add-a-game.md: the game that it builds obeys every law and can be played."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL))
COMMANDS = re.findall(r"^```sh\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def environment(home: Path) -> dict[str, str]:
    """The environment of a shell with the `samedi` and `python` of this test, and its own home folder."""
    programs = home / "bin"
    if not programs.exists():
        programs.mkdir()
        for name, words in (("samedi", "-m samedi"), ("python", "")):
            (programs / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n')
            (programs / name).chmod(0o755)
    foreign = ("SAMEDI_GAMES", "LC_ALL", "LC_MESSAGES", "LANG", "XDG_DATA_HOME")
    kept = {name: value for name, value in os.environ.items() if name not in foreign}
    path = f"{programs}{os.pathsep}{kept.get('PATH', '')}"
    return {**kept, "HOME": str(home), "PATH": path, "PYTHONUTF8": "1"}


def shell(home: Path, script: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    variables = {**environment(home), "SAMEDI_GAMES": str(home / "games")}
    return subprocess.run(
        ["sh", "-ec", script], cwd=home, env=variables, input=typed, capture_output=True, encoding="utf-8", timeout=120
    )


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home folder with the game of the page, before its laws are checked."""
    home = tmp_path_factory.mktemp("home")
    make, remove_languages, *_ = COMMANDS
    done = shell(home, f"unset SAMEDI_GAMES\n{make}\nsamedi check lantern-cove --games 1\n{remove_languages}")
    assert done.returncode == 0, done.stderr
    folder = home / "games" / "lantern_cove"
    files = {str(path.relative_to(folder)) for path in folder.rglob("*.*") if "__pycache__" not in path.parts}
    assert files == set(FILES), "the page shows exactly the files of the template"
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return home


def check(home: Path) -> dict[str, str]:
    """The laws that the game breaks, with their messages."""
    found = json.loads(shell(home, "samedi check lantern-cove --games 2 --json || true").stdout)
    return {law: each["text"] for law, each in found["games"][0]["laws"].items() if not each["ok"]}


def test_the_game_of_the_page_obeys_every_law(home: Path) -> None:
    check_it, _ = COMMANDS[2:]
    assert check_it == "samedi check lantern-cove\n"
    assert check(home) == {}


def test_the_tests_of_the_page_pass(home: Path) -> None:
    done = shell(home, "python -m pytest -q -p no:cacheprovider games/lantern_cove/tests")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("file", "correct", "faulty", "law"),
    [
        ("rules.py", "rng.shuffle(NIGHTS * self.seats, out)", "rng.shuffle(NIGHTS * self.seats - 1, out)", "ends"),
        ("view.py", "past=tuple(state.past),", "past=(*state.past, *state.hands[0]),", "worlds"),
        ("words/en.ftl", "event-landed", "event-lander", "worded"),
        ("tests/test_lantern_cove.py", "# rule 4.1", "", "ruled"),
    ],
)
def test_the_laws_find_faults_in_the_game(home: Path, file: str, correct: str, faulty: str, law: str) -> None:
    path = home / "games" / "lantern_cove" / file
    assert correct in FILES[file]
    try:
        path.write_text(FILES[file].replace(correct, faulty), encoding="utf-8")
        assert law in check(home)
    finally:
        path.write_text(FILES[file], encoding="utf-8")


def test_the_game_can_be_played_in_the_terminal_and_measured_in_the_arena(home: Path) -> None:
    play, measure = COMMANDS[-1].splitlines()
    done = shell(home, play, typed="2\n" + "1\n" * 3 + "n\n")
    assert (done.returncode, done.stderr) == (0, "")
    (transcript,) = re.findall(r"^```text\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert transcript.replace("> 2\n", "") in done.stdout
    assert "The last night is over. Most boats: " in done.stdout
    measured = shell(home, measure.replace("200", "20"))
    assert measured.stdout.startswith("Lantern Cove, 4 seats: apprentice against zombie"), measured.stderr
