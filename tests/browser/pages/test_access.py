"""Accessibility: axe-core finds no violation on any page or table."""

import asyncio
import json
from typing import Any

import pytest
from playwright.async_api import Browser, Page

from ..chromium_page import browser
from ..conftest import client
from ..pictures.screenshots import SampleTables, View, sample_tables

AXE = client.PACKAGES / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = f"() => axe.run(document, {{runOnly: {json.dumps(RULES)}}}).then((found) => found.violations)"


async def violations(page: Page) -> list[str]:
    """The violations that axe finds, each with its first element."""
    await page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = await page.evaluate(RUN)
    return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:200]} ({len(each['nodes'])})" for each in found]


async def violations_of(chromium: Browser, samples: SampleTables, view: View, theme: str, width: int) -> list[str]:
    context = await chromium.new_context(
        viewport={"width": width, "height": 900},
        color_scheme="dark" if theme == "night" else "light",
        reduced_motion="reduce",
        bypass_csp=True,  # the policy of the pages forbids axe
    )
    await samples.sign_in(context)
    page = await context.new_page()
    await page.goto(samples.url + view.path)
    await page.locator(view.ready).first.wait_for()
    found = await violations(page)
    await context.close()
    return [f"{view.name} {theme} {width}: {each}" for each in found]


async def all_violations(themes: list[str], widths: list[int], names: tuple[str, ...] = ("",)) -> list[str]:
    """The violations of all views whose names begin with one of `names`."""
    with sample_tables() as samples:
        async with browser() as chromium:
            found = []
            for view in [view for view in samples.views if view.name.startswith(names)]:
                for theme in themes:
                    for width in widths:
                        found += await violations_of(chromium, samples, view, theme, width)
            return found


def test_axe_finds_no_violation_on_main_pages_and_tables() -> None:
    names = ("parlour", "lobby-little", "table", "over-little", "replay-voodoo")
    assert asyncio.run(all_violations(["night"], [1440], names)) == []


@pytest.mark.long
def test_axe_finds_no_violation_on_any_page_in_both_themes_and_at_two_widths() -> None:
    assert asyncio.run(all_violations(["night", "paper"], [360, 1440])) == []
