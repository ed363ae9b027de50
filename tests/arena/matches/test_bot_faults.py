"""A bot that fails loses its game and is named, and the arena continues."""

import json
import sys
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from samedi.arena.matches.match import MatchJob, play_deal, play_game
from samedi.bots import BOTS, Bot, Budget
from samedi.cli import main
from samedi.core.options import short_repr
from samedi.core.registry import find_game

Write = Callable[[str], str]

ANSWER = """
import json, os, sys, time
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "choose":
        {}
        print(json.dumps({{"id": told["id"], "code": told["legal"][0]}}), flush=True)
"""
FAILING = {
    "crashes": ("1 / 0", "ended with exit code 1; it says: ZeroDivisionError: division by zero"),
    "is killed": ("os.kill(os.getpid(), 9)", "was ended by signal 9"),
    "hangs": ("time.sleep(99)", "gave no answer in 0.5 s"),
    "floods": ("\n        while True: print('x' * 9999, end='')", "answered with more than 64 kB"),
    "prints junk": ("print('I think …', flush=True)", "answered 'I think …' and not with its id and a code"),
    "plays illegally": ("told['legal'] = ['play 99']", "chose 'play 99', which is not legal here"),
    "goes away": ("sys.exit()", "ended with exit code 0"),
}


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(text: str) -> str:
        path = tmp_path / "bot"
        path.write_text(f"#!/usr/bin/env python3\n{text}")
        path.chmod(0o755)
        return str(path)

    return written


def run(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    code = main(["arena", *words, "--json"])
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


@pytest.mark.parametrize("kind", FAILING)
def test_a_failing_bot_loses_and_is_named(
    capsys: pytest.CaptureFixture[str], write: Write, kind: str, tmp_path: Path
) -> None:
    does, says = FAILING[kind]
    bot, page = write(ANSWER.format(does)), tmp_path / "page.html"
    limit = ["--limit", "0.5" if "hangs" in kind else "30"]
    words = ["_template", "--bots", f"{bot},zombie", "--seats", "2", "--deals", "2", *limit]
    found = run(capsys, *words, "--report", str(page))
    (pair,) = found["pairs"]
    assert pair["deals"] == 2, "the arena went on"
    assert pair["measures"]["payoff"]["first"] == 0 and pair["measures"]["payoff"]["second"] == 1
    (fault,) = found["faults"]
    assert (fault["bot"], fault["games"], fault["deal"]) == (bot, 4, 0)
    assert says in fault["text"] and "\n" not in fault["text"]
    text = unescape(page.read_text(encoding="utf-8"))
    assert "Bots that failed" in text and f"{bot} lost 4 games by failing; first in deal 0: {fault['text']}" in text


def test_the_other_bots_play_on_after_a_failure(capsys: pytest.CaptureFixture[str], write: Write) -> None:
    bot = write("import sys; sys.exit(3)")
    found = run(capsys, "_template", "--bots", f"apprentice,{bot},zombie", "--seats", "2", "--deals", "3", "--fixed")
    wins = {tuple(pair["bots"]): pair["measures"]["payoff"]["difference"] for pair in found["pairs"]}
    assert wins[("apprentice", bot)] == 1 and wins[(bot, "zombie")] == -1 and abs(wins[("apprentice", "zombie")]) < 1
    assert [pair["deals"] for pair in found["pairs"]] == [3, 3, 3]
    assert [(fault["bot"], fault["games"]) for fault in found["faults"]] == [(bot, 12)]


def test_a_deleted_program_loses_its_remaining_games(capsys: pytest.CaptureFixture[str], write: Write) -> None:
    bot = write(ANSWER.format("os.path.exists(sys.argv[0]) and os.remove(sys.argv[0])"))
    found = run(capsys, "_template", "--bots", f"zombie,{bot}", "--seats", "2", "--deals", "2", "--workers", "1")
    (fault,) = found["faults"]
    assert (fault["bot"], fault["games"], fault["deal"]) == (bot, 3, 0)
    assert fault["text"] == f"there is no program {short_repr(bot)}"


def test_failures_are_printed_for_people(capsys: pytest.CaptureFixture[str], write: Write) -> None:
    bot = write(ANSWER.format("sys.exit(3)"))
    assert main(["arena", "_template", "--bots", f"zombie,{bot}", "--deals", "1", "--seats", "3"]) == 0
    assert f"{bot} lost 6 games by failing; first in deal 0: the bot " in capsys.readouterr().out


def test_a_late_failure_loses_only_that_game(capsys: pytest.CaptureFixture[str], write: Write, tmp_path: Path) -> None:
    once = str(tmp_path / "once")
    does = f"open({once!r}, 'x').close() or sys.exit(1)"
    bot = write(ANSWER.format(f"{does} if told['id'] == 3 and not os.path.exists({once!r}) else 0"))
    found = run(capsys, "_template", "--bots", f"{bot},zombie", "--seats", "2", "--deals", "3", "--workers", "1")
    assert [(fault["games"], fault["deal"]) for fault in found["faults"]] == [(1, 0)]
    assert found["pairs"][0]["measures"]["payoff"]["first"] > 0


def test_a_failing_python_bot_loses_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def __init__(self, game: object, seed: int = 0) -> None:
            self.seed = seed

        def choose(self, *short_repr: object) -> Any:
            if self.seed % 2:
                raise KeyError("somewhere\nelse")
            return 999 if self.seed % 4 else 0.0

    monkeypatch.setitem(BOTS, "cheat", Cheat)
    job = MatchJob("_template", 2, {}, ("cheat", "zombie"), "s", range(9))
    faults = [
        fault
        for deal in job.deals
        for result in play_deal(find_game("_template"), job, deal)
        for fault in result.faults
    ]
    assert len(faults) == 18
    assert {fault.text for fault in faults} == {
        "the bot cheat chose an illegal action: 999",
        "the bot cheat failed with KeyError: 'somewhere\\nelse'",
        "the bot cheat failed with TypeError: 'float' object cannot be interpreted as an integer",
    }


def test_a_python_bot_that_calls_exit_loses_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    class Leaves:
        def __init__(self, game: object, seed: int = 0) -> None:
            if seed % 2:
                sys.exit("no more")

        def choose(self, *short_repr: object) -> int:
            sys.exit(3)

    monkeypatch.setitem(BOTS, "leaver", Leaves)
    job = MatchJob("_template", 2, {}, ("leaver", "zombie"), "s", range(9))
    results = [result for deal in job.deals for result in play_deal(find_game("_template"), job, deal)]
    assert [len(result.faults) for result in results] == [1] * 18
    assert all(result.payoffs[result.faults[0].seat] == 0 for result in results)
    assert {result.faults[0].text for result in results} == {
        "the bot leaver failed with SystemExit: no more",
        "the bot leaver failed with SystemExit: 3",
    }


def test_ctrl_c_does_not_count_as_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def __init__(self, game: object, seed: int = 0) -> None: ...

        def choose(self, *short_repr: object) -> int:
            raise KeyboardInterrupt

    monkeypatch.setitem(BOTS, "interrupted", Interrupted)
    with pytest.raises(KeyboardInterrupt):
        play_deal(find_game("_template"), MatchJob("_template", 2, {}, ("interrupted", "zombie"), "s", range(1)), 0)


def test_a_python_bot_that_cannot_start_loses_its_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumble(game: object, seed: int = 0) -> Bot:
        raise OSError("no book\nof openings")

    monkeypatch.setitem(BOTS, "stumbler", stumble)
    job = MatchJob("_template", 2, {}, ("stumbler", "zombie"), "s", range(1))
    for result, seat in zip(play_deal(find_game("_template"), job, 0), (0, 1), strict=True):
        assert result.payoffs[seat] == 0
        assert [(fault.bot, fault.seat, fault.text) for fault in result.faults] == [
            ("stumbler", seat, "the bot stumbler failed with OSError: no book of openings")
        ]
    assert main(["arena", "_template", "--bots", "stumbler,zombie", "--seats", "2", "--deals", "1"]) == 0
    assert "stumbler lost 2 games by failing" in capsys.readouterr().out


def test_no_bot_wins_if_all_fail(write: Write) -> None:
    bot = write("import sys; sys.exit()")
    job = MatchJob("_template", 3, {}, (bot, bot), "s", range(1), Budget(), 5.0)
    result = play_game(find_game("_template"), job, [bot] * 3, "s/0")
    assert result.payoffs == (0, 0, 0) and sorted(fault.seat for fault in result.faults) == [0, 1, 2]
