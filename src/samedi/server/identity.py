"""People: a name and a token that the house signed. There are no accounts: whoever brings the token is that person.

A token is `payload.signature`, both base64url. The payload says who, what for, and until when; the signature is
HMAC-SHA-256 under a key that never leaves the database. Nobody is stored before they sit down or open a table.
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
from samedi.storage.models import Person

COOKIE = "samedi"
LANGUAGE_COOKIE = "samedi-lang"
MINUTE = 60
YEAR = 365 * 24 * 3600
LONGEST_TOKEN = 600

Purpose = Literal["cookie", "link", "program"]
LASTS: dict[Purpose, int] = {"cookie": YEAR, "link": 15 * MINUTE, "program": YEAR}  # seconds


class BadName(SamediError):
    """A name that nobody may have."""


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a token says."""

    id: str
    name: str
    bot: bool
    purpose: Purpose
    until: int  # seconds since 1970


PASS = msgspec.json.Decoder(Pass)


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def clean_name(text: str, longest: int) -> str:
    """A name without signs that nobody sees; raises BadName."""
    seen = "".join(letter for letter in unicodedata.normalize("NFC", text) if unicodedata.category(letter)[0] != "C")
    name = " ".join(seen.split())
    if not 0 < len(name) <= longest:
        raise BadName(f"a name has 1 to {longest} letters")
    return name


def newcomer(name: str, bot: bool = False) -> Person:
    """Somebody nobody has met before."""
    return Person(id=secrets.token_hex(8), name=name, bot=bot, created=now())


def token_of(key: bytes, person: Person, purpose: Purpose) -> str:
    """What proves who somebody is, for a while."""
    until = int(time.time()) + LASTS[purpose]
    payload = msgspec.json.encode(Pass(person.id, person.name, person.bot, purpose, until))
    return f"{letters(payload)}.{letters(signature(key, payload))}"


def somebody(key: bytes, token: str | None, purpose: Purpose) -> Person | None:
    """The person of a token; None if it proves nothing, or no more."""
    first, _, second = (token or "")[: LONGEST_TOKEN + 1].partition(".")
    try:
        payload, signed = bytes_of(first), bytes_of(second)
        if len(first) + len(second) >= LONGEST_TOKEN or not hmac.compare_digest(signature(key, payload), signed):
            return None
        found = PASS.decode(payload)
    except (binascii.Error, ValueError, msgspec.MsgspecError):
        return None
    if found.purpose != purpose or found.until < time.time():
        return None
    return Person(id=found.id, name=found.name, bot=found.bot, created=now())


def signature(key: bytes, payload: bytes) -> bytes:
    return hmac.digest(key, payload, "sha256")


def letters(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
