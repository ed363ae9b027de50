"""A real Chromium, screens of usual sizes, and pages with a scene of the gallery."""

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
    """The options of a Playwright context for one kind of screen."""

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
    """The project's Chromium. It downloads nothing and connects only to the pages that are opened in it."""
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
    """A page without cookies. The test fails if it logs an error or a warning."""
    context = await opened.new_context(**SCREENS[screen], **more)
    errors: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            errors.append(message.text)

    def on_error(error: Error) -> None:
        errors.append(str(error))

    fresh = await context.new_page()
    fresh.on("console", on_console)
    fresh.on("pageerror", on_error)
    try:
        yield fresh
    finally:
        await context.close()
    assert errors == []


def gallery_scene(name: str) -> dict[str, Any]:
    """A look with a scene, from web/gallery."""
    found: dict[str, Any] = json.loads((ROOT / "web" / "gallery" / f"{name}.json").read_bytes())
    return found


async def show(fresh: Page, name: str, folder: Path) -> None:
    """Draw a scene of the gallery on a page."""
    await draw(fresh, gallery_scene(name), folder / f"{name}.html")


async def draw(fresh: Page, table: dict[str, Any], file: Path) -> None:
    """Draw a look with a scene and names on a page."""
    text = json.dumps(table).replace("<", "\\u003c")
    file.write_text(PAGE.format(base=client.STATIC.as_uri(), still=text), "utf-8")
    await fresh.goto(file.as_uri())
    await fresh.locator(".scene").wait_for()
    await expect(fresh.locator("symbol")).to_have_count(len(table["look"]["faces"]))  # all drawings are there


@asynccontextmanager
async def gallery_page(name: str, screen: str, folder: Path) -> AsyncIterator[Page]:
    """A page with a scene of the gallery, in a new browser."""
    async with browser() as opened, page(opened, screen) as fresh:
        await show(fresh, name, folder)
        yield fresh
