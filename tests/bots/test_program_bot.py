"""Programs as bots: their messages, what happens if they misbehave, and that no process of theirs is left."""

import gc
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import samedi
from samedi.bots import Bot, Budget, find_bot
from samedi.bots.program import MAX_ANSWER
from samedi.bots.program_bot import ProgramBot, command_of
from samedi.cli import main
from samedi.core.errors import BotFailed, UnknownBot
from samedi.core.registry import all_games, find_game
from samedi.core.rng import Rng

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"

sys.path.insert(0, str(ROOT / "build"))
import bundle_client as client  # noqa: E402

NEAREST, FIRST, SCRIPT = (str(EXAMPLES / name) for name in ("stdin_bot.py", "random_bot.sh", "stdin_bot.mjs"))
GAME = find_game("_template")
LAW_ABIDING = """
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "choose":
        say(id=told["id"], code=told["legal"][0])
"""

Write = Callable[[str], str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a program in Python; returns its path."""

    def written(body: str) -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}"
        source = path.with_suffix(".py")
        say = "def say(**fields): print(json.dumps(fields), flush=True)\n"
        source.write_text("import json, os, signal, subprocess, sys, time\n" + say + body)
        path.write_text(f'#!/bin/sh\nexec "{sys.executable}" -IS "{source}" "$@"\n')  # a path may have spaces
        path.chmod(0o755)
        return str(path)

    return written


def listening(heard: Path) -> str:
    """A correct program that also writes down its messages."""
    return f"heard = open({str(heard)!r}, 'a')\n" + LAW_ABIDING.replace("    told", "    heard.write(line); told")


def ask(bot: Bot, budget: Budget = Budget()) -> str:  # noqa: B008
    """The code that a bot chooses at the beginning of a game."""
    table = samedi.Session(GAME, 2, deals=["deal 1 2 3 4 5 / 6 7 8 9 10"])
    return GAME.actions[bot.choose(table.view(1), 1, table.state.legal(1), budget)]


def wait_for(condition: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < until, f"waited in vain: {what}"
        time.sleep(0.01)


def alive(pid: int) -> bool:
    """Tell whether a process exists. One that has ended counts until it is waited for."""
    try:
        os.kill(pid, 0)
        state, parent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:2]
    except ProcessLookupError:
        return False
    except FileNotFoundError:  # gone in between, or a system without /proc
        return not Path("/proc/self").exists()
    return state != "Z" or parent == str(os.getpid())


@pytest.mark.parametrize("game", [*all_games(), GAME], ids=lambda game: game.name)
@pytest.mark.parametrize("program", [NEAREST, FIRST, SCRIPT], ids=["python", "shell", "javascript"])
def test_the_examples_play_whole_games(game: Any, program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if program == SCRIPT:
        monkeypatch.setenv("PATH", f"{Path(client.tools()[0]).parent}:{os.environ['PATH']}")
    table = samedi.Session(game, game.seats[0], seed=1)
    bots = [find_bot(program, game, seat) for seat in range(table.seats)]
    while not table.over:
        seat = table.acting[0]
        action = bots[seat].choose(table.view(seat), seat, table.state.legal(seat), Budget())
        table.submit(seat, game.actions[action])
    assert table.winners


def test_a_program_gets_only_its_view_and_its_legal_codes(write: Write, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    program = write(listening(heard))
    table = samedi.Session("voodoo-prince", 3, seed=5)
    seat = table.acting[0]
    legal = table.state.legal(seat)
    bot = find_bot(program, table.game, seed=2**40 + 7)
    bot.choose(table.view(seat), seat, legal, Budget())
    bot.choose(table.view(seat), seat, legal, Budget(iterations=9, seconds=3.0))
    del bot
    hello, *questions = [json.loads(line) for line in heard.read_text().splitlines()]
    assert hello == {
        "type": "hello",
        "samedi": 1,
        "game": "voodoo-prince",
        "version": table.game.version,
        "seat": seat,
        "seats": 3,
        "seed": 7,
    }
    question = {"type": "choose", "view": msgspec.to_builtins(table.view(seat)), "legal": table.choices(seat)}
    assert json.loads(json.dumps(questions)) == [
        {**json.loads(json.dumps(question)), "id": 1, "budget": {"limit": 10.0}},
        {**json.loads(json.dumps(question)), "id": 2, "budget": {"limit": 15.0, "seconds": 3.0, "iterations": 9}},
    ]


@pytest.mark.parametrize("game", [*all_games(), GAME], ids=lambda game: game.name)
def test_in_worlds_that_a_seat_cannot_tell_apart_a_program_gets_the_same_messages(
    game: Any, write: Write, tmp_path: Path
) -> None:
    heard = tmp_path / "heard"
    program = write(listening(heard))
    table = samedi.Session(game, game.seats[-1], seed=3)
    seat = table.acting[0]
    view, legal = table.view(seat), table.state.legal(seat)
    for state in [table.state, *(game.worlds(view).draw(Rng(seed)) for seed in range(2))]:
        find_bot(program, game).choose(game.view(state, seat), seat, legal, Budget())
    gc.collect()
    lines = heard.read_text().splitlines()
    assert len(lines) == 6 and len(set(lines)) == 2


def test_a_program_bot_refuses_a_state() -> None:
    state = samedi.Session(GAME, 2, seed=1).state
    with pytest.raises(TypeError, match="a View, never a State"):
        find_bot(NEAREST, GAME).choose(state, 0, state.legal(0), Budget())  # type: ignore[arg-type]


def test_one_program_answers_for_one_seat_from_the_first_question_to_the_last(write: Write) -> None:
    bot = find_bot(write(LAW_ABIDING.replace('["legal"][0]', '["legal"][told["id"] - 1]')), GAME)
    assert [ask(bot) for _ in range(3)] == ["lay 6", "lay 7", "lay 8"]


def test_a_program_repeats_by_its_seed() -> None:
    chosen = [[ask(bot) for _ in range(9)] for seed in (1, 1, 2) for bot in [find_bot(NEAREST, GAME, seed)]]
    assert chosen[0] == chosen[1] != chosen[2]


def test_arguments_follow_the_path(write: Write) -> None:
    program = write(LAW_ABIDING.replace('["legal"][0]', '["legal"][len(sys.argv[1:])]'))
    assert ask(find_bot(f"{program} one 'two of them'", GAME)) == "lay 8"


def test_any_amount_of_standard_error_does_no_harm(write: Write) -> None:
    noise = "sys.stderr.write('noise\\n' * 300_000); sys.stderr.flush()\n"
    assert ask(find_bot(write(noise + LAW_ABIDING.replace("        say", "        " + noise + "        say")), GAME))


def test_extra_fields_in_an_answer_do_no_harm(write: Write) -> None:
    assert ask(find_bot(write(LAW_ABIDING.replace("say(", "say(why={'score': 3}, ")), GAME)) == "lay 6"


@pytest.mark.parametrize("name", ["./nowhere", "/", "/etc", "./nowhere --fast", "/bin/sh\0x"])
def test_a_missing_program_is_refused_when_it_is_named(name: str) -> None:
    with pytest.raises(UnknownBot, match="there is no program"):
        find_bot(name, GAME)


def test_names_are_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    mine = tmp_path / "my bot"
    mine.write_text("#!/bin/sh\n")
    with pytest.raises(UnknownBot, match=r"'\./my bot' is no program yet: chmod \+x makes it one"):
        find_bot("./my bot", GAME)
    mine.chmod(0o755)
    assert command_of("./my bot") == ["./my bot"]
    assert command_of("'./my bot' --deep 3") == ["./my bot", "--deep", "3"]
    assert command_of("'~/my bot' x") == [str(mine), "x"]
    assert command_of("zombies") is None
    with pytest.raises(UnknownBot, match=r"by its path: \./my bot"):
        find_bot("my bot", GAME)
    with pytest.raises(UnknownBot, match=r"by its path: /.*/sh\)"):
        find_bot("sh bot.sh", GAME)
    with pytest.raises(UnknownBot, match="cannot be read: No closing quotation"):
        find_bot("./bot 'x", GAME)


# They sleep, so that they fail by their answer and not by their end. The caller kills them at once.
MISDEEDS = {
    "exit": ("sys.exit(3)", "ended with exit code 3"),
    "crash": ("1 / 0", "ended with exit code 1; it says: ZeroDivisionError: division by zero"),
    "signal": ("os.kill(os.getpid(), signal.SIGKILL)", "was ended by signal 9"),
    "last words": ("sys.exit('\\x1b[31mno\\x07 more\\n\\n')", r"ended with exit code 1; it says:  \[31mno  more"),
    "chatter": ("print('Hm …', flush=True); time.sleep(9)", "answered 'Hm …' and not with its id and a code"),
    "no object": ("print('[1, \"lay 6\"]', flush=True); time.sleep(9)", "and not with its id and a code"),
    "no code": ("say(id=1); time.sleep(9)", "and not with its id and a code"),
    "no letters": ("os.write(1, b'\\xff\\xfe\\n'); time.sleep(9)", "and not with its id and a code"),
    "deep": ("print('{\"a\":' + '[' * 60_000, flush=True); time.sleep(9)", "and not with its id and a code"),
    "question": ("say(id=0, code='lay 6'); time.sleep(9)", "answered question 0 and not 1"),
    "number": ("say(id=10**4000, code='lay 6'); time.sleep(9)", "answered question 1000"),
    "illegal": ("say(id=1, code='lay 1'); time.sleep(9)", "chose 'lay 1', which is not legal here"),
    "invented": ("say(id=1, code='lay' * 999); time.sleep(9)", "which is not legal here"),
    "huge": (f"sys.stdout.write('x' * {MAX_ANSWER + 1}); sys.stdout.flush(); time.sleep(9)", "with more than 64 kB"),
    "endless": ("while True: sys.stdout.write('x' * 9999)", "answered with more than 64 kB"),
    "lines": ("while True: print('{}', flush=True)", "and not with its id and a code|with more than 64 kB"),
    "closed": ("os.close(1); time.sleep(99)", "closed its input or output"),
    "late": ("time.sleep(99)", r"gave no answer in 0\.5 s \(does it flush its output\?\)"),
    "unflushed": ('print(\'{"id":1,"code":"lay 6"}\'); time.sleep(99)', r"gave no answer in 0\.5 s"),
    "loud": ("while True: os.write(2, b'ha ' * 9999)", r"gave no answer in 0\.5 s .*it says: .*ha ha"),
    "slow": ("while True: os.write(1, b'x'); time.sleep(0.01)", r"gave no answer in 0\.5 s"),
}


@pytest.mark.parametrize("misdeed", MISDEEDS)
def test_a_program_that_misbehaves_fails_with_a_sentence_and_is_killed(write: Write, misdeed: str) -> None:
    body, sentence = MISDEEDS[misdeed]
    soon = misdeed in ("late", "unflushed", "loud", "slow")
    bot = ProgramBot([write(body)], GAME, limit=0.5 if soon else 10.0)
    with pytest.raises(BotFailed, match=sentence) as failed:
        ask(bot)
    text = str(failed.value)
    assert text.startswith("the bot ") and len(text) < 400 and text.isprintable()
    assert bot.program is not None and bot.program.process.returncode is not None
    with pytest.raises(BotFailed) as again:
        ask(bot)
    assert str(again.value) == text, "it is not asked again"


def test_a_program_that_never_reads_fails_by_its_time_limit(write: Write) -> None:
    """It guesses the ids, so only the full pipe shows that it does not read."""
    bot = ProgramBot([write("for n in range(1, 9999): say(id=n, code='lay 6'); time.sleep(0.001)\n")], GAME, limit=0.5)
    with pytest.raises(BotFailed, match="gave no answer"):
        for _ in range(9999):
            ask(bot)


def test_a_program_that_cannot_be_started_is_refused_with_the_reason(tmp_path: Path) -> None:
    for text, why in (("#!/no/such/shell\n", "No such file"), ("\x00\x01", "Exec format error")):
        program = tmp_path / "broken"
        program.write_text(text)
        program.chmod(0o755)
        with pytest.raises(BotFailed, match=f"cannot be started: {why}"):
            ask(find_bot(str(program), GAME))


def test_the_limit_grows_with_the_budget(write: Write) -> None:
    bot = ProgramBot([write(LAW_ABIDING.replace("        say", "        time.sleep(0.3); say"))], GAME, limit=0.1)
    assert ask(bot, Budget(seconds=1.0)) == "lay 6"


def test_a_program_and_its_children_end_with_the_bot(write: Write, tmp_path: Path) -> None:
    """With or without notice of the end of its input; and no zombie process is left."""
    child = (
        "child = subprocess.Popen(['sleep', '99'])\nopen(f'{sys.argv[1]}', 'w').write(f'{os.getpid()} {child.pid}')\n"
    )
    for number, deaf in enumerate(("", "signal.signal(signal.SIGTERM, signal.SIG_IGN)\ntime.sleep(99)\n")):
        pids = tmp_path / f"pids{number}"
        bot = find_bot(f"{write(child + LAW_ABIDING + deaf)} {pids}", GAME)
        ask(bot)
        program, started = map(int, pids.read_text().split())
        assert alive(program) and alive(started)
        del bot
        assert not alive(program)
        wait_for(lambda: not alive(started), "the end of its child")  # noqa: B023


def test_a_program_has_time_to_clean_up_when_its_input_ends(write: Write, tmp_path: Path) -> None:
    kept = tmp_path / "learnt"
    bot = find_bot(write(LAW_ABIDING + f"time.sleep(0.1); open({str(kept)!r}, 'w').write('much')\n"), GAME)
    ask(bot)
    del bot
    assert kept.read_text() == "much"


HOUSE = """
import os, sys
import samedi
from samedi.bots import Budget, find_bot
table = samedi.Session("_template", 2, seed=1)
bot = find_bot(sys.argv[1], table.game)
bot.choose(table.view(0), 0, table.state.legal(0), Budget())
print(bot.program.process.pid, flush=True)
"""


@pytest.mark.parametrize("end", ["", "sys.exit(1)", "1 / 0", "input()", "os.kill(os.getpid(), 9)"])
def test_however_the_parent_ends_programs_end_with_it(write: Write, end: str) -> None:
    house = subprocess.Popen(
        [sys.executable, "-c", HOUSE + end, write(LAW_ABIDING)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    with house:
        assert house.stdout
        pid = int(house.stdout.readline())
        if end == "input()":
            house.send_signal(signal.SIGINT)
    wait_for(lambda: not alive(pid), "the end of the program")


def arena(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["arena", *words])
    return code, *capsys.readouterr()


def test_the_arena_gives_the_same_figures_for_a_program_with_any_number_of_workers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = []
    for workers in ("1", "2"):
        words = ["_template", "--bots", f"{FIRST},zombie", "--seats", "2", "--deals", "21", "--json"]
        code, out, err = arena(capsys, *words, "--workers", workers)
        assert (code, err) == (0, "")
        found.append({**json.loads(out), "seconds": 0})
    assert found[0] == found[1]
    assert found[0]["bots"] == [FIRST, "zombie"]


@pytest.mark.long
def test_the_example_beats_a_zombie(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--bots", f"{NEAREST},zombie", "--deals", "6", "--seats", "3", "--fixed", "--json"]
    code, out, _ = arena(capsys, "little-devils", *asked)
    assert code == 0
    assert json.loads(out)["pairs"][0]["measures"]["payoff"]["low"] > 0


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_however_the_arena_is_stopped_it_leaves_no_program_behind(write: Write, tmp_path: Path, sent: int) -> None:
    """Not even a program that ignores the end of its input; and Ctrl-C does not wait for it."""
    started = tmp_path / "started"
    started.mkdir()
    thinker = write("open(f'{sys.argv[1]}/{os.getpid()}', 'w')\nsignal.signal(signal.SIGINT, print)\ntime.sleep(99)\n")
    command = [sys.executable, "-m", "samedi", "arena", "_template", "--deals", "99", "--workers", "2"]
    with subprocess.Popen(
        [*command, "--bots", f"{thinker} {started},zombie"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        wait_for(lambda: len(list(started.iterdir())) == 2, "both workers to ask")
        before = time.monotonic()
        if sent == signal.SIGINT:
            os.killpg(process.pid, sent)  # as a terminal does: to all processes of the command
        else:
            process.send_signal(sent)
        out, err = process.communicate(timeout=30)
        assert time.monotonic() - before < 8, "a thinking program was waited for"
    if sent == signal.SIGINT:
        assert (process.returncode, out, err) == (130, "", "samedi: interrupted\n")
    for path in started.iterdir():
        wait_for(lambda: not alive(int(path.name)), "the end of a program")  # noqa: B023


EARLY = """
import os, signal, subprocess, sys
from samedi.bots.program import Program
from samedi.console import interrupt_on

class Begun(subprocess.Popen):
    def __init__(self, *given, **named):
        super().__init__(*given, **named)
        print(self.pid, flush=True)
        os.kill(os.getpid(), getattr(signal, sys.argv[1]))

subprocess.Popen = Begun
try:
    with interrupt_on("SIGTERM", "SIGHUP"):
        Program(["/bin/sleep", "600"])
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.parametrize("sign", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_during_the_start_of_a_program_ends_it_too(sign: str) -> None:
    done = subprocess.run([sys.executable, "-c", EARLY, sign], capture_output=True, text=True, timeout=60, check=True)
    pid, said = done.stdout.split()
    assert said == "interrupted"
    wait_for(lambda: not alive(int(pid)), "that the program ends")
