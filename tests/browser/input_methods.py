"""Mouse, touch and keyboard: each picks what the page offers by real input events."""

import asyncio
import json
from time import monotonic
from typing import ClassVar, TypedDict

from playwright.async_api import Locator, Page

TIMEOUT = 15_000  # milliseconds until an element can be picked
FREE_SPOT = """(on) => {
  const { top, bottom } = on.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) on.scrollIntoView({ block: "center" });
  const { x, y, width, height } = on.getBoundingClientRect();
  const parts = [[.5, .5], [.2, .5], [.5, .8], [.5, .2]]; // in a fan the next piece covers the middle
  const spots = parts.map(([across, down]) => [x + across * width, y + down * height]);
  const over = spots.map((spot) => document.elementFromPoint(...spot));
  const free = over.findIndex((each) => on.contains(each));
  return { spot: spots[free] ?? null, over: over[0]?.outerHTML.slice(0, 300) ?? "nothing: it is off the screen" };
}"""
MAX_ARROWS = 40  # key presses from one element of an area to another
MAX_TABS = 150  # key presses from one element of a page to another
POSITION = """(on) => {
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
NEXT_FRAME = "() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))"


class Position(TypedDict):
    """The area of an element, with its cell and its height in a stack, or with its number in a row."""

    at: str
    area: str
    cell: tuple[int, int] | None
    order: int
    height: int


def quoted(text: str) -> str:
    """The text as the value of an attribute in a selector."""
    return json.dumps(text)


class InputMethod:
    """One way to pick."""

    screen: ClassVar[str] = "desk"

    def __init__(self, page: Page) -> None:
        self.page = page

    async def press(self, target: Locator) -> None:
        """Press this."""
        raise NotImplementedError

    async def step_back(self) -> None:
        """Undo the last step of the selection."""
        await self.press(self.page.locator("[data-back]"))

    async def pick(self, target: str) -> None:
        """Pick a piece, a place (by the piece on top of it), a seat or an area."""
        await self.press(await self.locate(target))

    async def press_choice(self, code: str) -> None:
        """Press the button of this choice, which is visible without the list."""
        await self.press(self.button(code))

    def button(self, code: str) -> Locator:
        return self.page.locator(f".acts [data-choice={quoted(code)}]")

    async def locate(self, thing: str) -> Locator:
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


class Pointer(InputMethod):
    """Points at what is visible."""

    async def free_spot(self, target: Locator) -> tuple[float, float]:
        """A spot of this element that is not covered. Scrolls to it if necessary."""
        end = monotonic() + TIMEOUT / 1000
        while True:
            found = await target.evaluate(FREE_SPOT, timeout=TIMEOUT)
            if found["spot"]:
                x, y = found["spot"]
                return x, y
            if monotonic() > end:
                html = await target.evaluate("(on) => on.outerHTML")
                raise AssertionError(f"{html} cannot be pressed, it is covered by {found['over']}")
            await asyncio.sleep(0.05)


class Mouse(Pointer):
    """Clicks. If a piece lies low in a stack, the mouse waits over it until the stack is laid out."""

    async def press(self, target: Locator) -> None:
        if await target.evaluate("(on) => on.matches('.stacked .slot:has(~ button.slot)')"):
            await self.spread_stack(target.locator("xpath=.."))
        await self.page.mouse.click(*await self.free_spot(target))

    async def spread_stack(self, place: Locator) -> None:
        """Point at a stack until its pieces lie side by side."""
        await self.hover(place.locator("button.slot").last)
        await place.and_(self.page.locator(".spread")).wait_for(timeout=TIMEOUT)

    async def hover(self, target: Locator) -> None:
        await self.page.mouse.move(*await self.free_spot(target))


class Touch(Pointer):
    """Taps on a phone."""

    screen = "phone"

    async def press(self, target: Locator) -> None:
        await self.page.touchscreen.tap(*await self.free_spot(target))


class Keyboard(InputMethod):
    """Presses Tab up to an area or a button, arrow keys inside an area, then Enter. Waits for a frame between keys."""

    async def press(self, target: Locator) -> None:
        await self.focus(target)
        await self.press_key("Enter")

    async def step_back(self) -> None:
        await self.press_key("Escape")

    async def choose_by_code(self, code: str) -> None:
        """Make a choice by typing its code."""
        await self.press_key("/")
        await self.page.keyboard.type(code)
        await self.press_key("Enter")

    async def press_key(self, name: str) -> None:
        await self.page.keyboard.press(name)
        await self.page.evaluate(NEXT_FRAME)

    async def focus(self, target: Locator) -> None:
        """Move the focus to this element."""
        goal: Position = await target.evaluate(POSITION, timeout=TIMEOUT)
        for _ in range(MAX_TABS):
            focused, area, key = await target.evaluate(FOCUS)
            if focused:
                return
            if goal["area"] and goal["area"] == area:
                return await self.move_focus(goal)
            await self.page.keyboard.press(key)
        raise AssertionError(f"Tab does not lead to {await target.evaluate('(on) => on.outerHTML')}")

    async def move_focus(self, goal: Position) -> None:
        """Move the focus by arrow keys inside an area. Where it comes by a second time, it first goes up or down."""
        visited: set[str] = set()
        for _ in range(MAX_ARROWS):
            here: Position = await self.page.evaluate(f"({POSITION})(document.activeElement)")
            if here["at"] == goal["at"]:
                return
            await self.page.keyboard.press(arrow(here, goal, vertical_first=here["at"] in visited))
            visited.add(here["at"])
        raise AssertionError(f"arrows do not lead to {goal['at']}, but to {here['at']}")


def arrow(here: Position, goal: Position, *, vertical_first: bool) -> str:
    """The arrow key that leads towards the goal in the same area."""
    if here["cell"] is None or goal["cell"] is None:
        return "ArrowRight" if here["order"] < goal["order"] else "ArrowLeft"
    (x, y), (to_x, to_y) = here["cell"], goal["cell"]
    if x != to_x and not (vertical_first and y != to_y):
        return "ArrowRight" if x < to_x else "ArrowLeft"
    if y != to_y:
        return "ArrowDown" if y < to_y else "ArrowUp"
    return "Shift+ArrowUp" if here["height"] < goal["height"] else "Shift+ArrowDown"
