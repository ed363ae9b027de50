"""The pages around a game: home page, lobby, account, pages without JavaScript, and a device for two players."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from samedi.core.registry import all_games
from samedi.server.addresses import qr_svg

from ..input_methods import Touch
from ..party import Party, User, nearly_finished, open_party

GAME = "voodoo-prince"
MAX_LOG_LINES = 300
PICKS = 8  # enough for automata to act in between
NOT_RELOADED = "() => window.notReloaded === true"


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    yield from open_party(tmp_path_factory.mktemp("parlour"))


async def open_table(ada: User, seats: int = 3) -> None:
    """Open a table for friends and show its lobby."""
    table = await ada.fetch("/api/tables", game=GAME, name=ada.name, seats=seats, pace="instant")
    await ada.page.goto(f"/t/{table['id']}")


def test_one_press_on_the_home_page_starts_a_game(party: Party) -> None:
    async def pressed() -> None:
        async with party.user("Cleo", Touch) as cleo:
            await cleo.page.goto("/")
            await expect(cleo.at(".box h2")).to_have_count(len(all_games()))
            await cleo.press(f"form:has([value='{GAME}']) .btn")
            await cleo.at(".scene").wait_for()
            await cleo.step()
            table = cleo.table
            await cleo.press(".bar .home")
            await cleo.press(f".tables [href='/t/{table}']")
            await cleo.at(".scene").wait_for()

    party.run(pressed())


@pytest.mark.parametrize("game", [game.name for game in all_games() if game.solo])
def test_one_press_on_the_home_page_starts_a_game_against_automata(party: Party, game: str) -> None:
    async def pressed() -> None:
        async with party.user("Cleo", Touch) as cleo:
            await cleo.page.goto("/")
            await cleo.press(f"form:has([value='{game}']):not(:has([name=bots])) .btn")
            await cleo.at(".scene").wait_for()
            for _ in range(PICKS):
                assert await cleo.step()
            kinds = [chair["kind"] for chair in (await cleo.fetch(f"/api/tables/{cleo.table}"))["chairs"]]
            assert kinds == ["person", "automa", "automa", "automa"]

    party.run(pressed())


def test_the_lobby_shows_changes_without_a_reload(party: Party) -> None:
    async def arranged() -> None:
        async with party.user("Ada") as ada, party.user("Bo") as bo, party.user("Cleo") as cleo:
            await open_table(ada, 4)
            await mark_page(ada)
            await bo.join(ada.table, 2)
            await expect(ada.at(".chair").nth(2)).to_contain_text("Bo")
            await expect(ada.at(".chair").nth(2).locator(".here")).to_be_visible()
            assert await ada.page.evaluate(NOT_RELOADED), "the page was reloaded"
            await mark_page(bo)
            await cleo.page.goto(f"/t/{ada.table}")
            await cleo.type_into(".sheet [name=name]", "Cl")
            await ada.press(".chair:nth-child(3) .move .btn")
            await expect(bo.at(".chair").nth(1)).to_contain_text("Bo")
            await ada.select(".chair:nth-child(3) select[name=level]", "zombie")
            await expect(bo.at(".chair").nth(2)).to_contain_text("zombie")
            await ada.select("[name=pace]", "calm")
            await ada.press("form.fields .btn")
            await expect(bo.at(".agreed")).to_contain_text("calmly")
            await ada.press("text=Free the chair")
            await expect(bo.at(".chair.open")).to_have_count(2)
            await expect(cleo.at(".chair.open")).to_have_count(2)
            await cleo.page.keyboard.type("eo")
            await expect(cleo.at(".sheet [name=name]")).to_have_value("Cleo")
            await ada.press("text=Lock the table")
            await expect(cleo.at(".sheet")).to_have_count(0)
            await expect(cleo.at(".news", has_text="locked")).to_be_visible()
            await ada.press("text=Unlock the table")
            await expect(cleo.at(".sheet [name=name]")).to_be_visible()
            await ada.press(".chair:nth-child(2) >> text=Remove")
            await expect(bo.at(".chair.me")).to_have_count(0)
            assert await bo.page.evaluate(NOT_RELOADED), "the page was reloaded"
            await bo.press("text=Sit here")
            await expect(ada.at(".chair.taken")).to_contain_text("Bo")
            await bo.page.close()
            await expect(ada.at(".chair.taken .away")).to_be_visible()
            await ada.press("summary", has_text="Close the table")
            await ada.press("text=Close it")
            await expect(cleo.at("h1")).to_have_text("This table was closed by its host.")

    party.run(arranged())


async def mark_page(user: User) -> None:
    """Mark this page. A reload removes the mark."""
    await user.page.evaluate("() => { window.notReloaded = true; }")


def test_an_invitation_has_a_link_a_qr_code_and_a_warning_about_local_addresses(party: Party) -> None:
    async def shown() -> None:
        async with party.user("Ada") as ada:
            await open_table(ada)
            url = f"{party.url}/t/{ada.table}"
            await expect(ada.at(".invite #link")).to_have_value(url)
            drawn = await ada.at(".invite .qr path").last.get_attribute("d")
            assert drawn and f'd="{drawn}"' in qr_svg(url)
            await expect(ada.at(".invite .warn")).to_contain_text("samedi --lan")

    party.run(shown())


def test_a_personal_link_signs_in_another_device(party: Party) -> None:
    async def carried() -> None:
        async with party.user("Ada") as ada, party.user("phone") as phone:
            await open_table(ada)
            await ada.page.goto("/me")
            await ada.press("form[action='/me/link'] .btn")
            await phone.page.goto(await ada.at("#personal").input_value())
            await phone.press(".trouble .go")
            await expect(phone.at("h1")).to_contain_text("Ada")
            await phone.press(".tables .btn")
            await expect(phone.at(".chair.me")).to_contain_text("Ada")
            await expect(phone.at("form.start .go")).to_be_visible()

    party.run(carried())


def test_a_game_can_be_opened_and_played_without_javascript(party: Party) -> None:
    async def read() -> None:
        async with (
            party.user("Ada", java_script_enabled=False) as ada,
            party.user("Bo", java_script_enabled=False) as bo,
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
            for user in (ada, bo):
                await expect(user.at(".told")).to_contain_text("Your hand")
            asked = ada
            while not await asked.at("[name=code]").count():
                asked = bo if asked is ada else ada
                await asked.page.goto(f"/t/{asked.table}")
            before = await asked.at(".told").inner_text()
            await asked.at("[name=code]").first.click()
            await expect(asked.at(".told")).not_to_have_text(before)

    party.run(read())


@pytest.mark.parametrize(
    "game", ["_template", *(pytest.param(game.name, marks=pytest.mark.long) for game in all_games())]
)
def test_the_table_is_covered_while_two_players_pass_a_device(party: Party, game: str) -> None:
    async def handed() -> None:
        record, (one, other) = nearly_finished(game, 3, left=6)
        async with party.user("Ada") as ada:
            await ada.open_from_record(record, one)
            await ada.press("summary", has_text="Somebody else")
            await ada.type_into(".friend [name=name]", "Bo")
            await ada.select(".friend [name=seat]", str(other))
            await ada.press(".friend .btn")
            await expect(ada.at(".chair.me")).to_have_count(2)
            await ada.start()
            covers = 0
            while not await ada.at(".outcome").count():
                if await ada.at(".cover").count():
                    covers += 1
                    await check_cover(ada)
                    await ada.press("[data-uncover]")
                    await ada.at(".scene").wait_for()
                    await check_log(ada)
                await ada.play()
            assert covers > 1
            await expect(ada.at("[data-rematch]")).to_be_visible()

    party.run(handed())


async def check_cover(ada: User) -> None:
    """Check that the covered page contains nothing of the game, neither visible nor as text."""
    assert not await ada.at("[data-piece], [data-drawn], [data-area], [data-choice], .log").count()
    lines = (await ada.at("body").inner_text()).split("\n")
    name = await ada.at(".cover .go").inner_text()
    assert name in ("I am Ada", "I am Bo")
    title, _sign, *rest = [line for line in lines if line.strip()]
    assert title and rest == [f"Hand over to {name[5:]}", name]


async def check_log(ada: User) -> None:
    """Check that the log has exactly the lines of the seat that looks at it."""
    chair = await ada.at(".me [data-seat]").get_attribute("data-seat")
    for _ in range(100):  # a bot may act between the two requests
        told = (await ada.fetch(f"/api/tables/{ada.table}/log?seat={chair}"))["lines"]
        shown = await ada.at(".log li").all_inner_texts()
        if shown == told[-MAX_LOG_LINES:]:
            return
        await asyncio.sleep(0.1)
    assert shown == told[-MAX_LOG_LINES:]
