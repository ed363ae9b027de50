"""docs/wire.md tells the truth: its messages are those of the wire, all of them, and its numbers are the numbers."""

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from samedi.table import people, rooms, wire

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
FROM_PAGE, FROM_SERVER = TEXT.split("## From the server")
SPOKEN = wire.Welcome | wire.LookAt | wire.Shown | wire.Ok | wire.No | wire.People | wire.Said | wire.Hint | wire.Pong


def examples(text: str) -> list[str]:
    return [line for block in re.findall(r"```json\n(.*?)```", text, re.S) for line in block.splitlines()]


@pytest.mark.parametrize(("text", "kinds"), [(FROM_PAGE, wire.Heard), (FROM_SERVER, SPOKEN)])
def test_every_kind_of_message_has_an_example_and_every_example_is_one(text: str, kinds: object) -> None:
    shown = {type(msgspec.json.decode(line, type=kinds)) for line in examples(text)}
    assert shown == set(get_args(kinds))


def test_examples_leave_no_field_out() -> None:
    for line in examples(FROM_SERVER):
        kind = type(msgspec.json.decode(line, type=SPOKEN))
        assert set(json.loads(line)) == {"t", *kind.__struct_fields__}


def test_limits_are_those_of_the_program() -> None:
    assert f"{wire.LARGEST // 1024} kB" in TEXT
    assert f"{wire.RATE} a second, {wire.BURST} at once" in TEXT
    assert f"{people.LONGEST_NAME} letters" in TEXT and f"{wire.LONGEST_SAYING} letters" in TEXT
    assert f"{rooms.MOST:,}" in TEXT
