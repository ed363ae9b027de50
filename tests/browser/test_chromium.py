"""The Chromium of the tests: pinned, the project's own, and what is said where it cannot be had."""

import asyncio
import json
import re
import shutil
from pathlib import Path

import pytest

from .chromium_page import browser
from .conftest import chromium, client


def test_the_lock_names_no_host_and_one_exact_version() -> None:
    text = (chromium.WANTED / "package-lock.json").read_text("utf-8")
    assert "://" not in text and '"resolved"' not in text
    wanted = json.loads((chromium.WANTED / "package.json").read_bytes())
    assert [re.sub(r"\d+", "1", version) for version in wanted["dependencies"].values()] == ["1.1.1"]


def test_the_one_that_starts_is_the_one_that_was_fetched() -> None:
    async def version() -> str:
        async with browser() as opened:
            return opened.version

    if chromium.path() != str(chromium.OWN):
        pytest.skip("npm has no Chromium for this machine, which serves with its own")
    wanted = json.loads((chromium.WANTED / "package.json").read_bytes())["dependencies"]["@sparticuz/chromium"]
    assert asyncio.run(version()).split(".")[0] == wanted.split(".")[0]


def test_a_second_time_there_is_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "fetch", None)
    assert not chromium.current() or chromium.main() == 0


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A checkout whose browser cannot be fetched, on a machine that has none."""

    def fetch() -> None:
        raise chromium.NoBrowser("Chromium could not be fetched")

    monkeypatch.setattr(chromium, "MADE", tmp_path)
    monkeypatch.setattr(chromium, "fetch", fetch)
    monkeypatch.setattr(shutil, "which", lambda name: None)


@pytest.mark.usefixtures("nowhere")
def test_without_one_a_sentence_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert chromium.main() == 1
    said = capsys.readouterr().err.splitlines()
    assert said[1:] == [f"browser: Chromium could not be fetched: {chromium.ADVICE}"]
    with pytest.raises(chromium.NoBrowser, match="SAMEDI_NO_BROWSER=1"):
        chromium.path()


@pytest.mark.usefixtures("nowhere")
def test_that_of_the_machine_serves_where_none_can_be_fetched(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/opt/{name}" if name == "google-chrome" else None)
    assert chromium.main() == 0
    assert capsys.readouterr().err.endswith("/opt/google-chrome serves instead\n")
    assert (chromium.path(), chromium.environment()) == ("/opt/google-chrome", {})


@pytest.mark.usefixtures("nowhere")
def test_without_node_it_says_so_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fetch() -> None:
        raise client.NoNode(client.NO_NODE)

    monkeypatch.setattr(chromium, "fetch", fetch)
    assert chromium.main() == 1
    assert "install Node 20" in capsys.readouterr().err
