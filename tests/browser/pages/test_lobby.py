"""Around the game: the parlour, a lobby that changes by itself, pages without the script, one device for two."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from samedi.core.registry import all_games
from samedi.server.addresses import qr_svg

from ..input_methods import Finger
from ..party import Evening, Guest, evening, nearly_over

GAME = "voodoo-prince"
KEPT = 300  # lines of the log
PICKS = 8  # enough for what automata do to come between
SAME = "() => window.same === true"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    yield from evening(tmp_path_factory.mktemp("parlour"))


async def host(ada: Guest, seats: int = 3) -> None:
    """Ada's table for friends."""
    table = await ada.ask("/api/tables", game=GAME, name=ada.name, seats=seats, pace="instant")
    await ada.page.goto(f"/t/{table['id']}")


def test_one_press_and_a_stranger_plays(house: Evening) -> None:
    async def pressed() -> None:
        async with house.guest("Cleo", Finger) as cleo:
            await cleo.page.goto("/")
            await expect(cleo.at(".box h2")).to_have_count(len(all_games()))
            await cleo.hit(f"form:has([value='{GAME}']) .btn")
            await cleo.at(".scene").wait_for()
            await cleo.step()
            table = cleo.table
            await cleo.hit(".bar .home")
            await cleo.hit(f".tables [href='/t/{table}']")
            await cleo.at(".scene").wait_for()

    house.run(pressed())


@pytest.mark.parametrize("game", [game.name for game in all_games() if game.solo])
def test_one_press_and_a_stranger_plays_against_automata_alone(house: Evening, game: str) -> None:
    async def pressed() -> None:
        async with house.guest("Cleo", Finger) as cleo:
            await cleo.page.goto("/")
            await cleo.hit(f"form:has([value='{game}']):not(:has([name=bots])) .btn")
            await cleo.at(".scene").wait_for()
            for _ in range(PICKS):
                assert await cleo.step()
            kinds = [chair["kind"] for chair in (await cleo.ask(f"/api/tables/{cleo.table}"))["chairs"]]
            assert kinds == ["person", "automa", "automa", "automa"]

    house.run(pressed())


def test_the_lobby_shows_at_once_who_comes_and_what_the_host_does(house: Evening) -> None:
    async def arranged() -> None:
        async with house.guest("Ada") as ada, house.guest("Bo") as bo, house.guest("Cleo") as cleo:
            await host(ada, 4)
            await stay(ada)
            await bo.come(ada.table, 2)
            await expect(ada.at(".chair").nth(2)).to_contain_text("Bo")
            await expect(ada.at(".chair").nth(2).locator(".here")).to_be_visible()
            assert await ada.page.evaluate(SAME), "it was loaded anew"
            await stay(bo)
            await cleo.page.goto(f"/t/{ada.table}")
            await cleo.write(".sheet [name=name]", "Cl")
            await ada.hit(".chair:nth-child(3) .move .btn")
            await expect(bo.at(".chair").nth(1)).to_contain_text("Bo")
            await ada.choose(".chair:nth-child(3) select[name=level]", "zombie")
            await expect(bo.at(".chair").nth(2)).to_contain_text("zombie")
            await ada.choose("[name=pace]", "calm")
            await ada.hit("form.fields .btn")
            await expect(bo.at(".agreed")).to_contain_text("calmly")
            await ada.hit("text=Free the chair")
            await expect(bo.at(".chair.open")).to_have_count(2)
            await expect(cleo.at(".chair.open")).to_have_count(2)
            await cleo.page.keyboard.type("eo")
            await expect(cleo.at(".sheet [name=name]")).to_have_value("Cleo")
            await ada.hit("text=Lock the table")
            await expect(cleo.at(".sheet")).to_have_count(0)
            await expect(cleo.at(".news", has_text="locked")).to_be_visible()
            await ada.hit("text=Unlock the table")
            await expect(cleo.at(".sheet [name=name]")).to_be_visible()
            await ada.hit(".chair:nth-child(2) >> text=Remove")
            await expect(bo.at(".chair.me")).to_have_count(0)
            assert await bo.page.evaluate(SAME), "it was loaded anew"
            await bo.hit("text=Sit here")
            await expect(ada.at(".chair.taken")).to_contain_text("Bo")
            await bo.page.close()
            await expect(ada.at(".chair.taken .away")).to_be_visible()
            await ada.hit("summary", has_text="Close the table")
            await ada.hit("text=Close it")
            await expect(cleo.at("h1")).to_have_text("This table was closed by its host.")

    house.run(arranged())


async def stay(guest: Guest) -> None:
    """Mark this page: it must not be loaded anew."""
    await guest.page.evaluate("() => { window.same = true; }")


def test_the_link_is_there_as_text_and_picture_and_says_who_cannot_follow_it(house: Evening) -> None:
    async def shown() -> None:
        async with house.guest("Ada") as ada:
            await host(ada)
            url = f"{house.url}/t/{ada.table}"
            await expect(ada.at(".invite #link")).to_have_value(url)
            drawn = await ada.at(".invite .qr path").last.get_attribute("d")
            assert drawn and f'd="{drawn}"' in qr_svg(url)
            await expect(ada.at(".invite .warn")).to_contain_text("samedi --lan")

    house.run(shown())


def test_a_personal_link_makes_another_device_the_same_person(house: Evening) -> None:
    async def carried() -> None:
        async with house.guest("Ada") as ada, house.guest("phone") as phone:
            await host(ada)
            await ada.page.goto("/me")
            await ada.hit("form[action='/me/link'] .btn")
            await phone.page.goto(await ada.at("#personal").input_value())
            await phone.hit(".trouble .go")
            await expect(phone.at("h1")).to_contain_text("Ada")
            await phone.hit(".tables .btn")
            await expect(phone.at(".chair.me")).to_contain_text("Ada")
            await expect(phone.at("form.start .go")).to_be_visible()

    house.run(carried())


def test_everything_up_to_the_table_works_without_the_script(house: Evening) -> None:
    async def read() -> None:
        async with (
            house.guest("Ada", java_script_enabled=False) as ada,
            house.guest("Bo", java_script_enabled=False) as bo,
        ):
            await ada.page.goto("/")
            await ada.at(f".do [href='/new/{GAME}']").click()
            await ada.at("[name=name]").fill("Ada")
            await ada.at("[name=seats]").select_option("3")
            await ada.at("[name=pace]").select_option("instant")
            await ada.at(".sheet .go").click()
            await ada.at(".chair:nth-child(3) select[name=level]").select_option("zombie")
            await ada.at(".chair:nth-child(3) .bot .btn").click()
            await expect(ada.at(".chair").nth(2)).to_contain_text("zombie")
            await bo.page.goto(f"/t/{ada.table}")
            await bo.at(".sheet [name=name]").fill("Bo")
            await bo.at(".sheet .go").click()
            await ada.page.reload()
            await expect(ada.at(".chair").nth(1)).to_contain_text("Bo")
            await ada.at("form.start .go").click()
            await bo.page.reload()
            for guest in (ada, bo):
                await expect(guest.at(".told")).to_contain_text("Your hand")
            asked = ada
            while not await asked.at("[name=code]").count():
                asked = bo if asked is ada else ada
                await asked.page.goto(f"/t/{asked.table}")
            before = await asked.at(".told").inner_text()
            await asked.at("[name=code]").first.click()
            await expect(asked.at(".told")).not_to_have_text(before)

    house.run(read())


@pytest.mark.parametrize(
    "game", ["_template", *(pytest.param(game.name, marks=pytest.mark.long) for game in all_games())]
)
def test_one_device_goes_round_under_a_cover(house: Evening, game: str) -> None:
    async def handed() -> None:
        record, (one, other) = nearly_over(game, 3, left=6)
        async with house.guest("Ada") as ada:
            await ada.play_on_from(record, one)
            await ada.hit("summary", has_text="Somebody else")
            await ada.write(".friend [name=name]", "Bo")
            await ada.choose(".friend [name=seat]", str(other))
            await ada.hit(".friend .btn")
            await expect(ada.at(".chair.me")).to_have_count(2)
            await ada.start()
            covers = 0
            while not await ada.at(".outcome").count():
                if await ada.at(".cover").count():
                    covers += 1
                    await check_cover(ada)
                    await ada.hit("[data-uncover]")
                    await ada.at(".scene").wait_for()
                    await check_log(ada)
                await ada.play()
            assert covers > 1
            await expect(ada.at("[data-rematch]")).to_be_visible()

    house.run(handed())


async def check_cover(ada: Guest) -> None:
    """Nothing of anybody's cards is on the page, to see or to read."""
    assert not await ada.at("[data-piece], [data-drawn], [data-area], [data-choice], .log").count()
    lines = (await ada.at("body").inner_text()).split("\n")
    name = await ada.at(".cover .go").inner_text()
    assert name in ("I am Ada", "I am Bo")
    title, _sign, *rest = [line for line in lines if line.strip()]
    assert title and rest == [f"Hand over to {name[5:]}", name]


async def check_log(ada: Guest) -> None:
    """Whoever looks reads what their own chair was told, and nothing of the other's."""
    chair = await ada.at(".me [data-seat]").get_attribute("data-seat")
    for _ in range(100):  # a bot may choose between the two questions
        told = (await ada.ask(f"/api/tables/{ada.table}/log?seat={chair}"))["lines"]
        shown = await ada.at(".log li").all_inner_texts()
        if shown == told[-KEPT:]:
            return
        await asyncio.sleep(0.1)
    assert shown == told[-KEPT:]
