"""Who sits where, and what is agreed. Each function returns a new Table made from an old one, or raises ApiError."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from samedi.bots import BOTS
from samedi.core.game import Game
from samedi.core.types import Seat
from samedi.core.words import general_words
from samedi.server.errors import ApiError
from samedi.storage.models import Chair, Person, Table

HELPER = "apprentice"  # the level of bots that take open seats and replace players

replace = msgspec.structs.replace


def seats_of(table: Table, person: Person | None) -> tuple[Seat, ...]:
    """Return the seats of a person."""
    if person is None:
        return ()
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.person == person.id)


def check_open(table: Table) -> None:
    if table.state != "lobby":
        raise ApiError("begun")


def check_host(table: Table, person: Person | None) -> None:
    if person is None or table.host != person.id:
        raise ApiError("host-only", 403)


def check_level(level: str) -> str:
    if level not in BOTS:
        raise ApiError("level", 400, level=level[:40], levels=", ".join(BOTS))
    return level


def chair_at(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < table.seats:
        raise ApiError("seat", 400, seat=seat)
    return table.chairs[seat]


def with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def chair_of(person: Person, name: str = "", salt: str | None = None) -> Chair:
    """Return the chair of a person or program."""
    return Chair(kind="bot" if person.bot else "person", person=person.id, name=name or person.name, salt=salt)


def sit(table: Table, person: Person, seat: Seat | None, name: str, salt: str | None) -> Table:
    """Take an open seat. A person who has one already takes another for a friend at the same device."""
    check_open(table)
    mine = seats_of(table, person)
    if table.locked and not mine and table.host != person.id:
        raise ApiError("locked", 403)
    if seat is None:
        seat = next((at for at, chair in enumerate(table.chairs) if chair.kind == "open"), None)
        if seat is None:
            raise ApiError("full")
    if chair_at(table, seat).kind != "open":
        raise ApiError("taken", seat=seat + 1)
    return with_chair(table, seat, chair_of(person, name, salt))


def stand(table: Table, person: Person, seat: Seat | None) -> Table:
    """Leave a seat, or all of one's own."""
    check_open(table)
    mine = seats_of(table, person)
    if seat is not None and seat not in mine:
        raise ApiError("not-yours", 403)
    for at in mine if seat is None else (seat,):
        table = with_chair(table, at, Chair())
    return table


def set_chair(table: Table, person: Person | None, game: Game, seat: Seat, kind: str, level: str) -> Table:
    """Open a seat, which removes its player, or give it to a bot."""
    check_open(table)
    check_host(table, person)
    if chair_at(table, seat).kind == "automa":
        raise ApiError("automa")
    if kind not in ("open", "bot"):
        raise ApiError("kind", 400)
    return with_chair(table, seat, Chair() if kind == "open" else bot(game, seat, level))


def bot(game: Game, seat: Seat, level: str) -> Chair:
    """Return the chair of a bot, with its name."""
    return Chair(kind="bot", level=check_level(level), name=general_words("en").say(f"name-{seat}"))


def swap(table: Table, person: Person | None, seat: Seat, other: Seat) -> Table:
    """Swap two seats with all that belongs to them."""
    check_open(table)
    check_host(table, person)
    one, two = chair_at(table, seat), chair_at(table, other)
    if "automa" in (one.kind, two.kind):
        raise ApiError("automa")
    return with_chair(with_chair(table, seat, two), other, one)


def agree(
    table: Table,
    person: Person | None,
    game: Game,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    **settings: Any,
) -> Table:
    """Set the number of seats, options, pace, clock, public and locked. What is None stays as it is."""
    check_open(table)
    check_host(table, person)
    if seats is not None:
        table = replace(table, chairs=resized(table.chairs, game.check_seats(seats)))
    if options is not None or seats is not None:
        given = table.options if options is None else options
        meant = meaningful(game, table.seats, given)
        values = game.check_options(table.seats, meant, table.version)
        table = replace(table, options=game.chosen_options(values, table.version))
        table = with_automata(table, game)
    return replace(table, **{name: value for name, value in settings.items() if value is not None})


def meaningful(game: Game, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the given options without those that do not apply beside the others: a form sends them all."""
    meant = dict(given)
    for option in game.options:
        value = meant.get(option.name)
        if option.names_seat and value in option.values and value not in option.values_for(seats):
            del meant[option.name]  # it names a seat that does not exist
        elif option.kind == "per-seat choice" and isinstance(value, list | tuple) and len(value) != seats:
            if len(value) > seats:
                meant[option.name] = value[:seats]  # a form has a field for every possible seat
            else:
                del meant[option.name]  # it was set for fewer seats
        elif option.name in meant and not option.applies(
            seats, {each.name: each.default for each in game.options} | meant
        ):
            del meant[option.name]
    return meant


def resized(chairs: Sequence[Chair], seats: int) -> tuple[Chair, ...]:
    """Add open seats, or remove seats: open ones first, then bots, and never one of a person."""
    kept = list(chairs)
    while len(kept) > seats:
        going = next(
            (
                at
                for kind in ("open", "bot", "automa")
                for at in reversed(range(len(kept)))
                if kept[at].kind == kind and kept[at].person is None
            ),
            None,
        )
        if going is None:
            raise ApiError("too-many-people", people=len(kept))
        del kept[going]
    return (*kept, *(Chair() for _ in range(seats - len(kept))))


def with_automata(table: Table, game: Game) -> Table:
    """Give the last seats to automata, as many as the options say, and no others."""
    values = game.check_options(table.seats, table.options, table.version)
    first = table.seats - game.automata(table.seats, values)
    for seat, chair in enumerate(table.chairs):
        if seat >= first and chair.kind != "automa":
            if chair.person is not None:
                raise ApiError("too-many-people", people=sum(each.person is not None for each in table.chairs))
            table = with_chair(table, seat, Chair(kind="automa", name=general_words("en").say(f"name-{seat}")))
        elif seat < first and chair.kind == "automa":
            table = with_chair(table, seat, Chair())
    return table


def started(table: Table, person: Person | None, game: Game, salt: str | None) -> Table:
    """Start the game: bots take open seats, and the shuffle gets the salts."""
    check_open(table)
    check_host(table, person)
    if not any(chair.person for chair in table.chairs):
        raise ApiError("nobody")
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open":
            table = with_chair(table, seat, bot(game, seat, HELPER))
        elif person is not None and salt and chair.person == person.id and chair.salt is None:
            table, salt = with_chair(table, seat, replace(chair, salt=salt)), None
    sealed = table.commitment is not None
    salts = tuple(chair.salt for chair in table.chairs if chair.salt) if sealed else ()
    return replace(table, state="running", salts=salts)


def closed(table: Table, person: Person | None) -> Table:
    """Close a table whose game is not over."""
    check_host(table, person)
    if table.state not in ("lobby", "running"):
        raise ApiError("over")
    return replace(table, state="abandoned")


def stood_in(table: Table, seat: Seat, level: str) -> Table:
    """Let a bot replace a player."""
    chair = chair_at(table, seat)
    if table.state != "running" or chair.person is None or chair.level is not None:
        raise ApiError("not-gone")
    return with_chair(table, seat, replace(chair, level=check_level(level)))


def come_back(table: Table, person: Person) -> Table:
    """Let a player take over from the bot again."""
    for seat in seats_of(table, person):
        table = with_chair(table, seat, replace(table.chairs[seat], level=None))
    return table


def rematch(table: Table, person: Person) -> tuple[Chair, ...]:
    """Return the chairs of a rematch: the person who asks and bots have theirs, the others are open."""
    chairs = []
    for chair in table.chairs:
        if chair.person is None:
            chairs.append(chair)
        elif chair.person == person.id:
            chairs.append(Chair(kind=chair.kind, person=person.id, name=chair.name))
        else:
            chairs.append(Chair())
    return tuple(chairs)
