"""Tests in a browser need the bundled client and the project's own Chromium."""

import fcntl
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

sys.path.insert(0, str(ROOT / "build"))
import bundle_client as client  # noqa: E402
import fetch_chromium as chromium  # noqa: E402
import protocol_types  # noqa: E402

__all__ = ["ROOT", "alone", "chromium", "client", "protocol_types"]


@contextmanager
def alone() -> Iterator[None]:
    """Hold the lock under which only one of several processes builds the client."""
    client.STAMPS.mkdir(parents=True, exist_ok=True)
    with open(client.STAMPS / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session", autouse=True)
def ready() -> None:
    """Without a browser these tests fail and say what to do, unless SAMEDI_NO_BROWSER is set."""
    if os.environ.get("SAMEDI_NO_BROWSER", "0") not in ("", "0"):
        pytest.skip("SAMEDI_NO_BROWSER is set")
    try:
        with alone():
            client.bundle()
        chromium.path()
    except (client.NoClient, chromium.NoBrowser) as error:
        pytest.fail(str(error), pytrace=False)
