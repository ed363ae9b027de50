"""The page of a table is small, and its layout does not shift. ./dev shots --figures measures its speed too."""

import asyncio
from collections.abc import Iterator

import pytest

from samedi.core.registry import all_games

from ..chromium_page import browser
from .page_metrics import GOALS, Figures, figures_of, lines_of
from .screenshots import SampleTables, sample_tables

DEFAULT = "voodoo-prince"  # the other games are measured in the long form


@pytest.fixture(scope="module")
def samples() -> Iterator[SampleTables]:
    with sample_tables() as samples:
        yield samples


@pytest.mark.parametrize(
    "game", [pytest.param(game.name, marks=pytest.mark.long if game.name != DEFAULT else ()) for game in all_games()]
)
def test_the_first_load_is_small_and_a_trick_shifts_nothing(samples: SampleTables, game: str) -> None:
    async def measured() -> Figures:
        async with browser() as chromium:
            return await figures_of(chromium, samples, game, visits=1)

    figures = asyncio.run(measured())
    kilobytes, seconds, shift = figures.values
    assert {"Document", "Script", "Stylesheet"} <= figures.kilobytes.keys()
    assert 20 < kilobytes < GOALS["first load, kB"]
    assert 0 <= shift < GOALS["layout shift"]
    at = list(figures.visits[0].at)
    assert at[0] == "page fetched" and at[-3:] == ["in the document", "drawn", "interactive"] and seconds > 0
    assert [line[:15].strip() for line in lines_of(game, figures)].count(game[:15]) == len(GOALS)
