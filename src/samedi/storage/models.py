"""What the storage holds, as frozen values: people, tables with their chairs, the log, the chat.

Times are whole milliseconds since 1970. Every value is checked before it is stored.
"""

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from samedi.core.errors import SamediError
from samedi.core.events import Entry
from samedi.engine.fairness import read_shuffle_seed
from samedi.engine.record import Record

# No null characters and no lone surrogates: databases refuse them.
WRITABLE = r"\A[^\x00\ud800-\udfff]*\Z"
Id = Annotated[str, Meta(min_length=1, max_length=100, pattern=WRITABLE)]
Line = Annotated[str, Meta(max_length=200, pattern=WRITABLE)]
Hexadecimal = Annotated[str, Meta(max_length=128, pattern=r"\A(?:[0-9a-f]{2})+\Z")]
Code = Annotated[str, Meta(min_length=1, max_length=20_000, pattern=WRITABLE)]
Time = Annotated[int, Meta(ge=0, le=2**53)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Score = Annotated[int, Meta(ge=-(2**53), le=2**53)]

Kind = Literal["person", "bot", "automa", "open"]
Pace = Literal["instant", "lively", "calm"]
Clock = Literal["none", "fast", "slow", "days"]
Standing = Literal["lobby", "running", "over", "agreed", "abandoned"]


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all stored values."""


class Person(Value, frozen=True, kw_only=True):
    """A person or a program, with a name."""

    id: Id
    name: Line
    bot: bool = False
    created: Time


class Chair(Value, frozen=True, kw_only=True):
    """Who sits on one chair. With both `person` and `level` the person has left and a bot of that level stands in.

    A bot with a `person` is a program that plays over HTTP.
    """

    kind: Kind = "open"
    person: Id | None = None
    level: Line | None = None
    name: Line = ""
    salt: Hexadecimal | None = None  # what this person adds to the shuffle; the start of the game moves it to the table


class Table(Value, frozen=True, kw_only=True):
    """One table, chairs in the order of seats. The seed is left out, so that no listing or message can reveal it."""

    id: Id
    code: Id  # the short code that people say aloud; unique among open tables
    game: Id
    version: Number
    chairs: Annotated[tuple[Chair, ...], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    commitment: Hexadecimal | None = None
    salts: Annotated[tuple[Hexadecimal, ...], Meta(max_length=100)] = ()
    host: Id
    public: bool = False
    locked: bool = False
    pace: Pace = "lively"
    clock: Clock = "none"
    created: Time
    state: Standing = "lobby"
    scores: tuple[Score, ...] | None = None
    next: Id | None = None  # the id of the rematch's table
    revision: Number = 0  # counts the changes; a change of an older revision raises Conflict

    @property
    def seats(self) -> int:
        return len(self.chairs)


class Quota(Value, frozen=True, kw_only=True):
    """How many tables one address may make within an hour and have open at once; the address itself is not stored."""

    maker: Line
    an_hour: Number
    open: Number


class MessageId(Value, frozen=True, kw_only=True):
    """A client's id for a message, so that a repeated message counts once."""

    person: Id
    id: Id


class LogRow(Value, frozen=True, kw_only=True):
    """One entry of a table's log."""

    number: Number
    seat: Annotated[str, Meta(pattern=r"\A(?:[0-9]{1,2}|\*)\Z")]
    code: Code
    at: Time
    sent: MessageId | None = None

    @property
    def entry(self) -> Entry:
        return Entry(self.seat, self.code)


class ChatLine(Value, frozen=True, kw_only=True):
    """One line of a table's chat."""

    number: Number
    person: Id
    text: Annotated[str, Meta(max_length=5_000, pattern=WRITABLE)]
    at: Time
    sent: Id | None = None


class StoredTable(Value, frozen=True, kw_only=True):
    """Everything a room needs to continue a table, with the latest lines of chat."""

    table: Table
    seed: Hexadecimal | None
    log: tuple[LogRow, ...]
    chat: tuple[ChatLine, ...]

    def record(self) -> Record:
        """Return the record that the engine replays; it contains the deal."""
        table = self.table
        return Record(
            samedi=1,
            game=table.game,
            version=table.version,
            seats=table.seats,
            options=table.options,
            commitment=table.commitment,
            seed=self.seed,
            salts=list(table.salts),
            entries=[line.entry for line in self.log],
            scores=None if table.scores is None else list(table.scores),
            ended=table.state if table.state == "agreed" or table.state == "abandoned" else None,
        )


class BadValue(SamediError):
    """A value that cannot be stored: too long, of the wrong type, or inconsistent. Nothing has changed."""


V = TypeVar("V", bound=Value)


def checked(value: V) -> V:
    """Return the value if it may be stored; a Struct does not validate its fields when it is made."""
    try:
        return msgspec.convert(msgspec.to_builtins(value), type(value))
    except (msgspec.ValidationError, TypeError, ValueError, OverflowError, RecursionError) as wrong:
        raise BadValue(f"this {type(value).__name__.lower()} cannot be kept: {str(wrong)[:200]}") from None


def checked_table(table: Table) -> Table:
    """Return the table if each of its chairs is consistent."""
    table = checked(table)
    for seat, chair in enumerate(table.chairs):
        taken = chair.person is not None
        if (chair.kind == "person") > taken or (chair.kind in ("automa", "open") and taken):
            raise BadValue(f"chair {seat} is of kind {chair.kind} and its person is {chair.person}")
        if chair.kind == "bot" and not chair.level and not taken:
            raise BadValue(f"the bot on chair {seat} has no level")
    return table


def check_seed(table: Table, seed: str | None) -> None:
    """Refuse a seed that does not match the table's commitment."""
    try:
        commitment = None if seed is None else read_shuffle_seed(seed, []).commitment
    except ValueError as wrong:
        raise BadValue(str(wrong)) from None
    if commitment != table.commitment:
        raise BadValue("the commitment of this table is not that of its seed")
