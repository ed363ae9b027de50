"""Figures of the table's page, as Lighthouse would take them: ./dev shots --figures.

First load: what a stranger's browser fetches for a table in play, as it comes over the line, without fonts.
Interactive: from the click on a link until the first piece can be picked, on a processor four times slower: it is in
the page and drawn, and the page answers again. Of several visits by a browser that knows nothing the best one counts,
since whatever else runs on the machine only adds to it; the one in the middle is told too, and how long the page's own
thread waited for a processor that others had, where the system tells.
Layout shift: all of it, from one choice of one's own over the whole trick to the next choice.
"""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.async_api import Browser, CDPSession, Page

from samedi.core.registry import all_games

from ..chromium_page import browser
from ..input_methods import Mouse
from ..party import Guest
from .screenshots import House

SLOWER = 4
VISITS = 5
GOALS = {"first load, kB": 150.0, "interactive, s": 1.0, "layout shift": 0.02}
WATCH = """window.seen = { shifted: 0, at: {} };
const mark = (name) => { window.seen.at[name] ??= performance.now(); };
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) window.seen.shifted += each.value;
}).observe({ type: "layout-shift", buffered: true });
new MutationObserver((_, watcher) => {
  if (!document.querySelector(".scene [data-open]")) return;
  watcher.disconnect();
  mark("in the page");
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => mark("interactive");
    port2.postMessage(0);
    mark("drawn");
  });
}).observe(document, { subtree: true, childList: true, attributes: true });"""
SEEN = """() => {
  const [page] = performance.getEntriesByType("navigation");
  const script = performance.getEntriesByType("resource").find((each) => /client\\.js/.test(each.name));
  return { "page there": page.responseEnd, "script there": script?.responseEnd ?? 0, ...window.seen.at };
}"""
SPENT = {
    "ScriptDuration": "script",
    "RecalcStyleDuration": "style",
    "LayoutDuration": "layout",
    "TaskDuration": "everything",
}


class Visit(NamedTuple):
    """One visit: when what was there, and what the main thread spent its time on, in seconds."""

    at: dict[str, float]
    spent: dict[str, float]
    waited: float  # for a processor

    @property
    def interactive(self) -> float:
        return self.at["interactive"]


class Figures(NamedTuple):
    """What was measured at the tables of one game."""

    kilobytes: dict[str, float]  # by kind
    visits: list[Visit]  # the best first
    shift: float

    @property
    def values(self) -> tuple[float, float, float]:
        return sum(self.kilobytes.values()), self.visits[0].interactive, self.shift


async def weigh(devtools: CDPSession, sizes: dict[str, float]) -> None:
    """Count what comes over the line, but for fonts; what comes by the wire is counted as it is unpacked."""
    kinds: dict[str, str] = {}

    def began(message: dict[str, Any]) -> None:
        kinds[message["requestId"]] = message.get("type", "")

    def ended(message: dict[str, Any]) -> None:
        kind = kinds.get(message["requestId"], "")
        if kind != "Font":
            sizes[kind] = sizes.get(kind, 0) + message["encodedDataLength"] / 1000

    def heard(message: dict[str, Any]) -> None:
        sizes["wire"] = sizes.get("wire", 0) + len(message["response"]["payloadData"].encode()) / 1000

    devtools.on("Network.responseReceived", began)
    devtools.on("Network.loadingFinished", ended)
    devtools.on("Network.webSocketFrameReceived", heard)
    await devtools.send("Network.enable")


@asynccontextmanager
async def stranger(chromium: Browser, house: House) -> AsyncIterator[tuple[Page, CDPSession]]:
    """Ada, with a browser that was never here."""
    context = await chromium.new_context(viewport={"width": 1440, "height": 900})
    await house.known(context)
    await context.add_init_script(WATCH)
    page = await context.new_page()
    yield page, await context.new_cdp_session(page)
    await context.close()


def asked(house: House, game: str, pace: str) -> str:
    """A table at which Ada is asked."""
    made = house.ada.post("/api/tables", game=game, bots="apprentice", start=True, pace=pace)
    page = house.ada.sit(made["id"])
    assert page.await_turn()
    page.socket.close()
    return f"/t/{made['id']}"


async def opened(page: Page) -> None:
    """Until a piece can be picked."""
    while not await page.evaluate("window.seen?.at.interactive ?? 0"):
        await asyncio.sleep(0.2)


async def renderers(chromium: Browser) -> set[int]:
    """The processes that draw pages."""
    devtools = await chromium.new_browser_cdp_session()
    found = (await devtools.send("SystemInfo.getProcessInfo"))["processInfo"]
    await devtools.detach()
    return {each["id"] for each in found if each["type"] == "renderer"}


def waited(processes: set[int]) -> float:
    """Seconds that their main threads could have run and had no processor; 0 where the system does not tell."""
    total = 0
    for process in processes:
        with contextlib.suppress(OSError, IndexError):
            total += int(Path(f"/proc/{process}/schedstat").read_text().split()[1])
    return total / 1e9


async def timed(chromium: Browser, house: House, game: str) -> Visit:
    """One visit on a slow processor."""
    path = asked(house, game, "instant")
    others = await renderers(chromium)
    async with stranger(chromium, house) as (page, devtools):
        await devtools.send("Performance.enable")
        await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        await page.goto(house.url + path, wait_until="commit")
        await opened(page)
        queued = waited(await renderers(chromium) - others)  # those that were begun for this visit
        counted = (await devtools.send("Performance.getMetrics"))["metrics"]
        at = {name: moment / 1000 for name, moment in (await page.evaluate(SEEN)).items()}
    spent = {SPENT[each["name"]]: each["value"] for each in counted if each["name"] in SPENT}
    return Visit(dict(sorted(at.items(), key=lambda each: each[1])), spent, queued)


async def weighed(chromium: Browser, house: House, game: str) -> tuple[dict[str, float], float]:
    """One visit for a whole trick: what was fetched until the first choice, and how much was shifted after it."""
    path = asked(house, game, "lively")
    async with stranger(chromium, house) as (page, devtools):
        sizes: dict[str, float] = {}
        await weigh(devtools, sizes)
        await page.goto(house.url + path)
        await opened(page)
        await page.wait_for_timeout(500)
        fetched = dict(sizes)
        before: float = await page.evaluate("window.seen.shifted")
        ada = Guest("Ada", page, Mouse)
        for _ in range(2):
            await ada.step()
        await ada.offered()
        after: float = await page.evaluate("window.seen.shifted")
    return fetched, after - before


async def figures_of(chromium: Browser, house: House, game: str, visits: int = VISITS) -> Figures:
    kilobytes, shift = await weighed(chromium, house, game)
    found = [await timed(chromium, house, game) for _ in range(visits)]
    return Figures(kilobytes, sorted(found, key=lambda visit: visit.interactive), shift)


def parts(numbers: dict[str, float], unit: str, digits: int) -> str:
    return ", ".join(f"{name} {value:.{digits}f}" for name, value in numbers.items()) + f" {unit}"


def lines_of(game: str, figures: Figures) -> list[str]:
    """What was reached beside what is wanted, and what it is made of."""
    best, middle = figures.visits[0], figures.visits[len(figures.visits) // 2]
    made_of: tuple[list[str], ...] = (
        [parts(dict(sorted(figures.kilobytes.items())), "kB", 1)],
        [
            f"best of {len(figures.visits)}, in the middle {middle.interactive:.2f} s",
            f"when: {parts(best.at, 's', 2)}",
            f"main thread: {parts(best.spent, 's', 2)}; waited for a processor {best.waited:.2f} s",
        ],
        [],
    )
    lines = []
    for (what, goal), value, more in zip(GOALS.items(), figures.values, made_of, strict=True):
        lines.append(f"{game:<16} {what:<16} {value:>8.3f}   goal {goal:g}{'' if value <= goal else '   MISSED'}")
        lines += [f"{'':16} {each}" for each in more]
    return lines


def show(house: House) -> int:
    """Print all figures; 1 if something is missed."""

    async def all_figures() -> dict[str, Figures]:
        async with browser() as chromium:
            return {game.name: await figures_of(chromium, house, game.name) for game in all_games()}

    found = asyncio.run(all_figures())
    for game, figures in found.items():
        print("\n".join(lines_of(game, figures)))
    print(f"on {os.cpu_count()} processors, of which {os.getloadavg()[0]:.1f} were busy in the last minute")
    goals = tuple(GOALS.values())
    return int(any(value > goal for each in found.values() for value, goal in zip(each.values, goals, strict=True)))
