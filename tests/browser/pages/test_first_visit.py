"""The presses and seconds that a new user needs from the home page to a choice, and from an invitation to a seat."""

import asyncio
import json
from collections.abc import Iterator
from time import monotonic

import pytest
from playwright.async_api import WebSocket, expect

from samedi.core.registry import all_games

from ..input_methods import InputMethod, Mouse, Touch
from ..party import Party, User, open_party

MAX_SECONDS = 10.0  # from the home page to the first choice
MAX_PRESSES = 3  # from the home page to the first choice …
LONGER_PATHS = {"baron-voodoo": 4}  # … which may be the power of Papa Legba: his card, a die and its target
MAX_TAPS = 2  # from an invitation to a seat
COUNT_PRESSES = """addEventListener("pointerdown", (event) => {
  if (event.isTrusted) sessionStorage.setItem("presses", 1 + Number(sessionStorage.getItem("presses")));
}, true);"""
GAMES = [game.name for game in all_games()]


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    yield from open_party(tmp_path_factory.mktemp("stranger"))


async def presses(user: User) -> int:
    """The number of presses on all pages of this window."""
    found: int = await user.page.evaluate("Number(sessionStorage.getItem('presses'))")
    return found


async def watch_choices(user: User) -> asyncio.Event:
    """Count presses from now on. Returns an event that is set when the server has accepted a choice."""
    accepted = asyncio.Event()
    asked: set[str] = set()

    def sent(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "act":
            asked.add(message["id"])

    def received(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "ok" and message["id"] in asked:
            accepted.set()

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", sent)
        socket.on("framereceived", received)

    user.page.on("websocket", opened)
    await user.context.add_init_script(COUNT_PRESSES)
    return accepted


@pytest.mark.parametrize("method", [Mouse, Touch])
@pytest.mark.parametrize("game", GAMES)
def test_a_new_user_makes_a_choice_within_ten_seconds_and_few_presses(
    party: Party, game: str, method: type[InputMethod]
) -> None:
    async def play_first_choice() -> None:
        async with party.user(f"{game} {method.__name__}", method, reduced_motion="no-preference") as user:
            accepted = await watch_choices(user)
            start = monotonic()
            await user.page.goto("/")
            await user.press(f"form:has([value='{game}']) .btn")
            await user.at(".scene").wait_for()
            while not accepted.is_set():
                await user.step()
                await wait_for_answer(user, accepted)
            seconds = monotonic() - start
            assert 2 <= await presses(user) <= LONGER_PATHS.get(game, MAX_PRESSES)
            assert seconds < MAX_SECONDS

    party.run(play_first_choice())


async def wait_for_answer(user: User, accepted: asyncio.Event) -> None:
    """Wait until a sent choice is answered. Return at once if a choice needs more steps."""
    while not accepted.is_set() and await user.at(".prompt[aria-busy=true]").count():
        await asyncio.sleep(0.02)
    await asyncio.sleep(0.02)


@pytest.mark.parametrize("game", GAMES)
def test_an_invited_user_sits_down_on_a_phone_with_two_taps(party: Party, game: str) -> None:
    async def invited() -> None:
        async with party.user("Ada") as ada, party.user("Bo", Touch) as bo:
            link = (await ada.fetch("/api/tables", game=game, name="Ada"))["url"]
            await watch_choices(bo)
            await bo.page.goto(link)
            await check_visible(bo, ".sheet .go")
            await bo.type_into(".sheet [name=name]", "Bo")
            await check_visible(bo, ".sheet .go")
            await bo.press(".sheet .go")
            await expect(bo.at(".chair.me")).to_contain_text("Bo")
            assert await presses(bo) == MAX_TAPS
            other = (await ada.fetch("/api/tables", game=game))["url"]
            before = await presses(bo)
            await bo.page.goto(other)
            await check_visible(bo, ".chair .go")
            await bo.press(".chair .go")
            await expect(bo.at(".chair.me")).to_contain_text("Bo")
            assert await presses(bo) - before == 1, "a known user needs no name"

    party.run(invited())


async def check_visible(user: User, selector: str) -> None:
    """Check that this is on the screen and large enough for a finger, and that nothing is wider than the screen."""
    await expect(user.at(selector).first).to_be_in_viewport(ratio=1)
    box = await user.at(selector).first.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44
    assert await user.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
