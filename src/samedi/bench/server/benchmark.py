"""`samedi bench --server`: measure a real server in another process, with players simulated in this one."""

import asyncio
import contextlib
import gc
import random
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

from samedi.bench.runner import machine
from samedi.bench.server import process_usage
from samedi.bench.server.load import SEATS, Load, close_table, load_tables
from samedi.bots.program import defer_signals
from samedi.console import interrupt_on
from samedi.core.errors import SamediError
from samedi.core.game import Game
from samedi.core.registry import all_games
from samedi.engine.session import Session
from samedi.server.rooms.snapshot import Snapshot
from samedi.server.rooms.viewers import Viewer, show_all

TABLES = 1000
SECONDS = 30.0
EVERY = 2.0  # seconds from move to move at a table
WARM_UP_MOVES = 2  # moves at each table before figures count
LOADED_TABLES = 8  # tables that a server loads before its memory is measured, so that words and rules are loaded
SPARE_FILES = 200  # open files besides the sockets
KEPT_UP_SHARE = 0.98  # share of the due moves
FULL_PERCENT = 90.0  # per cent of a core
LATE_MS = 5.0  # milliseconds
OTHERS_PERCENT = 20.0  # per cent of a core
IDLE_TABLES = 64  # tables whose memory is measured while no page is connected
MIDDLE_MOVES = 90  # moves, about half a game
MIN_TABLES_FOR_MEMORY = 50  # fewest tables for a figure of memory
GOAL = {"p99_ms": 50.0, "server_percent": 60.0, "idle_table_bytes": 40_000}
UNLIMITED = 2**31 - 1
LIMITS = {
    "tables-an-hour": UNLIMITED,
    "open-tables": UNLIMITED,
    "messages-a-second": UNLIMITED,
    "messages-at-once": UNLIMITED,
    "frames-a-second": UNLIMITED,
    "frames-at-once": UNLIMITED,
    "requests-a-second": UNLIMITED,
    "requests-at-once": UNLIMITED,
    "running-requests": UNLIMITED,
    "connections": UNLIMITED,
    "rooms": UNLIMITED,
    "idle-seconds": 24 * 3600,
}


class Server:
    """`samedi serve` on a free port. Use it in a `with`."""

    def __init__(self, folder: Path, limits: Mapping[str, int] | None = None) -> None:
        self.call = [sys.executable, "-m", "samedi", "serve", "--port", "0", "--data", str(folder)]
        for name, number in (LIMITS if limits is None else limits).items():
            self.call += ["--limit", f"{name}={number}"]
        self.stderr_file = folder / "complaints"

    def __enter__(self) -> Self:
        try:
            with self.stderr_file.open("wb") as stderr, defer_signals():
                self.process = subprocess.Popen(self.call, stdout=subprocess.PIPE, stderr=stderr)
            self.pid = self.process.pid
            assert self.process.stdout is not None
            found = re.search(rb":(\d+)/", self.process.stdout.readline())
            if found is None:
                raise SamediError(f"the server did not start: {self.last_error()}")
        except BaseException:  # on Ctrl-C too, end the server that was started
            self.stop()
            raise
        self.port = int(found[1])
        return self

    def __exit__(self, *trouble: object) -> None:
        self.stop()

    def stop(self) -> None:
        if not hasattr(self, "process"):  # starting it failed
            return
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def last_error(self) -> str:
        lines = self.stderr_file.read_text(errors="replace").strip().splitlines()
        return lines[-1] if lines else "none"


def run(
    tables: int = TABLES,
    seconds: float = SECONDS,
    *,
    games: Sequence[Game] | None = None,
    every: float = EVERY,
    compressed: bool = True,
    progress: Callable[[str], None] = lambda line: None,
) -> dict[str, Any]:
    """Play games in turn (None: all) at this many tables of four, at a steady pace, for this long."""
    names = [game.name for game in chosen_games(games)]
    wanted = SEATS * tables + SPARE_FILES
    allowed = process_usage.allow_files(wanted)
    if allowed < wanted:
        most = (allowed - SPARE_FILES) // SEATS
        raise SamediError(f"{tables} tables need {wanted} open files and this system allows {allowed}: --tables {most}")
    with TemporaryDirectory(prefix="samedi-bench-") as place, interrupt_on("SIGTERM"):
        folder = Path(place)
        disk = process_usage.disk_waits(folder)
        with Server(folder) as server:
            found = asyncio.run(run_load(server, names, tables, seconds, every, compressed, progress))
        idle = idle_memory(folder / "idle", names, progress) if tables >= MIN_TABLES_FOR_MEMORY else None
        found["memory_bytes"]["idle_table"] = idle
    found["drawing_ms"] = {name: round(1000 * drawing_seconds(name), 3) for name in names}
    figures = {
        "tables": tables,
        "seats": SEATS,
        "every_seconds": every,
        "seconds": seconds,
        "games": names,
        **found,
        "disk_ms": percentiles(disk),
        "goal": GOAL,
    }
    return {"machine": machine(), "server": {**figures, "met": goals_met(figures), "limits": limit_sentences(figures)}}


def goals_met(found: dict[str, Any]) -> dict[str, bool | None]:
    """Tell which goals are reached; None where the figures do not decide."""
    reached = {
        "p99_ms": found["latency_ms"]["p99"],
        "server_percent": found["cpu_percent"]["server"],
        "idle_table_bytes": found["memory_bytes"]["idle_table"],
    }
    return {name: None if reached[name] is None else reached[name] < wanted for name, wanted in GOAL.items()}


def chosen_games(games: Sequence[Game] | None) -> list[Game]:
    """Return the games to play: those named, or all that four can play."""
    if games is None:
        return [game for game in all_games() if SEATS in game.seats]
    for game in games:
        game.check_seats(SEATS)
    return list(games)


async def run_load(
    server: Server,
    names: Sequence[str],
    tables: int,
    seconds: float,
    every: float,
    compressed: bool,
    progress: Callable[[str], None],
) -> dict[str, Any]:
    """Run the whole load on a server, from the first table to the last closed socket."""
    try:
        async with Load(server.port, names, min(LOADED_TABLES, tables), every / 10, compressed) as few:
            await few.open(lambda line: None)
            few.begin(0.0, every)
            await few.play_until(few.window[1], lambda line: progress("warming up"))
        await asyncio.to_thread(process_usage.wait_until_idle, server.pid)
        start = process_usage.memory_of(server.pid)
        async with Load(server.port, names, tables, every, compressed) as load:
            found = await measure_window(server, load, start, seconds, progress)
        await asyncio.to_thread(process_usage.wait_until_idle, server.pid)
        found["memory_bytes"]["left_table"] = memory_per_table(start, process_usage.memory_of(server.pid), tables)
        return found
    except (SamediError, OSError) as error:
        with contextlib.suppress(subprocess.TimeoutExpired):
            await asyncio.to_thread(server.process.wait, 2)  # a server closes its connections before it ends
            raise SamediError(f"the server ended too early: {server.last_error()}") from None
        raise SamediError(f"{error}; the server's last message: {server.last_error()}") from None


async def measure_window(
    server: Server, load: Load, start: int | None, seconds: float, progress: Callable[[str], None]
) -> dict[str, Any]:
    """Measure between warming up and the end; return the figures."""
    await load.open(progress)
    tables = len(load.tables)
    gc.collect()
    gc.freeze()
    try:
        load.begin(WARM_UP_MOVES * load.every, seconds)
        await load.play_until(load.window[0], progress)
        begin, done, received, sent = usage_now(server.pid), load.done, load.received, load.sent
        await load.play_until(load.window[1], progress)
        end, done, received, sent = usage_now(server.pid), load.done - done, load.received - received, load.sent - sent
        busy = process_usage.memory_of(server.pid)
        await load.wait_for_moves()
    finally:
        gc.unfreeze()
    took = end["at"] - begin["at"]
    return {
        "compressed": load.is_compressed,
        "moves": len(load.waits),
        "moves_a_second": round(done / took, 1),
        "wanted_a_second": round(tables / load.every, 1),
        "games_over": load.finished,
        "latency_ms": percentiles(load.waits),
        "load_lag_ms": percentiles(load.lags),
        "cpu_percent": percentages(begin, end, took),
        "bytes_a_second": {"to_pages": round(received / took), "from_pages": round(sent / took)},
        "memory_bytes": {"server": start, "table": memory_per_table(start, busy, tables)},
    }


def limit_sentences(found: dict[str, Any]) -> list[str]:
    """Tell in sentences what limits the figures."""
    used, said = found["cpu_percent"], []
    if found["tables"] >= MIN_TABLES_FOR_MEMORY and used["server"]:
        cost = 10 * used["server"] / found["moves_a_second"]
        full = 1000 / cost * found["every_seconds"]
        drawing_seconds = found["drawing_ms"]
        each = ", ".join(f"{name} {took:.2f}" for name, took in drawing_seconds.items())
        said.append(
            f"A move takes {cost:.2f} ms of the server's processor time: one core is full at {full:,.0f} tables, "
            f"and at {full * GOAL['server_percent'] / 100:,.0f} it is at {GOAL['server_percent']:.0f} %."
        )
        said.append(
            f"At least {statistics.fmean(drawing_seconds.values()):.2f} ms of it draw {SEATS} scenes, "
            f"measured alone after the run ({each})."
        )
    if used["server"] and used["server"] > FULL_PERCENT:
        said.append("The server's core is full, so moves wait for one another.")
    elif found["moves_a_second"] < KEPT_UP_SHARE * found["wanted_a_second"]:
        said.append(
            "The server does not keep up though its core is not full: it waits for its disk or for other programs."
        )
    said.append(
        f"A move is written to disk before it is shown, which takes {found['disk_ms']['p50']:.1f} ms, "
        f"and {found['disk_ms']['p99']:.1f} ms once in a hundred times."
    )
    if found["load_lag_ms"]["p99"] > LATE_MS:
        said.append(
            f"The simulated players were up to {found['load_lag_ms']['p99']:.0f} ms late (p99): "
            "this process was too busy, and the figures include it."
        )
    if used["others"] and used["others"] > OTHERS_PERCENT:
        said.append(f"Other programs took {used['others']:.0f} % of a core; on an idle machine the figures are better.")
    return said


def drawing_seconds(name: str) -> float:
    """Return the seconds to draw the scenes of all seats after a move, in this process: no network, no disk."""
    session, rng = Session(name, SEATS, seed="drawing"), random.Random(name)
    viewers = [Viewer(None, lambda letter: None, lambda code, why: None) for _ in range(SEATS)]
    for seat, viewer in enumerate(viewers):
        viewer.seat = seat
    took: list[float] = []
    while not session.over and len(took) < 2 * MIDDLE_MOVES:
        seat = session.acting[0]
        session.submit(seat, rng.choice(session.choices(seat)))
        start = time.perf_counter()
        show_all(Snapshot(session), viewers)
        took.append(time.perf_counter() - start)
    return statistics.median(took)


def usage_now(pid: int) -> dict[str, Any]:
    """Return the processor seconds of the server, its bots, this process and the whole machine so far."""
    bots = [process_usage.seconds_of(child) or 0.0 for child in process_usage.children_of(pid)]
    return {
        "at": time.monotonic(),
        "server": process_usage.seconds_of(pid),
        "bots": sum(bots) if process_usage.PROC.exists() else None,
        "load": time.process_time(),
        "machine": process_usage.machine_seconds(),
    }


def percentages(begin: dict[str, Any], end: dict[str, Any], took: float) -> dict[str, float | None]:
    """Return shares of one core; `others` is the rest of the machine."""
    used = {
        name: None if None in (begin[name], end[name]) else 100 * (end[name] - begin[name]) / took
        for name in ("server", "bots", "load", "machine")
    }
    whole = used.pop("machine")
    known = [value for value in used.values() if value is not None]
    used["others"] = None if whole is None or len(known) < len(used) else max(0.0, whole - sum(known))
    return {name: None if value is None else round(value, 1) for name, value in used.items()}


def idle_memory(folder: Path, names: Sequence[str], progress: Callable[[str], None]) -> int | None:
    """Return the bytes that a table in the middle of its game takes in a server when no page is open."""
    folder.mkdir()
    with Server(folder) as server:
        tables = asyncio.run(play_half(server, names, progress))
    with Server(folder) as server:
        load_tables(server.port, tables[:LOADED_TABLES])
        process_usage.wait_until_idle(server.pid)
        before = process_usage.memory_of(server.pid)
        load_tables(server.port, tables[LOADED_TABLES:])
        process_usage.wait_until_idle(server.pid)
        return memory_per_table(before, process_usage.memory_of(server.pid), len(tables) - LOADED_TABLES)


async def play_half(server: Server, names: Sequence[str], progress: Callable[[str], None]) -> list[str]:
    """Play tables to the middle of their games, as fast as possible, and close them.

    A server that starts loads open tables at once; closed ones are loaded only on request.

    """
    async with Load(server.port, names, IDLE_TABLES, EVERY, True) as load:
        await load.open(lambda line: progress("memory of idle tables"))
        load.play_fast(MIDDLE_MOVES)
        while load.waiting():
            load.check()
            progress(f"memory of idle tables: {load.done} of {IDLE_TABLES * MIDDLE_MOVES} moves")
            await asyncio.sleep(0.2)
        for table in load.tables:
            await asyncio.to_thread(close_table, server.port, table.id, table.host)
        return [table.id for table in load.tables]


def memory_per_table(before: int | None, after: int | None, tables: int) -> int | None:
    """Return the memory of one table, or None for few tables, because memory is allocated in large pieces."""
    if before is None or after is None or tables < MIN_TABLES_FOR_MEMORY - LOADED_TABLES:
        return None
    return round((after - before) / tables)


def percentiles(seconds: Sequence[float]) -> dict[str, float]:
    """Return percentiles of the delays, in milliseconds."""
    if len(seconds) < 2:
        return dict.fromkeys(("p50", "p90", "p99", "max"), round(1000 * max(seconds, default=0.0), 2))
    cuts = statistics.quantiles(seconds, n=100, method="inclusive")
    found = {"p50": cuts[49], "p90": cuts[89], "p99": cuts[98], "max": max(seconds)}
    return {name: round(1000 * value, 2) for name, value in found.items()}
