"""A few screenshots are taken: each has the right size and is not blank."""

import asyncio
import base64
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Page

from ..chromium_page import browser
from ..conftest import ROOT
from .docs_pictures import FOLDER, KIND, MAX_SIZE, PAGES
from .screenshots import SIZES, SampleTables, Shot, main, photograph, sample_tables, whole_set

MIN_EDGES = 0.004  # the part of pixels that differ much from the one beside them, if anything is written or drawn
MEASURE = """async (encoded) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${encoded}`)).blob());
  const { width, height } = picture;
  const brush = new OffscreenCanvas(width, height).getContext("2d");
  brush.drawImage(picture, 0, 0);
  const { data } = brush.getImageData(0, 0, width, height);
  let edges = 0;
  for (let at = 4; at < data.length; at += 4) edges += Math.abs(data[at + 1] - data[at - 3]) > 40;
  return [width, height, edges / (width * height)];
}"""


@pytest.fixture(scope="module")
def samples() -> Iterator[SampleTables]:
    with sample_tables() as samples:
        yield samples


async def measure(page: Page, file: Path) -> tuple[int, int, float]:
    """The width and height of a picture, and its part of pixels at edges."""
    width, height, edges = await page.evaluate(
        MEASURE, base64.b64encode(await asyncio.to_thread(file.read_bytes)).decode()
    )
    return width, height, edges


def test_a_screenshot_has_its_size_and_is_not_blank(samples: SampleTables, tmp_path: Path) -> None:
    shots = [Shot("parlour"), Shot("table-little-devils"), Shot("table-voodoo-prince", "360", "paper", "ja", 2)]

    async def shown() -> None:
        files = await photograph(samples, shots, tmp_path)
        assert [file.name for file in files] == [f"{shot.name}.png" for shot in shots]
        async with browser() as chromium:
            page = await chromium.new_page()
            for shot, file in zip(shots, files, strict=True):
                width, height, edges = await measure(page, file)
                wanted = [shot.dots * length for length in SIZES[shot.size]]
                assert width == wanted[0]
                assert height == wanted[1] or (shot.view == "parlour" and height > wanted[1])
                assert edges > MIN_EDGES, f"{file.name} is nearly blank"

    asyncio.run(shown())


def test_a_blank_page_is_recognized(tmp_path: Path) -> None:
    async def empty() -> float:
        async with browser() as chromium:
            page = await chromium.new_page()
            await page.set_content("<body style='background: radial-gradient(#2b3b6b, #0d1328)'><h1>one moment</h1>")
            await page.screenshot(path=tmp_path / "empty.png")
            return (await measure(page, tmp_path / "empty.png"))[2]

    assert asyncio.run(empty()) < MIN_EDGES / 2


def test_the_whole_set_has_every_view_in_both_themes_and_in_japanese(samples: SampleTables) -> None:
    shots = whole_set(samples, [], ["1440", "360"], ["en", "ja"])
    assert len(shots) == len(set(shots)) == len(samples.views) * 2 * 3
    assert {shot.name for shot in whole_set(samples, ["table-"], ["360"], ["ja"])} == {
        f"{view.name}-360-night-ja" for view in samples.views if view.name.startswith("table-")
    }


def test_the_command_takes_only_the_chosen_screenshots(tmp_path: Path) -> None:
    assert main(["--only", "lost,table-little", "--sizes", "360", "--langs", "en", "--into", str(tmp_path)]) == 0
    names = [f"{view}-360-{theme}.png" for view in ("lost", "table-little-devils") for theme in ("night", "paper")]
    assert sorted(file.name for file in tmp_path.iterdir()) == names


def test_the_docs_show_exactly_the_pictures_that_the_command_takes(samples: SampleTables) -> None:
    made = {f"{name}.{KIND}" for name in (*PAGES, "terminal")}
    assert {file.name for file in FOLDER.iterdir()} == made
    assert {shot.view for shot in PAGES.values()} <= {view.name for view in samples.views}
    assert all(0 < (FOLDER / name).stat().st_size <= MAX_SIZE for name in made)
    texts = [file.read_text("utf-8") for file in (ROOT / "README.md", ROOT / "docs" / "play.md")]
    shown = [set(re.findall(r"pictures/([\w.-]+)", text)) for text in texts]
    assert shown[1] == made and {"table.webp", "phone.webp", "replay.webp"} <= shown[0] <= made
