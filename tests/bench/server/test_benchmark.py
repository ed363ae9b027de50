"""`samedi bench --server`: simulated players at a real server, at a pace that does not wait for it."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from samedi.bench import output
from samedi.bench.server import benchmark, process_usage
from samedi.bench.server.benchmark import Server, limit_sentences, memory_per_table, percentiles
from samedi.bench.server.load import Load
from samedi.core.errors import SamediError
from samedi.core.registry import all_games, find_game

GAME = "little-devils"
COMMAND = [sys.executable, "-m", "samedi", "bench", "--server"]


def quiet(line: str) -> None:
    """Ignore progress."""


def test_the_command_prints_one_document_with_the_results(tmp_path: Path) -> None:
    call = [*COMMAND, "--tables", "3", "--seconds", "2", "--json"]
    done = subprocess.run(
        call, capture_output=True, text=True, timeout=300, env={**os.environ, "TMPDIR": str(tmp_path)}
    )
    assert (done.returncode, done.stderr) == (0, "")
    result = json.loads(done.stdout)
    found = result["server"]
    assert set(result) == {"machine", "server"}
    assert (found["tables"], found["seats"], found["seconds"]) == (3, 4, 2.0)
    assert found["moves"] == 3  # one at each table, every two seconds
    assert 0 < found["latency_ms"]["p50"] <= found["latency_ms"]["p99"] <= found["latency_ms"]["max"]
    assert set(found["cpu_percent"]) == {"server", "bots", "load", "others"}
    assert set(found["memory_bytes"]) == {"server", "table", "left_table", "idle_table"}
    assert found["goal"] == {"p99_ms": 50.0, "server_percent": 60.0, "idle_table_bytes": 40_000}
    assert all(game.name in found["games"] for game in all_games() if 4 in game.seats)
    assert list(tmp_path.iterdir()) == []  # games are not kept


def test_a_stalled_server_is_detected() -> None:
    """Moves stay due at their times: those during the pause count, each with its whole wait."""

    def pause(line: str) -> None:
        if line.startswith("playing") and not line.startswith("playing: 0") and not stopped:
            stopped.append(line)
            pid = server_pid()
            os.kill(pid, signal.SIGSTOP)
            threading.Timer(0.8, os.kill, (pid, signal.SIGCONT)).start()

    stopped: list[str] = []
    found = benchmark.run(2, 3.0, games=[find_game(GAME)], every=0.1, progress=pause)["server"]
    assert stopped
    assert found["moves"] >= 58  # two tables, ten a second, three seconds
    assert found["latency_ms"]["max"] > 600
    assert found["latency_ms"]["p90"] > 200  # a quarter of all moves was due during the pause


def server_pid() -> int:
    """Return the process id of the server that this process started."""
    (children,) = {Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text()}
    running = [int(pid) for pid in children.split() if b"serve" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    return running[-1]


def test_clients_start_a_new_game_after_a_finished_one(tmp_path: Path) -> None:
    async def play(port: int) -> Load:
        async with Load(port, [GAME], 2, 0.002, True) as load:
            await load.open(quiet)
            first = [table.id for table in load.tables]
            load.begin(0.0, 60.0)
            until = time.monotonic() + 240
            while time.monotonic() < until and any(table.id in first or not table.pages for table in load.tables):
                load.check()
                await asyncio.sleep(0.05)
            assert load.finished >= 2
            assert all(table.id not in first and len(table.pages) == 4 for table in load.tables)
            return load

    with Server(tmp_path) as running:
        load = asyncio.run(play(running.port))
    assert load.error is None
    assert running.process.returncode is not None


def test_frames_are_reported_as_compressed_only_if_they_are(tmp_path: Path) -> None:
    async def received(port: int, compressed: bool) -> tuple[int, bool]:
        async with Load(port, [GAME], 1, 0.1, compressed) as load:
            await load.open(quiet)
            return load.received, load.is_compressed

    with Server(tmp_path) as running:
        plain, squeezed = asyncio.run(received(running.port, False))
        assert plain > 4 * 20_000 and not squeezed  # four looks
        asked, squeezed = asyncio.run(received(running.port, True))
        assert squeezed == (asked < plain / 2)  # the server chooses whether to compress


def test_a_server_that_does_not_start_is_reported_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "LIMITS", {"elephants": 1})
    with pytest.raises(SamediError, match=r"the server did not start: .*there is no limit 'elephants'"):
        benchmark.run(1, 0.1)


def test_a_server_that_dies_is_reported_in_a_sentence() -> None:
    def kill(line: str) -> None:
        if line.startswith("playing"):
            os.kill(server_pid(), signal.SIGKILL)

    with pytest.raises(SamediError, match="the server ended too early"):
        benchmark.run(1, 5.0, progress=kill)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=["interrupted", "told-to-end"])
def test_an_interrupted_run_leaves_nothing_behind(how: signal.Signals, tmp_path: Path) -> None:
    call = [*COMMAND, "--tables", "2", "--seconds", "60", "--json"]
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    running = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    server_table = wait_for_server(running.pid)
    running.send_signal(how)
    out, err = running.communicate(timeout=120)
    assert (running.returncode, out, err) == (130, "", "samedi: interrupted\n")
    assert not Path(f"/proc/{server_table}").exists()
    assert list(tmp_path.iterdir()) == []


def wait_for_server(pid: int) -> int:
    until = time.monotonic() + 120
    while time.monotonic() < until:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        if children:
            return int(children[0])
        time.sleep(0.05)
    raise AssertionError("no server was started")


@pytest.mark.parametrize(
    "words", [["--tables", "5"], ["--server", "--peers"], ["--server", "--seats", "3"]], ids=" ".join
)
def test_contradicting_flags_are_wrong_usage(words: list[str]) -> None:
    done = subprocess.run([*COMMAND[:4], *words], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert "--server" in done.stderr


def test_more_tables_than_open_files_are_refused_with_the_possible_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_usage, "allow_files", lambda wanted: 1024)
    with pytest.raises(SamediError, match="1000 tables need 4200 open files and this system allows 1024: --tables 206"):
        benchmark.run()


def found(**changed: Any) -> dict[str, Any]:
    """Figures that meet every goal."""
    return {
        "tables": 1000,
        "seats": 4,
        "every_seconds": 2.0,
        "seconds": 30.0,
        "compressed": True,
        "games": [GAME],
        "moves_a_second": 500.0,
        "wanted_a_second": 500.0,
        "latency_ms": percentiles([0.01, 0.02, 0.03]),
        "load_lag_ms": percentiles([0.001]),
        "cpu_percent": {"server": 50.0, "bots": 0.0, "load": 30.0, "others": 5.0},
        "memory_bytes": {"server": 60_000_000, "table": 300_000, "left_table": None, "idle_table": 20_000},
        "disk_ms": percentiles([0.0003, 0.0005]),
        "drawing_ms": {GAME: 0.5, "voodoo-prince": 0.7},
        "goal": benchmark.GOAL,
        "met": {"p99_ms": True, "server_percent": True, "idle_table_bytes": None},
        "limits": ["The core."],
        **changed,
    }


def test_waits_are_reported_as_percentiles_in_milliseconds() -> None:
    assert percentiles([number / 1000 for number in range(101)]) == {
        "p50": 50.0,
        "p90": 90.0,
        "p99": 99.0,
        "max": 100.0,
    }
    assert percentiles([0.25]) == {"p50": 250.0, "p90": 250.0, "p99": 250.0, "max": 250.0}
    assert percentiles([])["max"] == 0.0


def test_the_memory_of_a_table_is_computed_from_many_tables_only() -> None:
    assert memory_per_table(1_000_000, 5_000_000, 100) == 40_000
    assert memory_per_table(1_000_000, 5_000_000, 3) is None
    assert memory_per_table(None, 5_000_000, 100) is None


def test_the_limit_of_a_server_is_named() -> None:
    calm = limit_sentences(found())
    assert "A move takes 1.00 ms of the server's processor time: one core is full at 2,000 tables" in calm[0]
    assert "At least 0.60 ms of it draw 4 scenes" in calm[1] and "(little-devils 0.50, voodoo-prince 0.70)" in calm[1]
    assert len(calm) == 3
    full = limit_sentences(found(cpu_percent={"server": 99.0, "bots": 0.0, "load": 30.0, "others": 60.0}))
    assert "The server's core is full" in full[2]
    assert "Other programs took 60 % of a core" in full[-1]
    assert any("45 ms late" in line for line in limit_sentences(found(load_lag_ms=percentiles([0.045]))))


def test_a_goal_is_met_missed_or_unknown() -> None:
    assert set(benchmark.goals_met(found()).values()) == {True}
    slow = found(latency_ms=percentiles([0.05]), memory_bytes={"idle_table": None})
    assert benchmark.goals_met(slow) == {"p99_ms": False, "server_percent": True, "idle_table_bytes": None}


def test_the_table_shows_every_figure_beside_its_goal() -> None:
    text = output.server_table(
        {"machine": {**dict.fromkeys(("python", "platform", "cpus", "mode", "date"), "x")}, "server": found()}
    )
    for line in ("moves a second", "p99", "processor, server", "memory, an idle table"):
        assert line in text
    rows = {line[:24].strip(): line[24:].split() for line in text.splitlines()}
    assert rows["p99"] == ["29.8", "ms", "50", "ms", "met"]
    assert rows["processor, server"] == ["50.0", "%", "60", "%", "met"]
    assert rows["memory, an idle table"] == ["20.0", "kB", "40", "kB"]
    assert rows["memory, after play"] == ["–"]
    assert all(line == line.rstrip() and len(line) <= 130 for line in text.splitlines())
