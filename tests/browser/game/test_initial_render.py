"""The page contains the table, so that a choice can be made before the socket opens."""

import asyncio
import re
from collections.abc import Iterator

import pytest
from playwright.async_api import WebSocketRoute, expect

from ..party import Party, User, open_party

GAME = "little-devils"


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    yield from open_party(tmp_path_factory.mktemp("early"))


async def asked(ada: User) -> str:
    """The id of a table at which Ada is asked, with its page open."""
    table = await ada.fetch("/api/tables", game=GAME, name="Ada", bots="zombie", start=True, pace="instant")
    await ada.page.goto(f"/t/{table['id']}")
    await ada.wait_for_offers()
    return str(table["id"])


def test_a_choice_made_before_the_socket_opens_is_not_lost(party: Party) -> None:
    async def choose_early() -> None:
        async with party.user("Ada") as ada:
            table = await asked(ada)
            connect = asyncio.Event()

            async def delay(socket: WebSocketRoute) -> None:
                await connect.wait()
                socket.connect_to_server()

            await ada.page.route_web_socket("**/ws/*", delay)
            await ada.page.goto(f"/t/{table}")
            before = (await ada.fetch(f"/api/tables/{table}/log?seat=0"))["lines"]
            await ada.step()
            await expect(ada.at(".prompt[aria-busy=true]")).to_be_visible()
            assert (await ada.fetch(f"/api/tables/{table}/log?seat=0"))["lines"] == before
            connect.set()
            await expect(ada.at(".prompt[aria-busy=true]")).to_have_count(0)
            assert len((await ada.fetch(f"/api/tables/{table}/log?seat=0"))["lines"]) > len(before)

    party.run(choose_early())


def test_without_the_script_the_text_of_the_table_becomes_visible(party: Party) -> None:
    async def read() -> None:
        async with party.user("Ada") as ada:
            ada.tolerated = re.compile("ERR_FAILED")
            table = await asked(ada)
            await ada.page.route("**/client.js*", lambda route: route.abort())
            await ada.page.goto(f"/t/{table}")
            await expect(ada.at(".told")).to_contain_text("Your hand")
            await ada.at("[name=code]").first.click()

    party.run(read())
