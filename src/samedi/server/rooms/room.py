"""Room: a table in memory. One entry after another: checked, stored, and only then told to everybody who may know it.

The log in the store is the game: whatever goes wrong while storing, the room is loaded again from it.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from samedi.core.errors import NotYourTurn, Reason, Refused, SamediError
from samedi.core.events import Entry
from samedi.core.types import CHANCE, Seat
from samedi.core.words import languages, with_names, words
from samedi.engine import undo_limit
from samedi.engine.replay import session_from_record
from samedi.engine.session import Session
from samedi.server import messages
from samedi.server.clock import now, time
from samedi.server.errors import ApiError
from samedi.server.limits import Limits
from samedi.server.rooms import bot_turns, chat, seating, undo_vote
from samedi.server.rooms.bot_pool import BotPool
from samedi.server.rooms.clocks import Clocks
from samedi.server.rooms.idempotency import Repeats
from samedi.server.rooms.presence import Attendance
from samedi.server.rooms.timeouts import Bell, timed
from samedi.server.rooms.undo_vote import Proposal
from samedi.server.rooms.viewers import Drawn, Guest, show_all
from samedi.storage.models import MessageId, Person, StoredTable, Table
from samedi.storage.store import Conflict, NotFound, StorageError, Store

REFUSALS = 100  # that a room remembers
ANEW = (1012, "the table is opened anew")  # how a connection ends when a room is loaded again
KEPT = 8  # entries of which everything is remembered as it was told


class Room:
    """One table: its game, who sits where, and who looks on."""

    def __init__(self, store: Store, whole: StoredTable, minds: BotPool, limits: Limits) -> None:
        self.store, self.minds, self.limits = store, minds, limits
        self.table, self.seed = whole.table, whole.seed
        self.session = self.opened(self.table)
        self.clocks = Clocks(self.table.clock, self.table.seats)
        for line in whole.log:
            self.session.replay_entry(line.entry)
            self.clocks.turn(timed(self.table, self.session), line.at)
        if self.table.state == "abandoned":
            self.session.end("abandoned")
        self.game = self.session.game
        self.session.compact_log(KEPT)
        self.sent = Repeats(whole.log)
        self.refused: dict[tuple[str, str], messages.Refusal] = {}  # what came lately and was refused: it stays refused
        self.chat = chat.remembered(whole.chat)
        self.proposal: Proposal | None = None  # to undo something, if all agree
        self.before_chance: Session | None = None  # the table at the end of a round, until it is shown
        self.paused = False  # do pages still look at the end of a round?
        self.guests: list[Guest] = []
        self.doors = 0  # connections, of guests who have said hello and of others
        self.turn = asyncio.Lock()  # one change at a time
        self.following = asyncio.Lock()  # one rematch
        self.thinking: asyncio.Task[None] | None = None
        self.failures = 0  # turns of the table itself that failed, one after another
        self.touched = time()
        self.attendance = Attendance(limits.grace_seconds)
        self.alarm: asyncio.TimerHandle | None = None  # when a bot may stand in
        self.bell = Bell(self)
        self.broken = False  # what is stored and what is in memory may differ: load it again

    @classmethod
    async def load(cls, store: Store, id: str, minds: BotPool, limits: Limits) -> "Room":
        whole = await store.load(id)
        if whole is None:
            raise NotFound(f"there is no table {id[:20]!r}")
        room = cls(store, whole, minds, limits)
        if whole.table.state == "running":
            async with room.turn:
                await room.store_new(len(whole.log), None)
        return room

    def opened(self, table: Table) -> Session:
        """The game of this table before its first entry."""
        return session_from_record(StoredTable(table=table, seed=self.seed, log=(), chat=()).record())

    # ---- who sits where ----

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.table.chairs)

    @property
    def begun(self) -> bool:
        """Is there a game to look at? It may run before its first entry, if nothing is shuffled or rolled."""
        return self.table.state == "running" or (self.table.state != "lobby" and bool(self.session.log))

    def seats_of(self, person: Person | None) -> tuple[Seat, ...]:
        return seating.seats_of(self.table, person)

    def here(self) -> frozenset[str]:
        """Who has the table open just now."""
        return frozenset(guest.person.id for guest in self.guests if guest.person)

    def people(self) -> tuple[messages.Sitter, ...]:
        return self.attendance.sitters(self.table, self.here())

    # ---- coming and going ----

    async def enter(self, guest: Guest, hello: messages.Hello) -> None:
        """A guest has said hello: gets the table as it is, and what was told since."""
        if not await self.welcome_back(guest):
            return
        guest.lang = hello.lang if hello.lang in languages(self.game) else "en"
        guest.look = hello.look
        guest.seen = min(max(hello.since, 0), len(self.session.log))
        you = self.seats_of(guest.person)
        guest.chair = hello.seat if hello.seat in you else you[0] if you else None
        guest.tell(self.welcome(guest))
        for line in self.chat:
            if line.number > hello.said:
                guest.tell(chat.spoken(self.table, line))
        self.greet(guest)

    async def settled(self) -> bool:
        """Wait until all that is in memory is stored too; False if that failed, and the room must be loaded again."""
        async with self.turn:
            return not self.broken

    def check_whole(self) -> None:
        """Whoever waited while the room broke cannot go on here."""
        if self.broken:
            raise StorageError("the table is opened anew: ask again")

    async def welcome_back(self, guest: Guest) -> bool:
        """Whoever comes back plays again where a bot stood in; False if they must come once more."""
        person = guest.person
        if person and any(self.table.chairs[seat].level for seat in self.seats_of(person)):
            await self.come_back(person)
        if not await self.settled():
            guest.leave(*ANEW)
            return False
        if guest not in self.guests:
            self.guests.append(guest)
        return True

    def greet(self, guest: Guest) -> None:
        self.show([guest])
        if self.proposal is not None:
            guest.tell(undo_vote.shown(self))
        self.tell_people()
        self.wake()

    def welcome(self, guest: Guest) -> messages.Welcome:
        table = self.table
        return messages.Welcome(
            table=table.id,
            game=self.game.name,
            title=words(self.game, guest.lang).say("title"),
            code=table.code,
            state=table.state,
            revision=table.revision,
            pace=table.pace,
            clock=table.clock,
            next=table.next,
            you=self.seats_of(guest.person),
            seq=len(self.session.log),
            people=self.people(),
        )

    def leave(self, guest: Guest) -> None:
        self.touched = time()
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        if guest.person and self.seats_of(guest.person) and guest.person.id not in self.here():
            self.attendance.leave(guest.person.id)
        self.tell_people()

    async def turn_to(self, guest: Guest, seat: Seat) -> None:
        """A device with several chairs is handed over."""
        if await self.settled() and seat in self.seats_of(guest.person):
            guest.chair, guest.seen, guest.watching = seat, 0, False
            self.show([guest])

    @property
    def idle(self) -> bool:
        """Has nobody been here for long, and is no bot at it?"""
        busy = self.doors or self.guests or self.thinking is not None or self.turn.locked()
        return not busy and time() - self.touched > self.limits.idle_seconds

    # ---- the table itself ----

    async def rearrange(self, make: Callable[[Table], Table]) -> Table:
        """Chairs, options or the standing of the table change: stored, then told."""
        async with self.turn:
            self.check_whole()
            table = make(self.table)
            if table == self.table:
                return table
            await self.keep(self.store.change(table))
            self.clocks.turn(timed(self.table, self.session), now())
            if table.state == "lobby" and not self.session.log:
                self.session = self.opened(table)
            elif table.state == "abandoned":
                self.session.end("abandoned")
        self.tell_table()
        self.wake()
        return self.table

    async def start(self, person: Person | None, salt: str | None) -> Table:
        """The game begins, with the salts of all who sit here."""
        async with self.turn:
            self.check_whole()
            table = seating.started(self.table, person, self.game, salt)
            if not self.session.log:
                self.session = self.opened(table)
            self.clocks = Clocks(table.clock, table.seats)
            await self.store_new(len(self.session.log), None, table)
        self.attendance.begin()  # who is not here yet is missed from now on
        self.tell_table()
        self.show(self.guests)
        self.wake()
        return self.table

    async def follow(self, table: Table, person: Person) -> None:
        """Another game is played at this table next; whoever was first wins."""
        name = next((chair.name for chair in self.table.chairs if chair.person == person.id), person.name)
        await self.rearrange(lambda old: msgspec.structs.replace(old, next=old.next or table.id))
        self.broadcast(messages.Next(self.table.next or table.id, name))

    async def keep(self, changing: Any) -> None:
        """Wait for a change of the table; what becomes of one that is cut off is known to the store alone."""
        try:
            self.table = await asyncio.shield(changing)
        except BaseException as wrong:
            if isinstance(wrong, Conflict) or not isinstance(wrong, SamediError):
                self.give_up()
            raise

    def give_up(self) -> None:
        """What is in memory may be wrong: all connections end, and whoever comes back finds what is stored."""
        self.broken = True
        for guest in list(self.guests):
            guest.leave(*ANEW)

    # ---- what is done ----

    async def act(self, guest: Guest, said: messages.Act) -> None:
        """A choice of somebody who sits there."""
        await self.answered(guest, said.id, lambda: self.submit(guest.person, said.seat, said.code, said.at))

    async def back(self, guest: Guest, said: messages.Back) -> None:
        await self.answered(guest, said.id, lambda: self.take_back(guest.person, said.seat))

    def submit(self, person: Person | None, seat: Seat, code: str, at: int | None) -> None:
        if code == "back":
            return self.take_back(person, seat)
        self.check_chair(person, seat)
        self.session.submit(seat, code, at, chance=False)
        return None

    def take_back(self, person: Person | None, seat: Seat) -> None:
        self.check_chair(person, seat)
        undo_limit.check_back(self.session)
        self.session.back(seat)

    def check_chair(self, person: Person | None, seat: Seat) -> None:
        if seat not in self.seats_of(person) or self.table.chairs[seat].level is not None:
            raise NotYourTurn("that is not your chair", Reason("not-your-chair"))
        if self.table.state != "running":
            raise NotYourTurn("no game is played here now", Reason("not-running"))

    async def answered(self, guest: Guest, id: str, make: Callable[[], None]) -> None:
        """Something changes the game: it is stored, acknowledged and told, or refused. One id, one answer."""
        key = (guest.person.id if guest.person else "", id)
        no = self.refused.get(key)
        if no is None:
            try:
                await self.change(guest.person, id, make, lambda seq: guest.tell(messages.Ok(id, seq)))
                return
            except Refused as refused:
                no = self.refusal(id, refused, guest.lang)
            if guest.person:
                self.refused[key] = no
            if len(self.refused) > REFUSALS:
                del self.refused[next(iter(self.refused))]
        guest.tell(no)

    async def change(
        self, person: Person | None, id: str, make: Callable[[], None], done: Callable[[int], None]
    ) -> None:
        """Something changes the game; sent twice it counts once. `done` hears the number of entries then."""
        sent = MessageId(person=person.id, id=id) if person else None
        async with self.turn:
            self.check_whole()
            known = self.sent.number(sent) if sent else None
            if known is None:
                start = len(self.session.log)
                make()
                known = await self.store_new(start, sent)
            else:
                start = known
            done(known)
        if start != known:
            self.go_on()

    def go_on(self) -> None:
        """The game has moved: everybody sees it, what was proposed before is off, and bots that are asked think."""
        try:
            if self.proposal is not None:
                self.proposal = None
                self.broadcast(undo_vote.shown(self))
            self.show(self.guests)
        finally:
            self.wake()

    async def store_new(self, start: int, sent: MessageId | None, changed: Table | None = None) -> int:
        """The entries from a number on, and chance that follows, are stored; only then anybody may hear of them."""
        ended = self.session.acting == (CHANCE,) and self.session.state.at_horizon() and len(self.session.log) > start
        self.before_chance = self.session.snapshot() if ended and self.guests else None
        self.session.run_chance()
        entries = [Entry(line.entry.seat, line.entry.code) for line in self.session.log[start:]]
        if self.session.over and self.table.state != "over":
            changed = msgspec.structs.replace(changed or self.table, state="over", scores=tuple(self.session.scores))
        if not entries:
            if changed is not None:
                await self.keep(self.store.change(changed))
            return len(self.session.log)
        try:
            stored = await asyncio.shield(self.store.append(self.table.id, start, entries, now(), sent, changed))
            if not stored.fresh:
                raise Conflict(f"table {self.table.id} has that message already", stored.number)
        except BaseException:
            self.give_up()
            raise
        if stored.table is not None:
            self.table = stored.table
        self.sent.add(sent, len(entries))
        self.session.compact_log(KEPT)
        self.clocks.turn(timed(self.table, self.session), now())
        return len(self.session.log)

    # ---- time ----

    async def look_in(self, person: Person | None) -> None:
        """Somebody looks at the table without a line to it: they are not away, and play again if a bot stood in."""
        if person is not None and self.seats_of(person):
            self.attendance.leave(person.id)
            if any(self.table.chairs[seat].level for seat in self.seats_of(person)):
                await self.come_back(person)
            self.tell_people()

    async def come_back(self, person: Person) -> None:
        """Somebody plays again where a bot stood in."""
        await self.rearrange(lambda table: seating.come_back(table, person))
        for seat in self.seats_of(person):
            self.clocks.give(seat, now())
        self.bell.tell()

    def refusal(self, id: str, refused: Refused, lang: str) -> messages.Refusal:
        spoken = words(self.game, lang)
        kind = refused.reason.kind
        text = spoken.reason(refused.reason, named=True) if spoken.has(f"reason-{kind}") else refused.text
        return messages.Refusal(id, kind, with_names(text, self.names), refused.rule)

    async def stand_in(self, person: Person | None, seat: Seat, level: str = seating.HELPER) -> Table:
        """A bot plays for somebody who has been away for long, if somebody else at the table asks for it."""
        if not self.seats_of(person):
            raise ApiError("silent", 403)
        seating.chair_at(self.table, seat)
        if not self.attendance.gone(self.table, seat, self.here()):
            raise ApiError("not-gone")
        return await self.rearrange(lambda table: seating.stood_in(table, seat, level))

    # ---- what is told ----

    def show(self, guests: Sequence[Guest]) -> None:
        """The table as it is now, to each as they may see it; first as it was before chance, if that is news."""
        if self.begun and not self.broken:
            before, self.before_chance = self.before_chance, None
            self.paused = before is not None
            drawn = [Drawn(before, pause=True)] if before else []
            for moment in (*drawn, Drawn(self.session)):
                show_all(moment, guests)
            self.bell.tell()

    def tell_people(self) -> None:
        """Who is here and who is not; again when somebody has been missed for long enough."""
        self.broadcast(messages.People(self.people()))
        if self.alarm:
            self.alarm.cancel()
        wait = self.attendance.soonest(self.table, self.here()) if self.guests else None
        loop = asyncio.get_running_loop()
        self.alarm = None if wait is None else loop.call_later(wait + 0.01, self.tell_people)

    def tell_table(self) -> None:
        """The table itself has changed, and perhaps who sits where."""
        for guest in self.guests:
            you = self.seats_of(guest.person)
            if guest.chair not in you:
                guest.chair, guest.seen, guest.watching = (you[0] if you else None), 0, False
        self.broadcast(messages.Changed(self.table.revision, self.table.state))
        self.tell_people()

    def broadcast(self, message: Any) -> None:
        for guest in self.guests:
            guest.tell(message)

    # ---- bots ----

    def wake(self) -> None:
        """If a bot is asked, let it think; and pass for whoever can do nothing else."""
        if self.thinking is None and not self.broken:
            bots, passes = bot_turns.bots_asked(self), bot_turns.passes_asked(self)
            if bots:
                self.thinking = asyncio.create_task(bot_turns.let_think(self, bots[0]))
            elif passes:
                self.thinking = asyncio.create_task(bot_turns.let_pass(self, passes[0]))
