"""`samedi bench --against`: two builds of a small repository, measured by real processes."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import samedi
from samedi import cli
from samedi.bench.against import comparison, other_build, probe
from samedi.core.registry import all_games

HOME = Path(__file__).resolve().parents[3]
GAME = "little-devils"
FAST = {"games": [GAME], "seconds": 0.01}
NAMES = {"GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org"}
NAMES |= {"GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org"}


class Repository:
    """A checkout with its own history."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "samedi"

    def git(self, *words: str) -> str:
        env = os.environ | NAMES
        return subprocess.run(
            ["git", *words], cwd=self.root, env=env, check=True, capture_output=True, text=True
        ).stdout.strip()

    def commit(self) -> str:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", "as it is now")
        return self.git("rev-parse", "HEAD")

    def edit(self, name: str, old: str, new: str) -> None:
        path = self.package / name
        text = path.read_text("utf-8")
        assert old in text, f"{name} has no {old!r}"
        path.write_text(text.replace(old, new), "utf-8")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Repository:
    """A repository of samedi's sources that runs plain Python, so that nothing is compiled."""
    if not shutil.which("git"):
        pytest.skip("there is no git on this machine")
    made = Repository(tmp_path / "a folder with spaces")
    leave = shutil.ignore_patterns("*.so", "*.pyd", "_compiled.txt", "static", "tests", "__pycache__")
    shutil.copytree(HOME / "src", made.root / "src", ignore=leave)
    (made.root / ".gitignore").write_text(".dev/\n__pycache__/\n", "utf-8")
    made.git("init", "--quiet")
    made.commit()
    monkeypatch.setenv("SAMEDI_PURE", "1")
    monkeypatch.setattr(other_build, "checkout_root", lambda: made.root)
    monkeypatch.setattr(comparison, "ROUNDS", 1)
    return made


def measured(repository: Repository, ref: str = "HEAD", **more: Any) -> dict[str, Any]:
    return comparison.run(ref, **{**FAST, **more})


def test_a_slower_move_shows_as_a_ratio_above_one(repository: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparison, "FIGURES", ("step", "whole"))
    monkeypatch.setattr(comparison, "ROUNDS", 3)
    repository.edit(
        "core/state.py",
        "        self.do_action(seat, action, tell)",
        "        self.do_action(seat, action, tell)\n        sum(range(5000))",
    )
    result = measured(repository)
    figures = result["games"][GAME]["figures"]
    assert figures["step"]["ratio"] > 1.5
    assert len(figures["step"]["ratios"]) == 3
    assert figures["step"]["then"] > figures["step"]["now"] > 0
    assert 0.5 < figures["whole"]["ratio"] < 2, "games in one call make no public move"
    assert result["against"] == {"ref": "HEAD", "commit": repository.git("rev-parse", "HEAD"), "mode": "plain"}
    text = comparison.table(json.loads(json.dumps(result)))
    assert f"{figures['step']['ratio']:.2f}" in text
    assert all(len(line) <= 120 for line in text.splitlines())


def test_each_build_may_have_its_own_module_names_and_options(repository: Repository) -> None:
    here, before = repository.package / "scene" / "draw.py", repository.package / "kit" / "show.py"
    here.rename(before)
    repository.commit()
    before.rename(here)
    option = 'Option(name="reading", kind="choice", default="book", values=("book", "plain")),'
    repository.edit("games/little_devils/__init__.py", "    options=(", f"    options=({option}")
    found = measured(repository, options={"reading": "plain"})["games"][GAME]
    assert found["options"] == {"now": {"reading": "plain"}, "then": {}}
    assert all(found["figures"][figure] for figure in comparison.FIGURES)


def test_a_figure_that_one_build_cannot_measure_is_a_dash(repository: Repository) -> None:
    (repository.package / "scene" / "draw.py").rename(repository.package / "scene" / "elsewhere.py")
    result = measured(repository)
    assert result["games"][GAME]["figures"]["scene"] is None
    [line] = [line for line in comparison.table(result).splitlines() if " scene " in line]
    assert line.split()[-5:] == ["–"] * 5


def test_refusals_are_sentences(repository: Repository) -> None:
    with pytest.raises(samedi.SamediError, match="there is no commit 'no-such-branch' here"):
        measured(repository, "no-such-branch")
    with pytest.raises(samedi.SamediError, match="there is no commit '--all' here"):
        measured(repository, "--all")
    with pytest.raises(samedi.BadOption, match="there is no option 'gravity' in these games, now or then"):
        measured(repository, options={"gravity": "off"})
    with pytest.raises(samedi.SamediError, match="one of the two builds has no little-devils for 99 seats"):
        measured(repository, seats=99)
    repository.edit("core/state.py", "class State", "clas State")
    with pytest.raises(samedi.SamediError, match="this checkout cannot be measured: SyntaxError"):
        measured(repository)


def test_a_build_is_made_once_by_the_script_of_its_commit(
    repository: Repository, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SAMEDI_PURE")
    script = repository.root / "build" / "rules.py"
    script.parent.mkdir()
    script.write_text(
        "from pathlib import Path\nroot = Path(__file__).parent.parent\n"
        "print(file=(root / 'ran').open('a'))\n(root / 'src/samedi/_compiled.txt').touch()\n"
    )
    commit = repository.commit()
    shutil.rmtree(script.parent)
    for _ in range(2):
        place = other_build.build_of(repository.root, commit)
        assert place == repository.root / ".dev" / "against" / commit
        assert (place / "ran").read_text() == "\n"
    assert repository.git("status", "--short") == "D build/rules.py", "nothing but our own change"


def test_a_build_that_fails_is_refused_and_removed(repository: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SAMEDI_PURE")
    script = repository.root / "build" / "compile_rules.py"
    script.parent.mkdir()
    script.write_text("import sys; sys.exit('a sheet is wrong')")
    commit = repository.commit()
    with pytest.raises(samedi.SamediError, match=f"^the rules of {commit[:9]} do not compile here: a sheet is wrong$"):
        other_build.build_of(repository.root, commit)
    assert list((repository.root / ".dev" / "against").iterdir()) == []


def test_only_the_most_recently_used_builds_are_kept(repository: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_build, "MAX_BUILDS", 2)
    commits = [repository.commit() for _ in range(3)]
    for number, commit in enumerate([commits[0], commits[1], commits[0], commits[2]]):
        os.utime(other_build.build_of(repository.root, commit), (number, number))
    assert {path.name for path in (repository.root / ".dev" / "against").iterdir()} == {commits[0], commits[2]}


def test_ctrl_c_ends_the_measuring_processes(repository: Repository) -> None:
    program = (
        "import sys; from pathlib import Path; from samedi.bench.against import comparison, other_build;"
        f"other_build.checkout_root = lambda: Path({str(repository.root)!r});"
        "comparison.run('HEAD', seconds=60.0, progress=lambda line: print(line, flush=True))"
    )
    parent = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert parent.stdout is not None
    assert any(line.startswith("round 1") for line in parent.stdout)
    children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children")
    if not children.exists():
        parent.kill()
        pytest.skip("this system does not list the children of a process")
    started = children.read_text().split()
    assert len(started) == 2
    parent.send_signal(signal.SIGINT)
    parent.communicate(timeout=20)
    time.sleep(0.1)
    assert not [child for child in started if Path(f"/proc/{child}").exists()]


def test_the_median_of_the_rounds_counts() -> None:
    rounds: list[dict[str, float | None]] = [{"now": 100.0, "then": then} for then in (90.0, 300.0, 110.0)]
    assert comparison.compare_rates(rounds) == {"now": 100, "then": 110, "ratio": 1.1, "ratios": [0.9, 3.0, 1.1]}


@pytest.mark.parametrize("figure", comparison.FIGURES)
def test_every_figure_of_every_game_can_be_measured_here(figure: str) -> None:
    for game in all_games():
        assert probe.measure(figure, game.name, game.seats[0], {}, 0.0, 1) > 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--option reading=plain", "--option goes with --against"),
        ("--against HEAD --option reading", "an option is given as NAME=VALUE"),
        ("--against HEAD --peers", "--against compares the speed of two commits"),
        ("--against HEAD --tables 9", "--tables goes with --server"),
        ("--against HEAD --deals 9", "--deals goes with --strength"),
    ],
)
def test_contradicting_flags_are_wrong_usage(words: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        cli.main(["bench", *words.split()])
    assert complaint in capsys.readouterr().err
