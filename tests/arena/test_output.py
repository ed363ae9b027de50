"""Durations in the arena's progress line."""

import pytest

from samedi.arena.output import duration


@pytest.mark.parametrize(("seconds", "text"), [(12.4, "12 s"), (89, "89 s"), (600, "10 min"), (7200, "2.0 h")])
def test_durations_are_formatted_roughly(seconds: float, text: str) -> None:
    assert duration(seconds) == text
