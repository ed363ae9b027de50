"""A real Chromium, pages of the sizes that people have, and still scenes to look at in it."""

import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypedDict

from playwright.async_api import Browser, ConsoleMessage, Error, Page, ViewportSize, async_playwright, expect

from .conftest import ROOT, chromium, client

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PAGE = """<!doctype html><html lang="en" data-theme="night"><head><meta charset="utf-8"><title>still</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="{base}/client.css"></head><body>
<main><p>before the script</p></main><script type="application/json" id="still">{still}</script>
<script src="{base}/client.js"></script></body></html>"""


class Screen(TypedDict, total=False):
    """What a page is shown on, as Playwright takes it."""

    viewport: ViewportSize
    has_touch: bool
    is_mobile: bool


SCREENS: dict[str, Screen] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
}


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """The project's Chromium. Nothing is downloaded, and it talks to nobody but the pages opened in it."""
    async with async_playwright() as driver:
        opened = await driver.chromium.launch(
            executable_path=chromium.path(),
            args=FLAGS,
            chromium_sandbox=False,  # root can have none, and the pages are our own
            env={**os.environ, **chromium.environment()},
        )
        try:
            yield opened
        finally:
            await opened.close()


@asynccontextmanager
async def page(opened: Browser, screen: str = "desk", **more: Any) -> AsyncIterator[Page]:
    """A page of somebody who was never here before; at its end it must not have complained of anything."""
    context = await opened.new_context(**SCREENS[screen], **more)
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def failed(error: Error) -> None:
        complaints.append(str(error))

    fresh = await context.new_page()
    fresh.on("console", heard)
    fresh.on("pageerror", failed)
    try:
        yield fresh
    finally:
        await context.close()
    assert complaints == []


def fixture(name: str) -> dict[str, Any]:
    """A look with a scene, from web/gallery."""
    found: dict[str, Any] = json.loads((ROOT / "web" / "gallery" / f"{name}.json").read_bytes())
    return found


async def show(fresh: Page, name: str, folder: Path) -> None:
    """Open a fixture on a page, as the gallery does."""
    await draw(fresh, fixture(name), folder / f"{name}.html")


async def draw(fresh: Page, table: dict[str, Any], file: Path) -> None:
    """Open a look with a scene and names on a page of its own."""
    text = json.dumps(table).replace("<", "\\u003c")
    file.write_text(PAGE.format(base=client.STATIC.as_uri(), still=text), "utf-8")
    await fresh.goto(file.as_uri())
    await fresh.locator(".scene").wait_for()
    await expect(fresh.locator("symbol")).to_have_count(len(table["look"]["faces"]))  # the page is at rest


@asynccontextmanager
async def still(name: str, screen: str, folder: Path) -> AsyncIterator[Page]:
    """A fixture on a page in a browser of its own."""
    async with browser() as opened, page(opened, screen) as fresh:
        await show(fresh, name, folder)
        yield fresh
