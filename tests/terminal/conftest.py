"""Terminal bots get random seeds; here the seeds repeat."""

import random
import secrets

import pytest


@pytest.fixture(autouse=True)
def bots_repeat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", random.Random(7).getrandbits)
