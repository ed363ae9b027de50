"""`samedi levels` measures how strong each level is, and writes a file and a page."""

import re
from pathlib import Path

import msgspec
import pytest

from samedi.arena.levels_page import LEVELS, LevelsFile, read
from samedi.arena.matches.match import seatings
from samedi.bots import find_bot
from samedi.bots.registry import LEVEL_ITERATIONS
from samedi.bots.search_bot import SearchBot
from samedi.cli import main
from samedi.core.registry import find_game

QUICK = ("levels", "_template", "--workers", "1")


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the levels think for a moment only."""
    monkeypatch.setitem(LEVEL_ITERATIONS, "houngan", 4)
    monkeypatch.setitem(LEVEL_ITERATIONS, "loa", 20)


def call(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    return code, *capsys.readouterr()


@pytest.mark.usefixtures("hurried")
def test_every_level_meets_the_next_one_and_the_best_meets_apprentices(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "levels.json"
    code, out, _ = call(capsys, *QUICK, "--seats", "2", "--deals", "3", "--fixed", "--file", file)
    assert code == 0 and "loa among houngans" in out and "ms a choice" in out
    assert re.search(r"scores [0-9.]+ beside [0-9.]+: [0-9.]+ % \([0-9.]+ % … [0-9.]+ %\)", out)
    (table,) = read(file).tables
    assert [each.bots for each in table.strength] == [
        ("loa", "houngan"),
        ("houngan", "apprentice"),
        ("apprentice", "zombie"),
        ("loa", "apprentice"),
    ]
    assert all((each.deals, each.games, each.par) == (3, 6, 0.5) for each in table.strength)
    assert [each.level for each in table.thinking] == list(LEVELS)
    assert table.thinking[0].mean > table.thinking[2].mean


@pytest.mark.usefixtures("hurried")
def test_measuring_one_table_keeps_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "levels.json", tmp_path / "page.md"
    page.write_text("before\n<!-- levels -->\nold\n<!-- end of levels -->\nafter\n")
    for seats in ("3", "2"):
        words = (*QUICK, "--seats", seats, "--deals", "2", "--fixed", "--out", tmp_path / "kept")
        assert call(capsys, *words, "--file", file, "--page", page)[0] == 0
    assert [table.seats for table in read(file).tables] == [2, 3]
    text = page.read_text()
    assert text.startswith("before\n") and text.endswith("\nafter\n") and "old" not in text
    assert "| 2 | version 1 |" in text and "| 3 | version 1 |" in text and "par 33 %" in text
    before = read(file)
    call(capsys, *words, "--file", file)
    assert [each.strength for each in read(file).tables] == [each.strength for each in before.tables]


@pytest.mark.usefixtures("hurried")
def test_measuring_one_pair_keeps_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "levels.json", tmp_path / "page.md"
    page.write_text("<!-- levels -->\n<!-- end of levels -->\n")
    words = (*QUICK, "--seats", "2", "--fixed", "--out", tmp_path / "kept", "--file", file, "--page", page)
    assert call(capsys, *words, "--deals", "2", "--pair", "houngan,apprentice")[0] == 0
    assert [each.bots for each in read(file).tables[0].strength] == [("houngan", "apprentice")]
    assert page.read_text().count("not measured") == 3
    assert call(capsys, *words, "--deals", "2")[0] == 0
    before = read(file).tables[0].strength
    assert call(capsys, *words, "--deals", "5", "--pair", "loa,houngan")[0] == 0
    after = read(file).tables[0].strength
    assert [each.deals for each in after] == [5, 2, 2, 2] and after[1:] == before[1:]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seats", "many"], "--seats must be a number or all"),
        (["--seats", "9"], "seats"),
        (["--page", "PAGE"], "--page goes with --file"),
        (["--pair", "loa,zombie"], "--pair must be one of loa,houngan houngan,apprentice"),
        (["--pair", "loa"], "argument --pair"),
        (["--file", "JUNK"], "is not a file of levels"),
        (["--file", "OTHER"], "has figures of other deals"),
        (["--seats", "2", "--deals", "1", "--file", "NEW", "--page", "PAGE"], "has no section for levels"),
    ],
)
@pytest.mark.usefixtures("hurried")
def test_invalid_tables_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], told: str
) -> None:
    files = {name: tmp_path / name for name in ("PAGE", "JUNK", "OTHER", "NEW")}
    files["PAGE"].write_text("nothing\n")
    files["JUNK"].write_text("{}")
    files["OTHER"].write_bytes(msgspec.json.encode(LevelsFile("another seed")))
    given = [str(files.get(word, word)) for word in words]
    try:
        code = main([*QUICK, *given])
    except SystemExit as ended:
        code = int(str(ended.code))
    assert code and told in capsys.readouterr().err
    assert files["PAGE"].read_text() == "nothing\n"


def test_levels_never_play_the_reverse_seating() -> None:
    game = find_game("_template")
    assert seatings(game, 3, {}, alone=True) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    pirates = find_game("voodoo-pirates")
    assert len(seatings(pirates, 4, pirates.check_options(4, {"cursed": 3}), alone=True)) == 2


def test_a_game_may_define_how_long_levels_think() -> None:
    thought = []
    for name in ("little-devils", "baron-voodoo"):
        loa, houngan = (find_bot(level, find_game(name)) for level in LEVELS[:2])
        assert isinstance(loa, SearchBot) and isinstance(houngan, SearchBot) and loa.budget and houngan.budget
        assert (loa.budget.iterations or 0) > 2 * (houngan.budget.iterations or 0)
        thought.append(loa.budget)
    assert thought[0] != thought[1]
