"""The bodies of HTTP requests, as values. Forms and JSON are read into the same ones."""

import re
from typing import Annotated, Any, TypeVar
from urllib.parse import parse_qsl

import msgspec
from msgspec import Meta
from starlette.requests import Request

from samedi.server.errors import ApiError
from samedi.storage.models import Clock, Pace

FORM = "application/x-www-form-urlencoded"
Word = Annotated[str, Meta(max_length=100)]
Number = Annotated[int, Meta(ge=0, le=100_000)]
Chair = Annotated[int, Meta(ge=0, le=15)]
Salt = Annotated[str, Meta(pattern="^(?:[0-9a-f]{2}){8,64}$")]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a request brings."""


class NewTable(Body, frozen=True, kw_only=True):
    """A table for a game; with `bots` all other chairs are theirs, else they are open."""

    game: Word
    seats: Chair | None = None
    options: dict[str, Any] = {}
    pace: Pace = "lively"
    clock: Clock = "none"
    public: bool = False
    name: Word = ""
    bots: Word = ""
    start: bool = False


class Recorded(Body, frozen=True, kw_only=True):
    """A record."""

    record: dict[str, Any]


class Replayed(Recorded, frozen=True, kw_only=True):
    """A record to look at: from a seat, as a watcher (`watch`) or with every hand open (`open`)."""

    seat: Word = "open"


class FromRecord(Recorded, frozen=True, kw_only=True):
    """A table that plays on from a record: after so many of its entries, or all."""

    entries: Number | None = None
    seat: Chair = 0
    bots: Word = ""
    name: Word = ""


class PlayOn(Body, frozen=True, kw_only=True):
    """A table that plays on from a game that is over."""

    entries: Number
    seat: Chair = 0
    bots: Word = ""
    name: Word = ""


class Sit(Body, frozen=True, kw_only=True):
    """A chair for somebody, the first open one unless told which."""

    seat: Chair | None = None
    name: Word = ""
    salt: Salt | None = None


class Seat(Body, frozen=True, kw_only=True):
    """One chair, or all of one's own."""

    seat: Chair | None = None


class SetChair(Body, frozen=True, kw_only=True):
    """A chair is opened, or given to a bot."""

    seat: Chair
    kind: Word
    level: Word = "apprentice"


class Swap(Body, frozen=True, kw_only=True):
    """Two chairs."""

    seat: Chair
    other: Chair


class Agree(Body, frozen=True, kw_only=True):
    """What was agreed; what is not given stays."""

    seats: Chair | None = None
    options: dict[str, Any] | None = None
    pace: Pace | None = None
    clock: Clock | None = None
    public: bool | None = None
    locked: bool | None = None


class Start(Body, frozen=True, kw_only=True):
    """The game begins; the salt goes into the shuffle."""

    salt: Salt | None = None


class StandIn(Body, frozen=True, kw_only=True):
    """A bot plays for somebody who has left."""

    seat: Chair
    level: Word = "apprentice"


class Act(Body, frozen=True, kw_only=True):
    """An answer to question `id` of the stream."""

    id: int
    code: Word
    seat: Chair | None = None


class Named(Body, frozen=True, kw_only=True):
    """A new name."""

    name: Word


class Token(Body, frozen=True, kw_only=True):
    """A token for a program with a name of its own."""

    name: Word = "Bot"
    bot: bool = True


class Nothing(Body, frozen=True, kw_only=True):
    """Nothing needs to be said."""


B = TypeVar("B", bound=Body)


async def read_body(request: Request, kind: type[B], most: int) -> B:
    """Return the body of a request, from JSON or a form; raise ApiError."""
    content = await read_bytes(request, most)
    media_type = request.headers.get("content-type", "").split(";")[0].strip().lower()
    try:
        if media_type == FORM:
            return msgspec.convert(parse_form(content, kind), kind, strict=False)
        return msgspec.json.decode(content or b"{}", type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as wrong:
        raise ApiError("body", 400, why=str(wrong)[:200]) from None


async def read_bytes(request: Request, most: int) -> bytes:
    """Return the whole body; raise ApiError as soon as it is longer than `most` bytes."""
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > most:
            raise ApiError("large", 413, most=most)
    return bytes(content)


def parse_form(content: bytes, kind: type[Body]) -> dict[str, Any]:
    """Return the fields of a form that are not empty; `option-x` is one of the options, flags say yes or no."""
    fields: dict[str, Any] = {}
    options: dict[str, Any] = {}
    for name, value in parse_qsl(content.decode("utf-8"), keep_blank_values=True, max_num_fields=100):
        option = re.fullmatch(r"option-(.+?)(?:-(\d{1,2}))?", name)
        if option and value:
            if option[2] is None:
                options[option[1]] = value
            else:
                options.setdefault(option[1], {})[int(option[2])] = value
        elif value and not option:
            fields[name] = {"yes": True, "on": True, "no": False}.get(value, value) if is_flag(kind, name) else value
    if options and "options" in kind.__struct_fields__:
        fields["options"] = {
            name: [value[seat] for seat in sorted(value)] if isinstance(value, dict) else value
            for name, value in options.items()
        }
    return fields


def is_flag(kind: type[Body], name: str) -> bool:
    return any(field.name == name and field.type in (bool, bool | None) for field in msgspec.structs.fields(kind))
