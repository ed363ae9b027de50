"""Two players choose in secret: others see at once that they have chosen, but what only when all cards are revealed."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.async_api import Page, WebSocket, expect

from ..party import Party, User, open_party

GAME = "voodoo-pirates"


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    yield from open_party(tmp_path_factory.mktemp("secret"))


def frames_of(page: Page) -> list[str]:
    """Everything that the server sends to this page from now on."""
    told: list[str] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(str(frame)))

    page.on("websocket", opened)
    return told


async def pass_on(user: User) -> None:
    await user.at(".acts [data-choice=pass]").wait_for()
    await user.input.press_choice("pass")


@pytest.mark.parametrize("card,other", [("tok", "take"), ("tix", "jax")])
def test_a_secret_choice_reaches_no_other_page_before_the_reveal(party: Party, card: str, other: str) -> None:
    async def chosen() -> None:
        async with party.user("Ada") as ada, party.user("Bo") as bo, party.user("Watcher") as watcher:
            told = [frames_of(each.page) for each in (ada, watcher)]
            table = await ada.fetch("/api/tables", game=GAME, name="Ada", seats=2, pace="instant")
            await ada.page.goto(f"/t/{table['id']}")
            await bo.join(ada.table, 1)
            await ada.start()
            await watcher.page.goto(f"/t/{ada.table}")
            for each in (ada, bo):
                await expect(each.at(f"[data-piece='act:{card}'][data-open]")).to_be_visible()
            await bo.input.pick(f"act:{card}")
            for each in (ada, watcher):
                await expect(each.at("[data-drawn='back:1:plan']")).to_be_attached()
                await expect(each.at("[data-drawn='plan:1']")).to_have_count(0)
            await expect(ada.at(f"[data-piece='act:{card}'][data-open]")).to_be_visible()  # her own choice stays open
            assert not [frame for frames in told for frame in frames if '"plan:' in frame or '"face":"slip-' in frame]
            await ada.input.pick(f"act:{other}")
            await asyncio.gather(pass_on(ada), pass_on(bo))
            await expect(ada.at("[data-drawn='plan:1']")).to_be_attached()
            await expect(bo.at("[data-drawn='plan:0']")).to_be_attached()
            await expect(watcher.at("[data-drawn^='plan:']")).to_have_count(2)
            assert all(any('"plan:1"' in frame for frame in frames) for frames in told)

    party.run(chosen())
