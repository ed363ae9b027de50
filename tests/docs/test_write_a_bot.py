"""docs/write-a-bot.md: its programs are the files in examples, its session is real, and its figures are reproduced."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import samedi
from samedi.bots import Budget, find_bot

HOME = Path(__file__).resolve().parents[2]
TEXT = (HOME / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^`(examples/[\w.]+)`\n\n```\w+\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
FIGURES = re.findall(r"^```\n\./dev ([^\n]+)\n```\n\n```\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
DEAL = "deal 2 5 8 11 14 17 20 23 26 / 1 4 7 10 13 16 19 22 25 / 3 6 9 12 15 18 21 24 27"


def test_the_programs_on_the_page_are_the_files_in_examples() -> None:
    assert dict(SHOWN) == {
        f"examples/{path.name}": path.read_text(encoding="utf-8")
        for path in (HOME / "examples").iterdir()
        if path.is_file()
    }


def test_the_session_on_the_page_is_a_real_one(tmp_path: Path) -> None:
    recorder = tmp_path / "recorder"
    example = HOME / "examples" / "stdin_bot.py"
    recorder.write_text(f"#!/bin/sh\ntee '{tmp_path}/received' | '{example}' | tee '{tmp_path}/sent'\n")
    recorder.chmod(0o755)
    table = samedi.Session("little-devils", 3, options={"dealer": "2"}, deals=[DEAL])
    bot = find_bot(str(recorder), table.game, seed=7)
    for code in ("", "play 25", "play 24", "play 9", ""):
        seat = table.acting[0]
        if not code:
            code = table.game.actions[bot.choose(table.view(0), 0, table.state.legal(0), Budget(seconds=1.0))]
        table.submit(seat, code)
    del bot
    (session,) = re.findall(r"```text\n(.*?)```", TEXT, re.DOTALL)
    messages = re.findall(r"^([→←]) (.*(?:\n +.*)*)", session, re.MULTILINE)
    for arrow, file in (("→", "received"), ("←", "sent")):
        expected = [json.loads(line) for line in (tmp_path / file).read_text().splitlines()]
        assert [json.loads(text) for direction, text in messages if direction == arrow] == expected
    received = (tmp_path / "received").read_text().splitlines()
    assert [re.sub(r"\n +", "", text) for direction, text in messages if direction == "→"] == received, (
        "messages are written as compactly as they are sent"
    )


@pytest.mark.parametrize("command", [command for command, _ in FIGURES])
def test_the_commands_on_the_page_run(command: str) -> None:
    """Run with few deals; the long form of the test compares the figures."""
    assert "arena little-devils" in command or "in_process_bot.py voodoo-prince" in command
    first, *_ = arena(re.sub("--deals [0-9]+", "--deals 1", command))
    assert first.endswith("against zombie, 1 deals, 8 games")


@pytest.mark.long
@pytest.mark.parametrize(("command", "figures"), FIGURES, ids=["dreamer", "nearest"])
def test_the_figures_on_the_page_are_reproduced(command: str, figures: str) -> None:
    assert arena(command)[:-2] == figures.splitlines()


def arena(command: str) -> list[str]:
    """The output of a `./dev` command from the page, run by the interpreter of this test."""
    how, *rest = command.split()
    words = [sys.executable, *(["-m", "samedi"] if how == "run" else []), *rest]
    done = subprocess.run(words, cwd=HOME, capture_output=True, encoding="utf-8", check=True, timeout=300)
    return done.stdout.splitlines()


def test_worker_processes_of_the_arena_know_a_bot_that_a_program_registers() -> None:
    """Each worker imports the program again, so it runs the line that registers the name."""
    found = arena("python examples/in_process_bot.py _template --bots dreamer,zombie --deals 21 --seats 2 --workers 2")
    assert "dreamer against zombie, " in found[0]
