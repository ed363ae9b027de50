"""The page of a table is light and lies still; how fast it is, ./dev shots --figures tells."""

import asyncio
from collections.abc import Iterator

import pytest

from samedi.core.registry import all_games

from ..chromium_page import browser
from .page_metrics import GOALS, Figures, figures_of, lines_of
from .screenshots import House, opened

USUAL = "voodoo-prince"  # the others in the long form


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with opened() as house:
        yield house


@pytest.mark.parametrize(
    "game", [pytest.param(game.name, marks=pytest.mark.long if game.name != USUAL else ()) for game in all_games()]
)
def test_little_is_fetched_and_nothing_jumps_during_a_trick(house: House, game: str) -> None:
    async def measured() -> Figures:
        async with browser() as chromium:
            return await figures_of(chromium, house, game, visits=1)

    figures = asyncio.run(measured())
    kilobytes, seconds, shift = figures.values
    assert {"Document", "Script", "Stylesheet"} <= figures.kilobytes.keys()
    assert 20 < kilobytes < GOALS["first load, kB"]
    assert 0 <= shift < GOALS["layout shift"]
    at = list(figures.visits[0].at)
    assert at[0] == "page there" and at[-3:] == ["in the page", "drawn", "interactive"] and seconds > 0
    assert [line[:15].strip() for line in lines_of(game, figures)].count(game[:15]) == len(GOALS)
