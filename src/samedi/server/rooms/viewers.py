"""The viewers of a table, players and spectators: how they come and go, and what they are sent."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from samedi.core.types import Seat
from samedi.core.words import languages, words
from samedi.engine.session import Session
from samedi.server import messages
from samedi.server.clock import time
from samedi.server.rooms.snapshot import Snapshot
from samedi.storage.models import Person

if TYPE_CHECKING:
    from samedi.server.rooms.room import Room

CLOSE_RELOAD = (1012, "the table is opened anew")  # how connections end when the room must be loaded again


class Viewer:
    """One page at a table. Spectators have no seat."""

    def __init__(
        self, person: Person | None, send_bytes: Callable[[bytes], None], close: Callable[[int, str], None]
    ) -> None:
        self.person = person
        self.send_bytes = send_bytes
        self.close = close  # ends the connection with a code and a sentence
        self.lang = "en"
        self.look_name = ""  # of the look that the page has
        self.seen_entries = 0
        self.seat: Seat | None = None  # the seat from which the page shows the table
        self.can_animate = False  # the page has a scene of this seat already

    def send(self, message: Any) -> None:
        self.send_bytes(messages.encode(message))

    def look_from(self, seat: Seat | None) -> None:
        """Show the table from another seat from now on."""
        self.seat, self.seen_entries, self.can_animate = seat, 0, False

    def show(self, snapshot: Snapshot) -> None:
        """Send the table, and what happened since the last scene."""
        picture = snapshot.picture(self.seat, self.lang)
        if self.look_name != picture.look_name:
            self.send(messages.LookAt(picture.look_name, msgspec.Raw(picture.look)))
            self.look_name = picture.look_name
        told = snapshot.sentences(self.seat, self.seen_entries, self.lang)
        cues = snapshot.cues(self.seat, self.seen_entries) if self.can_animate else ()
        self.seen_entries, self.can_animate = len(snapshot.session.log), True
        scene = msgspec.Raw(picture.scene)
        self.send(messages.Shown(self.seen_entries, self.seat, picture.question, scene, told, cues, snapshot.pause))


def show_all(snapshot: Snapshot, viewers: Sequence[Viewer]) -> None:
    """Send a snapshot to all these viewers."""
    snapshot.draw([(viewer.seat, viewer.lang) for viewer in viewers])
    for viewer in viewers:
        viewer.show(snapshot)


class Audience:
    """All viewers of one table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.viewers: list[Viewer] = []

    def present(self) -> frozenset[str]:
        """Return the ids of the people who have the table open."""
        return frozenset(viewer.person.id for viewer in self.viewers if viewer.person)

    async def join(self, viewer: Viewer, hello: messages.Hello) -> None:
        """A viewer says hello, and gets the table as it is and what has happened since."""
        if not await self.admit(viewer):
            return
        room, own = self.room, self.room.seats_of(viewer.person)
        viewer.lang = hello.lang if hello.lang in languages(room.game) else "en"
        viewer.look_name = hello.look
        viewer.seen_entries = min(max(hello.since, 0), len(room.session.log))
        viewer.seat = hello.seat if hello.seat in own else own[0] if own else None
        viewer.send(self.welcome(viewer, self.present()))
        room.chat.send_since(viewer, hello.said)
        self.send_current_state(viewer)

    async def admit(self, viewer: Viewer) -> bool:
        """Add a viewer; a player takes over from a bot again. False if the viewer must connect once more."""
        await self.room.come_back(viewer.person)
        if not await self.room.wait_until_stored():
            viewer.close(*CLOSE_RELOAD)
            return False
        if viewer not in self.viewers:
            self.viewers.append(viewer)
        return True

    def welcome(self, viewer: Viewer, present: frozenset[str]) -> messages.Welcome:
        room, table = self.room, self.room.table
        return messages.Welcome(
            table=table.id,
            game=room.game.name,
            title=words(room.game, viewer.lang).say("title"),
            code=table.code,
            state=table.state,
            revision=table.revision,
            pace=table.pace,
            clock=table.clock,
            next=table.next,
            you=room.seats_of(viewer.person),
            seq=len(room.session.log),
            people=room.presence.sitters(present),
        )

    def send_current_state(self, viewer: Viewer) -> None:
        """Send the table to a viewer who has just joined, and tell all others."""
        room = self.room
        self.show(viewers=[viewer])
        if room.undo_vote.proposal is not None:
            viewer.send(room.undo_vote.status())
        room.presence.announce()
        room.bots.schedule()

    async def look_from(self, viewer: Viewer, seat: Seat) -> None:
        """A device with several seats is handed over."""
        if await self.room.wait_until_stored() and seat in self.room.seats_of(viewer.person):
            viewer.look_from(seat)
            self.show(viewers=[viewer])

    def leave(self, viewer: Viewer) -> None:
        room, person = self.room, viewer.person
        room.last_used = time()
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        if person and room.seats_of(person) and person.id not in self.present():
            room.presence.left(person.id)
        room.presence.announce()

    def close(self) -> None:
        """Close all connections; their pages connect again, and the room is loaded again."""
        for viewer in list(self.viewers):
            viewer.close(*CLOSE_RELOAD)

    def show(self, before: Session | None = None, viewers: Sequence[Viewer] | None = None) -> None:
        """Send the scene to all viewers, or to these; first that of a round's end, if chance has just followed one."""
        room, viewers = self.room, self.viewers if viewers is None else viewers
        if room.has_begun and not room.needs_reload:
            if before is not None:
                show_all(Snapshot(before, pause=True), viewers)
            show_all(Snapshot(room.session), viewers)
            room.timeouts.announce()

    def send_table(self) -> None:
        """Send the new state of the table; a viewer who has lost their seat looks from another one."""
        for viewer in self.viewers:
            own = self.room.seats_of(viewer.person)
            if viewer.seat not in own:
                viewer.look_from(own[0] if own else None)
        self.broadcast(messages.Changed(self.room.table.revision, self.room.table.state))
        self.room.presence.announce()

    def broadcast(self, message: Any) -> None:
        for viewer in self.viewers:
            viewer.send(message)


def initial_messages(room: "Room", person: Person | None, lang: str) -> list[bytes]:
    """Return the messages that a page receives first, so that they can be part of the page itself.

    There are none for a device with several seats: it shows nothing until a player says who looks.
    """
    letters: list[bytes] = []
    own = room.seats_of(person)
    if not room.has_begun or len(own) > 1:
        return letters
    viewer = Viewer(person, letters.append, lambda code, why: None)
    viewer.lang = lang if lang in languages(room.game) else "en"
    viewer.seat = own[0] if own else None
    viewer.send(room.audience.welcome(viewer, room.audience.present() | ({person.id} if person else set())))
    room.chat.send_since(viewer, -1)
    viewer.show(Snapshot(room.session))
    return letters
