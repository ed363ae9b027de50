"""Before the wire is there: the page itself holds the table, and whoever is quick loses no choice."""

import asyncio
import re
from collections.abc import Iterator

import pytest
from playwright.async_api import WebSocketRoute, expect

from ..party import Evening, Guest, evening

GAME = "little-devils"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    yield from evening(tmp_path_factory.mktemp("early"))


async def asked(ada: Guest) -> str:
    """The table at which Ada is asked, with a page open there."""
    table = await ada.ask("/api/tables", game=GAME, name="Ada", bots="zombie", start=True, pace="instant")
    await ada.page.goto(f"/t/{table['id']}")
    await ada.offered()
    return str(table["id"])


def test_a_choice_made_before_the_wire_is_there_is_not_lost(house: Evening) -> None:
    async def early() -> None:
        async with house.guest("Ada") as ada:
            table = await asked(ada)
            ready = asyncio.Event()

            async def late(line: WebSocketRoute) -> None:
                await ready.wait()
                line.connect_to_server()

            await ada.page.route_web_socket("**/ws/*", late)
            await ada.page.goto(f"/t/{table}")
            before = (await ada.ask(f"/api/tables/{table}/log?seat=0"))["lines"]
            await ada.step()
            await expect(ada.at(".prompt[aria-busy=true]")).to_be_visible()
            assert (await ada.ask(f"/api/tables/{table}/log?seat=0"))["lines"] == before
            ready.set()
            await expect(ada.at(".prompt[aria-busy=true]")).to_have_count(0)
            assert len((await ada.ask(f"/api/tables/{table}/log?seat=0"))["lines"]) > len(before)

    house.run(early())


def test_the_text_for_readers_is_there_after_a_while_if_the_script_never_comes(house: Evening) -> None:
    async def read() -> None:
        async with house.guest("Ada") as ada:
            ada.bears = re.compile("ERR_FAILED")
            table = await asked(ada)
            await ada.page.route("**/client.js*", lambda route: route.abort())
            await ada.page.goto(f"/t/{table}")
            await expect(ada.at(".told")).to_contain_text("Your hand")
            await ada.at("[name=code]").first.click()

    house.run(read())
