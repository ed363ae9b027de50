"""A game that `samedi new-game` has just made in a checkout is played in the browser, against bots of every level."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from samedi.bots import BOTS
from tests.linked_checkout import make_game

from ..party import Party, open_party

OPPONENTS = [("zombie", "apprentice", "houngan"), ("loa", "apprentice", "zombie")]


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    """A server and a browser; the server is that of a checkout with a new game."""
    root = tmp_path_factory.mktemp("checkout")
    make_game(root, "ghost-train")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(root / "src"))
        yield from open_party(tmp_path_factory.mktemp("new-game"))


def test_every_level_is_an_opponent_of_these_tests() -> None:
    assert {level for levels in OPPONENTS for level in levels} == set(BOTS)


@pytest.mark.parametrize("levels", OPPONENTS, ids=",".join)
def test_a_new_game_is_played_in_the_browser_from_the_home_page_to_its_result(
    party: Party, levels: tuple[str, ...]
) -> None:
    async def played() -> None:
        async with party.user("Ada") as ada:
            await ada.page.goto("/")
            await ada.press(".do [href='/new/ghost-train']")
            await ada.type_into("[name=name]", "Ada")
            await ada.select("[name=seats]", "4")
            await ada.select("[name=pace]", "instant")
            await ada.press(".sheet .go")
            await expect(ada.at(".chair.me")).to_contain_text("Ada")
            for seat, level in enumerate(levels, 1):
                await ada.fetch(f"/api/tables/{ada.table}/chair", seat=seat, kind="bot", level=level)
            await ada.start()
            await ada.play()
            assert ada.moves and len(await ada.ranking()) == 4
            await ada.press(".outcome [href$='/result']")
            await ada.at(".ranks").wait_for()

    party.run(played())
