"""Figures of the table's page, as Lighthouse would take them: ./dev shots --figures.

First load: what a stranger's browser fetches for a table in play, as it comes over the line, without fonts.
Interactive: from the click on a link until a choice can be made, on a processor four times slower. Layout shift: over
a whole trick.
"""

import asyncio
from typing import Any, NamedTuple

from playwright.async_api import Browser, CDPSession, Page

from samedi.core.shelf import games

from .browse import browser
from .shots import House

SLOWER = 4
GOALS = {"first load, kB": 150.0, "interactive, s": 1.0, "layout shift": 0.02}
WATCH = """window.shifted = 0;
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) window.shifted += each.value;
}).observe({ type: "layout-shift", buffered: true });"""


class Figures(NamedTuple):
    """What was measured at one table."""

    kilobytes: float
    seconds: float
    shift: float


async def weigh(devtools: CDPSession, sizes: list[float]) -> None:
    """Count what comes over the line, but for fonts."""
    kinds: dict[str, str] = {}

    def began(message: dict[str, Any]) -> None:
        kinds[message["requestId"]] = message.get("type", "")

    def ended(message: dict[str, Any]) -> None:
        if kinds.get(message["requestId"]) != "Font":
            sizes.append(message["encodedDataLength"])

    devtools.on("Network.responseReceived", began)
    devtools.on("Network.loadingFinished", ended)
    await devtools.send("Network.enable")


async def opened_page(chromium: Browser, house: House) -> Page:
    context = await chromium.new_context(viewport={"width": 1440, "height": 900})
    base = f"http://127.0.0.1:{house.server.port}"
    name, _, value = house.ada.cookie.partition("=")
    await context.add_cookies([{"name": name, "value": value, "url": base}])
    await context.add_init_script(WATCH)
    return await context.new_page()


async def measured(chromium: Browser, house: House, path: str) -> Figures:
    """One visit to a table, and a few choices there."""
    page = await opened_page(chromium, house)
    devtools = await page.context.new_cdp_session(page)
    sizes: list[float] = []
    await weigh(devtools, sizes)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    loop = asyncio.get_running_loop()
    start = loop.time()
    await page.goto(f"http://127.0.0.1:{house.server.port}{path}", wait_until="commit")
    await page.locator(".scene [data-open]").first.wait_for()
    seconds = loop.time() - start
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    await page.wait_for_timeout(500)
    before: float = await page.evaluate("window.shifted")
    await page.locator(".scene [data-open]").first.click()
    await page.locator(".prompt:not([aria-busy=true])").first.wait_for()
    await page.wait_for_timeout(6000)  # the others play; a trick is taken and the next begins
    after: float = await page.evaluate("window.shifted")
    await page.context.close()
    return Figures(sum(sizes) / 1000, seconds, after - before)


async def table_figures(house: House) -> dict[str, Figures]:
    async with browser() as chromium:
        found = {}
        for game in games():
            asked = {"game": game.name, "bots": "apprentice", "start": True, "pace": "instant"}
            table = house.ada.post("/api/tables", **asked)["id"]
            found[game.name] = await measured(chromium, house, f"/t/{table}")
        return found


def show(house: House) -> int:
    """Print what was reached beside what is wanted; 1 if something is missed."""
    missed = 0
    for name, figures in asyncio.run(table_figures(house)).items():
        for (what, goal), value in zip(GOALS.items(), figures, strict=True):
            missed += value > goal
            print(f"{name:<24} {what:<16} {value:>8.3f}   goal {goal:g}{'' if value <= goal else '   MISSED'}")
    return int(missed > 0)
