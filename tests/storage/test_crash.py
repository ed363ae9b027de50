"""Acknowledged entries survive `kill -9` at any instant, and none is stored twice."""

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from samedi.storage.models import LogRow
from tests.storage.crash_child import TABLES
from tests.storage.factories import opened, table

CHILD = Path(__file__).with_name("crash_child.py")


def run_and_kill(path: Path, after: float) -> set[tuple[str, int]]:
    """Run a writing process, kill it after so many seconds, return what it acknowledged."""
    with subprocess.Popen([sys.executable, CHILD, path], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout
        assert child.stdout.readline() == "ready\n"
        time.sleep(after)
        child.kill()
        said = child.stdout.read()
    assert child.returncode < 0, "it was killed, it did not fail"
    return {(id, int(number)) for id, _, number in (line.partition(" ") for line in said.splitlines())}


async def logs(path: Path) -> dict[str, tuple[LogRow, ...]]:
    async with opened(path) as store:
        return {str(i): await store.log(str(i)) for i in range(TABLES)}


async def set_up(path: Path) -> None:
    async with opened(path, *(table(str(i)) for i in range(TABLES))):
        pass


def kill_often(path: Path, times: int) -> None:
    asyncio.run(set_up(path))
    instants = random.Random(times)
    acknowledged: set[tuple[str, int]] = set()
    for _ in range(times):
        acknowledged |= run_and_kill(path, instants.uniform(0, 0.12))
        found = asyncio.run(logs(path))
        for log in found.values():
            assert [line.number for line in log] == list(range(len(log)))
            assert [line.code for line in log] == [f"{'roll' if i % 2 else 'move'} {i // 2}" for i in range(len(log))]
            assert len(log) % 2 == 0, "half of a pair is there"
        assert acknowledged <= {(id, line.number) for id, log in found.items() for line in log}
    assert acknowledged, "not one append was in time"


def test_acknowledged_entries_survive_a_kill(tmp_path: Path) -> None:
    kill_often(tmp_path / "killed.db", 8)


@pytest.mark.long
def test_acknowledged_entries_survive_many_kills(tmp_path: Path) -> None:
    kill_often(tmp_path / "killed.db", 50)
