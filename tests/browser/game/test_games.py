"""Every game is played to its end by what its page offers: by mouse, by touch and by keyboard alone."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from samedi.core.registry import all_games

from ..input_methods import Finger, Hand, Keys
from ..party import LOOKOUT, Evening, Guest, check_result, evening, nearly_over

SHELF = [game.name for game in all_games()]
SHORTEST = "voodoo-prince"  # of those on the shelf
LONGER = [pytest.param(name, marks=pytest.mark.long) for name in SHELF if name != SHORTEST]
MORE = [
    pytest.param(game.name, seats, marks=pytest.mark.long, id=f"{game.name}-{seats}")
    for game in all_games()
    for seats in game.seats
    if seats > 3
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    yield from evening(tmp_path_factory.mktemp("games"))


async def play_out(ada: Guest, bo: Guest, watcher: Guest) -> None:
    """To the end; whoever looks on sees the same and is never offered anything."""
    await asyncio.gather(ada.play(), bo.play())
    assert ada.moves and bo.moves
    assert await ada.outcome() == await bo.outcome() == await watcher.outcome()
    assert await watcher.page.evaluate("window.offered") == []


async def look_on(watcher: Guest, table: str) -> None:
    await watcher.page.add_init_script(LOOKOUT)
    await watcher.page.goto(f"/t/{table}")


@pytest.mark.parametrize("game,seats", [*((name, 3) for name in [*SHELF, "_template"]), *MORE])
def test_two_people_and_bots_play_to_the_end_while_somebody_watches(house: Evening, game: str, seats: int) -> None:
    async def played() -> None:
        record, (one, other) = nearly_over(game, seats, left=3 * seats)
        motion = "no-preference" if seats > 3 else "reduce"
        async with (
            house.guest("Ada") as ada,
            house.guest("Bo", reduced_motion=motion) as bo,
            house.guest("Watcher") as watcher,
        ):
            await ada.play_on_from(record, one)
            await bo.come(ada.table, other)
            await ada.start()
            await look_on(watcher, ada.table)
            await play_out(ada, bo, watcher)
            await check_result(ada)

    house.run(played())


@pytest.mark.parametrize("game", ["_template", *(pytest.param(name, marks=pytest.mark.long) for name in SHELF)])
def test_friends_play_a_whole_game_and_then_another(house: Evening, game: str) -> None:
    async def played() -> None:
        async with house.guest("Ada") as ada, house.guest("Bo") as bo, house.guest("Watcher") as watcher:
            await ada.page.goto(f"/new/{game}")
            await invite(ada)
            await bo.page.goto("/")
            await bo.write("[name=code]", await ada.at(".invite .code").inner_text())
            await bo.page.keyboard.press("Enter")
            await bo.sit(2)
            await expect(ada.at(".chair").nth(2)).to_contain_text("Bo")
            await ada.start()
            await look_on(watcher, ada.table)
            await play_out(ada, bo, watcher)
            await ada.hit("[data-rematch]")
            await bo.at("[data-join]", has_text="Ada").wait_for()
            await check_result(bo)
            await bo.hit(".next .go")
            await bo.hit(".chair .go")
            await expect(ada.at(".chair").nth(2)).to_contain_text("Bo")
            await ada.start()
            await bo.at(".scene").wait_for()

    house.run(played())


@pytest.mark.long
@pytest.mark.parametrize("game", [game.name for game in all_games() if game.solo])
def test_one_person_plays_a_whole_game_against_automata_from_the_first_screen(house: Evening, game: str) -> None:
    async def played() -> None:
        async with house.guest("Cleo") as cleo:
            await cleo.page.goto("/")
            await cleo.hit(f"form:has([value='{game}']):not(:has([name=bots])) .btn")
            await cleo.play()
            await check_result(cleo)

    house.run(played())


async def invite(host: Guest) -> None:
    """From the form for a new table to its lobby, with bots that let nobody wait."""
    await host.write("[name=name]", host.name)
    await host.choose("[name=seats]", "3")
    await host.choose("[name=pace]", "instant")
    option = host.at("details select[name^=option-]").first
    name = await option.get_attribute("name") if await option.count() else None
    value = ""
    if name:
        values: list[str] = await option.evaluate("(on) => [...on.options].map((each) => each.value)")
        value = "0" if "0" in values else values[-1]  # the first seat, or whatever is not the usual
        await host.hit("details summary")
        await host.choose(f"[name={name}]", value)
    await host.hit(".sheet .go")
    await expect(host.at(".chair.me")).to_contain_text(host.name)
    if name:
        await expect(host.at(f"[name={name}]")).to_have_value(value)


@pytest.mark.parametrize("game", [SHORTEST, *LONGER])
@pytest.mark.parametrize("hand", [pytest.param(Finger, id="touch"), pytest.param(Keys, id="keys")])
def test_a_stranger_plays_a_whole_game_from_the_parlour_on(house: Evening, hand: type[Hand], game: str) -> None:
    """On a phone by touch alone; at a desk by keyboard alone."""

    async def played() -> None:
        async with house.guest("Cleo", hand) as cleo:
            await cleo.page.goto("/")
            await cleo.hit(f".do [href='/new/{game}']")
            await invite(cleo)
            await cleo.start()
            await cleo.play()
            if hand is Finger:  # where the log lies in a dialog, behind its last line
                await cleo.hit("[data-look-on]")
                await cleo.hit(".ticker")
                await expect(cleo.at(".over .log li").last).to_be_in_viewport()
                await cleo.hit(".over .close")
                await cleo.hit("[data-outcome]")
            await check_result(cleo)
            await cleo.hit(".next .go")
            await cleo.at(".scene").wait_for()  # nobody else is awaited

    house.run(played())
