"""A player who loses the connection or leaves comes back to the same seat, and meanwhile a bot can play for them."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import expect

from ..party import Party, User, check_result, nearly_finished, open_party

GAME = "voodoo-prince"
REFUSED = re.compile(
    "ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|WebSocket"
)


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    yield from open_party(tmp_path_factory.mktemp("reconnect"), "grace-seconds=1")


@asynccontextmanager
async def two_at_a_table(party: Party) -> AsyncIterator[tuple[User, User]]:
    """Ada and Bo in the last tricks of a game."""
    record, (one, other) = nearly_finished(GAME, 3, left=9)
    async with party.user("Ada") as ada, party.user("Bo") as bo:
        await ada.open_from_record(record, one)
        await bo.join(ada.table, other)
        await ada.start()
        await bo.at(".scene").wait_for()
        yield ada, bo


def test_pages_reconnect_after_the_server_was_killed_and_restarted(party: Party) -> None:
    async def restart() -> None:
        async with two_at_a_table(party) as (ada, bo):
            ada.tolerated = bo.tolerated = REFUSED
            playing = asyncio.gather(ada.play(), bo.play())
            while ada.moves + bo.moves < 2:
                await asyncio.sleep(0.02)
            await asyncio.to_thread(party.server.kill)
            for user in (ada, bo):
                await expect(user.at(".notice")).to_contain_text("connection is lost")
            await asyncio.to_thread(party.server.start)
            for user in (ada, bo):
                await expect(user.at(".notice")).to_have_count(0)
            await playing
            assert await ada.ranking() == await bo.ranking()
            await check_result(ada)

    party.run(restart())


def test_a_bot_plays_for_an_absent_player_until_they_return(party: Party) -> None:
    async def leave() -> None:
        async with two_at_a_table(party) as (ada, bo):
            table, seat = bo.table, await own_seat(bo)
            await bo.page.close()
            away = ada.at(f".seat:has([data-seat='{seat}'])")
            await expect(away).to_contain_text("away")
            await ada.press(f"[data-stand-in='{seat}']")
            await expect(away).to_contain_text("a bot plays for Bo")
            again = User("Bo", await bo.context.new_page())
            await again.page.goto(f"/t/{table}")
            await again.at(".scene").wait_for()
            assert await own_seat(again) == seat
            await expect(away).not_to_contain_text("bot")
            await asyncio.gather(ada.play(), again.play())
            assert again.moves
            assert await ada.ranking() == await again.ranking()

    party.run(leave())


async def own_seat(user: User) -> str | None:
    return await user.at(".me [data-seat]").get_attribute("data-seat")
