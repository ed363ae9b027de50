"""Errors. A refusal says who, what, why and by which rule.

SamediError
├─ Refused            an entry is not possible: .reason, .rule, .entry (its number in a record)
│  ├─ NotYourTurn
│  ├─ NotLegal
│  ├─ OutOfDate       it answers an earlier question
│  └─ BadRecord       not a record, or an inconsistent one
├─ BadOption          a number of seats, option or seed that the game does not have
├─ UnknownGame
├─ UnknownBot
└─ BotFailed          a bot crashed, was too late or chose an illegal action
"""

from typing import Any

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """Why an action is not legal: `kind` has a word in every language, `rule` is a number of the game's RULES.md."""

    kind: str
    rule: str = ""
    data: dict[str, Any] = {}


class Because(msgspec.Struct, frozen=True):
    """Why an action is good: `kind` has a word in every language."""

    kind: str
    data: dict[str, Any] = {}


class SamediError(Exception):
    """Base of all errors that Samedi raises; the text is one sentence."""


class Refused(SamediError):
    """An entry is not possible; nothing has changed."""

    def __init__(self, text: str, reason: Reason | None = None, entry: int | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.reason = reason or Reason("refused")
        self.entry = entry

    @property
    def rule(self) -> str:
        return self.reason.rule

    def __str__(self) -> str:
        rule = f" (rule {self.rule})" if self.rule else ""
        where = f"entry {self.entry}: " if self.entry is not None else ""
        return f"{where}{self.text}{rule}"


class NotYourTurn(Refused):
    """Another seat must choose, or no seat."""


class NotLegal(Refused):
    """The rules forbid it."""


class OutOfDate(Refused):
    """The answer belongs to an earlier question."""


class BadRecord(Refused):
    """Not a record, or an inconsistent one."""


class BadOption(SamediError):
    """A number of seats, an option or a seed that the game does not have."""


class UnknownGame(SamediError):
    """There is no game of that name."""


class UnknownBot(SamediError):
    """There is no bot of that name."""


class BotFailed(SamediError):
    """A bot crashed, was too late, or chose an illegal action."""
