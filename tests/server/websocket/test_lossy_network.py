"""Bad lines: messages are lost, late, there twice or in another order, and connections end. One game, one result."""

import asyncio

import pytest

from samedi.core.registry import all_games
from tests.server.conftest import Server
from tests.server.fake_browser import Weather, check_result, party

STORM = Weather(lost=0.08, twice=0.15, late=0.2, cut=0.03, longest=0.12)
AT_ONCE = 3  # games in the same storm
SHORT = ("baron-voodoo", "voodoo-prince")  # the others in the long form


@pytest.mark.parametrize(
    ("game", "first"),
    [
        pytest.param(game.name, first, marks=() if first == 0 and game.name in SHORT else pytest.mark.long)
        for game in all_games()
        for first in range(0, 30, AT_ONCE)
    ],
)
def test_whatever_becomes_of_messages_it_is_one_game_with_one_result(game: str, first: int, house: Server) -> None:
    parties = [
        party(house, game, seed, weather=STORM, patience=0.1, talks=0.1, regrets=0.3)
        for seed in range(first, first + AT_ONCE)
    ]

    async def scene() -> None:
        await asyncio.gather(*(each.play() for each in parties))

    asyncio.run(scene())
    for each in parties:
        check_result(each)
    players = [player for each in parties for player in each.players]
    assert sum(player.lives for player in players) > len(players), "the line held all the time"
