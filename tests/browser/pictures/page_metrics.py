"""Measures the page of a table, as Lighthouse does: ./dev shots --figures.

First load: the compressed bytes that a new browser fetches for a running table, without fonts.
Interactive: the time from opening the link until the first piece can be picked, on a processor four times slower. The
piece is then drawn and the page responds. The best of several visits counts, since other work on the machine can only
add time. The median is printed too, and how long the page's main thread waited for a processor if the system tells.
Layout shift: its sum from one choice of the player over the whole trick to the next choice.
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
from ..party import User
from .screenshots import SampleTables

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
  mark("in the document");
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => mark("interactive");
    port2.postMessage(0);
    mark("drawn");
  });
}).observe(document, { subtree: true, childList: true, attributes: true });"""
VISIT_TIMES = """() => {
  const [page] = performance.getEntriesByType("navigation");
  const script = performance.getEntriesByType("resource").find((each) => /client\\.js/.test(each.name));
  return { "page fetched": page.responseEnd, "script fetched": script?.responseEnd ?? 0, ...window.seen.at };
}"""
DURATIONS = {
    "ScriptDuration": "script",
    "RecalcStyleDuration": "style",
    "LayoutDuration": "layout",
    "TaskDuration": "everything",
}


class Visit(NamedTuple):
    """One visit, in seconds: when each stage was reached, and what the main thread spent its time on."""

    at: dict[str, float]
    spent: dict[str, float]
    waited: float  # for a processor

    @property
    def interactive(self) -> float:
        return self.at["interactive"]


class Figures(NamedTuple):
    """The measurements of one game."""

    kilobytes: dict[str, float]  # by kind
    visits: list[Visit]  # the best first
    shift: float

    @property
    def values(self) -> tuple[float, float, float]:
        return sum(self.kilobytes.values()), self.visits[0].interactive, self.shift


async def count_bytes(devtools: CDPSession, sizes: dict[str, float]) -> None:
    """Count the received bytes except fonts. Messages of the socket are counted uncompressed."""
    kinds: dict[str, str] = {}

    def on_response(message: dict[str, Any]) -> None:
        kinds[message["requestId"]] = message.get("type", "")

    def on_finished(message: dict[str, Any]) -> None:
        kind = kinds.get(message["requestId"], "")
        if kind != "Font":
            sizes[kind] = sizes.get(kind, 0) + message["encodedDataLength"] / 1000

    def on_frame(message: dict[str, Any]) -> None:
        sizes["socket"] = sizes.get("socket", 0) + len(message["response"]["payloadData"].encode()) / 1000

    devtools.on("Network.responseReceived", on_response)
    devtools.on("Network.loadingFinished", on_finished)
    devtools.on("Network.webSocketFrameReceived", on_frame)
    await devtools.send("Network.enable")


@asynccontextmanager
async def new_window(chromium: Browser, samples: SampleTables) -> AsyncIterator[tuple[Page, CDPSession]]:
    """A window that is signed in as Ada, with an empty cache."""
    context = await chromium.new_context(viewport={"width": 1440, "height": 900})
    await samples.sign_in(context)
    await context.add_init_script(WATCH)
    page = await context.new_page()
    yield page, await context.new_cdp_session(page)
    await context.close()


def table_asking_ada(samples: SampleTables, game: str, pace: str) -> str:
    """The path of a table at which Ada is asked."""
    made = samples.ada.post("/api/tables", game=game, bots="apprentice", start=True, pace=pace)
    page = samples.ada.sit(made["id"])
    assert page.await_turn()
    page.socket.close()
    return f"/t/{made['id']}"


async def wait_until_interactive(page: Page) -> None:
    """Wait until a piece can be picked."""
    while not await page.evaluate("window.seen?.at.interactive ?? 0"):
        await asyncio.sleep(0.2)


async def renderers(chromium: Browser) -> set[int]:
    """The processes that draw pages."""
    devtools = await chromium.new_browser_cdp_session()
    found = (await devtools.send("SystemInfo.getProcessInfo"))["processInfo"]
    await devtools.detach()
    return {each["id"] for each in found if each["type"] == "renderer"}


def waiting_time(processes: set[int]) -> float:
    """The seconds that their main threads waited for a processor; 0 if the system does not tell."""
    total = 0
    for process in processes:
        with contextlib.suppress(OSError, IndexError):
            total += int(Path(f"/proc/{process}/schedstat").read_text().split()[1])
    return total / 1e9


async def timed_visit(chromium: Browser, samples: SampleTables, game: str) -> Visit:
    """Visit a table on a slow processor."""
    path = table_asking_ada(samples, game, "instant")
    others = await renderers(chromium)
    async with new_window(chromium, samples) as (page, devtools):
        await devtools.send("Performance.enable")
        await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        await page.goto(samples.url + path, wait_until="commit")
        await wait_until_interactive(page)
        queued = waiting_time(await renderers(chromium) - others)  # the processes of this visit
        counted = (await devtools.send("Performance.getMetrics"))["metrics"]
        at = {name: moment / 1000 for name, moment in (await page.evaluate(VISIT_TIMES)).items()}
    spent = {DURATIONS[each["name"]]: each["value"] for each in counted if each["name"] in DURATIONS}
    return Visit(dict(sorted(at.items(), key=lambda each: each[1])), spent, queued)


async def loaded_and_shifted(chromium: Browser, samples: SampleTables, game: str) -> tuple[dict[str, float], float]:
    """Play a trick. Returns the kilobytes fetched before the first choice by kind, and the layout shift after it."""
    path = table_asking_ada(samples, game, "lively")
    async with new_window(chromium, samples) as (page, devtools):
        sizes: dict[str, float] = {}
        await count_bytes(devtools, sizes)
        await page.goto(samples.url + path)
        await wait_until_interactive(page)
        await page.wait_for_timeout(500)
        fetched = dict(sizes)
        before: float = await page.evaluate("window.seen.shifted")
        ada = User("Ada", page, Mouse)
        for _ in range(2):
            await ada.step()
        await ada.wait_for_offers()
        after: float = await page.evaluate("window.seen.shifted")
    return fetched, after - before


async def figures_of(chromium: Browser, samples: SampleTables, game: str, visits: int = VISITS) -> Figures:
    kilobytes, shift = await loaded_and_shifted(chromium, samples, game)
    found = [await timed_visit(chromium, samples, game) for _ in range(visits)]
    return Figures(kilobytes, sorted(found, key=lambda visit: visit.interactive), shift)


def joined(numbers: dict[str, float], unit: str, digits: int) -> str:
    return ", ".join(f"{name} {value:.{digits}f}" for name, value in numbers.items()) + f" {unit}"


def lines_of(game: str, figures: Figures) -> list[str]:
    """The figures of a game with their goals, and their parts."""
    best, middle = figures.visits[0], figures.visits[len(figures.visits) // 2]
    details: tuple[list[str], ...] = (
        [joined(dict(sorted(figures.kilobytes.items())), "kB", 1)],
        [
            f"best of {len(figures.visits)}, median {middle.interactive:.2f} s",
            f"when: {joined(best.at, 's', 2)}",
            f"main thread: {joined(best.spent, 's', 2)}; waited for a processor {best.waited:.2f} s",
        ],
        [],
    )
    lines = []
    for (what, goal), value, more in zip(GOALS.items(), figures.values, details, strict=True):
        lines.append(f"{game:<16} {what:<16} {value:>8.3f}   goal {goal:g}{'' if value <= goal else '   MISSED'}")
        lines += [f"{'':16} {each}" for each in more]
    return lines


def show(samples: SampleTables) -> int:
    """Print all figures. Returns 1 if a goal is missed."""

    async def all_figures() -> dict[str, Figures]:
        async with browser() as chromium:
            return {game.name: await figures_of(chromium, samples, game.name) for game in all_games()}

    found = asyncio.run(all_figures())
    for game, figures in found.items():
        print("\n".join(lines_of(game, figures)))
    print(f"on {os.cpu_count()} processors, of which {os.getloadavg()[0]:.1f} were busy in the last minute")
    goals = tuple(GOALS.values())
    return int(any(value > goal for each in found.values() for value, goal in zip(each.values, goals, strict=True)))
