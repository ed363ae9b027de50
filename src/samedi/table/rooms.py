"""Rooms: a table in memory. One entry after another: checked, stored, and only then told to everybody who may know it.

A room is loaded when somebody comes and forgotten when nobody is there and no bot is asked. The log in the store is
the game: whatever goes wrong while storing, the room is loaded again from it.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from samedi.bots import Budget, find_bot
from samedi.core.errors import NotYourTurn, Reason, Refused, SamediError
from samedi.core.events import Entry
from samedi.core.names import Action, Seat
from samedi.core.shelf import find
from samedi.core.words import languages, with_names, words
from samedi.engine.session import Session, open_record
from samedi.kit.show import look_of, scene_of
from samedi.storage.store import Missing, Store
from samedi.storage.values import Sent, Table
from samedi.table import wire
from samedi.table.people import now

PACES = {"instant": 0.0, "lively": 0.7, "calm": 1.6}  # seconds that a bot takes, at least
THINKING = Budget(seconds=1.0)
MOST = 5000  # rooms in memory
IDLE = 300.0  # seconds until a room that nobody is in is forgotten


class Guest:
    """Somebody who looks on: a person or a watcher on one page."""

    def __init__(self, person: str | None, send: Callable[[str], None]) -> None:
        self.person = person
        self.send = send
        self.lang = "en"
        self.look = ""  # the name of the look that the page knows
        self.seen = 0  # entries that it has heard of


class Room:
    """One table: its game, who sits where, and who looks on."""

    def __init__(self, store: Store, table: Table, session: Session, minds: ProcessPoolExecutor) -> None:
        self.store, self.table, self.session, self.minds = store, table, session, minds
        self.game = session.game
        self.guests: list[Guest] = []
        self.turn = asyncio.Lock()  # one change at a time
        self.thinking: asyncio.Task[None] | None = None
        self.left = asyncio.get_running_loop().time()
        self.sent: dict[tuple[str, str], int] = {}  # what was sent before, and the number after its entries
        self.broken = False  # what is stored and what is in memory may differ: load it again

    @classmethod
    async def load(cls, store: Store, id: str, minds: ProcessPoolExecutor) -> "Room":
        whole = await store.load(id)
        if whole is None:
            raise Missing(f"there is no table {id[:20]!r}")
        session = open_record(whole.record())
        for line in whole.log:
            session.enter(line.entry)
        room = cls(store, whole.table, session, minds)
        room.sent = {(line.sent.person, line.sent.id): line.number + 1 for line in whole.log if line.sent}
        if whole.table.state == "running":
            async with room.turn:
                await room.store_new(len(whole.log), None)
        return room

    # ---- who sits where ----

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.table.chairs)

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        """The chairs of a person."""
        return tuple(
            seat for seat, chair in enumerate(self.table.chairs) if person is not None and chair.person == person
        )

    def people(self) -> tuple[wire.Sitter, ...]:
        here = {guest.person for guest in self.guests}
        return tuple(
            wire.Sitter(seat, chair.name, chair.kind, chair.level, chair.kind != "person" or chair.person in here)
            for seat, chair in enumerate(self.table.chairs)
        )

    # ---- coming and going ----

    def enter(self, guest: Guest, hello: wire.Hello) -> None:
        """A guest has said hello: gets the table as it is, and what was told since."""
        guest.lang = hello.lang if hello.lang in languages(self.game) else "en"
        guest.look = hello.look
        guest.seen = min(max(hello.since, 0), len(self.session.log))
        if guest not in self.guests:
            self.guests.append(guest)
        title = words(self.game, guest.lang).say("title")
        you, seq = self.seats_of(guest.person), len(self.session.log)
        guest.send(wire.encode(wire.Welcome(self.table.id, self.game.name, title, you, seq, self.people())))
        self.show([guest])
        self.tell_people()
        self.wake()

    def leave(self, guest: Guest) -> None:
        if guest in self.guests:
            self.guests.remove(guest)
        self.left = asyncio.get_running_loop().time()
        self.tell_people()

    @property
    def idle(self) -> bool:
        """Has nobody been here for long, and is no bot at it?"""
        gone = asyncio.get_running_loop().time() - self.left
        return not self.guests and self.thinking is None and not self.turn.locked() and gone > IDLE

    # ---- what is done ----

    async def act(self, guest: Guest, said: wire.Act) -> None:
        """A choice of somebody who sits there."""
        await self.change(guest, said.id, lambda: self.submit(guest.person, said.seat, said.code, said.at))

    async def back(self, guest: Guest, said: wire.Back) -> None:
        await self.change(guest, said.id, lambda: self.take_back(guest.person, said.seat))

    def submit(self, person: str | None, seat: Seat, code: str, at: int | None) -> None:
        self.check_chair(person, seat)
        self.session.submit(seat, code, at)

    def take_back(self, person: str | None, seat: Seat) -> None:
        self.check_chair(person, seat)
        self.session.back(seat)

    def check_chair(self, person: str | None, seat: Seat) -> None:
        if seat not in self.seats_of(person) or self.table.chairs[seat].level is not None:
            raise NotYourTurn("that is not your chair", Reason("not-your-chair"))

    async def change(self, guest: Guest, id: str, make: Callable[[], None]) -> None:
        """Something changes the game: it is stored, acknowledged and told, or refused."""
        sent = Sent(person=guest.person, id=id) if guest.person is not None else None
        async with self.turn:
            known = self.stored_before(sent)
            if known is not None:
                guest.send(wire.encode(wire.Ok(id, known)))
                return
            start = len(self.session.log)
            try:
                make()
            except Refused as refused:
                guest.send(wire.encode(self.refusal(id, refused, guest.lang)))
                return
            seq = await self.store_new(start, sent)
            guest.send(wire.encode(wire.Ok(id, seq)))
        self.show(self.guests)
        self.wake()

    def stored_before(self, sent: Sent | None) -> int | None:
        """Where a message went that was sent before; None for a new one."""
        return self.sent.get((sent.person, sent.id)) if sent else None

    async def store_new(self, start: int, sent: Sent | None) -> int:
        """The entries from a number on go into the store; only then anybody may hear of them."""
        self.session.go_on()
        entries = [Entry(line.entry.seat, line.entry.code) for line in self.session.log[start:]]
        if not entries:
            return len(self.session.log)
        over = None
        if self.session.over:
            over = msgspec.structs.replace(self.table, state="over", scores=tuple(self.session.scores))
        try:
            stored = await asyncio.shield(self.store.append(self.table.id, start, entries, now(), sent, over))
        except BaseException:
            self.broken = True
            raise
        if stored.table is not None:
            self.table = stored.table
        if sent is not None:
            self.sent[sent.person, sent.id] = len(self.session.log)
        return len(self.session.log)

    def refusal(self, id: str, refused: Refused, lang: str) -> wire.No:
        spoken = words(self.game, lang)
        kind = refused.reason.kind
        text = spoken.reason(refused.reason, named=True) if spoken.has(f"reason-{kind}") else refused.text
        return wire.No(id, kind, with_names(text, self.names), refused.rule)

    def hint(self, guest: Guest, asked: wire.Ask) -> None:
        """What an apprentice would do on one's own chair."""
        legal = self.session.state.legal(asked.seat) if asked.seat in self.seats_of(guest.person) else ()
        if not legal or self.session.over:
            why = words(self.game, guest.lang).say("reason-not-asked")
            guest.send(wire.encode(wire.No(asked.id, "not-asked", why)))
            return
        view = self.session.view(asked.seat)
        code = self.game.actions[find_bot("apprentice", self.game).choose(view, asked.seat, legal, THINKING)]
        guest.send(wire.encode(wire.Hint(asked.id, code, words(self.game, guest.lang).action(code))))

    async def say(self, guest: Guest, said: wire.Say) -> None:
        """Somebody at the table says something."""
        seats = self.seats_of(guest.person)
        if guest.person is None or not seats:
            guest.send(wire.encode(wire.No(said.id, "not-your-chair", "only those who sit here may speak")))
            return
        line = await self.store.say(self.table.id, guest.person, said.text, now(), said.id)
        guest.send(wire.encode(wire.Ok(said.id, len(self.session.log))))
        self.broadcast(wire.Said(self.table.chairs[seats[0]].name, line.text, line.at))

    # ---- what is told ----

    def show(self, guests: Sequence[Guest]) -> None:
        """The table as it is now, to each as they may see it."""
        drawn: dict[tuple[Seat | None, str], tuple[str, str, int, bytes]] = {}
        for guest in guests:
            seats = self.seats_of(guest.person)
            chair = seats[0] if seats else None
            if (chair, guest.lang) not in drawn:
                drawn[chair, guest.lang] = self.draw(chair, guest.lang)
            name, look, at, scene = drawn[chair, guest.lang]
            if guest.look != name:
                guest.send(look)
                guest.look = name
            told = self.told(chair, guest.seen, guest.lang)
            guest.seen = len(self.session.log)
            guest.send(wire.encode(wire.Shown(guest.seen, chair, at, msgspec.Raw(scene), told)))

    def draw(self, chair: Seat | None, lang: str) -> tuple[str, str, int, bytes]:
        spoken, view = words(self.game, lang), self.session.view(chair)
        look = look_of(self.game, view, spoken)
        scene = scene_of(self.game, view, self.session.offer(chair), spoken)
        at = self.session.question(chair) if chair is not None else 0
        message = wire.encode(wire.LookAt(look.name, msgspec.Raw(look.encoded)))
        return look.name, message, at, msgspec.json.encode(scene)

    def told(self, chair: Seat | None, since: int, lang: str) -> tuple[str, ...]:
        spoken = words(self.game, lang)
        sentences = (spoken.event(event, chair) for _, event in self.session.events(chair, since))
        return tuple(sentence for sentence in sentences if sentence)

    def tell_people(self) -> None:
        self.broadcast(wire.People(self.people()))

    def broadcast(self, message: Any) -> None:
        text = wire.encode(message)
        for guest in self.guests:
            guest.send(text)

    # ---- bots ----

    def bot_at(self, seat: Seat) -> str:
        """The level of the bot that plays on a chair, or stands in there; "" if a person does."""
        return self.table.chairs[seat].level or ""

    def wake(self) -> None:
        """If a bot is asked, let it think."""
        asked = [seat for seat in self.session.acting if seat >= 0 and self.bot_at(seat)]
        if asked and self.thinking is None and self.table.state == "running" and not self.broken:
            self.thinking = asyncio.create_task(self.let_think(asked[0]))

    async def let_think(self, seat: Seat) -> None:
        """A bot thinks in a process of its own and answers through the same door as everybody."""
        try:
            view, legal, level = self.session.view(seat), self.session.state.legal(seat), self.bot_at(seat)
            at = self.session.question(seat)
            pause = PACES[self.table.pace] * (0.7 + secrets.randbelow(600) / 1000)
            answer = asyncio.get_running_loop().run_in_executor(
                self.minds, think, self.game.name, level, secrets.randbits(60), view, seat, legal
            )
            action, _ = await asyncio.gather(answer, asyncio.sleep(pause))
            async with self.turn:
                start = len(self.session.log)
                with contextlib.suppress(Refused):  # the question has gone meanwhile
                    self.session.submit(seat, self.game.actions[action], at)
                    await self.store_new(start, None)
        finally:
            self.thinking = None
        self.show(self.guests)
        self.wake()


def think(game: str, level: str, seed: int, view: Any, seat: Seat, legal: tuple[Action, ...]) -> Action:
    """In a process of its own: what a bot chooses, knowing what its seat may know."""
    return find_bot(level, find(game), seed).choose(view, seat, legal, THINKING)


class Rooms:
    """The rooms in memory."""

    def __init__(self, store: Store, minds: ProcessPoolExecutor, most: int = MOST) -> None:
        self.store, self.minds, self.most = store, minds, most
        self.rooms: dict[str, asyncio.Task[Room]] = {}

    async def room(self, id: str) -> Room:
        """A table, loaded if need be; raises Missing."""
        task = self.rooms.get(id)
        if task is not None and task.done() and (task.exception() or task.result().broken):
            del self.rooms[id]
            task = None
        if task is None:
            self.tidy()
            if len(self.rooms) >= self.most:
                raise SamediError("all rooms of this house are taken just now; try again in a minute")
            task = self.rooms[id] = asyncio.create_task(Room.load(self.store, id, self.minds))
        try:
            return await asyncio.shield(task)
        except SamediError:
            self.rooms.pop(id, None)
            raise

    def tidy(self) -> None:
        """Forget rooms in which nothing goes on."""
        for id, task in list(self.rooms.items()):
            if task.done() and not task.cancelled() and (task.exception() or task.result().idle):
                del self.rooms[id]
