"""Advice: what somebody with experience would do on one's own chair, knowing no more than the chair may know."""

from typing import TYPE_CHECKING

from samedi.core.words import words
from samedi.table import lobby, wire

if TYPE_CHECKING:
    from samedi.table.guests import Guest
    from samedi.table.room import Room


async def hint(room: "Room", guest: "Guest", asked: wire.Ask) -> None:
    """Somebody asks for advice."""
    mine = asked.seat in room.seats_of(guest.person) and not room.session.over
    legal = room.session.state.legal(asked.seat) if mine else ()
    spoken = words(room.game, guest.lang)
    if not legal:
        guest.tell(wire.No(asked.id, "not-asked", spoken.say("reason-not-asked")))
        return
    view = room.session.view(asked.seat)
    action = await room.minds.choose(room.game.name, lobby.HELPER, view, asked.seat, legal)
    code = room.game.actions[action]
    guest.tell(wire.Hint(asked.id, code, spoken.action(code)))
