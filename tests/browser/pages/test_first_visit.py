"""A stranger's path: from the door to the first choice, and from a friend's link to a chair, counted and timed."""

import asyncio
import json
from collections.abc import Iterator
from time import monotonic

import pytest
from playwright.async_api import WebSocket, expect

from samedi.core.registry import all_games

from ..input_methods import Finger, Hand, Mouse
from ..party import Evening, Guest, evening

PLAYED = 10.0  # seconds from the door to the first choice
CLICKS = 3  # until it is made
IN_STEPS = {"baron-voodoo": 4}  # if it is Papa Legba: his card, a die, and where it goes
TAPS = 2  # from a friend's link to a chair
PRESSES = """addEventListener("pointerdown", (event) => {
  if (event.isTrusted) sessionStorage.setItem("presses", 1 + Number(sessionStorage.getItem("presses")));
}, true);"""
GAMES = [game.name for game in all_games()]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    yield from evening(tmp_path_factory.mktemp("stranger"))


async def presses(guest: Guest) -> int:
    """How often somebody has pressed anything, on all pages of this window."""
    found: int = await guest.page.evaluate("Number(sessionStorage.getItem('presses'))")
    return found


async def watched(guest: Guest) -> asyncio.Event:
    """What happens as soon as the table has taken a choice of this page."""
    taken = asyncio.Event()
    asked: set[str] = set()

    def sent(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "act":
            asked.add(message["id"])

    def heard(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "ok" and message["id"] in asked:
            taken.set()

    def opened(line: WebSocket) -> None:
        line.on("framesent", sent)
        line.on("framereceived", heard)

    guest.page.on("websocket", opened)
    await guest.context.add_init_script(PRESSES)
    return taken


@pytest.mark.parametrize("hand", [Mouse, Finger])
@pytest.mark.parametrize("game", GAMES)
def test_from_the_door_to_the_first_choice_in_ten_seconds_and_three_presses(
    house: Evening, game: str, hand: type[Hand]
) -> None:
    async def came() -> None:
        async with house.guest(f"{game} {hand.__name__}", hand, reduced_motion="no-preference") as guest:
            taken = await watched(guest)
            start = monotonic()
            await guest.page.goto("/")
            await guest.hit(f"form:has([value='{game}']) .btn")
            await guest.at(".scene").wait_for()
            while not taken.is_set():
                await guest.step()
                await answered(guest, taken)
            seconds = monotonic() - start
            assert 2 <= await presses(guest) <= IN_STEPS.get(game, CLICKS)
            assert seconds < PLAYED

    house.run(came())


async def answered(guest: Guest, taken: asyncio.Event) -> None:
    """Until the table has answered; a choice of several steps goes on before that."""
    while not taken.is_set() and await guest.at(".prompt[aria-busy=true]").count():
        await asyncio.sleep(0.02)
    await asyncio.sleep(0.02)


@pytest.mark.parametrize("game", GAMES)
def test_a_friends_link_on_a_phone_and_two_taps_to_a_chair(house: Evening, game: str) -> None:
    async def invited() -> None:
        async with house.guest("Ada") as ada, house.guest("Bo", Finger) as bo:
            link = (await ada.ask("/api/tables", game=game, name="Ada"))["url"]
            await watched(bo)
            await bo.page.goto(link)
            await in_sight(bo, ".sheet .go")
            await bo.write(".sheet [name=name]", "Bo")
            await in_sight(bo, ".sheet .go")
            await bo.hit(".sheet .go")
            await expect(bo.at(".chair.me")).to_contain_text("Bo")
            assert await presses(bo) == TAPS
            other = (await ada.ask("/api/tables", game=game))["url"]
            before = await presses(bo)
            await bo.page.goto(other)
            await in_sight(bo, ".chair .go")
            await bo.hit(".chair .go")
            await expect(bo.at(".chair.me")).to_contain_text("Bo")
            assert await presses(bo) - before == 1, "whom the house knows needs no name"

    house.run(invited())


async def in_sight(guest: Guest, selector: str) -> None:
    """It is on the screen without scrolling, wide enough for a finger, and nothing is wider than the screen."""
    await expect(guest.at(selector).first).to_be_in_viewport(ratio=1)
    box = await guest.at(selector).first.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44
    assert await guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
