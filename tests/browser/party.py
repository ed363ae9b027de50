"""A party: a real server, and users with a browser window each, who play by what their pages offer."""

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
from playwright.async_api import TimeoutError as PlaywrightTimeout

import samedi
from tests.server.conftest import Server, served

from .chromium_page import SCREENS, browser
from .input_methods import InputMethod, Keyboard, Mouse, Touch

Record = dict[str, Any]

TEST_TIMEOUT = 240.0  # seconds
OFFER_TIMEOUT = 30.0  # seconds until a page offers something, while other players choose
PAGE_TIMEOUT = 15_000  # milliseconds until an expected change of a page
LIST_SHARE = 0.5  # the part of their choices that keyboard users make in the list
NEAREST = 4  # keyboard users pick only among the first targets
MAX_TRIES = 3  # to pick something that stays offered
OFFERED = """() => new Promise((go) => {
  const nameOf = (on) => {
    const { choice, piece, place, seat } = on.dataset;
    if (choice !== undefined) return ["press", choice];
    return ["pick", piece ?? place ?? (seat === undefined ? on.closest("[data-area]").dataset.area : `seat:${seat}`)];
  };
  const look = () => {
    const table = document.querySelector(".scene:not(:has(.prompt[aria-busy=true]))");
    const things = [...(table?.querySelectorAll(".acts [data-choice], [data-open]") ?? [])];
    if (!things.length && !document.querySelector(".outcome, .cover [data-uncover]")) return false;
    go(things.map(nameOf));
    return true;
  };
  if (!look()) new MutationObserver((_, watcher) => look() && watcher.disconnect()).observe(document, {
    subtree: true, childList: true, attributes: true,
  });
})"""
WATCH_OFFERS = """window.offered = [];
new MutationObserver(() => {
  const found = document.querySelectorAll("[data-choice], [data-open], [data-back]");
  window.offered.push(...[...found].map((on) => on.outerHTML));
}).observe(document, { subtree: true, childList: true, attributes: true });"""

expect.set_options(timeout=PAGE_TIMEOUT)


class Party:
    """One server and one browser. Every user has a window of their own."""

    def __init__(self, server: Server, opened: Browser, runner: asyncio.Runner) -> None:
        self.server, self.browser, self.runner = server, opened, runner

    def run(self, play: Coroutine[Any, Any, None]) -> None:
        self.runner.run(asyncio.wait_for(play, TEST_TIMEOUT))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    @asynccontextmanager
    async def user(self, name: str, method: type[InputMethod] = Mouse, **more: Any) -> AsyncIterator["User"]:
        """A new user in a window without cookies. The test fails if a page logs an error or a warning."""
        device = {**SCREENS[method.screen], "base_url": self.url, "reduced_motion": "reduce", **more}
        context = await self.browser.new_context(**device)
        context.set_default_timeout(PAGE_TIMEOUT)
        user = User(name, await context.new_page(), method)
        context.on("console", user.on_console)
        context.on("weberror", user.on_error)
        try:
            yield user
        finally:
            await context.close()
        assert user.errors == [], user.errors  # pytest does not explain assertions in helpers


def open_party(data: Path, *limits: str) -> Iterator[Party]:
    """Start a server and a browser, and stop both at the end."""
    for server in served(data, *limits):
        with asyncio.Runner() as runner:
            opening = browser()
            opened = runner.run(opening.__aenter__())
            try:
                yield Party(server, opened, runner)
            finally:
                runner.run(opening.__aexit__(None, None, None))


class User:
    """A user with one page, who plays or watches."""

    def __init__(self, name: str, page: Page, method: type[InputMethod] = Mouse) -> None:
        self.name, self.page, self.input = name, page, method(page)
        self.random = Random(name)
        self.moves = 0
        self.errors: list[str] = []
        self.tolerated = re.compile("(?!)")  # errors that the page may log

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.tolerated.search(message.text):
            self.errors.append(message.text)

    def on_error(self, error: WebError) -> None:
        self.errors.append(str(error.error))

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    @property
    def table(self) -> str:
        """The id of the table whose page is open."""
        found = re.search("/t/([0-9a-f]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    def at(self, selector: str, **more: Any) -> Locator:
        return self.page.locator(selector, **more)

    async def press_or_focus(self, target: Locator) -> None:
        """Press this once it has stopped moving; with a keyboard only move the focus there."""
        if isinstance(self.input, Keyboard):
            await target.wait_for()
            await self.input.focus(target)
        else:
            await (target.tap() if isinstance(self.input, Touch) else target.click())

    async def press(self, selector: str, **more: Any) -> None:
        """Press the first element that matches; another page may open."""
        await self.press_or_focus(self.at(selector, **more).first)
        if isinstance(self.input, Keyboard):
            await self.page.keyboard.press("Enter")

    async def type_into(self, selector: str, text: str) -> None:
        """Type into a field."""
        await self.press_or_focus(self.at(selector).first)
        await self.page.keyboard.type(text)

    async def select(self, selector: str, value: str) -> None:
        """Select an option of a drop-down list; with a keyboard by arrow keys."""
        field = self.at(selector).first
        if not isinstance(self.input, Keyboard):
            await field.select_option(value)
            return
        await self.press_or_focus(field)
        values: list[str] = await field.evaluate("(on) => [...on.options].map((each) => each.value)")
        steps = values.index(value) - values.index(await field.input_value())
        for _ in range(abs(steps)):
            await self.page.keyboard.press("ArrowDown" if steps > 0 else "ArrowUp")
        await expect(field).to_have_value(value)

    async def fetch(self, path: str, **fields: Any) -> dict[str, Any]:
        """The response of the API to this user."""
        answer = await self.context.request.fetch(path, method="POST" if fields else "GET", data=fields or None)
        assert answer.ok, await answer.text()
        found: dict[str, Any] = await answer.json()
        return found

    async def open_from_record(self, record: Record, seat: int) -> None:
        """Open a table that continues a record. The other seats are open, and bots play at once."""
        made = await self.fetch("/api/records", record=record, seat=seat, name=self.name)
        await self.fetch(f"/api/tables/{made['id']}/agree", pace="instant")
        await self.page.goto(f"/t/{made['id']}")

    async def join(self, table: str, seat: int) -> None:
        """Open the link of a table and sit down."""
        await self.page.goto(f"/t/{table}")
        await self.sit(seat)

    async def sit(self, seat: int) -> None:
        """Take an open seat under the user's name."""
        await self.type_into(".sheet [name=name]", self.name)
        await self.select(".sheet [name=seat]", str(seat))
        await self.press(".sheet .go")
        await expect(self.at(".chair.me")).to_contain_text(self.name)

    async def start(self) -> None:
        """Start the game, as the host."""
        await self.press("form.start .go")
        await self.at(".scene, .cover").wait_for()

    async def play(self) -> None:
        """Pick at random among what the page offers, until the game is over."""
        await self.at(".scene, .cover").wait_for()
        while await self.step():
            pass

    async def step(self) -> bool:
        """Make one pick. Returns whether anything was offered."""
        offers = await self.wait_for_offers()
        if offers and isinstance(self.input, Keyboard) and self.random.random() < LIST_SHARE:
            await self.choose_from_list()
        elif offers:
            await self.take(*self.random.choice(offers[:NEAREST] if isinstance(self.input, Keyboard) else offers))
        return bool(offers)

    async def wait_for_offers(self) -> list[tuple[str, str]]:
        """Wait until something can be picked or pressed. Empty at the end of the game and under a cover."""
        found: list[list[str]] = await asyncio.wait_for(self.page.evaluate(OFFERED), OFFER_TIMEOUT)
        return [(how, what) for how, what in found]

    async def take(self, how: str, what: str) -> None:
        """Pick this. It may fail only if it is not offered any more."""
        for tries in range(1, MAX_TRIES + 1):
            try:
                await (self.input.press_choice(what) if how == "press" else self.input.pick(what))
                self.moves += 1
                return
            except PlaywrightTimeout:
                if (how, what) not in await self.wait_for_offers():
                    return
                if tries == MAX_TRIES:
                    raise

    async def choose_from_list(self) -> None:
        """Open the list of choices by its key, and type a part of one. Without anything to list, do nothing."""
        await self.page.keyboard.press("/")
        labels = await self.at(".choices.open [data-choice] > span:first-child").all_inner_texts()
        if labels:
            await self.page.keyboard.type(" ".join(self.random.choice(labels).split()[-2:]))
            await self.page.keyboard.press("Enter")
            self.moves += 1

    async def ranking(self) -> list[tuple[str, str, bool]]:
        """The result: each player's rank and name, and whether they have won."""
        await self.at(".outcome").wait_for()
        found: list[list[Any]] = await self.at(".outcome li").evaluate_all(
            "(all) => all.map((on) => [String(on.value), on.textContent, on.matches('.winner')])"
        )
        return [(place, name, won) for place, name, won in found]

    async def download_record(self) -> Record:
        """The record, by the link on the page."""
        async with self.page.expect_download() as coming:
            await self.press(".outcome [download]")
        found: Record = json.loads(await asyncio.to_thread(Path(await (await coming.value).path()).read_bytes))
        return found


async def check_result(user: User) -> None:
    """Check that the table and the page of the result show the result of the replayed record."""
    names = [chair["name"] for chair in (await user.fetch(f"/api/tables/{user.table}"))["chairs"]]
    replayed = samedi.replay(await user.download_record())
    assert replayed.over
    won = {names[seat] for seat in replayed.winners}
    assert won and {name for _, name, wins in await user.ranking() if wins} == won
    await user.press(".outcome [href$='/result']")
    await user.at(".ranks").wait_for()
    assert set(await user.at(".ranks .first b").all_inner_texts()) == won
    shown = [await user.at(f".ranks li {what}").all_inner_texts() for what in ("b", "b + span")]
    assert dict(zip(*shown, strict=True)) == {
        name: str(score) for name, score in zip(names, replayed.scores, strict=True)
    }


def nearly_finished(game: str, seats: int, left: int, seed: int = 1) -> tuple[Record, tuple[int, int]]:
    """A random game without its last `left` entries or more, and the two seats that were asked most often in these."""
    random, session = Random(seed), samedi.Session(game, seats, seed=seed)
    while not session.over:
        seat = random.choice(session.acting)
        session.submit(seat, random.choice(session.choices(seat)))
    record = session.record()
    asked: Counter[int] = Counter()
    while len(asked) < 2:
        asked = Counter(int(seat) for seat, _ in record["entries"][-left:] if seat.isdecimal())
        left += 0 if len(asked) > 1 else seats
    one, other = sorted(asked, key=lambda seat: -asked[seat])[:2]
    return record | {"entries": record["entries"][:-left]}, (one, other)
