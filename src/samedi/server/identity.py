"""Who sends a request: a name and an id in a token that the server signs. There are no accounts.

A token is `payload.signature`, both base64url. The payload contains the person, the purpose and the end of validity;
the signature is HMAC-SHA-256 under a key that never leaves the database. A person is stored only when they sit down or
open a table.
"""

import base64
import binascii
import hmac
import secrets
import time
import unicodedata
from typing import Literal

import msgspec

from samedi.core.errors import SamediError
from samedi.server.clock import now
from samedi.storage.models import Person

COOKIE = "samedi"
LANGUAGE_COOKIE = "samedi-lang"
MINUTE = 60
YEAR = 365 * 24 * 3600
MAX_TOKEN_LENGTH = 600

Purpose = Literal["cookie", "link", "program"]
LIFETIMES: dict[Purpose, int] = {"cookie": YEAR, "link": 15 * MINUTE, "program": YEAR}  # seconds


class BadName(SamediError):
    """An empty name, or one that is too long."""


class TokenPayload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The signed part of a token."""

    id: str
    name: str
    bot: bool
    purpose: Purpose
    until: int  # seconds since 1970


PAYLOAD_DECODER = msgspec.json.Decoder(TokenPayload)


def clean_name(text: str, max_length: int) -> str:
    """The name without control characters and double spaces; raises BadName."""
    visible = "".join(letter for letter in unicodedata.normalize("NFC", text) if unicodedata.category(letter)[0] != "C")
    name = " ".join(visible.split())
    if not 0 < len(name) <= max_length:
        raise BadName(f"a name has 1 to {max_length} letters")
    return name


def new_person(name: str, bot: bool = False) -> Person:
    """A person with a new id."""
    return Person(id=secrets.token_hex(8), name=name, bot=bot, created=now())


def token_of(key: bytes, person: Person, purpose: Purpose) -> str:
    """A signed token of a person, valid for as long as its purpose allows."""
    until = int(time.time()) + LIFETIMES[purpose]
    payload = msgspec.json.encode(TokenPayload(person.id, person.name, person.bot, purpose, until))
    return f"{base64url(payload)}.{base64url(signature(key, payload))}"


def person_from_token(key: bytes, token: str | None, purpose: Purpose) -> Person | None:
    """The person of a token; None if the token is invalid, expired or made for another purpose."""
    first, _, second = (token or "")[: MAX_TOKEN_LENGTH + 1].partition(".")
    try:
        payload, signed = from_base64url(first), from_base64url(second)
        too_long = len(first) + len(second) >= MAX_TOKEN_LENGTH
        if too_long or not hmac.compare_digest(signature(key, payload), signed):
            return None
        found = PAYLOAD_DECODER.decode(payload)
    except (binascii.Error, ValueError, msgspec.MsgspecError):
        return None
    if found.purpose != purpose or found.until < time.time():
        return None
    return Person(id=found.id, name=found.name, bot=found.bot, created=now())


def signature(key: bytes, payload: bytes) -> bytes:
    return hmac.digest(key, payload, "sha256")


def base64url(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
