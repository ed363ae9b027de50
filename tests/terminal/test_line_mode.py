"""The line mode: whole games, every answer a player may type, and every way to leave."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from samedi.core.registry import all_games, find_game
from samedi.engine.replay import replay
from samedi.engine.session import Session
from samedi.terminal.game import TerminalGame
from samedi.terminal.line_mode import play
from samedi.terminal.saved_games import SavedGame, Seating

LANGUAGES = ("en", "ja", "de", "fr")
GAMES = [*(game.name for game in all_games()), "_template"]
TABLES = [(name, seats) for name in GAMES for seats in find_game(name).seats]
FOREIGN = ("SAMEDI_GAMES", "LC_ALL", "LC_MESSAGES", "LANG")
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in FOREIGN} | {"PYTHONUTF8": "1"}
DEVILS = ("dealer 2", "deal 1 2 3 4 5 6 7 8 25 / 9 10 11 12 13 14 15 16 17 / 18 19 20 21 22 23 24 26 27")


class Ones(StringIO):
    """A player who always answers 1."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return "1\n"


class Answers(StringIO):
    """A player who gives these answers; remembers the output before the first."""

    def __init__(self, answers: str, sink: StringIO) -> None:
        super().__init__(answers)
        self.sink, self.before = sink, ""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.before = self.before or self.sink.getvalue()
        return super().readline()


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("samedi.console.os.fsync", lambda file: None)
    yield


def devils(folder: Path | None = None, lang: str = "en") -> TerminalGame:
    """Three seats at Little Devils; the player leads and holds 1 to 8 and the 25, which has five devils."""
    session = Session("little-devils", 3, deals=DEVILS)
    seating = Seating(0, ("", "apprentice", "apprentice"))
    return TerminalGame(session, seating, lang, SavedGame.new(folder, "little-devils", seating) if folder else None)


def answered(game: TerminalGame, *answers: str) -> str:
    """Return the output from the first answer on, for a player who gives these answers and leaves."""
    sink = StringIO()
    source = Answers("".join(f"{answer}\n" for answer in answers), sink)
    assert play(game, source, sink) == 0
    return sink.getvalue().removeprefix(source.before)


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize(
    ("name", "seats", "lang"),
    [
        pytest.param(name, seats, lang, marks=[] if (number + other) % len(LANGUAGES) == 0 else [pytest.mark.long])
        for number, (name, seats) in enumerate(TABLES)
        for other, lang in enumerate(LANGUAGES)
    ],
)
def test_a_whole_game_is_played_and_its_record_matches_the_output(
    name: str, seats: int, lang: str, tmp_path: Path
) -> None:
    game = TerminalGame.start(find_game(name), seats, ["apprentice"], seed="one evening", lang=lang, folder=tmp_path)
    sink = StringIO()
    assert play(game, Ones(), sink) == 0
    assert game.over and game.saved is not None
    again = replay(game.saved.record)
    assert again.over and again.scores == game.session.scores
    assert [line.entry for line in again.log] == [line.entry for line in game.session.log]
    shown, at = squeezed(sink.getvalue()), 0
    for _, event in again.events(0):
        sentence = squeezed(game.named(game.words.event(event, 0)))
        at = shown.index(sentence, at) + len(sentence)
    assert all(game.names[winner] in sink.getvalue()[-1500:] for winner in again.winners)


def test_a_killed_game_continues_where_it_was(tmp_path: Path) -> None:
    first = TerminalGame.start(find_game("voodoo-prince"), 3, ["apprentice"], seed="killed", folder=tmp_path)
    sink = StringIO()
    play(first, StringIO("1\n1\n1\n"), sink)
    entries = [line.entry for line in first.session.log]
    del first
    second = TerminalGame.resume(tmp_path)
    assert [line.entry for line in second.session.log] == entries
    told = StringIO()
    play(second, Ones(), told)
    assert second.over
    beginning = told.getvalue().splitlines()[1]
    assert (
        beginning.startswith("You play") and beginning in sink.getvalue()
    )  # printed again from the latest own choice on
    with pytest.raises(Exception, match="there is no unfinished game"):
        TerminalGame.resume(tmp_path)


@pytest.mark.parametrize("typed", ["3", "play 3", "PLAY 3", "Play the 3"])
def test_a_choice_is_made_by_number_code_or_words(typed: str) -> None:
    assert "You play the 3" in answered(devils(), typed)


@pytest.mark.parametrize("typed", ["B", "trump B", "trump b", "Trump B"])
def test_the_rest_of_a_code_selects_a_choice(typed: str) -> None:
    session = Session("voodoo-prince", 2, seed="trump")
    while session.acting != (0,) or not session.choices(0)[0].startswith("trump"):
        session.submit(session.acting[0], session.choices(session.acting[0])[0])
    before = len(session.log)
    answered(TerminalGame(session, Seating(0, ("", "apprentice")), "en"), typed)
    assert session.log[before].entry.code == "trump B"


def test_a_number_selects_the_choice_of_that_number_first() -> None:
    game = devils()
    game.choose("play 1")
    while not game.my_turn:
        game.play_bot()
    code = game.scene.choices[0].code
    assert code != "play 1"
    answered(game, "1")
    assert [line.entry.code for line in game.session.log if line.entry.seat == "0"][:2] == ["play 1", code]


def test_an_unambiguous_beginning_selects_a_choice() -> None:
    session = Session("_template", 2, deals=["deal 1 2 3 4 10 / 5 6 7 8 9"])
    game = TerminalGame(session, Seating(0, ("", "apprentice")), "en")
    assert "'la' can mean several things: Lay the 1, Lay the 2" in answered(game, "la")
    for code in ("lay 1", "lay 2", "lay 3", "lay 4"):
        game.choose(code)
        game.play_bot()
    assert "You lay the 10 face down" in answered(game, "la")


@pytest.mark.parametrize("typed", ["25", "play 25"])
@pytest.mark.parametrize(
    ("lang", "rule"), [("en", "(rule 3.1)"), ("ja", "（ルール3.1）"), ("de", "(Regel 3.1)"), ("fr", "(règle 3.1)")]
)
def test_a_refused_card_is_explained_with_its_rule_and_nothing_changes(typed: str, lang: str, rule: str) -> None:
    game = devils(lang=lang)
    before = game.session.record()
    said = answered(game, typed)
    assert squeezed(rule) in squeezed(said) and game.session.record() == before


def test_a_card_of_another_player_is_explained() -> None:
    assert "(rule 3.5)" in answered(devils(), "22")


@pytest.mark.parametrize("typed", ["0", "99", "hello", "{7}", "{0}", "\x1b[2J", "play", "²", "é" * 3000, "1 1"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_other_input_is_answered_in_a_sentence_and_nothing_changes(typed: str, lang: str) -> None:
    game = devils(lang=lang)
    before = game.session.record()
    said = answered(game, typed)
    assert game.session.record() == before
    assert len(said) > 20 and "\x1b" not in said


def test_an_empty_line_repeats_the_question() -> None:
    game = devils()
    assert answered(game, "").count(game.scene.prompt.text) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hint_table_sheets_and_help_change_nothing(lang: str) -> None:
    game = devils(lang=lang)
    before = game.session.record()
    said = answered(game, "h", "t", "l", "s", "help")
    assert game.session.record() == before
    hint = game.hint()
    assert hint is not None and len(hint.options) > 1
    for idea in hint.options:
        label = next(choice.label for choice in game.scene.choices if choice.code == idea.code)
        assert squeezed(label) in squeezed(said) and idea.result and idea.result in said
    for part in (hint.reason, hint.verdict[1:], hint.measure):
        assert part and squeezed(part) in squeezed(said)
    assert squeezed(game.scene.sheets[0].title) in squeezed(said)
    assert "3.1" in said  # the refusal of the 25, which only the command t prints
    assert squeezed(game.words.say("text-no-cards")) in squeezed(said)


def test_the_last_trick_and_the_scores_can_be_read() -> None:
    game = devils()
    said = answered(game, "8", "l", "s")
    last = next(sheet for sheet in game.scene.sheets if sheet.kind == "cards")
    assert game.named(last.title) in said.replace("\n  ", " ")


def test_a_choice_is_taken_back_until_others_have_acted() -> None:
    assert "Nothing has been done yet that could be taken back" in answered(devils(), "b")
    game = devils()
    said = answered(game, "play 8", "b", "play 25", "play 7", "b")  # with the 7 the player takes a trick and leads
    assert "Céleste has acted since" in said and "You take that back" in said
    assert "play 7" in game.session.choices(0)


def test_rules_are_printed_whole_by_section_and_one_by_one() -> None:
    one = answered(devils(), "? 3.1")
    assert "3.1 " in one and "3.2 " not in one and "4.1" not in one and "**" not in one
    section = answered(devils(), "?3")
    assert "3.1 " in section and "3.2 " in section and "4.1" not in section
    whole = answered(devils(), "?")
    assert "1.1 " in whole and "6.1 " in whole
    assert "There is no rule '9.9'" in answered(devils(), "? 9.9")
    assert "3.1" in answered(devils(lang="ja"), "? 3.1")


@pytest.mark.parametrize("answers", [(), ("q",), ("1", "q")])
def test_leaving_prints_how_to_resume(answers: tuple[str, ...], tmp_path: Path) -> None:
    said = answered(devils(tmp_path), *answers)
    assert said.replace("\n", " ").rstrip().endswith(f"samedi play --resume --data {tmp_path}")


def test_a_game_that_is_not_saved_says_so() -> None:
    assert answered(devils(), "q").rstrip().endswith("it was not kept")


def test_ctrl_c_leaves_like_q(tmp_path: Path) -> None:
    class Interrupted(StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    sink = StringIO()
    assert play(devils(tmp_path), Interrupted(), sink) == 0
    assert "samedi play --resume" in sink.getvalue()


def test_only_a_player_at_a_terminal_is_asked_for_another_game(tmp_path: Path) -> None:
    game = TerminalGame.start(find_game("_template"), 2, ["apprentice"], seed="again", folder=tmp_path)
    sink = StringIO()
    play(game, Terminal("1\n1\n1\n1\n1\ny\nq\n"), sink)
    assert sink.getvalue().count("Play again?") == 1 and sink.getvalue().count("Candlelight.") == 2
    assert TerminalGame.resume(tmp_path).session.shuffle_seed != game.session.shuffle_seed
    sink = StringIO()
    play(TerminalGame.start(find_game("_template"), 2, ["apprentice"]), Ones(), sink)
    assert "Play again?" not in sink.getvalue()
    sink = StringIO()
    play(TerminalGame.start(find_game("_template"), 2, ["apprentice"]), Terminal("1\n1\n1\n1\n1\n"), sink)
    assert sink.getvalue().count("Candlelight.") == 1


def run(*arguments: str | Path, **more: Any) -> "subprocess.CompletedProcess[str]":
    call = [sys.executable, "-m", "samedi", "play", *map(str, arguments)]
    environment = {**ENVIRONMENT, **more.pop("env", {})}
    more.setdefault("stdin", subprocess.DEVNULL if "input" not in more else None)
    done = subprocess.run(call, capture_output=True, encoding="utf-8", env=environment, check=False, timeout=60, **more)
    assert "Traceback" not in done.stderr, done.stderr
    return done


def test_without_input_the_command_ends_without_an_error(tmp_path: Path) -> None:
    done = run("voodoo-prince", "--plain", "--data", tmp_path)
    assert done.returncode == 0 and done.stderr == ""
    assert "samedi play --resume" in done.stdout


def test_without_a_terminal_the_command_says_that_it_uses_the_line_mode(tmp_path: Path) -> None:
    done = run("little-devils", "--data", tmp_path, env={"LANG": "de_DE.UTF-8"})
    assert done.returncode == 0
    assert done.stderr == "samedi: das ist kein Terminal, also geht es Zeile für Zeile weiter\n"
    assert "samedi play --resume" in done.stdout


def test_the_command_resumes_in_another_language(tmp_path: Path) -> None:
    run("little-devils", "--plain", "--data", tmp_path, "--seats", "3", "--bots", "zombie,apprentice", input="1\n1\n")
    done = run("--resume", "--plain", "--data", tmp_path, "--lang", "ja")
    assert done.returncode == 0 and "あなた" in done.stdout
    assert run("voodoo-prince", "--resume", "--data", tmp_path).returncode == 1


def test_the_same_seed_gives_the_same_shuffle(tmp_path: Path) -> None:
    one, two = (run("_template", "--plain", "--seed", "x", "--data", tmp_path).stdout for _ in range(2))
    assert one == two


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "there is no game 'chess'"),
        (("little-devils", "--seats", "9"), "Little Devils is for 3 to 6 seats, not 9"),
        (("little-devils", "--bots", "zombie,genius"), "there is no bot 'genius'"),
        (("little-devils", "--bots", ","), "there is no bot ''"),
        (("little-devils", "--option", "tally"), "an option is given as NAME=VALUE"),
        (("little-devils", "--option", "moon=1"), "there is no option 'moon'"),
        (("little-devils", "--lang", "tlh"), "Little Devils has no language 'tlh' (there is: de, en, fr, ja)"),
        (("--resume",), "there is no unfinished game"),
        (("--resume", "--seats", "3"), "--resume continues a saved game"),
    ],
)
def test_invalid_requests_are_refused_in_one_sentence(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    done = run(*arguments, "--data", tmp_path)
    assert done.returncode == 1 and done.stdout == ""
    assert sentence in done.stderr and len(done.stderr.splitlines()) == 1


def test_a_missing_game_is_wrong_usage(tmp_path: Path) -> None:
    done = run("--data", tmp_path)
    assert done.returncode == 2 and "which game?" in done.stderr


def test_a_folder_that_cannot_be_written_is_reported_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("_template", "--plain", "--data", tmp_path / "file")
    assert done.returncode == 1 and "games cannot be saved" in done.stderr


def test_bytes_that_are_not_text_are_accepted(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "samedi", "play", "_template", "--plain", "--data", str(tmp_path)]
    done = subprocess.run(
        call, input=b"\xff\xfe\n\x00\n1\n", capture_output=True, env=ENVIRONMENT, timeout=60, check=False
    )
    assert done.returncode == 0 and b"Traceback" not in done.stderr
    assert "You lay the" in done.stdout.decode()


def start_game(tmp_path: Path) -> "subprocess.Popen[str]":
    call = [sys.executable, "-u", "-m", "samedi", "play", "little-devils", "--plain", "--data", str(tmp_path)]
    pipe = subprocess.PIPE
    return subprocess.Popen(call, stdin=pipe, stdout=pipe, stderr=pipe, encoding="utf-8", env=ENVIRONMENT)


def test_ctrl_c_leaves_the_command_without_a_traceback(tmp_path: Path) -> None:
    game = start_game(tmp_path)
    assert game.stdout is not None
    while not game.stdout.readline().startswith("1. "):
        pass
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=30)
    assert game.returncode == 0 and err == ""
    assert "samedi play --resume" in out


def test_a_closed_output_leaves_no_traceback(tmp_path: Path) -> None:
    game = start_game(tmp_path)
    assert game.stdout is not None and game.stdin is not None and game.stderr is not None
    game.stdout.readline()
    game.stdout.close()
    game.stdin.write("1\n" * 2000)
    game.stdin.close()
    assert "Traceback" not in game.stderr.read()
    assert game.wait(30) == 1
    TerminalGame.resume(tmp_path)
