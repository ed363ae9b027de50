"""`samedi bench --attack` prints the waits of honest players and what the attacker met."""

import json

import pytest

from samedi.cli import main


def test_the_result_has_honest_waits_and_what_the_attacker_met(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--attack", "guessed codes", "--tables", "2", "--seconds", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["attack"]["attacks"]
    assert list(found) == ["none", "guessed codes"]
    assert found["none"]["met"] == {} and found["none"]["moves"] > 0
    row = found["guessed codes"]
    assert sum(row["met"].values()) > 0 and row["moves"] > 0
    assert row["tracebacks"] == 0


def test_an_unknown_attack_is_refused_with_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--attack", "kindness"]) == 1
    assert "there is no attack 'kindness' (there is: pongs, pings, " in capsys.readouterr().err
