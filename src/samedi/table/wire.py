"""Wire: every message between a browser and a table, as frozen values. `t` says what a message is."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw

from samedi.core.names import Seat

LARGEST = 16 * 1024  # bytes of a message
LONGEST_SAYING = 500
RATE, BURST = 20, 60  # messages a second, and how many at once

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Chair = Annotated[int, Meta(ge=0, le=15)]


class Message(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """Anything that goes over the wire."""


# ---- from the browser ----


class Hello(Message, frozen=True, tag="hello"):
    """The first message: what the browser has seen already."""

    since: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    look: Annotated[str, Meta(max_length=40)] = ""
    lang: Annotated[str, Meta(max_length=10)] = "en"


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


class Say(Message, frozen=True, tag="say"):
    """A line of chat."""

    id: Name
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]


class Ask(Message, frozen=True, tag="hint"):
    """What would an apprentice do?"""

    id: Name
    seat: Chair


class Ping(Message, frozen=True, tag="ping"):
    """Still there?"""


Heard = Hello | Act | Back | Say | Ask | Ping
HEARD = msgspec.json.Decoder(Heard)

# ---- to the browser ----


class Sitter(msgspec.Struct, frozen=True):
    """Who sits on one chair."""

    seat: Seat
    name: str
    kind: str
    level: str | None
    here: bool


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to hello."""

    table: str
    game: str
    title: str
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


class Ok(Message, frozen=True, tag="ok"):
    """It is stored."""

    id: str
    seq: int


class No(Message, frozen=True, tag="no"):
    """It is refused, and nothing has changed."""

    id: str
    error: str
    text: str
    rule: str = ""


class People(Message, frozen=True, tag="people"):
    """Who sits where, and who is here."""

    people: tuple[Sitter, ...]


class Said(Message, frozen=True, tag="chat"):
    """Somebody said something."""

    name: str
    text: str
    time: int


class Hint(Message, frozen=True, tag="hint"):
    """What an apprentice would do."""

    id: str
    code: str
    text: str


class Pong(Message, frozen=True, tag="pong"):
    """Still here."""


def encode(message: Any) -> str:
    return msgspec.json.encode(message).decode()
