"""Everybody can use it: axe-core finds nothing wrong on any page, nor on a table of every game in play."""

import asyncio
import json
from typing import Any

import pytest
from playwright.async_api import Browser, Page

from ..chromium_page import browser
from ..conftest import client
from ..pictures.screenshots import House, View, opened

AXE = client.PACKAGES / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = f"() => axe.run(document, {{runOnly: {json.dumps(RULES)}}}).then((found) => found.violations)"


async def complaints(page: Page) -> list[str]:
    """What axe finds wrong, with the first thing that shows it."""
    await page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = await page.evaluate(RUN)
    return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:200]} ({len(each['nodes'])})" for each in found]


async def looked_at(chromium: Browser, house: House, view: View, theme: str, width: int) -> list[str]:
    context = await chromium.new_context(
        viewport={"width": width, "height": 900},
        color_scheme="dark" if theme == "night" else "light",
        reduced_motion="reduce",
        bypass_csp=True,  # the house lets no script of others run
    )
    base = f"http://127.0.0.1:{house.server.port}"
    name, _, value = house.ada.cookie.partition("=")
    await context.add_cookies([{"name": name, "value": value, "url": base}])
    page = await context.new_page()
    await page.goto(base + view.path)
    await page.locator(view.ready).first.wait_for()
    found = await complaints(page)
    await context.close()
    return [f"{view.name} {theme} {width}: {each}" for each in found]


async def walk(themes: list[str], widths: list[int], names: tuple[str, ...] = ("",)) -> list[str]:
    """What is wrong with all views whose names begin so."""
    with opened() as house:
        async with browser() as chromium:
            found = []
            for view in [view for view in house.views if view.name.startswith(names)]:
                for theme in themes:
                    for width in widths:
                        found += await looked_at(chromium, house, view, theme, width)
            return found


def test_no_page_and_no_table_shuts_anybody_out() -> None:
    names = ("parlour", "lobby-little", "table", "over-little", "replay-voodoo")
    assert asyncio.run(walk(["night"], [1440], names)) == []


@pytest.mark.long
def test_nor_any_page_by_night_or_on_paper_on_a_phone_or_at_a_desk() -> None:
    assert asyncio.run(walk(["night", "paper"], [360, 1440])) == []
