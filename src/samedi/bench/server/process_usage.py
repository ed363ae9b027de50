"""Processor time and memory of processes, from Linux's /proc; elsewhere these figures are None."""

import os
import time
from pathlib import Path
from tempfile import TemporaryFile

PROC = Path("/proc")
QUIET = 0.05  # of a core: below this a process counts as idle
LOOK = 0.4  # seconds between two checks


def seconds_of(pid: int) -> float | None:
    """Processor time of a process and all its threads so far."""
    try:
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for part in PROC.glob(f"{pid}/task/*/children") for child in part.read_text().split()]


def machine_seconds() -> float | None:
    """Processor time that everything on this machine has taken so far."""
    try:
        fields = (PROC / "stat").read_text().split("\n", 1)[0].split()[1:]
    except OSError:
        return None
    user, nice, system, _, _, irq, softirq, *_ = map(int, fields)
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int | None:
    """Bytes of memory that a process holds just now."""
    try:
        return int((PROC / str(pid) / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def wait_until_idle(pid: int, longest: float = 30.0) -> None:
    """Wait until a process is idle."""
    until, before = time.monotonic() + longest, seconds_of(pid)
    while time.monotonic() < until:
        time.sleep(LOOK)
        now = seconds_of(pid)
        if now is None or before is None or now - before < QUIET * LOOK:
            return
        before = now


def disk_waits(folder: Path, times: int = 40) -> list[float]:
    """Measure how many seconds the disk under a folder takes to write 4 kB durably: what a commit waits for."""
    waits = []
    with TemporaryFile(dir=folder) as file:
        for _ in range(times):
            file.write(bytes(4096))
            file.flush()
            begin = time.perf_counter()
            os.fsync(file.fileno())
            waits.append(time.perf_counter() - begin)
    return waits


def allow_files(wanted: int) -> int:
    """Raise the limit of open files for this process and its children as far as allowed; return the limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        return allowed
    return wanted if soft == resource.RLIM_INFINITY else soft
