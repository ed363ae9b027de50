"""Both fixtures, picked through by mouse, by touch at 360 pixels and by keyboard alone."""

import asyncio
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from ..chromium_page import browser, fixture, page, show, still
from ..input_methods import PAINTED, SOON, Finger, Hand, Keys, Mouse, quoted

FIXTURES = ["baron", "pirates"]
HANDS = [pytest.param(Mouse, id="mouse"), pytest.param(Finger, id="touch"), pytest.param(Keys, id="keys")]
MANY = 12  # choices that the quick form picks
BOXES = """() => Object.fromEntries([...document.querySelectorAll(":not(.stacked *) > button")].map((on) => {
  const { x, y } = on.getBoundingClientRect();
  const name = on.dataset.at ?? on.dataset.choice ?? on.ariaLabel ?? on.textContent;
  return [name, [Math.round(x + scrollX), Math.round(y + scrollY)]];
}))"""

Choice = dict[str, Any]
Way = tuple[str, ...]


def choices_of(name: str) -> list[Choice]:
    found: list[Choice] = fixture(name)["scene"]["choices"]
    return found


def some_of(choices: list[Choice]) -> list[Choice]:
    """A spread of choices: of every group and length of path, final or not, and then of the rest."""

    def kind(choice: Choice) -> tuple[int, str, bool]:
        return len(choice.get("pick", ())), choice.get("group", ""), choice.get("final", False)

    firsts = {kind(choice): choice for choice in reversed(choices)}
    rest = [choice for choice in choices if choice not in firsts.values()]
    many = max(0, MANY - len(firsts))
    taken = rest[:: max(1, len(rest) // many)][:many] if many else []
    return [choice for choice in choices if choice in taken or choice in firsts.values()]


def plainly(name: str, choice: Choice) -> Way:
    """The path that is easiest to see: of pieces that are as good, the one on top."""
    heights = {piece["id"]: piece.get("order", 0) for piece in fixture(name)["scene"]["pieces"]}
    return tuple(max(step, key=lambda thing: heights.get(thing, 0)) for step in choice.get("pick", ()))


def variously(choices: list[Choice]) -> list[tuple[Choice, Way]]:
    """Every path of every choice, the same choice never twice in a row."""
    rounds: list[tuple[int, Choice, Way]] = []
    for choice in choices:
        rounds += [(at, choice, path) for at, path in enumerate(product(*choice.get("pick", ())))]
    return [(choice, path) for _, choice, path in sorted(rounds, key=lambda each: each[0])]


async def choose(hand: Hand, choice: Choice, path: Way) -> None:
    """Follow a path to its choice; where several end alike, the page shows a button for each."""
    code = choice["code"]
    chosen = hand.page.locator(f"output[data-chosen={quoted(code)}]")
    for thing in path:
        await expect(chosen).to_have_count(0)
        await hand.pick(thing)
    await chosen.or_(hand.button(code)).first.wait_for(timeout=SOON)
    if not await chosen.count():
        await hand.press(code)
    if choice.get("final"):
        await expect(hand.page.locator(".prompt.no")).to_be_visible()
        await expect(chosen).to_have_count(0)
        await hand.press(code)
    await expect(chosen, f"{code} by {path}").to_have_count(1)
    if isinstance(hand, Finger):  # one that was lifted points at nothing
        await expect(hand.page.locator(".piece.hot")).to_have_count(0)


async def denials_explain(hand: Hand, name: str) -> None:
    """What is denied says why and cites its rule, even if the place below it can be picked."""
    for denied in fixture(name)["scene"]["denied"]:
        place_is_open = await (await hand.found(denied["on"])).get_attribute("data-open") is not None
        await hand.pick(denied["on"])
        await expect(hand.page.locator(".asking")).to_contain_text(denied["why"])
        if not place_is_open:
            await expect(hand.page.locator(f".prompt.no [href$='#rule-{denied['rule']}']")).to_be_visible()
        await hand.back()
        await nothing_chosen(hand.page)


async def steps_go_back(hand: Hand, name: str) -> None:
    """A step, a question whether one is sure, and at last what was chosen at the table before."""
    choices = choices_of(name)
    for choice in [each for each in choices if len(each.get("pick", ())) == 2][:1]:
        await hand.pick(plainly(name, choice)[0])
        await expect(hand.page.locator("[data-picked], [aria-pressed]").first).to_be_attached()
        await hand.back()
        await nothing_chosen(hand.page)
    for choice in [each for each in choices if each.get("final")][:1]:
        await hand.press(choice["code"])
        await expect(hand.page.locator(".prompt.no")).to_be_visible()
        await hand.back()
        await nothing_chosen(hand.page)
    await hand.back()
    await expect(hand.page.locator("output[data-chosen='back']")).to_have_count(1)


async def nothing_chosen(seen: Page) -> None:
    await expect(seen.locator(".prompt.no, [data-picked], [aria-pressed]")).to_have_count(0)
    await expect(seen.locator("output[data-chosen='']")).to_have_count(1)


@pytest.mark.parametrize("kind", HANDS)
@pytest.mark.parametrize("name", FIXTURES)
def test_a_fixture_is_picked_through(name: str, kind: type[Hand], tmp_path: Path) -> None:
    async def picked() -> None:
        async with still(name, kind.screen, tmp_path) as seen:
            hand = kind(seen)
            await denials_explain(hand, name)
            await steps_go_back(hand, name)
            for choice in some_of(choices_of(name)):
                await choose(hand, choice, plainly(name, choice))

    asyncio.run(picked())


@pytest.mark.long
@pytest.mark.parametrize("name", FIXTURES)
def test_every_choice_is_picked_by_touch(name: str, tmp_path: Path) -> None:
    async def picked() -> None:
        async with still(name, Finger.screen, tmp_path) as seen:
            for choice in choices_of(name):
                await choose(Finger(seen), choice, plainly(name, choice))

    asyncio.run(picked())


@pytest.mark.long
@pytest.mark.parametrize("kind", [HANDS[0], HANDS[2]])
@pytest.mark.parametrize("name", FIXTURES)
def test_every_choice_is_picked_by_every_path(name: str, kind: type[Hand], tmp_path: Path) -> None:
    async def picked() -> None:
        async with still(name, kind.screen, tmp_path) as seen:
            for choice, path in variously(choices_of(name)):
                await choose(kind(seen), choice, path)

    asyncio.run(picked())


def test_codes_can_be_typed(tmp_path: Path) -> None:
    async def typed() -> None:
        async with still("pirates", "desk", tmp_path) as seen:
            for code in ("to 11", "to 1", "to 5"):
                await Keys(seen).type(code)
                await expect(seen.locator(f"output[data-chosen={quoted(code)}]")).to_have_count(1)

    asyncio.run(typed())


def test_a_stack_that_is_pointed_at_stays_laid_out(tmp_path: Path) -> None:
    async def pointed() -> None:
        async with still("baron", "desk", tmp_path) as seen:
            mouse = Mouse(seen)
            await mouse.lay_out(seen.locator(".place", has=seen.locator("[data-piece='die:b7']")))
            for low in ("die:b3", "die:b5"):
                await mouse.point(seen.locator(f"[data-piece='{low}']"))
                await asyncio.sleep(0.2)
                await expect(seen.locator(".apart")).to_have_count(1, timeout=1)

    asyncio.run(pointed())


def test_pointing_at_something_moves_nothing_else(tmp_path: Path) -> None:
    async def pointed() -> None:
        async with browser() as opened:
            for name, screen in product(FIXTURES, ("desk", "phone")):
                async with page(opened, screen) as seen:
                    await show(seen, name, tmp_path)
                    before = await seen.evaluate(BOXES)
                    for slot in await seen.locator("button.slot[data-open], .floor[data-open]").all():
                        await slot.focus()  # previews, as the mouse does when it comes near and a tap before its click
                        await seen.evaluate(PAINTED)
                        assert await seen.evaluate(BOXES) == before, await slot.get_attribute("data-at")

    asyncio.run(pointed())


def test_everything_is_on_the_page_whatever_the_screen(tmp_path: Path) -> None:
    async def looked() -> None:
        async with browser() as opened:
            for name, screen in product(FIXTURES, ("desk", "tablet", "phone")):
                async with page(opened, screen) as seen:
                    await show(seen, name, tmp_path)
                    await all_is_there(seen, name, folded=screen == "phone")

    asyncio.run(looked())


async def all_is_there(seen: Page, name: str, folded: bool) -> None:
    """Every piece, place and choice, every name, and nothing wider than the screen."""
    wanted = fixture(name)
    pieces = sorted(piece["id"] for piece in wanted["scene"]["pieces"])
    places = sorted(place["id"] for area in wanted["look"]["areas"] for place in area.get("places", ()))
    assert await ids(seen, "drawn") == pieces
    assert folded or await ids(seen, "piece") == pieces  # what lies before others is folded on a phone
    assert await ids(seen, "place") == places
    assert await ids(seen, "choice") == sorted(choice["code"] for choice in choices_of(name))
    assert not re.search(r"\{\d\}|before the script", await seen.locator("body").inner_text())
    assert await seen.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert len(await seen.screenshot()) > 20_000


async def ids(seen: Page, kind: str) -> list[str]:
    found: list[str] = await seen.locator(f"[data-{kind}]").evaluate_all(f"(all) => all.map((on) => on.dataset.{kind})")
    return sorted(found)
