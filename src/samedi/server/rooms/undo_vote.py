"""Undo by consent: a choice that a player may not take back alone is taken back if all players agree."""

from typing import TYPE_CHECKING

import msgspec

from samedi.core.types import Seat
from samedi.engine import undo_limit
from samedi.engine.session import Session
from samedi.server import messages
from samedi.server.errors import ApiError

if TYPE_CHECKING:
    from samedi.server.rooms.room import Room
    from samedi.server.rooms.viewers import Viewer


class Proposal(msgspec.Struct):
    """To take back the entries from a number on."""

    number: int
    by: Seat
    agreed: set[Seat]


class UndoVote:
    """The vote of one table: at most one proposal at a time. Any further move withdraws it."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.proposal: Proposal | None = None

    def needed(self) -> tuple[Seat, ...]:
        """Return the seats whose players must agree; bots have no vote."""
        chairs = self.room.table.chairs
        return tuple(seat for seat, chair in enumerate(chairs) if chair.kind == "person" and chair.level is None)

    def latest(self, seat: Seat) -> int:
        """Return the number of the latest choice of a seat that still counts."""
        log = self.room.session.log
        for number in reversed(range(len(log))):
            line = log[number]
            if line.entry.seat == str(seat) and line.move is not None and not line.undone:
                return number
        raise ApiError("nothing-to-undo")

    async def propose(self, viewer: "Viewer", asked: messages.Undo) -> None:
        """A player wants to take back their latest choice, and all that followed."""
        room = self.room
        room.check_seat(viewer.person, asked.seat)
        number = self.latest(asked.seat)
        undo_limit.check_undo(room.session, number)
        self.proposal = Proposal(number, asked.seat, set(room.seats_of(viewer.person)))
        await self.settle()
        room.acknowledge(viewer, asked.id)

    async def vote(self, viewer: "Viewer", vote: messages.Agree) -> None:
        """A player agrees, or declines, which withdraws the proposal."""
        room, proposal = self.room, self.proposal
        room.check_seat(viewer.person, vote.seat)
        if proposal is None or proposal.number != vote.number:
            raise ApiError("nothing-to-undo")
        if vote.yes:
            proposal.agreed |= set(room.seats_of(viewer.person))
        else:
            self.proposal = None
        await self.settle()
        room.acknowledge(viewer, vote.id)

    async def settle(self) -> None:
        """Undo if all agree; otherwise send the state of the vote to all viewers."""
        proposal = self.proposal
        if proposal is None or not set(self.needed()) <= proposal.agreed:
            self.room.audience.broadcast(self.status())
            return

        def undo(session: Session) -> None:
            undo_limit.check_undo(session, proposal.number)
            session.undo(proposal.number)

        await self.room.commit(undo)

    def withdraw(self) -> None:
        """The game has moved on, so the proposal is off."""
        if self.proposal is not None:
            self.proposal = None
            self.room.audience.broadcast(self.status())

    def status(self) -> messages.Asks:
        """Return the state of the vote as a message; without a number there is no proposal."""
        proposal = self.proposal
        if proposal is None:
            return messages.Asks(None, None, (), ())
        return messages.Asks(proposal.number, proposal.by, tuple(sorted(proposal.agreed)), self.needed())
