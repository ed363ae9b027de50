"""People: a name and a cookie. Whoever brings the cookie's secret is that person; of the secret only a hash is kept."""

import hashlib
import hmac
import secrets
import time
import unicodedata

from samedi.core.errors import SamediError
from samedi.storage.store import Store
from samedi.storage.values import Person

COOKIE = "samedi"
LONGEST_NAME = 24
YEAR = 365 * 24 * 3600


class BadName(SamediError):
    """A name that nobody may have."""


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def clean_name(text: str) -> str:
    """A name without signs that nobody sees; raises BadName."""
    seen = "".join(letter for letter in unicodedata.normalize("NFC", text) if unicodedata.category(letter)[0] != "C")
    name = " ".join(seen.split())
    if not 0 < len(name) <= LONGEST_NAME:
        raise BadName(f"a name has 1 to {LONGEST_NAME} letters")
    return name


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


async def somebody(store: Store, cookie: str | None) -> Person | None:
    """The person of a cookie; None if it proves nothing."""
    id, _, secret = (cookie or "").partition(".")
    if not id.isalnum() or len(id) > 40 or not 0 < len(secret) <= 100:
        return None
    person = await store.person(id)
    if person is None or not hmac.compare_digest(person.secret_hash, hash_of(secret)):
        return None
    return person


async def newcomer(store: Store, name: str) -> tuple[Person, str]:
    """Somebody new, and the cookie that will prove who they are."""
    secret = secrets.token_urlsafe(24)
    person = Person(id=secrets.token_hex(8), name=clean_name(name), secret_hash=hash_of(secret), created=now())
    await store.save_person(person)
    return person, f"{person.id}.{secret}"
