"""The Chromium of the tests is pinned and the project's own; without it, an error says what to do."""

import asyncio
import json
import re
import shutil
from pathlib import Path

import pytest

from .chromium_page import browser
from .conftest import chromium, client


def test_the_lock_file_names_no_host_and_one_exact_version() -> None:
    text = (chromium.WANTED / "package-lock.json").read_text("utf-8")
    assert "://" not in text and '"resolved"' not in text
    wanted = json.loads((chromium.WANTED / "package.json").read_bytes())
    assert [re.sub(r"\d+", "1", version) for version in wanted["dependencies"].values()] == ["1.1.1"]


def test_the_fetched_version_starts() -> None:
    async def version() -> str:
        async with browser() as opened:
            return opened.version

    if chromium.path() != str(chromium.OWN):
        pytest.skip("npm has no Chromium for this machine, so its own one is used")
    wanted = json.loads((chromium.WANTED / "package.json").read_bytes())["dependencies"]["@sparticuz/chromium"]
    assert asyncio.run(version()).split(".")[0] == wanted.split(".")[0]


def test_a_second_fetch_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "fetch", None)
    assert not chromium.current() or chromium.main() == 0


@pytest.fixture
def no_browser(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A checkout whose browser cannot be fetched, on a machine without a browser."""

    def fetch() -> None:
        raise chromium.NoBrowser("Chromium could not be fetched")

    monkeypatch.setattr(chromium, "MADE", tmp_path)
    monkeypatch.setattr(chromium, "fetch", fetch)
    monkeypatch.setattr(shutil, "which", lambda name: None)


@pytest.mark.usefixtures("no_browser")
def test_without_a_browser_the_error_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert chromium.main() == 1
    output = capsys.readouterr().err.splitlines()
    assert output[1:] == [f"browser: Chromium could not be fetched: {chromium.ADVICE}"]
    with pytest.raises(chromium.NoBrowser, match="SAMEDI_NO_BROWSER=1"):
        chromium.path()


@pytest.mark.usefixtures("no_browser")
def test_a_browser_of_the_machine_is_used_if_none_can_be_fetched(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/opt/{name}" if name == "google-chrome" else None)
    assert chromium.main() == 0
    assert capsys.readouterr().err.endswith("/opt/google-chrome serves instead\n")
    assert (chromium.path(), chromium.environment()) == ("/opt/google-chrome", {})


@pytest.mark.usefixtures("no_browser")
def test_without_node_the_error_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fetch() -> None:
        raise client.NoNode(client.NO_NODE)

    monkeypatch.setattr(chromium, "fetch", fetch)
    assert chromium.main() == 1
    assert "install Node 20" in capsys.readouterr().err
