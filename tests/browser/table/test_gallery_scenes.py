"""Both scenes of the gallery: every choice can be made by mouse, by touch at 360 pixels and by keyboard."""

import asyncio
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from ..chromium_page import browser, gallery_page, gallery_scene, page, show
from ..input_methods import NEXT_FRAME, TIMEOUT, InputMethod, Keyboard, Mouse, Touch, quoted

SCENES = ["baron", "pirates"]
METHODS = [pytest.param(Mouse, id="mouse"), pytest.param(Touch, id="touch"), pytest.param(Keyboard, id="keys")]
SAMPLE_SIZE = 12  # choices made in the short form of the test
BUTTON_POSITIONS = """() => Object.fromEntries([...document.querySelectorAll(":not(.stacked *) > button")].map((on) => {
  const { x, y } = on.getBoundingClientRect();
  const name = on.dataset.at ?? on.dataset.choice ?? on.ariaLabel ?? on.textContent;
  return [name, [Math.round(x + scrollX), Math.round(y + scrollY)]];
}))"""

Choice = dict[str, Any]
Way = tuple[str, ...]


def choices_of(name: str) -> list[Choice]:
    found: list[Choice] = gallery_scene(name)["scene"]["choices"]
    return found


def sample_of(choices: list[Choice]) -> list[Choice]:
    """A choice of every kind (group, length of its path, final or not), and some of the others."""

    def kind(choice: Choice) -> tuple[int, str, bool]:
        return len(choice.get("pick", ())), choice.get("group", ""), choice.get("final", False)

    firsts = {kind(choice): choice for choice in reversed(choices)}
    rest = [choice for choice in choices if choice not in firsts.values()]
    many = max(0, SAMPLE_SIZE - len(firsts))
    taken = rest[:: max(1, len(rest) // many)][:many] if many else []
    return [choice for choice in choices if choice in taken or choice in firsts.values()]


def easiest_path(name: str, choice: Choice) -> Way:
    """The path that is easiest to see: where several pieces may be picked, the one on top."""
    heights = {piece["id"]: piece.get("order", 0) for piece in gallery_scene(name)["scene"]["pieces"]}
    return tuple(max(step, key=lambda target: heights.get(target, 0)) for step in choice.get("pick", ()))


def all_paths(choices: list[Choice]) -> list[tuple[Choice, Way]]:
    """Every path of every choice, with the same choice seldom twice in a row."""
    rounds: list[tuple[int, Choice, Way]] = []
    for choice in choices:
        rounds += [(at, choice, path) for at, path in enumerate(product(*choice.get("pick", ())))]
    return [(choice, path) for _, choice, path in sorted(rounds, key=lambda each: each[0])]


async def make_choice(method: InputMethod, choice: Choice, path: Way) -> None:
    """Follow a path to its choice. Where several choices have the same path, the page shows a button for each."""
    code = choice["code"]
    chosen = method.page.locator(f"output[data-chosen={quoted(code)}]")
    for target in path:
        await expect(chosen).to_have_count(0)
        await method.pick(target)
    await chosen.or_(method.button(code)).first.wait_for(timeout=TIMEOUT)
    if not await chosen.count():
        await method.press_choice(code)
    if choice.get("final"):
        await expect(method.page.locator(".prompt.no")).to_be_visible()
        await expect(chosen).to_have_count(0)
        await method.press_choice(code)
    await expect(chosen, f"{code} by {path}").to_have_count(1)
    if isinstance(method, Touch):  # a lifted finger points at nothing
        await expect(method.page.locator(".piece.hovered")).to_have_count(0)


async def check_denials(method: InputMethod, name: str) -> None:
    """A press on something denied tells why; it cites the rule unless the place below can be picked."""
    for denied in gallery_scene(name)["scene"]["denied"]:
        place_is_open = await (await method.locate(denied["on"])).get_attribute("data-open") is not None
        await method.pick(denied["on"])
        await expect(method.page.locator(".asking")).to_contain_text(denied["why"])
        if not place_is_open:
            await expect(method.page.locator(f".prompt.no [href$='#rule-{denied['rule']}']")).to_be_visible()
        await method.step_back()
        await check_nothing_chosen(method.page)


async def check_back(method: InputMethod, name: str) -> None:
    """Go back from a step and from a final choice; with nothing selected, take back the last choice."""
    choices = choices_of(name)
    for choice in [each for each in choices if len(each.get("pick", ())) == 2][:1]:
        await method.pick(easiest_path(name, choice)[0])
        await expect(method.page.locator("[data-picked], [aria-pressed]").first).to_be_attached()
        await method.step_back()
        await check_nothing_chosen(method.page)
    for choice in [each for each in choices if each.get("final")][:1]:
        await method.press_choice(choice["code"])
        await expect(method.page.locator(".prompt.no")).to_be_visible()
        await method.step_back()
        await check_nothing_chosen(method.page)
    await method.step_back()
    await expect(method.page.locator("output[data-chosen='back']")).to_have_count(1)


async def check_nothing_chosen(seen: Page) -> None:
    await expect(seen.locator(".prompt.no, [data-picked], [aria-pressed]")).to_have_count(0)
    await expect(seen.locator("output[data-chosen='']")).to_have_count(1)


@pytest.mark.parametrize("kind", METHODS)
@pytest.mark.parametrize("name", SCENES)
def test_a_sample_of_choices_denials_and_back_work_by_each_method(
    name: str, kind: type[InputMethod], tmp_path: Path
) -> None:
    async def picked() -> None:
        async with gallery_page(name, kind.screen, tmp_path) as seen:
            method = kind(seen)
            await check_denials(method, name)
            await check_back(method, name)
            for choice in sample_of(choices_of(name)):
                await make_choice(method, choice, easiest_path(name, choice))

    asyncio.run(picked())


@pytest.mark.long
@pytest.mark.parametrize("name", SCENES)
def test_every_choice_can_be_made_by_touch(name: str, tmp_path: Path) -> None:
    async def picked() -> None:
        async with gallery_page(name, Touch.screen, tmp_path) as seen:
            for choice in choices_of(name):
                await make_choice(Touch(seen), choice, easiest_path(name, choice))

    asyncio.run(picked())


@pytest.mark.long
@pytest.mark.parametrize("kind", [METHODS[0], METHODS[2]])
@pytest.mark.parametrize("name", SCENES)
def test_every_choice_can_be_made_by_every_path(name: str, kind: type[InputMethod], tmp_path: Path) -> None:
    async def picked() -> None:
        async with gallery_page(name, kind.screen, tmp_path) as seen:
            for choice, path in all_paths(choices_of(name)):
                await make_choice(kind(seen), choice, path)

    asyncio.run(picked())


def test_a_choice_can_be_made_by_typing_its_code(tmp_path: Path) -> None:
    async def typed() -> None:
        async with gallery_page("pirates", "desk", tmp_path) as seen:
            for code in ("to 11", "to 1", "to 5"):
                await Keyboard(seen).choose_by_code(code)
                await expect(seen.locator(f"output[data-chosen={quoted(code)}]")).to_have_count(1)

    asyncio.run(typed())


def test_a_stack_stays_laid_out_while_the_pointer_is_on_it(tmp_path: Path) -> None:
    async def pointed() -> None:
        async with gallery_page("baron", "desk", tmp_path) as seen:
            mouse = Mouse(seen)
            await mouse.spread_stack(seen.locator(".place", has=seen.locator("[data-piece='die:b7']")))
            for low in ("die:b3", "die:b5"):
                await mouse.hover(seen.locator(f"[data-piece='{low}']"))
                await asyncio.sleep(0.2)
                await expect(seen.locator(".spread")).to_have_count(1, timeout=1)

    asyncio.run(pointed())


def test_a_preview_moves_no_other_element(tmp_path: Path) -> None:
    async def pointed() -> None:
        async with browser() as opened:
            for name, screen in product(SCENES, ("desk", "phone")):
                async with page(opened, screen) as seen:
                    await show(seen, name, tmp_path)
                    before = await seen.evaluate(BUTTON_POSITIONS)
                    for slot in await seen.locator("button.slot[data-open], .floor[data-open]").all():
                        await slot.focus()  # shows the preview, as pointing with the mouse does
                        await seen.evaluate(NEXT_FRAME)
                        assert await seen.evaluate(BUTTON_POSITIONS) == before, await slot.get_attribute("data-at")

    asyncio.run(pointed())


def test_every_piece_place_and_choice_is_on_the_page_at_every_width(tmp_path: Path) -> None:
    async def looked() -> None:
        async with browser() as opened:
            for name, screen in product(SCENES, ("desk", "tablet", "phone")):
                async with page(opened, screen) as seen:
                    await show(seen, name, tmp_path)
                    await check_complete(seen, name, folded=screen == "phone")

    asyncio.run(looked())


async def check_complete(seen: Page, name: str, folded: bool) -> None:
    """Check that every piece, place, choice and name is there, and that nothing is wider than the screen."""
    wanted = gallery_scene(name)
    pieces = sorted(piece["id"] for piece in wanted["scene"]["pieces"])
    places = sorted(place["id"] for area in wanted["look"]["areas"] for place in area.get("places", ()))
    assert await ids(seen, "drawn") == pieces
    assert folded or await ids(seen, "piece") == pieces  # a phone folds the areas of other seats
    assert await ids(seen, "place") == places
    assert await ids(seen, "choice") == sorted(choice["code"] for choice in choices_of(name))
    assert not re.search(r"\{\d\}|before the script", await seen.locator("body").inner_text())
    assert await seen.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert len(await seen.screenshot()) > 20_000


async def ids(seen: Page, kind: str) -> list[str]:
    found: list[str] = await seen.locator(f"[data-{kind}]").evaluate_all(f"(all) => all.map((on) => on.dataset.{kind})")
    return sorted(found)
