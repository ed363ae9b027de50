"""In a terminal bots choose as chance has it; in its tests they repeat."""

import random
import secrets

import pytest


@pytest.fixture(autouse=True)
def bots_repeat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", random.Random(7).getrandbits)
