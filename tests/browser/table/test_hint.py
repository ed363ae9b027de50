"""A hint: all of it is read and heard, at a phone and a desk, in every language; it is put aside when it was read."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from samedi.core.game import Game
from samedi.core.registry import all_games

from ..input_methods import Finger, Hand, Mouse
from ..party import Evening, evening

LANGUAGES = {"baron-voodoo": "de", "little-devils": "en", "voodoo-pirates": "ja", "voodoo-prince": "fr"}
WHOLE = """(on) => {
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
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    yield from evening(tmp_path_factory.mktemp("hint"))


@pytest.mark.parametrize("hand", [pytest.param(Finger, id="phone"), pytest.param(Mouse, id="desk")])
@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
def test_all_of_a_hint_can_be_read_and_put_aside(house: Evening, game: Game, hand: type[Hand]) -> None:
    async def read() -> None:
        async with house.guest("Ada", hand, locale=LANGUAGES.get(game.name, "en")) as ada:
            table = await ada.ask("/api/tables", game=game.name, name="Ada", pace="instant")
            await ada.page.goto(f"/t/{table['id']}")
            await ada.start()
            await expect(ada.at(".prompt:not(.wait)")).to_be_visible()
            assert not await ada.page.evaluate(SCROLLS), "what asks for it is seen at once"
            advice = ada.at(".advice")
            for _ in range(2):  # and it comes again when it is asked for again
                await ada.hit("button.act:has(.icon)")
                await expect(advice).to_be_visible()
                assert await advice.evaluate(WHOLE)
                covered = await advice.evaluate(COVERED)
                assert covered and not any(covered), "what it is about stays visible"
                said = (await ada.at(".scene > .sr[role=status]").inner_text()).casefold()
                parts = await ada.at(".advice p > :not(:has(*)), .advice .why").all_text_contents()
                lone = parts[1] == ""  # nothing else may be done: there is nothing to compare
                assert lone or len(parts) >= 6, "how sure, what is meant, and two choices with what they promise"
                assert all(part.casefold() in said for part in parts), (parts, said)
                await ada.hit(".advice")
                await expect(advice).to_have_count(0)

    house.run(read())
