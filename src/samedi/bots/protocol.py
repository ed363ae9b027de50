"""The messages between Samedi and a bot in any language: one JSON object a line (docs/write-a-bot.md).

A program on this machine hears them on its standard input; a program at a chair of a server hears them over HTTP. The
fields of one transport alone are UNSET, and left out, on the other.
"""

import msgspec
from msgspec import UNSET, UnsetType

from samedi.core.types import Seat
from samedi.core.view import View

PROTOCOL = 1


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first line: the game, the version of its rules, and the chair of the program."""

    samedi: int
    game: str
    version: int
    seat: Seat
    seats: int
    seed: int | UnsetType = UNSET  # on standard input: for programs that use random numbers
    table: str | UnsetType = UNSET  # over HTTP: the id of the table


class QuestionBudget(msgspec.Struct, omit_defaults=True):
    """How long the program may think: seconds and iterations are a wish, the limit in seconds is hard."""

    limit: float
    seconds: float | None = None
    iterations: int | None = None


class Choose(msgspec.Struct, tag_field="type", tag="choose"):
    """A question: what the seat may know, and what it may do."""

    id: int
    view: View
    legal: list[str]
    budget: QuestionBudget | UnsetType = UNSET  # on standard input; a server's clocks are those of the table


class Over(msgspec.Struct, tag_field="type", tag="over"):
    """The last line, over HTTP: the result."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Answer(msgspec.Struct):
    """What a program on standard input answers; further fields are ignored."""

    id: int
    code: str
