"""Wire: every message between a browser and a table, as frozen values. `t` says what a message is."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw

from samedi.core.types import Seat
from samedi.scene.model import Cue

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\A[ -~]+\Z")]  # of a message: kept in the log
Chair = Annotated[int, Meta(ge=0, le=15)]


class Message(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """Anything that goes over the wire."""


# ---- from the browser ----


class Hello(Message, frozen=True, tag="hello"):
    """The first message: what the browser has seen already."""

    since: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    look: Annotated[str, Meta(max_length=40)] = ""
    lang: Annotated[str, Meta(max_length=10)] = "en"
    seat: Chair | None = None  # from which of one's chairs to look
    said: Annotated[int, Meta(ge=-1, le=2**31)] = -1  # the number of the last line of chat


class Turn(Message, frozen=True, tag="turn"):
    """Look from another of one's own chairs: the device was handed over."""

    seat: Chair


class StandIn(Message, frozen=True, tag="stand-in"):
    """Let a bot play for somebody who has left."""

    id: Name
    seat: Chair


class Act(Message, frozen=True, tag="act"):
    """A choice; sent twice under one id it counts once."""

    id: Name
    seat: Chair
    at: int
    code: Annotated[str, Meta(min_length=1, max_length=100)]


class Back(Message, frozen=True, tag="back"):
    """The latest own choice is taken back."""

    id: Name
    seat: Chair


class Undo(Message, frozen=True, tag="undo"):
    """May I have my latest choice back? All people at the table must agree."""

    id: Name
    seat: Chair


class Agree(Message, frozen=True, tag="agree"):
    """An answer to somebody who would like to have a choice back."""

    id: Name
    seat: Chair
    number: int
    yes: bool


class Return(Message, frozen=True, tag="return"):
    """I play again where a bot stands in for me."""

    id: Name


class Say(Message, frozen=True, tag="say"):
    """A line of chat."""

    id: Name
    text: Annotated[str, Meta(min_length=1, max_length=5000)]  # and within the house's limit


class Ask(Message, frozen=True, tag="hint"):
    """What would be a good idea?"""

    id: Name
    seat: Chair


class Ping(Message, frozen=True, tag="ping"):
    """Still there?"""


Heard = Hello | Turn | Act | Back | Undo | Agree | Say | Ask | StandIn | Return | Ping
HEARD = msgspec.json.Decoder(Heard)

# ---- to the browser ----


class Sitter(msgspec.Struct, frozen=True):
    """Who sits on one chair."""

    seat: Seat
    name: str
    kind: str
    level: str | None  # of the bot that plays there
    here: bool
    gone: bool  # has been away so long that a bot may stand in


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
    """What never changes at a chair; sent to whoever does not know it."""

    name: str
    look: Raw


class Shown(Message, frozen=True, tag="scene"):
    """The table as it is now, and what was told since the browser last heard of it."""

    seq: int
    seat: Seat | None
    at: int  # the number of the question that the seat is asked
    scene: Raw
    told: tuple[str, ...]
    cues: tuple[Cue, ...] = ()  # what travelled meanwhile without being a piece
    pause: bool = False  # chance has come in since, and the scene after that follows: let this one be seen first


class Ok(Message, frozen=True, tag="ok"):
    """It is stored."""

    id: str
    seq: int


class Refusal(Message, frozen=True, tag="no"):
    """It is refused, and nothing has changed."""

    id: str
    error: str
    text: str
    rule: str = ""


class People(Message, frozen=True, tag="people"):
    """Who sits where, and who is here."""

    people: tuple[Sitter, ...]


class Changed(Message, frozen=True, tag="lobby"):
    """The table itself has changed: before the game began, at its start, or because it was closed."""

    revision: int
    state: str


class Asks(Message, frozen=True, tag="undo"):
    """Somebody would like entries from a number on not to count; without a number nobody does any more."""

    number: int | None
    by: Seat | None
    agreed: tuple[Seat, ...]
    needed: tuple[Seat, ...]


class Times(Message, frozen=True, tag="clocks"):
    """Seconds that each seat has left, and whose clocks run."""

    left: tuple[float, ...]
    running: tuple[Seat, ...]


class Next(Message, frozen=True, tag="next"):
    """Somebody has opened a table for another game."""

    table: str
    name: str


class Said(Message, frozen=True, tag="chat"):
    """Somebody said something."""

    number: int
    name: str
    text: str
    time: int


class Idea(msgspec.Struct, frozen=True):
    """A choice, how well one stands after it on average, from 0 to 1, and what it promises, as people read it."""

    code: str
    text: str
    outlook: float
    result: str = ""


class Hint(Message, frozen=True, tag="hint"):
    """What would be a good idea, why, how sure that is (only, clear, likely, even), and what else was thought of.

    `at` is the number of the question, `said` says in words how sure it is, `measure` what the results mean.
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
    """Still here."""


ENCODER = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    return ENCODER.encode(message)
