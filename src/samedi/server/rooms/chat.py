"""Chat at a table: its lines are stored and sent to all viewers."""

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING

from samedi.server import messages
from samedi.server.clock import now
from samedi.server.errors import ApiError
from samedi.storage.models import ChatLine

if TYPE_CHECKING:
    from samedi.server.rooms.room import Room
    from samedi.server.rooms.viewers import Viewer

KEPT_LINES = 50  # for pages that open the table later


class Chat:
    """The latest lines of chat at one table."""

    def __init__(self, room: "Room", lines: Iterable[ChatLine]) -> None:
        self.room = room
        self.lines = deque(lines, KEPT_LINES)

    def message(self, line: ChatLine) -> messages.Said:
        name = next((chair.name for chair in self.room.table.chairs if chair.person == line.person), "…")
        return messages.Said(line.number, name, line.text, line.at)

    def send_since(self, viewer: "Viewer", number: int) -> None:
        """Send the lines after a number to a viewer."""
        for line in self.lines:
            if line.number > number:
                viewer.send(self.message(line))

    async def say(self, viewer: "Viewer", said: messages.Say) -> None:
        """Store a line of a player and send it to all."""
        room = self.room
        if viewer.person is None or not room.seats_of(viewer.person):
            raise ApiError("silent", 403)
        if len(said.text) > room.limits.chat_letters:
            raise ApiError("long", 400, most=room.limits.chat_letters)
        line = await room.store.say(room.table.id, viewer.person.id, said.text, now(), said.id)
        room.acknowledge(viewer, said.id)
        if line.number > (self.lines[-1].number if self.lines else -1):
            self.lines.append(line)
            room.audience.broadcast(self.message(line))
