"""On a lossy network messages are lost, late, repeated or reordered, and connections end. There is one game still."""

import asyncio

import pytest

from samedi.core.registry import all_games
from tests.server.conftest import Server
from tests.server.fake_browser import Weather, check_result, party

STORM = Weather(lost=0.08, twice=0.15, late=0.2, cut=0.03, longest=0.12)
AT_ONCE = 3  # games at the same time
SHORT = ("baron-voodoo", "voodoo-prince")  # the other games take part in the long form


@pytest.mark.parametrize(
    ("game", "first"),
    [
        pytest.param(game.name, first, marks=() if first == 0 and game.name in SHORT else pytest.mark.long)
        for game in all_games()
        for first in range(0, 30, AT_ONCE)
    ],
)
def test_on_a_lossy_network_all_players_see_one_game_with_one_result(
    game: str, first: int, shared_server: Server
) -> None:
    parties = [
        party(shared_server, game, seed, weather=STORM, patience=0.1, talks=0.1, regrets=0.3)
        for seed in range(first, first + AT_ONCE)
    ]

    async def scene() -> None:
        await asyncio.gather(*(each.play() for each in parties))

    asyncio.run(scene())
    for each in parties:
        check_result(each)
    players = [player for each in parties for player in each.players]
    assert sum(player.lives for player in players) > len(players), "the line held all the time"
