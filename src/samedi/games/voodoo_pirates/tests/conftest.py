"""Tests that use the fixture `reading` run with both readings of the book (rule 16.1)."""

import pytest

from samedi.games.voodoo_pirates.tests import positions


@pytest.fixture(params=list(positions.RITUALS))
def reading(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """What `positions.read` and `positions.start` play with."""
    monkeypatch.setattr(positions, "reading", request.param)
    return str(request.param)
