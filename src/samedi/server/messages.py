"""Every message between a page and a table, as frozen values. The field `t` is its type."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw

from samedi.core.types import Seat
from samedi.scene.model import Cue

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\A[ -~]+\Z")]  # id of a message: stored in the log
Chair = Annotated[int, Meta(ge=0, le=15)]


class Message(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A message in either direction."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message: what the page has already."""

    since: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    look: Annotated[str, Meta(max_length=40)] = ""
    lang: Annotated[str, Meta(max_length=10)] = "en"
    seat: Chair | None = None  # the seat from which to look
    said: Annotated[int, Meta(ge=-1, le=2**31)] = -1  # the number of the last line of chat


class Turn(Message, frozen=True, tag="turn"):
    """Look from another of one's own seats: the device was handed over."""

    seat: Chair


class StandIn(Message, frozen=True, tag="stand-in"):
    """Let a bot replace a player who has left."""

    id: Name
    seat: Chair


class Act(Message, frozen=True, tag="act"):
    """Choose. A message that is sent twice under one id counts once."""

    id: Name
    seat: Chair
    at: int
    code: Annotated[str, Meta(min_length=1, max_length=100)]


class Back(Message, frozen=True, tag="back"):
    """Take back the latest own choice."""

    id: Name
    seat: Chair


class Undo(Message, frozen=True, tag="undo"):
    """Ask to take back the latest own choice. All players at the table must agree."""

    id: Name
    seat: Chair


class Agree(Message, frozen=True, tag="agree"):
    """Answer a player who asks to take back a choice."""

    id: Name
    seat: Chair
    number: int
    yes: bool


class Return(Message, frozen=True, tag="return"):
    """Take over again from the bot that replaced this player."""

    id: Name


class Say(Message, frozen=True, tag="say"):
    """Say a line in the chat."""

    id: Name
    text: Annotated[str, Meta(min_length=1, max_length=5000)]  # and within the server's limit


class Ask(Message, frozen=True, tag="hint"):
    """Ask for a hint."""

    id: Name
    seat: Chair


class Ping(Message, frozen=True, tag="ping"):
    """Ask whether the connection works."""


Heard = Hello | Turn | Act | Back | Undo | Agree | Say | Ask | StandIn | Return | Ping
HEARD = msgspec.json.Decoder(Heard)


class Sitter(msgspec.Struct, frozen=True):
    """Who has one seat."""

    seat: Seat
    name: str
    kind: str
    level: str | None  # of the bot that plays there
    here: bool
    gone: bool  # away so long that a bot may replace the player


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to hello."""

    table: str
    game: str
    title: str
    code: str
    state: str
    revision: int
    pace: str
    clock: str
    next: str | None  # the table of the rematch
    you: tuple[Seat, ...]
    seq: int
    people: tuple[Sitter, ...]


class LookAt(Message, frozen=True, tag="look"):
    """What never changes for a seat; sent to pages that do not have it."""

    name: str
    look: Raw


class Shown(Message, frozen=True, tag="scene"):
    """The present table, and what has happened since the last scene that the page got."""

    seq: int
    seat: Seat | None
    at: int  # the number of the question that the seat is asked
    scene: Raw
    told: tuple[str, ...]
    cues: tuple[Cue, ...] = ()  # what moved meanwhile without being a piece
    pause: bool = False  # a round's end: the scene after chance follows at once, so show this one for a moment


class Ok(Message, frozen=True, tag="ok"):
    """The message was accepted and stored."""

    id: str
    seq: int


class Refusal(Message, frozen=True, tag="no"):
    """The message was refused, and nothing has changed."""

    id: str
    error: str
    text: str
    rule: str = ""


class People(Message, frozen=True, tag="people"):
    """Who has which seat, and who is here."""

    people: tuple[Sitter, ...]


class Changed(Message, frozen=True, tag="lobby"):
    """The table itself has changed: before the game, at its start, or because it was closed."""

    revision: int
    state: str


class Asks(Message, frozen=True, tag="undo"):
    """A player asks to take back the entries from a number on. Without a number the question is withdrawn."""

    number: int | None
    by: Seat | None
    agreed: tuple[Seat, ...]
    needed: tuple[Seat, ...]


class Times(Message, frozen=True, tag="clocks"):
    """Seconds that each seat has left, and whose clocks run."""

    left: tuple[float, ...]
    running: tuple[Seat, ...]


class Next(Message, frozen=True, tag="next"):
    """A player has opened a table for another game."""

    table: str
    name: str


class Said(Message, frozen=True, tag="chat"):
    """A player said something."""

    number: int
    name: str
    text: str
    time: int


class Idea(msgspec.Struct, frozen=True):
    """A choice, its value from 0 to 1 on average, and its result in words."""

    code: str
    text: str
    outlook: float
    result: str = ""


class Hint(Message, frozen=True, tag="hint"):
    """The best choice, the reason, the certainty (only, clear, likely, even), and the choices compared.

    `at` is the number of the question, `said` the certainty in words, `measure` what the results mean.
    """

    id: str
    code: str
    text: str
    why: str = ""
    sure: str = ""
    ideas: tuple[Idea, ...] = ()
    at: int = 0
    said: str = ""
    measure: str = ""


class Pong(Message, frozen=True, tag="pong"):
    """The connection works."""


ENCODER = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    return ENCODER.encode(message)
