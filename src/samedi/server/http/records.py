"""The operations on records: show, check and continue a game."""

from typing import Any

import msgspec

from samedi.core.types import Seat
from samedi.engine.record import read_record
from samedi.engine.replay import replay
from samedi.engine.session import Session
from samedi.server.errors import ApiError
from samedi.server.http import requests, responses
from samedi.server.http.context import RequestContext
from samedi.server.http.responses import TableShown
from samedi.server.replays import build_replay, perspective_of, replay_any, replay_json, run_in_thread, verified
from samedi.server.rooms import seating
from samedi.server.rooms.room import Room
from samedi.storage.models import Chair

UNTRUE_LATER = ("scores", "ended", "seed", "salts", "commitment")  # of a record that is cut short


async def record(context: RequestContext, body: None) -> dict[str, Any]:
    """The record of a game that is over; before, it holds the deal and is not handed out."""
    return finished(await context.room()).session.record()


async def show_replay(context: RequestContext, body: None) -> msgspec.Raw:
    """A game that is over, step by step: `seat` is a number, `watch` or `open`. 403 before its end, as the record."""
    room, lang = finished(await context.room()), context.lang
    perspective = perspective_of(
        context.request.query_params.get("seat", ""), room.session.seats, room.seats_of(context.person)
    )
    record, names = read_record(room.session.record()), room.names
    return await replay_json(lambda cancel: build_replay(record, perspective, names, lang, cancel))


async def replay_record(context: RequestContext, body: requests.Replayed) -> msgspec.Raw:
    """Any record, step by step; nothing of it is kept."""
    return await replay_json(lambda cancel: replay_any(body.record, body.seat, context.lang, cancel))


async def verify_table(context: RequestContext, body: None) -> responses.Verified:
    """Was the shuffle of a game that is over as it was promised? Every outcome is derived again; 403 before."""
    room = finished(await context.room())
    record, names = room.session.record(), [chair.name for chair in room.table.chairs if chair.salt]
    return await run_in_thread(lambda cancel: verified(record, names, context.lang, cancel))


async def verify_record(context: RequestContext, body: requests.Recorded) -> responses.Verified:
    """Was the shuffle of a record as it was promised? Nothing of it is kept."""
    return await run_in_thread(lambda cancel: verified(body.record, (), context.lang, cancel))


def finished(room: Room) -> Room:
    """Return the room, if its game is over and may be shown to all."""
    if not room.session.over or not room.has_begun:
        raise ApiError("not-over", 403)
    return room


async def from_record(context: RequestContext, body: requests.FromRecord) -> TableShown:
    """Open a table that plays on from a record, anybody's, after so many of its entries."""
    entries = body.record.get("entries")
    if not isinstance(entries, list):
        raise ApiError("record", 400, why="it has no entries")
    kept = entries if body.entries is None else entries[: body.entries]
    record = {name: value for name, value in body.record.items() if name not in UNTRUE_LATER} | {"entries": kept}
    session = await run_in_thread(lambda cancel: replay(record, cancel))
    return await play_from(context, session, body.seat, body.bots, body.name)


async def play_on(context: RequestContext, body: requests.PlayOn) -> TableShown:
    """Open a table that plays on from a game that is over, after so many of its entries."""
    room = await context.room()
    if not room.session.over:
        raise ApiError("not-over", 403)
    record = room.session.record()
    return await from_record(
        context,
        requests.FromRecord(record=record, entries=body.entries, seat=body.seat, bots=body.bots, name=body.name),
    )


async def play_from(context: RequestContext, session: Session, seat: Seat, bots: str, name: str) -> TableShown:
    """A lobby in which the game has gone so far already."""
    if session.over:
        raise ApiError("over")
    if not session.log:
        raise ApiError("record", 400, why="nothing has happened in it")
    if not 0 <= seat < session.seats:
        raise ApiError("seat", 400, seat=seat)
    host = context.identify(name)
    chairs = [seating.bot(session.game, at, bots) if bots else Chair() for at in range(session.seats)]
    chairs[seat] = seating.chair_of(host)
    table = await context.rooms.open_table(
        session.game,
        host,
        tuple(chairs),
        context.maker,
        options=session.chosen_options,
        version=session.version,
        entries=tuple(line.entry for line in session.log),
    )
    return context.table_shown(table)
