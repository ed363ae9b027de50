"""Every game is played to its end by what its page offers: by mouse, by touch and by keyboard."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from samedi.core.registry import all_games

from ..input_methods import InputMethod, Keyboard, Touch
from ..party import WATCH_OFFERS, Party, User, check_result, nearly_finished, open_party

NAMES = [game.name for game in all_games()]
SHORTEST = "voodoo-prince"
LONGER = [pytest.param(name, marks=pytest.mark.long) for name in NAMES if name != SHORTEST]
MORE = [
    pytest.param(game.name, seats, marks=pytest.mark.long, id=f"{game.name}-{seats}")
    for game in all_games()
    for seats in game.seats
    if seats > 3
]


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    yield from open_party(tmp_path_factory.mktemp("games"))


async def play_out(ada: User, bo: User, watcher: User) -> None:
    """Play to the end. A watcher sees the same result and is never offered anything."""
    await asyncio.gather(ada.play(), bo.play())
    assert ada.moves and bo.moves
    assert await ada.ranking() == await bo.ranking() == await watcher.ranking()
    assert await watcher.page.evaluate("window.offered") == []


async def watch(watcher: User, table: str) -> None:
    await watcher.page.add_init_script(WATCH_OFFERS)
    await watcher.page.goto(f"/t/{table}")


@pytest.mark.parametrize("game,seats", [*((name, 3) for name in [*NAMES, "_template"]), *MORE])
def test_two_people_and_bots_play_to_the_end_before_a_watcher(party: Party, game: str, seats: int) -> None:
    async def played() -> None:
        record, (one, other) = nearly_finished(game, seats, left=3 * seats)
        motion = "no-preference" if seats > 3 else "reduce"
        async with (
            party.user("Ada") as ada,
            party.user("Bo", reduced_motion=motion) as bo,
            party.user("Watcher") as watcher,
        ):
            await ada.open_from_record(record, one)
            await bo.join(ada.table, other)
            await ada.start()
            await watch(watcher, ada.table)
            await play_out(ada, bo, watcher)
            await check_result(ada)

    party.run(played())


@pytest.mark.parametrize("game", ["_template", *(pytest.param(name, marks=pytest.mark.long) for name in NAMES)])
def test_two_friends_play_a_whole_game_and_open_a_rematch(party: Party, game: str) -> None:
    async def played() -> None:
        async with party.user("Ada") as ada, party.user("Bo") as bo, party.user("Watcher") as watcher:
            await ada.page.goto(f"/new/{game}")
            await invite(ada)
            await bo.page.goto("/")
            await bo.type_into("[name=code]", await ada.at(".invite .code").inner_text())
            await bo.page.keyboard.press("Enter")
            await bo.sit(2)
            await expect(ada.at(".chair").nth(2)).to_contain_text("Bo")
            await ada.start()
            await watch(watcher, ada.table)
            await play_out(ada, bo, watcher)
            await ada.press("[data-rematch]")
            await bo.at("[data-join]", has_text="Ada").wait_for()
            await check_result(bo)
            await bo.press(".next .go")
            await bo.press(".chair .go")
            await expect(ada.at(".chair").nth(2)).to_contain_text("Bo")
            await ada.start()
            await bo.at(".scene").wait_for()

    party.run(played())


@pytest.mark.long
@pytest.mark.parametrize("game", [game.name for game in all_games() if game.solo])
def test_one_person_plays_a_whole_game_against_automata_from_the_home_page(party: Party, game: str) -> None:
    async def played() -> None:
        async with party.user("Cleo") as cleo:
            await cleo.page.goto("/")
            await cleo.press(f"form:has([value='{game}']):not(:has([name=bots])) .btn")
            await cleo.play()
            await check_result(cleo)

    party.run(played())


async def invite(host: User) -> None:
    """Fill in the form for a new table, with bots that play at once, and open its lobby."""
    await host.type_into("[name=name]", host.name)
    await host.select("[name=seats]", "3")
    await host.select("[name=pace]", "instant")
    option = host.at("details select[name^=option-]").first
    name = await option.get_attribute("name") if await option.count() else None
    value = ""
    if name:
        values: list[str] = await option.evaluate("(on) => [...on.options].map((each) => each.value)")
        value = "0" if "0" in values else values[-1]  # the first seat, or a value that is not the default
        await host.press("details summary")
        await host.select(f"[name={name}]", value)
    await host.press(".sheet .go")
    await expect(host.at(".chair.me")).to_contain_text(host.name)
    if name:
        await expect(host.at(f"[name={name}]")).to_have_value(value)


@pytest.mark.parametrize("game", [SHORTEST, *LONGER])
@pytest.mark.parametrize("method", [pytest.param(Touch, id="touch"), pytest.param(Keyboard, id="keys")])
def test_a_new_user_plays_a_whole_game_from_the_home_page(party: Party, method: type[InputMethod], game: str) -> None:
    """By touch on a phone, and by keyboard at a desk."""

    async def played() -> None:
        async with party.user("Cleo", method) as cleo:
            await cleo.page.goto("/")
            await cleo.press(f".do [href='/new/{game}']")
            await invite(cleo)
            await cleo.start()
            await cleo.play()
            if method is Touch:  # on a phone the log opens in a dialog
                await cleo.press("[data-look-on]")
                await cleo.press(".ticker")
                await expect(cleo.at(".over .log li").last).to_be_in_viewport()
                await cleo.press(".over .close")
                await cleo.press("[data-outcome]")
            await check_result(cleo)
            await cleo.press(".next .go")
            await cleo.at(".scene").wait_for()  # no other player must agree

    party.run(played())
