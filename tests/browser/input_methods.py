"""How people pick: by mouse, by touch or by keyboard alone, each by real events on what the page offers."""

import asyncio
import json
from time import monotonic
from typing import ClassVar, TypedDict

from playwright.async_api import Locator, Page

SOON = 15_000  # milliseconds: what is not there by then cannot be picked
SEEN = """(on) => {
  const { top, bottom } = on.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) on.scrollIntoView({ block: "center" });
  const { x, y, width, height } = on.getBoundingClientRect();
  const parts = [[.5, .5], [.2, .5], [.5, .8], [.5, .2]]; // in a fan the next one covers the middle
  const spots = parts.map(([across, down]) => [x + across * width, y + down * height]);
  const over = spots.map((spot) => document.elementFromPoint(...spot));
  const free = over.findIndex((each) => on.contains(each));
  return { spot: spots[free] ?? null, over: over[0]?.outerHTML.slice(0, 300) ?? "nothing: it is off the screen" };
}"""
STEPS = 40  # from anywhere in an area to anywhere else in it
STOPS = 150  # of Tab, on a whole page
WHERE = """(on) => {
  const area = on?.closest("[data-area]"), place = on?.closest("[data-cell]");
  const nth = (of) => [...(of?.querySelectorAll("button.slot") ?? [])].indexOf(on);
  const cell = place?.dataset.cell.split(",").map(Number) ?? null;
  return { at: on?.dataset.at ?? "", area: area?.dataset.area ?? "", cell, order: nth(area), height: nth(place) };
}"""

FOCUS = """(on) => {
  const here = document.activeElement;
  const before = here?.compareDocumentPosition(on) & Node.DOCUMENT_POSITION_PRECEDING;
  return [here === on, here?.closest("[data-area]")?.dataset.area ?? "", before ? "Shift+Tab" : "Tab"];
}"""
PAINTED = "() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))"


class Where(TypedDict):
    """Where something lies: in which area, on which cell and how high there, or at which place of a line."""

    at: str
    area: str
    cell: tuple[int, int] | None
    order: int
    height: int


def quoted(text: str) -> str:
    """Text as the value of an attribute in a selector."""
    return json.dumps(text)


class Hand:
    """Somebody who picks."""

    screen: ClassVar[str] = "desk"

    def __init__(self, page: Page) -> None:
        self.page = page

    async def hit(self, target: Locator) -> None:
        """Press this."""
        raise NotImplementedError

    async def back(self) -> None:
        """Take the last step back."""
        await self.hit(self.page.locator("[data-back]"))

    async def pick(self, thing: str) -> None:
        """Pick a piece, a place (by what lies on top of it), a seat or an area."""
        await self.hit(await self.found(thing))

    async def press(self, code: str) -> None:
        """Press the button of this choice, one that is seen without asking for the list."""
        await self.hit(self.button(code))

    def button(self, code: str) -> Locator:
        return self.page.locator(f".acts [data-choice={quoted(code)}]")

    async def found(self, thing: str) -> Locator:
        piece = self.page.locator(f"[data-piece={quoted(thing)}]")
        if await piece.count():
            return piece
        floor = self.page.locator(f"[data-place={quoted(thing)}]")
        if await floor.count():
            lying = floor.locator("xpath=..").locator("button.slot")
            return lying.last if await lying.count() else floor
        if thing.startswith("seat:"):
            return self.page.locator(f"[data-seat={quoted(thing[5:])}]")
        return self.page.locator(f"[data-area={quoted(thing)}] .whole")


class Pointer(Hand):
    """Somebody who points at what is seen."""

    async def spot(self, target: Locator) -> tuple[float, float]:
        """Where this is seen and not covered, scrolled to if need be."""
        end = monotonic() + SOON / 1000
        while True:
            seen = await target.evaluate(SEEN, timeout=SOON)
            if seen["spot"]:
                x, y = seen["spot"]
                return x, y
            if monotonic() > end:
                thing = await target.evaluate("(on) => on.outerHTML")
                raise AssertionError(f"{thing} cannot be pressed, over it is {seen['over']}")
            await asyncio.sleep(0.05)


class Mouse(Pointer):
    """Clicks; what lies low in a stack is pointed at first, until the stack is laid out."""

    async def hit(self, target: Locator) -> None:
        if await target.evaluate("(on) => on.matches('.stacked .slot:has(~ button.slot)')"):
            await self.lay_out(target.locator("xpath=.."))
        await self.page.mouse.click(*await self.spot(target))

    async def lay_out(self, place: Locator) -> None:
        """Point at a stack until its pieces lie side by side."""
        await self.point(place.locator("button.slot").last)
        await place.and_(self.page.locator(".apart")).wait_for(timeout=SOON)

    async def point(self, target: Locator) -> None:
        await self.page.mouse.move(*await self.spot(target))


class Finger(Pointer):
    """Taps, on a phone."""

    screen = "phone"

    async def hit(self, target: Locator) -> None:
        await self.page.touchscreen.tap(*await self.spot(target))


class Keys(Hand):
    """Presses keys: Tab to an area or a button, arrows inside an area, Enter; and looks before pressing the next."""

    async def hit(self, target: Locator) -> None:
        await self.reach(target)
        await self.key("Enter")

    async def back(self) -> None:
        await self.key("Escape")

    async def type(self, code: str) -> None:
        """Choose by typing a code."""
        await self.key("/")
        await self.page.keyboard.type(code)
        await self.key("Enter")

    async def key(self, name: str) -> None:
        await self.page.keyboard.press(name)
        await self.page.evaluate(PAINTED)

    async def reach(self, target: Locator) -> None:
        """Move the focus there."""
        goal: Where = await target.evaluate(WHERE, timeout=SOON)
        for _ in range(STOPS):
            there, area, onwards = await target.evaluate(FOCUS)
            if there:
                return
            if goal["area"] and goal["area"] == area:
                return await self.walk(goal)
            await self.page.keyboard.press(onwards)
        raise AssertionError(f"Tab does not lead to {await target.evaluate('(on) => on.outerHTML')}")

    async def walk(self, goal: Where) -> None:
        """Move the focus by arrows, inside an area; where one comes by again, up or down before across."""
        been: set[str] = set()
        for _ in range(STEPS):
            here: Where = await self.page.evaluate(f"({WHERE})(document.activeElement)")
            if here["at"] == goal["at"]:
                return
            await self.page.keyboard.press(arrow(here, goal, upright=here["at"] in been))
            been.add(here["at"])
        raise AssertionError(f"arrows do not lead to {goal['at']}, but to {here['at']}")


def arrow(here: Where, goal: Where, *, upright: bool) -> str:
    """The key that leads from here towards the goal, both in one area: across first, unless it is to be upright."""
    if here["cell"] is None or goal["cell"] is None:
        return "ArrowRight" if here["order"] < goal["order"] else "ArrowLeft"
    (x, y), (to_x, to_y) = here["cell"], goal["cell"]
    if x != to_x and not (upright and y != to_y):
        return "ArrowRight" if x < to_x else "ArrowLeft"
    if y != to_y:
        return "ArrowDown" if y < to_y else "ArrowUp"
    return "Shift+ArrowUp" if here["height"] < goal["height"] else "Shift+ArrowDown"
