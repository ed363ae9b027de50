"""A hint is shown whole and read out, on a phone and at a desk, in every language, until it is pressed."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from samedi.core.game import Game
from samedi.core.registry import all_games

from ..input_methods import InputMethod, Mouse, Touch
from ..party import Party, open_party

LANGUAGES = {"baron-voodoo": "de", "little-devils": "en", "voodoo-pirates": "ja", "voodoo-prince": "fr"}
WHOLLY_VISIBLE = """(on) => {
  const { left, right, top, bottom } = on.getBoundingClientRect();
  const seen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return seen && on.scrollWidth <= on.clientWidth && on.scrollHeight <= on.clientHeight;
}"""
COVERED = """(on) => {
  const own = on.getBoundingClientRect();
  const across = ({ left, right }) => left < own.right && right > own.left;
  const over = (each) => across(each) && each.top < own.bottom && each.bottom > own.top;
  return [...document.querySelectorAll(".hinted")].map((each) => over(each.getBoundingClientRect()));
}"""

SCROLLS = "() => document.documentElement.scrollHeight > innerHeight"


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    yield from open_party(tmp_path_factory.mktemp("hint"))


@pytest.mark.parametrize("method", [pytest.param(Touch, id="phone"), pytest.param(Mouse, id="desk")])
@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
def test_a_hint_is_wholly_visible_and_a_press_closes_it(party: Party, game: Game, method: type[InputMethod]) -> None:
    async def read() -> None:
        async with party.user("Ada", method, locale=LANGUAGES.get(game.name, "en")) as ada:
            table = await ada.fetch("/api/tables", game=game.name, name="Ada", pace="instant")
            await ada.page.goto(f"/t/{table['id']}")
            await ada.start()
            await expect(ada.at(".prompt:not(.wait)")).to_be_visible()
            assert not await ada.page.evaluate(SCROLLS), "the button for a hint is visible without scrolling"
            advice = ada.at(".advice")
            for _ in range(2):  # a second request shows it again
                await ada.press("button.act:has(.icon)")
                await expect(advice).to_be_visible()
                assert await advice.evaluate(WHOLLY_VISIBLE)
                covered = await advice.evaluate(COVERED)
                assert covered and not any(covered), "the hint covers nothing that it is about"
                said = (await ada.at(".scene > .sr[role=status]").inner_text()).casefold()
                parts = await ada.at(".advice p > :not(:has(*)), .advice .why").all_text_contents()
                only = parts[1] == ""  # an only choice is not compared
                assert only or len(parts) >= 6, "the certainty, the measure, and two choices with their results"
                assert all(part.casefold() in said for part in parts), (parts, said)
                await ada.press(".advice")
                await expect(advice).to_have_count(0)

    party.run(read())
