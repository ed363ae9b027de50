"""Whoever loses the connection, or goes, comes back to the same chair, and meanwhile nobody is stuck."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import expect

from ..party import Evening, Guest, check_result, evening, nearly_over

GAME = "voodoo-prince"
REFUSED = re.compile(
    "ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|WebSocket"
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    yield from evening(tmp_path_factory.mktemp("reconnect"), "grace-seconds=1")


@asynccontextmanager
async def two_at_a_table(house: Evening) -> AsyncIterator[tuple[Guest, Guest]]:
    """Ada and Bo in the last tricks of a game."""
    record, (one, other) = nearly_over(GAME, 3, left=9)
    async with house.guest("Ada") as ada, house.guest("Bo") as bo:
        await ada.play_on_from(record, one)
        await bo.come(ada.table, other)
        await ada.start()
        await bo.at(".scene").wait_for()
        yield ada, bo


def test_the_server_dies_and_comes_back_and_so_do_the_pages(house: Evening) -> None:
    async def died() -> None:
        async with two_at_a_table(house) as (ada, bo):
            ada.bears = bo.bears = REFUSED
            playing = asyncio.gather(ada.play(), bo.play())
            while ada.moves + bo.moves < 2:
                await asyncio.sleep(0.02)
            await asyncio.to_thread(house.server.kill)
            for guest in (ada, bo):
                await expect(guest.at(".notice")).to_contain_text("connection is lost")
            await asyncio.to_thread(house.server.start)
            for guest in (ada, bo):
                await expect(guest.at(".notice")).to_have_count(0)
            await playing
            assert await ada.outcome() == await bo.outcome()
            await check_result(ada)

    house.run(died())


def test_whoever_leaves_is_stood_in_for_and_plays_on_after_coming_back(house: Evening) -> None:
    async def left() -> None:
        async with two_at_a_table(house) as (ada, bo):
            table, seat = bo.table, await own_seat(bo)
            await bo.page.close()
            away = ada.at(f".seat:has([data-seat='{seat}'])")
            await expect(away).to_contain_text("away")
            await ada.hit(f"[data-stand-in='{seat}']")
            await expect(away).to_contain_text("a bot plays for Bo")
            again = Guest("Bo", await bo.context.new_page())
            await again.page.goto(f"/t/{table}")
            await again.at(".scene").wait_for()
            assert await own_seat(again) == seat
            await expect(away).not_to_contain_text("bot")
            await asyncio.gather(ada.play(), again.play())
            assert again.moves
            assert await ada.outcome() == await again.outcome()

    house.run(left())


async def own_seat(guest: Guest) -> str | None:
    return await guest.at(".me [data-seat]").get_attribute("data-seat")
