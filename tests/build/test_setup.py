"""./dev the first and the second time, interrupted, moved, offline, and on a machine that lacks tools."""

import ast
import shutil
import signal
import subprocess
import sys
import time
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from .conftest import ROOT, Checkout

HELLO = ("python", "-c", "print('hello')")


@pytest.fixture
def dev(checkout: Checkout) -> ModuleType:
    """The script of a small checkout, as a module."""
    spec = spec_from_loader("dev", SourceFileLoader("dev", str(checkout.root / "dev")))
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def offline(checkout: Checkout, tmp_path: Path) -> Checkout:
    """A checkout on a machine whose uv only notes what it is asked, so that no network is needed."""
    uv = tmp_path / "tools" / "uv"
    uv.parent.mkdir()
    uv.write_text('#!/bin/sh\necho "$2" >> "$ASKED"\nexec sleep "${SLOW:-0}"\n')
    uv.chmod(0o755)
    checkout.env["PATH"] = f"{uv.parent}:/usr/bin:/bin"
    checkout.env |= {"ASKED": str(tmp_path / "asked"), "SAMEDI_PURE": "1", "PIP_NO_INDEX": "1"}
    return checkout


def dev_(checkout: Checkout, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
    return checkout.run(sys.executable, checkout.root / "dev", *words, **env)


def asked(checkout: Checkout) -> list[str]:
    """What uv was asked since the last time."""
    path = Path(checkout.env["ASKED"])
    words = path.read_text().split() if path.exists() else []
    path.unlink(missing_ok=True)
    return words


def test_the_first_time_it_sets_up_on_standard_error_and_then_never_again(offline: Checkout) -> None:
    first = dev_(offline, *HELLO)
    assert (first.returncode, first.stdout) == (0, "hello\n")
    assert "samedi: making a private environment (.dev/env) … " in first.stderr
    assert asked(offline) == ["sync", "install"]
    second = dev_(offline, *HELLO)
    assert (second.returncode, second.stdout, second.stderr) == (0, "hello\n", "")
    assert asked(offline) == []


def test_exit_code_and_folder_are_those_of_the_command(offline: Checkout, tmp_path: Path) -> None:
    script = "import os, sys; print(os.getcwd()); sys.exit(7)"
    done = subprocess.run(
        [sys.executable, offline.root / "dev", "python", "-c", script],
        cwd=tmp_path,
        env=offline.env,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (7, f"{tmp_path}\n")


def test_changed_pins_are_installed_into_the_same_environment(offline: Checkout) -> None:
    dev_(offline, *HELLO)
    asked(offline)
    with (offline.root / "requirements" / "dev.txt").open("a") as file:
        file.write("# one more\n")
    assert "making a private environment" not in dev_(offline, *HELLO).stderr
    assert asked(offline) == ["sync", "install"]


def test_a_moved_checkout_is_set_up_again(offline: Checkout, tmp_path: Path) -> None:
    dev_(offline, *HELLO)
    moved = Checkout(offline.root.rename(tmp_path / "moved"))
    moved.env = offline.env
    assert "making a private environment" in dev_(moved, *HELLO).stderr
    where = dev_(moved, "python", "-c", "import sys; print(sys.prefix)")
    assert where.stdout == f"{moved.root / '.dev' / 'env'}\n"


def started(checkout: Checkout, **env: str) -> subprocess.Popen[str]:
    """A ./dev that is in the middle of its set-up."""
    process = subprocess.Popen(
        [sys.executable, checkout.root / "dev", *HELLO],
        env=checkout.env | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    for _ in range(600):
        if Path(checkout.env["ASKED"]).exists():
            return process
        time.sleep(0.05)
    process.kill()
    raise AssertionError("the set-up never began")


def test_interrupted_half_way_it_says_one_line_and_the_next_run_repairs(offline: Checkout) -> None:
    process = started(offline, SLOW="60")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out) == (130, "")
    assert err.endswith("stopped\nsamedi: interrupted; the next ./dev goes on from here\n")
    asked(offline)
    again = dev_(offline, *HELLO)
    assert (again.returncode, again.stdout) == (0, "hello\n")
    assert "making a private environment" in again.stderr
    assert asked(offline) == ["sync", "install"]


def test_two_at_the_same_time_set_up_once(offline: Checkout) -> None:
    process = started(offline, SLOW="1")
    other = dev_(offline, *HELLO)
    assert (other.stdout, other.stderr) == ("hello\n", "samedi: waiting for another ./dev\n")
    out, _ = process.communicate(timeout=20)
    assert (process.returncode, out) == (0, "hello\n")
    assert asked(offline) == ["sync", "install"]


def test_without_network_the_first_set_up_says_so_in_a_sentence(offline: Checkout) -> None:
    done = dev_(offline, *HELLO, SLOW="not a number")  # uv fails, and pip may not look anywhere
    assert (done.returncode, done.stdout) == (1, "")
    assert "uv could not, trying pip … stopped\n" in done.stderr
    assert done.stderr.splitlines()[-1].startswith("samedi: could not get the packages it needs: the first set-up")
    assert "Traceback" not in done.stderr


def test_where_nothing_can_install_packages_it_says_what_to_install(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda *_: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda *_: None)
    monkeypatch.setattr(dev, "run_quietly", lambda *_: False)  # ensurepip
    assert dev.main(["python"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines()[1:] == [f"samedi: {dev.NO_PIP}"]
    assert "apt-get install python3-venv" in err


def test_an_old_python_is_told_which_one_is_needed(checkout: Checkout) -> None:
    text = (checkout.root / "dev").read_text("utf-8")
    ast.parse(text, feature_version=(3, 8))
    pretend = "import sys; sys.version_info = (3, 8, 18); exec(compile(sys.stdin.read(), 'dev', 'exec'))"
    done = subprocess.run([sys.executable, "-c", pretend], input=text, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("samedi: Python 3.11 or newer is needed")
    assert done.stderr.count("\n") == 1


def test_help_and_wrong_words(checkout: Checkout) -> None:
    assert "./dev test" in dev_(checkout).stdout
    assert dev_(checkout, "help").stdout == dev_(checkout).stdout
    wrong = dev_(checkout, "tset")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr == "samedi: there is no ./dev tset; ./dev help lists what there is\n"
    assert not (checkout.root / ".dev").exists()


def test_without_a_compiler_it_is_said_once_and_not_at_every_start(
    dev: ModuleType,
    checkout: Checkout,
    monkeypatch: pytest.MonkeyPatch,
    no_compiler: str,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PATH", no_compiler)
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.delenv("SAMEDI_PURE", raising=False)
    monkeypatch.delitem(sys.modules, "compile_rules", raising=False)
    monkeypatch.setattr(sys, "path", [*sys.path])
    dev.compile_rules(Path(sys.executable))
    assert "install gcc" in capfd.readouterr().err
    dev.compile_rules(Path(sys.executable))
    assert capfd.readouterr().err == ""
    monkeypatch.delitem(sys.modules, "compile_rules")


@pytest.mark.parametrize(
    ("words", "starts"),
    [
        ("", True),
        ("serve", True),
        ("serve --lan", True),
        ("--lan --port 9000", True),
        ("play little-devils", False),
        ("--version", False),
        ("serve --help", False),
    ],
)
def test_the_client_is_built_only_when_the_server_starts(dev: ModuleType, words: str, starts: bool) -> None:
    assert dev.serves(words.split()) is starts


@pytest.mark.parametrize(
    ("words", "waits"),
    [
        ("bench", True),
        ("arena little-devils --bots loa,houngan", True),
        ("check --all", True),
        ("levels little-devils", True),
        ("check --help", False),
        ("", False),
        ("serve", False),
        ("play little-devils", False),
        ("games", False),
        ("rules little-devils", False),
        ("replay game.json", False),
        ("--version", False),
    ],
)
def test_only_commands_that_measure_wait_until_the_rules_are_compiled(dev: ModuleType, words: str, waits: bool) -> None:
    assert dev.waits(words.split()) is waits


def test_where_there_is_no_node_one_is_put_into_its_folder(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    class NoNode(Exception):
        pass

    def tools() -> None:
        raise NoNode

    def install(self: object, uv: str, uv_arguments: tuple[str, ...], pip_arguments: tuple[str, ...]) -> None:
        Path(pip_arguments[pip_arguments.index("--target") + 1]).mkdir()

    place = dev.KEEP / "node"
    (place / "of other pins").mkdir(parents=True)
    monkeypatch.setitem(sys.modules, "bundle_client", SimpleNamespace(NODE=place, NoNode=NoNode, tools=tools))
    monkeypatch.setattr(dev.Environment, "uv", lambda self: "")
    monkeypatch.setattr(dev.Environment, "install", install)
    dev.get_node()
    assert list(place.iterdir()) == [
        place / dev.fingerprint(dev.read_or_empty(dev.ROOT / "requirements" / "node.txt"))[:12]
    ]


def test_lock_files_name_no_host(dev: ModuleType, checkout: Checkout) -> None:
    assert list((ROOT / "requirements").glob("*.txt"))
    assert dev.lines_naming_hosts() == []
    with (checkout.root / "requirements" / "dev.txt").open("a") as file:
        file.write("--index-url " + "https" + "://mirror.example/simple\n")
    (checkout.root / "web").mkdir()
    (checkout.root / "tests" / "browser").mkdir(parents=True)
    for folder in ("web", "tests/browser"):
        (checkout.root / folder / "package-lock.json").write_text('"resolved": "http' + '://mirror.example/a.tgz"')
    assert [line.split(":")[0] for line in dev.lines_naming_hosts()] == [
        "requirements/dev.txt",
        "tests/browser/package-lock.json",
        "web/package-lock.json",
    ]


@pytest.mark.long
def test_a_whole_set_up_in_an_empty_home(checkout: Checkout, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    checkout.env = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    first = dev_(checkout, "run", "check")
    assert first.returncode == 0, first.stderr
    assert first.stdout == ("compiled 7 cdef\n" if shutil.which("cc") else "plain 7 python\n")
    second = dev_(checkout, "run", "check", PIP_NO_INDEX="1", UV_OFFLINE="1")
    assert (second.stdout, second.stderr) == (first.stdout, "")


@pytest.mark.long
@pytest.mark.parametrize("compiler", [True, False])
def test_an_installed_wheel_has_compiled_rules_where_there_is_a_compiler(
    checkout: Checkout, tmp_path: Path, compiler: bool, no_compiler: str
) -> None:
    if compiler and not shutil.which("cc"):
        pytest.skip("this machine has no C compiler")
    shutil.copy(ROOT / "build" / "bundle_client.py", checkout.root / "build")
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    env = {} if compiler else {"PATH": no_compiler}
    installed = checkout.run(python, "-m", "pip", "install", "--quiet", ".", **env)
    assert installed.returncode == 0, installed.stderr
    shutil.rmtree(checkout.root / "src")
    expected = "compiled 7 cdef\n" if compiler else "plain 7 python\n"
    assert checkout.run(tmp_path / "venv" / "bin" / "samedi").stdout == expected
    assert checkout.run(python, "-m", "samedi", SAMEDI_PURE="1").stdout == "plain 7 python\n"
