"""After `kill -9` at any instant, acknowledged choices are stored once and the game goes on."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from random import Random

import pytest

from tests.server.conftest import Server
from tests.server.fake_browser import Party, check_result, check_stored, logged, party

EARLY = 0.25  # of the runs may end before a page is connected
LONGEST = 0.25  # seconds that a run lasts once all are connected
TABLES = {"little-devils": 1, "voodoo-prince": 0}  # games that are played at the same time, and their number of bots


class Evening:
    """Two tables. When a game is over, the next one begins."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.parties: list[Party] = []
        self.playing: dict[str, asyncio.Task[None]] = {}

    async def go_on(self) -> None:
        for game, bots in TABLES.items():
            if game in self.playing and not self.playing[game].done():
                continue
            if game in self.playing:
                self.playing[game].result()
            seed = len(self.parties)
            made = await asyncio.to_thread(party, self.server, game, seed, bots=bots, moment=0.01)
            self.parties.append(made)
            self.playing[game] = asyncio.create_task(made.play(200))

    def kill(self) -> None:
        self.server.kill()
        for each in self.parties:  # between two runs, only the disk has the state
            check_stored(each.players, logged(self.server, each.table))
        self.server.start()

    def done(self) -> bool:
        return all(task.done() for task in self.playing.values())

    def stored(self) -> int:
        """Return how many choices were acknowledged so far."""
        return sum(len(player.stored) for each in self.parties for player in each.players)


async def kill_often(server: Server, times: int) -> Evening:
    """Kill the server again and again while games are played, until all of them are over."""
    dice, evening = Random(times), Evening(server)
    for _ in range(times):
        await evening.go_on()
        before, early = evening.stored(), dice.random() < EARLY
        while evening.stored() == before and not early and not evening.done():
            await asyncio.sleep(0.01)
        await asyncio.sleep(dice.uniform(0, LONGEST))
        await asyncio.to_thread(evening.kill)
    await asyncio.gather(*evening.playing.values())
    return evening


@pytest.mark.parametrize("times", [8, pytest.param(50, marks=pytest.mark.long)])
def test_after_kills_at_any_instant_acknowledged_choices_are_stored_once_and_games_go_on(
    times: int, server: Server
) -> None:
    evening = asyncio.run(kill_often(server, times))
    for each in evening.parties:
        check_result(each)
    assert sum(player.lives - 1 for each in evening.parties for player in each.players) > times, "no page reconnected"
    assert server.stop() == (0, "")


@pytest.mark.skipif(sys.platform != "linux", reason="only there it is known which processes a process has")
def test_ctrl_c_ends_the_server_silently_while_bots_think(server: Server) -> None:
    pages = [server.sit(*server.open_table("voodoo-prince", pace="instant")) for _ in range(4)]
    for page in pages:
        page.play_on(turns=1)
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    assert children, "no worker has started"
    for child in children:  # a terminal tells all processes of a command
        os.kill(int(child), signal.SIGINT)
    assert server.stop() == (0, "")
