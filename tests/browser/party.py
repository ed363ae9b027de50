"""An evening with friends: a real server, a device for each of them, and play by what their pages offer."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, WebError, expect
from playwright.async_api import TimeoutError as TooLong

import samedi
from tests.server.conftest import Server, served

from .chromium_page import SCREENS, browser
from .input_methods import Finger, Hand, Keys, Mouse

Record = dict[str, Any]

EVENING = 240.0  # seconds that one test may take
OTHERS = 30.0  # seconds that others may take to play
PATIENCE = 15_000  # milliseconds until a page has changed
LISTED = 0.5  # how often somebody with a keyboard asks for the list
NEAR = 4  # how far somebody goes with arrow keys
TRIES = 3  # of something that is offered
OFFERED = """() => new Promise((go) => {
  const named = (on) => {
    const { choice, piece, place, seat } = on.dataset;
    if (choice !== undefined) return ["press", choice];
    return ["pick", piece ?? place ?? (seat === undefined ? on.closest("[data-area]").dataset.area : `seat:${seat}`)];
  };
  const look = () => {
    const table = document.querySelector(".scene:not(:has(.prompt[aria-busy=true]))");
    const things = [...(table?.querySelectorAll(".acts [data-choice], [data-open]") ?? [])];
    if (!things.length && !document.querySelector(".outcome, .cover [data-uncover]")) return false;
    go(things.map(named));
    return true;
  };
  if (!look()) new MutationObserver((_, watcher) => look() && watcher.disconnect()).observe(document, {
    subtree: true, childList: true, attributes: true,
  });
})"""
LOOKOUT = """window.offered = [];
new MutationObserver(() => {
  const found = document.querySelectorAll("[data-choice], [data-open], [data-back]");
  window.offered.push(...[...found].map((on) => on.outerHTML));
}).observe(document, { subtree: true, childList: true, attributes: true });"""

expect.set_options(timeout=PATIENCE)


class Evening:
    """One server and one browser before it."""

    def __init__(self, server: Server, opened: Browser, runner: asyncio.Runner) -> None:
        self.server, self.browser, self.runner = server, opened, runner

    def run(self, play: Coroutine[Any, Any, None]) -> None:
        self.runner.run(asyncio.wait_for(play, EVENING))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    @asynccontextmanager
    async def guest(self, name: str, hand: type[Hand] = Mouse, **more: Any) -> AsyncIterator["Guest"]:
        """Somebody who was never here before, with a device of their own; its pages must not complain of anything."""
        device = {**SCREENS[hand.screen], "base_url": self.url, "reduced_motion": "reduce", **more}
        context = await self.browser.new_context(**device)
        context.set_default_timeout(PATIENCE)
        guest = Guest(name, await context.new_page(), hand)
        context.on("console", guest.heard)
        context.on("weberror", guest.failed)
        try:
            yield guest
        finally:
            await context.close()
        assert guest.complaints == [], guest.complaints  # helpers are not rewritten to say so


def evening(data: Path, *limits: str) -> Iterator[Evening]:
    """A server with a browser before it, for as long as the tests of a module take."""
    for server in served(data, *limits):
        with asyncio.Runner() as runner:
            opening = browser()
            opened = runner.run(opening.__aenter__())
            try:
                yield Evening(server, opened, runner)
            finally:
                runner.run(opening.__aexit__(None, None, None))


class Guest:
    """Somebody at a page."""

    def __init__(self, name: str, page: Page, hand: type[Hand] = Mouse) -> None:
        self.name, self.page, self.hand = name, page, hand(page)
        self.dice = Random(name)
        self.moves = 0
        self.complaints: list[str] = []
        self.bears = re.compile("(?!)")  # what the page may complain of

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.bears.search(message.text):
            self.complaints.append(message.text)

    def failed(self, error: WebError) -> None:
        self.complaints.append(str(error.error))

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    @property
    def table(self) -> str:
        """The id of the table whose page is open."""
        found = re.search("/t/([0-9a-f]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    # ---- pages ----

    def at(self, selector: str, **more: Any) -> Locator:
        return self.page.locator(selector, **more)

    async def go_to(self, target: Locator) -> None:
        """Press this once it lies still, or with a keyboard move the focus there."""
        if isinstance(self.hand, Keys):
            await target.wait_for()
            await self.hand.reach(target)
        else:
            await (target.tap() if isinstance(self.hand, Finger) else target.click())

    async def hit(self, selector: str, **more: Any) -> None:
        """Press the first thing of this kind; another page may open."""
        await self.go_to(self.at(selector, **more).first)
        if isinstance(self.hand, Keys):
            await self.page.keyboard.press("Enter")

    async def write(self, selector: str, text: str) -> None:
        """Write into a field."""
        await self.go_to(self.at(selector).first)
        await self.page.keyboard.type(text)

    async def choose(self, selector: str, value: str) -> None:
        """Choose from a list that drops down; with a keyboard by arrows."""
        field = self.at(selector).first
        if not isinstance(self.hand, Keys):
            await field.select_option(value)
            return
        await self.go_to(field)
        values: list[str] = await field.evaluate("(on) => [...on.options].map((each) => each.value)")
        steps = values.index(value) - values.index(await field.input_value())
        for _ in range(abs(steps)):
            await self.page.keyboard.press("ArrowDown" if steps > 0 else "ArrowUp")
        await expect(field).to_have_value(value)

    async def ask(self, path: str, **fields: Any) -> dict[str, Any]:
        """What the house answers to this device."""
        answer = await self.context.request.fetch(path, method="POST" if fields else "GET", data=fields or None)
        assert answer.ok, await answer.text()
        found: dict[str, Any] = await answer.json()
        return found

    async def play_on_from(self, record: Record, seat: int) -> None:
        """Open a table that plays on from a record, where the other chairs are open and bots let nobody wait."""
        made = await self.ask("/api/records", record=record, seat=seat, name=self.name)
        await self.ask(f"/api/tables/{made['id']}/agree", pace="instant")
        await self.page.goto(f"/t/{made['id']}")

    async def come(self, table: str, seat: int) -> None:
        """Open the link and sit down."""
        await self.page.goto(f"/t/{table}")
        await self.sit(seat)

    async def sit(self, seat: int) -> None:
        """Take an open chair, under one's name."""
        await self.write(".sheet [name=name]", self.name)
        await self.choose(".sheet [name=seat]", str(seat))
        await self.hit(".sheet .go")
        await expect(self.at(".chair.me")).to_contain_text(self.name)

    async def start(self) -> None:
        """As the host: the game begins."""
        await self.hit("form.start .go")
        await self.at(".scene, .cover").wait_for()

    # ---- play ----

    async def play(self) -> None:
        """Pick by lot among what the page offers, until the game is over."""
        await self.at(".scene, .cover").wait_for()
        while await self.step():
            pass

    async def step(self) -> bool:
        """One pick; False if nothing is offered any more."""
        things = await self.offered()
        if things and isinstance(self.hand, Keys) and self.dice.random() < LISTED:
            await self.look_up()
        elif things:
            await self.take(*self.dice.choice(things[:NEAR] if isinstance(self.hand, Keys) else things))
        return bool(things)

    async def offered(self) -> list[tuple[str, str]]:
        """What may be picked or pressed, as soon as there is something; nothing at the end and behind a cover."""
        found: list[list[str]] = await asyncio.wait_for(self.page.evaluate(OFFERED), OTHERS)
        return [(how, what) for how, what in found]

    async def take(self, how: str, what: str) -> None:
        """Pick this; if it cannot be had although it is still offered, something is wrong."""
        for tries in range(1, TRIES + 1):
            try:
                await (self.hand.press(what) if how == "press" else self.hand.pick(what))
                self.moves += 1
                return
            except TooLong:
                if (how, what) not in await self.offered():
                    return
                if tries == TRIES:
                    raise

    async def look_up(self) -> None:
        """Ask for the list by its key, if there is something to list, and type what one wants."""
        await self.page.keyboard.press("/")
        labels = await self.at(".choices.open [data-choice] > span:first-child").all_inner_texts()
        if labels:
            await self.page.keyboard.type(" ".join(self.dice.choice(labels).split()[-2:]))
            await self.page.keyboard.press("Enter")
            self.moves += 1

    # ---- the end ----

    async def outcome(self) -> list[tuple[str, str, bool]]:
        """How it ended: places, names, and who has won."""
        await self.at(".outcome").wait_for()
        found: list[list[Any]] = await self.at(".outcome li").evaluate_all(
            "(all) => all.map((on) => [String(on.value), on.textContent, on.matches('.winner')])"
        )
        return [(place, name, won) for place, name, won in found]

    async def record(self) -> Record:
        """The record, by the link on the page."""
        async with self.page.expect_download() as coming:
            await self.hit(".outcome [download]")
        found: Record = json.loads(await asyncio.to_thread(Path(await (await coming.value).path()).read_bytes))
        return found


async def check_result(guest: Guest) -> None:
    """What the page shows, and the page of the result too, is what the record replays to."""
    names = [chair["name"] for chair in (await guest.ask(f"/api/tables/{guest.table}"))["chairs"]]
    replayed = samedi.replay(await guest.record())
    assert replayed.over
    won = {names[seat] for seat in replayed.winners}
    assert won and {name for _, name, wins in await guest.outcome() if wins} == won
    await guest.hit(".outcome [href$='/result']")
    await guest.at(".ranks").wait_for()
    assert set(await guest.at(".ranks .first b").all_inner_texts()) == won
    shown = [await guest.at(f".ranks li {what}").all_inner_texts() for what in ("b", "b + span")]
    assert dict(zip(*shown, strict=True)) == {
        name: str(score) for name, score in zip(names, replayed.scores, strict=True)
    }


def nearly_over(game: str, seats: int, left: int, seed: int = 1) -> tuple[Record, tuple[int, int]]:
    """A game played by lot up to so many choices before its end, or more, and two seats that were asked after that."""
    dice, session = Random(seed), samedi.Session(game, seats, seed=seed)
    while not session.over:
        seat = dice.choice(session.acting)
        session.submit(seat, dice.choice(session.choices(seat)))
    record = session.record()
    asked: Counter[int] = Counter()
    while len(asked) < 2:
        asked = Counter(int(seat) for seat, _ in record["entries"][-left:] if seat.isdecimal())
        left += 0 if len(asked) > 1 else seats
    one, other = sorted(asked, key=lambda seat: -asked[seat])[:2]
    return record | {"entries": record["entries"][:-left]}, (one, other)
