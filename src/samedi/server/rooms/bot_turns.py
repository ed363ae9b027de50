"""Thinking: bots at a table are asked, and answer through the same door as everybody."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from samedi.core.errors import Refused, SamediError
from samedi.core.types import CHANCE, Seat
from samedi.core.words import words
from samedi.engine.session import PASS
from samedi.scene.draw import scene_of
from samedi.server import messages
from samedi.server.clock import now

if TYPE_CHECKING:
    from samedi.server.rooms.room import Room
    from samedi.server.rooms.viewers import Guest

SHORTEST_PASS = 0.6  # seconds before the table passes for somebody, and up to one more
PACES = {"instant": 0.0, "lively": 0.7, "calm": 1.6}  # seconds that a bot takes, at least
DEALT = {
    "instant": 0.0,
    "lively": 1.2,
    "calm": 1.8,
}  # … and after a deal, for as long as pages hold it (game/sceneQueue.ts)
LONGEST_DELAY = 8.0  # seconds between two tries of a turn that fails again and again
log = logging.getLogger("samedi")


def bots_asked(room: "Room") -> list[Seat]:
    """The chairs on which bots must choose now."""
    if room.table.state != "running":
        return []
    return [seat for seat in room.session.acting if seat != CHANCE and room.table.chairs[seat].level]


def passes_asked(room: "Room") -> list[Seat]:
    """People who can do nothing but pass: they are asked only so that nobody learns that from their not being asked."""
    if room.table.state != "running":
        return []
    people = [seat for seat in room.session.acting if seat != CHANCE and not room.table.chairs[seat].level]
    return [seat for seat in people if room.session.must_pass(seat)]


def due(room: "Room") -> bool:
    """Must something happen at this table, though nobody looks?"""
    up = room.clocks.next_up(now())
    return bool(bots_asked(room) or passes_asked(room)) or (up is not None and up[1] <= 0)


async def let_pass(room: "Room", seat: Seat) -> None:
    """The table passes for somebody who can do nothing else, after a moment such as people take."""
    await carried_out(room, passed(room, seat))


async def let_think(room: "Room", seat: Seat) -> None:
    """A bot thinks and answers, after a human moment."""
    await carried_out(room, thought(room, seat))


async def carried_out(room: "Room", turn: Coroutine[None, None, None]) -> None:
    """A turn that the table takes by itself. Whatever happens in it, the table is looked at again afterwards."""
    try:
        await turn
        room.failures = 0
    except SamediError:
        room.give_up()
    except Exception:
        room.failures += 1
        if room.failures == 1:
            log.exception("a turn that table %s takes by itself failed; it is tried again", room.table.id)
    finally:
        room.thinking = None
    try:
        room.go_on()
    except Exception:
        log.exception("table %s could not be shown to everybody", room.table.id)


async def passed(room: "Room", seat: Seat) -> None:
    at = room.session.question_number(seat)
    await asyncio.sleep(SHORTEST_PASS + secrets.randbelow(1001) / 1000 + delay(room))
    await enter(room, seat, PASS, at, passes_asked)


async def thought(room: "Room", seat: Seat) -> None:
    if seat not in bots_asked(room):  # the choice before was taken back, or the person plays again
        return
    legal, at = room.session.state.legal(seat), room.session.question_number(seat)
    if room.failures:
        await asyncio.sleep(delay(room))
        action = secrets.choice(legal)
    else:
        level, view = room.table.chairs[seat].level or "", room.session.view(seat)
        pause = PACES[room.table.pace] * (0.7 + secrets.randbelow(600) / 1000)
        if room.paused:
            pause += DEALT[room.table.pace]
        answer = room.minds.choose(room.game.name, level, view, seat, legal)
        action, _ = await asyncio.gather(answer, asyncio.sleep(pause))
    await enter(room, seat, room.game.actions[action], at, bots_asked)


async def enter(room: "Room", seat: Seat, code: str, at: int, asked: Callable[["Room"], list[Seat]]) -> None:
    """The answer of the table itself is stored, if it is still asked for."""
    async with room.turn:
        if room.broken or seat not in asked(room):
            return
        start = len(room.session.log)
        try:
            room.session.submit(seat, code, at, chance=False)
        except Refused:  # another question is asked meanwhile
            return
        except Exception:
            room.give_up()  # what is in memory may be changed by half
            raise
        await room.store_new(start, None)


def delay(room: "Room") -> float:
    """Seconds to wait before a turn of the table that has failed before."""
    return min(2.0 ** (room.failures - 1), LONGEST_DELAY) if room.failures else 0.0


async def hint(room: "Room", guest: "Guest", asked: messages.Ask) -> None:
    """What would be good to do on one's own chair, and why; if nothing can be found out, that is said."""
    await room.settled()
    spoken = words(room.game, guest.lang)
    mine = asked.seat in room.seats_of(guest.person) and not room.session.over
    legal = room.session.state.legal(asked.seat) if mine else ()
    if not legal:
        guest.tell(messages.Refusal(asked.id, "not-asked", spoken.say("reason-not-asked")))
        return
    view, at = room.session.view(asked.seat), room.session.question_number(asked.seat)
    scene = scene_of(room.game, view, room.session.offer(asked.seat), spoken)
    found = await room.minds.hint(room.game.name, view, asked.seat, legal, guest.lang)
    if found is None:
        guest.tell(messages.Refusal(asked.id, "no-hint", spoken.say("reason-no-hint")))
        return
    labels = {choice.code: choice.label for choice in scene.choices}  # the page's own labels
    ideas = []
    for option in found.options:
        ideas.append(messages.Idea(option.code, labels[option.code], round(option.outlook, 3), option.result))
    best, sure = ideas[0], found.certainty
    said, measure = found.verdict, found.measure
    guest.tell(messages.Hint(asked.id, best.code, best.text, found.reason, sure, tuple(ideas), at, said, measure))
