"""Consent: what the fair policy does not give back, everybody at the table can, if all people agree."""

from typing import TYPE_CHECKING

import msgspec

from samedi.core.types import Seat
from samedi.engine import undo_limit
from samedi.server import messages
from samedi.server.errors import ApiError

if TYPE_CHECKING:
    from samedi.server.rooms.room import Room
    from samedi.server.rooms.viewers import Guest


class Proposal(msgspec.Struct):
    """Entries from a number on shall no longer count; so far these seats agree."""

    number: int
    by: Seat
    agreed: set[Seat]


def needed(room: "Room") -> tuple[Seat, ...]:
    """The seats whose people must agree; bots follow."""
    return tuple(seat for seat, chair in enumerate(room.table.chairs) if chair.kind == "person" and chair.level is None)


def latest(room: "Room", seat: Seat) -> int | None:
    """The number of the latest choice of a seat that still counts."""
    for number in range(len(room.session.log) - 1, -1, -1):
        line = room.session.log[number]
        if line.entry.seat == str(seat) and line.move is not None and not line.undone:
            return number
    return None


async def ask(room: "Room", guest: "Guest", asked: messages.Undo) -> None:
    """Somebody would like to have their latest choice back."""
    room.check_chair(guest.person, asked.seat)
    number = latest(room, asked.seat)
    if number is None:
        raise ApiError("nothing-to-undo")
    undo_limit.check_undo(room.session, number)
    room.proposal = Proposal(number, asked.seat, set(room.seats_of(guest.person)))
    await settle(room)
    guest.tell(messages.Ok(asked.id, len(room.session.log)))


async def answer(room: "Room", guest: "Guest", said: messages.Agree) -> None:
    """Somebody agrees, or does not: then it is off."""
    room.check_chair(guest.person, said.seat)
    proposal = room.proposal
    if proposal is None or proposal.number != said.number:
        raise ApiError("nothing-to-undo")
    if said.yes:
        proposal.agreed |= set(room.seats_of(guest.person))
    else:
        room.proposal = None
    await settle(room)
    guest.tell(messages.Ok(said.id, len(room.session.log)))


async def settle(room: "Room") -> None:
    """If all agree it happens; everybody hears how it stands."""
    proposal = room.proposal
    if proposal is not None and set(needed(room)) <= proposal.agreed:
        number = proposal.number
        await room.change(None, "", lambda: undo(room, number), lambda seq: None)
    else:
        room.broadcast(shown(room))


def undo(room: "Room", number: int) -> None:
    undo_limit.check_undo(room.session, number)
    room.session.undo(number)


def shown(room: "Room") -> messages.Asks:
    """How it stands; without a number nothing is asked."""
    proposal = room.proposal
    if proposal is None:
        return messages.Asks(None, None, (), ())
    return messages.Asks(proposal.number, proposal.by, tuple(sorted(proposal.agreed)), needed(room))
