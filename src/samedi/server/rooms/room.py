"""A table in memory. A change is checked, stored, and only then shown.

The log in the store is the game: if storing fails, the room is loaded again from it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from samedi.core.errors import NotYourTurn, Reason, Refused, SamediError
from samedi.core.events import Entry
from samedi.core.types import CHANCE, Seat
from samedi.core.words import with_names, words
from samedi.engine import undo_limit
from samedi.engine.replay import session_from_record
from samedi.engine.session import Session
from samedi.server import messages
from samedi.server.clock import now, time
from samedi.server.errors import ApiError
from samedi.server.limits import Limits
from samedi.server.rooms import seating
from samedi.server.rooms.bot_pool import BotPool
from samedi.server.rooms.bot_turns import BotTurns
from samedi.server.rooms.chat import Chat
from samedi.server.rooms.clocks import Clocks
from samedi.server.rooms.idempotency import SeenMessages
from samedi.server.rooms.presence import Presence
from samedi.server.rooms.timeouts import Timeouts, timed_seats
from samedi.server.rooms.undo_vote import UndoVote
from samedi.server.rooms.viewers import Audience, Viewer
from samedi.storage.models import MessageId, Person, StoredTable, Table
from samedi.storage.store import Conflict, NotFound, StorageError, Store

UNCOMPACTED_ENTRIES = 8  # of the log, which keep their events as they were told

Change = Callable[[Session], object]
log = logging.getLogger("samedi")


class Room:
    """One table: its game, its seats and its viewers. `commit` is the only way to change the game."""

    def __init__(self, store: Store, stored: StoredTable, bot_pool: BotPool, limits: Limits) -> None:
        self.store, self.bot_pool, self.limits = store, bot_pool, limits
        self.table, self.seed = stored.table, stored.seed
        self.session = self.new_session(self.table)
        self.clocks = Clocks(self.table.clock, self.table.seats)
        for line in stored.log:
            self.session.replay_entry(line.entry)
            self.clocks.turn(timed_seats(self.table, self.session), line.at)
        if self.table.state == "abandoned":
            self.session.end("abandoned")
        self.game = self.session.game
        self.session.compact_log(UNCOMPACTED_ENTRIES)
        self.seen = SeenMessages(stored.log)
        self.open_connections = 0  # of viewers, and of pages that have not said hello
        self.last_used = time()
        self.lock = asyncio.Lock()  # one change at a time
        self.rematch_lock = asyncio.Lock()
        self.needs_reload = False  # the store and this room may differ
        self.before_chance: Session | None = None  # at the end of a round, until it is published
        self.shows_round_end = False  # pages show the end of a round before the present table
        self.audience = Audience(self)
        self.presence = Presence(self)
        self.chat = Chat(self, stored.chat)
        self.undo_vote = UndoVote(self)
        self.timeouts = Timeouts(self)
        self.bots = BotTurns(self)

    @classmethod
    async def load(cls, store: Store, id: str, bot_pool: BotPool, limits: Limits) -> "Room":
        stored = await store.load(id)
        if stored is None:
            raise NotFound(f"there is no table {id[:20]!r}")
        room = cls(store, stored, bot_pool, limits)
        if stored.table.state == "running":
            async with room.lock:
                await room.store_entries(len(stored.log))  # chance may be due
        return room

    def new_session(self, table: Table) -> Session:
        """Return the game of this table before its first entry."""
        return session_from_record(StoredTable(table=table, seed=self.seed, log=(), chat=()).record())

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.table.chairs)

    @property
    def has_begun(self) -> bool:
        """Is there a game to show? It may run before its first entry, if nothing is shuffled or rolled."""
        return self.table.state == "running" or (self.table.state != "lobby" and bool(self.session.log))

    def seats_of(self, person: Person | None) -> tuple[Seat, ...]:
        return seating.seats_of(self.table, person)

    def check_seat(self, person: Person | None, seat: Seat) -> None:
        """Raise NotYourTurn unless this person plays that seat in a running game."""
        if seat not in self.seats_of(person) or self.table.chairs[seat].level is not None:
            raise NotYourTurn("that is not your chair", Reason("not-your-chair"))
        if self.table.state != "running":
            raise NotYourTurn("no game is played here now", Reason("not-running"))

    async def commit(self, change: Change, message: MessageId | None = None, viewer: Viewer | None = None) -> int:
        """Change the game, store the new entries, show them; return the number of entries then.

        A message that was stored before changes nothing again. The viewer who sent it gets `ok` before the new scene.
        """
        async with self.lock:
            self.check_usable()
            start = len(self.session.log)
            number = self.seen.number(message)
            if number is None:
                self.apply(change)
                number = await self.store_entries(start, message)
            if viewer and message:
                viewer.send(messages.Ok(message.id, number))
        if len(self.session.log) > start:
            self.publish()
        return number

    async def update_table(self, change: Callable[[Table], Table]) -> Table:
        """Change the seats, options or state of the table, store and show it."""
        async with self.lock:
            self.check_usable()
            table = change(self.table)
            if table == self.table:
                return table
            await self.store_table(self.store.change(table))
            self.clocks.turn(timed_seats(self.table, self.session), now())
            if table.state == "lobby" and not self.session.log:
                self.session = self.new_session(table)
            elif table.state == "abandoned":
                self.session.end("abandoned")
        self.publish(table=True, game=False)
        return self.table

    async def start(self, person: Person | None, salt: str | None) -> Table:
        """Begin the game, with the salts of all players in its shuffle."""
        async with self.lock:
            self.check_usable()
            table = seating.started(self.table, person, self.game, salt)
            if not self.session.log:
                self.session = self.new_session(table)
            self.clocks = Clocks(table.clock, table.seats)
            await self.store_entries(len(self.session.log), table=table)
        self.presence.game_started()
        self.publish(table=True)
        return self.table

    def publish(self, *, table: bool = False, game: bool = True) -> None:
        """Send a stored change of the table, the game or both to all viewers, and schedule bots. Ends every change."""
        before, self.before_chance = self.before_chance, None
        try:
            if table:
                self.audience.send_table()
            if game:
                self.undo_vote.withdraw()
                self.shows_round_end = before is not None
                self.audience.show(before)
        except Exception:  # it is stored: a drawing that fails must not stop the bots, nor refuse the change
            log.exception("table %s could not be shown to all viewers", self.table.id)
        self.bots.schedule()

    def check_usable(self) -> None:
        """Raise StorageError if the room was invalidated while the caller waited for the lock."""
        if self.needs_reload:
            raise StorageError("the table is opened anew: ask again")

    def apply(self, change: Change) -> None:
        """Apply a change. If it fails in the middle, the session may be inconsistent, so invalidate the room."""
        try:
            change(self.session)
        except SamediError:  # refused before anything has changed
            raise
        except BaseException:
            self.invalidate()
            raise

    async def store_entries(self, start: int, message: MessageId | None = None, table: Table | None = None) -> int:
        """Let chance happen, then store the entries from `start` on, with the table if it has changed too."""
        session = self.session
        round_ended = session.acting == (CHANCE,) and session.state.at_horizon() and len(session.log) > start
        self.before_chance = session.snapshot() if round_ended and self.audience.viewers else None
        session.run_chance()
        entries = [Entry(line.entry.seat, line.entry.code) for line in session.log[start:]]
        if session.over and self.table.state != "over":
            table = msgspec.structs.replace(table or self.table, state="over", scores=tuple(session.scores))
        if not entries:
            if table is not None:
                await self.store_table(self.store.change(table))
            return len(session.log)
        try:
            stored = await asyncio.shield(self.store.append(self.table.id, start, entries, now(), message, table))
            if not stored.fresh:
                raise Conflict(f"table {self.table.id} has that message already", stored.number)
        except BaseException:
            self.invalidate()
            raise
        if stored.table is not None:
            self.table = stored.table
        self.seen.add(message, len(entries))
        session.compact_log(UNCOMPACTED_ENTRIES)
        self.clocks.turn(timed_seats(self.table, session), now())
        return len(session.log)

    async def store_table(self, update: Awaitable[Table]) -> None:
        """Await a table update. If the await is cancelled, only the store knows the result, so invalidate the room."""
        try:
            self.table = await asyncio.shield(update)
        except BaseException as wrong:
            if isinstance(wrong, Conflict) or not isinstance(wrong, SamediError):
                self.invalidate()
            raise

    def invalidate(self) -> None:
        """Close all connections. When their pages return, the room is loaded again from the store."""
        self.needs_reload = True
        self.audience.close()

    async def wait_until_stored(self) -> bool:
        """Wait until the store has all that is in memory; False if that failed and the room must be loaded again."""
        async with self.lock:
            return not self.needs_reload

    async def act(self, viewer: Viewer, act: messages.Act) -> None:
        """A player chooses."""
        await self.answer(viewer, act.id, self.choice(viewer.person, act.seat, act.code, act.at))

    async def back(self, viewer: Viewer, back: messages.Back) -> None:
        """A player takes back their latest choice."""
        await self.answer(viewer, back.id, self.choice(viewer.person, back.seat, "back"))

    def choice(self, person: Person | None, seat: Seat, code: str, at: int | None = None) -> Change:
        """Return the change that a player's choice makes; the code `back` takes the latest one back."""

        def change(session: Session) -> None:
            self.check_seat(person, seat)
            if code == "back":
                undo_limit.check_back(session)
                session.back(seat)
            else:
                session.submit(seat, code, at, chance=False)

        return change

    async def answer(self, viewer: Viewer, id: str, change: Change) -> None:
        """Commit a change, or send the refusal. A message that comes again gets the same answer."""
        message = MessageId(person=viewer.person.id, id=id) if viewer.person else None
        refusal = self.seen.refusal(message)
        if refusal is None:
            try:
                await self.commit(change, message, viewer)
                return
            except Refused as refused:
                refusal = self.refusal(id, refused, viewer.lang)
                self.seen.refuse(message, refusal)
        viewer.send(refusal)

    def refusal(self, id: str, refused: Refused, lang: str) -> messages.Refusal:
        spoken = words(self.game, lang)
        kind = refused.reason.kind
        text = spoken.reason(refused.reason, named=True) if spoken.has(f"reason-{kind}") else refused.text
        return messages.Refusal(id, kind, with_names(text, self.names), refused.rule)

    def acknowledge(self, viewer: Viewer, id: str) -> None:
        viewer.send(messages.Ok(id, len(self.session.log)))

    async def set_rematch(self, table: Table, person: Person) -> None:
        """Link the table of the rematch; the first one counts."""
        name = next((chair.name for chair in self.table.chairs if chair.person == person.id), person.name)
        await self.update_table(lambda old: msgspec.structs.replace(old, next=old.next or table.id))
        self.audience.broadcast(messages.Next(self.table.next or table.id, name))

    async def stand_in(self, person: Person | None, seat: Seat, level: str = seating.HELPER) -> Table:
        """Let a bot replace a player who has been away for long, at the request of another player."""
        if not self.seats_of(person):
            raise ApiError("silent", 403)
        seating.chair_at(self.table, seat)
        if not self.presence.may_replace(seat, self.audience.present()):
            raise ApiError("not-gone")
        return await self.update_table(lambda table: seating.stood_in(table, seat, level))

    async def come_back(self, person: Person | None) -> None:
        """If a bot has replaced this player, they take over again."""
        seats = self.seats_of(person)
        if person is not None and any(self.table.chairs[seat].level for seat in seats):
            await self.update_table(lambda table: seating.come_back(table, person))
            for seat in seats:
                self.clocks.ensure_minimum(seat, now())
            self.timeouts.announce()

    async def mark_present(self, person: Person | None) -> None:
        """A player looks at the table without a connection: they are not away, and take over from a bot again."""
        if person is not None and self.seats_of(person):
            self.presence.left(person.id)
            await self.come_back(person)
            self.presence.announce()

    @property
    def idle(self) -> bool:
        """Is no page connected and no turn under way, and has it been so for long?"""
        busy = self.open_connections or self.audience.viewers or self.bots.task is not None or self.lock.locked()
        return not busy and time() - self.last_used > self.limits.idle_seconds
