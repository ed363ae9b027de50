"""Two people do random things against bots, several at once: every table goes on, and nothing fails.

The seed of each run is printed; `SAMEDI_SEED=N` runs one again.
"""

import asyncio
import logging
import os
import secrets
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from samedi.core.errors import Refused, SamediError
from samedi.core.registry import all_games, find_game
from samedi.server import messages
from samedi.server.app_state import AppState
from samedi.server.identity import new_person
from samedi.server.limits import Limits
from samedi.server.rate_limit import Traffic
from samedi.server.rooms import seating
from samedi.server.rooms.room import Room
from samedi.server.rooms.viewers import Viewer
from samedi.server.websocket.endpoint import dispatch
from samedi.storage.models import Person
from samedi.storage.sqlite import open_sqlite
from tests.server.conftest import SLOW

ACTS = 500  # actions in each game
LONG_ACTS = 3000


class Device:
    """The page of one person: joins again whenever it is disconnected."""

    def __init__(self, crowd: "Crowd", person: Person, seat: int) -> None:
        self.crowd, self.person, self.seat = crowd, person, seat
        self.room: Room | None = None  # while connected
        self.viewer = Viewer(person, self.hear, lambda code, why: self.forget())
        self.at = 0
        self.choices: list[str] = []

    async def join(self) -> None:
        if self.room is None:
            room = self.room = await self.crowd.room()
            self.viewer = Viewer(self.person, self.hear, lambda code, why: self.forget())
            await room.audience.join(self.viewer, messages.Hello())

    def forget(self) -> None:
        self.room = None

    def leave(self) -> None:
        if self.room is not None:
            self.room.audience.leave(self.viewer)
            self.room = None

    def hear(self, message: bytes) -> None:
        heard = msgspec.json.decode(message)
        if heard["t"] == "scene":
            self.at, self.choices = heard["at"], [each["code"] for each in heard["scene"].get("choices", ())]

    async def say(self, message: messages.Heard) -> None:
        """Dispatch a message as the endpoint does. A refusal is an answer; any other error fails the test."""
        if self.room is not None:
            try:
                await dispatch(self.room, self.viewer, message)
            except (Refused, SamediError) as refused:
                self.crowd.refused[type(refused).__name__] += 1


class Crowd:
    """Ada and Bo at a table with bots, and what they do there."""

    def __init__(self, state: AppState, game: str, dice: Random) -> None:
        self.state, self.game, self.dice = state, find_game(game), dice
        self.done, self.refused = Counter[str](), Counter[str]()
        self.number = 0
        self.table = ""
        self.devices: list[Device] = []

    async def room(self) -> Room:
        return await self.state.rooms.get(self.table)

    async def open_table(self) -> None:
        people = [new_person("Ada"), new_person("Bo")]
        await self.state.store.save_person(people[1])
        seats = max(3, self.game.seats[0])
        bots = [seating.bot(self.game, seat, "zombie") for seat in range(2, seats)]
        chairs = (*map(seating.chair_of, people), *bots)
        self.table = (await self.state.rooms.open_table(self.game, people[0], chairs, "", pace="instant")).id
        await (await self.room()).start(people[0], None)
        self.devices = [Device(self, person, seat) for seat, person in enumerate(people)]
        for device in self.devices:
            await device.join()

    async def burst(self) -> None:
        """Do several things at once, then wait for some time."""
        deeds = [self.one() for _ in range(self.dice.choice((1, 1, 2, 3, 5)))]
        await asyncio.gather(*deeds)
        match self.dice.randrange(4):
            case 0:
                await asyncio.sleep(0)
            case 1:
                await asyncio.sleep(self.dice.random() / 100)
            case _:
                await self.someone_is_asked()
        room = await self.room()
        if room.session.over:
            await self.open_table()

    async def one(self) -> None:
        self.number += 1
        device, id = self.dice.choice(self.devices), f"n{self.number}"
        kinds = ("act", "back", "undo", "agree", "stand-in", "out-of-time", "return", "leave", "join", "reload")
        kind = self.dice.choices(kinds, (60, 14, 6, 6, 4, 2, 4, 3, 6, 1))[0]
        self.done[kind] += 1
        seat = device.seat
        match kind:
            case "act" if device.choices:
                await device.say(messages.Act(id, seat, device.at, self.dice.choice(device.choices)))
            case "back":
                await device.say(messages.Back(id, seat))
            case "undo":
                await device.say(messages.Undo(id, seat))
            case "agree":
                proposal = (await self.room()).undo_vote.proposal
                if proposal is not None:
                    await device.say(messages.Agree(id, seat, proposal.number, self.dice.random() < 0.8))
            case "stand-in":
                await device.say(messages.StandIn(id, 1 - seat))
            case "out-of-time":
                room = await self.room()
                try:
                    await room.update_table(lambda table: seating.stood_in(table, seat, "zombie"))
                except SamediError:
                    self.refused["out-of-time"] += 1
            case "return":
                await device.say(messages.Return(id))
            case "leave":
                device.leave()
            case "reload":
                (await self.room()).invalidate()
            case _:
                await device.join()

    async def someone_is_asked(self) -> None:
        """Wait until a person has a choice, or the game is over; bots and passes come first."""
        try:
            async with asyncio.timeout(SLOW):
                while True:
                    room = await self.room()
                    chairs = room.table.chairs
                    mine = [seat for seat in room.session.acting if seat in (0, 1) and chairs[seat].level is None]
                    if room.session.over or (mine and room.bots.task is None):
                        return
                    if all(chair.level for chair in chairs):
                        self.devices[0].leave()
                    if not any(device.room for device in self.devices):  # a page reconnects by itself
                        await self.devices[0].join()
                    await asyncio.sleep(0.001)
        except TimeoutError:
            raise AssertionError(f"table {self.table} stands still: {room.session.acting} are asked") from None


@pytest.mark.parametrize("game", [game.name for game in all_games()])
@pytest.mark.parametrize("acts", [ACTS, pytest.param(LONG_ACTS, marks=pytest.mark.long)])
def test_tables_go_on_whatever_two_people_do_at_once(
    tmp_path: Path, game: str, acts: int, caplog: pytest.LogCaptureFixture
) -> None:
    seed = int(os.environ.get("SAMEDI_SEED") or secrets.randbelow(10**9))
    print(f"SAMEDI_SEED={seed}")
    lost: list[dict[str, Any]] = []

    async def scene() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, what: lost.append(what))
        store = await open_sqlite(tmp_path / "samedi.db")
        state = AppState(store, await store.key(), Traffic(Limits(grace_seconds=0)), None, None)
        try:
            crowd = Crowd(state, game, Random(seed))
            await crowd.open_table()
            while crowd.number < acts:
                await crowd.burst()
            await crowd.someone_is_asked()
            print(game, dict(crowd.done), dict(crowd.refused))
        finally:
            await state.close()

    asyncio.run(scene())
    assert not lost
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
