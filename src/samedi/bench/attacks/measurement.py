"""`samedi bench --attack`: how long honest players wait for a move while an attacker sends hostile traffic."""

import asyncio
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from samedi.bench.attacks.traffic import ATTACKS
from samedi.bench.runner import machine
from samedi.bench.server import process_usage
from samedi.bench.server.benchmark import Server, percentiles
from samedi.bench.server.load import Load
from samedi.console import interrupt_on
from samedi.core.errors import SamediError
from samedi.core.registry import all_games

TABLES = 20  # tables of honest players, four at each
EVERY = 1.0  # seconds from move to move at a table
SECONDS = 8.0  # of each attack
SOCKETS = 4096  # files that an attacker may open
WARM_UP_SECONDS = 2.0  # seconds of attack before moves count
GOAL = 50.0  # milliseconds; 99 of 100 moves reach all players within this time
LIMITS = {
    "tables-an-hour": 10_000,
    "open-tables": 10_000,
}  # honest players share one address; other limits are the default


def run(
    tables: int = TABLES,
    seconds: float = SECONDS,
    *,
    names: Sequence[str] = (),
    progress: Callable[[str], None] = lambda line: None,
) -> dict[str, Any]:
    """Run the named attacks one after the other (none named: all); return what honest players felt."""
    unknown = [name for name in names if name not in ATTACKS]
    if unknown:
        raise SamediError(f"there is no attack {unknown[0]!r:.40} (there is: {', '.join(ATTACKS)})")
    process_usage.allow_files(4 * tables + SOCKETS)
    with TemporaryDirectory(prefix="samedi-attack-") as place, interrupt_on("SIGTERM"):
        rows = {"none": asyncio.run(measure_waits(Path(place) / "none", None, tables, seconds, progress))}
        for name in names or ATTACKS:
            progress(f"{name} …")
            folder = Path(place) / name.replace(" ", "-")
            rows[name] = asyncio.run(measure_waits(folder, name, tables, seconds, progress))
    return {
        "machine": machine(),
        "attack": {"tables": tables, "every_seconds": EVERY, "seconds": seconds, "goal_ms": GOAL, "attacks": rows},
    }


async def measure_waits(
    folder: Path, name: str | None, tables: int, seconds: float, progress: Callable[[str], None]
) -> dict[str, Any]:
    """Start a server and an attack; return the waits of honest players and what the attacker met."""
    folder.mkdir()
    games = [game.name for game in all_games() if 4 in game.seats]
    with Server(folder, LIMITS) as server:
        before = process_usage.memory_of(server.pid)
        async with Load(server.port, games, tables, EVERY, False) as load:
            await load.open(lambda line: None)
            attacker = await start(name, server.port, load.tables[0].id, seconds + WARM_UP_SECONDS) if name else None
            begin = process_usage.seconds_of(server.pid)
            load.begin(WARM_UP_SECONDS, seconds)
            await load.play_until(load.window[1], lambda line: progress(f"{name or 'no attack'}: {line}"))
            after, end = process_usage.memory_of(server.pid), process_usage.seconds_of(server.pid)
            met = json.loads((await attacker.communicate())[0]) if attacker else {}
            await load.wait_for_moves()
            waits, moves = percentiles(load.waits), len(load.waits)
        grown = None if before is None or after is None else after - before
        stderr = server.stderr_file.read_text(errors="replace")
    return {
        "latency_ms": waits,
        "moves": moves,
        "server_percent": None
        if begin is None or end is None
        else round(100 * (end - begin) / (seconds + WARM_UP_SECONDS), 1),
        "memory_grown_bytes": grown,
        "met": met,
        "tracebacks": stderr.count("Traceback"),
        "within_goal": waits["p99"] <= GOAL,
    }


async def start(name: str, port: int, table: str, seconds: float) -> asyncio.subprocess.Process:
    """Start an attacker in a process of its own."""
    words = ("-m", "samedi.bench.attacks.traffic", name, str(port), table, str(seconds))
    return await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)


def table(result: dict[str, Any]) -> str:
    """Return the result as lines for a terminal."""
    found = result["attack"]
    rows = [f"{'attack':18} {'p50 ms':>8} {'p99 ms':>8} {'max ms':>8} {'core %':>7}   what the attacker met"]
    for name, row in found["attacks"].items():
        waits = row["latency_ms"]
        met = ", ".join(f"{what} {count:,}" for what, count in row["met"].items()) or "–"
        mark = " " if row["within_goal"] else "!"
        figures = f"{waits['p50']:8.1f} {waits['p99']:7.1f}{mark} {waits['max']:8.1f} {row['server_percent'] or 0:7.1f}"
        rows.append(f"{name:18} {figures}   {met}")
    rows.append(
        f"Goal: 99 of 100 moves reach all players within {found['goal_ms']:.0f} ms (! marks where they do not)."
    )
    return "\n".join(rows)
