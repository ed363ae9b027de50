"""`samedi arena`: what it prints and keeps, how it continues, and how it ends."""

import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from samedi.arena.command import pairs_of
from samedi.arena.matches.contest import Arena, contests_of
from samedi.arena.matches.journal import Journal, Question
from samedi.bots import BOTS, Budget
from samedi.cli import main
from samedi.core.errors import SamediError
from samedi.core.registry import find_game

Run = Callable[..., dict[str, Any]]


def call(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    code = main(["arena", *map(str, words)])
    return code, *capsys.readouterr()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command and return its JSON document without the time it took."""

    def result(*words: str | Path) -> dict[str, Any]:
        code, out, err = call(capsys, *words, "--json")
        assert (code, err) == (0, "")
        return {**json.loads(out), "seconds": 0}

    return result


BOTH = ("apprentice", "zombie")
PAIR = ("--bots", ",".join(BOTH))


@pytest.mark.parametrize("deals", [2, 3, 9])
def test_the_interval_contains_the_difference_in_either_order(run: Run, deals: int) -> None:
    for bots in ("apprentice,zombie", "zombie,apprentice"):
        (pair,) = run("little-devils", "--bots", bots, "--deals", str(deals), "--seats", "4", "--fixed")["pairs"]
        for of in (pair, *pair["alone"]):
            wins = of["measures"]["payoff"]
            assert wins["low"] - 1e-9 <= wins["difference"] <= wins["high"] + 1e-9
    assert wins["difference"] < -0.9, "one apprentice among zombies wins nearly all"


def test_json_is_one_document_with_every_figure(run: Run) -> None:
    words = ["little-devils", *PAIR, "--deals", "2", "--seats", "3", "--option", "tally=on"]
    found = run(*words, "--seed", "t", "--fixed")
    ratings = found.pop("ratings")
    (pair,) = found.pop("pairs")
    assert found == {
        "game": "little-devils",
        "version": 1,
        "seats": 3,
        "options": {"tally": True},
        "seed": "t",
        "budget": None,
        "alone": False,
        "bots": ["apprentice", "zombie"],
        "faults": [],
        "seconds": 0,
    }
    assert [each["bot"] for each in ratings] == ["apprentice", "zombie"] and ratings[0]["mu"] > ratings[1]["mu"]
    assert (pair["bots"], pair["deals"], pair["games"]) == (["apprentice", "zombie"], 2, 12)
    assert [each["bot"] for each in pair["alone"]] == ["apprentice", "zombie"]
    for of in (pair, *pair["alone"]):
        assert list(of["measures"]) == ["payoff", "score", "score_per_round"]
        for each in of["measures"].values():
            assert each["difference"] == pytest.approx(each["first"] - each["second"])
            assert each["low"] <= each["difference"] + 1e-9 and each["difference"] <= each["high"] + 1e-9
    halves = [each["measures"]["payoff"]["first"] for each in pair["alone"]]
    assert pair["measures"]["payoff"]["first"] == pytest.approx(sum(halves) / 2)


def test_the_text_tells_which_bot_is_better_and_the_interval(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "little-devils", *PAIR, "--deals", "60", "--workers", "1")
    lines = out.splitlines()
    assert code == 0
    assert lines[0].startswith("Little Devils, 4 seats: apprentice against zombie, ")
    assert lines[1].endswith("difference  (95 %, at any time)")
    assert lines[2].startswith("wins") and " to +" in lines[2]
    assert "one apprentice among zombie" in lines and "one zombie among apprentice" in lines
    assert lines[-3] == "apprentice is better."
    assert int(lines[0].split()[-4]) < 60, "and it is known before all deals are played"


def test_with_fixed_deals_the_interval_decides(run: Run) -> None:
    """An interval for a fixed number of deals may exclude 0 where the interval for any stopping time does not."""
    words = ["little-devils", *PAIR, "--seats", "3", "--deals", "8", "--seed", "v"]
    (pair,) = run(*words, "--fixed")["pairs"]
    assert pair["measures"]["payoff"]["low"] > 0 and pair["better"] == "apprentice"
    (pair,) = run(*words)["pairs"]
    assert pair["measures"]["payoff"]["low"] < 0 and pair["better"] is None


def test_a_round_robin_pairs_all_and_a_ladder_pairs_neighbours(run: Run) -> None:
    assert pairs_of(4, ladder=False) == ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    assert pairs_of(4, ladder=True) == ((0, 1), (1, 2), (2, 3))
    found = run("_template", "--bots", "zombie,apprentice,ismcts:10it", "--deals", "2", "--seats", "2")
    met = [["zombie", "apprentice"], ["zombie", "ismcts:10it"], ["apprentice", "ismcts:10it"]]
    assert [pair["bots"] for pair in found["pairs"]] == met
    assert [each["deals"] for each in found["ratings"]] == [4, 4, 4]


def test_a_ladder_defaults_to_all_levels_from_the_strongest(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    levels = {name: BOTS[name] for name in ("zombie", "apprentice")}
    monkeypatch.setattr("samedi.arena.command.BOTS", levels)
    assert run("_template", "--ladder", "--deals", "1", "--seats", "2")["bots"] == ["apprentice", "zombie"]


def test_options_vary_one_at_a_time(run: Run) -> None:
    found = run("baron-voodoo", "--bots", "zombie,zombie", "--deals", "1", "--vary", "board", "--vary", "mode")
    assert [pair["options"] for pair in found["pairs"]] == [
        {},
        {"board": "draft"},
        {"board": "balanced"},
        {"board": "chaos"},
        {"mode": "team"},
    ]
    assert [pair["games"] for pair in found["pairs"]] == [8, 8, 8, 8, 2]


def test_a_pair_may_have_its_own_number_of_deals_and_its_own_options(run: Run) -> None:
    words = ["little-devils", "--bots", "zombie,apprentice,zombie", "--seats", "3", "--fixed", "--deals", "1,3"]
    found = run(*words, "--vary", "tally", "--varied", "apprentice,zombie")
    told = [(pair["bots"], pair["options"], pair["deals"]) for pair in found["pairs"]]
    assert told == [
        (["zombie", "apprentice"], {}, 1),
        (["zombie", "zombie"], {}, 3),
        (["apprentice", "zombie"], {}, 3),
        (["apprentice", "zombie"], {"tally": True}, 3),
    ]


def test_the_budget_applies_to_bots_without_their_own(run: Run) -> None:
    words = ["_template", "--bots", "ismcts,zombie", "--seats", "2", "--deals", "8"]
    told = run(*words, "--budget", "30it")
    named = run("_template", "--bots", "ismcts:30it,zombie", "--seats", "2", "--deals", "8")
    assert told["pairs"][0]["measures"] == named["pairs"][0]["measures"] and told["budget"] == "30it"


def test_the_number_of_workers_changes_nothing(run: Run) -> None:
    words = ["_template", "--bots", "ismcts:20it,zombie,apprentice", "--deals", "8", "--seats", "3", "--fixed"]
    one = run(*words, "--workers", "1")
    assert one == run(*words, "--workers", "2")
    assert [pair["deals"] for pair in one["pairs"]] == [8, 8, 8]


def test_the_number_of_workers_does_not_change_an_early_decision(run: Run) -> None:
    words = ["little-devils", "--bots", "apprentice,zombie", "--seats", "3", "--deals", "40"]
    one = run(*words, "--workers", "1")
    assert one == run(*words, "--workers", "2")
    (pair,) = one["pairs"]
    assert pair["deals"] < 40 and pair["better"] == "apprentice"


def test_a_decision_does_not_wait_for_deals_beyond_it() -> None:
    game = find_game("little-devils")
    question = Question(game.name, 1, 3, (game.check_options(3, {}),), BOTH, {}, ((0, 1),), "", "", 10.0)
    contests = contests_of(question, (200,), Budget(), fixed=False)
    done = 0

    def ahead(work: Any, tasks: Any) -> Iterator[Any]:
        nonlocal done
        for task in list(islice(tasks, 100)):  # handed out before any result was known
            done += 1
            yield work(task)

    Arena(contests).run(ahead)
    assert contests[0].decided == 0 and done < 40


def test_a_repeated_command_plays_only_new_deals(run: Run, tmp_path: Path) -> None:
    words = ["_template", *PAIR, "--seats", "2", "--fixed"]
    run(*words, "--deals", "6", "--out", tmp_path)
    journal = tmp_path / "journal.jsonl"
    before = journal.read_bytes()
    assert run(*words, "--deals", "6", "--out", tmp_path) == run(*words, "--deals", "6")
    assert run(*words, "--deals", "4", "--out", tmp_path) == run(*words, "--deals", "4")
    assert journal.read_bytes() == before
    assert run(*words, "--deals", "9", "--out", tmp_path) == run(*words, "--deals", "9")
    assert journal.read_bytes().startswith(before) and len(journal.read_bytes()) > len(before)


def test_a_truncated_journal_continues_to_the_same_result(run: Run, tmp_path: Path) -> None:
    words = ["_template", "--bots", "apprentice,zombie,zombie", "--seats", "2", "--deals", "5"]
    whole = run(*words, "--out", tmp_path)
    journal = tmp_path / "journal.jsonl"
    text = journal.read_bytes()
    for cut in range(0, len(text), len(text) // 12):
        journal.write_bytes(text[:cut])
        assert run(*words, "--out", tmp_path) == whole


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--seed", "u"], "another seed"),
        (["--seats", "3"], "other seats"),
        (["--bots", "zombie,apprentice"], "other bots"),
        (["--budget", "5it"], "another budget"),
        (["--limit", "3"], "another limit for programs"),
    ],
    ids=lambda each: each[0] if isinstance(each, list) else "",
)
def test_a_journal_of_another_question_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, more: list[str], why: str
) -> None:
    words = ["_template", *PAIR, "--seats", "2", "--deals", "1", "--out", str(tmp_path)]
    assert call(capsys, *words)[0] == 0
    before = (tmp_path / "journal.jsonl").read_bytes()
    code, out, err = call(capsys, *words, *more)
    assert (code, out) == (1, "")
    assert err == f"samedi: {tmp_path}/journal.jsonl is the journal of another question ({why})\n"
    assert (tmp_path / "journal.jsonl").read_bytes() == before


def test_a_changed_program_is_another_bot(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    program = tmp_path / "bot"
    program.write_bytes((Path(__file__).parents[2] / "examples" / "random_bot.sh").read_bytes())
    program.chmod(0o755)
    words = ["_template", "--bots", f"{program},zombie", "--seats", "2", "--deals", "1", "--out", str(tmp_path / "out")]
    assert call(capsys, *words)[0] == 0
    program.write_bytes(program.read_bytes() + b"\n")
    code, _, err = call(capsys, *words)
    assert code == 1 and err.endswith("(a program has changed)\n")


def test_a_changed_script_of_an_interpreter_is_another_bot(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    script = tmp_path / "bot.sh"
    script.write_bytes((Path(__file__).parents[2] / "examples" / "random_bot.sh").read_bytes())
    bots = ["--bots", f"/bin/sh {script},zombie"]
    words = ["_template", *bots, "--seats", "2", "--deals", "1", "--out", str(tmp_path / "out")]
    assert call(capsys, *words)[0] == 0
    script.write_bytes(script.read_bytes() + b"\n")
    code, _, err = call(capsys, *words)
    assert code == 1 and err.endswith("(a program has changed)\n")


@pytest.mark.parametrize("damage", [b"rubbish\n", b'{"contest":7,"first":0,"deals":[]}\n'])
def test_a_damaged_journal_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path, damage: bytes) -> None:
    words = ["_template", *PAIR, "--seats", "2", "--deals", "2", "--out", str(tmp_path)]
    assert call(capsys, *words)[0] == 0
    journal = tmp_path / "journal.jsonl"
    question, *lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(question + damage + b"".join(lines))
    code, _, err = call(capsys, *words)
    assert code == 1 and err.count("\n") == 1 and ("is damaged in line 2" in err or "does not add up" in err)


def test_a_journal_that_cannot_be_written_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("samedi.arena.matches.journal.os.fsync", full)
    with pytest.raises(SamediError, match=r"journal\.jsonl cannot be written: No space left on device$"):
        Journal(tmp_path, Question("_template", 1, 2, ({},), BOTH, {}, ((0, 1),), "", "", 10.0))


def test_a_report_that_cannot_be_written_leaves_the_result(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr("samedi.arena.report.page.write_atomically", full)
    page = tmp_path / "page.html"
    code, out, err = call(capsys, "_template", *PAIR, "--seats", "2", "--deals", "2", "--report", page)
    assert code == 1 and "apprentice against zombie, 2 deals" in out
    assert err == f"samedi: {page}: No space left on device\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", *PAIR], "there is no game 'chess'"),
        (["little-devils", "--bots", "zombie,bokor"], "there is no bot 'bokor' (there is: zombie, apprentice, "),
        (["little-devils", "--bots", "zombie,ismcts:99x5it"], "thinks with 32 processes at most, not 99"),
        (["little-devils", *PAIR, "--seats", "9"], "is for 3 to 6 seats, not 9"),
        (["little-devils", *PAIR, "--option", "tally"], "an option is given as NAME=VALUE"),
        (["little-devils", *PAIR, "--option", "moon=1"], "there is no option 'moon'"),
        (["little-devils", *PAIR, "--vary", "moon"], "there is no option 'moon' (there is: dealer, tally)"),
        (["baron-voodoo", *PAIR, "--vary", "loas"], "option loas has no other value at this table"),
        (["baron-voodoo", *PAIR, "--vary", "all", "--vary", "pairing"], "option pairing has no other value"),
        (["little-devils", *PAIR, "--budget", "5"], "told as 2000it or 50ms, not '5'"),
        (["little-devils", *PAIR, "--out", "/dev/null/x"], "/dev/null"),
    ],
)
def test_invalid_requests_are_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    code, out, err = call(capsys, *words, "--json")
    assert (code, out) == (1, "")
    assert err.startswith("samedi: ") and sentence in err and err.count("\n") == 1


def test_an_unknown_bot_is_reported_and_the_others_play(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["_template", "--bots", "apprentice,bokor,./gone,zombie", "--seats", "2", "--deals", "2"]
    page = tmp_path / "report.html"
    code, out, err = call(capsys, *words, "--report", str(page))
    assert code == 0 and "apprentice against zombie, 2 deals" in out
    for name in ("bokor", "./gone"):
        assert f"\n'{name}' did not play: there is no " in out
        assert f"samedi: '{name}' does not play: there is no " in err
        assert f"{name}&#x27; did not play: " in page.read_text("utf-8")
    result = json.loads(call(capsys, *words, "--json")[1])
    assert result["bots"] == ["apprentice", "zombie"]
    assert [(each["bot"], each["games"]) for each in result["faults"]] == [("bokor", 0), ("./gone", 0)]
    for unclear in (["--deals", "2,3"], ["--varied", "apprentice,bokor", "--vary", "all"]):
        code, out, err = call(capsys, *words, *unclear)
        assert (code, out) == (1, "") and "there is no bot 'bokor'" in err and err.count("\n") == 1
    with pytest.raises(SystemExit):
        call(capsys, *words[:2], "apprentice,zombie,\udcff", *words[3:])


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["little-devils"],
        ["little-devils", "--bots", "zombie"],
        ["little-devils", "--bots", "zombie,"],
        ["little-devils", *PAIR, "--deals", "0"],
        ["little-devils", *PAIR, "--address", "here"],
        ["little-devils", *PAIR, "--report", "/"],
        ["little-devils", *PAIR, "--seed", "\udcff"],
    ],
)
def test_wrong_usage_exits_with_two(words: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["arena", *words])
    assert left.value.code == 2


def read_until(terminal: int, text: str) -> str:
    """Return what is written to a terminal up to this text or to its end."""
    said = b""
    while text.encode() not in said:
        assert select.select([terminal], [], [], 60)[0], f"waited in vain for {text!r} after {said!r}"
        try:
            said += os.read(terminal, 1000)
        except OSError:  # the other side has closed the terminal
            break
    return said.decode(errors="replace")


def interrupted(*words: str | Path) -> str:
    """Start the command on a terminal, press Ctrl-C once it plays, and return its last line."""
    command = [sys.executable, "-m", "samedi", "arena", *map(str, words), "--workers", "2"]
    terminal, stderr = os.openpty()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, start_new_session=True) as process:
        os.close(stderr)
        try:
            read_until(terminal, "at most")
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does, to all processes of the command
            out, _ = process.communicate(timeout=30)
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    said = read_until(terminal, "nothing more")
    os.close(terminal)
    assert (process.returncode, out) == (130, b"")
    return said.split("\r\033[K")[-1]  # the progress line is erased


def test_ctrl_c_ends_it_with_one_line() -> None:
    assert interrupted("_template", "--bots", "zombie,zombie", "--deals", "999999") == "samedi: interrupted\r\n"


def test_an_interrupted_run_continues_to_the_same_result(run: Run, tmp_path: Path) -> None:
    words = ["_template", "--bots", "ismcts:40it,ismcts:40it", "--seats", "2", "--fixed"]
    said = interrupted(*words, "--deals", "999999", "--out", tmp_path)
    assert "interrupted; " in said and said.endswith(
        f"kept in {tmp_path}, and the same command continues from there\r\n"
    )
    kept = (tmp_path / "journal.jsonl").read_bytes()
    deals = sum(len(json.loads(line)["deals"]) for line in kept.splitlines()[1:]) + 3
    assert run(*words, "--deals", str(deals), "--out", tmp_path) == run(*words, "--deals", str(deals))
    assert (tmp_path / "journal.jsonl").read_bytes().startswith(kept)


def test_two_commands_do_not_write_one_journal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["_template", *PAIR, "--deals", "1", "--out", str(tmp_path)]
    assert call(capsys, *words)[0] == 0
    holder = (
        "import fcntl, sys; f = open(sys.argv[1]); fcntl.flock(f, fcntl.LOCK_EX); print('held', flush=True); input()"
    )
    command = [sys.executable, "-c", holder, str(tmp_path / "journal.jsonl")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout and other.stdout.readline() == b"held\n"
        code, _, err = call(capsys, *words)
        assert (code, err) == (1, f"samedi: another command is writing {tmp_path}/journal.jsonl\n")
        other.communicate(b"\n")
