"""Pictures can be taken at any time: a few of them are, and each shows something of the right size."""

import asyncio
import base64
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Page

from ..chromium_page import browser
from ..conftest import ROOT
from .docs_pictures import EIGHT, FOLDER, KIND, LARGEST
from .screenshots import SIZES, House, Shot, main, opened, photograph, whole_set

EDGES = 0.004  # of all pixels differ much from the one beside them, where anything is written or drawn
LOOK = """async (encoded) => {
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
def house() -> Iterator[House]:
    with opened() as house:
        yield house


async def looked_at(page: Page, file: Path) -> tuple[int, int, float]:
    """How wide and high a picture is, and how much there is in it."""
    width, height, edges = await page.evaluate(
        LOOK, base64.b64encode(await asyncio.to_thread(file.read_bytes)).decode()
    )
    return width, height, edges


def test_a_page_a_table_and_a_phone_are_in_the_picture(house: House, tmp_path: Path) -> None:
    shots = [Shot("parlour"), Shot("table-little-devils"), Shot("table-voodoo-prince", "360", "paper", "ja", 2)]

    async def shown() -> None:
        files = await photograph(house, shots, tmp_path)
        assert [file.name for file in files] == [f"{shot.name}.png" for shot in shots]
        async with browser() as chromium:
            page = await chromium.new_page()
            for shot, file in zip(shots, files, strict=True):
                width, height, edges = await looked_at(page, file)
                wanted = [shot.dots * length for length in SIZES[shot.size]]
                assert width == wanted[0]
                assert height == wanted[1] or (shot.view == "parlour" and height > wanted[1])
                assert edges > EDGES, f"{file.name} is nearly blank"

    asyncio.run(shown())


def test_an_empty_table_would_be_noticed(tmp_path: Path) -> None:
    async def empty() -> float:
        async with browser() as chromium:
            page = await chromium.new_page()
            await page.set_content("<body style='background: radial-gradient(#2b3b6b, #0d1328)'><h1>one moment</h1>")
            await page.screenshot(path=tmp_path / "empty.png")
            return (await looked_at(page, tmp_path / "empty.png"))[2]

    assert asyncio.run(empty()) < EDGES / 2


def test_the_whole_set_is_every_view_in_both_lights_and_in_japanese(house: House) -> None:
    shots = whole_set(house, [], ["1440", "360"], ["en", "ja"])
    assert len(shots) == len(set(shots)) == len(house.views) * 2 * 3
    assert {shot.name for shot in whole_set(house, ["table-"], ["360"], ["ja"])} == {
        f"{view.name}-360-night-ja" for view in house.views if view.name.startswith("table-")
    }


def test_the_command_takes_what_is_asked_for(tmp_path: Path) -> None:
    assert main(["--only", "lost,table-little", "--sizes", "360", "--langs", "en", "--into", str(tmp_path)]) == 0
    names = [f"{view}-360-{theme}.png" for view in ("lost", "table-little-devils") for theme in ("night", "paper")]
    assert sorted(file.name for file in tmp_path.iterdir()) == names


def test_the_docs_show_the_pictures_that_the_command_makes_and_no_others(house: House) -> None:
    made = {f"{name}.{KIND}" for name in (*EIGHT, "terminal")}
    assert {file.name for file in FOLDER.iterdir()} == made
    assert {shot.view for shot in EIGHT.values()} <= {view.name for view in house.views}
    assert all(0 < (FOLDER / name).stat().st_size <= LARGEST for name in made)
    texts = [file.read_text("utf-8") for file in (ROOT / "README.md", ROOT / "docs" / "play.md")]
    shown = [set(re.findall(r"pictures/([\w.-]+)", text)) for text in texts]
    assert shown[1] == made and {"table.webp", "phone.webp", "replay.webp"} <= shown[0] <= made
