"""The operations on tables: open, arrange, start and close them."""

from typing import Any

import msgspec

from samedi.core.registry import find_game
from samedi.server.errors import ApiError
from samedi.server.http import requests
from samedi.server.http.context import RequestContext
from samedi.server.http.responses import TableShown, TablesShown
from samedi.server.identity import clean_name
from samedi.server.rooms import seating
from samedi.storage.models import Chair

USUAL_SEATS = 4


async def make_table(context: RequestContext, body: requests.NewTable) -> TableShown:
    """Open a table. Who asks sits on the first chair."""
    game = find_game(body.game)
    usual = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    seats = game.check_seats(usual if body.seats is None else body.seats)
    if body.bots:
        seating.check_level(body.bots)
    host = context.identify(body.name)
    others = [seating.bot(game, seat, body.bots) if body.bots else Chair() for seat in range(1, seats)]
    chairs, options = (seating.chair_of(host), *others), cut(body.options, seats)
    settings: dict[str, Any] = {"pace": body.pace, "clock": body.clock, "public": body.public}
    table = await context.rooms.open_table(game, host, chairs, context.maker, options=options, **settings)
    if not body.start:
        return context.table_shown(table)
    room = await context.rooms.get(table.id)
    await room.start(host, None)
    return context.room_shown(room)


def cut(options: dict[str, Any], seats: int) -> dict[str, Any]:
    """Cut values by seat to the number of seats: a form has a field for every possible seat."""
    return {name: value[:seats] if isinstance(value, list) else value for name, value in options.items()}


async def rematch(context: RequestContext, body: requests.Nothing) -> TableShown:
    """Open a table for another game, the same one for everybody who asks."""
    room, person = await context.room(), context.require_person()
    if not room.session.over:
        raise ApiError("not-over", 403)
    if not room.seats_of(person):
        raise ApiError("silent", 403)
    async with room.rematch_lock:
        if room.table.next is None:
            old, chairs = room.table, seating.rematch(room.table, person)
            settings: dict[str, Any] = {
                "version": old.version,
                "pace": old.pace,
                "clock": old.clock,
                "public": old.public,
            }
            table = await context.rooms.open_table(
                room.game, person, chairs, context.maker, options=old.options, **settings
            )
            await room.set_rematch(table, person)
    assert room.table.next is not None
    return context.room_shown(await context.rooms.get(room.table.next))


async def show_table(context: RequestContext, body: None) -> TableShown:
    """A table: who sits where, and how it stands."""
    return context.room_shown(await context.room())


async def sit(context: RequestContext, body: requests.Sit) -> TableShown:
    """Sit down on an open chair; who sits already takes another one for a friend at the same device."""
    room = await context.room()
    again = bool(room.seats_of(context.person))
    name = clean_name(body.name, context.state.limits.name_letters) if body.name else ""
    person = context.require_person() if again else context.identify(name)
    seating.sit(room.table, person, body.seat, name or person.name, body.salt)  # refuses before the person is stored
    await context.state.store.save_person(person)
    await room.update_table(lambda table: seating.sit(table, person, body.seat, name or person.name, body.salt))
    return context.room_shown(room)


async def stand(context: RequestContext, body: requests.Seat) -> TableShown:
    """Stand up, before the game begins."""
    room, person = await context.room(), context.require_person()
    await room.update_table(lambda table: seating.stand(table, person, body.seat))
    return context.room_shown(room)


async def set_chair(context: RequestContext, body: requests.SetChair) -> TableShown:
    """The host opens a chair, whoever sat there, or gives it to a bot."""
    room = await context.room()
    await room.update_table(
        lambda table: seating.set_chair(table, context.person, room.game, body.seat, body.kind, body.level)
    )
    return context.room_shown(room)


async def swap(context: RequestContext, body: requests.Swap) -> TableShown:
    """The host lets two chairs change places."""
    room = await context.room()
    await room.update_table(lambda table: seating.swap(table, context.person, body.seat, body.other))
    return context.room_shown(room)


async def agree(context: RequestContext, body: requests.Agree) -> TableShown:
    """The host sets what was agreed: number of chairs, options, pace, public, locked."""
    room = await context.room()
    if room.session.log and (body.seats is not None or body.options is not None):
        raise ApiError("begun")

    settings = msgspec.structs.asdict(body)
    await room.update_table(lambda table: seating.agree(table, context.person, room.game, **settings))
    return context.room_shown(room)


async def start(context: RequestContext, body: requests.Start) -> TableShown:
    """The host starts the game; chairs that are still open go to bots."""
    room = await context.room()
    await room.start(context.person, body.salt)
    return context.room_shown(room)


async def close(context: RequestContext, body: requests.Nothing) -> TableShown:
    """The host closes the table; a game that is not over stays undecided."""
    room = await context.room()
    await room.update_table(lambda table: seating.closed(table, context.person))
    return context.room_shown(room)


async def stand_in(context: RequestContext, body: requests.StandIn) -> TableShown:
    """Let a bot play for somebody who has been away for long; who comes back plays again."""
    room = await context.room()
    await room.stand_in(context.person, body.seat, body.level)
    return context.room_shown(room)


async def public_tables(context: RequestContext, body: None) -> TablesShown:
    """The tables that anybody may see, newest first."""
    return TablesShown(tables=tuple(context.table_shown(table) for table in await context.state.store.public_tables()))
