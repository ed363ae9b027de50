"""Chat: what people say at a table, kept in the store and told to everybody there."""

from collections import deque
from typing import TYPE_CHECKING

from samedi.server import messages
from samedi.server.clock import now
from samedi.server.errors import ApiError
from samedi.storage.models import ChatLine, Table

if TYPE_CHECKING:
    from samedi.server.rooms.room import Room
    from samedi.server.rooms.viewers import Guest

REMEMBERED = 50  # lines that a new_person hears


def remembered(lines: tuple[ChatLine, ...]) -> deque[ChatLine]:
    return deque(lines, REMEMBERED)


def spoken(table: Table, line: ChatLine) -> messages.Said:
    name = next((chair.name for chair in table.chairs if chair.person == line.person), "…")
    return messages.Said(line.number, name, line.text, line.at)


async def say(room: "Room", guest: "Guest", said: messages.Say) -> None:
    """Somebody at the table says something."""
    if guest.person is None or not room.seats_of(guest.person):
        raise ApiError("silent", 403)
    if len(said.text) > room.limits.chat_letters:
        raise ApiError("long", 400, most=room.limits.chat_letters)
    line = await room.store.say(room.table.id, guest.person.id, said.text, now(), said.id)
    guest.tell(messages.Ok(said.id, len(room.session.log)))
    if line.number > (room.chat[-1].number if room.chat else -1):
        room.chat.append(line)
        room.broadcast(spoken(room.table, line))
