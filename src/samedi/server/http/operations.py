"""Operations: everything that can be done over HTTP, once. Each is a path for programs (`/api/…`, JSON) and, if it
changes something, a form for pages (the same path without `/api`); docs and OpenAPI are made from the same list."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from samedi.core.errors import Refused
from samedi.core.registry import find_game
from samedi.core.types import Seat
from samedi.core.words import house_words, languages, with_names
from samedi.engine.replay import replay
from samedi.engine.session import Session
from samedi.server import replays
from samedi.server.app_state import House, language_from, person_of, reach_from
from samedi.server.errors import ApiError
from samedi.server.http import requests, responses
from samedi.server.http.responses import TableShown, TablesShown, table_shown
from samedi.server.identity import COOKIE, LIFETIMES, MINUTE, YEAR, clean_name, new_person, token_of
from samedi.server.rooms import seating
from samedi.server.rooms.room import Room
from samedi.server.rooms.snapshot import Snapshot
from samedi.storage.models import Chair, MessageId, Person, Table

USUAL_SEATS = 4


class Asked:
    """One request: who asks, in which language, about which table."""

    def __init__(self, house: House, request: Request) -> None:
        self.house, self.request = house, request
        self.person: Person | None = person_of(house, request)
        self.fresh = False  # the cookie is to be set
        self.reach = reach_from(house, request)
        self.lang = language_from(request)

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else ""

    async def room(self) -> Room:
        return await self.house.rooms.room(self.request.path_params["table"])

    def become(self, name: str) -> Person:
        """Whoever asks, made known if need be, by the name given."""
        person = self.person
        name = clean_name(name, self.house.limits.name_letters) if name else ""
        if person is None:
            person = new_person(name or house_words(self.lang).say("guest"))
        elif name and name != person.name:
            person = msgspec.structs.replace(person, name=name)
        self.fresh = self.fresh or person is not self.person
        self.person = person
        return person

    def signed(self, response: Response, person: Person) -> Response:
        """The answer, with the cookie that makes this device somebody's."""
        token = token_of(self.house.key, person, "cookie")
        secure = self.reach.base.startswith("https:")
        response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    def known(self) -> Person:
        if self.person is None:
            raise ApiError("unknown", 401)
        return self.person

    def shown(self, table: Table, here: frozenset[str] = frozenset()) -> TableShown:
        return table_shown(table, self.person, here, self.reach, self.lang)

    def room_shown(self, room: Room) -> TableShown:
        return self.shown(room.table, room.audience.present())


@dataclass(frozen=True)
class Operation:
    """One thing that can be asked for."""

    method: Literal["GET", "POST"]
    path: str  # after /api
    run: Callable[[Asked, Any], Awaitable[Any]]
    answer: Any
    body: type[requests.Body] | None = None
    status: int = 200
    query: tuple[str, ...] = ()
    form: bool = True  # if it has a body, pages may send it as a form

    @property
    def text(self) -> str:
        return (self.run.__doc__ or "").strip()


# ---- making tables ----


async def make_table(asked: Asked, body: requests.NewTable) -> TableShown:
    """Open a table. Who asks sits on the first chair."""
    game = find_game(body.game)
    usual = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    seats = game.check_seats(usual if body.seats is None else body.seats)
    if body.bots:
        seating.check_level(body.bots)
    host = asked.become(body.name)
    mine = seating.chair_of(host)
    others = [seating.bot(game, seat, body.bots) if body.bots else Chair() for seat in range(1, seats)]
    table = await asked.house.open_table(
        game,
        host,
        (mine, *others),
        asked.address,
        options=cut(body.options, seats),
        pace=body.pace,
        clock=body.clock,
        public=body.public,
    )
    if not body.start:
        return asked.shown(table)
    room = await asked.house.rooms.room(table.id)
    await room.start(host, None)
    return asked.room_shown(room)


def cut(options: dict[str, Any], seats: int) -> dict[str, Any]:
    """Of what a form says for each seat, so much as there are seats: it is written before their number is known."""
    return {name: value[:seats] if isinstance(value, list) else value for name, value in options.items()}


async def from_record(asked: Asked, body: requests.FromRecord) -> TableShown:
    """Open a table that plays on from a record, anybody's, after so many of its entries."""
    entries = body.record.get("entries")
    if not isinstance(entries, list):
        raise ApiError("record", 400, why="it has no entries")
    kept = entries if body.entries is None else entries[: body.entries]
    record = {name: value for name, value in body.record.items() if name not in UNTRUE_LATER} | {"entries": kept}
    session = await replays.run_in_thread(lambda cancel: replay(record, cancel))
    return await play_from(asked, session, body.seat, body.bots, body.name)


UNTRUE_LATER = ("scores", "ended", "seed", "salts", "commitment")  # of a record that is cut short


async def play_on(asked: Asked, body: requests.PlayOn) -> TableShown:
    """Open a table that plays on from a game that is over, after so many of its entries."""
    room = await asked.room()
    if not room.session.over:
        raise ApiError("not-over", 403)
    record = room.session.record()
    return await from_record(
        asked, requests.FromRecord(record=record, entries=body.entries, seat=body.seat, bots=body.bots, name=body.name)
    )


async def play_from(asked: Asked, session: Session, seat: Seat, bots: str, name: str) -> TableShown:
    """A lobby in which the game has gone so far already."""
    if session.over:
        raise ApiError("over")
    if not session.log:
        raise ApiError("record", 400, why="nothing has happened in it")
    if not 0 <= seat < session.seats:
        raise ApiError("seat", 400, seat=seat)
    host = asked.become(name)
    chairs = [seating.bot(session.game, at, bots) if bots else Chair() for at in range(session.seats)]
    chairs[seat] = seating.chair_of(host)
    table = await asked.house.open_table(
        session.game,
        host,
        tuple(chairs),
        asked.address,
        options=session.chosen_options,
        version=session.version,
        entries=tuple(line.entry for line in session.log),
    )
    return asked.shown(table)


async def rematch(asked: Asked, body: requests.Nothing) -> TableShown:
    """Open a table for another game, the same one for everybody who asks."""
    room, person = await asked.room(), asked.known()
    if not room.session.over:
        raise ApiError("not-over", 403)
    if not room.seats_of(person):
        raise ApiError("silent", 403)
    async with room.rematch_lock:
        if room.table.next is None:
            old = room.table
            table = await asked.house.open_table(
                room.game,
                person,
                seating.rematch(old, person),
                asked.address,
                options=old.options,
                version=old.version,
                pace=old.pace,
                clock=old.clock,
                public=old.public,
            )
            await room.set_rematch(table, person)
    assert room.table.next is not None
    return asked.room_shown(await asked.house.rooms.room(room.table.next))


# ---- at a table ----


async def show_table(asked: Asked, body: None) -> TableShown:
    """A table: who sits where, and how it stands."""
    return asked.room_shown(await asked.room())


async def sit(asked: Asked, body: requests.Sit) -> TableShown:
    """Sit down on an open chair; who sits already takes another one for a friend at the same device."""
    room = await asked.room()
    again = bool(room.seats_of(asked.person))
    name = clean_name(body.name, asked.house.limits.name_letters) if body.name else ""
    person = asked.known() if again else asked.become(name)
    seating.sit(room.table, person, body.seat, name or person.name, body.salt)  # nobody is kept who cannot sit
    await asked.house.store.save_person(person)
    await room.update_table(lambda table: seating.sit(table, person, body.seat, name or person.name, body.salt))
    return asked.room_shown(room)


async def stand(asked: Asked, body: requests.Seat) -> TableShown:
    """Stand up, before the game begins."""
    room, person = await asked.room(), asked.known()
    await room.update_table(lambda table: seating.stand(table, person, body.seat))
    return asked.room_shown(room)


async def set_chair(asked: Asked, body: requests.SetChair) -> TableShown:
    """The host opens a chair, whoever sat there, or gives it to a bot."""
    room = await asked.room()
    await room.update_table(
        lambda table: seating.set_chair(table, asked.person, room.game, body.seat, body.kind, body.level)
    )
    return asked.room_shown(room)


async def swap(asked: Asked, body: requests.Swap) -> TableShown:
    """The host lets two chairs change places."""
    room = await asked.room()
    await room.update_table(lambda table: seating.swap(table, asked.person, body.seat, body.other))
    return asked.room_shown(room)


async def agree(asked: Asked, body: requests.Agree) -> TableShown:
    """The host sets what was agreed: number of chairs, options, pace, public, locked."""
    room = await asked.room()
    if room.session.log and (body.seats is not None or body.options is not None):
        raise ApiError("begun")

    def agreed(table: Table) -> Table:
        return seating.agree(
            table,
            asked.person,
            room.game,
            seats=body.seats,
            options=body.options,
            pace=body.pace,
            clock=body.clock,
            public=body.public,
            locked=body.locked,
        )

    await room.update_table(agreed)
    return asked.room_shown(room)


async def start(asked: Asked, body: requests.Start) -> TableShown:
    """The host starts the game; chairs that are still open go to bots."""
    room = await asked.room()
    await room.start(asked.person, body.salt)
    return asked.room_shown(room)


async def close(asked: Asked, body: requests.Nothing) -> TableShown:
    """The host closes the table; a game that is not over stays undecided."""
    room = await asked.room()
    await room.update_table(lambda table: seating.closed(table, asked.person))
    return asked.room_shown(room)


async def stand_in(asked: Asked, body: requests.StandIn) -> TableShown:
    """Let a bot play for somebody who has been away for long; who comes back plays again."""
    room = await asked.room()
    await room.stand_in(asked.person, body.seat, body.level)
    return asked.room_shown(room)


async def act(asked: Asked, body: requests.Act) -> responses.Heard:
    """Answer question `id` of the stream; sent twice it counts once."""
    room, person = await asked.room(), asked.known()
    await room.mark_present(person)
    mine = room.seats_of(person)
    seat = body.seat if body.seat is not None else mine[0] if mine else -1
    message = MessageId(person=person.id, id=f"{seat}:{body.id}")
    try:
        number = await room.commit(room.choice(person, seat, body.code, body.id), message)
    except Refused as refused:
        raise ApiError("refused", why=room.refusal("", refused, asked.lang).text) from None
    return responses.Heard(seq=number)


async def record(asked: Asked, body: None) -> dict[str, Any]:
    """The record of a game that is over; before, it holds the deal and is not handed out."""
    room = await asked.room()
    if not room.session.over or not room.has_begun:
        raise ApiError("not-over", 403)
    return room.session.record()


async def own_log(asked: Asked, body: None) -> responses.OwnLog:
    """What one's own seat (without one: a watcher) was told so far, in sentences."""
    room = await asked.room()
    mine = room.seats_of(asked.person)
    wanted = asked.request.query_params.get("seat")
    if wanted is not None and wanted not in map(str, mine):
        raise ApiError("not-yours", 403)
    seat = int(wanted) if wanted is not None else mine[0] if mine else None
    lang = asked.lang if asked.lang in languages(room.game) else "en"
    lines = Snapshot(room.session).sentences(seat, 0, lang)
    names = room.names
    return responses.OwnLog(
        table=room.table.id, game=room.game.name, seat=seat, lines=tuple(with_names(line, names) for line in lines)
    )


# ---- around tables ----


async def public_tables(asked: Asked, body: None) -> TablesShown:
    """The tables that anybody may see, newest first."""
    return TablesShown(tables=tuple(asked.shown(table) for table in await asked.house.store.public_tables()))


async def my_tables(asked: Asked) -> list[Table]:
    return await asked.house.store.tables_of(asked.person.id) if asked.person else []


async def me(asked: Asked, body: None) -> responses.Me:
    """Who I am, and my tables."""
    person = asked.person
    return responses.Me(
        id=person.id if person else None,
        name=person.name if person else None,
        bot=person.bot if person else False,
        tables=tuple(asked.shown(table) for table in await my_tables(asked)),
    )


async def rename(asked: Asked, body: requests.Named) -> responses.Me:
    """Take a name, or another one; chairs one has keep theirs."""
    asked.become(body.name)
    return await me(asked, None)


async def make_link(asked: Asked, body: requests.Nothing) -> responses.LinkMade:
    """A personal link that makes another device mine; good for some minutes."""
    token = token_of(asked.house.key, asked.known(), "link")
    return responses.LinkMade(url=asked.reach.url(f"/me/link/{token}"), minutes=LIFETIMES["link"] // MINUTE)


async def make_token(asked: Asked, body: requests.Token) -> responses.TokenMade:
    """A bearer token for a program, which is somebody of its own and marked as a bot."""
    program = new_person(clean_name(body.name, asked.house.limits.name_letters), body.bot)
    token = token_of(asked.house.key, program, "program")
    return responses.TokenMade(token=token, id=program.id, name=program.name, bot=program.bot)


OPERATIONS = (
    Operation("POST", "/tables", make_table, TableShown, requests.NewTable, 201),
    Operation("GET", "/tables", public_tables, TablesShown),
    Operation("POST", "/records", from_record, TableShown, requests.FromRecord, 201),
    Operation("GET", "/tables/{table}", show_table, TableShown),
    Operation("POST", "/tables/{table}/sit", sit, TableShown, requests.Sit),
    Operation("POST", "/tables/{table}/stand", stand, TableShown, requests.Seat),
    Operation("POST", "/tables/{table}/chair", set_chair, TableShown, requests.SetChair),
    Operation("POST", "/tables/{table}/swap", swap, TableShown, requests.Swap),
    Operation("POST", "/tables/{table}/agree", agree, TableShown, requests.Agree),
    Operation("POST", "/tables/{table}/start", start, TableShown, requests.Start),
    Operation("POST", "/tables/{table}/close", close, TableShown, requests.Nothing),
    Operation("POST", "/tables/{table}/stand-in", stand_in, TableShown, requests.StandIn),
    Operation("POST", "/tables/{table}/rematch", rematch, TableShown, requests.Nothing, 201),
    Operation("POST", "/tables/{table}/play-on", play_on, TableShown, requests.PlayOn, 201),
    Operation("POST", "/tables/{table}/act", act, responses.Heard, requests.Act),
    Operation("GET", "/tables/{table}/record", record, dict[str, Any]),
    Operation("GET", "/tables/{table}/replay", replays.show_replay, responses.Replay, query=("seat", "lang")),
    Operation("GET", "/tables/{table}/verify", replays.verify_table, responses.Verified, query=("lang",)),
    Operation(
        "POST", "/replay", replays.replay_record, responses.Replay, requests.Replayed, query=("lang",), form=False
    ),
    Operation(
        "POST", "/verify", replays.verify_record, responses.Verified, requests.Recorded, query=("lang",), form=False
    ),
    Operation("GET", "/tables/{table}/log", own_log, responses.OwnLog, query=("seat", "lang")),
    Operation("GET", "/me", me, responses.Me),
    Operation("POST", "/me", rename, responses.Me, requests.Named),
    Operation("POST", "/me/link", make_link, responses.LinkMade, requests.Nothing, 201),
    Operation("POST", "/me/token", make_token, responses.TokenMade, requests.Token, 201),
)
